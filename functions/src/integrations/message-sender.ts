/** A quick-reply button: what the person reads, and what comes back when it is tapped. */
export interface MessageButton {
  readonly label: string;
  readonly payload: string;
}

/** One message as the provider is to send it: free text with buttons, or an approved template. */
export interface OutgoingMessage {
  /** `whatsapp:+E164` or `whatsapp:ID.…`. */
  readonly to: string;
  /** It leaves from this market's number. */
  readonly marketId: string;
  /** What to send. Only a template may open a conversation outside the 24-hour window. */
  readonly content:
    | { readonly kind: 'text'; readonly body: string; readonly buttons: readonly MessageButton[] }
    | {
        readonly kind: 'template';
        readonly contentSid: string;
        readonly variables: Readonly<Record<string, string>>;
      };
  /** Where the provider reports the message's way; it carries our intent id. */
  readonly statusCallbackUrl: string;
}

/**
 * How one attempt ended, as far as safety goes:
 * - `accepted`: the provider has the message.
 * - `rejected`: the provider refuses it, and would refuse it again.
 * - `not_processed`: certainly not accepted (429, no connection, refused credentials); safe to repeat after a pause.
 * - `unknown`: the request was written and no clear answer came; repeating it could send the message twice.
 */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly providerId: string }
  | { readonly kind: 'rejected'; readonly code: string; readonly permanent: true }
  | { readonly kind: 'not_processed'; readonly code: string; readonly retryAfterMs: number | null }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A message the provider already has, as listed by it. Its times have a precision of one second. */
export interface SentMessage {
  readonly providerId: string;
  readonly body: string;
  /** The provider's word: `queued`, `sent`, `delivered` … */
  readonly status: string;
  readonly errorCode: string | null;
  readonly createdAt: Date;
  readonly dateSent: Date | null;
}

/** The port to a messaging provider. Implemented by `twilio/message-sender.ts`. */
export interface MessageSender {
  /** Never throws: whatever happens is an outcome. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
  /**
   * What we sent to `to` from this market's number since `since`, oldest first.
   * @throws MerveError `UPSTREAM_UNAVAILABLE` if the list could not be read: then nothing is known.
   */
  listSentTo(to: string, marketId: string, since: Date): Promise<readonly SentMessage[]>;
  /** The number that messages of a market leave from; left out where all have one. */
  numberOf?(marketId: string): string;
  /** False if these buttons cannot be shown under this text; the caller then writes them out as text. */
  showsButtons(body: string, buttons: readonly MessageButton[]): boolean;
}
