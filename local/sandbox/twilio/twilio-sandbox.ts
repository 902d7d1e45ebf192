import type { Fault } from './faults.ts';
import type { Message } from './message.ts';
import type { PhoneAction } from './phones.ts';
import type { Conversations, InboxEntry } from './whatsapp-network.ts';

/** Somebody of the demo market whose phone one may play. */
export interface Person {
  /** E.164. */
  readonly number: string;
  readonly name: string;
  readonly role: 'guest' | 'business' | 'driver';
  /** A few words, such as the town. */
  readonly note: string;
}

export interface SendResult {
  messageSid: string;
  /** HTTP status and body the webhook answered; 0 for a message that was to be lost on the way. */
  status: number;
  body: string;
  attempts: number;
}

/** Somewhere a phone may say it is. Degrees. */
export interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface TwilioSandbox {
  readonly url: string;
  readonly port: number;
  status(): { accountSid: string; sender: string; webhookUrl: string };
  /** A person sends something; resolves with the webhook's answer. Rejects when the webhook could not be reached. */
  send(phone: string, action: PhoneAction): Promise<SendResult>;
  inbox(phone: string, options?: { after?: number; waitMs?: number }): Promise<InboxEntry[]>;
  /** What changed in the conversations of these phones since a revision. */
  conversations(
    phones: readonly string[],
    options?: { after?: number; waitMs?: number },
  ): Promise<Conversations>;
  people(): readonly Person[];
  places(): readonly Place[];
  /** As if the person had been silent for a day: for WhatsApp, and for Merve's own record of it. */
  closeWindow(phone: string): Promise<void>;
  /** Opens or closes the 24-hour window of a phone. */
  setLastInbound(phone: string, at: Date | undefined): void;
  messages(): readonly Message[];
  setFaults(faults: readonly Fault[]): void;
  faults(): readonly Fault[];
  clear(): void;
  stop(): Promise<void>;
}
