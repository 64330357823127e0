import { describe, expect, it, test } from '@jest/globals';
import * as fc from 'fast-check';
import { splitEmailReply } from '../../../src/trigger/email-reply.ts';
import { expectLinear } from '../../support/cost.ts';
import { sampled, sized } from '../../support/size.ts';

const INSTRUCTION = '/docs explain the retry option';

const QUOTE = ['', '> Does it retry?', '>', '> Nobody knows.', ''];

const FOOTER = [
  '—',
  'Reply to this email directly, view it on GitHub',
  '<https://github.com/acme/app/issues/2#issuecomment-1>, or unsubscribe',
  '<https://github.com/notifications/unsubscribe-auth/ABC>.',
  'You are receiving this because you were mentioned.Message ID:',
  '***@***.***>',
];

const OUTLOOK = [
  'From: Mona Lisa ***@***.***>',
  'Sent: Tuesday, November 3, 2026 10:00 AM',
  'To: acme/app ***@***.***>',
  'Cc: Hubot ***@***.***>; Author ***@***.***>',
  'Subject: Re: [acme/app] Retry (PR #2)',
  '',
  'Does it retry?',
  '- Nobody knows.',
];

/** Tails by what writes them. Each one is below an instruction and a blank line. */
const TAILS: readonly (readonly [string, readonly string[]])[] = [
  ['Gmail', ['On Tue, Nov 3, 2026 at 10:00 AM Mona Lisa ***@***.***> wrote:', ...QUOTE]],
  [
    'Gmail, with a long name',
    ['On Tue, Nov 3, 2026 at 10:00 AM Mona Lisa ***@***.***>', 'wrote:', ...QUOTE],
  ],
  [
    'Gmail, wrapped before the address',
    ['On Tue, Nov 3, 2026 at 10:00 AM Mona Lisa', '***@***.***> wrote:', ...QUOTE],
  ],
  ['Apple Mail', ['On Nov 3, 2026, at 10:00, Mona Lisa wrote:', ...QUOTE]],
  ['Thunderbird', ['On 03.11.26 10:00, Mona Lisa wrote:', '> Does it retry?']],
  [
    'Thunderbird, with the signature below the quotation',
    ['On 03.11.26 10:00, Mona Lisa wrote:', ...QUOTE, '-- ', 'Mona'],
  ],
  [
    'a program that quotes nothing',
    ['On Tue, Nov 3, 2026, at 10:00 AM, Mona Lisa wrote:', ''],
  ],
  // In other languages, only the date and the colon at the end count.
  [
    'German',
    ['Am Di., 3. Nov. 2026 um 10:00 Uhr schrieb Mona Lisa <', '***@***.***>:', ...QUOTE],
  ],
  ['French', ['Le mar. 3 nov. 2026 à 10:00, Mona Lisa ***@***.***> a écrit :', ...QUOTE]],
  ['Finnish', ['ti 3. marrask. 2026 klo 10.00 Mona Lisa kirjoitti:', ...QUOTE]],
  ['Russian', ['вт, 3 нояб. 2026 г. в 10:00, Mona Lisa ***@***.***>:', ...QUOTE]],
  ['Japanese', ['2026年11月3日(火) 10:00 Mona Lisa ***@***.***>:', ...QUOTE]],
  ['Chinese', ['Mona Lisa ***@***.***> 于2026年11月3日周二 10:00写道：', ...QUOTE]],
  ['an iPhone', ['Sent from my iPhone']],
  [
    'an iPhone that quotes',
    [
      'Sent from my iPhone',
      '',
      '\ufeff> On Nov 3, 2026, at 10:00, Mona wrote:',
      ...QUOTE,
    ],
  ],
  [
    'Android',
    [
      'Sent from my Galaxy',
      '',
      'On Tue, 3 Nov 2026, 10:00 Mona, ***@***.***> wrote:',
      ...QUOTE,
    ],
  ],
  ['a German iPhone', ['Von meinem iPhone gesendet', ...QUOTE]],
  ['a French iPhone', ['Envoyé de mon iPhone']],
  ['a Spanish iPhone', ['Enviado desde mi iPhone', '']],
  ['a Japanese iPhone', ['iPhoneから送信']],
  ['a signature', ['-- ', 'Mona Lisa', 'Technical Writer', '', 'https://example.com']],
  [
    'a signature of ten lines',
    ['-- ', ...Array.from({ length: 10 }, (_, line) => `line ${line}`)],
  ],
  [
    'a signature above a quotation',
    ['-- ', 'Mona', '', 'On Tue, Nov 3, 2026 at 10:00 AM Hubot wrote:', ...QUOTE],
  ],
  ['Outlook', OUTLOOK],
  ['Outlook, with a rule', ['________________________________', ...OUTLOOK]],
  ['Outlook, old', ['-----Original Message-----', ...OUTLOOK]],
  [
    'Outlook on a phone',
    [
      'Get Outlook for iOS<https://aka.ms/x>',
      '________________________________',
      ...OUTLOOK,
    ],
  ],
  [
    'Outlook for Mac',
    [
      '*From: *Mona',
      '*Date: *Tuesday, 3 November 2026',
      '*To: *acme/app',
      '*Subject: *Re: Retry',
      '',
      'Yes.',
    ],
  ],
  [
    'German Outlook',
    [
      'Von: Mona',
      'Gesendet: Dienstag, 3. November 2026 10:00',
      'An: acme/app',
      'Betreff: AW: Retry',
      '',
      'Ja.',
    ],
  ],
  [
    'French Outlook',
    [
      'De : Mona',
      'Envoyé : mardi 3 novembre 2026 10:00',
      'À : acme/app',
      'Objet : Re: Retry',
      '',
      'Oui.',
    ],
  ],
  ['GitHub’s footer', FOOTER],
  [
    'GitHub’s footer on one line',
    [
      'Reply to this email directly, view it on GitHub<https://github.com/x>, or unsubscribe<https://github.com/y>.',
    ],
  ],
  ['GitHub’s footer below a signature', ['-- ', 'Mona', '', ...FOOTER]],
];

