import { type Business, businessSchema } from '@merve/contract';
import { z } from 'zod';
import type { Documents } from '../platform/firestore/documents.ts';
import { syncStaff } from './staff.ts';

/** A change as the trigger has it: raw documents, of which only who works there is read. */
const staffed = z.object({
  ...businessSchema.pick({ businessId: true, whatsappE164: true, staff: true }).shape,
});

function parsed(data: unknown): Pick<Business, 'businessId' | 'whatsappE164' | 'staff'> | undefined {
  return staffed.safeParse(data).data;
}

/**
 * Follows a change of a business: whoever works there now is found by their number, whoever left is not. What cannot be
 * read as a business changes nothing; the catalogue leaves it out and names it in the log.
 */
export async function staffChanged(
  documents: Documents,
  { before, after }: { readonly before: unknown; readonly after: unknown },
  now: Date,
): Promise<void> {
  const unreadable = after !== undefined && parsed(after) === undefined;
  if (!unreadable) await syncStaff(documents, parsed(before), parsed(after), now);
}
