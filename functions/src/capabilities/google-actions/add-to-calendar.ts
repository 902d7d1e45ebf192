import type { Commitment, GoogleAccount, Language } from '@merve/contract';
import type { ActionProposalCard } from '@merve/contract/cards';
import type { CalendarEvent } from '@merve/contract/words';
import { z } from 'zod';
import { commitmentsOf } from '../../commitments/commitments-of.ts';
import { spokenOfLast } from '../../commitments/spoken-of.ts';
import { googleServices } from '../../integrations/google-account/index.ts';
import { formatClock, formatList } from '../../language/format.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import { normalizeReference } from '../../ledger/identity.ts';
import type { OutingCaller } from '../../outings/group-members.ts';
import { meantOuting, outingsOf } from '../../outings/my-outings.ts';
import { outingEvent } from '../../outings/outing-calendar.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { hashId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import type { NamedSlot } from '../../reading/named-as-said.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { writtenArgs } from './action-args.ts';
import { accountForUse } from './connect-first.ts';
import { accessTokenOf, mayUse } from './google-account.ts';
import { googleSentences } from './sentences/index.ts';

const answerWithinMs = 10 * 60_000;

const input = z.object({
  reference: z
    .string()
    .max(40)
    .nullish()
    .describe('The code of the booking it is about. Leave it out if there is only one.'),
  vote: z.string().max(120).nullish().describe('The title of the vote whose plan it is, if they named one.'),
});

interface Meant
  extends Pick<CalendarEvent, 'id' | 'startsAt' | 'endsAt' | 'summary' | 'description' | 'location'> {
  readonly timeZone: string;
}

async function eventOfOuting(
  documents: Documents,
  { outing, memberId }: OutingCaller,
  now: Date,
): Promise<Meant | null> {
  try {
    return { ...(await outingEvent(documents, outing, { memberId, now })), timeZone: outing.timeZone };
  } catch (thrown) {
    if (thrown instanceof MerveError && thrown.code === 'NOT_FOUND') return null;
    throw thrown;
  }
}

async function eventOfBooking(
  documents: Documents,
  commitment: Commitment,
  zone: string,
): Promise<Meant | null> {
  const { path, name, what, reference, startsAt, endsAt, timeZone, listingId } = commitment;
  if (startsAt === null || endsAt === null) return null;
  const listing = listingId === null ? undefined : (await documents.listing(listingId).get()).data();
  return {
    ...{ id: path, startsAt, endsAt, summary: `${name} – ${what}`, description: reference },
    location: [name, listing?.address].filter(Boolean).join(', '),
    timeZone: timeZone ?? zone,
  };
}

/** What "it" is: the booking that is named or was spoken of last, else what the group decided; a list of codes where it could be several. */
async function meant(
  documents: Documents,
  { reference, vote }: { readonly reference: string | null; readonly vote: string | null },
  { actorId, alsoActorIds = [], context, market, now, said = [] }: ToolContext,
): Promise<Meant | { readonly several: readonly string[] } | null> {
  const person = { actorId, alsoActorIds };
  const [{ open }, callers] = await Promise.all([
    commitmentsOf(documents, person, now),
    outingsOf(documents, [actorId, ...alsoActorIds]),
  ]);
  const bookings = open.filter(({ kind, state }) => kind === 'booking' && state === 'confirmed');
  const decided = callers.filter(({ outing }) => outing.state === 'closed');
  const ofBooking = ({ path }: Commitment) =>
    decided.find(({ outing: { booking } }) => booking && path.endsWith(`/${booking.txId}`));
  const eventOf = async (commitment: Commitment) => {
    // What a group decided and booked is one entry, whichever way it is asked for.
    const group = ofBooking(commitment);
    return group === undefined
      ? eventOfBooking(documents, commitment, market.timeZone)
      : eventOfOuting(documents, group, now);
  };
  if (reference !== null) {
    const code = normalizeReference(reference);
    const named = bookings.find((one) => one.reference === code);
    return named === undefined ? null : eventOf(named);
  }
  const spoken = vote === null ? spokenOfLast(bookings, context, now) : undefined;
  if (spoken !== undefined) return eventOf(spoken);
  const group = meantOuting(decided, vote ?? said.at(-1) ?? '');
  const plan = group === undefined ? null : await eventOfOuting(documents, group, now);
  if (plan !== null && plan.endsAt > now && bookings.length === 0) return plan;
  if (vote !== null) return plan;
  return bookings.length === 0 ? null : { several: bookings.map((one) => `${one.name} (${one.reference})`) };
}

/** What the person's calendar has then, where they gave leave to look; null where they did not, and where Google gave no answer. */
async function busyLine(
  documents: Documents,
  account: GoogleAccount,
  { startsAt, endsAt, timeZone }: Meant,
  { market, config, now, language, signal }: ToolContext,
): Promise<string | null> {
  const services = googleServices();
  if (services === null || !mayUse(account, 'freeBusy')) return null;
  const say = googleSentences(language);
  try {
    const accessToken = await accessTokenOf(documents, services, account, now);
    if (accessToken === null) return null;
    const call = { accessToken, caller: { market, config }, signal };
    const busy = await services.calendar.busy({ from: startsAt, until: endsAt }, call);
    if (busy.length === 0) return say.free();
    const times = busy.map(
      ({ from, until }) => `${formatClock(from, timeZone)}–${formatClock(until, timeZone)}`,
    );
    return say.busy(formatList(times, language));
  } catch (thrown) {
    if (!(thrown instanceof MerveError)) throw thrown;
    log.info('calendar not looked at', { code: thrown.code });
    return say.notLooked();
  }
}

