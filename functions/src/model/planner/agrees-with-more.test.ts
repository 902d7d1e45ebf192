/** "Yes, but outside": an agreement that wishes more, told from a plain one and from a no. */
import { expect, test } from '@jest/globals';
import { agreesWithMore } from './own-words.ts';

test.each([
  'yes but outside',
  'ok, only by the window please',
  'evet ama terasta olsun',
  'tamam fakat sessiz bir köşe',
  'ja, aber draußen',
  'да, но на террасе',
  'ναι, αλλά έξω',
  'כן אבל בחוץ',
  'نعم بس على التراس',
  'بله ولی بیرون',
  '네 근데 창가로요',
])('%s', (text) => expect(agreesWithMore(text)).toBe(true));

test.each([
  'yes',
  'yes please, book it',
  'but outside',
  'no, but thanks',
  'tamam yaz',
  'evet yes',
  '',
  '네 좋아요',
])('not: %s', (text) => expect(agreesWithMore(text)).toBe(false));
