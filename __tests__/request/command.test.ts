import { describe, expect, test } from '@jest/globals';
import { parseCommand, type Command } from '../../src/command/parse.ts';
import { findVerb, suggestVerb, VERBS } from '../../src/command/verbs.ts';

const NONE: Command = { kind: 'none' };
const submission = (instruction: string, extraCommands = 0): Command => ({
  kind: 'prompt',
  verb: 'continue',
  instruction,
  extraCommands,
});
const fresh = (instruction: string, extraCommands = 0): Command => ({
  kind: 'prompt',
  verb: 'new',
  instruction,
  extraCommands,
});
const RETRY: Command = { kind: 'prompt', verb: 'retry', instruction: '', extraCommands: 0 };
const quiet = (kind: 'status' | 'help' | 'stop', extraCommands = 0): Command => ({ kind, extraCommands });
const hint = (meant: string, said: string): Command => ({
  kind: 'did-you-mean',
  suggestion: meant,
  typed: said,
  extraCommands: 0,
});

type Case = readonly [what: string, body: string, command: Command];

function holds(cases: readonly Case[]): void {
  test.each(cases)('%s', (_what, body, command) => {
    expect(parseCommand(body, '/docs')).toEqual(command);
  });
}

describe('when a comment starts with the command', () => {
  holds([
    ['with an instruction', '/docs explain the retry option', submission('explain the retry option')],
    ['with nothing more', '/docs', submission('')],
    ['with nothing but white space', '/docs \t ', submission('')],
    ['with nothing but a zero-width space below', '/docs\n\u200b', submission('')],
    ['with a zero-width space below it and then more', '/docs\n\u200b\n  a', submission('  a')],
    ['in capitals, as phones write', '/Docs Explain THIS', submission('Explain THIS')],
    ['in other capitals', '/DOCS x', submission('x')],
    ['with a tab behind it', '/docs\texplain', submission('explain')],
    ['with a no-break space behind it', '/docs\u00a0explain', submission('explain')],
    ['with an ideographic space behind it', '/docs\u3000説明して', submission('説明して')],
    ['below blank lines', '\n \n\t\n/docs explain', submission('explain')],
    ['one space in', ' /docs explain', submission('explain')],
    ['three spaces in', '   /docs explain', submission('explain')],
    ['with many spaces behind it', '/docs     explain  it ', submission('explain  it')],
    ['with the instruction below', '/docs\nexplain\nthis', submission('explain\nthis')],
    ['with the instruction far below', '/docs\n\n\nexplain\n\nthis\n\n', submission('explain\n\nthis')],
    ['with more lines', '/docs explain\n\n- One\n  - Two\n', submission('explain\n\n- One\n  - Two')],
    ['with Windows line ends', '/docs explain\r\n\r\nthis\r\n', submission('explain\n\nthis')],
    ['with old Macintosh line ends', '/docs explain\rthis', submission('explain\nthis')],
    ['with a byte order mark before it', '\ufeff/docs explain', submission('explain')],
    ['with a zero-width space before it', '\u200b/docs explain', submission('explain')],
    ['with a direction mark before it', '\u200e/docs explain', submission('explain')],
    ['with a zero-width space at its end', '/docs\u200b', submission('')],
    ['with a zero-width space and then a space', '/docs\u200b explain', submission('explain')],
    ['with an instruction in any script', '/docs объясни «это» 🙏🏽 ﬁ', submission('объясни «это» 🙏🏽 ﬁ')],
    ['with an instruction not normalised', '/docs cafe\u0301 Å', submission('cafe\u0301 Å')],
    ['with a line separator inside the instruction', '/docs a\u2028/docs b', submission('a\u2028/docs b')],
    ['with a null byte inside the instruction', '/docs a\0b', submission('a\0b')],
  ]);
});