/** Texts that have something like a mark, and no tail. */
const WHOLE: readonly (readonly [string, readonly string[]])[] = [
  ['one line', []],
  ['a list', ['', '- the limit', '- the pause', '', '1. with an example']],
  ['rules', ['', '---', '', 'Then the timeouts.', '', '---', '***', '___']],
  ['a heading of two lines', ['', 'Retry', '--', 'It repeats the request.']],
  ['words like an attribution', ['', 'On Monday we wrote: no retries. Correct that.']],
  ['words like an attribution above a list', ['', 'On Monday we wrote:', '- no retries']],
  [
    'an attribution above a quotation and more',
    ['', 'On 3 May 2026 we wrote:', '> No retries.', '', 'Correct that.'],
  ],
  [
    'words without a number above a quotation',
    ['', 'On the page about limits we wrote:', '> No retries.'],
  ],
  ['a quotation in the middle', ['', '> No retries.', '', 'That is wrong, correct it.']],
  ['a quotation at the end', ['', 'Correct this:', '', '> No retries.']],
  [
    'an e-mail in a code fence',
    ['', '```', 'On Tue, Nov 3, 2026 at 10:00 AM Mona wrote:', '> x', '```'],
  ],
  [
    'a signature in a code fence',
    ['', '~~~text', '-- ', 'Mona', '```', 'Sent from my iPhone', '~~~'],
  ],
  ['a signature in a code fence without an end', ['', '```text', '-- ', 'Mona']],
  ['a rule of mail programs above code', ['', '-- ', '```', 'npm run docs', '```']],
  [
    'a long signature',
    ['', '-- ', ...Array.from({ length: 11 }, (_, line) => `line ${line}`)],
  ],
  [
    'a signature with a long line',
    ['', '-- ', `Say that ${'it repeats the request '.repeat(5)}`],
  ],
  [
    'a sentence about a phone',
    ['', 'Sent from my iPhone is what people read there.', 'Explain it.'],
  ],
  [
    'a signature that is indented or in a list',
    ['', '  Sent from my iPhone', '- Sent from my iPhone'],
  ],
  [
    'the words of a footer',
    ['', 'Reply to this email directly is the label. Explain it.', 'And its default.'],
  ],
  ['a footer and an instruction', ['', ...FOOTER, 'Explain these lines as well.']],
  ['headers in another order', ['', 'Subject: x', 'To: x', 'Sent: x', 'From: x']],
  [
    'settings that name no time',
    ['', 'host: docs', 'port: 8080', 'user: mona', 'path: /api', '', 'Explain them.'],
  ],
  ['three headers', ['', 'From: x', 'To: y', 'Subject: z', '', 'Explain these.']],
  ['headers in a list', ['', '- From: x', '- Sent: x', '- To: x', '- Subject: x']],
  [
    'headers that are quoted',
    ['', ...OUTLOOK.map((line) => `> ${line}`), 'Explain these.'],
  ],
];

