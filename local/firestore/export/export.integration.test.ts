import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue, type Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startForTest, type TestServer } from '../testing/start-for-test.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'export-'));

describe('an export of one server', () => {
  let server: TestServer;
  let db: Firestore;
  const data = () => ({
    text: 'ä',
    integer: 42,
    double: 1.5,
    nan: Number.NaN,
    yes: true,
    nothing: null,
    at: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Buffer.from([0, 255]),
    place: new GeoPoint(1.5, -2.5),
    friend: db.doc('people/b'),
    list: [1, 'two', { three: [3] }],
    none: [],
    map: { inner: { deep: [], x: null } },
    vector: FieldValue.vector([1, 2, 3]),
  });

  beforeAll(async () => {
    server = await startForTest({ projectId: 'demo-test' });
    db = server.client();
    await db.doc('people/a').set(data());
    await db.doc('people/a/letters/1').set({ n: 1 });
    await db.doc('people/b').set({});
  });
  afterAll(() => server.stop());

  const post = (verb: string, body: object, project = 'demo-test', headers = {}) =>
    fetch(server.url(`/emulator/v1/projects/${project}:${verb}`), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });

  test('is read by another, under its own project, as it is at the start', async () => {
    const directory = temporary();
    await server.server.exportTo(directory);
    const metadata = JSON.parse(readFileSync(join(directory, 'firebase-export-metadata.json'), 'utf8'));
    expect(metadata.firestore).toMatchObject({
      path: 'firestore_export',
      metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
    });
    const other = await startForTest({ importDir: directory, projectId: 'demo-other' });
    const client = other.client({ projectId: 'demo-other' });
    const read = (await client.doc('people/a').get()).data();
    expect(read).toEqual({ ...data(), friend: expect.objectContaining({ path: 'people/b' }) });
    expect(read?.['friend'].isEqual(client.doc('people/b'))).toBe(true);
    expect((await client.collectionGroup('letters').get()).size).toBe(1);
    await other.stop();
  });

  test('is made and read by the endpoints that firebase-tools calls', async () => {
    const directory = temporary();
    const body = {
      database: 'projects/demo-test/databases/(default)',
      export_directory: directory,
      export_name: 'firestore_export',
    };
    expect((await post('export', body)).status).toBe(200);
    for (const file of [
      'firestore_export.overall_export_metadata',
      'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata',
      'all_namespaces/all_kinds/output-0',
    ]) {
      expect(existsSync(join(directory, 'firestore_export', file))).toBe(true);
    }
    await db.doc('people/a').delete();
    await db.doc('people/c').set({ stays: true });
    expect((await post('import', body)).status).toBe(200);
    expect((await db.doc('people/a').get()).get('text')).toBe('ä');
    expect((await db.doc('people/c').get()).exists).toBe(true);
    await db.doc('people/c').delete();
  });

  test('as gcloud leaves it, without the file of the suite, is read too', async () => {
    const directory = temporary();
    await post('export', { export_directory: directory, export_name: '2026-11-21' });
    const answer = await post('import', { export_directory: join(directory, '2026-11-21') }, 'demo-gcloud');
    expect(answer.status).toBe(200);
    const client = server.client({ projectId: 'demo-gcloud' });
    expect((await client.collection('people').get()).size).toBe(2);
  });

  test('that is broken is refused, and changes nothing', async () => {
    const directory = temporary();
    await post('export', { export_directory: directory, export_name: 'x' });
    const output = join(directory, 'x/all_namespaces/all_kinds/output-0');
    const bytes = readFileSync(output);
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
    writeFileSync(output, bytes);
    const body = { export_directory: directory, export_name: 'x' };
    const answer = await post('import', body, 'demo-broken');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringContaining('output-0 is broken at byte') },
    });
    expect((await server.client({ projectId: 'demo-broken' }).collection('people').get()).size).toBe(0);
    renameSync(output, `${output}.gone`);
    expect((await post('import', body, 'demo-broken')).status).toBe(400);
    mkdirSync(join(directory, 'empty'));
    expect((await post('import', { export_directory: join(directory, 'empty') })).status).toBe(400);
    expect((await post('import', { export_directory: join(directory, 'nowhere') })).status).toBe(400);
    expect((await post('export', {})).status).toBe(400);
  });

  test('is not made for a web page', async () => {
    const directory = temporary();
    const answer = await post('export', { export_directory: directory }, 'demo-test', {
      origin: 'https://example.org',
    });
    expect(answer.status).toBe(403);
    expect(existsSync(join(directory, 'firestore_export'))).toBe(false);
  });
});
