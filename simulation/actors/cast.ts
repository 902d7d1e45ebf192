import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { World } from '../world/world.ts';
import type { Actor, Casting } from './actor.ts';
import { drivers } from './driver.ts';
import { editors } from './editor.ts';
import { guests } from './guest.ts';
import { importers } from './importer.ts';
import { kitchens } from './kitchen.ts';
import { linkers } from './linker.ts';
import { merchants } from './merchant.ts';
import { operators } from './operator.ts';
import { voters } from './voter.ts';

/** Every kind of actor there is. A new capability adds its people here (docs/simulation.md). */
const castings: Readonly<Record<string, Casting>> = {
  guests,
  merchants,
  editors,
  drivers,
  kitchens,
  operators,
  linkers,
  importers,
  voters,
};

/** The people of a world. @param without names of actors that stay at home. */
export function castFor(world: World, random: SeededRandom, without: ReadonlySet<string>): readonly Actor[] {
  return Object.entries(castings)
    .flatMap(([kind, casting]) => casting(world, random.fork(kind)))
    .filter(({ name }) => !without.has(name));
}
