import { notOk, ok } from '../domain/errors.ts';
import { hasCredentials } from '../text/urls.ts';
import { invalidValue, type ParseResult, type Values } from './parse.ts';

/** Address and credentials of the service. All actions share these inputs. */
export const CONNECTION_INPUTS = {
  'api-key': parseApiKeys,
  'project-id': parseProjectId,
  'base-url': parseBaseUrl,
};
export type ConnectionInputs = Values<typeof CONNECTION_INPUTS>;

/** Visible characters of ASCII, without the comma that people write between keys: the form of every key. */
const KEY = /^[\u0021-\u002b\u002d-\u007e]+$/;

/** Prefixes of the other keys that the known service issues. The right one needs no prefix. */
const OTHER_KEYS = { mint_dsc_: 'an assistant key', mint_us_: 'a search key' };

const VARIABLE_HINT =
  'If it comes from `vars`, check the name of the variable, and that it is not a secret.';

/** Quotes of any kind, which people copy from files. No key begins or ends with one. */
const QUOTED = /^[\p{Pi}\p{Pf}"'`„‚]|[\p{Pi}\p{Pf}"'`„‚]$/u;

/** Length below which a key could be guessed: anyone who can read a status comment can try keys on its signature. */
const MIN_KEY_LENGTH = 16;

/** Parses the keys, one on each line. The first one is for new jobs, all of them verify. */
export function parseApiKeys(text: string): ParseResult<readonly string[]> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) {
    return notOk(
      '`api-key` is empty. Add the admin API key as a secret of the repository or organization, and set `api-key: ${{ secrets.DOCS_API_KEY }}`. ' +
        'If the secret exists, check its name, and the `environment` of the workflow job if the secret belongs to one. ' +
        'If another workflow calls this one, it must pass the secret, for example with `secrets: inherit`.',
    );
  }
  for (const line of lines) {
    const problem = findProblem(line);
    if (problem !== undefined) return notOk(problem);
  }
  return ok(lines);
}

/** Returns why a line is no key. It is not quoted, because it may be most of one. */
function findProblem(line: string): string | undefined {
  if (QUOTED.test(line.trim())) {
    return '`api-key` has quotes around it. Save the secret again, without them.';
  }
  for (const [prefix, kind] of Object.entries(OTHER_KEYS)) {
    if (line.startsWith(prefix)) {
      return `\`api-key\` is ${kind}. Create an admin API key on the API keys page of the dashboard, and use that.`;
    }
  }
  if (!KEY.test(line)) {
    return '`api-key` contains characters that no key has, such as white space or a comma. Set the secret again, to the key alone. Several keys have a line each.';
  }
  if (line.length < MIN_KEY_LENGTH) {
    return `A line of \`api-key\` has fewer than ${MIN_KEY_LENGTH} characters, so it cannot be an API key. Save the secret again.`;
  }
  return undefined;
}

/** An ID has no slash, which is that of an address or of a repository. */
const PLAIN_ID = /^[^/\u0000-\u001f\u007f]{1,256}$/;

function parseProjectId(text: string): ParseResult<string> {
  const remedy = 'Copy the project ID from the API keys page of the dashboard.';
  if (text === '') return invalidValue('project-id', text, `${remedy} ${VARIABLE_HINT}`);
  if (QUOTED.test(text)) {
    return notOk(
      '`project-id` has quotes around it. Save the variable again, without them.',
    );
  }
  const isUsable = PLAIN_ID.test(text) && text.isWellFormed();
  const isDots = text === '.' || text === '..';
  if (isUsable && !isDots) return ok(text);
  return invalidValue('project-id', text, remedy);
}

export function parseBaseUrl(text: string): ParseResult<URL> {
  const remedy =
    'Use the address of the service’s API, for example `https://api.mintlify.com`.';
  if (text === '') {
    return notOk(
      `\`base-url\` is empty. It has no default, because the API key is sent to it. ${remedy} ${VARIABLE_HINT}`,
    );
  }
  const url = URL.parse(text);
  if (url === null) return notOk(`\`base-url\` is not a URL. ${remedy}`);
  const isEncrypted = url.protocol === 'https:';
  if (!isEncrypted && url.protocol !== 'http:') {
    return notOk(
      `\`base-url\` starts with ${url.protocol}//, which is not supported. ${remedy}`,
    );
  }
  if (hasCredentials(url)) {
    return notOk(
      `\`base-url\` contains a user name or password. ${remedy} Set the key as \`api-key\`.`,
    );
  }
  if (/[?#]/.test(text)) {
    return notOk(`\`base-url\` contains a query or a fragment. ${remedy}`);
  }
  const mistaken = findOtherPage(url);
  if (mistaken !== undefined) return notOk(`\`base-url\` is ${mistaken}. ${remedy}`);
  if (!isEncrypted && !isLoopback(url.hostname)) {
    return notOk(
      '`base-url` uses http, which would send the API key unencrypted. Use https. (http is accepted for the runner itself, as in `http://127.0.0.1:8080`.)',
    );
  }
  return ok(url);
}

/** The one hosted service that is known to offer the API. */
const KNOWN_SERVICE = {
  api: 'https://api.mintlify.com',
  dashboard: 'https://app.mintlify.com',
};

/** The other sites of the known service. Its docs sites are below the last three. */
const OTHER_SITES =
  /^(?:(?:www\.|app\.|dashboard\.|docs\.)?mintlify\.com|.+\.mintlify\.(?:app|dev|site))$/;

/** The beginning of the path of each endpoint (service document §4). */
const ENDPOINT = /\/v\d+\/(?:agent|analytics)(?:\/|$)/;

/** Finds the page that an address names instead of the API; undefined if it is none that is known. */
function findOtherPage({ hostname, pathname }: URL): string | undefined {
  if (OTHER_SITES.test(hostname)) {
    return 'the address of a dashboard, a website or a docs site, not of the API';
  }
  if (ENDPOINT.test(pathname)) {
    return 'the address of an endpoint. The action adds the path itself';
  }
  return undefined;
}

/** Returns the page that comments link to; undefined if the service is not the known one. */
export function dashboardOf(baseUrl: URL): string | undefined {
  return baseUrl.origin === KNOWN_SERVICE.api ? KNOWN_SERVICE.dashboard : undefined;
}

const LOOPBACK_IPV4 = /^127(\.\d{1,3}){3}$/;

/**
 * Recognises the runner itself by its address, not by resolving a name, which may resolve to another
 * address on another machine.
 */
function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true;
  return LOOPBACK_IPV4.test(hostname);
}
