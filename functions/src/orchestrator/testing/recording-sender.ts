import type {
  MessageSender,
  OutgoingMessage,
  SendOutcome,
  SentMessage,
} from '../../integrations/message-sender.ts';

/** A message sender that accepts everything and remembers it. */
export class RecordingSender implements MessageSender {
  readonly sent: OutgoingMessage[] = [];

  async send(message: OutgoingMessage): Promise<SendOutcome> {
    this.sent.push(message);
    return { kind: 'accepted', providerId: `SM${String(this.sent.length).padStart(32, '0')}` };
  }

  async listSentTo(): Promise<readonly SentMessage[]> {
    return [];
  }

  showsButtons(): boolean {
    return false;
  }

  /** The texts sent to one address, oldest first; a template shows as its id. */
  textsTo(to: string): string[] {
    return this.sent
      .filter((message) => message.to === to)
      .map(({ content }) => (content.kind === 'text' ? content.body : content.contentSid));
  }
}
