import { emptyDetails } from '../../domain/subject.ts';
import type { ListedPullRequest } from '../../ports.ts';
import { applyContentFilters } from '../../trigger/content-filter.ts';
import type { ReportInputs } from '../report-inputs.ts';

/** Returns whether the main action would start nothing for a pull request, because of its author or of a label. */
export function isOptedOut(
  { number, author, labels }: Pick<ListedPullRequest, 'number' | 'author' | 'labels'>,
  { ignoreAuthors, skipLabel }: Pick<ReportInputs, 'ignoreAuthors' | 'skipLabel'>,
): boolean {
  const empty = emptyDetails({ kind: 'pull-request', number });
  const details = { ...empty, kind: 'pull-request', author, labels } as const;
  const filters = {
    ignoreAuthors,
    skipLabel,
    needLabel: '',
    paths: [],
    agentLogin: '',
    allowBots: [],
    prereleases: true,
    unmerged: true,
  };
  return applyContentFilters(details, filters, '') !== undefined;
}
