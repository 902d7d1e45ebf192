import type { Language, MerchantRequest } from '@merve/contract';
import type { OrderChangeProposalCard } from '@merve/contract/cards';
import { errorSentence } from '../../language/error-sentences/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { maxVersions } from '../../requests/answer-code.ts';
import { changedBesideDishes, changedLines } from '../../requests/food/changed-lines.ts';
import { compareLines } from '../../requests/food/order-line.ts';
import { type PendingChange, pendingArguments } from '../../requests/pending-arguments.ts';
import { detailLines, requestCard, requestWords } from '../../requests/request-words.ts';
import { requestSentences } from '../../requests/sentences/index.ts';
import type { ToolContext, ToolResult } from '../../tools/define-tool.ts';

/** What somebody is told whose wish changed nothing: that it stays as it is, or that it is over. Pure. */
export function requestUnchanged(request: MerchantRequest, language: Language, now: Date): string {
  const say = requestSentences(language);
  const words = requestWords(request, language);
  const isOver = !request.open || (request.state === 'placed' && now >= request.answerBy);
  const state = request.open ? 'expired' : request.state;
  return isOver ? say.overForCustomer(words, say.state(state)) : say.unchanged(words);
}

/** The card of the change for the web client: of both versions what they differ in. */
function changeCard(
  before: MerchantRequest,
  after: MerchantRequest,
  language: Language,
): OrderChangeProposalCard {
  const lines = ({ details }: MerchantRequest) => (details.kind === 'food' ? details.lines : []);
  const { allergies, allergensUnknownIn } =
    after.details.kind === 'food' ? after.details : { allergies: [], allergensUnknownIn: [] };
  return {
    ...requestCard(after),
    type: 'order_change_proposal',
    totalBefore: before.total,
    dishes: compareLines(lines(before), lines(after)).map(({ line, ...many }) => {
      const { itemId, name, choices, totalMinor } = line;
      return { itemId, name, choices, ...many, totalMinor: many.after === 0 ? 0 : totalMinor };
    }),
    otherChanges: changedBesideDishes(before, after, language),
    allergies,
    allergensUnknownIn,
  };
}

/**
 * Asks for the YES that puts another version of an order in the place of the one that waits for its kitchen. Nothing is
 * written: until the YES, the kitchen may accept what it has.
 * @param summary the whole text shown: what changes and what it is then, line by line, and when the offer ends
 */
export function changeProposal(
  documents: Documents,
  request: MerchantRequest,
  to: Pick<PendingChange, 'details' | 'total'>,
  summary: (changes: readonly string[], lines: readonly string[], until: Date) => string,
  { config, language, now }: Pick<ToolContext, 'config' | 'language' | 'now'>,
): ToolResult {
  const { requestId, reference, businessId, listingId, businessName, version, timeZone } = request;
  const changes = changedLines(request, { ...to, timeZone }, language);
  const code =
    changes.length === 0 ? 'ORDER_UNCHANGED' : version >= maxVersions ? 'ORDER_CHANGED_OFTEN' : null;
  if (code !== null) {
    return { status: 'refused', code, message: errorSentence({ code, details: { reference } }, language) };
  }
  const after = { ...request, ...to };
  const expiresAt = new Date(now.getTime() + config.requests.offerMinutes * 60_000);
  return {
    status: 'proposal',
    proposal: {
      kind: 'confirm_order',
      args: pendingArguments({
        do: 'change',
        kind: 'food',
        ...{ requestId, reference, businessId, listingId, businessName, version },
        ...to,
      }),
      ref: documents.request('food', requestId).path,
      summary: summary(changes, detailLines(after, language, 'customer'), expiresAt),
      price: to.total,
      expiresAt,
      ui: changeCard(request, after, language),
    },
  };
}
