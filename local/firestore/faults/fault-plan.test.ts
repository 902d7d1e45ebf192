import { describe, expect, test } from '@jest/globals';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { FaultPlan, type FaultRule } from './fault-plan.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const commitOf = (path: string): object => ({
  writes: [{ update: { name: `${ROOT}/${path}`, fields: {} } }],
});

/** What becomes of one RPC: `ok` or the status. */
const outcome = (plan: FaultPlan, rpc: string, request: object): Promise<string> =>
  plan.around(rpc, request, async () => 'ok').catch((error: { status: string }) => error.status);

/** What becomes of so many commits of one document: a letter each. */
async function luck(rules: readonly FaultRule[], seed: number, count = 60): Promise<string> {
  const plan = new FaultPlan();
  plan.set(rules, seed);
  let text = '';
  for (let turn = 0; turn < count; turn++) text += (await outcome(plan, 'Commit', commitOf('a/b')))[0];
  return text;
}

describe('a rule with a probability', () => {
  const RULES: readonly FaultRule[] = [{ kind: 'unavailable', probability: 0.3 }];

  test('has the same luck with the same seed, and another with another', async () => {
    const first = await luck(RULES, 7);
    expect(await luck(RULES, 7)).toBe(first);
    expect(await luck(RULES, 8)).not.toBe(first);
    const hit = [...(await luck(RULES, 7, 1000))].filter((letter) => letter === 'U').length;
    expect(hit).toBeGreaterThan(240);
    expect(hit).toBeLessThan(360);
  });

  test('is not disturbed by what other rules do', async () => {
    const plan = new FaultPlan();
    plan.set([...RULES, { kind: 'aborted', rpc: 'RunQuery', probability: 0.5 }], 7);
    let text = '';
    for (let turn = 0; turn < 60; turn++) {
      await outcome(plan, 'RunQuery', {});
      text += (await outcome(plan, 'Commit', commitOf('a/b')))[0];
    }
    // The query threw the first rule's dice too: every second throw is the commit's.
    const all = await luck(RULES, 7, 120);
    expect(text).toBe([...all].filter((_letter, index) => index % 2 === 1).join(''));
  });

  test('starts over when the plan is set again', async () => {
    const plan = new FaultPlan();
    const run = async (): Promise<string> => {
      plan.set(RULES, 3);
      let text = '';
      for (let turn = 0; turn < 20; turn++) text += (await outcome(plan, 'Commit', {}))[0];
      return text;
    };
    expect(await run()).toBe(await run());
  });
});

test('skip lets some pass, times ends it, and the plan knows what happened', async () => {
  const plan = new FaultPlan();
  const rule: FaultRule = { kind: 'aborted', rpc: 'Commit', skip: 1, times: 2 };
  const heard: string[] = [];
  plan.onFault(({ where }) => heard.push(where));
  plan.set([rule]);
  const outcomes = [];
  for (let turn = 0; turn < 5; turn++) outcomes.push(await outcome(plan, 'Commit', {}));
  expect(outcomes).toEqual(['ok', 'ABORTED', 'ABORTED', 'ok', 'ok']);
  expect(plan.status()).toEqual([{ rule, left: 0, happened: 2 }]);
  expect(plan.pending()).toEqual([]);
  expect(heard).toEqual(['Commit', 'Commit']);
});

