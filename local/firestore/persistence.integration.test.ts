import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startForTest } from './testing/start-for-test.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'firestore-local-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

test('documents survive a restart, with their times, and deleted ones stay deleted', async () => {
  const first = await startForTest({ dataDir });
  const data = { n: 1, at: new Timestamp(1, 1000), where: new GeoPoint(1, 2), map: { list: [null, 'x'] } };
  await first.client().doc('keep/a/sub/b').set(data);
  await first.client({ databaseId: 'second' }).doc('keep/a').set({ second: true });
  await first.client().doc('keep/gone').set({});
  await first.client().doc('keep/gone').delete();
  const before = await first.client().doc('keep/a/sub/b').get();
  await first.stop();
  const second = await startForTest({ dataDir });
  const after = await second.client().doc('keep/a/sub/b').get();
  expect(after.data()).toEqual(data);
  expect(after.updateTime).toEqual(before.updateTime);
  expect((await second.client().doc('keep/gone').get()).exists).toBe(false);
  expect((await second.client({ databaseId: 'second' }).doc('keep/a').get()).get('second')).toBe(true);
  expect((await second.client().collectionGroup('sub').where('n', '==', 1).get()).size).toBe(1);
  await second.stop();
});

test('a torn last record is dropped and the rest loads', async () => {
  const first = await startForTest({ dataDir });
  await first.client().doc('torn/a').set({ x: 1 });
  await first.stop();
  appendFileSync(join(dataDir, 'firestore.journal'), Buffer.from([200, 0, 0, 0, 1, 2, 3, 4, 5]));
  const lines: string[] = [];
  const second = await startForTest({ dataDir, log: (line) => lines.push(line) });
  expect((await second.client().doc('torn/a').get()).get('x')).toBe(1);
  expect(lines.join()).toContain('torn');
  await second.stop();
});

test('a damaged file is reported and set aside as it was; what comes before the damage loads', async () => {
  const path = join(dataDir, 'firestore.journal');
  const first = await startForTest({ dataDir });
  await first.client().doc('damaged/a').set({ x: 1 });
  await first.stop();
  const whole = readFileSync(path);
  const second = await startForTest({ dataDir });
  await second.client().doc('damaged/b').set({ x: 2 });
  await second.client().doc('damaged/c').set({ x: 3 });
  const damaged = readFileSync(path);
  await second.stop();
  damaged.writeUInt8(damaged.readUInt8(whole.length + 20) ^ 1, whole.length + 20);
  writeFileSync(path, damaged);
  const lines: string[] = [];
  const third = await startForTest({ dataDir, log: (line) => lines.push(line) });
  const found = await third.client().collection('damaged').get();
  expect(found.docs.map(({ id }) => id)).toEqual(['a']);
  await third.stop();
  const [kept = ''] = readdirSync(dataDir).filter((name) => name.includes('damaged'));
  expect(readFileSync(join(dataDir, kept)).equals(damaged)).toBe(true);
  expect(lines.join()).toContain(kept);
});

test('compaction keeps the file as small as its documents', async () => {
  const first = await startForTest({ dataDir });
  const db = first.client();
  for (let n = 0; n < 50; n++) await db.doc('small/a').set({ n });
  const grown = statSync(join(dataDir, 'firestore.journal')).size;
  await first.stop();
  expect(statSync(join(dataDir, 'firestore.journal')).size).toBeLessThan(grown / 20);
});

test('what was acknowledged survives SIGKILL', async () => {
  const main = join(__dirname, 'main.ts');
  const start = async (): Promise<{ port: string; kill: () => Promise<void> }> => {
    const child = spawn(process.execPath, [main, '--port', '0', '--data-dir', dataDir]);
    const port = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (chunk) => {
        text += chunk;
        const found = /FIRESTORE_EMULATOR_HOST=[^:]+:(\d+)/.exec(text)?.[1];
        if (found) resolve(found);
      });
      child.stderr.on('data', (chunk) => reject(new Error(String(chunk))));
    });
    return {
      port,
      kill: () =>
        new Promise((resolve) => {
          child.once('exit', () => resolve());
          child.kill('SIGKILL');
        }),
    };
  };
  const clientOf = (port: string): Firestore => {
    process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
    return new Firestore({ projectId: 'demo-kill' });
  };

  const first = await start();
  const writer = clientOf(first.port);
  let acknowledged = -1;
  for (let n = 0; n < 30; n++) {
    await writer.doc(`kill/d${n}`).set({ n });
    acknowledged = n;
  }
  await first.kill();
  await writer.terminate();

  const second = await start();
  const reader = clientOf(second.port);
  expect((await reader.collection('kill').get()).size).toBe(acknowledged + 1);
  await reader.terminate();
  await second.kill();
});
