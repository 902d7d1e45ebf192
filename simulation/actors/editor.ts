import { marketId } from '../world/market.ts';
import type { Casting } from './actor.ts';

/** The market's editor: switches tools off and on, takes places out of the catalogue, changes prices. */
export const editors: Casting = (world, random) => [
  {
    name: 'editor',
    act() {
      if (!random.chance(0.12)) return false;
      const { documents } = world;
      const place = random.pick(world.places);
      const work = random.weighted({ tool: 2, price: 3, listing: 1, market: 0.5 });
      world.scheduler.start('editor', async () => {
        world.scheduler.note(work);
        if (work === 'tool' || work === 'market') {
          await documents.db.runTransaction(async (tx) => {
            const config = (await tx.get(documents.merveConfig(marketId))).data();
            if (config === undefined) return;
            const name = random.pick(['initiateBooking', 'cancelBooking', 'searchMarketplace']);
            const tool = config.tools[name];
            tx.set(documents.merveConfig(marketId), {
              ...config,
              policyVersion: config.policyVersion + 1,
              enabled: work === 'market' ? !config.enabled : config.enabled,
              tools:
                work === 'tool' && tool !== undefined
                  ? { ...config.tools, [name]: { ...tool, enabled: !tool.enabled } }
                  : config.tools,
            });
          });
        } else if (work === 'price') {
          const { businessId, offeringId } = place.offering;
          await documents
            .offering(businessId, offeringId)
            .update({ price: { minorUnits: 100_000 + random.below(5) * 10_000, currency: 'TRY' } });
        } else {
          const listing = documents.listing(place.listing.listingId);
          const current = (await listing.get()).data();
          await listing.update({ active: !current?.active });
        }
      });
      return true;
    },
  },
];
