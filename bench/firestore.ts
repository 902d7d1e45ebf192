import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { repositoryRoot } from '../local/stack/repository-root.ts';
import { connectWire } from './firestore-wire.ts';
import { median, type Row, rounded } from './row.ts';

/**
 * firestore-local itself, as a process of its own: start to ready, a get and a two-document transaction over loopback,
 * one write to 500 listeners, and its memory with 100,000 documents after a query of 10,000.
 *
 * A get and a transaction are measured twice: over a plain gRPC client, which is what firestore-local takes, and through
 * the server SDK, which waits on a timer of 0 (1 ms in Node) before each RPC and each transaction
 * (`ExponentialBackoff.backoffAndWait`), so that no server answers it within 1 and 3 ms.
 */
export async function firestoreRows(): Promise<Row[]> {
  const port = await freePort();
  const startedAt = performance.now();
  const server = spawn(
    process.execPath,
    [join(repositoryRoot(), 'local/firestore/main.ts'), '--port', String(port)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  try {
    await answering(port);
    const readyMs = performance.now() - startedAt;
    process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
    const db = new Firestore({ projectId: 'demo-bench' });
    const rows = [
      { name: 'firestore.readyMs', value: rounded(readyMs, 0), unit: 'ms', target: '≤ 500' },
      ...(await wireRows(port)),
      { name: 'firestore.get.sdkP50Ms', value: await getP50(db), unit: 'ms', target: null },
      { name: 'firestore.tx2.sdkP50Ms', value: await transactionP50(db), unit: 'ms', target: null },
      { name: 'firestore.fanout500Ms', value: await fanOut(db, 500), unit: 'ms', target: '≤ 100' },
      { name: 'firestore.query10k.rssMiB', value: await memory(db, server), unit: 'MiB', target: '≤ 1024' },
    ];
    await db.terminate();
    return rows;
  } finally {
    server.kill('SIGTERM');
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function answering(port: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    if (Date.now() > deadline) throw new Error('firestore-local did not start');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function timed(times: number, run: (index: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let index = -50; index < times; index += 1) {
    const startedAt = performance.now();
    await run(index);
    if (index >= 0) took.push(performance.now() - startedAt);
  }
  return rounded(median(took), 2);
}

async function wireRows(port: number): Promise<Row[]> {
  const wire = connectWire(`127.0.0.1:${port}`, 'demo-bench');
  const fields = { text: { stringValue: 'x'.repeat(200) }, count: { integerValue: '1' } };
  const paths = ['bench/wire-a', 'bench/wire-b'];
  const write = (transaction?: Uint8Array) => wire.commit(paths, fields, transaction);
  await write();
  const get = await timed(500, () => wire.get(paths.slice(0, 1)));
  const transaction = await timed(300, async () => write(await wire.getInTransaction(paths)));
  wire.close();
  return [
    { name: 'firestore.get.p50Ms', value: get, unit: 'ms', target: '≤ 1' },
    { name: 'firestore.tx2.p50Ms', value: transaction, unit: 'ms', target: '≤ 4' },
  ];
}

async function getP50(db: Firestore): Promise<number> {
  const ref = db.doc('bench/get');
  await ref.set({ text: 'x'.repeat(200), count: 1 });
  return timed(500, () => ref.get());
}

async function transactionP50(db: Firestore): Promise<number> {
  const [a, b] = [db.doc('bench/a'), db.doc('bench/b')];
  await Promise.all([a.set({ count: 0 }), b.set({ count: 0 })]);
  return timed(300, (index) =>
    db.runTransaction(async (tx) => {
      await tx.getAll(a, b);
      tx.set(a, { count: index });
      tx.set(b, { count: index });
    }),
  );
}

/** From the write until the last of the listeners has it. */
async function fanOut(db: Firestore, listeners: number): Promise<number> {
  const ref = db.doc('bench/watched');
  await ref.set({ round: -1 });
  const heard = new Map<number, () => void>();
  const expectRound = (round: number) =>
    new Promise<void>((resolve) => {
      let left = listeners;
      heard.set(round, () => {
        left -= 1;
        if (left === 0) resolve();
      });
    });
  const ready = expectRound(-1);
  const stops = Array.from({ length: listeners }, () =>
    ref.onSnapshot((snapshot) => heard.get(Number(snapshot.get('round')))?.()),
  );
  await ready;
  const took: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const all = expectRound(round);
    const startedAt = performance.now();
    await ref.set({ round });
    await all;
    took.push(performance.now() - startedAt);
  }
  for (const stop of stops) stop();
  return rounded(median(took), 0);
}

async function memory(db: Firestore, server: ChildProcess): Promise<number> {
  const writer = db.bulkWriter({ throttling: false });
  for (let index = 0; index < 100_000; index += 1) {
    void writer.set(db.doc(`many/${index}`), { index, group: index % 10, name: `Document number ${index}` });
  }
  await writer.close();
  const found = await db.collection('many').where('group', '==', 3).get();
  if (found.size !== 10_000) throw new Error(`the query found ${found.size} documents`);
  return rounded(residentKiB(server.pid ?? 0) / 1024, 0);
}

/** Memory of a process in KiB: the peak where the system tells it (Linux), else what it has now. */
function residentKiB(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1]);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
