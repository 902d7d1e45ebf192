import { type Button, type Message, personOf } from './message.ts';

const windowMs = 24 * 60 * 60 * 1000;

/**
 * WhatsApp's limit for one business and one person: a message every six seconds, and bursts of up to 45 that borrow from
 * the time after them. https://developers.facebook.com/docs/whatsapp/cloud-api/overview#pair-rate-limits
 */
const pairIntervalMs = 6_000;
const pairBurst = 45;

/** What a phone shows. */
export interface InboxEntry {
  /** Position in this phone's inbox, from 1. */
  number: number;
  sid: string;
  from: string;
  body: string;
  buttons: readonly Button[];
  mediaUrls: readonly string[];
  persistentActions: readonly string[];
  /** ISO 8601, UTC. */
  at: string;
}

/** What a phone shows of its conversation with Merve, and until when Merve may write free text to it. */
export interface Conversation {
  phone: string;
  messages: readonly Message[];
  /** Undefined where the 24-hour window is closed. */
  windowClosesAt: Date | undefined;
}

export interface Conversations {
  revision: number;
  conversations: readonly Conversation[];
  others: readonly string[];
}

interface Phone {
  inbox: InboxEntry[];
  lastInboundAt: number | undefined;
  /** When a whole burst may be sent again. */
  paceUsedUntil: number;
  waiting: Set<() => void>;
  /** The network's revision at the last change of this phone's conversation. */
  revision: number;
}

export interface WhatsAppNetwork {
  readonly messages: readonly Message[];
  add(message: Message): void;
  find(sid: string): Message | undefined;
  /** Shows an outbound message on the phone it is addressed to. */
  deliver(message: Message): void;
  /** What arrived after entry number `after`; waits up to `waitMs` for the first one. */
  inbox(phone: string, after: number, waitMs: number): Promise<InboxEntry[]>;
  /** Whether free text may be sent to the address: the person wrote within the last 24 hours. */
  isWindowOpen(address: string): boolean;
  /** Counts one more message to the address; false if it is beyond the pair rate limit. */
  takesOneMore(address: string): boolean;
  /** To be called whenever a message has changed. */
  changed(message: Message): void;
  /**
   * The conversations of these phones that changed since a revision (all of them without one, or with one of another
   * network); waits up to `waitMs` for the first change of any phone.
   * @returns them, and the other phones there are messages of, the latest written to first.
   */
  conversations(phones: readonly string[], after: number | undefined, waitMs: number): Promise<Conversations>;
  /** Wakes whoever follows conversations: something they also show has changed. */
  stir(): void;
  setLastInbound(phone: string, at: Date | undefined): void;
  lastMessageWithButton(phone: string, payload: string): Message | undefined;
  clear(): void;
}

/** Waits until something is so, looking again whenever one of `waiting` is called; at most `waitMs`. */
async function woken(waiting: Set<() => void>, isSo: () => boolean, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!isSo() && Date.now() < deadline) {
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, deadline - Date.now());
      waiting.add(wake);
    });
  }
}

/** Who has written to whom, and what each phone shows. Lives in memory: a restart of the stack is a new network. */
export function createWhatsAppNetwork(now: () => Date): WhatsAppNetwork {
  const messages: Message[] = [];
  const phones = new Map<string, Phone>();
  const watchers = new Set<() => void>();
  let revision = 0;
  let emptiedAt = 0;
  const phoneOf = (number: string): Phone => {
    const known = phones.get(number);
    if (known !== undefined) return known;
    const fresh: Phone = {
      inbox: [],
      lastInboundAt: undefined,
      paceUsedUntil: 0,
      waiting: new Set(),
      revision: emptiedAt,
    };
    phones.set(number, fresh);
    return fresh;
  };
  const numberOf = (address: string) => address.replace(/^whatsapp:/, '');
  const touch = (phone: Phone) => {
    revision += 1;
    phone.revision = revision;
    for (const wake of watchers) wake();
  };
  const changed = (message: Message) => touch(phoneOf(numberOf(personOf(message))));
  const conversationOf = (number: string): Conversation => {
    const { lastInboundAt } = phoneOf(number);
    const closesAt = lastInboundAt === undefined ? 0 : lastInboundAt + windowMs;
    return {
      phone: number,
      messages: messages.filter((message) => personOf(message) === `whatsapp:${number}`),
      windowClosesAt: closesAt > now().getTime() ? new Date(closesAt) : undefined,
    };
  };

  return {
    messages,
    add(message) {
      messages.push(message);
      changed(message);
    },
    changed,
    stir() {
      revision += 1;
      for (const wake of watchers) wake();
    },
    find: (sid) => messages.find((message) => message.sid === sid),
    deliver(message) {
      const phone = phoneOf(numberOf(message.to));
      const { sid, from, body, buttons, mediaUrls, persistentActions } = message;
      const number = phone.inbox.length + 1;
      phone.inbox.push({
        number,
        sid,
        from,
        body,
        buttons,
        mediaUrls,
        persistentActions,
        at: now().toISOString(),
      });
      for (const wake of phone.waiting) wake();
    },
    async inbox(number, after, waitMs) {
      const phone = phoneOf(number);
      await woken(phone.waiting, () => phone.inbox.length > after, waitMs);
      return phone.inbox.slice(after);
    },
    async conversations(numbers, after, waitMs) {
      const since = after === undefined || after > revision ? -1 : after;
      await woken(watchers, () => revision > since, waitMs);
      const newer = numbers.filter((number) => phoneOf(number).revision > since);
      const written = messages.map((message) => numberOf(personOf(message))).toReversed();
      const others = [...new Set(written)].filter((number) => !numbers.includes(number));
      return { revision, conversations: newer.map(conversationOf), others };
    },
    isWindowOpen(address) {
      const { lastInboundAt } = phoneOf(numberOf(address));
      return lastInboundAt !== undefined && now().getTime() - lastInboundAt < windowMs;
    },
    takesOneMore(address) {
      const phone = phoneOf(numberOf(address));
      const used = Math.max(phone.paceUsedUntil, now().getTime());
      if (used - now().getTime() > (pairBurst - 1) * pairIntervalMs) return false;
      phone.paceUsedUntil = used + pairIntervalMs;
      return true;
    },
    setLastInbound(number, at) {
      const phone = phoneOf(number);
      phone.lastInboundAt = at?.getTime();
      touch(phone);
    },
    lastMessageWithButton: (number, payload) =>
      messages.findLast(
        (message) => message.to === `whatsapp:${number}` && message.buttons.some(({ id }) => id === payload),
      ),
    clear() {
      messages.length = 0;
      for (const phone of phones.values()) for (const wake of phone.waiting) wake();
      phones.clear();
      revision += 1;
      emptiedAt = revision;
      for (const wake of watchers) wake();
    },
  };
}
