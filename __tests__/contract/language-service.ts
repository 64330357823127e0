/**
 * GitHub's own checks of a workflow file, as its editor extension makes them, with our actions' own metadata.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate, type ActionsMetadataProvider } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

type Metadata = Awaited<ReturnType<ActionsMetadataProvider['fetchActionMetadata']>>;

/** Ours as they stand in this checkout. Those of others exist, as far as this knows, and take anything. */
const metadata: ActionsMetadataProvider = {
  fetchActionMetadata: ({ owner, name, path = '' }) => {
    if (name !== 'docs-agent-action') return Promise.resolve({ name: `${owner}/${name}`, description: '' });
    const file = join(path, 'action.yml');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    return Promise.resolve(text === undefined ? undefined : (parse(text) as Metadata));
  },
};

/** What GitHub has to say against a workflow (or an `action.yml`): `4: Invalid action input 'api-kee'`. */
export async function complaints(text: string, file = '.github/workflows/docs.yml'): Promise<string[]> {
  // Inputs of `uses: ./` are not checked; by its full name the same action is.
  const named = text.replaceAll(/(\buses: )\.\/?(\S*)/g, (_, uses: string, path: string) =>
    `${uses}OWNER/docs-agent-action/${path}@v1`.replace('/@', '@'),
  );
  // What was found is remembered by address, so each text gets one of its own.
  const document = TextDocument.create(`file:///${crypto.randomUUID()}/${file}`, 'yaml', 1, named);
  const found = await validate(document, { actionsMetadataProvider: metadata });
  return found.map(
    ({ message, range }) =>
      `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}
