// In place of two plugins of @actions/github, which would add 100 kB: a method for each endpoint of GitHub, and paging.
// Requests name their routes, which have the same types.
export function restEndpointMethods() {
  return {};
}

export function paginateRest() {
  return {};
}
