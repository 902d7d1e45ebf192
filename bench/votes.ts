import { castBallot } from '../functions/src/outings/cast-ballot.ts';
import { closeVote } from '../functions/src/outings/close-vote.ts';
import { createOuting } from '../functions/src/outings/create-outing.ts';
import { outingFor } from '../functions/src/outings/group-members.ts';
import { joinOuting } from '../functions/src/outings/join-outing.ts';
import { startDatabaseProcess } from './database-process.ts';
import { type Row, rounded } from './row.ts';

const voters = 50;
/** On the way to the database and back. */
const roundTripMs = 10;
const key = 'a key of the benchmark alone';

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ??
  Number.NaN;

/** Fifty members who vote at the very same moment, each call ten milliseconds away; then the close, which counts them all. */
export async function voteRows(): Promise<Row[]> {
  const database = await startDatabaseProcess();
  try {
    const { documents } = database;
    const now = new Date();
    const closesAt = new Date(now.getTime() + 3_600_000);
    const candidates = ['yelp:a', 'yelp:b', 'yelp:c'].map((venueId) => ({
      ...{ venueId, name: venueId, listingId: null, location: null, composite: null },
    }));
    const { outing, token } = await createOuting(
      documents,
      {
        ...{ marketId: 'north-cyprus', actorId: 'act_organiser', threadId: 'thr_organiser', candidates },
        ...{ organiserName: null, title: 'Supper', dates: [], timeZone: 'Asia/Famagusta', closesAt },
        ...{ method: 'approval', isSecret: false },
      },
      { operation: 'bench', key, now },
    );
    const { outingId } = outing;
    const actors = Array.from({ length: voters }, (_, index) => `act_${index}`);
    for (const actorId of actors)
      await joinOuting(documents, { token, actorIds: [actorId], name: null, channel: 'web', now });

    const took: number[] = [];
    const { rpcs } = await database.measure(roundTripMs, () =>
      Promise.all(
        actors.map(async (actorId, index) => {
          const startedAt = performance.now();
          const { memberId } = await outingFor(documents, { outingId, actorIds: [actorId] }, 'takePart');
          const venueId = candidates[index % candidates.length]?.venueId ?? 'yelp:a';
          const choice = { choices: [venueId], veto: null };
          await castBallot(documents, { outingId, memberId, actorId, choice, now });
          took.push(performance.now() - startedAt);
        }),
      ),
    );
    const closing = performance.now();
    const closed = await closeVote(documents, {
      ...{ outingId, traceId: 'bench', now: new Date(), anyway: false, by: 'organiser', isTold: false },
      ...{ isClosed: () => false, say: () => '' },
    });
    const closeMs = performance.now() - closing;
    const commits = rpcs['Commit'] ?? rpcs['commit'] ?? Number.NaN;
    return [
      {
        ...{ name: 'votes.counted', value: closed.outing.result?.ballots ?? 0 },
        ...{ unit: `of ${voters}`, target: `= ${voters}` },
      },
      { name: 'votes.p95', value: rounded(percentile(took, 0.95), 0), unit: 'ms', target: '≤ 1000' },
      // More than one is a transaction that had to begin again: no voter waits for another.
      { name: 'votes.commits', value: rounded(commits / voters, 2), unit: 'a ballot', target: '≤ 1.1' },
      { name: 'votes.close', value: rounded(closeMs, 0), unit: 'ms', target: null },
    ];
  } finally {
    await database.stop();
  }
}
