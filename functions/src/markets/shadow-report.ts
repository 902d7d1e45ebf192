import {
  type PolicyCandidate,
  type ShadowReport,
  shadowChangeSchema,
  shadowDecisionSchema,
} from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { differencesIn, type ShadowDifference, shadowMarks } from './shadow.ts';

const sampledTurns = 20;

/**
 * What a policy on trial would have changed so far, from the marks that turns left: counts of turns by tool, and the
 * newest turns to look at. Nothing is read but counts and those few turns: two round trips and one document read for
 * each thousand turns counted.
 */
export async function shadowReport(
  documents: Documents,
  { candidateId, basedOn, at }: PolicyCandidate,
  toolNames: readonly string[],
): Promise<ShadowReport> {
  const [turns, differing, samples] = await Promise.all([
    count(documents, shadowMarks.judged(candidateId)),
    Promise.all(
      toolNames.map(async (tool) => ({
        tool,
        differing: await count(documents, shadowMarks.tool(candidateId, tool)),
      })),
    ),
    marked(documents, shadowMarks.differing(candidateId)).limit(sampledTurns).get(),
  ]);
  const tools = await Promise.all(
    differing
      .filter((one) => one.differing > 0)
      .map(async (one) => ({ ...one, differences: await differencesOf(documents, candidateId, one.tool) })),
  );
  return {
    candidateId,
    basedOn,
    since: at.toISOString(),
    turns,
    tools,
    samples: samples.docs.map((document) => {
      const { threadId, seq, startedAt, shadow = [] } = document.data();
      return {
        threadId,
        seq,
        at: startedAt.toISOString(),
        differences: differencesIn(shadow, candidateId),
      };
    }),
  };
}

async function differencesOf(documents: Documents, candidateId: string, tool: string) {
  const all = shadowDecisionSchema.options.flatMap((decision) =>
    shadowChangeSchema.options.map((change): ShadowDifference => ({ tool, decision, change })),
  );
  const counted = await Promise.all(
    all.map(async (difference) => ({
      decision: difference.decision,
      change: difference.change,
      turns: await count(documents, shadowMarks.difference(candidateId, difference)),
    })),
  );
  return counted.filter(({ turns }) => turns > 0);
}

function marked(documents: Documents, mark: string) {
  return documents.allTurns.where('shadow', 'array-contains', mark).orderBy('startedAt', 'desc');
}

async function count(documents: Documents, mark: string): Promise<number> {
  return (await marked(documents, mark).count().get()).data().count;
}
