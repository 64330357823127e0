/** A login for comparisons: GitHub ignores its letter case, and people also write an `@` before it. */
export function normalizeLogin(login: string): string {
  return login.trim().toLowerCase().replace(/^@/, '');
}
