import type { AllergyStatement, Money, RequestDetails } from '@merve/contract';
import type { OrderProposalCard, ServiceProposalCard, ViewingProposalCard } from '@merve/contract/cards';
import { formatClock } from '../language/format.ts';
import { shortLine } from '../language/short-line.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import type { ToolContext, ToolResult } from '../tools/define-tool.ts';
import type { Askable } from './find-orderable.ts';
import { requestIdFor } from './identity.ts';
import { pendingArguments } from './pending-arguments.ts';
import { detailLines, ownWords } from './request-words.ts';

/** What every card of a placement says, whatever is asked for. */
type Known = 'listingId' | 'businessName' | 'total' | 'note' | 'allergies' | 'timeZone';

export interface Placement {
  readonly details: RequestDetails;
  /** Null where the merchant names the price. */
  readonly total: Money | null;
  /** The whole text shown, of what is asked, line by line, and the end of the offer on the business's clock. */
  summary(lines: readonly string[], until: string): string;
  /** The card for the web client; listing, its name, its zone, the total and the person's own words are added. */
  readonly card:
    | Omit<OrderProposalCard, Known>
    | Omit<ServiceProposalCard, Known>
    | Omit<ViewingProposalCard, Known>;
}

export const pendingKinds = {
  food: 'confirm_order',
  service: 'confirm_service',
  viewing: 'confirm_viewing',
} as const;

/**
 * What is asked for, with every word the person ever said about allergies; what is in it already stays. Of dishes it is then
 * not known whether they hold it. Pure.
 */
export function withAllergies(
  details: RequestDetails,
  said: readonly Pick<AllergyStatement, 'words'>[] = [],
): RequestDetails {
  const allergies = [...new Set([...details.allergies, ...said.map(({ words }) => words)])];
  if (allergies.length === details.allergies.length) return details;
  if (details.kind !== 'food') return { ...details, allergies };
  return { ...details, allergies, allergensUnknownIn: [...new Set(details.lines.map(({ name }) => name))] };
}

/**
 * Asks for the YES that places a request. Nothing is written: the request's id comes of the step, so that a turn that is
 * run again proposes the same request.
 */
export function placementProposal(
  documents: Documents,
  { listing, business }: Pick<Askable, 'listing' | 'business'>,
  { details: wanted, total, summary, card }: Placement,
  { allergies, config, customerName, idempotencyKey, language, now }: ToolContext,
): ToolResult {
  const details = withAllergies(wanted, allergies);
  const requestId = requestIdFor(details.kind, idempotencyKey);
  const expiresAt = new Date(now.getTime() + config.requests.offerMinutes * 60_000);
  const { timeZone } = business;
  const { listingId, businessId, name } = listing;
  return {
    status: 'proposal',
    proposal: {
      kind: pendingKinds[details.kind],
      args: pendingArguments({
        do: 'place',
        requestId,
        businessId,
        listingId,
        customerName: shortLine(customerName, 60),
        details,
        total,
      }),
      ref: documents.request(details.kind, requestId).path,
      summary: summary(
        detailLines({ details, total, timeZone }, language, 'customer'),
        formatClock(expiresAt, timeZone),
      ),
      // What is unknown for somebody with an allergy stands in the words.
      ...(details.allergies.length === 0 ? { brief: '' } : {}),
      price: total,
      expiresAt,
      ui: { ...card, listingId, businessName: name, total, ...ownWords(details), timeZone },
    },
  };
}
