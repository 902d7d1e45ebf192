import { release, takeOver } from '../../functions/src/conversations/human-takeover.ts';
import { sayAsOperator } from '../../functions/src/orchestrator/operator-message.ts';
import { isThere } from '../world/focus.ts';
import type { World } from '../world/world.ts';
import type { Casting } from './actor.ts';

const lines = ['Hello, this is a person.', 'I am looking into it.', 'It is all arranged.'] as const;

/** What an operator may do in a conversation, and when it is refused: that it was not taken over, or its person wants no more. */
async function ifAllowed(world: World, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
    if (!['NOT_TAKEN_OVER', 'PERSON_OPTED_OUT', 'NOT_FOUND'].includes(code)) throw thrown;
    world.scheduler.note(`refused: ${code}`);
  }
}

/** An operator of some worlds: takes a conversation over for a while, writes in it, and gives it back. */
export const operators: Casting = (world, random) => {
  if (!isThere(world.focus, 'operator', random.chance(0.3))) return [];
  let taken: string | null = null;
  let actions = 0;
  return [
    {
      name: 'operator',
      act() {
        if (!random.chance(taken === null ? 0.2 : 0.4)) return false;
        const threads = [...world.oracle.picture.documents.threads.values()];
        const { threadId = null } = taken === null && threads.length > 0 ? random.pick(threads) : {};
        const doing = taken === null ? 'take' : random.weighted({ say: 3, release: 2, take: 0.5 });
        const subject = taken ?? threadId;
        if (subject === null) return false;
        actions += 1;
        taken = doing === 'release' ? null : subject;
        const action = { threadId: subject, by: 'operator', actionId: `operator-${actions}` };
        const minutes = random.pick([null, 2, 10]);
        const text = random.pick(lines);
        world.operatorDoes(`${doing} ${subject.slice(0, 8)}`, ({ deps, now }) =>
          ifAllowed(world, async () => {
            const at = now();
            if (doing === 'take') {
              const until = minutes === null ? null : new Date(at.getTime() + minutes * 60_000);
              await takeOver(deps.documents, { ...action, now: at, until, reason: 'the simulation' });
            } else if (doing === 'release') await release(deps.documents, { ...action, now: at });
            else await sayAsOperator(deps, { ...action, text, traceId: 'operator', now: at });
          }),
        );
        return true;
      },
    },
  ];
};
