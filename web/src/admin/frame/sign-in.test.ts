import { describe, expect, test } from '@jest/globals';
import { signInProblem } from './sign-in.ts';

describe('what went wrong at the door', () => {
  test('does not tell whether the address or the password was wrong', () => {
    expect(signInProblem('auth/user-not-found')).toBe(signInProblem('auth/wrong-password'));
  });
  test('closing the window is no mistake', () => {
    expect(signInProblem('auth/popup-closed-by-user')).toBeNull();
  });
  test('an unknown code is named', () => {
    expect(signInProblem('auth/brand-new')).toContain('auth/brand-new');
  });
});
