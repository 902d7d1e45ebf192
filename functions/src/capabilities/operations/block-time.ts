import type { Offering, Transaction } from '@merve/contract';
import { agendaOf, prepareBlockSlots, prepareCancel } from '../../ledger/index.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
import { agendaLine, datedSpan, overlapping } from './agenda-words.ts';
import { type CarriedOut, nothingDone, type OperationContext } from './carried-out.ts';
import type { OperationOf } from './operation.ts';
import type { StaffWords } from './read-staff-words.ts';
import { dateOf, spanOf } from './said-time.ts';
import { staffSentences } from './sentences/index.ts';
import { staffWords } from './staff-phrases.ts';
import { asks, type OwnBusiness, pickNamed, type StaffTurn, tells } from './staff-turn.ts';

const maxOfferings = 30;

/** Asks whether a time is to be kept; says what stands there and stays. */
export async function proposeBlock(
  turn: StaffTurn,
  { business }: OwnBusiness,
  words: StaffWords,
): Promise<AnswerEffect> {
  const { tx, documents, context, language } = turn;
  const say = staffSentences(language);
  const { businessId, timeZone } = business;
  const date = dateOf(words.day ?? { kind: 'today' }, business, context.now);
  if (words.from === null || date === null) {
    return tells('operation-usage', say.usage(`${staffWords(language).block} 20:00-22:00 24.12`));
  }
  const found = await tx.get(
    documents.offering(businessId, '-').parent.where('active', '==', true).limit(maxOfferings),
  );
  const offerings = found.docs.map((document): Offering => document.data());
  if (offerings.length === 0) return tells('operation-nothing', say.offersNone(business.name));
  const picked = pickNamed(offerings, ({ title }) => title, words.folded, language);
  if ('told' in picked) return picked.told;
  const { offeringId, durationMinutes, title } = picked.one;
  const span = spanOf(date, { from: words.from, until: words.until, durationMinutes }, timeZone);
  if (span.endsAt <= context.now) return tells('operation-past', say.timePast());
  const standing = await standingIn(turn, businessId, { offeringId, durationMinutes, ...span });
  return asks(turn, {
    businessId,
    args: {
      do: 'block',
      staffId: turn.staffId,
      offeringId,
      startsAt: span.startsAt.toISOString(),
      endsAt: span.endsAt.toISOString(),
    },
    change: [
      say.block(title, datedSpan({ ...span, timeZone }, language)),
      ...(standing.length === 0 ? [] : [say.standing(linesOf(standing, context.now, language))]),
    ].join('\n'),
  });
}

async function standingIn(
  { tx, documents, context }: OperationContext,
  businessId: string,
  span: {
    readonly offeringId: string;
    readonly durationMinutes: number;
    readonly startsAt: Date;
    readonly endsAt: Date;
  },
): Promise<Transaction[]> {
  // What begins before the span may reach into it.
  const from = new Date(span.startsAt.getTime() - span.durationMinutes * 60_000);
  const agenda = await agendaOf(tx, documents, businessId, { from, until: span.endsAt, now: context.now });
  return overlapping(agenda, span);
}

function linesOf(standing: readonly Transaction[], now: Date, language: StaffTurn['language']): string {
  return standing.map((one) => `\n${agendaLine(one, now, language)}`).join('');
}

/** Keeps what is free of the time; never what stands for somebody. */
export async function carryOutBlock(
  within: OperationContext,
  operation: OperationOf<'block'>,
  idempotencyKey: string,
): Promise<CarriedOut> {
  const { tx, documents, context } = within;
  const { businessId, offeringId, startsAt, endsAt, staffId, language } = operation;
  const say = staffSentences(language);
  const offering = (await tx.get(documents.offering(businessId, offeringId))).data();
  const durationMinutes = offering?.durationMinutes ?? 0;
  const [{ outcome, write }, standing] = await Promise.all([
    prepareBlockSlots(tx, documents, {
      businessId,
      offeringId,
      startsAt,
      endsAt,
      actorId: staffId,
      threadId: context.threadId,
      idempotencyKey,
      now: context.now,
    }),
    standingIn(within, businessId, { offeringId, durationMinutes, startsAt, endsAt }),
  ]);
  const lines = linesOf(standing, context.now, language);
  if (outcome.ok) {
    const { title, reference } = outcome.transaction;
    const text = [
      say.done(say.block(title, datedSpan(outcome.transaction, language))),
      ...(standing.length === 0 ? [] : [say.standing(lines)]),
      say.blockCode(reference),
    ].join('\n');
    return { text, committed: true, intents: [], write };
  }
  switch (outcome.code) {
    case 'SLOT_TAKEN':
      return nothingDone(say.taken(lines), write);
    case 'TIME_PAST':
      return nothingDone(say.timePast(), write);
    case 'BAD_REQUEST':
      return nothingDone(say.tooMuch(), write);
    default:
      return nothingDone(say.changed(), write);
  }
}

/** Gives back what the business kept to itself. */
export async function carryOutUnblock(
  { tx, documents, context }: OperationContext,
  { businessId, txId, staffId, language }: OperationOf<'unblock'>,
  idempotencyKey: string,
): Promise<CarriedOut> {
  const say = staffSentences(language);
  const { outcome, write } = await prepareCancel(tx, documents, {
    businessId,
    txId,
    actorId: staffId,
    reason: 'unblocked',
    idempotencyKey,
    now: context.now,
  });
  if (!outcome.ok) return nothingDone(say.changed(), write);
  const { transaction } = outcome;
  const text = say.done(say.unblock(transaction.title, datedSpan(transaction, language)));
  return { text, committed: true, intents: [], write };
}
