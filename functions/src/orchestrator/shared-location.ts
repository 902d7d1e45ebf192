import type { Message, ThreadContext } from '@merve/contract';
import type { OrchestratorDependencies } from './dependencies.ts';
import type { RunningTurn } from './turn.ts';

/** How long after asking for something nearby, or for a taxi, a shared location is taken for the answer to "where are you?". */
const belongsTogetherMs = 15 * 60_000;

/** The place a message brings along, for the thread's context; nothing for one without. */
export function sharedLocation(message: Message): Partial<ThreadContext> {
  const { location, createdAt } = message;
  return location === null ? {} : { lastLocation: { ...location, at: createdAt } };
}

/**
 * What the person asked just before sharing where they are, if that was something to be answered from
 * there: now it can be answered. Null otherwise. Pure.
 */
export function questionAboutHere(
  { asksAboutHere }: Pick<OrchestratorDependencies, 'asksAboutHere'>,
  { history, message }: RunningTurn,
): string | null {
  const asked = history.findLast(({ role, text }) => role === 'user' && text.trim() !== '');
  if (asked === undefined || !asksAboutHere?.(asked.text)) return null;
  const age = message.createdAt.getTime() - asked.createdAt.getTime();
  return age <= belongsTogetherMs ? asked.text : null;
}
