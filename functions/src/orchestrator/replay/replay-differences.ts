import type { RanTurn, TurnDifference } from '@merve/contract/api';

type Step = RanTurn['steps'][number];
/** What of a step is compared, by the name it is shown under. Times differ in every run, and are left out. */
type Compared = Readonly<Record<string, unknown>>;

/** Two runs are some moments apart: instants in results that are no further from each other are the same. */
const toleratedMs = 120_000;
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  if (!instantPattern.test(a) || !instantPattern.test(b)) return false;
  return Math.abs(Date.parse(a) - Date.parse(b)) <= toleratedMs;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const shown = (value: unknown): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** Goes into objects and lists; the smallest parts that differ are named, in the order they stand. */
function between(where: string, recorded: unknown, replayed: unknown): TurnDifference[] {
  if (isContainer(recorded) && isContainer(replayed) && Array.isArray(recorded) === Array.isArray(replayed)) {
    const names = new Set([...Object.keys(recorded), ...Object.keys(replayed)]);
    return [...names].flatMap((name) =>
      between(`${where}.${name}`, Reflect.get(recorded, name), Reflect.get(replayed, name)),
    );
  }
  if (isSame(recorded, replayed)) return [];
  return [{ where, recorded: shown(recorded), replayed: shown(replayed) }];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function compared(step: Step): Compared {
  switch (step.type) {
    case 'gate': {
      const { verdict, reason, rest, refused } = step;
      return { verdict, reason, rest, refused };
    }
    case 'model':
      return { text: step.text, calls: callsOf(step.rawParts) };
    case 'tool':
      return { args: step.args, result: parsed(step.result) };
  }
}

/** The calls of a model's answer; its raw parts hold signatures that no two answers share. */
function callsOf(rawParts: string): unknown {
  const raw = parsed(rawParts);
  const calls: unknown = isContainer(raw) ? Reflect.get(raw, 'calls') : undefined;
  return Array.isArray(calls)
    ? calls.map((call: unknown) =>
        isContainer(call) ? { name: Reflect.get(call, 'name'), args: Reflect.get(call, 'args') } : call,
      )
    : undefined;
}

const nameOf = (step: Step): string => (step.type === 'tool' ? step.name : step.type);

function betweenSteps(at: number, recorded: Step | undefined, replayed: Step | undefined): TurnDifference[] {
  const where = `step ${at + 1}`;
  if (recorded === undefined || replayed === undefined || nameOf(recorded) !== nameOf(replayed)) {
    return [
      { where, recorded: recorded ? nameOf(recorded) : null, replayed: replayed ? nameOf(replayed) : null },
    ];
  }
  const [was, is] = [compared(recorded), compared(replayed)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
    between(`${where}: ${nameOf(recorded)}: ${name}`, was[name], is[name]),
  );
}

/** What came out otherwise in the second run: how the turn ended, what was decided on the way, and what was said. Pure. */
export function differencesBetween(recorded: RanTurn, replayed: RanTurn): TurnDifference[] {
  const places = (a: readonly unknown[], b: readonly unknown[]) =>
    Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index);
  return [
    ...between('outcome', recorded.outcome, replayed.outcome),
    ...places(recorded.steps, replayed.steps).flatMap((at) =>
      betweenSteps(at, recorded.steps[at], replayed.steps[at]),
    ),
    ...places(recorded.replies, replayed.replies).flatMap((at) =>
      between(`reply ${at + 1}`, recorded.replies[at], replayed.replies[at]),
    ),
  ];
}
