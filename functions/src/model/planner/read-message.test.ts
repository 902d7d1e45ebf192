/** Whatever is typed, reading it never fails, and what comes of it is a wish that a tool can be given. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import type { ModelTurn } from '../language-model.ts';
import { deskCatalogue, deskNow, deskRequest } from '../testing/planner-desk.ts';
import { emptySlots, mergeMessage } from './booking-slots.ts';
import { foldMessageText } from './fold-message.ts';
import { readMessage } from './read-message.ts';

const local = DateTime.fromJSDate(deskNow, { zone: 'Asia/Famagusta' });
const read = (text: string, language: 'en' | 'tr' = 'en') =>
  readMessage(text, language, local, 'north-cyprus', deskCatalogue);

/** Any 16-bit units, lone surrogates included, with words the planner knows mixed in. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));
const known = fc.constantFrom(
  'book',
  'masa',
  'for',
  '4',
  '-3',
  '2.5',
  '99999999999999999999',
  'people',
  'kişi',
  'tomorrow',
  'yarın',
  'at',
  'saat',
  '8',
  '25:00',
  '31',
  'February',
  'şubat',
  "Niazi's",
  'the second one',
  'make it',
  '9',
  'olsun',
  'instead',
  'cancel',
  '20.30',
  '31/02/2027',
  'haftaya',
  'half past',
  'buçukta',
  'on',
  'ayın',
  "25'inde",
  '\ud83d',
  '\u0000',
  '👍',
  'later',
  'an hour',
  'çeyrek kala',
  '🎉',
);
const anyText = fc.array(fc.oneof(units, known), { maxLength: 12 }).map((pieces) => pieces.join(' '));

describe('reading any text', () => {
  test('never throws, and says only whole numbers of people and times that exist', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyText, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('en', 'tr'),
        async (texts, language) => {
          let slots = emptySlots;
          for (const text of texts) {
            const reading = await read(text, language === 'tr' ? 'tr' : 'en');
            slots = mergeMessage(slots, reading, { local, lastListings: [], asked: 'party', offered: [] });
            expect(slots.party === null || Number.isSafeInteger(slots.party)).toBe(true);
            const { clock, day } = slots.when;
            if (clock !== null) {
              expect(clock.hour).toBeGreaterThanOrEqual(0);
              expect(clock.hour).toBeLessThan(24);
              expect(Number.isInteger(clock.minute) && clock.minute >= 0 && clock.minute < 60).toBe(true);
            }
            if (day?.kind === 'date') expect(DateTime.fromObject(day.date).isValid).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('always ends in words or in a call with well-formed arguments', async () => {
    const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
    const turn = fc.oneof(
      anyText,
      anyText.map((text): ModelTurn => ({ role: 'assistant', text })),
      anyText.map(
        (query): ModelTurn => ({
          role: 'model',
          modelId: 'gemini-3.5-flash',
          rawParts: [
            {
              functionCall: {
                name: 'initiateBooking',
                args: { listing: query, startsAtLocal: query, party: 2.5 },
              },
            },
          ],
        }),
      ),
    );
    const pending = fc.option(anyText, { nil: null });
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 6 }), pending, async (turns, pendingSummary) => {
        const { text, toolCalls } = await planner.generate(deskRequest(turns, { pendingSummary }));
        expect(text !== '' || toolCalls.length === 1).toBe(true);
        for (const { name, args } of toolCalls) {
          if (name !== 'initiateBooking') continue;
          expect(args.startsAtLocal).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
          expect(Number.isSafeInteger(args.party)).toBe(true);
          expect(args.listing).not.toBe('');
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a long message of what patterns like best is read as any other', async () => {
    for (const piece of ['8 ', 'on ', "at 8'de ", 'yirmi bes ', '20.', 'a ', '~ ', 'for 4 people ', "'"]) {
      expect((await read(piece.repeat(20_000 / piece.length), 'tr')).original).toHaveLength(
        piece.length * Math.floor(20_000 / piece.length),
      );
    }
  });
});

describe('folding', () => {
  test('is idempotent and always well formed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldMessageText(text);
        expect(folded.isWellFormed()).toBe(true);
        expect(foldMessageText(folded)).toBe(folded);
      }),
    );
  });

  test('does not join Korean letters that stand alone to the syllable before them', () => {
    const koreanText = fc.string({
      unit: fc.constantFrom(...'가각퀘ㄱㄵㅋㅏㅠ\u1100\u1161\u11AC\uFFA1\uFFC2', "'", ' '),
    });
    fc.assert(
      fc.property(koreanText, (text) => {
        const folded = foldMessageText(text);
        expect(foldMessageText(folded)).toBe(folded);
      }),
      { numRuns: 500 },
    );
    expect(foldMessageText('퀘ㄵ ㅋㅋ')).toBe('퀘ㄵ ㅋㅋ');
  });
});

describe('merging', () => {
  const slot = fc.record({
    party: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
    hour: fc.option(fc.integer({ min: 13, max: 23 }), { nil: null }),
    days: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
  });
  test('keeps the newest word on each slot, and nothing else changes it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(slot, { minLength: 1, maxLength: 5 }), async (messages) => {
        let slots = emptySlots;
        for (const { party, hour, days } of messages) {
          const text = [
            days === null ? '' : `in ${days} days`,
            hour === null ? '' : `at ${hour}:00`,
            party === null ? '' : `${party} people`,
          ].join(' ');
          slots = mergeMessage(slots, await read(text), {
            local,
            lastListings: [],
            asked: null,
            offered: [],
          });
        }
        const newest = <Key extends 'party' | 'hour' | 'days'>(key: Key) =>
          messages.findLast((message) => message[key] !== null)?.[key] ?? null;
        const days = newest('days');
        expect(slots.party).toBe(newest('party'));
        expect(slots.when.clock?.hour ?? null).toBe(newest('hour'));
        const date =
          slots.when.day?.kind === 'date' ? DateTime.fromObject(slots.when.day.date).toISODate() : null;
        expect(date).toBe(days === null ? null : local.plus({ days }).toISODate());
      }),
    );
  });
});
