/** Inputs that are secrets. Masking, redaction and the search in prompts all use this list. */

/** Names in `action.yml`. */
export const SECRET_INPUTS = [
  'api-key',
  'signing-key',
  'github-token',
  'docs-token',
] as const;
export type SecretInput = (typeof SECRET_INPUTS)[number];

/** A secret, and the name of the input that has it. */
export type Secret = Readonly<{ input: SecretInput; value: string }>;

/** Lists the secrets that are set. */
export function secretsOf({
  apiKey,
  signingKey,
  githubToken,
  docsToken,
}: Readonly<{
  apiKey: string;
  signingKey: string;
  githubToken: string;
  docsToken: string;
}>): readonly Secret[] {
  const values: Readonly<Record<SecretInput, string>> = {
    'api-key': apiKey,
    'signing-key': signingKey,
    'github-token': githubToken,
    'docs-token': docsToken,
  };
  const secrets = SECRET_INPUTS.map((input) => ({ input, value: values[input] }));
  return secrets.filter(({ value }) => value !== '');
}

/** Returns the input whose value signs the states of status comments. */
export function signingInputOf({
  signingKey,
}: Readonly<{ signingKey: string }>): 'api-key' | 'signing-key' {
  return signingKey === '' ? 'api-key' : 'signing-key';
}

/** Lists the values alone, for redaction. */
export function secretValuesOf(inputs: Parameters<typeof secretsOf>[0]): string[] {
  return secretsOf(inputs).map(({ value }) => value);
}
