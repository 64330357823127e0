// In the place of undici, which @actions/github would load for requests through a proxy. Ours go through src/service/http.ts,
// which speaks to proxies with Node's own agents.
export function fetch() {
  throw new Error('Requests go through src/service/http.ts.');
}
