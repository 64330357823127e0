// In the place of the plugins that @actions/github gives its client: a table of all of GitHub's endpoints, and paging. Ours
// are called by their routes, which the types know just as well, and paged by what the thread says of itself.
export function restEndpointMethods() {
  return {};
}

export function paginateRest() {
  return {};
}
