/** The inputs of a connection, for runs in memory. */
export const CONNECTION: Readonly<Record<string, string>> = {
  'api-key': 'secret-key',
  'project-id': 'docs',
  'base-url': 'https://api.example.com',
};
