import type { MapBounds, MapPoint, PointSearch } from '../map-search.ts';
import type {
  Circle,
  NearbyQuestion,
  PlaceProvider,
  ProviderPlace,
  TextQuestion,
} from '../place-provider.ts';

/** A degree of a meridian, in metres. */
const degreeMetres = 111_195;

const wholeWorld: MapBounds = { west: -180, south: -85, east: 180, north: 85 };

/** A box around a circle, not across the date line, which the map's search does not take. */
function boundsOf({ centre, radiusMetres }: Circle): MapBounds {
  const up = radiusMetres / degreeMetres;
  const across = up / Math.max(0.01, Math.cos((centre.latitude * Math.PI) / 180));
  return {
    west: Math.max(-180, centre.longitude - across),
    east: Math.min(180, centre.longitude + across),
    south: Math.max(-90, centre.latitude - up),
    north: Math.min(90, centre.latitude + up),
  };
}

function ofPoint(point: MapPoint): ProviderPlace {
  return {
    ...{ id: point.id, name: point.name, address: point.address, at: point.at, listingId: null },
    ...{ rating: null, ratings: null, priceLevel: null, website: null, openNow: null, openUntil: null },
    ...{
      utcOffsetMinutes: null,
      photo: null,
      attributions: [{ provider: '© Mapbox', uri: 'https://www.mapbox.com/about/maps/' }],
    },
  };
}

/**
 * The map's points as a provider of places: names and addresses, without ratings, hours or photos, and no further page. Where it
 * is not asked or does not answer, that is `UPSTREAM_UNAVAILABLE`, as for every question about the map.
 */
export function mapPlaces(points: PointSearch): PlaceProvider {
  async function ask(text: string, around: Circle | null, question: TextQuestion | NearbyQuestion) {
    const { language, caller, signal } = question;
    const within = 'within' in question ? question.within : null;
    const bounds = within ?? (around === null ? wholeWorld : boundsOf(around));
    const found = await points.points({
      ...{ text, bounds, language, caller, limit: Math.min(question.limit, 10) },
      ...(signal && { signal }),
      ...(around !== null && { near: around.centre }),
    });
    return { places: found.map(ofPoint), nextPageToken: null };
  }
  return {
    source: 'mapbox',
    searchText: (question) =>
      question.pageToken === null
        ? ask(question.text, question.bias, question)
        : Promise.resolve({ places: [], nextPageToken: null }),
    searchNearby: (question) => ask(question.type.replaceAll('_', ' '), question.around, question),
    // Nothing of the map's is kept, its ids neither.
    details: async () => null,
    photo: async () => null,
  };
}
