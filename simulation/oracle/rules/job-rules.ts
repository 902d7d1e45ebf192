import type { Court, Rule } from '../rule.ts';

/** What only imports do to the catalogue of a simulated world. */
const importActions = new Set(['listing-created', 'listing-changed']);

/** A job goes on where it was, whoever dies: each of its effects is there once, and counted. */
export function jobRules(court: Court): Rule {
  const { documents } = court.picture;
  return {
    committed({ jobs }) {
      for (const { before, after } of jobs) {
        if (before === undefined || after === undefined) continue;
        court.never(
          'job-moved-back',
          after.progress.done < before.progress.done || before.state === 'done',
          () =>
            `${after.jobId} ${before.state} ${before.progress.done} → ${after.state} ${after.progress.done}`,
        );
      }
    },
    atTheEnd() {
      const jobs = [...documents.jobs.values()];
      for (const { jobId, state, progress } of jobs) {
        court.never('job-without-end', state === 'waiting' || state === 'running', () => `${jobId} ${state}`);
        if (state !== 'done') continue;
        court.never('job-done-in-part', progress.done !== progress.total, () => `${jobId} ${progress.done}`);
      }
      if (jobs.length === 0) return;
      const actions = [...documents.adminActions.values()].filter(({ action }) => importActions.has(action));
      const counted = jobs.reduce(
        (sum, { progress: { counts } }) => sum + (counts['created'] ?? 0) + (counts['changed'] ?? 0),
        0,
      );
      court.never(
        'job-effect-not-counted-once',
        actions.length !== counted,
        () => `${actions.length} rows were written, ${counted} are counted`,
      );
    },
  };
}
