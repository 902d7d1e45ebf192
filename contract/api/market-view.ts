import { z } from 'zod';
import { marketSchema } from '../market.ts';
import { coordinatesSchema } from '../primitives.ts';

export const marketViewSchema = marketSchema
  .omit({ catalogueVersion: true })
  .extend({ open: z.boolean(), center: coordinatesSchema })
  .meta({ id: 'Market' });
export type MarketView = z.infer<typeof marketViewSchema>;
