import type {
  MessageSender,
  OutgoingMessage,
  SendOutcome,
  SentMessage,
} from '../../integrations/message-sender.ts';

/** Takes every message and sends none: what would have been sent is kept to be shown. */
export class SilentSender implements MessageSender {
  readonly taken: OutgoingMessage[] = [];

  async send(message: OutgoingMessage): Promise<SendOutcome> {
    this.taken.push(message);
    return { kind: 'accepted', providerId: `sandbox-${this.taken.length}` };
  }

  async listSentTo(): Promise<readonly SentMessage[]> {
    return [];
  }

  showsButtons(): boolean {
    return true;
  }
}
