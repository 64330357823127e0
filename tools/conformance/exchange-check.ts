import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';
import type { OpenApi } from '../../fakes/openapi.ts';
import { judgeReply, judgeRequest } from './description.ts';

/** One request with its answer, and what is to be expected of them. */
export type Exchange = Readonly<{
  /** Who speaks: a scenario, an error, the client. */
  scene: string;
  request: ServiceRequest;
  reply: ServiceReply;
  /**
   * `described`: both are held to the description. `refused`: the request is wrong on purpose and the answer says so.
   * `foreign`: the answer is no answer of the service (a gateway's page, a cut body, a state of tomorrow), and the
   * description must notice.
   */
  expected: 'described' | 'refused' | 'foreign';
}>;

/** A row of the table: exchanges of one scene with one operation and one status. */
export type Row = Readonly<{
  scene: string;
  operation: string;
  status: number;
  expected: Exchange['expected'];
  count: number;
  faults: readonly string[];
}>;

/** Holds an exchange to the description: the faults that were not expected, and the expected ones that did not show. */
function checkExchange(
  { request, reply, expected }: Exchange,
  description: OpenApi,
): Readonly<{ operation: string; faults: readonly string[] }> {
  const operation = description.find(request);
  const ofRequest = judgeRequest(description, request);
  if (operation === undefined) {
    const faults = expected === 'refused' && reply.status >= 400 ? [] : ofRequest;
    return { operation: '(none)', faults };
  }
  const ofReply = judgeReply(description, operation, reply);
  const unexpected = {
    described: [...ofRequest, ...ofReply],
    refused: reply.status < 400 ? [`a wrong request was answered ${reply.status}`, ...ofRequest] : ofReply,
    foreign: ofReply.length > 0 ? ofRequest : ['an answer that is none of the service passed as one'],
  };
  return { operation: operation.id, faults: unexpected[expected] };
}

/** The exchanges of each scene by operation and status, in the order in which they first came. */
export function tabulate(exchanges: readonly Exchange[], description: OpenApi): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const exchange of exchanges) {
    const { scene, reply, expected } = exchange;
    const { operation, faults } = checkExchange(exchange, description);
    const key = [scene, operation, reply.status, expected].join('\n');
    const before = rows.get(key) ?? { count: 0, faults: [] };
    const all = [...new Set([...before.faults, ...faults])];
    rows.set(key, { scene, operation, status: reply.status, expected, count: before.count + 1, faults: all });
  }
  return [...rows.values()];
}

/** Answers that the description has and no exchange has shown: `getPageViews 500`. */
export function listUnseen(rows: readonly Row[], { operations }: OpenApi): readonly string[] {
  const seen = new Set(rows.map(({ operation, status }) => `${operation} ${status}`));
  return operations
    .flatMap(({ id, replies }) => Object.keys(replies).map((status) => `${id} ${status}`))
    .filter((answer) => !seen.has(answer));
}
