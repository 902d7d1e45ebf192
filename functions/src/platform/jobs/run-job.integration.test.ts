import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { MerveError } from '../errors.ts';
import { maxTries } from '../sweep/sweep-failure.ts';
import { type LocalFirestore, startLocalFirestore } from '../testing/local-firestore.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { jobAuditors } from './audit-jobs.ts';
import { cancelJob, newJob, resumeJob } from './change-job.ts';
import { defineJob, type JobRows } from './job-kind.ts';
import { runJob, sweepJobs } from './run-job.ts';

const stepsInAll = 4;
let local: LocalFirestore;
let clock: ManualClock;
let jobs = 0;
beforeAll(async () => {
  local = await startLocalFirestore('grpc');
});
beforeEach(() => {
  clock = new ManualClock('2026-11-21T10:00:00Z');
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => local.stop());

const world = () => ({ documents: local.documents, clock });
const never = () => false;
const operator = () => ({
  by: 'olga',
  reason: 'a test of jobs',
  actionId: crypto.randomUUID(),
  now: clock.now(),
});

/** Counts one up in a document for each step: an effect that a second step would show. @param before runs ahead of a step */
function countingRows(before: (step: number) => Promise<void> | void = () => {}): JobRows {
  const counting = defineJob({
    cursor: z.int(),
    async step({ documents, tx, job }, cursor) {
      await before(cursor);
      const reference = documents.db.doc(`counted/${job.jobId}`);
      const effects: unknown = (await tx.get(reference)).get('effects') ?? [];
      tx.set(reference, { effects: [...z.array(z.int()).parse(effects), cursor] });
      return { cursor: cursor + 1, done: 1, counts: { counted: 1 }, isLast: cursor + 1 === stepsInAll };
    },
  });
  return {
    counting: { mayBeCancelled: true, load: async () => counting },
    whole: { mayBeCancelled: false, load: async () => counting },
  };
}

async function begun(kind = 'counting'): Promise<string> {
  jobs += 1;
  const jobId = `job-${jobs}`;
  const asked = { jobId, kind, marketId: 'north-cyprus', title: 'counting', cursor: 0, total: stepsInAll };
  await local.documents.job(jobId).create(newJob(asked, operator()));
  return jobId;
}
const stored = async (jobId: string) => (await local.documents.job(jobId).get()).data();
const effects = async (jobId: string): Promise<unknown> =>
  (await local.documents.db.doc(`counted/${jobId}`).get()).get('effects') ?? [];
const allOnce = Array.from({ length: stepsInAll }, (_, step) => step);

/** What a worker waits for once its process is gone. */
const killed = () => new Promise<never>(() => {});

test('runs to its end, one step after another, and counts what became of it', async () => {
  const jobId = await begun();
  expect(await runJob(world(), countingRows(), jobId)).toBeNull();
  expect(await effects(jobId)).toEqual(allOnce);
  expect(await stored(jobId)).toMatchObject({
    state: 'done',
    progress: { done: stepsInAll, total: stepsInAll, counts: { counted: stepsInAll } },
    ...{ steps: stepsInAll, dueAt: null, leaseId: null, tries: 0 },
  });
  expect(await runJob(world(), countingRows(), jobId)).toBeNull();
  expect(await effects(jobId)).toEqual(allOnce);
});

describe('killed at every place, it goes on where it was, and each effect is there once', () => {
  // A job's own transactions: one takes it up, then one a step. Each may die before its commit, or once it is applied.
  const places = Array.from({ length: stepsInAll + 1 }, (_, at) => at);
  for (const [when, isApplied] of [
    ['before a commit', false],
    ['after a commit', true],
  ] as const) {
    test.each(places)(`${when}: %d`, async (at) => {
      const jobId = await begun();
      const { db } = local.documents;
      const run = db.runTransaction.bind(db);
      let transactions = 0;
      let died: () => void = () => {};
      const death = new Promise<void>((resolve) => {
        died = resolve;
      });
      const spy = jest.spyOn(db, 'runTransaction').mockImplementation(async (work, options) => {
        transactions += 1;
        if (transactions <= at) return run(work, options);
        const all: typeof work = async (tx) => {
          const result = await work(tx);
          // All has been read and written, and is gone with the process.
          if (!isApplied) throw new Error('killed');
          return result;
        };
        await run(all, options).catch(() => {});
        died();
        return killed();
      });
      void runJob(world(), countingRows(), jobId);
      await death;
      spy.mockRestore();

      const held = await stored(jobId);
      if (held?.leaseId != null) {
        // Nobody takes it up while the lease may still be somebody's.
        await sweepJobs(world(), countingRows(), never);
        expect(await stored(jobId)).toEqual(held);
      }
      clock.advance(90_000);
      await sweepJobs(world(), countingRows(), never);
      expect(await effects(jobId)).toEqual(allOnce);
      expect(await stored(jobId)).toMatchObject({ state: 'done', progress: { done: stepsInAll } });
    });
  }
});

test('a commit that was applied and whose answer was lost is one step', async () => {
  const jobId = await begun();
  const { db } = local.documents;
  const run = db.runTransaction.bind(db);
  // As the SDK does where it learns nothing of a commit: the same work once more.
  jest.spyOn(db, 'runTransaction').mockImplementation(async (work, options) => {
    await run(work, options);
    return run(work, options);
  });
  await runJob(world(), countingRows(), jobId);
  expect(await effects(jobId)).toEqual(allOnce);
  expect(await stored(jobId)).toMatchObject({ state: 'done', steps: stepsInAll });
});

test('of many workers at once each step is one’s', async () => {
  const jobId = await begun();
  await Promise.all(Array.from({ length: 6 }, () => runJob(world(), countingRows(), jobId)));
  clock.advance(90_000);
  await sweepJobs(world(), countingRows(), never);
  expect(await effects(jobId)).toEqual(allOnce);
});

test('a worker that wakes after its lease was another’s writes nothing', async () => {
  const jobId = await begun();
  let go: () => void = () => {};
  const slept = new Promise<void>((resolve) => {
    go = resolve;
  });
  let asleep: () => void = () => {};
  const sleeping = new Promise<void>((resolve) => {
    asleep = resolve;
  });
  // Asleep before its transaction reads, so that it holds no lock of the database.
  const rows = countingRows();
  const sleepy: JobRows = {
    counting: {
      mayBeCancelled: true,
      load: async () => {
        asleep();
        await slept;
        return (rows['counting'] ?? { load: () => killed() }).load();
      },
    },
  };
  const late = runJob(world(), sleepy, jobId);
  await sleeping;
  clock.advance(90_000);
  await runJob(world(), rows, jobId);
  go();
  expect(await late).toBeNull();
  expect(await effects(jobId)).toEqual(allOnce);
});

test('it gives way when its time is over, and says when to go on', async () => {
  const jobId = await begun();
  const next = await runJob(world(), countingRows(), jobId, () => true);
  expect(next).toEqual(clock.now());
  expect(await effects(jobId)).toEqual([0]);
  const inTime = countingRows(() => clock.advance(20_000));
  await runJob(world(), inTime, jobId);
  expect(await effects(jobId)).toEqual([0, 1, 2]);
  await runJob(world(), inTime, jobId);
  expect(await stored(jobId)).toMatchObject({ state: 'done' });
});

describe('a step that fails', () => {
  const failing = countingRows((step) => {
    if (step === 2) throw new MerveError('UPSTREAM_UNAVAILABLE', 'nobody answers');
  });

  test('is tried again with growing pauses, then put aside with an alert, and goes on where it was when an operator resumes it', async () => {
    const jobId = await begun();
    const pauses: number[] = [];
    for (let due: Date | null = clock.now(); due !== null; ) {
      clock.advance(Math.max(0, due.getTime() - clock.now().getTime()));
      due = await runJob(world(), failing, jobId);
      if (due !== null) pauses.push(due.getTime() - clock.now().getTime());
    }
    expect(pauses).toEqual([0, 1, 2, 4, 8, 16, 32].map((minutes) => minutes * 60_000));
    expect(pauses).toHaveLength(maxTries - 1);
    expect(await stored(jobId)).toMatchObject({
      ...{ state: 'failed', dueAt: null, errorCode: 'UPSTREAM_UNAVAILABLE', progress: { done: 2 } },
    });
    const alert = async () =>
      (await local.documents.systemAlert(`job-stuck:jobs/${jobId}`).get()).data()?.state;
    expect(await alert()).toBe('open');

    expect(await resumeJob(local.documents, jobId, operator())).toMatchObject({ state: 'waiting', tries: 0 });
    await runJob(world(), countingRows(), jobId);
    expect(await effects(jobId)).toEqual(allOnce);
    for (const auditor of jobAuditors) await auditor.auditAll(world());
    expect(await alert()).toBe('resolved');
  });

  test('that kills its worker each time is not tried for ever', async () => {
    const jobId = await begun();
    for (let time = 0; time <= maxTries; time += 1) {
      let died: () => void = () => {};
      const death = new Promise<void>((resolve) => {
        died = resolve;
      });
      const deadly: JobRows = {
        counting: {
          mayBeCancelled: true,
          load: () => {
            died();
            return killed();
          },
        },
      };
      await Promise.race([runJob(world(), deadly, jobId), death]);
      clock.advance(90_000);
    }
    expect(await stored(jobId)).toMatchObject({ state: 'failed', errorCode: 'LEASE_LOST', dueAt: null });
  });

  test('one that nobody does keeps no other back', async () => {
    const [nobodys, other] = [await begun('of-nobody'), await begun()];
    await expect(runJob(world(), countingRows(), nobodys)).rejects.toThrow('Nobody does jobs of the kind');
    clock.advance(90_000);
    const { failed } = await sweepJobs(world(), countingRows(), never);
    expect(failed).toBe(1);
    expect(await stored(other)).toMatchObject({ state: 'done' });
    await local.documents.job(nobodys).delete();
  });
});

describe('cancelled', () => {
  test('between two steps it ends there, on record, and goes on there when it is resumed', async () => {
    const jobId = await begun();
    await runJob(world(), countingRows(), jobId, () => true);
    expect(await cancelJob(local.documents, countingRows(), jobId, operator())).toMatchObject({
      state: 'cancelled',
    });
    clock.advance(90_000);
    await sweepJobs(world(), countingRows(), never);
    expect(await runJob(world(), countingRows(), jobId)).toBeNull();
    expect(await effects(jobId)).toEqual([0]);
    await resumeJob(local.documents, jobId, operator());
    await runJob(world(), countingRows(), jobId);
    expect(await effects(jobId)).toEqual(allOnce);
    const records = await local.documents.adminActions.where('part', '==', `jobs/${jobId}`).get();
    expect(records.docs.map((record) => record.data().action).toSorted()).toEqual([
      'job-cancelled',
      'job-resumed',
    ]);
  });

  test('while a worker is at it, every effect that is there is counted', async () => {
    const jobId = await begun();
    const slow = countingRows(() => new Promise((resolve) => setImmediate(resolve)));
    await Promise.all([
      runJob(world(), slow, jobId),
      new Promise((resolve) => setImmediate(resolve)).then(() =>
        cancelJob(local.documents, slow, jobId, operator()),
      ),
    ]);
    const job = await stored(jobId);
    expect(['cancelled', 'done']).toContain(job?.state);
    expect(await effects(jobId)).toEqual(allOnce.slice(0, job?.progress.done));
  });

  test('one that is done stays done, and one that must be whole is not left half done', async () => {
    const done = await begun();
    await runJob(world(), countingRows(), done);
    expect(await cancelJob(local.documents, countingRows(), done, operator())).toMatchObject({
      state: 'done',
    });
    const whole = await begun('whole');
    await expect(cancelJob(local.documents, countingRows(), whole, operator())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(cancelJob(local.documents, countingRows(), 'nowhere', operator())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
