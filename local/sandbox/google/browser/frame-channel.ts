const mark = 'merve-google-double';

interface Letter {
  readonly mark: typeof mark;
  readonly kind: 'hello' | 'call' | 'reply';
  readonly id: number;
  readonly name: string;
  readonly content: unknown;
}

function isLetter(data: unknown): data is Letter {
  return typeof data === 'object' && data !== null && 'mark' in data && data.mark === mark;
}

/**
 * A page and a frame of another origin that talk with each other: of `gapi.iframes.Iframe`, what the Firebase SDK calls.
 * Each end makes one; whoever is in the frame greets, and is heard by the page that made the frame before.
 */
export class FrameChannel {
  readonly #peer: () => Window | null;
  readonly #origin: string;
  readonly #heard = Promise.withResolvers<void>();
  readonly #handlers = new Map<string, (content: unknown) => unknown>();
  readonly #waiting = new Map<number, (replies: unknown[]) => void>();
  #letters = 0;

  /** @param origin of the peer; what comes from another one is not heard. */
  constructor(peer: () => Window | null, origin: string) {
    this.#peer = peer;
    this.#origin = origin;
    addEventListener('message', ({ source, origin: from, data }) => {
      if (from === origin && source === peer() && isLetter(data)) this.#receive(data);
    });
  }

  greet(): void {
    this.#post('hello', 0, '', null);
  }

  /** Resolves once the frame can hear. */
  ping(): Promise<void> {
    return this.#heard.promise;
  }

  /** The handler's answer is the reply. */
  register(name: string, handler: (content: unknown) => unknown): void {
    this.#handlers.set(name, handler);
  }

  send(name: string, content: unknown, onReplies: (replies: unknown[]) => void = () => {}): void {
    this.#letters += 1;
    this.#waiting.set(this.#letters, onReplies);
    this.#post('call', this.#letters, name, content);
  }

  /** Nothing of the frame is ever seen. */
  async restyle(): Promise<void> {}

  #post(kind: Letter['kind'], id: number, name: string, content: unknown): void {
    this.#peer()?.postMessage({ mark, kind, id, name, content } satisfies Letter, this.#origin);
  }

  #receive({ kind, id, name, content }: Letter): void {
    this.#heard.resolve();
    if (kind === 'call') this.#post('reply', id, name, this.#handlers.get(name)?.(content));
    if (kind !== 'reply') return;
    try {
      this.#waiting.get(id)?.([content]);
    } catch {
      // The SDK throws in its own handler after it has taken the reply of `webStorageSupport`; gapi says nothing of it.
    }
    this.#waiting.delete(id);
  }
}
