import type { PlantedBug } from './planted-bug.ts';

/** What could go wrong with a vote: ballots lost, changed or counted late, and an end that is told wrong, twice or never. */
export const voteBugs: readonly PlantedBug[] = [
  {
    name: 'late-ballot-taken',
    thought: 'A ballot more does no harm.',
    focus: 'votes',
    patches: [
      {
        file: 'outings/cast-ballot.ts',
        find: "if (outing.state === 'closed') throw",
        put: "if (outing.outingId === '') throw",
      },
      {
        file: 'capabilities/group-outings/cast-vote.ts',
        find: "({ outing }) => outing.state === 'open',",
        put: "({ outing }) => outing.outingId !== '',",
      },
    ],
  },
  {
    name: 'veto-takes-the-votes',
    thought: 'Who rules a place out has said what they think.',
    focus: 'votes',
    patches: [
      {
        file: 'capabilities/group-outings/read-ballot.ts',
        find: 'const voted = choices === undefined ? (before?.choices ?? []) : chosen;',
        put: 'const voted = before === undefined ? [] : chosen;',
      },
    ],
  },
  {
    name: 'vetoes-not-counted',
    thought: 'Most votes win.',
    focus: 'votes',
    patches: [
      {
        file: 'outings/count-votes.ts',
        find: 'const standing = allVetoed ? candidates :',
        put: 'const standing = candidates.length > 0 ? candidates :',
      },
    ],
  },
  {
    name: 'organisers-ballot-forgotten',
    thought: 'Those who are in are its members.',
    focus: 'votes',
    patches: [
      {
        file: 'outings/close-vote.ts',
        find: '    organiserId,\n    ...readable(members.docs)',
        put: '    ...readable(members.docs)',
      },
    ],
  },
  {
    name: 'result-told-again',
    thought: 'What is due is told.',
    focus: 'deadlines',
    patches: [
      {
        file: 'capabilities/group-outings/tell-news.ts',
        find: "if (fresh?.state !== 'in' || fresh.heard?.includes(told.heard) === true) return [];",
        put: "if (fresh?.state !== 'in') return [];",
      },
      {
        file: 'capabilities/group-outings/tell-news.ts',
        find: "if (!isDone(outing, 'result')) return result;",
        put: "if (!isDone(outing, 'booked')) return result;",
      },
    ],
  },
  {
    name: 'silent-end',
    thought: 'They will look.',
    focus: 'deadlines',
    patches: [
      {
        file: 'outings/close-vote.ts',
        find: 'closedAt: now, newsAt: now, result',
        put: 'closedAt: now, newsAt: null, result',
      },
    ],
  },
  {
    name: 'lost-deadline',
    thought: 'The task queue wakes it.',
    focus: 'deadlines',
    patches: [
      {
        file: 'capabilities/group-outings/due.ts',
        find: "due: documents.outings.where('closesAt', '<=', now).orderBy('closesAt'),",
        put: "due: documents.outings.where('closesAt', '<=', new Date(0)).orderBy('closesAt'),",
      },
    ],
  },
  {
    name: 'winner-booked-again',
    thought: 'Who asks wants another one.',
    focus: 'votes',
    patches: [
      {
        file: 'capabilities/group-outings/book-winner.ts',
        find: "if (made && effectiveState(made, now) === 'confirmed') {",
        put: "if (made && effectiveState(made, now) === 'draft') {",
      },
    ],
  },
];
