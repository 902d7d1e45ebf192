import { describe, expect, test } from '@jest/globals';
import type { OrderChangeProposalCard, OrderStatusCard } from '@merve/contract/cards';
import { changeStands } from './change-stands.ts';
import { samples } from './gallery/samples.ts';

const card: OrderChangeProposalCard = samples['change of an order proposed'];
const early = new Date('2030-11-21T17:00:00.000Z');
const late = new Date('2030-11-21T17:20:00.000Z');
const dishes = card.dishes.filter(({ after }) => after > 0);
const told = (more: Partial<OrderStatusCard>): OrderStatusCard => ({
  ...samples['order placed'],
  total: card.total,
  lines: dishes.map(({ name, after, totalMinor }) => ({ name, quantity: after, totalMinor })),
  ...more,
});

describe('the question whether an order is to be changed', () => {
  test.each([
    ['nothing was told of it since', null],
    ['it was told as it is', told({})],
  ])('is open while the kitchen may answer, where %s', (_, now) => {
    expect(changeStands(card, now, early)).toBe('open');
    expect(changeStands(card, now, late)).toBe('late');
  });

  test.each(['accepted', 'rejected', 'cancelled', 'expired'] as const)(
    'is late with an order %s',
    (state) => {
      expect(changeStands(card, told({ state, answerBy: null }), early)).toBe('late');
    },
  );

  test('is settled by the order that was shown, however that went on', () => {
    expect(changeStands(card, told({ version: 2 }), late)).toBe('made');
    expect(changeStands(card, told({ version: 2, state: 'accepted', answerBy: null }), late)).toBe('made');
  });

  test.each([
    ['changed into another one', { lines: [] }],
    ['of other numbers', { lines: told({}).lines.map((line) => ({ ...line, quantity: 9 })) }],
    ['at another price', { total: { minorUnits: 1, currency: 'TRY' } }],
    ['for another time', { wishedAt: '2030-11-21T19:00:00.000Z' }],
    ['changed once more', { version: 3 }],
  ])('is overtaken by an order %s', (_, more) => {
    expect(changeStands(card, told({ version: 2, ...more }), early)).toBe('overtaken');
  });
});
