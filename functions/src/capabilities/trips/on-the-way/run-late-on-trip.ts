import { z } from 'zod';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { localNow } from '../../../reading/moment/moment.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../../tools/define-tool.ts';
import { laterVisits } from '../../../trips/later-visits.ts';
import { minutesOf } from '../../../trips/trip-wish.ts';
import { changingSentences } from '../changing/sentences.ts';
import { isTripMeant, tripMeant } from '../trip-meant.ts';
import { dayProposal, dayVisit, problemOf, timedItems, todayOf } from './day-proposal.ts';
import { minutesLate } from './minutes-late.ts';
import { tripDayKind } from './pending-day.ts';
import { onTheWaySentences } from './sentences.ts';

const maxMinutes = 8 * 60;
const input = z.object({
  minutes: z
    .int()
    .min(1)
    .max(maxMinutes)
    .optional()
    .describe('By how much they are late, in minutes, as they said it.'),
});

type Refused = Extract<ToolResult, { status: 'refused' }>;
const refused = (code: Refused['code'], message: string): Refused => ({ status: 'refused', code, message });

/** By how much: the words told last of it. Of a call that no model made, the words were read before. Null where nobody said. */
function lateAsSaid(minutes: number | undefined, context: ToolContext): number | 'otherwise' | null {
  const { said = [], spoken, language, market, now } = context;
  const local = localNow(now, market.timeZone);
  const told = said.flatMap((text) => minutesLate(text, language, local) ?? []).at(-1) ?? null;
  if (told === null) return spoken === undefined ? (minutes ?? null) : null;
  if (spoken !== undefined && minutes !== undefined && minutes !== told) return 'otherwise';
  return Math.min(told, maxMinutes);
}

/** `runLateOnTrip`: what is left of today, later, as a proposal. */
export function runLateOnTripTool(documents: Documents): Tool {
  return defineTool({
    name: 'runLateOnTrip',
    label: 'Put the rest of a day later',
    group: 'Trips',
    does: 'Moves the rest of a day later, within opening hours; the guest confirms.',
    doing: {
      en: 'Putting the day later …',
      tr: 'Günü daha geçe alıyorum …',
      he: 'דוחה את המשך היום …',
      ru: 'Сдвигаю остаток дня …',
      el: 'Μεταθέτω τη μέρα αργότερα …',
      de: 'Schiebt den Tag nach hinten …',
      ar: 'أؤخّر بقية اليوم …',
      fa: 'باقی روز را دیرتر می‌کنم …',
      ko: '남은 일정을 늦추고 있습니다 …',
    },
    description:
      'On a saved trip that is under way: the rest of today when they are late, within opening hours; what finds no time is named. It shows the rest and asks; nothing is changed before a YES. It tells nobody: a restaurant that waits is told with sendWhatsAppMessage.',
    shownWhen: isTripMeant,
    input,
    effect: 'propose',
    proposes: tripDayKind,
    async run({ minutes }, context) {
      const { language } = context;
      const say = onTheWaySentences(language);
      const found = await tripMeant(documents, context);
      if (found?.role === 'reader') return refused('FORBIDDEN', changingSentences(language).readOnly());
      const today = found === null ? null : todayOf(found);
      const [first] = today?.rest ?? [];
      if (found === null || today === null || first === undefined)
        return refused('NOT_FOUND', say.notToday());
      const late = lateAsSaid(minutes, context);
      if (late === null) return refused('TIME_INVALID', say.askHowLate());
      if (late === 'otherwise') return refused('NOT_AS_SAID', say.askHowLate());
      const { day, done, rest } = today;
      const visits = (items: typeof rest) => items.map((item) => dayVisit(item, found.places));
      const begins = Math.max(minutesOf(first.start) + late, minutesOf(found.clock));
      const later = laterVisits(problemOf(found, day.day), visits(done), visits(rest), begins);
      if (later === null || later.visits.length === 0) return refused('NOT_BOOKABLE', say.nothingFits());
      const items = timedItems(rest, later.visits, day.version + 1);
      const leftOut = rest.filter(({ itemId }) => later.leftOut.some(({ id }) => id === itemId));
      return {
        status: 'proposal',
        proposal: dayProposal(
          found,
          { day, done, items, leftOut: leftOut.map(({ name }) => name), told: say.late },
          context,
        ),
      };
    },
  });
}
