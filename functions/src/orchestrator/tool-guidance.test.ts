import { expect, test } from '@jest/globals';
import { toolGuidance } from './tool-guidance.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

test('the model is told of the tools it has', () => {
  const said = toolGuidance(named('searchMarketplace', 'requestTaxi', 'myBookings'));
  expect(said).toContain('searchMarketplace');
  expect(said).toContain('requestTaxi');
});

test('and of no other', () => {
  expect(toolGuidance(named('searchMarketplace'))).not.toMatch(/orderFood|bookService|requestTaxi|showMenu/);
  expect(toolGuidance(named('orderFood'))).not.toContain('showMenu');
  expect(toolGuidance([])).toBe('');
});
