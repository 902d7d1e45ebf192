import type { Message, ThreadContext } from '@merve/contract';
import { hereIn } from '../reading/route/route-words.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import type { RunningTurn } from './turn.ts';

/** How long after asking for something nearby, or for a taxi, a shared location is taken for the answer to "where are you?". */
const belongsTogetherMs = 15 * 60_000;

/** What a message brings along for the thread's context: a place, the trip it was written about; nothing for one without. */
export function broughtAlong({ location, trip, createdAt }: Message): Partial<ThreadContext> {
  return {
    ...(location === null ? {} : { lastLocation: { ...location, at: createdAt } }),
    ...(trip === undefined ? {} : { trip }),
  };
}

/**
 * What a shared place says, in words: "here" to a question where, or what the person asked just before, if that was something
 * to be answered from there: now it can be answered. Null otherwise. Pure.
 */
export function questionAboutHere(
  { asksAboutHere, asksForPlace }: Pick<OrchestratorDependencies, 'asksAboutHere' | 'asksForPlace'>,
  { history, message, language }: RunningTurn,
): string | null {
  const told = history.findLast(({ role }) => role === 'assistant');
  if (told !== undefined && asksForPlace?.(told.text) && isSoonAfter(message, told)) return hereIn(language);
  const asked = history.findLast(({ role, text }) => role === 'user' && text.trim() !== '');
  if (asked === undefined || !asksAboutHere?.(asked.text)) return null;
  return isSoonAfter(message, asked) ? asked.text : null;
}

const isSoonAfter = (message: Pick<Message, 'createdAt'>, before: Pick<Message, 'createdAt'>): boolean =>
  message.createdAt.getTime() - before.createdAt.getTime() <= belongsTogetherMs;
