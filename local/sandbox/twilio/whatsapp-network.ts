import type { Button, Message } from './message.ts';

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

interface Phone {
  inbox: InboxEntry[];
  lastInboundAt: number | undefined;
  /** When a whole burst may be sent again. */
  paceUsedUntil: number;
  waiting: Set<() => void>;
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
  setLastInbound(phone: string, at: Date | undefined): void;
  lastMessageWithButton(phone: string, payload: string): Message | undefined;
  clear(): void;
}

/** Who has written to whom, and what each phone shows. Lives in memory: a restart of the stack is a new network. */
export function createWhatsAppNetwork(now: () => Date): WhatsAppNetwork {
  const messages: Message[] = [];
  const phones = new Map<string, Phone>();
  const phoneOf = (number: string): Phone => {
    const known = phones.get(number);
    if (known !== undefined) return known;
    const fresh: Phone = { inbox: [], lastInboundAt: undefined, paceUsedUntil: 0, waiting: new Set() };
    phones.set(number, fresh);
    return fresh;
  };
  const numberOf = (address: string) => address.replace(/^whatsapp:/, '');

  return {
    messages,
    add: (message) => void messages.push(message),
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
      const deadline = Date.now() + waitMs;
      while (phone.inbox.length <= after && Date.now() < deadline) {
        await new Promise<void>((resolve) => {
          const wake = () => {
            clearTimeout(timer);
            phone.waiting.delete(wake);
            resolve();
          };
          const timer = setTimeout(wake, deadline - Date.now());
          phone.waiting.add(wake);
        });
      }
      return phone.inbox.slice(after);
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
      phoneOf(number).lastInboundAt = at?.getTime();
    },
    lastMessageWithButton: (number, payload) =>
      messages.findLast(
        (message) => message.to === `whatsapp:${number}` && message.buttons.some(({ id }) => id === payload),
      ),
    clear() {
      messages.length = 0;
      for (const phone of phones.values()) for (const wake of phone.waiting) wake();
      phones.clear();
    },
  };
}
