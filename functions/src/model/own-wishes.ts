/** What people say of their own things, for code that must know it without asking a model. */

export { readOwnWish } from './planner/own-things/read-own-wish.ts';
export { callsOffByCode, cancelsOwnThing } from './planner/reference.ts';
