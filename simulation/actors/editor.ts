import { type JsonObject, jsonObjectSchema, type MervePolicy } from '@merve/contract';
import { savePolicy } from '../../functions/src/markets/change-policy.ts';
import { policyOf } from '../../functions/src/markets/policy-of.ts';
import { marketId } from '../world/market.ts';
import type { World } from '../world/world.ts';
import type { Casting } from './actor.ts';

/** Saves the policy in force with these changes, through the operators' door. */
async function changePolicy(world: World, changed: (policy: MervePolicy) => MervePolicy): Promise<void> {
  const { documents, tools } = world;
  const config = (await documents.merveConfig(marketId).get()).data();
  if (config === undefined) return;
  const { policyVersion: expectedVersion } = config;
  const policy: JsonObject = jsonObjectSchema.parse(changed(policyOf(config)));
  const outcome = await savePolicy(documents, tools, {
    marketId,
    expectedVersion,
    policy,
    by: 'editor',
    reason: 'the editor of the simulation',
    traceId: 'editor',
    now: new Date(world.time.now()),
    changeId: `editor:${expectedVersion}`,
  });
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.problems));
}

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
        if (work === 'market') {
          await changePolicy(world, (policy) => ({ ...policy, enabled: !policy.enabled }));
        } else if (work === 'tool') {
          const name = random.pick(['initiateBooking', 'cancelBooking', 'searchMarketplace']);
          await changePolicy(world, (policy) => {
            const tool = policy.tools[name];
            if (tool === undefined) return policy;
            return { ...policy, tools: { ...policy.tools, [name]: { ...tool, enabled: !tool.enabled } } };
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
