import { commitmentBugs } from './commitment-bugs.ts';
import { conversationBugs } from './conversation-bugs.ts';
import { errandBugs } from './errand-bugs.ts';
import type { PlantedBug } from './planted-bug.ts';
import { voteBugs } from './vote-bugs.ts';

/** Bugs that this product could have had, each of which has been one somewhere. The simulation must find them all. */
export const plantedBugs: readonly PlantedBug[] = [
  ...conversationBugs,
  ...commitmentBugs,
  ...errandBugs,
  ...voteBugs,
];
