import { randomBytes } from 'node:crypto';

export type MessageStatus = 'received' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'undelivered';

export interface Button {
  /** What comes back as `ButtonPayload` when it is tapped. */
  id: string;
  /** What the person reads; comes back as `ButtonText`. */
  title: string;
}

/** How far a phone's own message came: the webhook took it, answered with an error or not at all, or was never called. */
export type Arrival = 'on-its-way' | 'taken' | 'refused' | 'lost';

export interface SharedLocation {
  readonly latitude: number;
  readonly longitude: number;
  readonly label: string | null;
}

/** One message on the WhatsApp network, in either direction. Addresses are `whatsapp:+E164`. */
export interface Message {
  sid: string;
  direction: 'inbound' | 'outbound-api';
  from: string;
  to: string;
  body: string;
  buttons: readonly Button[];
  contentSid: string | undefined;
  /** Whether it is a template that may reach a person outside the 24-hour window. */
  isApprovedTemplate: boolean;
  /** Undefined for what Merve sends. */
  arrival: Arrival | undefined;
  location: SharedLocation | undefined;
  mediaUrls: readonly string[];
  persistentActions: readonly string[];
  statusCallback: string | undefined;
  status: MessageStatus;
  errorCode: number | undefined;
  createdAt: Date;
  sentAt: Date | undefined;
  updatedAt: Date;
}

/** The person's end of a message: who sent it, or whom it is for. */
export function personOf({ direction, from, to }: Message): string {
  return direction === 'inbound' ? from : to;
}

export function newSid(prefix: 'SM' | 'XE' | 'ID'): string {
  return `${prefix}${randomBytes(16).toString('hex')}`;
}

/** RFC 2822, as Twilio writes dates: `Thu, 24 Aug 2023 05:01:45 +0000`. */
function rfc2822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}

/** The Message resource as the API returns it. */
export function toResource(message: Message, accountSid: string): Record<string, unknown> {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}`;
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: rfc2822(message.createdAt),
    date_sent: message.sentAt === undefined ? null : rfc2822(message.sentAt),
    date_updated: rfc2822(message.updatedAt),
    direction: message.direction,
    error_code: message.errorCode ?? null,
    error_message: null,
    from: message.from,
    messaging_service_sid: null,
    num_media: String(message.mediaUrls.length),
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: message.to,
    uri: `${uri}.json`,
  };
}
