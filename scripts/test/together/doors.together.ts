import { runTogether } from './run-together.ts';

runTogether('doors');
