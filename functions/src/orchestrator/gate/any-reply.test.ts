/** What holds of any reply, whatever it says. */
import { expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import fc from 'fast-check';
import { classifyReply } from './classify-reply.ts';
import { lexicons } from './lexicons/index.ts';
import { phraseWords } from './phrase-index.ts';

const table = "Table for 4 at Niazi's, Sunday 22 November 2026, 20:00 (Asia/Famagusta, UTC+2)";
/** The evening before the table's day. */
const saturday = new Date('2026-11-21T18:00:00Z');
const read = (text: string, summary?: string) =>
  classifyReply(text, { language: 'en', ...(summary === undefined ? {} : { pending: { summary } }) });

const everyLanguage = lexicons.map((lexicon) => ({
  language: lexicon.language,
  yes: lexicon.yes.filter((phrase) => !phrase.endsWith('*')),
  no: [...lexicon.no, ...(lexicon.noAlone ?? [])],
  contrast: lexicon.contrast.filter((phrase) => !phrase.endsWith('*')),
  phrases: [...lexicon.yes, ...lexicon.reassures, ...(lexicon.harmless ?? [])],
}));
const anyLexicon = fc.constantFrom(...everyLanguage);
const oneOf = (phrases: readonly string[]) => fc.constantFrom(...phrases);
const mixed = anyLexicon.chain(({ language, yes, no }) =>
  fc.record({ language: fc.constant(language), yes: oneOf(yes), no: oneOf(no) }),
);

/** Whether a listed phrase reaches over an edge of the contrast: "das passt besser" praises, "any chance you" asks, neither contrasts. */
function isOtherwiseRead(phrases: readonly string[], head: string, contrast: string, more: string): boolean {
  const words = ` ${head} ${contrast} ${more} `;
  const start = head.length + 1;
  const end = start + contrast.length + 2;
  return phrases.some((phrase) => {
    const whole = ` ${phrase} `;
    for (let at = words.indexOf(whole); at >= 0; at = words.indexOf(whole, at + 1)) {
      const last = at + whole.length;
      if (at < end - 1 && last > start + 1 && (at < start || last > end)) return true;
    }
    return false;
  });
}

test('a yes followed by a contrast and anything is never a yes', () => {
  const cases = anyLexicon.chain((lexicon) =>
    fc.record({
      lexicon: fc.constant(lexicon),
      yes: oneOf(lexicon.yes),
      contrast: oneOf(lexicon.contrast),
      comma: fc.constantFrom(' ', ', ', '. ', ' - '),
      more: fc.oneof(fc.string(), oneOf(lexicon.yes), oneOf(lexicon.contrast), fc.constant('')),
    }),
  );
  fc.assert(
    fc.property(cases, ({ lexicon: { language, phrases }, yes, contrast, comma, more }) => {
      fc.pre(!isOtherwiseRead(phrases, yes, contrast, more));
      expect(classifyReply(`${yes}${comma}${contrast} ${more}`, { language }).verdict).not.toBe('yes');
    }),
    { numRuns: 3000 },
  );
});

test('case, closing marks and spacing do not decide', () => {
  fc.assert(
    fc.property(
      mixed,
      fc.constantFrom('', '.', '!', '!!', ' ', '\n', ' 😊'),
      fc.boolean(),
      ({ language, yes, no }, end, loud) => {
        for (const phrase of [yes, no]) {
          const verdict = classifyReply(phrase, { language }).verdict;
          const spaced = `  ${phrase.split(' ').join('  ')}${end}`;
          const shouted = loud ? spaced.toLocaleUpperCase(language) : spaced;
          expect([shouted, classifyReply(shouted, { language }).verdict]).toEqual([shouted, verdict]);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

const anyYes = anyLexicon.chain(({ language, yes }) =>
  fc.record({ language: fc.constant(language), yes: oneOf(yes) }),
);
const notYes = (text: string, language: Language, pending = { summary: table }) =>
  expect([text, classifyReply(text, { language, pending, now: saturday }).verdict]).not.toEqual([
    text,
    'yes',
  ]);

test('a yes with a question mark of its own, struck out, or trailing off is never a yes', () => {
  const spoilt = fc.constantFrom(
    (yes: string) => `${yes}?`,
    (yes: string) => `${yes} ?!`,
    (yes: string) => `${yes}؟`,
    (yes: string) => `~${yes}~`,
    (yes: string) => Array.from(yes, (letter) => `${letter}\u0336`).join(''),
    (yes: string) => `${yes}\u{E0061}\u{E007F}`,
    (yes: string) => `\u202E${yes}`,
    (yes: string) => `${yes}...`,
    (yes: string) => `> ${yes}`,
  );
  fc.assert(
    fc.property(anyYes, spoilt, ({ language, yes }, spoil) => notYes(spoil(yes), language)),
    { numRuns: 3000 },
  );
});

test('a yes followed by a word that no lexicon knows, a negation, a condition or a change is never a yes', () => {
  const list = (name: 'negation' | 'condition' | 'change') =>
    lexicons.map((lexicon) => ({
      language: lexicon.language,
      yes: lexicon.yes.filter((phrase) => !phrase.endsWith('*')),
      more: lexicon[name].filter((phrase) => !phrase.endsWith('*')),
      phrases: lexicon.yes,
    }));
  const unknown = fc
    .tuple(
      fc.constantFrom('zq', 'жщ', 'ξψ', 'קצץ', 'ظغ', '뷁'),
      fc.string({ unit: fc.constantFrom('q', 'x', 'w'), maxLength: 5 }),
    )
    .map(([start, end]) => `${start}${end}`);
  const known = fc
    .constantFrom(...list('negation'), ...list('condition'), ...list('change'))
    .chain(({ language, yes, more, phrases }) =>
      fc.record({
        language: fc.constant(language),
        yes: oneOf(yes),
        more: oneOf(more),
        phrases: fc.constant(phrases),
      }),
    );
  // With a space alone, "ja bitte" and "machen Sie es" are one longer yes.
  const marked = fc.constantFrom(', ', '. ', '! ');
  const cases = fc.oneof(
    fc.tuple(known, marked).map(([one, mark]) => ({ ...one, mark })),
    fc
      .tuple(anyYes, unknown, fc.oneof(marked, fc.constant(' ')))
      .map(([one, more, mark]) => ({ ...one, more, mark, phrases: [] })),
  );
  fc.assert(
    fc.property(cases, fc.boolean(), ({ language, yes, more, mark, phrases }, again) => {
      // "mach es" changes something; "mach es so buchen" agrees.
      fc.pre(!again || !isOtherwiseRead(phrases, '', more, yes));
      notYes(`${yes}${mark}${more}${again ? ` ${yes}` : ''}`, language);
    }),
    { numRuns: 3000 },
  );
});

test('a yes with another day or time than was shown is never a yes', () => {
  const others = fc.constantFrom(...lexicons).chain(({ language, yes, weekdays, relativeDays }) =>
    fc.record({
      language: fc.constant(language),
      yes: oneOf(yes.filter((phrase) => !phrase.endsWith('*'))),
      // The table is on Sunday the 22nd, and the reply is sent on the Saturday before it.
      day: oneOf(
        [
          ...weekdays.slice(0, 6).flat(),
          ...relativeDays.filter(([, days]) => days !== 1).flatMap(([words]) => words),
        ].map((word) => word.replace('*', '')),
      ),
    }),
  );
  fc.assert(
    fc.property(others, fc.constantFrom(' ', ', ', '. '), ({ language, yes, day }, mark) =>
      notYes(`${yes}${mark}${day}`, language),
    ),
    { numRuns: 2000 },
  );
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 }).filter((minute) => minute % 720 !== 480);
  fc.assert(
    fc.property(anyYes, minutes, fc.constantFrom(' ', ', ', '. '), ({ language, yes }, minute, mark) => {
      const clock = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
      notYes(`${yes}${mark}${clock}`, language);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  'ＹＥＳ',
  '𝐘𝐄𝐒',
  '𝒴𝑒𝓈',
  'Ⓨⓔⓢ',
  'YÉS',
  'ＥＶＥＴ',
  'ναί',
  'ΝΑΊ',
  'ДА',
  'نَعَم',
  'ﻧﻌﻢ',
  'כֵּן',
  '\u1102\u1166',
])('the width, marks and style of letters do not decide: "%s"', (text) =>
  expect(read(text, table).verdict).toBe('yes'),
);

test('a no followed by another number is never a yes', () => {
  fc.assert(
    fc.property(
      mixed,
      fc.integer({ min: 5, max: 99 }),
      fc.constantFrom('', ', ', '. ', '? '),
      ({ language, yes, no }, number, mark) => {
        const pending = { summary: 'Table for 4, 20:00' };
        fc.pre(number !== 8 && number !== 20);
        expect(classifyReply(`${no}${mark} ${number}`, { language, pending }).verdict).not.toBe('yes');
        expect(classifyReply(`${yes}${mark} ${number}`, { language, pending }).verdict).not.toBe('yes');
      },
    ),
    { numRuns: 2000 },
  );
});

test('any string gets a verdict, and a rest that stands in it', () => {
  const words = everyLanguage.flatMap(({ yes, no, contrast }) => [
    ...yes.slice(0, 30),
    ...no.slice(0, 30),
    ...contrast.slice(0, 20),
  ]);
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), { maxLength: 12 })
      .map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.option(text, { nil: undefined }), (reply, summary) => {
      const verdict = read(reply, summary);
      expect(['yes', 'no', 'other']).toContain(verdict.verdict);
      if (verdict.rest !== null) expect(reply.toWellFormed().normalize('NFC')).toContain(verdict.rest);
      if (verdict.verdict === 'other') expect(verdict.rest).toBeNull();
    }),
    { numRuns: 2000 },
  );
  for (const hard of ['\ud800', '\u0000yes\u0000', 'x'.repeat(20_000), 'yes '.repeat(5_000), '٣'.repeat(400)])
    read(hard, hard);
});

test('no phrase of a lexicon is empty once folded', () => {
  const empty = everyLanguage
    .flatMap(({ yes, no, contrast }) => [...yes, ...no, ...contrast])
    .filter((phrase) => phraseWords(phrase).length === 0);
  expect(empty).toEqual([]);
});