const VARIANTS = [
  ['', '\n'],
  ['in lines of Windows', '\r\n'],
] as const;

describe.each(VARIANTS)('a tail %s', (_, lineEnd) => {
  it.each(TAILS)('of %s', (__, tail) => {
    const body = [INSTRUCTION, '', 'Be short.', '', ...tail].join(lineEnd);
    expect(splitEmailReply(body)).toEqual({
      text: `${INSTRUCTION}\n\nBe short.\n`,
      tail: tail.join('\n'),
    });
  });

  it.each(TAILS)('of %s is below the bare command word', (__, tail) => {
    const body = ['> Does it?', '', '/docs', ...tail].join(lineEnd);
    expect(splitEmailReply(body)?.text).toBe('> Does it?\n\n/docs');
  });

  it.each(TAILS)('of %s, above more text, is none', (name, tail) => {
    // Below its headers, Outlook puts the other e-mail as it is.
    const isOutlook = name.includes('Outlook');
    const long = `And explain ${'the timeouts and the limits, '.repeat(4)}too.`;
    const body = [INSTRUCTION, '', ...tail, '', long].join(lineEnd);
    expect(splitEmailReply(body) !== undefined).toBe(isOutlook);
  });
});

it.each(WHOLE)('a text without a tail: %s', (_, lines) => {
  expect(splitEmailReply([INSTRUCTION, ...lines].join('\n'))).toBeUndefined();
});

it.each(TAILS)('a mark above the command, or in its line, is none: %s', (_, tail) => {
  expect(splitEmailReply(`${tail[0]}\n${INSTRUCTION}`)).toBeUndefined();
  expect(splitEmailReply(`/docs ${tail[0]}`)).toBeUndefined();
});

test('text and tail are the whole comment, whatever it holds', () => {
  const pieces = [...TAILS, ...WHOLE].flatMap(([, lines]) => lines);
  const comments = fc.array(fc.constantFrom('', '/docs', '> x', '```', ...pieces), {
    maxLength: 24,
  });
  fc.assert(
    fc.property(comments, (lines) => {
      const body = lines.join('\n');
      const reply = splitEmailReply(body);
      if (reply === undefined) return;
      expect(`${reply.text}\n${reply.tail}`).toBe(body);
      expect(reply.text.replaceAll(/^(?:>.*)?\n?/gm, '')).not.toBe('');
      // The rest has no further tail.
      expect(splitEmailReply(reply.text)).toBeUndefined();
    }),
    { numRuns: sized(3000) },
  );
});

const REPEATED = [
  '\n',
  '> ',
  '> x\n',
  '-- \n',
  '-- \n\n',
  'On 2026 ',
  'On 2026 wrote\n',
  'On 2026 wrote:\n',
  'From: x\n',
  '```\n',
  '`',
  '_',
  '-----x',
  '—\n',
  'Sent from my iPhone\n',
  'Reply to this email directly\n',
];
describe('takes a time that grows with the length', () => {
  const places = [
    (text: string) => text,
    (text: string) => `/docs ${text}`,
    (text: string) => `/docs\n${text}`,
    (text: string) => `/docs\n${text}x`,
  ];
  test.each(sampled(REPEATED))('of a run of %j', (part) => {
    for (const bodyOf of places) {
      expectLinear({ part, work: (text) => splitEmailReply(bodyOf(text)) });
    }
  });
});
