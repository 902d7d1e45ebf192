import type { JsonObject } from '@merve/contract';
import { type Checked, plain } from './check-request.ts';

/** A point or a town that the double knows. */
export interface KnownFeature {
  readonly name: string;
  /** Further words it is found by: `pharmacy`, `eczane`, another name of the town. */
  readonly words: readonly string[];
  readonly type: 'poi' | 'place' | 'street';
  readonly category: string | null;
  /** The town it is in; its own name for a town. */
  readonly town: string;
  readonly phone: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

const notice = '© 2026 Mapbox and its suppliers. All rights reserved. (A double on loopback.)';

/** As both APIs write a feature: GeoJSON, with everything about it in `properties`. */
function onTheWire(feature: KnownFeature): JsonObject {
  const { name, type, category, town, phone, latitude, longitude } = feature;
  const id = `dXJuOm1ieHBvaTo${Buffer.from(`${name}:${town}`).toString('base64url')}`;
  const formatted = type === 'place' ? 'Cyprus' : `${town}, Cyprus`;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      mapbox_id: id,
      feature_type: type,
      name,
      name_preferred: name,
      full_address: `${name}, ${formatted}`,
      place_formatted: formatted,
      context: {
        country: { name: 'Cyprus', country_code: 'CY', country_code_alpha_3: 'CYP' },
        place: { name: town },
      },
      coordinates: { latitude, longitude },
      language: 'en',
      maki: category ?? 'marker',
      ...(type === 'poi'
        ? {
            poi_category: category === null ? [] : [category],
            poi_category_ids: category === null ? [] : [plain(category).replace(/\s+/g, '_')],
            external_ids: {},
            metadata: phone === null ? {} : { phone },
          }
        : {}),
    },
  };
}

function matches(feature: KnownFeature, words: readonly string[]): number {
  const own = plain([feature.name, feature.category ?? '', feature.town, ...feature.words].join(' ')).match(
    /[\p{L}\p{N}]+/gu,
  );
  return words.filter((word) => own?.some((one) => one === word || (word.length > 3 && one.startsWith(word))))
    .length;
}

/** The features that fit every word, nearest to `proximity` first, as a GeoJSON FeatureCollection. Pure. */
export function collectionOf(features: readonly KnownFeature[], asked: Checked): JsonObject {
  const { words, limit, bbox, proximity, types } = asked;
  const away = ({ latitude, longitude }: KnownFeature) =>
    proximity === null ? 0 : Math.hypot(longitude - proximity[0], latitude - proximity[1]);
  const found = features
    .filter((feature) => types.length === 0 || types.includes(feature.type))
    .filter(({ longitude, latitude }) => {
      if (bbox === null) return true;
      const [west, south, east, north] = bbox;
      return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
    })
    .filter((feature) => matches(feature, words) === words.length)
    .sort((one, other) => away(one) - away(other))
    .slice(0, limit);
  return { type: 'FeatureCollection', features: found.map(onTheWire), attribution: notice };
}
