import { parseJson } from '../parse.ts';
import type { ServiceRequest } from './exchange.ts';
import type { Turn } from './jobs.ts';
import { isScenarioName, readScenario, SCENARIOS } from './scenarios.ts';

/** The prompt of a create or a message, and the scenario that it names. */
type Instruction = Readonly<Pick<Turn, 'prompt'> & Partial<Pick<Turn, 'scenario'>>>;

/**
 * Reads the body of a create or a message (service document §2.2). It is stricter than the document: a property besides `prompt` is an
 * error, so that a client that sends too much is noticed.
 */
export function readInstruction({
  headers,
  body: text,
}: ServiceRequest): Readonly<{ instruction: Instruction } | { error: string }> {
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') return { error: 'Content-Type must be application/json' };
  const body = parseJson(text);
  if (body === undefined) return { error: 'Request body is not valid JSON' };
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { error: 'Request body must be an object' };
  const { prompt, ...others }: Readonly<{ prompt?: unknown }> = body;
  if (prompt === undefined) return { error: 'prompt is required' };
  if (typeof prompt !== 'string') return { error: 'prompt must be a string' };
  if (prompt === '') return { error: 'prompt must contain at least 1 character' };
  const unknown = Object.keys(others);
  if (unknown.length > 0) return { error: `Unrecognised properties: ${unknown.join(', ')}` };
  const scenario = readScenario(prompt);
  if (scenario === undefined) return { instruction: { prompt } };
  return isScenarioName(scenario)
    ? { instruction: { prompt, scenario } }
    : { error: `Unknown scenario. Write one of ${Object.keys(SCENARIOS).join(', ')}` };
}
