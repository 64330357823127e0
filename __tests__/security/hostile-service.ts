import type { Interception, ServeOptions } from '../../fakes/service/serve.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Puts one text in every field of a job that people read, and in an unknown one. */
export function allFields(text: string): Fields {
  return {
    model: text,
    prLink: text,
    archivedAt: text,
    createdAt: text,
    source: { repository: text, ref: text },
    [text.slice(0, 200)]: text,
  };
}

/**
 * Creates a service that responds to a create or a message with `created`, and to reads with
 * `read`.
 */
export function reportJobs({
  created,
  read,
}: Readonly<{ created: Fields; read: Fields }>): ServeOptions {
  return {
    intercept: ({ method }) =>
      method === 'POST'
        ? json(201, { id: 'job_0001', status: 'active', ...created })
        : json(200, read),
  };
}

/** Creates a service that responds for each job by its id, and knows no other. */
export const answerEach = (
  replies: Readonly<Record<string, Interception>>,
): ServeOptions => ({
  intercept: ({ path }) =>
    replies[path.split('/').at(-1) ?? ''] ?? json(404, { error: 'no such job' }),
});

/** Creates a service that responds to every request alike. */
export const answerAlways = (reply: Interception): ServeOptions => ({
  intercept: () => reply,
});

/** Creates a JSON response. A string is used as it is. */
export function json(status: number, body: unknown): Interception {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: { 'content-type': 'application/json' }, body: text };
}
