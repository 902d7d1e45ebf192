import type { Language, Market, Place, Thread } from '@merve/contract';
import { formatDistance, isolated } from '@merve/contract/words';
import { mapLink } from '../../catalogue/places/map-link.ts';
import { openingAt } from '../../catalogue/places/opening.ts';
import { log } from '../../platform/log.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import { finishTurn } from '../finish-turn.ts';
import { type FinishedTurn, type RunningTurn, says } from '../turn.ts';
import type { Emergency } from './danger-signs.ts';
import { type Hospital, hospitalsFor } from './hospitals.ts';
import { recogniseEmergency } from './recognise-emergency.ts';
import { emergencySentences } from './sentences.ts';

/** The turn's outcome, which the operator's alert goes by. */
export const emergencyOutcome = 'emergency';

/** Where they are, sent so soon after words of danger, is still about the danger. */
const belongsTogetherMs = 30 * 60_000;

/**
 * Words of danger to life: the number to call and the nearest hospital, before all else, in every conversation of the
 * phone or account. No consent, no takeover, no proposal, no limit and no pace stands before it; what waits for a YES goes
 * on waiting. Somebody who said STOP and now writes for help gets it: STOP is about messages that nobody asked for.
 * @returns null for a message that speaks of no danger.
 */
export async function answerEmergency(
  deps: OrchestratorDependencies,
  turn: RunningTurn,
): Promise<FinishedTurn | null> {
  const emergency = emergencyOf(turn);
  if (emergency === null) return null;
  const text = await helpFor(deps, emergency, turn.market, turn.thread);
  return finishTurn(deps, turn, async (_tx, _now, thread) => ({
    outcome: emergencyOutcome,
    replies: thread.helpedSeqs?.includes(turn.message.seq) === true ? [] : [says(text)],
    pendingAction: thread.pendingAction,
    intents: [],
    processed: true,
    isUrgent: true,
  }));
}

function emergencyOf({ message, history, language, danger }: RunningTurn): Emergency | null {
  if (message.location === null || message.text.trim() !== '') return danger.emergency;
  const before = history.findLast(({ role, text }) => role === 'user' && text.trim() !== '');
  if (before === undefined) return null;
  const age = message.createdAt.getTime() - before.createdAt.getTime();
  return age > belongsTogetherMs ? null : recogniseEmergency(before.text, language);
}

/** Whom to call and where to go. The number alone helps too: a database that does not answer must not keep it back. */
export async function helpFor(
  { documents, clock }: OrchestratorDependencies,
  emergency: Emergency,
  market: Market,
  { threadId, context }: Thread,
): Promise<string> {
  const now = clock.now();
  const hospitals = await hospitalsFor(documents, market, context.lastLocation, now).catch(
    (thrown: unknown) => {
      log.error('hospitals not read in an emergency', { threadId }, thrown);
      return [];
    },
  );
  return answerTo(emergency, market, hospitals, now);
}

function answerTo(
  { danger, language }: Emergency,
  market: Market,
  hospitals: readonly Hospital[],
  now: Date,
): string {
  const say = emergencySentences(language);
  const isNear = hospitals.some(({ distanceKm }) => distanceKm !== null);
  return [
    ...(danger === 'suicide' ? [say.notAlone()] : []),
    say.callNow(market.emergencyNumber),
    ...(hospitals.length === 0 ? [] : [isNear ? say.nearestHospital() : say.hospitals()]),
    ...hospitals.flatMap((hospital) => linesOf(hospital, language, now)),
    ...(isNear ? [] : [say.shareLocation()]),
  ].join('\n');
}

function linesOf({ place, distanceKm }: Hospital, language: Language, now: Date): string[] {
  const facts = [
    place.district,
    distanceKm === null ? null : formatDistance(distanceKm, language),
    isOpenAllDay(place, now) ? emergencySentences(language).openAllDay() : null,
    place.phone,
  ].filter((fact) => fact !== null && fact !== '');
  const values = facts.map((fact) =>
    /\p{Script=Latin}|^\+/u.test(fact ?? '') ? isolated(fact ?? '') : fact,
  );
  return [`${isolated(place.name)} (${values.join(', ')})`, mapLink(place.location)];
}

function isOpenAllDay(place: Place, now: Date): boolean {
  const opening = openingAt(place, now);
  return opening.kind === 'open' && opening.allDay;
}
