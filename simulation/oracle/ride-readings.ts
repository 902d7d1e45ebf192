import type { Language } from '@merve/contract';
import { driverSentences } from '../../functions/src/capabilities/taxi/driver-sentences/index.ts';
import { taxiSentences } from '../../functions/src/capabilities/taxi/sentences/index.ts';
import { flat, markedParty, marks, patternOf } from './sentence-pattern.ts';

/** What a text tells its reader about a ride. */
export interface RideStatement {
  readonly kind:
    | 'asks-to-call'
    | 'asks-to-call-off'
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

const { code, any } = marks;
const ride = { code, from: any, to: any, district: any, party: markedParty, distance: any, fare: any };
const driver = { driverId: any, name: any, phone: any, vehicle: any, plate: any };

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
  const [, , , free = ''] = say.proposal(ride, { nearby: any, nearest: null, until: any }).split('\n');
  return [
    ['asks-to-call', patternOf(free)],
    ['asks-to-call-off', patternOf(firstLine(say.cancelProposal(ride, null)))],
    ['searching', patternOf(say.searching(ride, markedParty))],
    ['searching', patternOf(say.searching(ride, 1))],
    ['assigned', patternOf(say.assigned(ride, driver))],
    ['given-back', patternOf(firstClause(say.driverCancelled(ride, null)))],
    ['unserved', patternOf(say.unserved(ride))],
    ['called-off', patternOf(untilCode(say.cancelled(ride, false)))],
    ['offered', patternOf(firstLine(toDriver.offer(ride, any)))],
    ['theirs', patternOf(firstLine(toDriver.accepted(ride, null, any)))],
  ] as const;
});

/** All that a text says about rides, in the words of either language. */
export function rideStatementsIn(text: string): readonly RideStatement[] {
  const line = flat(text);
  return patterns.flatMap(([kind, pattern]) => {
    const found = pattern.exec(line);
    return found === null ? [] : [{ kind, code: found.groups?.['code'] ?? null }];
  });
}
