import type { Fault } from './faults.ts';
import type { Message } from './message.ts';
import type { PhoneAction } from './phones.ts';
import type { InboxEntry } from './whatsapp-network.ts';

export interface SendResult {
  messageSid: string;
  /** HTTP status and body the webhook answered. */
  status: number;
  body: string;
  attempts: number;
}

export interface TwilioSandbox {
  readonly url: string;
  readonly port: number;
  status(): { accountSid: string; sender: string; webhookUrl: string };
  /** A person sends something; resolves with the webhook's answer. Rejects when the webhook could not be reached. */
  send(phone: string, action: PhoneAction): Promise<SendResult>;
  inbox(phone: string, options?: { after?: number; waitMs?: number }): Promise<InboxEntry[]>;
  /** Opens or closes the 24-hour window of a phone. */
  setLastInbound(phone: string, at: Date | undefined): void;
  messages(): readonly Message[];
  setFaults(faults: readonly Fault[]): void;
  faults(): readonly Fault[];
  clear(): void;
  stop(): Promise<void>;
}
