import type { Message } from '@merve/contract';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';
import type { Row } from './row.ts';
import { arrive, forgetNotices, turn } from './turn.ts';

const targets = {
  ack: { roundTrips: 2, reads: 4 },
  answer: { roundTrips: 5, reads: 8 },
  proposal: { roundTrips: 7, reads: 16 },
  yes: { roundTrips: 6, reads: 18 },
} as const;
type Scenario = keyof typeof targets;

/** Of a message and its plain answer together. */
const messageTargets = { reads: 12, calls: 8, indexEntries: 60 } as const;

/**
 * What one message costs in Firestore: sequential round trips and documents, from the webhook to its acknowledgement
 * (`ack`), and from the trigger until the reply is with the provider (`answer`, `proposal`, `yes`; `yes` tells the
 * merchant too). Counted by firestore-local in a thread of 10 and in one of 10,000 messages: the cost must not grow.
 */
export async function roundTripRows(longLength = 10_000): Promise<Row[]> {
  const desk = await openDesk();
  try {
    await warmUp(desk);
    const short = await measureThread(desk, '+905330009001', 10);
    const long = await measureThread(desk, '+905330009002', longLength);
    return [...rowsOf(short), ...rowsOf(long, short), ...messageRows(short)];
  } finally {
    await desk.stop();
  }
}

interface Measured {
  readonly roundTrips: number;
  readonly reads: number;
  /** RPCs, those sent together included. */
  readonly calls: number;
  readonly writes: number;
  /** Entries added to indexes and taken out of them. */
  readonly indexEntries: number;
  /** Of request and answer messages. */
  readonly bytes: number;
}

const scenarios: readonly Scenario[] = ['ack', 'answer', 'proposal', 'yes'];
type Costs = Record<Scenario, Measured>;

/** Rows of one thread; with `short`, of the long thread, whose target is what the short one cost. */
function rowsOf(measured: Costs, short?: Costs): Row[] {
  return scenarios.flatMap((scenario) => {
    const row = (part: keyof Measured, unit: string, target: string | null): Row => ({
      name: `${scenario}.${part}${short ? '@10000' : ''}`,
      value: measured[scenario][part],
      unit,
      target,
    });
    const asShort = (part: keyof Measured, target: string | null): string | null =>
      short ? `= ${short[scenario][part]}` : target;
    return [
      row('roundTrips', 'round trips', asShort('roundTrips', `≤ ${targets[scenario].roundTrips}`)),
      row('reads', 'documents', asShort('reads', `≤ ${targets[scenario].reads}`)),
      row('writes', 'documents', asShort('writes', null)),
      // These vary a little with what is said and with the length of numbers: figures to look at.
      row('indexEntries', 'index entries', null),
      row('bytes', 'bytes', null),
    ];
  });
}

/** A message and its plain answer, from the webhook to the provider. */
function messageRows({ ack, answer }: Costs): Row[] {
  const row = (part: keyof typeof messageTargets, unit: string, value: number): Row => ({
    ...{ name: `message.${part}`, value, unit, target: `≤ ${messageTargets[part]}` },
  });
  return [
    row('reads', 'documents', ack.reads + answer.reads),
    row('calls', 'calls', ack.calls + answer.calls),
    row('indexEntries', 'index entries of the answer', answer.indexEntries),
  ];
}

/** Loads catalogue and code once, as an instance that has already served somebody. */
async function warmUp(desk: Desk): Promise<void> {
  await turn(desk, await arrive(desk, '+905330009000', 'find a seafood restaurant'));
  await turn(
    desk,
    await arrive(desk, '+905330009000', `Book a table for 2 at ${demoRestaurant.name} tomorrow at 1pm`),
  );
  await turn(desk, await arrive(desk, '+905330009000', 'NO'));
}

async function measureThread(desk: Desk, phone: string, length: number): Promise<Record<Scenario, Measured>> {
  const first = await arrive(desk, phone, 'hello');
  await turn(desk, first);
  await lengthen(desk, first.threadId, length - 2);
  // The first turn over a past that no turn has left reads it message by message.
  await turn(desk, await arrive(desk, phone, 'good to see you'));
  const counted = async <T>(run: () => Promise<T>): Promise<[T, Measured]> => {
    const { result, cost } = await desk.server.cost.measure(run);
    const measured = {
      roundTrips: cost.roundTrips,
      reads: cost.documentReads,
      calls: Object.values(cost.rpcs).reduce((sum, count) => sum + count, 0),
      writes: cost.writes + cost.deletes,
      indexEntries: cost.indexEntriesWritten + cost.indexEntriesRemoved,
      bytes: cost.bytesIn + cost.bytesOut,
    };
    return [result, measured];
  };
  const [arrived, ack] = await counted(() => arrive(desk, phone, 'what can you do?'));
  const [, answer] = await counted(() => turn(desk, arrived));
  const wish = await arrive(
    desk,
    phone,
    `Book a table for 4 at ${demoRestaurant.name} tomorrow at ${length > 10 ? 8 : 4}pm`,
  );
  const [, proposal] = await counted(() => turn(desk, wish));
  await forgetNotices(desk);
  const consent = await arrive(desk, phone, 'YES');
  const [, yes] = await counted(() => turn(desk, consent));
  await expectConfirmed(desk, first.threadId);
  return { ack, answer, proposal, yes };
}

/** A measurement of a YES that committed nothing would be worth nothing. */
async function expectConfirmed(desk: Desk, threadId: string): Promise<void> {
  // All of them: the product has no index to look one up by its thread, and needs none.
  const found = await desk.documents.allTransactions.get();
  const states = found.docs
    .map((document) => document.data())
    .filter((transaction) => transaction.threadId === threadId)
    .map(({ state }) => state);
  if (!states.includes('confirmed'))
    throw new Error(`the benchmark's YES confirmed nothing: ${states.join(', ')}`);
}

/** Fills a thread with old messages up to `length`, as if both sides had written them. */
export async function lengthen(desk: Desk, threadId: string, length: number): Promise<void> {
  const { documents } = desk;
  const thread = (await documents.thread(threadId).get()).data();
  if (thread === undefined) throw new Error('there is no thread to lengthen');
  const writer = documents.db.bulkWriter({ throttling: false });
  for (let seq = thread.lastSeq + 1; seq <= length; seq += 1) {
    const role: Message['role'] = seq % 2 === 0 ? 'assistant' : 'user';
    void writer.set(documents.message(threadId, seq), {
      threadId,
      marketId: thread.marketId,
      seq,
      role,
      channel: 'whatsapp',
      address: null,
      channelMessageId: null,
      text: `Message number ${seq} of a long friendship.`,
      location: null,
      media: [],
      button: null,
      buttons: [],
      ui: null,
      inReplyToSeq: role === 'assistant' ? seq - 1 : null,
      traceId: 'bench',
      createdAt: new Date(),
    });
  }
  await writer.close();
  await documents.thread(threadId).set({
    ...thread,
    lastSeq: length,
    lastInboundSeq: length - 1,
    processedSeq: length - 1,
  });
}
