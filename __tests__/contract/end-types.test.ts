/** How a request or a run ends has four forms in the source, so that no other one has to be kept the same as they are. */
import { expect, it } from '@jest/globals';
import { readFolder } from '../../fakes/read-folder.ts';

/** A conclusion, or a job. The checks of GitHub have conclusions, too, which are strings. */
const STANDING = /\b(?:Conclusion|ConclusionOf|Job|RecordedJob|RunFacts)\b/;
/** Texts about it. */
const TEXTS = /\bExplanation\b|\b(?:title|message|detail|steps)\??: /;

const COMMENT = /\/\*\*[^]*?\*\/|^ *\/\/.*$/gm;
const START = /^(?=(?:export )?(?:async )?(?:type|interface|const|function|class) )/m;
const TYPE = /^(?<exported>export )?(?:type|interface) (?<name>\w+)/;
const SCHEMA = /^(?:export )?(?:const|function) (?<name>\w+Schema)\b/;

type Declaration = Readonly<{ name: string; text: string; isExported: boolean }>;

function declarationsIn(source: string, pattern: RegExp): readonly Declaration[] {
  return source
    .replaceAll(COMMENT, '')
    .split(START)
    .flatMap((text) => {
      const { groups } = pattern.exec(text) ?? {};
      if (groups === undefined) return [];
      const { name = '', exported } = groups;
      return [{ name, text, isExported: exported !== undefined }];
    });
}

/** Returns the declarations that have both, and those that are made of these, step by step. */
function findForms(
  declarations: readonly Declaration[],
  isForm: (declaration: Declaration) => boolean,
  madeOf: (names: string) => RegExp,
): readonly Declaration[] {
  const forms = new Set(declarations.filter(isForm));
  let size = 0;
  while (forms.size > size) {
    ({ size } = forms);
    const names = [...forms].map(({ name }) => name).join('|');
    const made = declarations.filter(({ text }) => madeOf(`(?:${names})\\b`).test(text));
    for (const each of made) forms.add(each);
  }
  return [...forms];
}

const hasBoth = ({ text }: Declaration): boolean =>
  STANDING.test(text) && TEXTS.test(text);

/** Returns the types of a file that are inferred from a schema that has both, by itself or in a field: the record has its end in one. */
function inferredIn(source: string): readonly string[] {
  const schemas = declarationsIn(source, SCHEMA);
  const forms = findForms(schemas, hasBoth, (names) => new RegExp(`\\b${names}`));
  const names = forms.map(({ name }) => name);
  return declarationsIn(source, TYPE)
    .filter(({ text }) => names.some((name) => text.includes(`<typeof ${name}>`)))
    .map(({ name }) => name);
}

/** Types that change another one. `Pick` is none of them: it names what it takes. */
const CHANGE = '(?:Readonly|Partial|Required|NonNullable|Omit|Extract|Exclude)<';

/**
 * Matches a type that is another one with something added or left out, or the end of a record. One that only has such a field is something
 * else, and so are another field of a record and a union.
 */
const changed = (names: string): RegExp =>
  new RegExp(`[=&]\\s*(?:${CHANGE})*${names}(?!\\['(?!end')|\\s*\\|)`);

/** Returns the names of the exported types in sources that have a conclusion or a job together with texts. */
function formsIn(sources: readonly string[]): readonly string[] {
  const types = sources.flatMap((source) => declarationsIn(source, TYPE));
  const inferred = sources.flatMap(inferredIn);
  const isForm = (type: Declaration): boolean =>
    hasBoth(type) || inferred.includes(type.name);
  return findForms(types, isForm, changed)
    .filter(({ isExported }) => isExported)
    .map(({ name }) => name)
    .toSorted();
}

const EXAMPLE = `
function endSchema(outcomes: readonly Outcome[]) {
  return z.object({ conclusion: z.custom<ConclusionOf<O>>(), title: text });
}
const standingSchema = z.object({ end: z.nullable(endSchema(OUTCOMES)) });
type Standing = z.infer<typeof standingSchema>;
export type Kept = Plan & Standing;
export type Ended = Readonly<{ [K in keyof Explanation]?: string }> &
  Readonly<{ conclusion: Conclusion }>;
`;

it.each<readonly [string, string, boolean]>([
  ['has both', 'Readonly<{ job: Job; message: string }>', true],
  ['adds to one', 'Ended & Readonly<{ url: string }>', true],
  ['leaves something out', "Readonly<Omit<Kept, 'url'>>", true],
  ['is the end of one', "NonNullable<Kept['end']>", true],
  ['is inferred', 'Readonly<z.infer<typeof standingSchema>>', true],
  ['is another field of one', "NonNullable<Kept['about']>", false],
  ['has one as a field', 'Readonly<{ ended: Ended; url: string }>', false],
  ['is a list of one', 'Entries<Kept>', false],
  ['is one or something else', "Ended | 'elsewhere'", false],
  ['has a job alone', 'Readonly<{ job: Job }>', false],
  ['has texts alone', 'Readonly<{ message: string }>', false],
])('a type is a form of an end or not: it %s', (_, type, isForm) => {
  const forms = formsIn([`${EXAMPLE}export type Other = ${type};\n`]);
  expect(forms).toEqual(isForm ? ['Ended', 'Kept', 'Other'] : ['Ended', 'Kept']);
});

it('the source has four forms of an end', () => {
  const forms = formsIn(Object.values(readFolder('src')));
  expect(forms).toEqual(['Ended', 'EndedRequest', 'RequestRecord', 'Shown']);
});
