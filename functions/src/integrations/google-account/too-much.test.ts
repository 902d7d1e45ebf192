import { expect, test } from '@jest/globals';
import { isTooMuch } from './too-much.ts';

const refusal = (reason: string, domain = 'global') => ({
  error: { code: 403, message: 'no', errors: [{ domain, reason, message: 'no' }] },
});

test.each([
  ['userRateLimitExceeded', 'usageLimits', true],
  ['rateLimitExceeded', 'usageLimits', true],
  ['dailyLimitExceeded', 'usageLimits', true],
  ['quotaExceeded', 'usageLimits', true],
  ['insufficientPermissions', 'global', false],
  ['forbidden', 'global', false],
  ['domainPolicy', 'global', false],
])('a 403 for %s of %s is for too much: %s', (reason, domain, expected) => {
  expect(isTooMuch(403, refusal(reason, domain))).toBe(expected);
});

test('what says nothing is no refusal for too much, whatever its status', () => {
  expect([isTooMuch(403, {}), isTooMuch(403, 'no'), isTooMuch(400, refusal('rateLimitExceeded'))]).toEqual([
    ...[false, false, false],
  ]);
  expect(isTooMuch(403, { error: { code: 403, status: 'RESOURCE_EXHAUSTED' } })).toBe(true);
});
