import { saysNothingOpen } from '../request-readings.ts';
import type { Court, Rule } from '../rule.ts';

const openRides: readonly string[] = ['planned', 'requested', 'assigned', 'arrived', 'on_board'];
const openRequests: readonly string[] = ['placed', 'accepted', 'ready'];

/** "You have nothing open" is said only to a person who has nothing open. */
export function openThingsRules(court: Court): Rule {
  const { threads, transactions, requests, taxi_requests: rides } = court.picture.documents;

  function openOf(actorId: string): string[] {
    const now = court.now();
    return [
      // What is over before the hour is not open any more.
      ...[...transactions.values()].filter(
        (one) => one.actorId === actorId && one.state === 'confirmed' && one.endsAt.getTime() > now,
      ),
      ...[...requests.values()].filter(
        (one) => one.actorId === actorId && openRequests.includes(one.state) && one.answerBy.getTime() > now,
      ),
      ...[...rides.values()].flatMap((one) =>
        one.actorId === actorId && openRides.includes(one.state) ? [{ reference: one.code }] : [],
      ),
    ].map(({ reference }) => reference);
  }

  return {
    committed({ messages }) {
      for (const { after } of messages) {
        if (after?.role !== 'assistant' || !saysNothingOpen(after.text)) continue;
        const actorId = threads.get(`threads/${after.threadId}`)?.actorId ?? '';
        const open = openOf(actorId);
        court.never('open-things-denied', open.length > 0, () => `${after.threadId}: ${open.join(', ')}`);
      }
    },
  };
}
