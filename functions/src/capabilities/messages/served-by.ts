import type { Query, QuerySnapshot } from '@google-cloud/firestore';
import { type MerchantRequest, type Ride, requestKindSchema } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';

// Apart from what answers: the webhook asks this, and must not load what is said to businesses for it.

/** Of each kind: as many codes as somebody is shown to choose from. */
const shownLimit = 5;
export const rideStates: readonly Ride['state'][] = ['assigned', 'arrived', 'on_board'];

/** What is under way and served from this number: orders, services and viewings it was sent, and what it drives. */
export async function servedBy(
  documents: Documents,
  address: string,
  read: <Model>(query: Query<Model>) => Promise<QuerySnapshot<Model>>,
): Promise<{ readonly requests: readonly MerchantRequest[]; readonly rides: readonly Ride[] }> {
  const [rides, ...requests] = await Promise.all([
    read(
      documents.rides
        .where('driver.phone', '==', address.replace('whatsapp:', ''))
        .where('state', 'in', rideStates)
        .limit(shownLimit),
    ),
    ...requestKindSchema.options.map((kind) =>
      read(
        documents
          .requests(kind)
          .where('merchantAddress', '==', address)
          .where('open', '==', true)
          .limit(shownLimit),
      ),
    ),
  ]);
  return {
    rides: rides.docs.map((document) => document.data()),
    requests: requests.flatMap(({ docs }) => docs.map((document) => document.data())),
  };
}
