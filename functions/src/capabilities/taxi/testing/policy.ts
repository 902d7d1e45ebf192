import { type TaxiPolicy, taxiPolicySchema } from '@merve/contract';

/** 3, 7 and 11 km around, three drivers a round, a minute each; 100 + 50 a kilometre, at least 150. */
export const testPolicy: TaxiPolicy = taxiPolicySchema.parse({
  rounds: 3,
  fare: { baseMinor: 10_000, perKmMinor: 5_000, minimumMinor: 15_000 },
  landmarks: [
    { names: ['Kyrenia harbour', 'harbour', 'liman'], at: { latitude: 35.3417, longitude: 33.321 } },
    {
      names: ['Ercan airport', 'airport', 'havaalanı', 'Ercan'],
      at: { latitude: 35.1547, longitude: 33.4961 },
    },
  ],
});
