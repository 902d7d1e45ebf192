import { randomUUID } from 'node:crypto';
import { Session } from 'node:inspector/promises';
import { appendInbound } from '../functions/src/conversations/append-inbound.ts';
import { processInbound } from '../functions/src/orchestrator/process-inbound.ts';
import { demoMarketId } from '../local/seed/demo-people.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';
import { type Row, rounded } from './row.ts';

const turns = 300;
const firestoreClient =
  /node_modules\/(?:@google-cloud\/firestore|google-gax|@grpc|protobufjs|@protobufjs|proto3-json-serializer)\//;
const firestoreServer = /\/local\/firestore\//;
const model = /\/functions\/src\/model\//;
const ours = /\/(?:functions\/src|contract)\//;

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly url: string };
  readonly children?: readonly number[] | undefined;
}

/**
 * The orchestrator's own CPU per plain turn, in milliseconds: a sampling profile of many turns, of which only the
 * samples count that have a frame of ours on their stack and none of Firestore's client, of firestore-local, or of
 * the model. What our code calls (zod, luxon, Node) is ours.
 */
export async function turnCpuRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    await converse(desk, 50);
    const session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 200 });
    await session.post('Profiler.start');
    await converse(desk, turns);
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    const micros = ownMicros(profile.nodes, profile.samples ?? [], profile.timeDeltas ?? []);
    return [{ name: 'turn.cpuMs', value: rounded(micros / 1000 / turns, 2), unit: 'ms', target: null }];
  } finally {
    await desk.stop();
  }
}

async function converse(desk: Desk, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const uid = `bench-${index % 20}`;
    const { threadId, seq } = await appendInbound(desk.documents, {
      threadType: 'merve',
      marketId: demoMarketId,
      actorId: `act_${uid}`,
      from: { channel: 'web', uid },
      channelMessageId: randomUUID(),
      text: 'What can you do for me?',
      location: null,
      media: [],
      button: null,
      profileName: null,
      language: null,
      traceId: 'bench',
      now: new Date(),
    });
    await processInbound(desk, { threadId, seq, marketId: demoMarketId });
  }
}

/** Pure: microseconds of the samples that are ours. */
export function ownMicros(
  nodes: readonly ProfileNode[],
  samples: readonly number[],
  timeDeltas: readonly number[],
): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)),
  );
  const own = new Map<number, boolean>();
  const isOurs = (id: number): boolean => {
    const known = own.get(id);
    if (known !== undefined) return known;
    const urls: string[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      urls.push(byId.get(at)?.callFrame.url ?? '');
    }
    const excluded = urls.some(
      (url) => firestoreClient.test(url) || firestoreServer.test(url) || model.test(url),
    );
    const result = !excluded && urls.some((url) => ours.test(url));
    own.set(id, result);
    return result;
  };
  return samples.reduce((sum, id, index) => sum + (isOurs(id) ? (timeDeltas[index] ?? 0) : 0), 0);
}
