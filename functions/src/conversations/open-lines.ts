import type { Transaction } from '@google-cloud/firestore';
import type { Thread, WhatsAppSession } from '@merve/contract';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { LineTaken, SenderLine } from './sender-line.ts';

/**
 * For so long a session's word on who its number is registered as is taken. Whoever changes a registration takes that word out
 * at once (`identity/registered-lines.ts`); the time is for what was changed past all of our code.
 */
const rememberedMs = 7 * 24 * 60 * 60_000;

type Remembered = NonNullable<WhatsAppSession['lines']>;

/** A line that a message may belong to. */
export interface OpenLine {
  readonly line: SenderLine;
  /** False for who is not registered, and was asked something all the same. */
  readonly isRegistered: boolean;
  /** What registers the sender; undefined while it is still to be read. */
  readonly registered: unknown;
}

/**
 * The lines of a message's sender: those they are registered for, and those where they were asked something all the same.
 * No round trip where the session remembers; what registers its lines is then to be read with their conversations. One where it
 * does not.
 */
export async function openLines(
  tx: Transaction,
  { lines = [], now }: { readonly lines?: readonly SenderLine[]; readonly now: Date },
  found: { readonly remembered: Remembered | undefined; readonly isGuestFree: boolean },
): Promise<readonly OpenLine[]> {
  const known = isCurrent(found.remembered, now) ? found.remembered.registeredFor : null;
  const [registrations] =
    known === null && lines.length > 0
      ? await readTogether(
          tx,
          lines.map(({ registration }) => registration),
        )
      : [[]];
  const open = await Promise.all(
    lines.map(async (line, index) => {
      const registered = registrations[index];
      const isRegistered = known?.includes(line.threadType) ?? registered !== undefined;
      const isOpen = isRegistered || (found.isGuestFree && (await line.isAskedAnyway?.()) === true);
      return isOpen ? [{ line, isRegistered, registered }] : [];
    }),
  );
  return open.flat();
}

function isCurrent(remembered: Remembered | undefined, now: Date): remembered is Remembered {
  if (remembered === undefined) return false;
  const age = now.getTime() - remembered.lookedUpAt.getTime();
  return age >= 0 && age < rememberedMs;
}

/** What is to be remembered after a message whose lines were looked at; undefined where none were. Pure. */
export function rememberedAfter(
  { lines = [], now }: { readonly lines?: readonly SenderLine[]; readonly now: Date },
  remembered: Remembered | undefined,
  open: readonly OpenLine[],
): Remembered | undefined {
  if (lines.length === 0 || isCurrent(remembered, now)) return remembered;
  const registeredFor = open.flatMap(({ line, isRegistered }) => (isRegistered ? [line.threadType] : []));
  return { registeredFor, lookedUpAt: now };
}

/**
 * Which of a sender's lines takes the message; null for the guest's own conversation. A button names what it answers; of
 * lines that go by words, the first.
 * @param threads the guest's, and then one for each line.
 */
export async function takenBy(
  lines: readonly OpenLine[],
  threads: readonly (Thread | undefined)[],
): Promise<(LineTaken & { readonly index: number; readonly threadType: SenderLine['threadType'] }) | null> {
  const taken = await Promise.all(
    lines.map(async ({ line, isRegistered, registered }, index) => {
      // Registered no more, past the code that would have said so.
      if (isRegistered && registered === undefined) return [];
      const own = threads[index + 1];
      const route = isRegistered
        ? await line.route({ registered, own, guest: threads[0] })
        : { byButton: false, lineUntil: own?.lineUntil ?? null };
      return route === null ? [] : [{ ...route, index, threadType: line.threadType }];
    }),
  );
  const all = taken.flat();
  return all.find(({ byButton }) => byButton) ?? all[0] ?? null;
}
