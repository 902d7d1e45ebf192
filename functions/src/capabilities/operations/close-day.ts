import { formatLocalDate } from '../../language/format.ts';
import { agendaOf, localDate } from '../../ledger/index.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
import { agendaLine } from './agenda-words.ts';
import { type CarriedOut, nothingDone, type OperationContext } from './carried-out.ts';
import type { OperationOf } from './operation.ts';
import type { StaffWords } from './read-staff-words.ts';
import { dateOf, dayBounds } from './said-time.ts';
import { staffSentences } from './sentences/index.ts';
import { staffWords } from './staff-phrases.ts';
import { asks, type OwnBusiness, type StaffTurn, tells } from './staff-turn.ts';

/** Asks whether a day is to be closed, or opened again. */
export function proposeDay(
  turn: StaffTurn,
  { business, at }: OwnBusiness,
  words: StaffWords & { readonly verb: 'close' | 'reopen' },
): AnswerEffect {
  const { context, language } = turn;
  const say = staffSentences(language);
  if (at.role !== 'owner') return tells('operation-owners-only', say.ownersOnly());
  const date = words.day === null ? null : dateOf(words.day, business, context.now);
  if (date === null) {
    return tells('operation-usage', say.usage(`${staffWords(language)[words.verb]} 24.12`));
  }
  if (date < localDate(context.now, business.timeZone)) return tells('operation-past', say.timePast());
  const isClosed = business.closedOn.includes(date);
  if (isClosed === (words.verb === 'close')) return tells('operation-already', say.alreadySo());
  const day = formatLocalDate(dayBounds(date, business.timeZone).from, business.timeZone, language);
  return asks(turn, {
    businessId: business.businessId,
    args: { do: words.verb, staffId: turn.staffId, date },
    change: words.verb === 'close' ? say.close(business.name, day) : say.reopen(business.name, day),
  });
}

/** Closes a local date for new bookings, or opens it. What stands on it stays, and is named. */
export async function carryOutDay(
  { tx, documents, context }: OperationContext,
  operation: OperationOf<'close' | 'reopen'>,
): Promise<CarriedOut> {
  const { businessId, date, language } = operation;
  const say = staffSentences(language);
  const reference = documents.business(businessId);
  const business = (await tx.get(reference)).data();
  if (business === undefined) return nothingDone(say.changed());
  const { timeZone, name } = business;
  const bounds = dayBounds(date, timeZone);
  const standing = await agendaOf(tx, documents, businessId, { ...bounds, now: context.now });
  const isClosing = operation.do === 'close';
  const others = business.closedOn.filter((closed) => closed !== date);
  const day = formatLocalDate(bounds.from, timeZone, language);
  const lines = standing.map((one) => `\n${agendaLine(one, context.now, language)}`).join('');
  return {
    text: [
      say.done(isClosing ? say.close(name, day) : say.reopen(name, day)),
      ...(isClosing && standing.length > 0 ? [say.standing(lines)] : []),
    ].join('\n'),
    committed: true,
    intents: [],
    write: () =>
      void tx.set(reference, { ...business, closedOn: isClosing ? [...others, date].toSorted() : others }),
  };
}
