import type { Arrives } from './sandbox-client.ts';

/** What can happen to the next message from a phone. */
export const arrivals: readonly { readonly arrives: Arrives; readonly words: string }[] = [
  { arrives: 'once', words: 'Arrives as it should' },
  { arrives: 'twice', words: 'Arrives twice at the same time' },
  { arrives: 'late', words: 'Arrives five seconds late' },
  { arrives: 'lost', words: 'Is lost: Merve never hears of it' },
];

interface FaultWords {
  readonly kind: string;
  readonly words: string;
  /** What Merve should make of it. */
  readonly expected: string;
}

/** What can happen to the next message from Merve; `kind` is the sandbox's name for it. */
export const faults: readonly FaultWords[] = [
  { kind: 'late', words: 'Shows on the phone five seconds late', expected: 'Later messages overtake it.' },
  {
    kind: 'duplicate-callback',
    words: 'Every delivery report comes twice',
    expected: 'The second one changes nothing.',
  },
  {
    kind: 'no-callback',
    words: 'Delivery reports are lost',
    expected: 'It shows here; Merve learns of it by asking.',
  },
  {
    kind: 'callback-before-response',
    words: 'Delivery reports come before the answer',
    expected: 'None is lost.',
  },
  { kind: 'undelivered', words: 'Is lost on the way to the phone', expected: 'Recorded as undelivered.' },
  { kind: 'blocked', words: 'The person has blocked Merve', expected: 'Recorded as failed, with an alert.' },
  {
    kind: 'opted-out',
    words: 'The provider says the person opted out',
    expected: 'Not sent again, with an alert.',
  },
  { kind: 'rate-limited', words: 'WhatsApp takes no more for now', expected: 'Recorded as failed.' },
  { kind: '429', words: 'The provider is too busy (429)', expected: 'Sent again a moment later, once.' },
  {
    kind: '500',
    words: 'The provider breaks, nothing was sent (500)',
    expected: 'Settled, then sent again, once.',
  },
  {
    kind: '500-after-accept',
    words: 'The provider breaks after it sent (500)',
    expected: 'Never sent a second time.',
  },
  {
    kind: 'timeout-after-accept',
    words: 'The provider sends it and never answers',
    expected: 'Never sent a second time.',
  },
  { kind: 'connect-reset', words: 'The connection breaks', expected: 'Settled, then sent again, once.' },
];

/** In words, for one that is planned. */
export function wordsOf(kind: string): string {
  return faults.find((fault) => fault.kind === kind)?.words ?? kind;
}

const reasons = new Map([
  [63_016, 'the 24-hour window is closed, and this is no approved template'],
  [63_014, 'the person has blocked Merve'],
  [63_018, 'WhatsApp takes no more messages to this person for now'],
  [63_024, 'it was lost on the way to the phone'],
  [21_610, 'the person has opted out'],
]);

/** Why a message did not arrive. https://www.twilio.com/docs/api/errors */
export function reasonOf(errorCode: number | null): string {
  if (errorCode === null) return 'no reason was given';
  const reason = reasons.get(errorCode);
  return reason === undefined ? `error ${errorCode}` : `${reason} (${errorCode})`;
}
