import { coordinatesSchema } from '@merve/contract';
import { z } from 'zod';

const text = z.string().trim().min(1).max(300).nullish().catch(null);

/** What we read of a feature; both APIs write it alike. */
export const mapboxFeatureSchema = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
  properties: z.object({
    mapbox_id: z.string().min(1).max(500),
    name: z.string().trim().min(1).max(300),
    name_preferred: text,
    full_address: text,
    place_formatted: text,
    address: text,
    poi_category: z.array(z.string()).nullish().catch(null),
    metadata: z.object({ phone: text }).nullish().catch(null),
  }),
});
export const mapboxCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).max(50),
});

/** The features of a GeoJSON answer with their places as ours. A feature that does not read is left out; the others are still good. */
export function readFeatures({ features }: z.output<typeof mapboxCollectionSchema>) {
  return features.flatMap((item) => {
    const feature = mapboxFeatureSchema.safeParse(item);
    if (!feature.success) return [];
    const [longitude, latitude] = feature.data.geometry.coordinates;
    const at = coordinatesSchema.safeParse({ latitude, longitude });
    return at.success ? [{ ...feature.data.properties, at: at.data }] : [];
  });
}