describe('when a comment is ordinary talk', () => {
  holds([
    ['empty', '', NONE],
    ['blank', ' \n\n\t', NONE],
    ['without the command', 'Looks good to me', NONE],
    ['with the command further in its line', 'please /docs explain', NONE],
    ['with the command in its second line', 'Hello\n/docs explain', NONE],
    ['with the command in its second paragraph', 'Hello\n\n/docs explain', NONE],
    ['with a longer word', '/docsify explain', NONE],
    ['with a path', '/docs/guides/start.md is stale', NONE],
    ['with a hyphen', '/docs-agent explain', NONE],
    ['with a colon', '/docs: explain', NONE],
    ['with a comma', '/docs, explain', NONE],
    ['with a letter of another script behind it', '/docsа', NONE],
    ['with a null byte behind it', '/docs\0 explain', NONE],
    ['with a longer word behind a zero-width space', '/docs\u200bify explain', NONE],
    ['with a shorter word', '/doc explain', NONE],
    ['with another behind a byte order mark', '/docs\ufeff/docs', NONE],
    ['with two slashes', '//docs explain', NONE],
    ['with letters that only look alike', '/dосs explain', NONE],
    ['with full-width letters', '／ｄｏｃｓ explain', NONE],
    ['as a list', '- /docs explain', NONE],
    ['as a heading', '# /docs explain', NONE],
    ['in bold', '**/docs** explain', NONE],
    ['in a link', '[/docs](https://example.com) explain', NONE],
    ['in HTML', '<b>/docs</b> explain', NONE],
    ['backslash', '\\/docs explain', NONE],
  ]);
});

describe('when quotes stand in a comment', () => {
  holds([
    ['the command is quoted', '> /docs explain', NONE],
    ['the command is quoted without a space', '>/docs explain', NONE],
    ['the command is quoted, indented', '   > /docs explain', NONE],
    ['the command is quoted twice', '> > /docs explain', NONE],
    ['quoted, then talk', '> /docs explain\n\nWhy this?', NONE],
    ['a quote above it', '> What about retries?\n\n/docs explain retries', submission('explain retries')],
    ['a quote right above it', '> What about retries?\n/docs explain retries', submission('explain retries')],
    ['a quoted command above it', '> /docs old\n\n/docs explain', submission('explain')],
    ['a quoted fence above it', '> ```\n> code\n\n/docs explain', submission('explain')],
    ['an open quoted fence right above it', '> ```\n/docs explain', submission('explain')],
    ['a quoted open HTML comment above it', '> <!-- x\n\n/docs explain', submission('explain')],
    ['quotes below it', '/docs explain\n> quoted\nthis\n\n> again', submission('explain\nthis')],
    ['only quotes below it', '/docs\n> quoted', submission('')],
    ['a quoted command below it', '/docs explain\n> /docs other', submission('explain')],
    ['a comparison in the instruction', '/docs explain a > b', submission('explain a > b')],
    [
      'an e-mail reply',
      '/docs explain\r\n\r\nOn Monday, A wrote:\r\n> x\r\n> y\r\n',
      submission('explain\n\nOn Monday, A wrote:'),
    ],
    ['a greater-than sign behind a zero-width space shows as text', '\u200b> x\n/docs explain', NONE],
  ]);
});

describe('when fences stand in a comment', () => {
  holds([
    ['the command is fenced', '```\n/docs explain\n```', NONE],
    ['the command is fenced with tildes', '~~~\n/docs explain\n~~~', NONE],
    ['with a language', '```sh\n/docs explain\n```', NONE],
    ['in a fence that never ends', '```\n/docs explain', NONE],
    ['in an indented fence', '   ```\n/docs explain\n   ```', NONE],
    ['a fence above it', '```\n/docs old\n```\n/docs explain', submission('explain')],
    ['a longer fence is not closed by a shorter one', '````\n```\n/docs x\n````', NONE],
    ['a fence is closed by a longer one', '```\nx\n`````\n/docs explain', submission('explain')],
    ['a fence is not closed by the other mark', '```\n~~~\n/docs x\n```', NONE],
    ['a fence is closed with white space behind it', '```\nx\n``` \t\n/docs explain', submission('explain')],
    ['a fence is not closed with a word behind it', '```\nx\n``` y\n/docs x', NONE],
    ['a fence is closed with up to three spaces', '```\nx\n   ```\n/docs explain', submission('explain')],
    ['a fence is not closed with four', '```\nx\n    ```\n/docs x', NONE],
    ['a fence is not closed by a tab and marks', '```\nx\n\t```\n/docs x', NONE],
    ['two marks are no fence', '``\n/docs x\n``', NONE],
    ['back-ticks behind back-ticks are no fence', '``` a`b\n/docs x', NONE],
    ['back-ticks behind tildes are', '~~~ a`b\nx\n~~~\n/docs explain', submission('explain')],
    ['a quote in a fence is code', '/docs explain\n```\n> a\n```', submission('explain\n```\n> a\n```')],
    ['a fence below it', '/docs explain\n```yaml\na: 1\n```', submission('explain\n```yaml\na: 1\n```')],
    ['a fence right below the bare command', '/docs\n```\nstatus\n```', submission('```\nstatus\n```')],
    [
      'commands in a fence below it',
      '/docs explain\n~~~\n/docs x\n~~~',
      submission('explain\n~~~\n/docs x\n~~~'),
    ],
    [
      'HTML comments in a fence below it',
      '/docs explain\n```\n<!-- x -->\n```',
      submission('explain\n```\n<!-- x -->\n```'),
    ],
    ['an open fence below it', '/docs explain\n```\n/docs x\n> y', submission('explain\n```\n/docs x\n> y')],
    [
      'blank lines in a fence below it',
      '/docs explain\n```\n\n\na\n```',
      submission('explain\n```\n\n\na\n```'),
    ],
  ]);
});

