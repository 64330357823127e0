/**
 * Each check finds what it is for.
 */
import { describe, expect, it } from '@jest/globals';
import { checkExamples } from '../../docs-check/examples.ts';
import { checkLinks } from '../../docs-check/links.ts';
import { checkNamedFiles } from '../../docs-check/named-files.ts';
import { checkOutcomes } from '../../docs-check/outcomes.ts';
import { parsePage, sectionOf, slugOf, type Page } from '../../docs-check/pages.ts';
import { checkReached } from '../../docs-check/reached.ts';
import { checkSnippets } from '../../docs-check/snippets.ts';
import { checkInputList, checkQuotations } from '../../docs-check/troubleshooting.ts';
import { packageRoot } from '../../standin/runner/package-root.ts';

const root = packageRoot();
const page = (text: string, path = 'docs/page.md'): Page => parsePage(path, text);

describe('anchors, as GitHub makes them', () => {
  it.each([
    ['Quick start', 'quick-start'],
    ['`pr-opened`', 'pr-opened'],
    ['What is sent, and when again?', 'what-is-sent-and-when-again'],
    ['The file: `a.yml` & more', 'the-file-ayml--more'],
    ['[A link](other.md) in it', 'a-link-in-it'],
    ['Über uns', 'über-uns'],
    ['snake_case', 'snake_case'],
  ])('%s', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });

  it('count on where a heading comes again', () => {
    expect([...page('# Same\n\n## Same\n\n## Same\n').anchors]).toEqual(['same', 'same-1', 'same-2']);
  });

  it('are none in code', () => {
    expect([...page('# One\n\n```sh\n# two\n```\n').anchors]).toEqual(['one']);
  });
});

describe('the list of guides', () => {
  const faults = (list: string): readonly string[] =>
    checkReached([
      page(list, 'docs/README.md'),
      page('# A', 'docs/a.md'),
      page('# B', 'docs/decisions/b.md'),
      page('# C', 'src/c.md'),
    ]).faults;

  it('has each by itself or by its folder', () => {
    expect(faults('[A](a.md#part), [decisions](decisions)')).toEqual([]);
  });

  it('is told what it lacks', () => {
    expect(faults('[A](other/a.md), [C](../src/c.md), [decisions](decision)')).toEqual([
      'docs/a.md is not linked from docs/README.md.',
      'docs/decisions/b.md is not linked from docs/README.md.',
    ]);
  });
});

describe('names of files', () => {
  const faults = (text: string): readonly string[] => checkNamedFiles([page(text)], root).faults;

  it.each([
    '`src/domain.ts`',
    '`examples/`',
    '`build/pictures/`',
    '`rejected/forbidden`',
    'src/gone.ts',
    '`docs/**`',
  ])('may stand: %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it('are told where there is no such file', () => {
    expect(faults('One\n\n`src/domain.ts` and `src/gone.ts`, `standin/gone/`')).toEqual([
      'docs/page.md:3: src/gone.ts is not there.',
      'docs/page.md:3: standin/gone/ is not there.',
    ]);
  });
});

describe('links', () => {
  const faults = (text: string): readonly string[] => checkLinks([page(`# Here\n\n${text}\n`)], root).faults;

  it.each([
    '[a](../README.md)',
    '[a](#here)',
    '[`a`](../action.yml)',
    '![a](pictures/status-comment-light.png)',
    '<img src="pictures/status-comment-light.png">',
    '[a](https://example.com/gone)',
    '`[a](gone.md)`',
    '```\n[a](gone.md)\n```',
    '[a]: ../README.md',
  ])('may lead on: %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ['[a](gone.md)', 'docs/page.md:3: gone.md is not there.'],
    ['[a](#gone)', 'docs/page.md:3: #gone names no heading of docs/page.md.'],
    ['[a](../../other/x.md)', 'docs/page.md:3: ../../other/x.md leads out of the repository.'],
    ['<img srcset="gone.png">', 'docs/page.md:3: gone.png is not there.'],
    ['[a]: gone.md', 'docs/page.md:3: gone.md is not there.'],
  ])('may not be dead: %s', (text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });
});

describe('the other checks', () => {
  it('miss an outcome and a reason, and find one that does not exist', () => {
    const guide = page('## `failed`\n\n| reason | means |\n| --- | --- |\n| `boredom` | … |\n');
    const { faults } = checkOutcomes({ guide, readme: page('', 'README.md') });
    expect(faults).toContain('docs/page.md: failed/boredom is none of the endings.');
    expect(faults).toContain('docs/page.md: rejected/not-sent is not told.');
    expect(faults).toContain('README.md: pr-opened is not told.');
  });

  it('miss a sentence, and find one that is never said', () => {
    const { faults } = checkQuotations(page('> The job was eaten.\n\n> Nothing was\n> started.\n'));
    expect(faults).toContain('docs/page.md quotes what is never said: The job was eaten.');
    expect(faults).toContain('docs/page.md does not quote: The job is not affected.');
    expect(faults).not.toContain('docs/page.md does not quote: Nothing was started.');
  });

  it('find an old list of sentences', () => {
    const old = page('<!-- wrong inputs -->\n\n- Old.\n\n<!-- /wrong inputs -->\n');
    expect(checkInputList(old, root).faults).toHaveLength(1);
  });

  it('find an example that nobody plays, and that no recipe has', () => {
    const example = { path: 'examples/new.yml', name: 'New' };
    const recipes = page('[x](../examples/other.yml)');
    expect(checkExamples({ examples: [example], sceneNames: new Set(), recipes }).faults).toHaveLength(2);
    const known = {
      examples: [example],
      sceneNames: new Set(['New']),
      recipes: page('[x](../examples/new.yml)'),
    };
    expect(checkExamples(known).faults).toEqual([]);
  });

  const yaml = (text: string): readonly string[] =>
    checkSnippets({ pages: [page(`\`\`\`yaml\n${text}\n\`\`\`\n`)], sceneNames: new Set(['Known']) }).faults;
  it.each([
    [
      'a workflow that nobody plays',
      'name: New\non: push\njobs: { a: { steps: [] } }',
      'no scene plays "New"',
    ],
    ['YAML that is no part of a workflow', 'a: 1', 'neither a workflow nor jobs nor steps'],
  ])('find %s', (_, text, fault) => {
    expect(yaml(text).join('\n')).toContain(fault);
  });
  it('let a workflow be that is played', () => {
    expect(yaml('name: Known\non: push\njobs: { a: { steps: [] } }')).toEqual([]);
  });
});

it('a section ends where the next of its level begins', () => {
  expect(sectionOf(page('## A\n\none\n\n### B\n\ntwo\n\n## C\n\nthree\n'), 'A')).toBe(
    '\none\n\n### B\n\ntwo\n',
  );
});
