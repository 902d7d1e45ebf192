import { z } from 'zod';
import type { Catalogue } from '../../catalogue/index.ts';
import { shortLine } from '../../language/short-line.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import {
  findAskable,
  placementProposal,
  refuseClosed,
  requestTemplate,
  type Wanted,
  wishedTime,
} from '../../requests/index.ts';
import { defineTool, type Tool, type ToolResult } from '../../tools/define-tool.ts';
import { viewingSentences } from './sentences.ts';

export const scheduleViewingName = 'scheduleViewing';

/** From when on, and how far ahead, a viewing may be wished for. */
const bounds = { leadMinutes: 120, windowDays: 60 };

const input = z.object({
  listing: z
    .string()
    .min(1)
    .max(200)
    .describe('What is to be seen: its listingId if known, else its name as the person wrote it.'),
  startsAtLocal: z
    .string()
    .max(40)
    .nullish()
    .describe(
      'When they would like it, as the wall clock there shows it: YYYY-MM-DDTHH:MM, without a time zone. Leave out for whenever it suits.',
    ),
  contactName: z.string().max(120).nullish().describe('The name to give the agent, if the person said one.'),
  note: z
    .string()
    .max(600)
    .nullish()
    .describe('What the person asks or says, in their own words; other times that would suit too.'),
});

const description = `Asks the agent or owner of a property for a viewing, and shows the person what would be sent. It is a wish, not an appointment: \
only the person's own YES sends it, and the agent then accepts, or says when else. Call it once it is clear which place; a time is not needed.`;

/** `scheduleViewing`: resolves and proposes. No round trip when the catalogue is warm; nothing is written or held. */
export function scheduleViewingTool({
  documents,
  catalogue,
}: {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
}): Tool {
  return defineTool({
    name: scheduleViewingName,
    constrainedBy: ['allowedTags', 'categories', 'towns'],
    merchantTemplate: requestTemplate('viewing'),
    description,
    input,
    effect: 'propose',
    async run(args, context): Promise<ToolResult> {
      const { language, now, market } = context;
      const say = viewingSentences(language);
      const wanted: Wanted = {
        actionType: 'schedule_viewing',
        tool: scheduleViewingName,
        notTaken: say.notOffered,
      };
      const found = findAskable(args.listing, wanted, await catalogue.of(market), context);
      if (!found.ok) return found.refused;
      const { listing, ordering, business, refuse } = found;
      let wishedAt: Date | null = null;
      if (args.startsAtLocal) {
        try {
          const wished = wishedTime(args.startsAtLocal, business.timeZone, now, bounds);
          if (!(wished instanceof Date)) return refuse(wished);
          wishedAt = wished;
        } catch (thrown) {
          if (!(thrown instanceof MerveError)) throw thrown;
          return refuse({ code: thrown.code, details: {} });
        }
        const closed = refuseClosed(ordering, business, wishedAt);
        if (closed !== null) return refuse(closed);
      }
      const name = shortLine(args.contactName, 60) ?? shortLine(context.customerName, 60);
      const placement = {
        details: { kind: 'viewing' as const, name: listing.name, wishedAt, note: shortLine(args.note, 300) },
        total: null,
        // What the agent is told of the person is shown to them first.
        summary: (lines: readonly string[], until: string) =>
          say.proposal(
            listing.name,
            listing.town,
            [...lines, ...(name === null ? [] : [say.name(name)])],
            until,
          ),
        card: { type: 'viewing_proposal', wishedAt: wishedAt?.toISOString() ?? null },
      };
      return placementProposal(documents, found, placement, { ...context, customerName: name });
    },
  });
}
