import type { Thread } from '@merve/contract';
import { staffIdFor } from '../../identity/staff.ts';
import type { InboundLine } from '../../manifest/inbound-line.ts';
import { isMerchantAnswer, isPlainAnswer } from '../../requests/is-merchant-answer.ts';
import { readStaffWords, type StaffWords } from './read-staff-words.ts';

/** After a message on the business line, short words are taken for it for so long. */
const lineOpenMs = 30 * 60_000;

/** A staff member's message, as the door has it. */
interface StaffMessage {
  readonly text: string;
  /** The action a tapped button belongs to; null for none. */
  readonly actionId: string | null;
  /** Whether the text is a YES or NO; asked only where one is waited for. */
  isReply(): Promise<boolean>;
  readonly now: Date;
}

/** The conversations of one phone, as far as there are any. */
export interface StaffLines {
  readonly business: Thread | undefined;
  readonly guest: Thread | undefined;
}

/** Enough stands there to be meant for a business, and by nobody for anything else. */
function isUnmistakable({ verb, addressed, day, from, action, code }: StaffWords): boolean {
  if (addressed) return true;
  switch (verb) {
    case 'menu':
    case 'today':
    case 'tomorrow':
      return true;
    case 'block':
      return from !== null;
    case 'unblock':
      return code !== null;
    case 'close':
    case 'reopen':
      return day !== null;
    case 'pause':
    case 'resume':
      return action !== null;
    // Everybody may cancel something, and be a guest: only on a line that is open, or addressed.
    case 'cancel':
    case 'guest':
      return false;
  }
}

/**
 * Whether a registered staff member's message is for the business line, and until when the line is open then; null for a
 * guest's message. It is for the business if it
 *
 * - taps a button of the question that waits there;
 * - is a command nobody mistakes, or begins with the word that opens the line;
 * - is any command, and the line is open: written on within half an hour;
 * - is a YES or NO, the line is open, a question waits there, and nothing was written as a guest since.
 *
 * Ordinary words are a guest's whatever is open. `guest` closes the line. Pure.
 */
export async function staffLineFor(
  { text, actionId, isReply, now }: StaffMessage,
  { business, guest }: StaffLines,
): Promise<{ readonly lineUntil: Date | null } | null> {
  const lineUntil = new Date(now.getTime() + lineOpenMs);
  const waiting = business?.pendingAction ?? null;
  if (actionId !== null) return waiting?.actionId === actionId ? { lineUntil } : null;
  const words = readStaffWords(text);
  const isOpen = (business?.lineUntil ?? now) > now;
  if (words !== null && (isOpen || isUnmistakable(words))) {
    return { lineUntil: words.verb === 'guest' ? null : lineUntil };
  }
  const writtenHereLast =
    business !== undefined &&
    (guest === undefined ||
      business.lastInboundAt > guest.lastInboundAt ||
      (business.lastInboundAt >= guest.lastInboundAt && guest.pendingAction === null));
  const answers = waiting !== null && waiting.expiresAt > now && writtenHereLast;
  return answers && isOpen && (await isReply()) ? { lineUntil } : null;
}

/** The line of merchants: answers to what they were asked, and the commands of those who work there. */
export const staffLine: InboundLine = {
  threadType: 'ops',
  answers: isMerchantAnswer,
  ofSender: (documents, message) => ({
    threadType: 'ops',
    registration: documents.businessStaff(staffIdFor(message.from)),
    isAskedAnyway: () => isPlainAnswer(documents, message),
    async route({ own: business, guest }) {
      const { button } = message;
      const said = { ...message, actionId: button?.actionId ?? null };
      const route = await staffLineFor(said, { business, guest });
      if (route !== null) return { byButton: button !== null, ...route };
      if (button !== null || guest?.pendingAction) return null;
      // "ok", "we are full": to the order that waits for them. The line is opened no longer by it.
      const answers = await isPlainAnswer(documents, message);
      return answers ? { byButton: false, lineUntil: business?.lineUntil ?? null } : null;
    },
  }),
};
