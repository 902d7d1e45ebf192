/** What the files of a group have in common besides their modules, as it is at one moment. */
export interface Surroundings {
  /** Everything that has a name of its own in this realm. */
  readonly globals: ReadonlyMap<string, unknown>;
  /** Listeners of the process, by event. */
  readonly listeners: ReadonlyMap<string, number>;
  readonly directory: string;
}

/** A clock or a chance that was replaced shows in these; what they themselves have in them, too. */
const opened = { Math, Date, console, performance, JSON };

export function surroundings(): Surroundings {
  const globals = new Map<string, unknown>();
  for (const name of Object.getOwnPropertyNames(globalThis)) globals.set(name, held(globalThis, name));
  for (const [name, holder] of Object.entries(opened))
    for (const key of Object.getOwnPropertyNames(holder)) globals.set(`${name}.${key}`, held(holder, key));
  const events = process.eventNames().filter((name) => typeof name === 'string');
  return {
    globals,
    listeners: new Map(events.map((name) => [name, process.listenerCount(name)])),
    directory: process.cwd(),
  };
}

/** What hands requests over to Node (@hono/node-server) puts its own in place of these, once, when it is first used. */
const replacedOnce = new Set(['Request', 'Response']);

/** Some names are made when they are first asked for: until then they have this. */
const notMadeYet = Symbol('not made yet');

function held(holder: object, key: string): unknown {
  const found = Object.getOwnPropertyDescriptor(holder, key);
  return found !== undefined && 'value' in found ? found.value : notMadeYet;
}

/** Names of what is otherwise than before. More listeners count, fewer do not: who came before may have stopped late. */
export function leftBehind(before: Surroundings, after: Surroundings): readonly string[] {
  const names = new Set([...before.globals.keys(), ...after.globals.keys()]);
  return [
    ...[...names].filter((name) => {
      const was = before.globals.get(name);
      return was !== notMadeYet && !replacedOnce.has(name) && !Object.is(was, after.globals.get(name));
    }),
    ...[...after.listeners]
      .filter(([name, count]) => count > (before.listeners.get(name) ?? 0))
      .map(([name]) => `a listener of the process for ${name}`),
    ...(before.directory === after.directory ? [] : ['another working directory']),
  ];
}
