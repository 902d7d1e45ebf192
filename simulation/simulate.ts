import { castFor } from './actors/cast.ts';
import type { Violation } from './oracle/oracle.ts';
import { seededRandom } from './surroundings/seeded-random.ts';
import { Trace } from './surroundings/trace.ts';
import { seedProcess } from './surroundings/virtual-chance.ts';
import { installVirtualTime, type VirtualTime } from './surroundings/virtual-time.ts';
import type { FaultCounts } from './world/faults.ts';
import { type Focus, type FocusName, focuses, focusNames, groupFocuses } from './world/focus.ts';
import { World } from './world/world.ts';

/** Everything a run depends on: the same plan gives the same run, to the byte. */
export interface Plan {
  readonly seed: number;
  /** Decisions of the scheduler while faults strike; then the world comes to rest. */
  readonly steps: number;
  /** What the world is about; null where its seed decides. */
  readonly focus: FocusName | null;
  /** Kinds of faults left out. */
  readonly withoutFaults: readonly string[];
  /** Names of actors left out. */
  readonly withoutActors: readonly string[];
}

export interface SimulateOptions {
  /** Keeps the trace. It changes nothing of the run. */
  readonly wantsTrace: boolean;
}

export interface Outcome {
  readonly plan: Plan;
  /** Who was there. */
  readonly cast: readonly string[];
  /** Decisions made; fewer than planned if a violation ended the run. */
  readonly steps: number;
  readonly faults: FaultCounts;
  readonly violations: readonly Violation[];
  readonly trace: readonly string[];
  /** Tells two traces apart; says nothing without a trace. */
  readonly digest: string;
  /** What happened, by kind: shows that the run was about something. */
  readonly reached: Readonly<Record<string, number>>;
  /** How often each rule was looked at, in a situation that it speaks of. */
  readonly looks: Readonly<Record<string, number>>;
}

/** How long nothing happens, in milliseconds: as long as leases and holds take. */
const pauses = [20, 1_000, 5_000, 30_000, 60_000, 100_000, 300_000] as const;
/** In calm worlds: until what is under way has mostly ended. */
const breaths = [200, 2_000, 10_000] as const;

/**
 * A world that does not come to rest within this time has lost something: a viewing that nobody answers waits for eight hours
 * (`viewings`, its patience), longer than anything else.
 */
const maxRestMs = 9 * 60 * 60_000;

/** Of the worlds, where nobody says what they are about. */
const groupShare = 0.06;

/** Runs one world from its seed to its end. */
export async function simulate(plan: Plan, { wantsTrace }: SimulateOptions): Promise<Outcome> {
  const time = installVirtualTime();
  time.restart();
  const random = seededRandom(plan.seed);
  seedProcess(random.fork('process'));
  const trace = new Trace(time.now, wantsTrace);
  // Half of the worlds are about nothing in particular.
  const ofAll = focusNames.filter((name) => !groupFocuses.some((one) => one === name));
  // Drawn apart: a group's story takes long, and what it is told by stands in worlds of its own.
  const drawn = random.fork('group').chance(groupShare)
    ? random.fork('focus').pick(groupFocuses)
    : random.fork('focus').pick([...ofAll, ...ofAll.map(() => 'everyday' as const)]);
  const focus: Focus = focuses[plan.focus ?? drawn];
  const world = new World({ random, time, trace, focus, withoutFaults: new Set(plan.withoutFaults) });
  const { oracle, scheduler } = world;
  await world.open();
  const cast = castFor(world, random.fork('cast'), new Set(plan.withoutActors));
  // Whose turn it is: some kinds of people more often, where the world is about them.
  const turns = cast.flatMap(({ name }, index) =>
    Array.from({ length: focus.busy[name.replace(/-\d+$/, '')] ?? 1 }, () => index),
  );
  const pace = random.fork('pace');
  // Short strides mix the tasks finely, long ones let each get far before another comes in between.
  const stride = pace.pick([1, 2, 4, 8]);
  const waiting = pace.pick([0.5, 1, 2]);
  // People write on while work is under way, up to a point: what is left to the rest is left in peace.
  const crowd = pace.pick([4, 8, 16]);
  const liveliness = pace.pick([1, 2, 4]);
  const calm = { hurried: 0, mixed: pace.pick([0, 0.2, 1]), calm: 20 }[focus.pace];
  // Where everybody waits for answers, little is left to decide but who acts next.
  const eagerness = focus.pace === 'calm' ? 4 : 1;

  let step = 0;
  try {
    for (; step < plan.steps && oracle.violations.length === 0; step += 1) {
      trace.step = step + 1;
      const isQuiet = scheduler.waiting === 0;
      const doing = pace.weighted({
        act: scheduler.waiting < crowd ? liveliness * (isQuiet ? eagerness : 1) : 0,
        goOn: isQuiet ? 0 : 10,
        wait: waiting / eagerness,
        crash: 0.3,
        // Where nothing is under way, it is time that passes.
        calm: isQuiet ? calm / 20 : calm,
      });
      const length = 1 + pace.below(2 * stride);
      const patience = pace.pick(doing !== 'calm' ? pauses : isQuiet ? focus.waits : breaths);
      if (doing === 'act') {
        // Whoever comes first and wants to do something.
        const first = turns[pace.below(Math.max(turns.length, 1))] ?? 0;
        [...cast.slice(first), ...cast.slice(0, first)].some((actor) => actor.act());
        await time.pass(1);
      } else if (doing === 'goOn') await scheduler.goOn(length);
      else if (doing === 'crash') world.instances.maybeCrash();
      else if (doing === 'calm') await calmDown(world, patience);
      else await time.passToNext(patience);
      await time.settle();
    }
    if (oracle.violations.length === 0) await comeToRest(world);
  } catch (thrown) {
    oracle.accuse('simulation-failed', thrown instanceof Error ? (thrown.stack ?? '') : String(thrown));
  }
  for (const { rule, detail } of oracle.violations) trace.line('oracle', `VIOLATED ${rule}: ${detail}`);
  world.close();
  return {
    plan,
    cast: cast.map(({ name }) => name),
    steps: step,
    faults: world.faults.counts,
    violations: oracle.violations,
    trace: trace.lines,
    digest: trace.digest(),
    reached: reachedIn(world),
    looks: oracle.looks,
  };
}

