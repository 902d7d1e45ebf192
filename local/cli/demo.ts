import { parseArgs } from 'node:util';
import { demoPeople, demoRestaurant } from '../seed/demo-people.ts';
import { connectFirestore } from '../stack/firestore-client.ts';
import { portsAtOffset, type StackPorts } from '../stack/ports.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { onStopSignal } from '../stack/stop-signal.ts';
import { checkBooking } from './demo-checks.ts';
import { type LedgerView, readLedgerSince } from './ledger-view.ts';
import { type Arrival, type SandboxPhone, sandboxPhone } from './sandbox-phone.ts';

const usage = `npm run demo -- [options]
  --attach           play on the stack that is running (npm start) instead of on one of its own
  --port-offset N    which running stack, with --attach (or MERVE_PORT_OFFSET)
  --verbose          show the functions' log
  --help`;

/** A turn may start cold workers: several seconds on a small machine. */
const replyWithinMs = 120_000;
/** How long nothing more may arrive before the conversation counts as over. */
const quietMs = 3_000;

const coloured = process.stdout.isTTY === true;
const paint = (code: number, text: string) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);
const print = (text: string) => void process.stdout.write(`${text}\n`);

function printLine(who: string, text: string): void {
  const indent = ' '.repeat(14);
  print(`  ${paint(36, who.padEnd(11))} ${text.replaceAll('\n', `\n${indent}`)}`);
}

async function say(phone: SandboxPhone, who: string, body: string): Promise<void> {
  printLine(who, body);
  const { status } = await phone.send({ body });
  if (status !== 200) throw new Error(`Merve's webhook answered ${status}.`);
}

async function hear(phone: SandboxPhone, who: string): Promise<Arrival[]> {
  const arrived = await phone.receive(replyWithinMs);
  if (arrived.length === 0) throw new Error(`${who} heard nothing for ${replyWithinMs / 1000} s.`);
  for (const { body } of arrived) printLine(`→ ${who}`, body);
  return arrived;
}

function printLedger({ transaction, events, locks }: LedgerView): void {
  const { startsAt, timeZone } = transaction;
  const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    startsAt,
  );
  print(`\n${paint(1, 'Transaction')}  ${transaction.reference}  ${transaction.txId}`);
  print(
    `  ${transaction.businessName}: ${transaction.title}, ${transaction.party} people, ${local} (${timeZone})`,
  );
  print(`  state ${paint(1, transaction.state)}`);
  print(`${paint(1, 'Events')}`);
  for (const { transition, from, to, at } of events)
    print(`  ${at.toISOString()}  ${transition.padEnd(10)} ${from ?? '∅'} → ${to}`);
  print(`${paint(1, 'Locks')}`);
  for (const { lockKey, state } of locks) print(`  ${lockKey}  ${state}`);
}

/** A guest asks, agrees, and the restaurant is told. @returns whether everything is as it should be. */
async function play(ports: StackPorts): Promise<boolean> {
  const url = `http://127.0.0.1:${ports.sandbox}`;
  // A new number each time: on a running stack, last time's guest may already have the table.
  const number = `+90533${String(Date.now()).slice(-7)}`;
  const guest = sandboxPhone({ url, number, name: 'Ayşe' });
  const merchant = sandboxPhone({ url, number: demoPeople.merchant.number });
  merchant.skipTo((await merchant.history()).length);
  const since = new Date();
  const db = connectFirestore(ports.firestore);
  try {
    print(`\n${paint(1, 'Conversation')}  on WhatsApp, ${number}`);
    await say(guest, 'Guest', `Book a table for 4 at ${demoRestaurant.name} tomorrow at 8pm`);
    const proposal = await hear(guest, 'Guest');
    await say(guest, 'Guest', 'YES');
    const confirmation = await hear(guest, 'Guest');
    const told = await hear(merchant, 'Restaurant');
    const extra = await Promise.all([guest.receive(quietMs), merchant.receive(quietMs)]);
    extra.flat().forEach(({ body }) => void printLine('→ and then', body));

    const ledger = await readLedgerSince(db, since);
    ledger.forEach(printLedger);
    const checks = checkBooking({
      guestGot: proposal.length + confirmation.length + extra[0].length,
      merchantGot: told.length + extra[1].length,
      ledger,
    });
    print(`\n${paint(1, 'Checked')}`);
    for (const { claim, holds } of checks) print(`  ${holds ? paint(32, '✓') : paint(31, '✗')} ${claim}`);
    return checks.every(({ holds }) => holds);
  } finally {
    await db.terminate();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      attach: { type: 'boolean', default: false },
      'port-offset': { type: 'string', default: process.env['MERVE_PORT_OFFSET'] ?? '0' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    print(usage);
    return 0;
  }
  if (values.attach) return (await play(portsAtOffset(Number(values['port-offset'])))) ? 0 : 1;

  const breakOff = new AbortController();
  let stack: Stack | undefined;
  const stop = async () => stack?.stop();
  onStopSignal(
    () => {
      breakOff.abort();
      void stop().finally(() => process.exit(130));
    },
    () => process.exit(130),
  );
  print('Starting a stack of its own ...');
  const troubles: string[] = [];
  stack = await startStack({
    anyPorts: true,
    signal: breakOff.signal,
    onLog: (entry) => {
      const severity = entry.fields?.['severity'];
      if (entry.level === 'error' || entry.level === 'warn' || severity === 'ERROR')
        troubles.push(entry.text);
      if (values.verbose && entry.fromFunction) print(paint(2, `    ${entry.text}`));
    },
  });
  try {
    const good = await play(stack.ports);
    if (!good && troubles.length > 0)
      print(`\nThe functions complained:\n  ${troubles.slice(-20).join('\n  ')}`);
    return good ? 0 : 1;
  } catch (error) {
    if (troubles.length > 0) print(`\nThe functions complained:\n  ${troubles.slice(-20).join('\n  ')}`);
    throw error;
  } finally {
    await stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