describe('a path', () => {
  const query = (parent: string, collectionId: string, allDescendants = false): object => ({
    parent: `${ROOT}${parent}`,
    structuredQuery: { from: [{ collectionId, allDescendants }] },
  });
  const ROWS: readonly (readonly [name: string, rpc: string, request: object, hit: boolean])[] = [
    ['a commit of such a document', 'Commit', commitOf('threads/t/messages/1'), true],
    ['a commit of another', 'Commit', commitOf('threads/t'), false],
    [
      'a commit in which it is the second',
      'Commit',
      { writes: [{ delete: `${ROOT}/x/y` }, { delete: `${ROOT}/threads/t/messages/1` }] },
      true,
    ],
    ['a verify', 'Commit', { writes: [{ verify: `${ROOT}/threads/t/messages/1` }] }, true],
    ['a get', 'GetDocument', { name: `${ROOT}/threads/t/messages/1` }, true],
    [
      'a get of several',
      'BatchGetDocuments',
      { documents: [`${ROOT}/a/b`, `${ROOT}/threads/t/messages/1`] },
      true,
    ],
    ['a query of the collection', 'RunQuery', query('/threads/t', 'messages'), true],
    ['a query of another', 'RunQuery', query('/threads/t', 'turns'), false],
    ['a collection group', 'RunQuery', query('', 'messages', true), false],
    [
      'a count',
      'RunAggregationQuery',
      {
        parent: `${ROOT}/threads/t`,
        structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'messages' }] } },
      },
      true,
    ],
    ['a list', 'ListDocuments', { parent: `${ROOT}/threads/t`, collectionId: 'messages' }, true],
    ['a listener of a query', 'Listen', { addTarget: { query: query('/threads/t', 'messages') } }, true],
    [
      'a listener of a document',
      'Listen',
      { addTarget: { documents: { documents: [`${ROOT}/threads/t/messages/1`] } } },
      true,
    ],
    ['what names nothing', 'BeginTransaction', { database: 'projects/p/databases/(default)' }, false],
  ];
  test.each(ROWS)('%s', async (_name, rpc, request, hit) => {
    const plan = new FaultPlan();
    plan.set([{ kind: 'unavailable', path: 'threads/{id}/messages/{seq}' }]);
    expect(await outcome(plan, rpc, request)).toBe(hit ? 'UNAVAILABLE' : 'ok');
  });

  test('of a collection group has no parent', async () => {
    const plan = new FaultPlan();
    plan.set([{ kind: 'unavailable', path: 'messages/{id}' }]);
    expect(await outcome(plan, 'RunQuery', query('/threads/t', 'messages', true))).toBe('UNAVAILABLE');
  });
});

test('latency passes by the clock, and adds up', async () => {
  const clock = new VirtualClock();
  await clock.freeze();
  const plan = new FaultPlan(clock);
  plan.set([
    { kind: 'latency', ms: 40 },
    { kind: 'aborted', rpc: 'Commit' },
    { kind: 'latency', ms: 20, jitterMs: 10 },
  ]);
  let done = '';
  const running = outcome(plan, 'Commit', {}).then((text) => {
    done = text;
  });
  await clock.advance(59);
  expect(done).toBe('');
  await clock.advance(11);
  await running;
  expect(done).toBe('ABORTED');
});

describe('deliveries', () => {
  const event = { path: 'threads/t/messages/1', trigger: { key: 'us-central1-onMessage-0' } };
  const ROWS: readonly (readonly [rule: FaultRule, delays: readonly number[]])[] = [
    [{ kind: 'delivery-duplicated' }, [0, 0]],
    [{ kind: 'delivery-duplicated', ms: 30 }, [0, 30]],
    [{ kind: 'delivery-delayed', ms: 30 }, [30]],
    [{ kind: 'delivery-lost' }, []],
    [{ kind: 'delivery-lost', trigger: 'onOther' }, [0]],
    [{ kind: 'delivery-lost', trigger: 'onMessage' }, []],
    [{ kind: 'delivery-lost', path: 'threads/{id}' }, [0]],
    [{ kind: 'delivery-lost', path: 'threads/{id}/messages/{seq}' }, []],
    [{ kind: 'delivery-lost', pathContains: 't/mess' }, []],
    [{ kind: 'unavailable' }, [0]],
  ];
  test.each(ROWS)('%j', (rule, delays) => {
    const plan = new FaultPlan();
    plan.set([rule]);
    expect(plan.ofDelivery(event).map(({ delay }) => delay)).toEqual(delays);
  });

  test('are reordered as the seed says, within the given time', () => {
    const order = (seed: number): number[] => {
      const plan = new FaultPlan();
      plan.set([{ kind: 'delivery-reordered', ms: 50 }], seed);
      const events = [0, 1, 2, 3, 4, 5].map((n) => ({ n, delay: plan.ofDelivery(event)[0]?.delay ?? -1 }));
      expect(events.every(({ delay }) => delay >= 0 && delay < 50)).toBe(true);
      return events.sort((left, right) => left.delay - right.delay).map(({ n }) => n);
    };
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual([0, 1, 2, 3, 4, 5]);
    expect(order(2)).not.toEqual(order(1));
  });
});

test('a listener meets its own kinds only', () => {
  const plan = new FaultPlan();
  plan.set([
    { kind: 'unavailable' },
    { kind: 'listener-silent', path: 'a/{id}', ms: 5, times: 1 },
    { kind: 'listener-dropped', path: 'b/{id}' },
  ]);
  expect(plan.ofListener(['c/1'])).toBeUndefined();
  expect(plan.ofListener(['c/1', 'b/1'])).toEqual({ kind: 'listener-dropped', ms: undefined });
  expect(plan.ofListener(['a/1'])).toEqual({ kind: 'listener-silent', ms: 5 });
  expect(plan.ofListener(['a/1'])).toBeUndefined();
});
