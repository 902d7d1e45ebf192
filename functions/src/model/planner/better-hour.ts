/** "She said 3 works better": an hour that is proposed without the words of one. */
import type { ClockPiece } from '../../reading/moment/moment.ts';
import { type Scan, take } from './fold-message.ts';
import { englishNumber, readNumber, turkishNumber } from './number-words.ts';

const betterHour = new RegExp(
  `(?<![\\d:.])(${englishNumber}) (?:works|is|would be|suits|would suit)(?: (?:us|me|her|him|them|everyone|much|a bit)){0,2} better|(?<![\\d:.])(${turkishNumber})(?:'?[a-z]{0,3})? (?:daha|bize|bana) (?:iyi|uygun\\w*)`,
  'g',
);

/** What suits somebody better is an hour; its words are blanked. Null without one. */
export function takeBetterHour(scan: Scan): ClockPiece | null {
  let clock: ClockPiece | null = null;
  take(scan, betterHour, (match) => {
    const number = readNumber(match[1] ?? match[2] ?? '');
    if (number === null || number < 1 || number > 24) return false;
    clock = { hour: number % 24, minute: 0, settled: number > 12 };
    return true;
  });
  return clock;
}