describe('when lines are indented as code', () => {
  holds([
    ['four spaces at the start', '    /docs explain', NONE],
    ['a tab at the start', '\t/docs explain', NONE],
    ['spaces and a tab', '  \t/docs explain', NONE],
    ['four spaces after a blank line', '\n\n    /docs explain', NONE],
    ['code above it', '    /docs old\n\n/docs explain', submission('explain')],
    ['code right above it', '    code\n/docs explain', submission('explain')],
    ['code after a fence', '```\n```\n    /docs x\n/docs explain', submission('explain')],
    ['a line that goes on with a quote', '> a\n    /docs x', NONE],
    ['code below it', '/docs explain\n\n    a = 1\n', submission('explain\n\n    a = 1')],
    ['code below the bare command', '/docs\n\n    a = 1\n    b = 2', submission('    a = 1\n    b = 2')],
    [
      'HTML comments in code below it',
      '/docs explain\n\n    <!-- x -->',
      submission('explain\n\n    <!-- x -->'),
    ],
    ['a command in code below it', '/docs explain\n\n    /docs x', submission('explain\n\n    /docs x')],
    [
      'a command that goes on with a paragraph, too far in',
      '/docs a\n    /docs b',
      submission('a\n    /docs b'),
    ],
    ['a quote that goes on with a paragraph, too far in', '/docs a\n    > b', submission('a\n    > b')],
    [
      'a fence that goes on with a paragraph, too far in',
      '/docs a\n    ```\n/docs b',
      submission('a\n    ```', 1),
    ],
  ]);
});

