import { refuse, type ServiceReply, type ServiceRequest } from './exchange.ts';
import { SCENARIOS, readScenario, type ScenarioName } from './scenarios.ts';

/** The body of a create or a message; `scenario` is the one that the prompt chooses, if any. */
export type Instruction = Readonly<{ prompt: string; scenario: ScenarioName | undefined }>;

/**
 * Reads the prompt payload (service document §2.2). It is stricter than the document: a property beside
 * `prompt` is refused, so that a client which sends more than it should is noticed.
 * @returns the instruction, or the 400 that says what is wrong with the body
 */
export function readInstruction(
  request: ServiceRequest,
): Readonly<{ instruction: Instruction } | { refusal: ServiceReply }> {
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') return wrong('Content-Type must be application/json');
  const body = parseJson(request.body);
  if (body === undefined) return wrong('Request body is not valid JSON');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return wrong('Request body must be an object');
  }
  const { prompt, ...others }: Readonly<{ prompt?: unknown }> = body;
  if (prompt === undefined) return wrong('prompt is required');
  if (typeof prompt !== 'string') return wrong('prompt must be a string');
  if (prompt === '') return wrong('prompt must contain at least 1 character');
  const unknown = Object.keys(others);
  if (unknown.length > 0) return wrong(`Unrecognised properties: ${unknown.join(', ')}`);
  const scenario = readScenario(prompt);
  if (typeof scenario === 'object') {
    return wrong(
      `The prompt names no scenario of the fake; write one of ${Object.keys(SCENARIOS).join(', ')}`,
    );
  }
  return { instruction: { prompt, scenario } };
}

function wrong(error: string): Readonly<{ refusal: ServiceReply }> {
  return { refusal: refuse(400, error) };
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
