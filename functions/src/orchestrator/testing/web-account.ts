import type { InboundMessage } from '../../conversations/append-inbound.ts';
import { threadIdFor } from '../../conversations/thread-id.ts';
import { actorIdFor } from '../../platform/ids.ts';
import { confirmLink } from '../linking/confirm-link.ts';
import { requestLinkCode } from '../linking/request-link-code.ts';
import { market } from './demo-market.ts';
import type { Guest } from './guest-of-each-test.ts';
import { addressOf, type Heard } from './world.ts';

export const actorKey = 'a key of the test alone';

/** The web account of a test's guest; nobody knows that it is theirs until it is linked. */
export interface WebAccount {
  readonly uid: string;
  readonly actorId: string;
  /** Its own thread, as it has one while it is not linked. */
  readonly threadId: string;
  /** Makes a message one from the web, of this account unless another is named. */
  from(uid?: string): Partial<InboundMessage>;
  says(text: string): Promise<Heard>;
  /** Asks for a code to be sent to the phone of the guest or of another person, and reads it there. */
  codeSentTo(options?: { readonly uid?: string; readonly person?: string }): Promise<string>;
  confirm(typed: string, uid?: string): ReturnType<typeof confirmLink>;
  /** Asks for a code and confirms it. */
  link(): Promise<void>;
}

/** The account changes with the guest: each test has one of its own. */
export function webAccountOf(guest: Guest): WebAccount {
  const account: WebAccount = {
    get uid() {
      return `account-${guest.number}`;
    },
    get actorId() {
      return webActor(account.uid);
    },
    get threadId() {
      const { actorId } = account;
      const { marketId } = market;
      return threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null });
    },
    from(uid = account.uid) {
      return { actorId: webActor(uid), from: { channel: 'web', uid } };
    },
    says(text) {
      return guest.says(text, account.from());
    },
    async codeSentTo({ uid = account.uid, person = guest.name } = {}) {
      const address = addressOf(person);
      const phone = address.replace('whatsapp:', '');
      const { marketId } = market;
      await requestLinkCode(guest.world, { uid, phone, language: null, marketId, key: actorKey });
      const sent = guest.world.sender.textsTo(address).at(-1);
      return sent?.match(/\b\d{6}\b/)?.[0] ?? 'no code';
    },
    confirm(typed, uid = account.uid) {
      return confirmLink(guest.world, { uid, typed, key: actorKey });
    },
    async link() {
      await account.confirm(await account.codeSentTo());
    },
  };
  return account;
}

const webActor = (uid: string) => actorIdFor(`web:${uid}`, actorKey);