describe('when HTML comments stand in a comment', () => {
  holds([
    ['the command is in one', '<!-- /docs explain -->', NONE],
    ['the command is in one of many lines', '<!--\n/docs explain\n-->', NONE],
    ['across blank lines', '<!--\n\n/docs explain\n\n-->', NONE],
    ['the command is in one that never ends', '<!--\n\n/docs explain', NONE],
    ['one that never ends below another', '<!-- a --> <!-- b\n/docs explain', NONE],
    ['one above it', '<!-- x -->\n/docs explain', submission('explain')],
    ['one of many lines above it', '<!--\nx\n-->\n/docs explain', submission('explain')],
    ['one in its line', '<!-- x --> /docs explain', submission('explain')],
    ['the end of one in its line', '<!--\nx --> /docs explain', submission('explain')],
    ['the shortest one', '<!-->\n/docs explain', submission('explain')],
    ['an empty one', '<!---->\n/docs explain', submission('explain')],
    ['a fence in one', '<!--\n```\n-->\n/docs explain', submission('explain')],
    ['one in a fence', '```\n<!--\n```\n/docs explain', submission('explain')],
    ['talk behind one', '<!-- x --> hello\n/docs explain', NONE],
    ['a quote behind one shows as text', '<!-- x --> > y\n/docs explain', NONE],
    ['a tracker’s trailer', '/docs status\n\n<!-- tracker:123 -->', quiet('status')],
    ['a tracker’s trailer in its line', '/docs status <!-- tracker:123 -->', quiet('status')],
    [
      'a tracker’s trailer with Windows line ends',
      '/docs x\r\n\r\n<!-- {\r\n"a": 1\r\n} -->\r\n',
      submission('x'),
    ],
    ['one within the instruction', '/docs explain <!-- secretly --> this', submission('explain  this')],
    ['two within the instruction', '/docs a<!-- b -->c<!-- d -->e', submission('ace')],
    ['one that runs on in its paragraph', '/docs a <!-- b\n/docs c\n--> d', submission('a\nd')],
    [
      'one that its paragraph does not close is text',
      '/docs a <!-- b\n\nc --> d',
      submission('a <!-- b\n\nc --> d'),
    ],
    [
      'one that a fence cuts off is text',
      '/docs a <!-- b\n```\n-->\n```',
      submission('a <!-- b\n```\n-->\n```'),
    ],
    ['one that a quote cuts off is text', '/docs a <!-- b\n> -->\nc', submission('a <!-- b\nc')],
    [
      'one that a quote further in cuts off is text',
      '/docs a <!-- b\n   > -->\nc',
      submission('a <!-- b\nc'),
    ],
    ['one that a quote too far in closes', '/docs a <!-- b\n    > -->\nc', submission('a\nc')],
    ['one that a fence too far in closes', '/docs a <!-- b\n    ``` -->\nc', submission('a\nc')],
    ['a lone opening above another line is text', '/docs a <!-- b\nc', submission('a <!-- b\nc')],
    ['text behind one is not indented', '/docs a\n<!-- x -->     b', submission('a\nb')],
    ['a command far behind one', '<!-- x -->     /docs explain', submission('explain')],
    ['code below one', '/docs a\n<!-- x --> b\n    <!-- c -->', submission('a\nb\n    <!-- c -->')],
    ['code below text behind the end of one', '<!--\n--> x\n    <!-- /docs', NONE],
    ['a fence below one', '/docs a\n<!-- x -->\n```\n<!-- b\n```', submission('a\n```\n<!-- b\n```')],
    ['one that opens behind another', '/docs a\n<!-- b --> c <!-- d\ne --> f', submission('a\nc \nf')],
    ['a lone opening is text', '/docs explain <!-- in HTML', submission('explain <!-- in HTML')],
    ['a lone closing is text', '/docs explain --> in HTML', submission('explain --> in HTML')],
    [
      'one in inline code is text',
      '/docs explain `<!-- x -->`, see',
      submission('explain `<!-- x -->`, see'),
    ],
    ['one in longer inline code', '/docs a ``<!-- ` -->`` b', submission('a ``<!-- ` -->`` b')],
    ['one behind a lone back-tick is none', '/docs a ` <!-- x --> b', submission('a `  b')],
    ['one behind back-ticks of other lengths', '/docs a `` ` <!-- x --> b', submission('a `` `  b')],
    ['inline code behind one', '/docs <!-- ` --> `<!-- y -->`', submission('`<!-- y -->`')],
    ['one that joins a longer word', '/docs<!-- x -->ify', NONE],
    ['an unended one below it hides the rest', '/docs a\n<!-- b\n\n/docs c', submission('a')],
  ]);
});

