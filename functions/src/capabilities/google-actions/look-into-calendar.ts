import type { GoogleAccount } from '@merve/contract';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { googleServices } from '../../integrations/google-account/index.ts';
import { formatClock, formatList, formatLocalDate } from '../../language/format.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { log } from '../../platform/log.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { accountForUse, askToConnect } from './connect-first.ts';
import { accessTokenOf } from './google-account.ts';
import { googleSentences } from './sentences/index.ts';

/** A question is about a day or a weekend, and no diary. */
const mostDays = 7;
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const input = z.object({
  date: day.describe('The day they ask about, YYYY-MM-DD.'),
  lastDate: day.nullish().describe('The last day, only if they ask about several.'),
  clock: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullish()
    .describe('The hour they ask about, HH:MM, only if they said one.'),
});

interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** What of the calendar falls on a day, and at its hour where one was asked about: times alone, for Google tells no more. Pure. */
export function dayInWords(
  { date, clock }: { readonly date: DateTime; readonly clock: string | null },
  busy: readonly Span[],
  language: ToolContext['language'],
): string {
  const say = googleSentences(language);
  const zone = date.zoneName ?? 'utc';
  const timesOf = (spans: readonly Span[]) => {
    const end = date.plus({ days: 1 }).toJSDate();
    return formatList(
      spans.map(({ from, until }) => {
        const begins = from < date.toJSDate() ? '00:00' : formatClock(from, zone);
        return `${begins}–${until > end || until.getTime() === end.getTime() ? '24:00' : formatClock(until, zone)}`;
      }),
      language,
    );
  };
  const told = (spans: readonly Span[]) => (spans.length === 0 ? say.free() : say.busy(timesOf(spans)));
  const of = ({ from, until }: Span, begins: DateTime, ends: DateTime) =>
    from < ends.toJSDate() && until > begins.toJSDate();
  const onDay = busy.filter((span) => of(span, date, date.plus({ days: 1 })));
  const name = formatLocalDate(date.toJSDate(), zone, language);
  if (clock === null) return `${name}: ${told(onDay)}`;
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const at = date.set({ hour, minute });
  const then = onDay.filter((span) => of(span, at, at.plus({ minutes: 1 })));
  const first = `${name}, ${clock}: ${told(then)}`;
  // What else there is that day tells whether the hour after is free, too.
  return onDay.length === then.length ? first : `${first}\n${name}: ${told(onDay)}`;
}

async function busyBetween(
  documents: Documents,
  account: GoogleAccount,
  span: Span,
  { market, config, now, signal }: ToolContext,
): Promise<readonly Span[] | 'ended' | 'unknown'> {
  const services = googleServices();
  if (services === null) return 'unknown';
  try {
    const accessToken = await accessTokenOf(documents, services, account, now);
    if (accessToken === null) return 'ended';
    return await services.calendar.busy(span, { accessToken, caller: { market, config }, signal });
  } catch (thrown) {
    if (!(thrown instanceof MerveError)) throw thrown;
    log.info('calendar not looked at', { code: thrown.code });
    return thrown.details['reason'] === 'denied' ? 'ended' : 'unknown';
  }
}

async function look(
  documents: Documents,
  { date, lastDate = null, clock = null }: z.output<typeof input>,
  context: ToolContext,
): Promise<ToolResult> {
  const { language, market } = context;
  const say = googleSentences(language);
  const account = await accountForUse(documents, 'freeBusy', context);
  if ('status' in account) return account;
  const first = DateTime.fromISO(date, { zone: market.timeZone });
  const last = DateTime.fromISO(lastDate ?? date, { zone: market.timeZone });
  if (!first.isValid || !last.isValid || last < first)
    return { status: 'refused', code: 'TIME_INVALID', message: say.whichDay() };
  const days = Array.from({ length: mostDays }, (_, index) => first.plus({ days: index })).filter(
    (one) => one <= last,
  );
  const until = days.at(-1)?.plus({ days: 1 }) ?? first;
  const busy = await busyBetween(
    documents,
    account,
    { from: first.toJSDate(), until: until.toJSDate() },
    context,
  );
  if (busy === 'ended') return askToConnect('freeBusy', language);
  if (busy === 'unknown')
    return { status: 'refused', code: 'UPSTREAM_UNAVAILABLE', message: say.notLooked() };
  const message = days
    .map((one) => dayInWords({ date: one, clock: clock ?? null }, busy, language))
    .join('\n');
  return { status: 'ok', data: { message } };
}

/** `lookIntoCalendar`: one round trip, and a call to Google. */
export function lookIntoCalendarTool(documents: Documents): Tool {
  return defineTool({
    name: 'lookIntoCalendar',
    label: 'Look when they are free',
    group: 'Google account',
    does: "Tells whether a guest's own Google calendar is free at a time, with their leave.",
    doing: {
      en: 'Looking into your calendar …',
      tr: 'Takviminize bakıyorum …',
      he: 'בודקת ביומן שלכם …',
      ru: 'Смотрю ваш календарь …',
      el: 'Κοιτάζω το ημερολόγιό σας …',
      de: 'Sieht in Ihren Kalender …',
      ar: 'أنظر في تقويمكم …',
      fa: 'تقویمتان را می‌بینم …',
      ko: '캘린더를 보고 있습니다 …',
    },
    ability: {
      en: 'look whether you are free on a day',
      tr: 'bir gün müsait olup olmadığınıza bakma',
      he: 'לבדוק אם אתם פנויים ביום מסוים',
      ru: 'посмотреть, свободны ли вы в какой-то день',
      el: 'να δω αν είστε ελεύθεροι μια μέρα',
      de: 'nachsehen, ob Sie an einem Tag frei sind',
      ar: 'النظر إن كنتم متفرغين في يوم ما',
      fa: 'دیدن اینکه روزی وقتتان آزاد است یا نه',
      ko: '어느 날에 시간이 비는지 보기',
    },
    description:
      'Whether the person is free on a day, by their own Google calendar: times alone, no titles. `message` tells it word for word. It books nothing, and is not about whether a place is free.',
    input,
    effect: 'read',
    tellsWhole: true,
    run: (asked, context) => look(documents, asked, context),
  });
}
