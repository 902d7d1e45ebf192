import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Business, JsonObject, Language } from '@merve/contract';
import type { CardOf } from '@merve/contract/cards';
import { type StaffAt, staffAt } from '../../identity/staff.ts';
import { foldText } from '../../language/fold-text.ts';
import { formatList } from '../../language/format.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
import type { CommitContext } from '../../tools/commit-handler.ts';
import { staffSentences } from './sentences/index.ts';

/** A business this person works at, by its own document. */
export interface OwnBusiness {
  readonly business: Business;
  readonly at: StaffAt;
}

/** A staff member's message as the steps that answer it see it, inside the turn's transaction. */
export interface StaffTurn {
  readonly tx: FirestoreTransaction;
  readonly documents: Documents;
  readonly staffId: string;
  readonly own: readonly OwnBusiness[];
  readonly language: Language;
  readonly context: CommitContext;
}

/** The businesses of a number in this market: found by the look-up, decided by the businesses themselves. Two round trips. */
export async function readOwnBusinesses(
  tx: FirestoreTransaction,
  documents: Documents,
  staffId: string,
  marketId: string,
): Promise<OwnBusiness[]> {
  const [staff] = await readTogether(tx, documents.businessStaff(staffId));
  if (staff === undefined) return [];
  const [businesses] = await readTogether(
    tx,
    staff.businessIds.map((businessId) => documents.business(businessId)),
  );
  return businesses.flatMap((business) => {
    const at = business === undefined ? undefined : staffAt(business, staffId);
    return business === undefined || at === undefined || business.marketId !== marketId
      ? []
      : [{ business, at }];
  });
}

/** What a staff member is answered in. */
export function languageAt({ at, business }: OwnBusiness, fallback: Language): Language {
  return at.language ?? business.language ?? fallback;
}

/** Tells something, and changes nothing. */
export function tells(outcome: string, text: string): AnswerEffect {
  return { outcome, text, ui: null, intents: [], write: () => {} };
}

/** How long a question on the business line waits for its answer. Nothing is held by it. */
const answerWithinMs = 10 * 60_000;

/** Asks for a YES to what `args` says; they are all that is carried out then. */
export function asks(
  { context, language }: StaffTurn,
  { args, change, businessId }: { args: JsonObject; change: string; businessId: string },
): AnswerEffect {
  const { now } = context;
  return {
    ...tells('operation-proposed', ''),
    language,
    proposal: {
      kind: 'confirm_operation',
      args: { ...args, businessId, language },
      ref: `businesses/${businessId}`,
      summary: staffSentences(language).ask(change),
      price: null,
      expiresAt: new Date(now.getTime() + answerWithinMs),
      ui: { type: 'operation_proposal' } satisfies CardOf<'operation_proposal'>,
    },
  };
}

type Picked<Item> = { readonly one: Item } | { readonly told: AnswerEffect };

/** The only one there is, or the one whose name stands in what was written. */
export function pickNamed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  folded: string,
  language: Language,
): Picked<Item> {
  const [only, ...more] = items;
  if (only !== undefined && more.length === 0) return { one: only };
  const named = items.filter((item) => folded.includes(foldText(nameOf(item)).text));
  const [one, other] = named;
  if (one !== undefined && other === undefined) return { one };
  const names = formatList(items.map(nameOf), language, 'disjunction');
  return { told: tells('operation-which', staffSentences(language).which(names)) };
}

/** The business that is meant: the only one, or the one that is named. */
export function pickBusiness(turn: StaffTurn, folded: string): Picked<OwnBusiness> {
  return pickNamed(turn.own, ({ business }) => business.name, folded, turn.language);
}
