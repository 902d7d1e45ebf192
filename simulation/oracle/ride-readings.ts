import type { Language } from '@merve/contract';
import { driverSentences } from '../../functions/src/capabilities/taxi/driver-sentences/index.ts';
import { taxiSentences } from '../../functions/src/capabilities/taxi/sentences/index.ts';
import { flat, markedParty, marks, patternOf, rememberingTexts } from './sentence-pattern.ts';

/** What a text tells its reader about a ride. */
export interface RideStatement {
  readonly kind:
    | 'asks-to-call'
    | 'asks-to-call-off'
    | 'planned'
    | 'searching'
    | 'assigned'
    | 'given-back'
    | 'unserved'
    | 'called-off'
    /** A driver is asked. */
    | 'offered'
    /** A driver is told that the ride is theirs. */
    | 'theirs';
  /** Null where none is named. */
  readonly code: string | null;
}

const { code, anything } = marks;
const ride = {
  code,
  from: anything,
  to: anything,
  district: anything,
  party: markedParty,
  distance: anything,
  fare: anything,
  when: null,
};
const driver = { driverId: anything, name: anything, phone: anything, vehicle: anything, plate: anything };

const firstLine = (text: string) => text.split('\n')[0] ?? '';
/** Up to its first full stop, before which a reason may stand. */
const firstClause = (text: string) => text.split('.')[0] ?? '';
/** Up to the code. */
const untilCode = (text: string) => `${text.split(code)[0] ?? ''}${code}`;

const languages: readonly Language[] = ['en', 'tr'];

/** As those of bookings (`readings.ts`): our own sentences, with marks in place of values. */
const patterns: readonly (readonly [RideStatement['kind'], RegExp])[] = languages.flatMap((language) => {
  const say = taxiSentences(language);
  const toDriver = driverSentences(language);
  const [, , , free = ''] = say
    .proposal(ride, { nearby: anything, nearest: null, route: null, until: anything })
    .split('\n');
  const later = { ...ride, when: anything };
  const [, , , unasked = ''] = say
    .proposalLater(later, { asks: anything, route: null, until: anything })
    .split('\n');
  return [
    ['asks-to-call', patternOf(free)],
    ['asks-to-call', patternOf(unasked)],
    ['asks-to-call-off', patternOf(firstLine(say.cancelProposal(ride, null)))],
    ['planned', patternOf(untilCode(say.planned(later, anything)))],
    ['searching', patternOf(say.searching(ride, markedParty))],
    ['searching', patternOf(say.searching(ride, 1))],
    ['assigned', patternOf(say.assigned(ride, driver))],
    ['given-back', patternOf(firstClause(say.driverCancelled(ride, null)))],
    ['unserved', patternOf(say.unserved(ride))],
    ['called-off', patternOf(untilCode(say.cancelled(ride, false)))],
    ['offered', patternOf(firstLine(toDriver.offer(ride, anything)))],
    ['theirs', patternOf(firstLine(toDriver.accepted(ride, null, anything)))],
  ] as const;
});

/** All that a text says about rides, in the words of either language. */
export const rideStatementsIn = rememberingTexts((text): readonly RideStatement[] => {
  const line = flat(text);
  return patterns.flatMap(([kind, pattern]) => {
    const found = pattern.exec(line);
    return found === null ? [] : [{ kind, code: found.groups?.['code'] ?? null }];
  });
});