const nothing = (language: Language): ToolResult => ({
  ...{ status: 'refused', code: 'NOT_FOUND', message: googleSentences(language).nothingToEnter() },
});

/** Which booking, as the words name it: by its code. */
async function bookingSlot(
  documents: Documents,
  reference: string,
  context: ToolContext,
): Promise<NamedSlot> {
  const { open } = await commitmentsOf(documents, context, context.now);
  const code = normalizeReference(reference);
  const others = open.filter((one) => one.reference !== code);
  return {
    value: code,
    isKnown: true,
    hear(text) {
      if (text.toUpperCase().includes(code)) return { isThis: true, other: null };
      return {
        isThis: false,
        other: others.find((one) => text.toUpperCase().includes(one.reference))?.reference ?? null,
      };
    },
  };
}

async function propose(
  documents: Documents,
  asked: { readonly reference: string | null; readonly vote: string | null },
  context: ToolContext,
): Promise<ToolResult> {
  const { language, now } = context;
  const say = googleSentences(language);
  const account = await accountForUse(documents, 'calendar', context);
  if ('status' in account) return account;
  const { market } = context;
  const named = asked.reference === null ? [] : [await bookingSlot(documents, asked.reference, context)];
  const unsaid = refuseUnsaid(context, { named }, { names: [], timeZone: market.timeZone });
  if (unsaid !== null) return unsaid;
  const found = await meant(documents, asked, context);
  if (found === null) return nothing(language);
  if ('several' in found) {
    const codes = formatList(found.several, language, 'disjunction');
    return { status: 'refused', code: 'BAD_REQUEST', message: say.which(codes) };
  }
  const { id, startsAt, endsAt, summary, description = '', location, timeZone } = found;
  const when = formatBookedTime({ startsAt, endsAt, nights: null, timeZone }, language);
  const busy = await busyLine(documents, account, found, context);
  // Of the account, too: whoever changes it has each thing once in each calendar.
  const eventId = hashId(['calendar-entry', account.subject, id], 32);
  const text = [when, location, description, ...(busy === null ? [] : ['', busy])].filter(
    (line, index) => line !== '' || index > 2,
  );
  return {
    status: 'proposal',
    proposal: {
      kind: 'confirm_google_action',
      args: writtenArgs({
        ...{ kind: 'entry', accountId: account.actorId, subject: account.subject },
        entry: { eventId, summary, description, location, startsAt, endsAt, timeZone },
      }),
      ref: `googleAccounts/${account.actorId}`,
      summary: say.askEntry(account.address, summary, text.join('\n')),
      brief: '',
      price: null,
      expiresAt: new Date(now.getTime() + answerWithinMs),
      ui: {
        ...{ type: 'action_proposal', action: 'entry', account: account.address, to: [] },
        ...{ title: summary, text: text.join('\n') },
      } satisfies ActionProposalCard,
    },
  };
}

/** `addToCalendar`: three round trips, and a call to Google where the person lets Merve look when they are free. */
export function addToCalendarTool(documents: Documents): Tool {
  return defineTool({
    name: 'addToCalendar',
    label: 'Put it into their calendar',
    group: 'Google account',
    does: "Puts a booking into the guest's own Google calendar; the guest confirms.",
    doing: {
      en: 'Preparing the entry …',
      tr: 'Takvim kaydını hazırlıyorum …',
      he: 'מכינה את הרישום ביומן …',
      ru: 'Готовлю запись в календарь …',
      el: 'Ετοιμάζω την καταχώριση …',
      de: 'Bereitet den Eintrag vor …',
      ar: 'أجهّز موعد التقويم …',
      fa: 'ورودی تقویم را آماده می‌کنم …',
      ko: '일정을 준비하고 있습니다 …',
    },
    ability: {
      en: 'put a booking into your Google calendar',
      tr: 'bir rezervasyonu Google takviminize ekleme',
      he: 'להוסיף הזמנה ליומן שלכם',
      ru: 'занести бронирование в ваш календарь',
      el: 'να βάλω μια κράτηση στο ημερολόγιό σας',
      de: 'eine Buchung in Ihren Google-Kalender eintragen',
      ar: 'إضافة حجز إلى تقويمكم',
      fa: 'گذاشتن رزرو در تقویم شما',
      ko: '예약을 캘린더에 넣기',
    },
    description: `Puts one of the person's own bookings, or what their group decided, into their own Google calendar. It does not do so by itself: it shows the entry, \
and only the person's own YES puts it in.`,
    input,
    effect: 'propose',
    proposes: 'confirm_google_action',
    run: ({ reference = null, vote = null }, context) => propose(documents, { reference, vote }, context),
  });
}
