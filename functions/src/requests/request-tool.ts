import type { Language, Listing } from '@merve/contract';
import type { z } from 'zod';
import type { Catalogue } from '../catalogue/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import {
  defineTool,
  type Tool,
  type ToolContext,
  type ToolDefinition,
  type ToolResult,
} from '../tools/define-tool.ts';
import { placeSlot } from '../tools/place-as-said.ts';
import { type ProposedCall, refuseUnsaid } from '../tools/refuse-unsaid.ts';
import { type Askable, findAskable, type Wanted } from './find-orderable.ts';
import type { RequestKind } from './identity.ts';
import { requestTemplate } from './merchant-template.ts';
import { type Placement, pendingKinds, placementProposal } from './placement-proposal.ts';
import { refuseClosed } from './refuse-closed.ts';
import type { RefusedRequest } from './refuse-request.ts';
import { listingAction } from './request-shape.ts';
import { wishedTime } from './wished-time.ts';

export interface RequestToolNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
}

/** What every request says: of whom, and when. */
type Said = { readonly listing: string; readonly startsAtLocal?: string | null | undefined };
type SaidSchema = z.ZodObject & z.ZodType<Said>;

/** A listing that takes such requests and can be asked now, and when the person would like it; null where they said no time. */
interface AskedListing extends Askable {
  readonly wishedAt: Date | null;
}

interface RequestToolDefinition<Input extends SaidSchema>
  extends Pick<
    ToolDefinition<Input>,
    'name' | 'label' | 'group' | 'does' | 'doing' | 'ability' | 'description' | 'guidance'
  > {
  readonly kind: RequestKind;
  readonly actionType: Wanted['actionType'];
  /** With a `listing`, and when it is wished for as `startsAtLocal`. */
  readonly input: Input;
  readonly notTaken: (language: Language) => Wanted['notTaken'];
  /** How long before it, and how far ahead, it may be wished for. */
  readonly wish: { readonly leadMinutes: number; readonly windowDays: number };
  /** Whether somebody must be there at this moment, where no time is wished for. */
  readonly isAnsweredNow: boolean;
  /** Words of a wish that a call with these arguments stands for without repeating them, by language. */
  readonly ownWords?: (said: z.output<Input>) => NonNullable<ProposedCall['ownWords']>;
  /** What is asked for, from what the person said; or why it cannot be. May read, and writes nothing. */
  place(
    said: z.output<Input>,
    asked: AskedListing,
    context: ToolContext,
  ): Promise<
    | (Placement & {
        readonly customerName?: string | null;
        /** What else of the call must be as it was said. */
        readonly asSaid?: Pick<ProposedCall, 'named' | 'listed' | 'verbatim' | 'collects'>;
      })
    | RefusedRequest
  >;
}

/**
 * A tool that asks a merchant for something: finds whom to ask, and whether they work then, and shows the person what would
 * be sent. What is asked for is its capability's matter. Nothing is written or held.
 */
export function defineRequestTool<Input extends SaidSchema>(
  { documents, catalogue }: RequestToolNeeds,
  definition: RequestToolDefinition<Input>,
): Tool {
  const {
    name,
    label,
    group,
    does,
    doing,
    kind,
    actionType,
    description,
    guidance,
    input,
    notTaken,
    wish,
    isAnsweredNow,
  } = definition;
  return defineTool({
    name,
    label,
    group,
    does,
    doing,
    constrainedBy: ['allowedTags', 'categories', 'towns'],
    merchantTemplate: requestTemplate(kind),
    description,
    ...(guidance === undefined ? {} : { guidance }),
    input,
    effect: 'propose',
    proposes: pendingKinds[kind],
    async run(said, context): Promise<ToolResult> {
      const { listing, startsAtLocal }: Said = said;
      const wanted: Wanted = { actionType, tool: name, notTaken: notTaken(context.language) };
      const snapshot = await catalogue.of(context.market);
      const found = findAskable(listing, wanted, snapshot, context);
      if (!found.ok) return found.refused;
      const { business, ordering, refuse } = found;
      const wishedAt = startsAtLocal ? wishedTime(startsAtLocal, business.timeZone, context.now, wish) : null;
      if (wishedAt !== null && !(wishedAt instanceof Date)) return refuse(wishedAt);
      // Asked for a time, they must work then; asked for now, somebody must be there.
      const at = wishedAt ?? (isAnsweredNow ? context.now : null);
      const closed = at === null ? null : refuseClosed(ordering, business, at);
      if (closed !== null) return refuse(closed);
      const placement = await definition.place(said, { ...found, wishedAt }, context);
      if ('status' in placement) return placement;
      const { details, asSaid } = placement;
      const takes = (other: Listing) => listingAction(other, actionType) !== undefined;
      const unsaid = refuseUnsaid(
        context,
        {
          startsAtLocal: startsAtLocal || null,
          counts: details.kind === 'food' ? details.lines.map(({ quantity }) => quantity) : [],
          note: details.note,
          values: [said, details],
          ...asSaid,
          named: [placeSlot(snapshot, found.listing, takes, context), ...(asSaid?.named ?? [])],
          ...(definition.ownWords === undefined ? {} : { ownWords: definition.ownWords(said) }),
        },
        {
          names: [found.listing.name, business.name],
          timeZone: business.timeZone,
          mayAdd: found.towns,
        },
      );
      if (unsaid !== null) return unsaid;
      const { customerName = context.customerName } = placement;
      return placementProposal(documents, found, placement, { ...context, customerName });
    },
  });
}
