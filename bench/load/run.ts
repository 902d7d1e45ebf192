/**
 * `npm run load`: many people at once, each on a phone of the WhatsApp sandbox, against the real HTTP functions. Prints
 * what was lost or doubled (both must be 0) and how long answers took; exit code 1 if anything was.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoCatalogue } from '../../local/seed/index.ts';
import { connectFirestore } from '../../local/stack/firestore-client.ts';
import { startStack } from '../../local/stack/stack.ts';
import { rounded } from '../row.ts';
import { checkRun, type Findings } from './check-run.ts';
import { conversation, seededRandom } from './conversation.ts';
import { type Spoken, talk } from './person.ts';

const usage = `npm run load -- [options]
  --people N     conversations at once (500)
  --minutes M    for how long (5)
  --think S      mean seconds between a reply and a person's next line (60)
  --seed N       which conversations (1)
  --json         one object on stdout, and nothing else
  --help`;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '5' },
    think: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/** Replies are waited for this long before a line counts as unanswered; the check afterwards decides whether it is lost. */
const patienceMs = 60_000;
/** The share of lines that arrive a second time, under the same MessageSid. */
const redelivered = 0.05;
/** After the run: what is on its way may arrive, and the sweeps may repair, until nothing has moved for so long. */
const stuckAfterMs = 120_000;

const say = (text: string) => void process.stderr.write(`${text}\n`);

function percentile(times: readonly number[], share: number): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? null : rounded(value, 0);
}

const spread = (times: readonly number[]) => ({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });

const people = Number(values.people);
const minutes = Number(values.minutes);
const seed = Number(values.seed);
say(`starting the stack for ${people} people, ${minutes} min`);
const complaints: string[] = [];
const stack = await startStack({
  anyPorts: true,
  onLog: ({ level, text }) => {
    if (level === 'error') complaints.push(text);
  },
});
void stack.died.then((reason) => complaints.unshift(`the emulators ended by themselves: ${reason}`));
const db = connectFirestore(stack.ports.firestore);
let findings: Findings;
let spoken: Spoken[];
try {
  const places = demoCatalogue()
    .filter(({ offering }) => offering?.offeringId.endsWith('-table') === true)
    .map(({ listing }) => ({ name: listing.name }));
  if (places.length === 0) throw new Error('The demo market has no restaurant with tables.');
  const until = Date.now() + minutes * 60_000;
  const told = setInterval(
    () => say(`${stack.sandbox.messages().length} messages on the network so far`),
    30_000,
  );
  const all = await Promise.all(
    Array.from({ length: people }, (_, index) => {
      const random = seededRandom(seed * 1_000_003 + index);
      return talk({
        sandbox: stack.sandbox,
        phone: `+90534${String(index).padStart(7, '0')}`,
        lines: conversation(random, places, new Date()),
        random,
        thinkMs: Number(values.think) * 1000,
        patienceMs,
        until,
        redelivered,
      });
    }),
  );
  clearInterval(told);
  spoken = all.flat();
  say('the people have stopped; waiting for what is still on its way');
  const open = ({ lost, undelivered }: Findings) => lost.length + undelivered.length;
  findings = await checkRun(db, stack.sandbox, spoken);
  // A busy merchant's notices leave one every six seconds: that is slow, and not stuck, as long as they get fewer.
  for (let movedAt = Date.now(); open(findings) > 0 && Date.now() - movedAt < stuckAfterMs; ) {
    await pause(5_000);
    const next = await checkRun(db, stack.sandbox, spoken);
    if (open(next) < open(findings)) movedAt = Date.now();
    findings = next;
  }
} finally {
  await db.terminate();
  await stack.stop();
}

const result = {
  people,
  minutes,
  seed,
  lines: spoken.length,
  refused: spoken.filter(({ status }) => status !== 200).length,
  confirmedBookings: findings.confirmed,
  lost: findings.lost.length,
  doubled: findings.doubled.length,
  overbooked: findings.overbooked.length,
  undelivered: findings.undelivered.length,
  acknowledgedMs: spread(spoken.map(({ acknowledgedAfter }) => acknowledgedAfter)),
  repliedMs: spread(spoken.flatMap(({ repliedAfter }) => repliedAfter ?? [])),
  unansweredInTime: spoken.filter(({ repliedAfter }) => repliedAfter === null).length,
  turnMs: spread(findings.ownMs),
  errorsLogged: complaints.length,
};
if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`);
else
  console.table(
    Object.fromEntries(Object.entries(result).map(([name, value]) => [name, JSON.stringify(value)])),
  );
for (const [what, which] of Object.entries(findings)) {
  if (what === 'ownMs' || !Array.isArray(which)) continue;
  for (const one of which.slice(0, 10)) say(`${what}: ${one}`);
}
for (const text of complaints.slice(0, 5)) say(`log: ${text.slice(0, 300)}`);
const clean = result.lost + result.doubled + result.overbooked + result.undelivered + result.refused === 0;
process.exit(clean ? 0 : 1);