describe('when back-ticks stand round it', () => {
  holds([
    ['round the command', '`/docs` explain', submission('explain')],
    ['round the line', '`/docs explain this`', submission('explain this')],
    ['round the bare command', '`/docs`', submission('')],
    ['round a verb', '`/docs status`', quiet('status')],
    ['two of them', '``/docs status``', quiet('status')],
    ['three in one line', '```/docs status```', quiet('status')],
    ['with spaces inside', '` /docs status `', quiet('status')],
    ['with spaces behind', '`/docs status`  ', quiet('status')],
    ['with more lines', '`/docs explain`\nthis', submission('explain\nthis')],
    ['with other code within', '``/docs explain `a` ``', submission('explain `a`')],
    ['in a longer word', '`/docsify x`', NONE],
    ['joined to a word', '`/docs`ify', NONE],
    ['in capitals', '`/DOCS` Explain', submission('Explain')],
    ['one space in', ' ``/docs`` explain', submission('explain')],
    ['behind a zero-width space', '\u200b`/docs explain`', submission('explain')],
    ['with a tab behind', '`/docs`\texplain', submission('explain')],
    ['joined to a word before another', '`/docs`ify this', NONE],
    ['with a verb and more behind', '`/docs new` page', NONE],
    ['talk about the command', '`/docs status` shows the status', NONE],
    ['talk about two', '`/docs status` and `/docs retry`', NONE],
    ['never closed', '`/docs status', NONE],
    ['never closed, two in', '  ``/docs!', NONE],
    ['closed by another length', '`/docs status``', NONE],
    ['only behind', '/docs status`', hint('status', 'status`')],
    ['code in the instruction', '/docs explain `retry`', submission('explain `retry`')],
  ]);
});

describe('when there are several commands', () => {
  holds([
    ['the first counts', '/docs a\n/docs b', submission('a', 1)],
    ['text behind the second is nobody’s', '/docs a\nmore\n\n/docs b\nrest', submission('a\nmore', 1)],
    ['each later one is counted', '/docs a\n/docs status\n/DOCS\n   /docs c', submission('a', 3)],
    ['a verb before another stands alone', '/docs status\n/docs explain', quiet('status', 1)],
    ['a bare one before another', '/docs\n/docs explain', submission('', 1)],
    [
      'in its paths and longer words there is none',
      '/docs a\n/docs/x\n/docsify',
      submission('a\n/docs/x\n/docsify'),
    ],
    [
      'in back-ticks there is none',
      '/docs list these:\n`/docs new`\n`/docs` x',
      submission('list these:\n`/docs new`\n`/docs` x'),
    ],
    ['a fence of the second one hides others', '/docs a\n/docs b\n```\n/docs c\n```', submission('a', 1)],
    ['one in its line is text', '/docs a /docs b', submission('a /docs b')],
  ]);
});

describe('when a verb is said', () => {
  holds([
    ['status', '/docs status', quiet('status')],
    ['help', '/docs help', quiet('help')],
    ['stop', '/docs stop', quiet('stop')],
    ['cancel', '/docs cancel', quiet('stop')],
    ['retry', '/docs retry', RETRY],
    ['new', '/docs new', fresh('')],
    ['in capitals', '/docs STATUS', quiet('status')],
    ['with a full stop', '/docs stop.', quiet('stop')],
    ['with marks', '/docs status?!', quiet('status')],
    ['with marks apart', '/docs help !', quiet('help')],
    ['with a zero-width space', '/docs status\u200b', quiet('status')],
    ['in the line below', '/docs\n\nstatus\n', quiet('status')],
    ['above a quote', '/docs status\n> quoted', quiet('status')],
    [
      'with more words it is an instruction',
      '/docs status of the migration page',
      submission('status of the migration page'),
    ],
    [
      'with more lines it is an instruction',
      '/docs retry\nis not described',
      submission('retry\nis not described'),
    ],
    ['with a fence it is an instruction', '/docs help\n```\nx\n```', submission('help\n```\nx\n```')],
    ['with a colon it is an instruction', '/docs status: unclear', submission('status: unclear')],
    ['in another script', '/docs статус', submission('статус')],
    ['named like a property of objects', '/docs constructor', submission('constructor')],
    ['named like a prototype', '/docs __proto__', submission('__proto__')],
    ['continue is an ordinary word', '/docs continue', submission('continue')],
    ['new with an instruction', '/docs new Explain this', fresh('Explain this')],
    ['New with lines', '/docs New\nExplain\nthis', fresh('Explain\nthis')],
    ['new with indented code', '/docs new\n\n    a = 1', fresh('    a = 1')],
    ['new with a verb behind it', '/docs new status', fresh('status')],
    ['new before another command', '/docs new a\n/docs b', fresh('a', 1)],
    ['a word that starts like new', '/docs newer things', submission('newer things')],
    ['new in the line below is an instruction', '/docs\nnew page about x', submission('new page about x')],
    ['new joined to a word without a visible gap', '/docs new\ufeffer', submission('new\ufeffer')],
    ['only marks', '/docs ?', submission('?')],
  ]);
});

