import type { InboundMessage } from '../append-inbound.ts';

let count = 0;

/** A WhatsApp message as the door hands it over, each with an id of its own unless given one. */
export function inboundMessage(changes: Partial<InboundMessage> = {}): InboundMessage {
  count += 1;
  return {
    threadType: 'merve',
    marketId: 'north-cyprus',
    actorId: 'act_test',
    from: { channel: 'whatsapp', address: 'whatsapp:+905330000101' },
    channelMessageId: `SM${String(count).padStart(32, '0')}`,
    text: 'Hello',
    location: null,
    media: [],
    button: null,
    profileName: 'Ayla',
    language: null,
    traceId: `trace-${count}`,
    now: new Date('2026-11-21T10:00:00Z'),
    ...changes,
  };
}
