// In place of @actions/http-client, which with undici would add 680 kB and 30 ms at start: @actions/core uses it for OIDC tokens,
// @actions/github for agents. This action needs neither: its requests go through src/service/http.ts.
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
