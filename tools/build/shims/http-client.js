// In the place of @actions/http-client: @actions/core uses it for OIDC tokens only, @actions/github for agents that are
// not used, because requests go through src/service/http.ts.
export class HttpClient {
  getAgent() {
    return undefined;
  }
  getAgentDispatcher() {
    return undefined;
  }
}

export function BearerCredentialHandler() {
  throw new Error('OIDC tokens are not used by this action.');
}
