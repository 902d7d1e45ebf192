import { runFiles } from '../run-together.ts';
import { unitsOf } from '../together-units.ts';

runFiles(unitsOf('planning'));
