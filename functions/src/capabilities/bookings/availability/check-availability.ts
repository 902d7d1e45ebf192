import type { JsonObject } from '@merve/contract';
import { z } from 'zod';
import type { Catalogue } from '../../../catalogue/index.ts';
import { formatList, formatLocalDate } from '../../../language/format.ts';
import { firstInstantAt, localDate } from '../../../ledger/index.ts';
import { MerveError } from '../../../platform/errors.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../../tools/define-tool.ts';
import { chooseOffering, namedChoice } from '../choose-offering.ts';
import { findBookable, resolveTime } from '../read-booking-request.ts';
import { refuseBooking } from '../refuse-booking.ts';
import { datedTimes, shortTime } from '../short-time.ts';
import { type Availability, availabilityOn, nearest } from './availability.ts';
import type { DayQuestion } from './free-day.ts';
import { availabilitySentences } from './sentences.ts';

const input = z.object({
  listing: z
    .string()
    .min(1)
    .max(200)
    .describe('Its listingId if known, else its name as the person wrote it.'),
  date: z.iso.date().optional().describe('The day at the business, YYYY-MM-DD. Left out: today.'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional()
    .describe('HH:MM, if the person asks about a time: then what is free near it is told.'),
  party: z.number().int().optional().describe('For how many people. Left out: the smallest party there is.'),
  choice: namedChoice,
});

const description = `Tells which times are free at a listing on a day, for so many people, without holding anything. Call it when the person asks \
what is free or whether a time is; call initiateBooking instead once they want to book. What is free now may be taken a minute later.`;

/** Times named at once. */
const namedLimit = 12;
const nearLimit = 3;

export interface AvailabilityNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
}

/** `checkAvailability`: one query, two where the day is full; a named room or ticket costs one more. Nothing is written. */
export function checkAvailabilityTool({ documents, catalogue }: AvailabilityNeeds): Tool {
  return defineTool({
    name: 'checkAvailability',
    label: 'Look up free times',
    group: 'Bookings',
    does: 'Tells which times are free, without holding any.',
    doing: {
      en: 'Checking free times …',
      tr: 'Boş saatlere bakıyorum …',
      he: 'בודקת שעות פנויות …',
      ru: 'Проверяю свободное время …',
      el: 'Ελέγχω τις ελεύθερες ώρες …',
      de: 'Prüft freie Zeiten …',
      ar: 'أتحقق من الأوقات المتاحة …',
      fa: 'ساعت‌های خالی را می‌بینم …',
      ko: '빈 시간을 확인하고 있습니다 …',
    },
    ability: {
      en: 'tell you which times are free',
      tr: 'boş saatleri söyleme',
      he: 'לומר אילו שעות פנויות',
      ru: 'подсказать свободное время',
      el: 'να σας πω ποιες ώρες είναι ελεύθερες',
      de: 'freie Zeiten nennen',
      ar: 'معرفة المواعيد المتاحة',
      fa: 'گفتن ساعت‌های خالی',
      ko: '빈 시간 안내',
    },
    constrainedBy: ['allowedTags', 'categories', 'towns'],
    description,
    input,
    effect: 'read',
    async run(args, context): Promise<ToolResult> {
      const { language, now, market } = context;
      let { timeZone } = market;
      try {
        const snapshot = await catalogue.of(market);
        const { offeringId: chosen } = await chooseOffering(documents, snapshot, args);
        const bookable = findBookable(args.listing, 'checkAvailability', snapshot, context, chosen);
        const { listing, business, offering } = bookable;
        timeZone = business.timeZone;
        const date = args.date ?? localDate(now, timeZone);
        const asked = args.time === undefined ? null : resolveTime(`${date}T${args.time}`, timeZone).startsAt;
        const question: DayQuestion = { offering, business, party: args.party ?? offering.minParty, now };
        const found = await availabilityOn(documents, date, question);
        // Too many people, too far ahead, closed all day: what speaks against every time of the day is the answer.
        if (found.refusal !== null && found.later.length === 0) {
          return refuseBooking(found.refusal, timeZone, language);
        }
        const { listingId } = listing;
        // Of several things to book there, free is one of them.
        const name = chosen === undefined ? listing.name : `${listing.name} (${offering.title})`;
        return {
          status: 'ok',
          data: {
            listingId,
            listing: listing.name,
            offering: offering.title,
            date,
            timeZone,
            party: question.party,
            free: found.free.slice(0, 96).map((time) => time.toISOString()),
            later: found.later.map((time) => time.toISOString()),
            askedIsFree: asked === null ? null : isAmong(asked, found.free),
            held: false,
            text: inWords(found, { name, date, asked, timeZone }, context),
          } satisfies JsonObject,
          context: { lastListings: [{ listingId, name: listing.name }] },
        };
      } catch (thrown) {
        if (!(thrown instanceof MerveError)) throw thrown;
        return refuseBooking(thrown, timeZone, language);
      }
    },
  });
}

const isAmong = (time: Date, times: readonly Date[]) => times.some((one) => one.getTime() === time.getTime());

function inWords(
  { free, later }: Availability,
  { name, date, asked, timeZone }: { name: string; date: string; asked: Date | null; timeZone: string },
  { language }: ToolContext,
): string {
  const say = availabilitySentences(language);
  const noon = firstInstantAt(date, 12 * 60, timeZone);
  const day = formatLocalDate(noon, timeZone, language);
  const listed = (times: readonly Date[]) =>
    formatList(
      times.map((time) => shortTime(time, noon, timeZone, language)),
      language,
    );
  if (free.length === 0) {
    const after =
      later.length === 0 ? say.noneLater() : say.later(datedTimes(later, timeZone, language).join(', '));
    return `${say.full(name, day)} ${after}`;
  }
  if (asked === null) return say.free(name, day, listed(spread(free)));
  const time = shortTime(asked, noon, timeZone, language);
  return isAmong(asked, free)
    ? say.askedIsFree(name, day, time)
    : say.askedIsTaken(name, day, time, listed(nearest(free, asked, nearLimit)));
}

/** At most twelve of many times, over the whole day. */
function spread(times: readonly Date[]): Date[] {
  const step = Math.ceil(times.length / namedLimit);
  return times.filter((_, index) => index % step === 0);
}
