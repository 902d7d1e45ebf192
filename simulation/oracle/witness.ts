/** What a person meant by a message. The person knows; the gate has to find out. */
export interface Meaning {
  /** The answer to what was last asked; `other` is neither. */
  readonly answer: 'yes' | 'no' | 'other';
  /** More follows the answer, which is to be answered too. */
  readonly hasRest: boolean;
  /** The offer whose button was tapped; absent for typed words. */
  readonly actionId?: string;
  /** Of a driver who takes a ride: its code, null for the only one they were asked about; absent for anything else. */
  readonly takesRide?: string | null;
  /** Of a kitchen that answers: what it does with which order, null for the only one; absent for anything else. */
  readonly answersRequest?: { readonly action: KitchenAction; readonly reference: string | null };
  /** What the person says must not be eaten: the dish that must not come, and a word that the kitchen must read. */
  readonly avoids?: { readonly itemId: string; readonly word: string };
  /** What is to be called off, by its reference: said again to the question whether to do it, it is the YES to that. */
  readonly cancels?: string;
  /** The code of a vote that somebody wants to take part in. */
  readonly joins?: string;
  /** A ballot, by the numbers shown, from 1: null for what nothing is said of. */
  readonly casts?: { readonly choices: readonly number[] | null; readonly veto: number | null };
  /** What is to be passed on to the other side, word for word. */
  readonly passesOn?: string;
}

/** What a kitchen can do with an order, as its cook means it. */
export type KitchenAction = 'accept' | 'reject' | 'ready' | 'complete' | 'stock' | 'allow' | 'keep';

/** A message as its sender knows it. */
export interface SentByPerson {
  /** The provider's or the client's id of the message. */
  readonly id: string;
  /** The phone's address, or `web:{uid}`. */
  readonly from: string;
  readonly text: string;
  readonly meaning: Meaning;
  /** The door has said that it has the message. */
  acknowledged: boolean;
}

/** What the persons of this world have sent: the oracle's own account of it. */
export class Witness {
  readonly #sent = new Map<string, SentByPerson>();

  readonly #codes = new Map<string, string[]>();

  /** An account types a code. */
  typedCode(uid: string, code: string): void {
    this.#codes.set(uid, [...this.codesTypedBy(uid), code]);
  }

  codesTypedBy(uid: string): readonly string[] {
    return this.#codes.get(uid) ?? [];
  }

  sent(message: Omit<SentByPerson, 'acknowledged'>): void {
    if (!this.#sent.has(message.id)) this.#sent.set(message.id, { ...message, acknowledged: false });
  }

  acknowledged(id: string): void {
    const message = this.#sent.get(id);
    if (message !== undefined) message.acknowledged = true;
  }

  find(id: string | null): SentByPerson | undefined {
    return id === null ? undefined : this.#sent.get(id);
  }

  all(): Iterable<SentByPerson> {
    return this.#sent.values();
  }
}
