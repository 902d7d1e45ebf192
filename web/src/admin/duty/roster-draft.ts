import { type JsonValue, type PharmacyDuty, type PolicyProblem, wallTimeSchema } from '@merve/contract';
import { z } from 'zod';

/** A duty as an operator writes it. */
type WrittenDuty = Pick<PharmacyDuty, 'placeId' | 'starts' | 'ends'>;

/**
 * A roster as it is edited: its duties by pharmacy, of which each has one. So what two operators did to two pharmacies is
 * two changes, and not two lists.
 */
export const rosterDraftSchema = z.object({
  duties: z.record(z.string(), z.object({ starts: wallTimeSchema, ends: wallTimeSchema })),
});

export function draftOf(duties: readonly WrittenDuty[]): JsonValue {
  return {
    duties: Object.fromEntries(duties.map(({ placeId, starts, ends }) => [placeId, { starts, ends }])),
  };
}

/** The duties of a draft, as the API takes them. @throws ZodError for a draft that is no roster */
export function dutiesOf(draft: JsonValue): WrittenDuty[] {
  const { duties } = rosterDraftSchema.parse(draft);
  return Object.entries(duties).map(([placeId, times]) => ({ placeId, ...times }));
}

/** Problems as the API tells them, by place in the list, told of the pharmacy they are about. Pure. */
export function problemsOf(
  problems: readonly PolicyProblem[],
  duties: readonly WrittenDuty[],
): PolicyProblem[] {
  return problems.map((problem) => {
    const [, place] = /^duties\.(\d+)\./.exec(problem.path) ?? [];
    const duty = place === undefined ? undefined : duties[Number(place)];
    return duty === undefined ? problem : { ...problem, path: `duties.${duty.placeId}` };
  });
}

/** The hours of the next pharmacy put on duty: those of the last one, as all have the same in most nights. */
export function nextTimes(duties: readonly WrittenDuty[]): { starts: string; ends: string } {
  const { starts, ends } = duties.at(-1) ?? { starts: '19:00', ends: '08:00' };
  return { starts, ends };
}
