import { describe, expect, test } from '@jest/globals';
import type { Commitment } from '@merve/contract';
import { languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { describeTranslations } from '../language/testing/describe-translations.ts';
import { isForgotten, judgeEntry } from './audit-commitments.ts';
import { isOpen } from './commitment-of.ts';
import { commitmentLine, tellCommitments } from './commitment-words.ts';
import { commitmentSentences } from './sentences/index.ts';
import { spokenOfLast } from './spoken-of.ts';

const now = new Date('2026-11-22T19:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const table: Commitment = {
  kind: 'booking',
  path: 'businesses/lantern/transactions/tx_1',
  reference: 'K7QF2M',
  name: 'Carob Lantern',
  what: 'Dinner table',
  state: 'confirmed',
  open: true,
  openUntil: minutes(1440),
  startsAt: minutes(1380),
  endsAt: minutes(1440),
  nights: null,
  expectedAt: null,
  timeZone: 'Asia/Famagusta',
  party: 4,
  listingId: 'lantern',
  price: null,
  deposit: null,
  driver: null,
  cancelAsked: false,
  changedAt: minutes(-5),
};
const order: Commitment = {
  ...table,
  kind: 'food',
  reference: 'N23W8N',
  what: '2 × Sea bass',
  state: 'placed',
  openUntil: minutes(15),
  startsAt: null,
  endsAt: null,
  party: null,
  changedAt: minutes(-1),
};
const ride: Commitment = {
  ...order,
  kind: 'ride',
  reference: 'G5K7',
  name: 'Airport',
  what: 'Kyrenia Harbour',
  state: 'assigned',
  openUntil: null,
  driver: 'Hasan',
  expectedAt: minutes(4),
  timeZone: null,
  party: 2,
};
const reader = { language: 'en', timeZone: 'Asia/Famagusta', now } as const;

describe('a line', () => {
  test('says what, when, for how many, and how it stands', () => {
    expect(commitmentLine(table, reader)).toMatch(
      /^Booking K7QF2M: .*Carob Lantern.* — .*Dinner table.*, Monday 23 November 2026, 20:00.*, 4 people, confirmed$/,
    );
    expect(commitmentLine(ride, reader)).toMatch(
      /^Taxi G5K7: .*Kyrenia Harbour → Airport.*, 2 people, the driver is on the way, with Hasan, about 21:04$/,
    );
  });

  test('never shows a code of ours, in any state and language', () => {
    for (const language of languageSchema.options) {
      for (const state of ['awaiting_deposit', 'hold', 'on_board', 'no_show'] as const) {
        const line = commitmentLine({ ...table, state }, { ...reader, language });
        expect(line).not.toMatch(/_|\bhold\b/);
      }
    }
  });
});

describe('what is told', () => {
  test('“you have no …” only where it is so, with what is open besides', () => {
    expect(tellCommitments({ open: [order], lately: [] }, 'booking', reader)).toMatch(
      /^You have no booking\.\nBut this is open:\nOrder N23W8N/,
    );
    expect(
      tellCommitments({ open: [], lately: [{ ...table, state: 'cancelled', open: false }] }, null, reader),
    ).toMatch(/^You have nothing open.*\nThe last one: Booking K7QF2M.*cancelled$/s);
  });
});

describe('“it”', () => {
  const nothingSaid = { spokenOf: null };
  test('is the only one there is, else what was spoken of last', () => {
    expect(spokenOfLast([table], nothingSaid, minutes(600))).toBe(table);
    expect(spokenOfLast([table, order], nothingSaid, now)).toBe(order);
    const asked = { spokenOf: { reference: 'K7QF2M', at: minutes(0) } };
    expect(spokenOfLast([table, order], asked, now)).toBe(table);
  });

  test('is nothing where several were listed since, or nobody spoke of any for half an hour', () => {
    const listed = { spokenOf: { reference: null, at: minutes(0) } };
    expect(spokenOfLast([table, order], listed, now)).toBeUndefined();
    expect(spokenOfLast([table, order], nothingSaid, minutes(31))).toBeUndefined();
  });

  test('is never one of two that were spoken of in the same moment', () => {
    const at = fc.integer({ min: -20, max: 0 }).map(minutes);
    fc.assert(
      fc.property(at, (changedAt) => {
        const both = [table, order].map((one) => ({ ...one, changedAt }));
        expect(spokenOfLast(both, nothingSaid, now)).toBeUndefined();
      }),
    );
  });
});

describe('the auditor', () => {
  test('misses what is open, and forgives what is over', () => {
    expect(judgeEntry(table, undefined, now)).toMatch(/lacks it/);
    expect(judgeEntry(table, undefined, minutes(1441))).toBeNull();
    expect(judgeEntry(table, table, now)).toBeNull();
    expect(judgeEntry(table, { ...table, party: 5 }, now)).toMatch(/otherwise/);
  });

  test('forgets what has been over for a week, and nothing that is open', () => {
    const days = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(days, fc.boolean(), (ago, open) => {
        const one = { ...table, open, openUntil: minutes(ago * 1440), changedAt: minutes(-40 * 1440) };
        expect(isForgotten(one, now) && isOpen(one, now)).toBe(false);
        if (ago > -7) expect(isForgotten(one, now)).toBe(false);
      }),
    );
  });
});

describeTranslations('what a person has open', commitmentSentences, {
  values: ['K7QF2M', '19:45', 'Hasan'],
  says: (say) => ({
    kind: [say.kind('booking'), say.kind('food'), say.kind('service'), say.kind('viewing')],
    named: [say.named('7 Lanterns')],
    state: [say.state('awaiting_deposit'), say.state('placed'), say.state('on_board')],
    people: [say.people(1), say.people(5)],
    about: [say.about('19:45')],
    until: [say.until('19:45')],
    withDriver: [say.withDriver('Hasan')],
    cancelAsked: [say.cancelAsked()],
    heading: [say.heading()],
    elsewhere: [say.elsewhere()],
    nothing: [say.nothing()],
    noneOf: [say.noneOf('booking'), say.noneOf('ride')],
    lately: [say.lately('K7QF2M')],
    whichToCancel: [say.whichToCancel()],
    nothingToCancel: [say.nothingToCancel()],
    whichIsMeant: [say.whichIsMeant()],
  }),
  alike: ['named'],
});
