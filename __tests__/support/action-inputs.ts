import { readManifest } from '../../fakes/runner/manifest.ts';

const CONNECTION = {
  'api-key': 'mint_secret_key_1',
  'project-id': 'docs',
  'base-url': 'https://api.example.com',
};

/** Reads inputs as the runner passes them: those that are not given have the default of the action. */
export function inputsOf(
  action: string,
  given: Readonly<Record<string, string>> = {},
): (name: string) => string {
  const values: Record<string, string> = {
    ...readManifest(action).defaults,
    ...CONNECTION,
    ...given,
  };
  return (name) => values[name] ?? '';
}
