/** Explains states of our own account that are signed with a key that the run does not have. */
import type { Runner } from '../ports.ts';
import { pluralize } from './format.ts';
import type { NothingSent } from '../domain/run-result.ts';
import type { SigningInput } from './service-errors.ts';

/**
 * A function that warns of such states, once for each repository, `owner/name`. `count` is their number
 * in a list of comments.
 */
export type WarnOfUnknown = (repository: string, count: number) => void;

export function createWarnOfUnknown(
  runner: Pick<Runner, 'warning'>,
  signedBy: SigningInput,
): WarnOfUnknown {
  const warned = new Set<string>();
  return (repository, count) => {
    const name = repository.toLowerCase();
    if (count === 0 || warned.has(name)) return;
    warned.add(name);
    const seen = `${pluralize(count, 'status comment')} in ${repository}`;
    runner.warning(
      `Signed with a key that this workflow does not have, and therefore ignored: ${seen}. ${KEY_REMEDY[signedBy]}`,
      'Docs agent',
    );
  };
}

/** Remedies that make the states count again. */
const KEY_REMEDY: Readonly<Record<SigningInput, string>> = {
  'api-key':
    'If you have replaced the API key, save the old one as the secret `DOCS_SIGNING_KEY` and set `signing-key: ${{ secrets.DOCS_SIGNING_KEY }}`. ' +
    'If another workflow has written there, give all workflows the same `signing-key`.',
  'signing-key':
    'If you have changed the signing key, save the earlier one again as `signing-key`. ' +
    'If another workflow has written there, give all workflows the same `signing-key`.',
};

/** Details that steps depend on: the signing input, and the command word if a command started the run. */
type Service = Readonly<{ signedBy: SigningInput; command?: string | undefined }>;

/** Returns the result of a command in a thread whose newest state is such a one. */
export function unknownSignature({ signedBy, command = '/docs' }: Service): NothingSent {
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'misconfigured', reason: 'unknown-signature' },
    message:
      'The newest status comment of this thread is signed with a key that this workflow does not have, so its job is not known. Nothing was submitted.',
    steps: [
      `${KEY_REMEDY[signedBy]} Then comment again.`,
      `If that key has leaked or is lost, comment \`${command} new …\` with an instruction. This starts a new job, and the old one is not continued.`,
    ],
  };
}

/** Returns the result of an event that such a state names as its trigger. */
export function unknownSubmission({ signedBy }: Service): NothingSent {
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'unconfirmed', reason: 'state-unavailable' },
    message:
      'A status comment of this thread shows that this event may have been submitted, but it is signed with a key that this workflow does not have. Nothing was submitted now.',
    steps: [
      `${KEY_REMEDY[signedBy]} Then run the workflow again.`,
      'If that key has leaked or is lost, check the dashboard. If it shows no work on the request, delete the status comment and run the workflow again.',
    ],
  };
}

/** Returns the result of a run with `subject: since-last` in a thread whose newest state is such a one. */
export function unknownStartingPoint({ signedBy }: Service): NothingSent {
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'unconfirmed', reason: 'state-unavailable' },
    message:
      'The newest status comment is signed with a key that this workflow does not have, so the starting commit is unknown. Nothing was submitted. The next run will cover these commits.',
    steps: [
      KEY_REMEDY[signedBy],
      'If that key has leaked or is lost, delete the status comment. The next run then covers the newest commit only. For earlier commits, start a run with `subject: commits:<a>..<b>`.',
    ],
  };
}
