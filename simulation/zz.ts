import { plantedBugs } from './planted/bugs.ts';
import { findPlanted } from './planted/find-planted.ts';
const wanted = process.argv.slice(2);
(plantedBugs as any[]).splice(0, plantedBugs.length, ...plantedBugs.filter(({ name }) => wanted.includes(name)));
for (const found of await findPlanted(2)) console.log(found);
process.exit(0);