/** All that is under way goes as far as it comes while this time passes: whatever strikes it, nobody comes in between. */
async function calmDown({ scheduler, time, oracle }: World, milliseconds: number): Promise<void> {
  const end = time.now() + milliseconds;
  do await scheduler.goOnAll();
  while (oracle.violations.length === 0 && time.now() < end && (await time.passToNext(end - time.now())));
}

/** No fault strikes any more and nobody acts: everything on its way arrives, time passes, repairs run. */
async function comeToRest(world: World): Promise<void> {
  const { oracle, scheduler, time, trace, faults } = world;
  trace.step += 1;
  trace.line('world', 'comes to rest');
  faults.end();
  const start = time.now();
  while (oracle.violations.length === 0) {
    await scheduler.goOnAll();
    if (isAtRest(world) || time.now() - start > maxRestMs) break;
    await time.passToNext(60_000);
  }
  if (oracle.violations.length > 0) return;
  oracle.atTheEnd();
  if (oracle.violations.length === 0) await world.audit();
}

function isAtRest({ oracle, deliveries, time }: World): boolean {
  const {
    threads,
    outbox,
    transactions,
    taxi_requests: rides,
    requests,
    payments,
    jobs,
    outings,
  } = oracle.picture.documents;
  const moving = new Set(['queued', 'sending', 'unknown']);
  return (
    deliveries.pending === 0 &&
    [...threads.values()].every(
      ({ unprocessed, lease }) => !unprocessed && (lease === null || lease.until.getTime() <= time.now()),
    ) &&
    [...outbox.values()].every(({ state }) => !moving.has(state)) &&
    [...transactions.values()].every(({ state }) => state !== 'hold') &&
    [...rides.values()].every(({ state }) => state !== 'requested') &&
    [...requests.values()].every(({ state }) => state !== 'placed') &&
    [...payments.values()].every(({ state }) => state !== 'requested' && state !== 'refund_requested') &&
    [...jobs.values()].every(({ state }) => state !== 'waiting' && state !== 'running') &&
    [...outings.values()].every(
      (one) => !isSoon(one.newsAt, time) && !(one.state === 'open' && isSoon(one.closesAt, time)),
    )
  );
}

/** Votes that end today are waited for; those of tomorrow are not. */
const isSoon = (at: Date | null | undefined, time: VirtualTime): boolean =>
  at !== null && at !== undefined && at.getTime() - time.now() < maxRestMs / 2;

function reachedIn({ oracle }: World): Record<string, number> {
  const reached: Record<string, number> = {};
  const count = (name: string) => {
    reached[name] = (reached[name] ?? 0) + 1;
  };
  for (const { transition } of oracle.picture.documents.events.values()) count(transition);
  for (const { state } of oracle.picture.documents.taxi_requests.values()) count(`ride ${state}`);
  for (const { state, details } of oracle.picture.documents.requests.values())
    count(`${details.kind} ${state}`);
  for (const { state } of oracle.picture.documents.payments.values()) count(`payment ${state}`);
  for (const { state } of oracle.picture.documents.jobs.values()) count(`job ${state}`);
  for (const { state, result } of oracle.picture.documents.outings.values())
    count(`vote ${state === 'open' ? 'open' : result?.winner === null ? 'undecided' : 'decided'}`);
  for (const { veto } of oracle.picture.documents.ballots.values())
    count(veto === null ? 'ballot' : 'ballot with a veto');
  for (const { transition, by } of oracle.picture.documents.requestEvents.values())
    count(`request ${transition} by ${by}`);
  for (const { type, errorCode } of oracle.picture.documents.outbox.values()) {
    if (type !== 'reply') count(`sent ${type}`);
    if (errorCode !== null) count(`not sent: ${errorCode}`);
  }
  for (const { uid } of oracle.picture.documents.identities.values()) count(`linked ${uid}`);
  for (const { kind, cancelReason } of oracle.picture.documents.transactions.values()) {
    if (kind === 'block') count('block');
    if (cancelReason !== null) count(`cancelled: ${cancelReason}`);
  }
  for (const { role } of oracle.picture.documents.messages.values()) count(role);
  return reached;
}
