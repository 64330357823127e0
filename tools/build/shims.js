// In place of parts of packages that this action does not use, and which terser cannot recognise as unused. tsconfig.json says which.
// Requests go through src/service/http.ts, and name their routes.

/** @actions/http-client (680 kB with undici, 30 ms at start): @actions/core has it for OIDC tokens, @actions/github for agents. */
export class HttpClient {
  getAgent() {
    return undefined;
  }
  getAgentDispatcher() {
    return undefined;
  }
}

export function BearerCredentialHandler() {
  throw new Error('This action does not use OIDC tokens.');
}

/** undici, which @actions/github would use for its own requests. */
export function fetch() {
  throw new Error('Requests go through src/service/http.ts.');
}

/** json-with-bigint, with which Octokit parses responses: 3 ms for each page of comments, for numbers larger than any id of GitHub. */
export const JSONParse = JSON.parse;
export const JSONStringify = JSON.stringify;

/** content-type (5 kB), with which Octokit looks for JSON. */
export function parse(header) {
  return { type: header.split(';', 1)[0].trim().toLowerCase(), parameters: {} };
}

/** Plugins of @actions/github (100 kB): a method for each endpoint of GitHub, and paging. */
export function restEndpointMethods() {
  return {};
}

export function paginateRest() {
  return {};
}

/** @octokit/graphql (3 kB). */
export function withCustomRequest() {
  return { defaults: () => undefined };
}
