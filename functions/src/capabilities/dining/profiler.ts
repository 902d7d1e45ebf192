import type { DiningInteraction } from '@merve/contract';
import { z } from 'zod';
import { countReading } from '../../conversations/money-of-readings.ts';
import { profilerPurpose } from '../../dining/prompts/profiler.ts';
import { type DueWorld, defineDue } from '../../manifest/due-kind.ts';
import { log } from '../../platform/log.ts';
import { sweepEach } from '../../platform/sweep/sweep-each.ts';
import { noteInteraction } from '../../profile/person.ts';
import { believedSignals } from './believed-signals.ts';
import { askerWithin, type FeedDeps, marketOf, ownerOf, renewFeed, withoutModel } from './feed-of-person.ts';

const readingMs = 15_000;

/**
 * Reads one interaction for what it lets believe (K-135 to K-141), counts it, and where something new is believed makes the person's feed anew, so that
 * it is there before they open it (K-105, K-139). Without a model, or without a new belief, it counts alone (K-140). Counted once: the interaction
 * says whether it still waits, and stops saying so before anything is counted; one that dies between the two is not counted, and none is counted twice.
 */
export async function profileInteraction(
  deps: FeedDeps,
  { interactionId }: Pick<DiningInteraction, 'interactionId'>,
  now: Date,
): Promise<void> {
  const { documents } = deps;
  const reference = documents.diningInteraction(interactionId);
  const interaction = (await reference.get()).data();
  if (interaction === undefined || interaction.profileDueAt === null || interaction.profileDueAt > now)
    return;
  const { actorId, marketId, userQuery, language } = interaction;
  const { market, config } = await marketOf(deps, marketId);
  const spending = { actorId, market, config, now };
  const asker = await askerWithin(deps, spending);
  const { value, spent } = await asker.ask(profilerPurpose, { userQuery }, { timeoutMs: readingMs });
  await countReading(documents, { ...spending, purpose: profilerPurpose.name, spent });
  const isTaken = await documents.db.runTransaction(async (tx) => {
    const current = (await tx.get(reference)).data();
    if (current === undefined || current.profileDueAt === null) return false;
    tx.set(reference, { ...current, profileDueAt: null });
    return true;
  });
  if (!isTaken) return;
  const fresh = believedSignals(userQuery, value.signals);
  const { believesMore } = await noteInteraction(documents, actorId, fresh, now);
  if (!believesMore) return;
  try {
    const owner = await ownerOf(documents, actorId, marketId);
    await renewFeed(deps, { owner, language, market, config, now });
  } catch (thrown) {
    // The person's next look at it makes it.
    log.error('feed not made ahead', { marketId }, thrown);
  }
}

const depsOf = ({ documents, asker }: DueWorld): FeedDeps => ({ documents, asker: asker ?? withoutModel });

/**
 * Interactions that the profiler has not looked at. A task has no key of a model and leaves them to the minute's sweep, which has.
 */
export const diningProfileDue = defineDue({
  key: z.object({ interactionId: z.string() }),
  async look() {
    return { intents: [], next: null };
  },
  sweep: (world, isOver) => {
    const now = world.clock.now();
    return sweepEach(
      { documents: world.documents, now, isOver },
      {
        name: 'dining-profiler',
        due: world.documents.diningInteractions.where('profileDueAt', '<=', now).orderBy('profileDueAt'),
        occasion: ['profileDueAt'],
        // Two of one person would write one document at once, and make one feed twice.
        lane: (document) => document.get('actorId'),
        atMost: 200,
        settle: (interaction) => profileInteraction(depsOf(world), interaction, now),
      },
    );
  },
});
