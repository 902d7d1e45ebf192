import type { Card } from '@merve/contract/cards';
import { catalogueSamples } from './catalogue-samples.ts';
import {
  actionSamples,
  bookingSamples,
  messageSamples,
  orderSamples,
  paymentSamples,
  taxiSamples,
} from './commitment-samples.ts';
import { foundPlacesSamples } from './found-places-samples.ts';
import { recommendationSamples } from './recommendation-samples.ts';

/** One invented card of every type and state, by what it shows. */
export const samples: Readonly<Record<string, Card>> = {
  ...catalogueSamples,
  ...bookingSamples,
  ...paymentSamples,
  ...orderSamples,
  ...taxiSamples,
  ...actionSamples,
  ...messageSamples,
  ...foundPlacesSamples,
  ...recommendationSamples,
};
