import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { World } from '../world/world.ts';

/** Somebody who lives in the world: a guest, a merchant, an editor, a driver. */
export interface Actor {
  readonly name: string;
  /**
   * Does one thing. Must not wait: what it starts goes its own way.
   * @returns false if there was nothing this actor wanted to do.
   */
  act(): boolean;
}

/** Makes the actors of one kind for a world; registered in `cast.ts`. */
export type Casting = (world: World, random: SeededRandom) => readonly Actor[];
