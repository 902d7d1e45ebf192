import type { MessageButton } from '../../functions/src/integrations/message-sender.ts';

/** What a person sees of one message of Merve. */
export interface SeenMessage {
  readonly text: string;
  readonly buttons: readonly MessageButton[];
}

/** What the phones and the browsers show. A phone goes by its address, a browser by the account that is signed in. */
export class Screens {
  readonly #seen = new Map<string, SeenMessage[]>();
  readonly #accounts = new Map<string, string>();

  /** Oldest first. */
  of(who: string): readonly SeenMessage[] {
    return this.#seen.get(who) ?? [];
  }

  show(who: string, message: SeenMessage): void {
    this.#seen.set(who, [...this.of(who), message]);
  }

  /** From now on this account reads this thread. */
  openThread(threadId: string, uid: string): void {
    this.#accounts.set(threadId, uid);
  }

  /** To whoever reads the thread. */
  showInThread(threadId: string, message: SeenMessage): void {
    this.show(this.#accounts.get(threadId) ?? '', message);
  }
}
