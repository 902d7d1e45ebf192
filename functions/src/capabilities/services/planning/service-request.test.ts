import { describe, expect, test } from '@jest/globals';
import { addressIn } from '../../../model/planner/address.ts';
import { speaksOfTrade } from './service-request.ts';

describe('an address in a message', () => {
  test.each([
    [
      "I'm locked out!! flat 3, 5 Carob Street, Kyrenia. can a locksmith come now?",
      'flat 3, 5 Carob Street, Kyrenia',
    ],
    ['a plumber tuesday 10am, 8 Lemon Street Kyrenia', '8 Lemon Street Kyrenia'],
    ['kapıda kaldım! Carob Sokak 5 Girne, çilingir lazım hemen', 'Carob Sokak 5 Girne'],
    ['Ich brauche einen Klempner, Zitronenstraße 8, Kyrenia', 'Zitronenstraße 8, Kyrenia'],
    ['нужен сантехник, улица Лимонная 8, Кирения', 'улица Лимонная 8, Кирения'],
    ['a cleaner tomorrow at ten, address: Dome 3, Girne', 'Dome 3, Girne'],
  ])('“%s”', (text, address) => {
    expect(addressIn(text)).toBe(address);
  });

  test.each(['a plumber tomorrow at 10', 'table for 5 at Mill Lane Kitchen', 'come at 8, please'])(
    'is not in “%s”',
    (text) => {
      expect(addressIn(text)).toBeNull();
    },
  );
});

test.each([
  'Ich brauche einen Elektriker',
  'нужен сантехник',
  'χρειάζομαι υδραυλικό',
  'צריך אינסטלטור',
  'أحتاج سباك',
  'لوله‌کش لازم دارم',
  '배관공이 필요해요',
  'çilingir lazım',
])('“%s” speaks of a trade', (text) => {
  expect(speaksOfTrade(text)).toBe(true);
});
