import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { increment, serverTimestamp } from 'firebase/firestore';
import { startFirestoreLocal } from '../index.ts';
import { type RulesTest, startWithRules } from './testing/with-rules.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow create: if request.resource.data.owner == request.auth.uid
        && request.resource.data.at == request.time && request.resource.data.n == 1;
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n'])
        && request.resource.data.n == resource.data.n + 1;
      allow read: if resource.data.owner == request.auth.uid;
    }
    match /pairs/{id} {
      allow write: if existsAfter(/databases/$(database)/documents/pairs/$(request.resource.data.other));
    }
    match /paged/{id} { allow list: if request.query.limit <= 2; }
    match /claims/{id} { allow get: if request.auth.token.email_verified && 'p' in request.auth.token.firebase.identities; }
  }
}`;

let rules: RulesTest;
const url = (path: string): string =>
  `http://127.0.0.1:${rules.server.port}/emulator/v1/projects/demo-unit:${path}`;
const put = (content: string): Promise<Response> =>
  fetch(url('securityRules'), { method: 'PUT', body: JSON.stringify({ rules: { files: [{ content }] } }) });

beforeAll(async () => {
  rules = await startWithRules('demo-unit', RULES);
});
afterAll(() => rules.stop());

test('server timestamps are the request’s time, and increments are seen applied', async () => {
  const note = rules.as('ana').doc('notes/a');
  await assertSucceeds(note.set({ owner: 'ana', at: serverTimestamp(), n: 1 }));
  await assertSucceeds(note.update({ n: increment(1) }));
  await assertFails(note.update({ n: increment(2) }));
  await assertFails(note.update({ n: increment(1), extra: true }));
  await assertFails(rules.as('ben').doc('notes/b').set({ owner: 'ana', at: serverTimestamp(), n: 1 }));
});

test('queries are held against the rules, whatever they would find', async () => {
  const db = rules.as('ana');
  await assertSucceeds(db.collection('notes').where('owner', '==', 'ana').get());
  await assertSucceeds(db.collection('notes').where('owner', '==', 'ana').orderBy('n').limit(1).get());
  await assertFails(db.collection('notes').get());
  await assertFails(db.collection('notes').where('owner', 'in', ['ana', 'ben']).get());
  await assertSucceeds(db.collection('paged').limit(2).get());
  await assertFails(db.collection('paged').limit(3).get());
  await assertFails(db.collection('paged').get());
});

test('documents of one batch vouch for each other', async () => {
  const db = rules.as('ana');
  const both = db.batch();
  both.set(db.doc('pairs/a'), { other: 'b' });
  both.set(db.doc('pairs/b'), { other: 'a' });
  await assertFails(db.doc('pairs/a').set({ other: 'b' }));
  await assertSucceeds(both.commit());
});

test('claims reach the rules', async () => {
  const firebaseClaim = { sign_in_provider: 'custom' as const, identities: { p: ['1'] } };
  await assertSucceeds(
    rules.as('ana', { email_verified: true, firebase: firebaseClaim }).doc('claims/x').get(),
  );
  await assertFails(
    rules.as('ana', { email_verified: false, firebase: firebaseClaim }).doc('claims/x').get(),
  );
  await assertFails(rules.as('ana').doc('claims/x').get());
});

test('a denial says which rule and why', async () => {
  const error = await assertFails(rules.as('ben').doc('notes/a').get());
  expect(error.message).toContain(
    `'get' on notes/a: false for 'get' @ L9 (L9:22 "resource.data.owner == request.auth.uid")`,
  );
});

test('withSecurityRulesDisabled disables them, and clearFirestore empties', async () => {
  await rules.seed({ 'anywhere/x': { a: 1 } });
  await rules.environment.clearFirestore();
  await rules.environment.withSecurityRulesDisabled(async (context) => {
    expect((await context.firestore().doc('anywhere/x').get()).exists).toBe(false);
  });
});

test('bad rules are refused with their issues, and the previous ones stay in force', async () => {
  const answer = await put(
    "rules_version = '2';\nservice cloud.firestore {\n  match /a/{id} { allow read: if exists(); }\n}",
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: {
      code: 400,
      status: 'INVALID_ARGUMENT',
      message: 'Failed to compile the security rules:\nERROR L3:34 Function exists takes 1 argument, not 0.',
    },
    issues: [
      {
        sourcePosition: { line: 3, column: 34 },
        description: 'Function exists takes 1 argument, not 0.',
        severity: 'ERROR',
      },
    ],
  });
  expect(await (await fetch(url('securityRules'))).json()).toEqual({
    rules: { files: [{ name: 'firestore.rules', content: RULES }] },
  });
  await assertSucceeds(rules.as('ana').collection('paged').limit(1).get());
  await expect(
    initializeTestEnvironment({
      projectId: 'demo-unit',
      firestore: { host: '127.0.0.1', port: rules.server.port, rules: 'nonsense' },
    }),
  ).rejects.toThrow('INVALID_ARGUMENT');
});

test('good rules with flaws are put in force, their warnings reported', async () => {
  const answer = await put(
    RULES.replace('match /notes', 'function unused() { return true; }\n    match /notes'),
  );
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    issues: [
      {
        sourcePosition: { line: 4, column: 5 },
        description: 'Unused function: unused.',
        severity: 'WARNING',
      },
    ],
  });
  expect(await (await put(RULES)).json()).toEqual({});
});

test('coverage is reported as JSON and as a page', async () => {
  await assertFails(rules.as('ana').collection('paged').limit(3).get());
  expect(await (await fetch(url('ruleCoverage'))).json()).toMatchObject({
    report: expect.arrayContaining([
      expect.objectContaining({
        sourcePosition: expect.objectContaining({ line: 14 }),
        values: [{ value: { boolValue: false }, count: 1 }],
      }),
    ]),
  });
  const page = await fetch(url('ruleCoverage.html'));
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<span class="e false" title="1 × false">');
});

test('rules of a file hold for projects without their own; a bad file keeps the emulator from starting', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(directory, 'firestore.rules');
  writeFileSync(file, RULES);
  const server = await startFirestoreLocal({ indexes: 'off', rules: file });
  const document = `http://127.0.0.1:${server.port}/v1/projects/any/databases/(default)/documents/notes/x`;
  const denied = await fetch(document);
  expect([denied.status, await denied.text()]).toEqual([
    403,
    expect.stringContaining("'get' on notes/x: Null value error."),
  ]);
  await server.stop();
  writeFileSync(file, 'nonsense');
  await expect(startFirestoreLocal({ rules: file })).rejects.toThrow("ERROR L1:1 Unexpected 'nonsense'.");
  rmSync(directory, { recursive: true });
});
