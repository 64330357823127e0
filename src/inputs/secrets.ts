/** Inputs that are secrets. Masking, redaction and the search in prompts all use this list. */

/** Names in `action.yml`. */
export const SECRET_INPUTS = ['api-key', 'github-token', 'docs-token'] as const;

/** A secret, and the name of the input that has it. */
type Secret = Readonly<{ input: (typeof SECRET_INPUTS)[number]; value: string }>;

type SecretValues = Readonly<{
  apiKey: readonly string[];
  githubToken: string;
  docsToken: string;
}>;

/** Lists the secrets that are set. */
export function secretInputs({
  apiKey,
  githubToken,
  docsToken,
}: SecretValues): readonly Secret[] {
  const secrets: Secret[] = apiKey.map((value) => ({ input: 'api-key', value }));
  secrets.push(
    { input: 'github-token', value: githubToken },
    { input: 'docs-token', value: docsToken },
  );
  return secrets.filter(({ value }) => value !== '');
}

/** Lists the values alone, for redaction. */
export function secretInputValues(inputs: SecretValues): string[] {
  return secretInputs(inputs).map(({ value }) => value);
}