describe('when a word alone is nearly a verb', () => {
  holds([
    ['swapped letters', '/docs statsu', hint('status', 'statsu')],
    ['swapped letters in a short one', '/docs hlep', hint('help', 'hlep')],
    ['swapped letters at the end', '/docs retyr', hint('retry', 'retyr')],
    ['a letter missing', '/docs stats', hint('status', 'stats')],
    ['two letters missing', '/docs stat', hint('status', 'stat')],
    ['a letter too many', '/docs helpp', hint('help', 'helpp')],
    ['a wrong letter', '/docs stip', hint('stop', 'stip')],
    ['in capitals, with a mark', '/docs Cancle!', hint('cancel', 'Cancle')],
    ['of new', '/docs nwe', hint('new', 'nwe')],
    ['with a foreign letter', '/docs stаtus', hint('status', 'stаtus')],
    [
      'before another command',
      '/docs statsu\n/docs x',
      { kind: 'did-you-mean', suggestion: 'status', typed: 'statsu', extraCommands: 1 },
    ],
    ['with more words it is an instruction', '/docs statsu please', submission('statsu please')],
    ['with more lines it is an instruction', '/docs hlep\nx', submission('hlep\nx')],
    ['two slips in a short verb', '/docs hpel', submission('hpel')],
    ['three slips in a long one', '/docs start', submission('start')],
    ['far away', '/docs translate', submission('translate')],
  ]);
});

describe('when the command is another word', () => {
  test.each([
    ['@docs-bot explain', '@docs-bot', submission('explain')],
    ['/DOCS explain', '/Docs', submission('explain')],
    ['/docs explain', ' /docs ', submission('explain')],
    ['/docs.* explain', '/docs.*', submission('explain')],
    ['/docs-x explain', '/docs.*', NONE],
    ['anything', '', NONE],
    ['` ` anything', '', NONE],
    ['', '', NONE],
    ['anything', '  ', NONE],
  ])('%j with %j', (body, word, command) => {
    expect(parseCommand(body, word)).toEqual(command);
  });
});

describe('the table of verbs', () => {
  test('finds each verb by each of its spellings, and guesses none of them', () => {
    for (const verb of VERBS) {
      for (const spelling of verb.spellings) {
        expect(findVerb(spelling)).toBe(verb.name);
        expect(suggestVerb(spelling)).toBe(spelling);
      }
    }
  });

  test('says in one sentence what each verb does', () => {
    for (const verb of VERBS) expect(verb.help).toMatch(/^[A-Z][^.]+\.$/);
  });

  test('has no two that a word is near to: none is taken for another', () => {
    const spellings = VERBS.flatMap((verb): readonly string[] => verb.spellings);
    const letters = [...new Set(spellings.join('')), 'x'];
    const slips = (word: string): readonly string[] =>
      Array.from(
        { length: word.length + 1 },
        (_, at) => [word.slice(0, at), word.slice(at)] as const,
      ).flatMap(([before, after]) => [
        `${before}${after.slice(1)}`,
        `${before}${after.slice(1, 2)}${after.slice(0, 1)}${after.slice(2)}`,
        ...letters.flatMap((letter) => [`${before}${letter}${after}`, `${before}${letter}${after.slice(1)}`]),
      ]);
    for (const spelling of spellings) {
      const once = slips(spelling);
      const near = new Set(spelling.length < 5 ? once : once.flatMap(slips));
      // Of a letter that was swapped and then edited nothing is guessed.
      const others = [...near].filter((word) => ![spelling, undefined].includes(suggestVerb(word)));
      expect(others).toEqual([]);
      expect(near.size).toBeGreaterThan(100);
    }
  });

  test.each([
    ['hel', 'help'],
    ['ehlp', 'help'],
    ['rtery', 'retry'],
    ['canceled', 'cancel'],
    ['cancelled', undefined],
    ['rty', 'retry'],
    ['rt', undefined],
    ['hlxp', undefined],
    ['hxep', undefined],
    ['wx', undefined],
    ['', undefined],
  ])('guesses from %j: %s', (word, spelling) => {
    expect(suggestVerb(word)).toBe(spelling);
  });
});
