import { CarriedOut } from './carried-out.ts';
import type { Conversation, ConversationTurn, Expectation } from './conversation.ts';
import { type DemoMarket, openDemoWorld } from './demo-world.ts';
import { type Judgement, judgeTurn, type TurnOutcome } from './judge.ts';
import { standingProposal } from './standing-proposal.ts';

/** A turn that was judged. */
export interface JudgedTurn extends Judgement {
  readonly id: string;
  readonly lang: Conversation['lang'];
  /** From 1. */
  readonly turn: number;
  readonly said: string;
  readonly expected: Expectation;
  readonly got: TurnOutcome;
}

const usualPauseMinutes = 1 / 3;
/** How long a guest looks at the phone for what comes after the last answer. */
const lastLookMs = 15_000;

/** Writes a conversation's messages one after another into a demo market of its own, and judges what came of each. */
export async function playConversation(
  market: DemoMarket,
  { id, lang, turns }: Conversation,
): Promise<readonly JudgedTurn[]> {
  const { time } = market;
  const carriedOut = new CarriedOut();
  const world = await openDemoWorld(market, id, (commit) => carriedOut.apply(commit));
  const standing = async () => {
    const thread = await world.thread();
    const action = thread?.pendingAction ?? null;
    if (thread === undefined || action === null || action.expiresAt.getTime() <= time.now()) return null;
    return time.finish(standingProposal(world.documents, action, thread.actorId));
  };
  const judged: JudgedTurn[] = [];
  let isOffTrack = false;
  let count = 0;
  const moments = atOneMoment(turns);
  for (const [index, moment] of moments.entries()) {
    const [stoodBefore, before] = [await standing(), world.told.length];
    carriedOut.take(null);
    await world.says(moment.map(({ say }) => say));
    const stands = await standing();
    const commits = carriedOut.take(stoodBefore?.tool ?? null);
    // What they are told until they write again belongs to this turn.
    const next = moments[index + 1];
    await world.passes(next === undefined ? lastLookMs : pauseBefore(next));
    const got: TurnOutcome = { told: world.told.slice(before), standing: stands, stoodBefore, commits };
    for (const { say, expect } of moment) {
      count += 1;
      if (expect === undefined) continue;
      const judgement = judgeTurn(expect, got, isOffTrack);
      if (judgement === null) continue;
      if (judgement.verdict === 'asked') isOffTrack = true;
      judged.push({ id, lang, turn: count, said: say, expected: expect, got, ...judgement });
    }
  }
  world.close();
  for (const failure of world.failures) process.stderr.write(`${id}: failed inside: ${failure}\n`);
  return judged;
}

const pauseBefore = ([first]: readonly ConversationTurn[]) =>
  (first?.afterMinutes ?? usualPauseMinutes) * 60_000;

/** Messages that are written at the same moment belong together: none is answered before the last has arrived. */
function atOneMoment(turns: readonly ConversationTurn[]): readonly (readonly ConversationTurn[])[] {
  const moments: ConversationTurn[][] = [];
  for (const turn of turns) {
    const last = moments.at(-1);
    if (last !== undefined && turn.afterMinutes === 0) last.push(turn);
    else moments.push([turn]);
  }
  return moments;
}
