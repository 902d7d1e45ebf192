import { dayInZone } from '../language/day-in-zone.ts';
import type { Conversation, Draft, Said } from './conversation.ts';
import { inSendingOrder, type Outgoing } from './outgoing.ts';

/** What is drawn, from the oldest to the newest. */
export type Row =
  | { readonly kind: 'start'; readonly key: 'start' }
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  | { readonly kind: 'said'; readonly key: string; readonly message: Said; readonly follows: boolean }
  | { readonly kind: 'outgoing'; readonly key: string; readonly outgoing: Outgoing }
  | {
      readonly kind: 'answering';
      readonly key: string;
      /** As far as the answer is written; empty while Merve thinks or works. */
      readonly text: string;
      /** What Merve does meanwhile, where that is known. */
      readonly doing: string | null;
      readonly progress: Draft['progress'];
    };

/** Messages of one side within this time stand close together. */
const togetherMs = 5 * 60_000;

/**
 * The messages of the thread, with a heading where another day begins.
 * @param dayOf when the day of an instant begins and when the next one does, in whatever zone is shown; all in
 *   milliseconds since 1970
 */
export function rowsOfSaid(
  { said, olderThan }: Pick<Conversation, 'said' | 'olderThan'>,
  dayOf: (at: number) => readonly [begins: number, ends: number],
): readonly Row[] {
  const rows: Row[] = olderThan === 0 && said.length > 0 ? [{ kind: 'start', key: 'start' }] : [];
  // Asked for once a day and not once a message: a long conversation has thousands of them.
  let [begins, ends] = [0, 0];
  let before: Said | null = null;
  for (const message of said) {
    const { at } = message;
    const sameDay = begins <= at && at < ends;
    if (!sameDay) {
      [begins, ends] = dayOf(at);
      rows.push({ kind: 'day', key: `day ${message.seq}`, at });
    }
    const follows = sameDay && before?.author === message.author && at - before.at < togetherMs;
    rows.push({
      ...{ kind: 'said', message, follows },
      // What was shown as outgoing stays the same row when it has its place.
      key: message.clientMessageId ?? `said ${message.seq}`,
    });
    before = message;
  }
  return rows;
}

/** The day of an instant in a zone; in this browser's own where none is known. */
export function dayIn(at: number, timeZone: string | undefined): readonly [begins: number, ends: number] {
  if (timeZone !== undefined) return dayInZone(at, timeZone);
  return [new Date(at).setHours(0, 0, 0, 0), new Date(at).setHours(24, 0, 0, 0)];
}

/** What comes after the messages of the thread: what is still to be sent, and the answer being written. */
export function rowsAfterSaid(conversation: Conversation): readonly Row[] {
  const rows: Row[] = inSendingOrder(conversation.outgoing.values()).map((outgoing) => ({
    kind: 'outgoing',
    key: outgoing.clientMessageId,
    outgoing,
  }));
  const answering = answeringOf(conversation);
  return answering === null ? rows : [...rows, answering];
}

function answeringOf({ said, drafts, stand }: Conversation): Row | null {
  const draft = [...drafts.values()].at(-1);
  if (draft === undefined) {
    // Another tab, a phone or an earlier life of this page asked; the thread itself says that its turn is under way.
    const last = said.at(-1);
    const waits = stand?.state === 'executing' && !stand.humanTakeover && last?.author === 'person';
    return waits ? { kind: 'answering', key: 'answering', text: '', doing: null, progress: null } : null;
  }
  if (draft.seq === null) return null;
  // The finished message may be here before its stream says so: it is not shown twice.
  const { seq, replies } = draft;
  const answers = said.filter((message) => message.seq > seq && message.author !== 'person').length;
  return {
    ...{ kind: 'answering', key: 'answering', doing: draft.tool?.doing ?? null, progress: draft.progress },
    text: answers > replies ? '' : draft.text,
  };
}
