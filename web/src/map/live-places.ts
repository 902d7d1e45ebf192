import { type Place, placeSchema } from '@merve/contract';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { liveFirestore } from '../platform/live-firestore.ts';
import { parseDocument } from '../platform/parse-document.ts';

/** More places than one looks at on a map. */
const maxPlaces = 300;

/** The market's own places: beaches, sights, pharmacies. @throws FirebaseError when the rules or the network refuse. */
export async function loadPlaces(marketId: string): Promise<Place[]> {
  const firestore = await liveFirestore();
  const found = await getDocs(
    query(
      collection(firestore, 'places'),
      where('marketId', '==', marketId),
      where('active', '==', true),
      limit(maxPlaces),
    ),
  );
  return found.docs.flatMap(
    (document) => parseDocument(placeSchema, { path: document.ref.path, data: document.data() }) ?? [],
  );
}
