import { type MerchantRequest, requestKindSchema } from '@merve/contract';
import { formatLocalDate } from '../../language/format.ts';
import { addDays, agendaOf, localDate } from '../../ledger/index.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
import { agendaLine } from './agenda-words.ts';
import { dayBounds } from './said-time.ts';
import { staffSentences } from './sentences/index.ts';
import { type OwnBusiness, type StaffTurn, tells } from './staff-turn.ts';

/** Beyond this a list is no use on a phone. */
const maxRequests = 20;

/** What stands at each of one's own businesses on a day, and the orders and services that are open. */
export async function showAgenda(turn: StaffTurn, day: 'today' | 'tomorrow'): Promise<AnswerEffect> {
  const parts = await Promise.all(turn.own.map((own) => agendaAt(turn, own, day)));
  return tells('operation-agenda', parts.join('\n\n'));
}

async function agendaAt(
  { tx, documents, context, language }: StaffTurn,
  { business }: OwnBusiness,
  day: 'today' | 'tomorrow',
): Promise<string> {
  const { businessId, timeZone } = business;
  const { now } = context;
  const today = localDate(now, timeZone);
  const date = day === 'today' ? today : addDays(today, 1);
  const bounds = dayBounds(date, timeZone);
  const open = requestKindSchema.options.map((kind) =>
    tx.get(
      documents
        .requests(kind)
        .where('businessId', '==', businessId)
        .where('open', '==', true)
        .limit(maxRequests),
    ),
  );
  const [standing, ...found] = await Promise.all([
    agendaOf(tx, documents, businessId, { ...bounds, now }),
    ...open,
  ]);
  const requests = found.flatMap(({ docs }) => docs.map((document): MerchantRequest => document.data()));
  const say = staffSentences(language);
  const isClosed = business.closedOn.includes(date);
  return [
    say.heading(business.name, formatLocalDate(bounds.from, timeZone, language)),
    ...(isClosed ? [say.closedThatDay()] : []),
    ...(standing.length === 0 ? [say.nothingBooked()] : []),
    ...standing.map((one) => agendaLine(one, now, language)),
    ...(requests.length === 0
      ? []
      : [say.openRequests(requests.map(({ reference }) => reference).join(', '))]),
  ].join('\n');
}
