import type { Message } from '@merve/contract';
import type { SenderLine } from '../conversations/sender-line.ts';
import type { Documents } from '../platform/firestore/documents.ts';

/** A message from a phone as its door has it, before anything of it is stored. */
export interface LineMessage {
  /** The WhatsApp address it came from. */
  readonly from: string;
  readonly text: string;
  /** A tapped button's own payload; null for none. */
  readonly payload: string | null;
  /** The tapped button of a question of ours; null for none. */
  readonly button: Message['button'];
  readonly hasLocation: boolean;
  readonly now: Date;
  /** Whether the text is a YES or NO. The gate's words are loaded by asking, so ask only where it decides. */
  isReply(): Promise<boolean>;
}

/**
 * A conversation that those have who work with Merve: merchants (`ops`), drivers (`dispatch`), and whoever serves a guest
 * who wrote to them (`business`). One phone may have all of them and be a guest's too, so each line says which messages are
 * for it. Every message from WhatsApp is asked about: an ordinary one must cost nothing.
 */
export interface InboundLine {
  readonly threadType: SenderLine['threadType'];
  /** True if the message names something that was sent to this very number. Asked of the lines in order; the first takes it. */
  answers?(documents: Documents, message: LineMessage): Promise<boolean>;
  /** True if it may well be about something served from this number. Asked only if it answers nothing by name. */
  mayBeAbout?(documents: Documents, message: LineMessage): Promise<boolean>;
  /** For what people who are registered write without naming anything: decided with their conversations at hand. */
  ofSender?(documents: Documents, message: LineMessage): SenderLine;
}
