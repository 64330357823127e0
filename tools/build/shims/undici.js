// In place of undici, which @actions/github would use for its own requests. They go through src/service/http.ts.
export function fetch() {
  throw new Error('Requests go through src/service/http.ts.');
}
