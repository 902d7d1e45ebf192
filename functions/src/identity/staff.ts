import type { Business, StaffMember } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { hashId } from '../platform/ids.ts';
import { forgetLines } from './registered-lines.ts';

/** The key of a WhatsApp number among staff. A hash, because ids stand in logs and phone numbers do not. */
export function staffIdFor(address: string): string {
  return `stf_${hashId(['business staff', address.replace(/^whatsapp:/, '')], 24)}`;
}

/** What somebody may do at a business; the business's own number is an owner's. */
export type StaffAt = Pick<StaffMember, 'role' | 'phone'> & {
  /** What they are answered in; undefined: what the business is written to in. */
  readonly language: StaffMember['language'] | undefined;
};

/** As much of a business as says who works there. */
type Staffed = Pick<Business, 'businessId' | 'whatsappE164' | 'staff' | 'language'>;

/** Everyone who works at a business, by staff id. A number that is listed keeps what is listed of it. */
function staffOf({ staff = [], whatsappE164, language }: Staffed): Map<string, StaffAt> {
  const own: [string, StaffAt][] =
    whatsappE164 === null
      ? []
      : [[staffIdFor(whatsappE164), { role: 'owner', phone: whatsappE164, language }]];
  return new Map([
    ...own,
    ...staff.map(({ phone, role, language: spoken }): [string, StaffAt] => [
      staffIdFor(phone),
      { role, phone, language: spoken },
    ]),
  ]);
}

/** What this number may do at the business, by the business's own document; undefined for a stranger. Pure. */
export function staffAt(business: Staffed, staffId: string): StaffAt | undefined {
  return staffOf(business).get(staffId);
}

/**
 * Brings the keyed look-ups of one business up to date: for everyone who works there now, or did before the change.
 * Each is decided by the business as it is when it is written, so that changes told twice or in another order end the
 * same. One Firestore transaction a person; none where nothing has changed.
 * @param before the business before the change; undefined for a new one, or where it is not known
 * @param after the business after it; undefined for one that was deleted
 */
export async function syncStaff(
  documents: Documents,
  before: Staffed | undefined,
  after: Staffed | undefined,
  now: Date,
): Promise<void> {
  const businessId = after?.businessId ?? before?.businessId;
  if (businessId === undefined) return;
  const earlier = before === undefined ? [] : [...staffOf(before)];
  const current = after === undefined ? [] : [...staffOf(after)];
  const ids = (staff: typeof earlier) => staff.map(([staffId]) => staffId).join();
  const isTheSame = before !== undefined && after !== undefined && ids(earlier) === ids(current);
  if (isTheSame) return;
  for (const [staffId, { phone }] of new Map([...earlier, ...current])) {
    await syncOne(documents, businessId, { staffId, phone }, now);
  }
}

async function syncOne(
  documents: Documents,
  businessId: string,
  { staffId, phone }: { readonly staffId: string; readonly phone: string },
  now: Date,
): Promise<void> {
  await documents.db.runTransaction(async (tx) => {
    const reference = documents.businessStaff(staffId);
    const [known, business, session] = await readTogether(
      tx,
      reference,
      documents.business(businessId),
      documents.session(`whatsapp:${phone}`),
    );
    const before = known?.businessIds ?? [];
    const works = business !== undefined && staffAt(business, staffId) !== undefined;
    if (works === before.includes(businessId)) return;
    forgetLines(tx, documents, session);
    const businessIds = works ? [...before, businessId].toSorted() : before.filter((id) => id !== businessId);
    if (businessIds.length === 0) tx.delete(reference);
    else tx.set(reference, { staffId, businessIds, updatedAt: now });
  });
}
