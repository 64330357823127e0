import { invalid, ok, combine, type ParseResult } from './parse.ts';

/** Where the service is and who we are to it. */
export type ConnectionInputs = Readonly<{ apiKey: string; projectId: string; baseUrl: URL }>;

/** Names of the inputs that every action here shares. */
export const CONNECTION_INPUTS = ['api-key', 'project-id', 'base-url'] as const;

/** Reads them through `raw`, which gives an input's text without surrounding white space, empty when it is not given. */
export function parseConnection(
  raw: (name: (typeof CONNECTION_INPUTS)[number]) => string,
): ParseResult<ConnectionInputs> {
  return combine<ConnectionInputs>({
    apiKey: parseApiKey(raw('api-key')),
    projectId: parseProjectId(raw('project-id')),
    baseUrl: parseBaseUrl(raw('base-url')),
  });
}

/** The sentence for a key that is not there; the one fault that has a reason of its own. */
export const MISSING_API_KEY =
  '`api-key` is empty. Add the admin API key as a repository or organization secret and write ' +
  '`api-key: ${{ secrets.DOCS_API_KEY }}`; check the spelling of the secret, and that this event gets secrets.';

/** The usual slip of those who have written it down somewhere. */
const VARIABLE_HINT = 'If it comes from `vars`, check its name, and that it is a variable and not a secret.';

/** Reads `api-key`. */
export function parseApiKey(text: string): ParseResult<string> {
  if (text === '') return invalid(MISSING_API_KEY);
  // Kinds of key that the known service issues beside the admin key; no prefix is ever required.
  if (text.startsWith('mint_dsc_'))
    return invalid(
      '`api-key` is an assistant key. Create an admin API key on the API keys page of the dashboard and use that.',
    );
  if (text.startsWith('mint_us_'))
    return invalid(
      '`api-key` is a search key. Create an admin API key on the API keys page of the dashboard and use that.',
    );
  if (!/^[\u0021-\u007e]+$/.test(text))
    return invalid(
      '`api-key` has white space or characters inside that no key has. Paste the secret again, the key alone on one line.',
    );
  return ok(text);
}

/** Reads `project-id`. */
export function parseProjectId(text: string): ParseResult<string> {
  if (text === '')
    return invalid(
      `\`project-id\` is empty. Copy the project ID from the API keys page of the dashboard. ${VARIABLE_HINT}`,
    );
  if (
    text === '.' ||
    text === '..' ||
    /[\u0000-\u001f\u007f]/.test(text) ||
    text.length > 256 ||
    !text.isWellFormed()
  )
    return invalid(
      '`project-id` is not an identifier. Copy the project ID from the API keys page of the dashboard.',
    );
  return ok(text);
}

/** Reads `base-url`. */
export function parseBaseUrl(text: string): ParseResult<URL> {
  const write = 'Write the address of the service’s API, for example https://api.example.com.';
  if (text === '')
    return invalid(
      `\`base-url\` is empty, and it has no default because the API key is sent there. ${write} ${VARIABLE_HINT}`,
    );
  const url = URL.parse(text);
  if (url === null) return invalid(`\`base-url\` is not a URL. ${write}`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return invalid(`\`base-url\` begins with ${url.protocol}//, which is not supported. ${write}`);
  if (url.username !== '' || url.password !== '')
    return invalid(`\`base-url\` carries a user name or password. ${write} The key goes into \`api-key\`.`);
  if (/[?#]/.test(text)) return invalid(`\`base-url\` carries a query or a fragment. ${write}`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return invalid(
      `\`base-url\` is plain http to ${url.hostname}: the API key would travel unprotected. ` +
        'Write `https://…` (plain http is accepted for this machine only, as `http://127.0.0.1:8080`).',
    );
  return ok(url);
}

/** By the address itself, never by what a name resolves to: a name that resolves to loopback here need not do so elsewhere. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
