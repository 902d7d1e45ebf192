import type { Documents } from '../../../platform/firestore/documents.ts';
import type { CommitHandler } from '../../../tools/commit-handler.ts';
import type { Tool } from '../../../tools/define-tool.ts';
import { confirmTripDayHandler } from './confirm-trip-day.ts';
import { nextOnTripTool } from './next-on-trip.ts';
import { replaceOnTripTool } from './replace-on-trip.ts';
import { runLateOnTripTool } from './run-late-on-trip.ts';

/** What somebody who is on a trip asks for. */
export const onTheWay = (
  documents: Documents,
): { readonly tools: readonly Tool[]; readonly handler: CommitHandler } => ({
  tools: [nextOnTripTool(documents), runLateOnTripTool(documents), replaceOnTripTool(documents)],
  handler: confirmTripDayHandler(documents),
});
