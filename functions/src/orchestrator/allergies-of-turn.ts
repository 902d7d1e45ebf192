import type {
  AllergyStatement,
  Language,
  Message,
  PastMessage,
  Person,
  Safety,
  Thread,
} from '@merve/contract';
import { readAllergies } from '../allergies/recognise-allergies.ts';
import { heldStatements, noSafety, statementsOf, withAnswer, withStatements } from '../allergies/safety.ts';
import { allergySentences } from '../allergies/sentences.ts';
import { personWith } from '../profile/person.ts';
import { withNotice } from './beside-reply.ts';
import type { AllergiesOfTurn, ReplyDraft, RunningTurn, TurnDecision } from './turn.ts';

/** What a message says of allergies, beside what is known of its person. On the lines of merchants and drivers, nothing. */
export function allergiesOfTurn(
  { threadType, threadId }: Pick<Thread, 'threadType' | 'threadId'>,
  message: Message,
  person: Person | null,
  { history, language, now }: { history: readonly PastMessage[]; language: Language; now: Date },
): AllergiesOfTurn {
  const before = person?.safety ?? noSafety;
  const reading = readAllergies(threadType === 'merve' ? message.text : '');
  const { seq, channel } = message;
  const stated = statementsOf(reading, { threadId, seq, language, channel, saidAt: now });
  const isAnswer =
    stated.length === 0 &&
    reading.isBareAnswer &&
    (reading.severity !== 'unknown' || reading.whose !== 'unknown') &&
    asksThis(before, { threadId, message, history });
  const after = withStatements(before, stated);
  return { person, reading, stated, isAnswer, safety: isAnswer ? withAnswer(after, reading) : after };
}

/** Whether the person was asked, and has not written since. */
function asksThis(
  { question }: Safety,
  { threadId, message, history }: { threadId: string; message: Message; history: readonly PastMessage[] },
): boolean {
  if (question === null || question.threadId !== threadId || question.seq >= message.seq) return false;
  return !history.some(({ role, seq }) => role === 'user' && seq > question.seq);
}

/** Statements that Merve has not spoken of yet. */
function untold(safety: Safety): AllergyStatement[] {
  return heldStatements(safety).filter(({ askedAt }) => askedAt === null);
}

/** True if a turn may have to write its person's document: only then it is read in the finishing transaction. */
export function touchesPerson({ allergies, thread }: RunningTurn): boolean {
  if (thread.threadType !== 'merve') return false;
  return allergies.stated.length > 0 || allergies.isAnswer || untold(allergies.safety).length > 0;
}

/**
 * The person's document after a turn, and its replies: one says what was noted, why it is kept, and asks once how bad
 * it is and whose. The document is the one of the finishing transaction, so that what another conversation of the same
 * person noted meanwhile stays. Pure.
 * @param lastSeq sequence number of the turn's last reply
 * @param told what is said of those who are told of it too
 */
export function personAfter(
  turn: RunningTurn,
  current: Person | undefined,
  decision: TurnDecision,
  {
    lastSeq,
    now,
    told: toldToo,
  }: { readonly lastSeq: number; readonly now: Date; readonly told: readonly string[] },
): { readonly person: Person | null; readonly replies: readonly ReplyDraft[] } {
  const { thread, allergies, language } = turn;
  const before = current?.safety ?? noSafety;
  const stated = withStatements(before, allergies.stated);
  const answered =
    allergies.isAnswer && before.question !== null ? withAnswer(stated, allergies.reading) : stated;
  const changed = decision.safety?.(answered, now) ?? answered;
  const news = untold(changed);
  const [first, ...others] = decision.replies;
  // In danger of life nothing stands beside whom to call: what was said guards, and is spoken of in the next turn.
  const speaks =
    news.length > 0 && first !== undefined && thread.threadType === 'merve' && !decision.isUrgent;
  const safety = speaks ? told(changed, news, { threadId: thread.threadId, seq: lastSeq, now }) : changed;
  const person = safety === before ? null : personWith(current, thread.actorId, safety, now);
  if (!speaks) return { person, replies: withToldToo(decision.replies, toldToo) };
  const noted = noticeOf(news, before.purposeToldAt === null, language);
  const notice = [noted, ...toldToo].filter((part) => part !== '').join('\n');
  return { person, replies: [withNotice(first, notice), ...others] };
}

/**
 * The replies to a message that may tell of an allergy and states none, with the request to say it plainly; once, until they have read
 * further. Nothing stands beside the number to call. Pure.
 */
export function withAllergyInCase(
  { thread, allergies, danger, history, language }: RunningTurn,
  { isUrgent, processed }: Pick<TurnDecision, 'isUrgent' | 'processed'>,
  replies: readonly ReplyDraft[],
): readonly ReplyDraft[] {
  const [first, ...others] = replies;
  if (first === undefined || isUrgent || !processed || thread.threadType !== 'merve') return replies;
  if (!allergies.reading.isPossible || danger.isPossible) return replies;
  const request = allergySentences(language).inCase();
  const isKnown = history.some(({ role, text }) => role === 'assistant' && text.includes(request));
  return isKnown ? replies : [withNotice(first, request), ...others];
}

/** What is said of those who are told, where nothing new was noted: the same words again, after something was ordered. */
function withToldToo(replies: readonly ReplyDraft[], told: readonly string[]): readonly ReplyDraft[] {
  const [first, ...others] = replies;
  const notice = told.filter((part) => part !== '').join('\n');
  return first === undefined || notice === '' ? replies : [withNotice(first, notice), ...others];
}

function told(
  safety: Safety,
  news: readonly AllergyStatement[],
  { threadId, seq, now }: { threadId: string; seq: number; now: Date },
): Safety {
  const statementIds = news.filter(isIncomplete).map(({ statementId }) => statementId);
  return {
    ...safety,
    statements: safety.statements.map((one) => (news.includes(one) ? { ...one, askedAt: now } : one)),
    purposeToldAt: safety.purposeToldAt ?? now,
    question: statementIds.length > 0 ? { threadId, seq, statementIds } : null,
  };
}

function isIncomplete({ severity, whose }: AllergyStatement): boolean {
  return severity === 'unknown' || whose === 'unknown';
}

/** What Merve says of what she has just learned. */
export function noticeOf(news: readonly AllergyStatement[], isFirst: boolean, language: Language): string {
  const say = allergySentences(language);
  const isUnnamed = news.every(({ allergens, others }) => allergens.length + others.length === 0);
  const asks = {
    severity: news.some(({ severity }) => severity === 'unknown'),
    whose: news.some(({ whose }) => whose === 'unknown'),
  };
  return [
    say.noted(news.map(({ words }) => words)),
    ...(isFirst ? [say.purpose()] : []),
    ...(isUnnamed ? [say.askWhat()] : []),
    ...(asks.severity && asks.whose
      ? [say.askBoth()]
      : asks.severity
        ? [say.askSeverity()]
        : asks.whose
          ? [say.askWhose()]
          : []),
  ].join(' ');
}
