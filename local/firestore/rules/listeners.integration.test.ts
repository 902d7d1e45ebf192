import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FirestoreError, Unsubscribe } from 'firebase/firestore';
import type { AccessPolicy } from '../access/access-policy.ts';
import { RulesPolicy } from './rules-policy.ts';
import { type Firestore, type RulesTest, startWithRules } from './testing/with-rules.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function member(room) {
      return exists(/databases/$(database)/documents/rooms/$(room)/members/$(request.auth.uid));
    }
    match /rooms/{room}/messages/{message} { allow read: if member(room); }
    match /notes/{note} { allow read: if resource.data.open == true; }
  }
}`;

let rules: RulesTest;
/** Every question that the policy was asked: kind and subject. */
const asked: string[] = [];

beforeAll(async () => {
  rules = await startWithRules('demo-listeners', RULES);
  const policy = new RulesPolicy({ rules: RULES });
  const counting: AccessPolicy = {
    check: (request) => {
      const { operation } = request;
      asked.push(operation.kind === 'list' ? `list ${operation.query.collectionId}` : operation.kind);
      return policy.check(request);
    },
  };
  rules.server.setPolicy(counting);
});
afterAll(() => rules.stop());

type Query = ReturnType<ReturnType<Firestore['collection']>['where']>;

interface Heard {
  /** Resolves with the number of documents when there are so many, rejects when the listener ends. */
  until(size: number): Promise<void>;
  readonly ended: Promise<string>;
  readonly stop: Unsubscribe;
}

function listen(reference: Query | ReturnType<Firestore['doc']>): Heard {
  let size = -1;
  let check: () => void = () => {};
  let end: (code: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const fail = (error: FirestoreError): void => end(error.code);
  const heard = (now: number): void => {
    size = now;
    check();
  };
  const stop =
    'where' in reference
      ? reference.onSnapshot((snapshot) => heard(snapshot.size), fail)
      : reference.onSnapshot((snapshot) => heard(snapshot.exists ? 1 : 0), fail);
  return {
    ended,
    stop,
    until: (wanted) =>
      new Promise<void>((resolve) => {
        check = () => {
          if (size === wanted) resolve();
        };
        check();
      }),
  };
}

const seed = (documents: Readonly<Record<string, Record<string, unknown>>>): Promise<void> =>
  rules.seed(documents);
const remove = (path: string): Promise<void> =>
  rules.environment.withSecurityRulesDisabled((context) => context.firestore().doc(path).delete());

test('a query ends when the document that allowed it goes, and others go on', async () => {
  await seed({ 'rooms/r/members/ana': {}, 'rooms/r/members/ben': {}, 'rooms/r/messages/1': {} });
  const [ana, ben] = ['ana', 'ben'].map((user) => listen(rules.as(user).collection('rooms/r/messages')));
  if (!ana || !ben) throw new Error('no listeners');
  await Promise.all([ana.until(1), ben.until(1)]);
  await remove('rooms/r/members/ana');
  expect(await ana.ended).toBe('permission-denied');
  await seed({ 'rooms/r/messages/2': {} });
  await ben.until(2);
  ben.stop();
});

test('a document that one was allowed to read by another document, too', async () => {
  await seed({ 'rooms/s/members/ana': {}, 'rooms/s/messages/1': {} });
  const one = listen(rules.as('ana').doc('rooms/s/messages/1'));
  await one.until(1);
  await remove('rooms/s/members/ana');
  expect(await one.ended).toBe('permission-denied');
});

test('a query that names its document ends when that document may not be read any more', async () => {
  await seed({ 'notes/a': { open: true } });
  const note = listen(rules.as('ana').collection('notes').where('__name__', '==', 'a'));
  await note.until(1);
  await seed({ 'notes/a': { open: false } });
  expect(await note.ended).toBe('permission-denied');
});

test('nobody is asked again for what no decision rests on', async () => {
  await seed({ 'rooms/t/members/ana': {}, 'rooms/t/messages/1': {} });
  const one = listen(rules.as('ana').collection('rooms/t/messages'));
  await one.until(1);
  asked.length = 0;
  await seed({ 'rooms/t/messages/2': {}, 'rooms/t/members/carl': {} });
  await one.until(2);
  expect(asked).toEqual([]);
  await seed({ 'rooms/t/members/ana': { since: 1 } });
  await seed({ 'rooms/t/messages/3': {} });
  await one.until(3);
  expect(asked).toEqual(['list messages']);
  one.stop();
});
