// In place of parts of packages that this action does not use, and which terser cannot recognise as unused. tsconfig.json says which.
// Without these three, the code of undici is loaded at the start, and the action is slower than an inline script.

/** @actions/http-client, which @actions/core has for OIDC tokens, and @actions/github for agents. */
export class HttpClient {
  getAgent() {
    return undefined;
  }
  getAgentDispatcher() {
    return undefined;
  }
}

/** @actions/http-client/lib/auth, which @actions/core has for OIDC tokens. */
export function BearerCredentialHandler() {
  throw new Error('This action does not use OIDC tokens.');
}

/** undici, which @actions/github would use for requests behind a proxy. */
export function fetch() {
  throw new Error('Requests go through src/http/send.ts.');
}
