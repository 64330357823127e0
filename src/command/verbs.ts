/** The verbs of a comment command, in the order in which the help shows them. `form` is what follows the command word. */
export const VERBS = [
  {
    form: '…',
    help: 'Sends the instruction to the job of this thread, or starts a job if there is none.',
  },
  {
    form: 'update',
    help: 'The same without an instruction: updates the docs for this pull request.',
  },
  { form: 'new …', help: 'Starts a new job with the instruction, even if the thread has one.' },
  { form: 'status', help: 'Checks the job of this thread once and updates its status comment.' },
  { form: 'retry', help: 'Submits the last instruction of this thread again.' },
  { form: 'help', help: 'Shows these commands.' },
] as const satisfies readonly { form: string; help: string }[];
