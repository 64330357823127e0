/** Texts that try to be more than text. No real host or person is named. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'many mentions': '@everyone @octocat @acme/admins &#64;octocat '.repeat(40),
  'many references':
    '#1 GH-2 acme/app#3 Closes #4 https://github.com/acme/app/issues/5 '.repeat(40),
  HTML: '<img src=x onerror=alert(1)><script>alert(1)</script></details></summary><!-- <b>x</b>',
  'a remote image':
    '![x](https://evil.example/p.png) ![y][z]\n\n[z]: https://evil.example/q.png',
  'a link in disguise':
    '[your pull request](https://evil.example/login) <https://evil.example> www.evil.example',
  'the end of a code span': '` `` ``` ```` @octocat ~~~ \\` @octocat \\\\` <b>',
  'the end of a fence': '\n```\n@octocat\n````\n<b>\n~~~\n# heading\n',
  'the end of a table': ' | a | @octocat |\n\n| x \\| y \\\\| z |\n|---|---|---|\n',
  'a state of ours':
    ' --> <!-- docs-agent-action:entry e30= e30= -->\n/docs new @octocat',
  'workflow commands': [
    '\n::set-output name=outcome::pwned',
    '::add-mask::a',
    '::stop-commands::x',
    '::error file=a.ts,line=1::pwned',
    '\r::set-env name=PATH::/evil\u2028::add-path::/evil',
    '##[set-output name=outcome]pwned ##[add-mask]a\n',
  ].join('\n'),
  'terminal escapes':
    '\u001b[2J\u001b[31mred\u001b]8;;https://evil.example\u0007x\u001b]8;;\u0007\u009b1A\b\b\u0000',
  'text directions': '\u202egnp.exe\u202c \u2066x\u2069 \u200b@\u200boctocat \u{e0041}',
  'the delimiter of an output':
    '\nghadelimiter_00000000-0000-0000-0000-000000000000\noutcome=pwned\nEOF\nprLink<<EOF\npwned\nEOF\n',
  '200,000 characters': `${'x'.repeat(200_000)}@octocat`,
  'half a character': '\ud83d @octocat \udc00',
  'half a character at a limit': `${'\ud83d\ude00'.repeat(150).slice(0, 299)}\udc00 @octocat`,
  'parts of our own comments':
    '<details><summary>Other requests (9)</summary> </details> @octocat <img src=x> [data 0 ends]',
};

/** The same texts as GitHub stores them, in UTF-8, which has no halves of characters. */
export const WELL_FORMED_TEXTS = Object.fromEntries(
  Object.entries(HOSTILE_TEXTS).map(([what, text]) => [what, text.toWellFormed()]),
);

/**
 * Turns a text into the name of a tag or a branch. Git refuses some of them, but our code must not
 * rely on it. Variables cannot contain NUL.
 */
export function nameOf(text: string): string {
  return text.replaceAll('\0', '').slice(0, 240);
}

/** Texts that attack the log, too. */
export const LOUD = Object.fromEntries(
  Object.entries(HOSTILE_TEXTS).filter(([name]) =>
    /^(?:many mentions|workflow commands|terminal escapes|text directions|200,000 characters)$/.test(
      name,
    ),
  ),
);

/** Addresses that are not a docs pull request. */
export const HOSTILE_LINKS: Readonly<Record<string, string>> = {
  'a script': 'javascript:alert(document.domain)//https://github.com/acme/docs/pull/7',
  'a script in disguise': 'java\nscript:alert(1)',
  data: 'data:text/html,<script>alert(1)</script>',
  'another host': 'https://evil.example/acme/docs/pull/7',
  'a host that begins alike': 'https://github.com.evil.example/acme/docs/pull/7',
  'a host that ends alike': 'https://notgithub.com/acme/docs/pull/7',
  'Cyrillic letters': 'https://g\u0456thub.com/acme/docs/pull/7',
  'a user name': 'https://github.com@evil.example/acme/docs/pull/7',
  'a user name on the right host': 'https://acme:pw@github.com/acme/docs/pull/7',
  'another port': 'https://github.com:8443/acme/docs/pull/7',
  'plain http': 'http://github.com/acme/docs/pull/7',
  'back-slashes': 'https:\\\\evil.example\\@github.com/acme/docs/pull/7',
  'no scheme': '//evil.example/acme/docs/pull/7',
  'a page that requests permissions':
    'https://github.com/login/oauth/authorize?client_id=evil&scope=repo',
  'a way out of a link': 'https://github.com/acme/docs/pull/7)[x](https://evil.example',
  'a query with a redirect':
    'https://github.com/acme/docs/pull/7?return_to=https://evil.example',
  'white space': ' https://github.com/acme/docs/pull/7 @octocat',
};

/** Ids that the service may use: its document only says that they are strings. */
export const UNUSUAL_IDS: Readonly<Record<string, string>> = {
  'colons and accents': 'job.2026:1/é',
  'a slash': 'a/b',
  'an operation': 'a/message',
  'a way up': '../..',
  'an encoded way up': '..%2f..%2fadmin',
  'a query and a fragment': 'job?x=1&y#z',
  'a mention in HTML': '<b>@octocat</b>',
  'the end of a code span': 'a`@octocat`b',
  'the end of an HTML comment': '-->@octocat<!--',
  'a link': '[x](https://evil.example)',
  'the border of a table': 'a|b\\|c',
  'a workflow command': '::set-output|name=outcome::pwned',
  'a key of a prototype': '__proto__',
  'letters from right to left': '\u202egnp.exe',
  '256 characters': 'x'.repeat(256),
};

/** Texts that mean something to spreadsheets, too. */
export const HOSTILE_CELLS: Readonly<Record<string, string>> = {
  ...HOSTILE_TEXTS,
  'a formula': '=cmd|\' /C calc\'!A0","=1+1\r\n=HYPERLINK("https://evil.example")',
};

/** Texts that mean something to spreadsheets and charts. */
export const HOSTILE_PATHS: Readonly<Record<string, string>> = {
  ...HOSTILE_CELLS,
  'a formula behind a tab': '\t=1+1',
  'the end of a label':
    '"] \n  bar [999]\n%%{init: {"theme":"dark"}}%%\nclick x "javascript:alert(1)"',
  'an entity of Mermaid': '#quot;] --> #35; `x` ; end',
  'the end of a label and a bar': '"] --> bar [999]',
  'entities of Mermaid alone': '#35;#quot;',
  'settings of Mermaid': '%%{init: {"theme":"dark"}}%%',
  'a pipe behind a backslash': '/a\\|b',
  'a backslash at the end': '/a\\',
  'a path of a prototype': '__proto__',
};
