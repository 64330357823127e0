// In the place of GitHub's other API, which nothing here asks: @octokit/core gives every client one.
export function withCustomRequest() {
  return { defaults: () => undefined };
}
