import type { Documents } from '../../platform/firestore/documents.ts';
import { isInArea } from './search-scope.ts';

/** So many areas at most begin alike, and so many are looked up for one name. */
const maxAreas = 8;
/** Restaurants looked at for an area that is named by its second name. */
const maxByWord = 40;

/**
 * The areas of a market, as restaurants have them, that begin with any of these names: `kyre` → `kyrenia girne`. Firestore knows no distinct
 * values, so each is asked for behind the one before: as many reads as there are areas, and one more.
 * @param names folded; not empty
 */
export async function areasNamed(
  documents: Documents,
  marketId: string,
  names: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(names.map((name) => areasFrom(documents, marketId, name)));
  const areas = [...new Set(found.flat())];
  if (areas.length > 0) return areas.slice(0, maxAreas);
  return (await Promise.all(names.map((name) => areasByWord(documents, marketId, name)))).flat();
}

async function areasFrom(documents: Documents, marketId: string, name: string): Promise<string[]> {
  const areas: string[] = [];
  let from = name;
  while (areas.length < maxAreas) {
    const page = await documents.restaurants
      .where('marketId', '==', marketId)
      .where('active', '==', true)
      .where('areaKey', areas.length === 0 ? '>=' : '>', from)
      .orderBy('areaKey')
      .select('areaKey')
      .limit(1)
      .withConverter(null)
      .get();
    const area: unknown = page.docs[0]?.get('areaKey');
    if (typeof area !== 'string' || !area.startsWith(name)) return areas;
    areas.push(area);
    from = area;
  }
  return areas;
}

/** The words of an area are among those a restaurant is found by. */
async function areasByWord(documents: Documents, marketId: string, name: string): Promise<string[]> {
  const [word] = name.split(' ');
  if (word === undefined || word === '') return [];
  const page = await documents.restaurants
    .where('marketId', '==', marketId)
    .where('active', '==', true)
    .where('words', 'array-contains', word)
    .orderBy('rating', 'desc')
    .select('areaKey')
    .limit(maxByWord)
    .withConverter(null)
    .get();
  const areas = page.docs.map((one): unknown => one.get('areaKey'));
  return [
    ...new Set(areas.filter((area): area is string => typeof area === 'string' && isInArea(area, [name]))),
  ].slice(0, maxAreas);
}
