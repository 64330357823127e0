/** The commands, as the parser reads them and the help lists them. `usage` follows the command word. */
export const VERBS = [
  {
    name: 'update',
    usage: '…',
    help: 'Continues the job of this thread with the instruction, or starts a job if there is none.',
  },
  { name: 'new', usage: 'new …', help: 'Starts a new job with the instruction.' },
  { name: 'status', usage: 'status', help: 'Checks the job of this thread and updates its status comment.' },
  { name: 'retry', usage: 'retry', help: 'Sends the last instruction of this thread again.' },
  { name: 'help', usage: 'help', help: 'Shows this list.' },
] as const;

/** `update` is also what a command without a verb means. */
export type Verb = (typeof VERBS)[number]['name'];
