// Moves the tag of a major version to a published release: node tools/release/move-major-tag.mjs v1.2.3
// The workflow major-tag.yml runs it. README.md describes when a tag moves.
import { fileURLToPath } from 'node:url';
import { gitAt, newestVersion, parseVersion, run } from './versions.mjs';

/**
 * Decides whether the tag of the major version moves to the release `tag`. Returns `command` if it
 * does, `reason` if this release moves no tag, and `error` if the release should not exist.
 */
export function planMove(root, { tag, repository }) {
  const version = tag.startsWith('v') ? parseVersion(tag.slice(1)) : undefined;
  if (version === undefined) return { error: `${tag} is not the tag of a release.` };
  const { major, isPrerelease } = version;
  // Nobody should follow a prerelease unintentionally, and before 1.0.0 there is nothing to follow.
  if (isPrerelease) return { reason: `${tag} is a prerelease.` };
  if (major === 0) return { reason: `${tag} is older than 1.0.0.` };

  const git = gitAt(root);
  const sha = git('rev-parse', '--verify', `refs/tags/${tag}^{commit}`);
  const branches = ['main', `v${major}.x`];
  const remote = branches.map((branch) => `origin/${branch}`);
  if (git('branch', '--remotes', '--list', ...remote, '--contains', sha) === '') {
    return { error: `${tag} is not a commit of ${branches.join(' or ')}.` };
  }
  const newest = newestVersion(git, major);
  if (newest.text !== version.text) {
    return { error: `v${newest.text} is newer than ${tag}.` };
  }

  const refs = `repos/${repository}/git/refs`;
  const name = `tags/v${major}`;
  const exists = git('tag', '--list', `v${major}`) !== '';
  const change = exists
    ? ['PATCH', `${refs}/${name}`, '-f', `sha=${sha}`, '-F', 'force=true']
    : ['POST', refs, '-f', `ref=refs/${name}`, '-f', `sha=${sha}`];
  return { command: ['gh', 'api', '--method', ...change] };
}

function main([tag = '']) {
  const root = process.cwd();
  const repository = process.env.GITHUB_REPOSITORY ?? 'OWNER/docs-agent-action';
  const { command, reason, error } = planMove(root, { tag, repository });
  if (error !== undefined) {
    console.error(`✗ No tag is moved: ${error}`);
    return 1;
  }
  if (reason !== undefined) {
    console.log(`✓ No tag is moved: ${reason}`);
    return 0;
  }
  const [program, ...words] = command;
  console.log(`runs: ${command.join(' ')}`);
  run(program, words, root);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2));
}
