import type { StreamName } from './open-stream.ts';

/** `[number, payload]`, as they come down a channel. */
export type ReceivedArray = readonly [number, readonly unknown[]];

/** A WebChannel client without a browser, for tests: it does one request at a time and repeats nothing by itself. */
export class RawChannel {
  readonly #url: string;
  sid = '';
  session = '';

  constructor(port: number, stream: StreamName) {
    this.#url = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/${stream}/channel`;
  }

  /** The post that opens the channel, with its first messages. */
  async open(messages: readonly unknown[], headers = 'Authorization:Bearer owner\r\n'): Promise<Response> {
    const query = 'VER=8&database=projects%2Fp%2Fdatabases%2F(default)&RID=4711&CVER=22';
    const answer = await fetch(`${this.#url}?${query}&X-HTTP-Session-Id=gsessionid&zx=1&t=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://app.localhost:5000' },
      body: `headers=${encodeURIComponent(headers)}&${form(0, messages)}`,
    });
    const hello = readFrames(await answer.clone().text())[0]?.arrays[0]?.[1];
    this.sid = String(hello?.[1]);
    this.session = answer.headers.get('x-http-session-id') ?? '';
    return answer;
  }

  post(first: number, messages: readonly unknown[], acknowledged = 0): Promise<Response> {
    return fetch(this.#at(`RID=4712&AID=${acknowledged}`), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form(first, messages),
    });
  }

  /** Opens a back channel that streams; read it with {@link ArrayReader}. */
  stream(acknowledged = 0, signal?: AbortSignal): Promise<Response> {
    const query = `RID=rpc&AID=${acknowledged}&CI=0&TYPE=xmlhttp`;
    return fetch(this.#at(query), {
      headers: { origin: 'http://app.localhost:5000' },
      ...(signal ? { signal } : {}),
    });
  }

  /** One long poll. */
  async poll(acknowledged = 0, patience = ''): Promise<readonly ReceivedArray[]> {
    const answer = await fetch(this.#at(`RID=rpc&AID=${acknowledged}&CI=1&TYPE=xmlhttp${patience}`));
    return readFrames(await answer.text()).flatMap(({ arrays }) => arrays);
  }

  terminate(): Promise<Response> {
    return fetch(this.#at('RID=4799&TYPE=terminate'), { method: 'POST', body: '' });
  }

  /** Anything at all, under this channel's id. */
  request(method: string, query: string, body?: string): Promise<Response> {
    return fetch(this.#at(query), { method, ...(body === undefined ? {} : { body }) });
  }

  #at(query: string): string {
    return `${this.#url}?VER=8&gsessionid=${this.session}&SID=${this.sid}&${query}`;
  }
}

function form(first: number, messages: readonly unknown[]): string {
  const maps = messages.map(
    (message, index) => `req${index}___data__=${encodeURIComponent(JSON.stringify(message))}`,
  );
  return [`count=${messages.length}`, `ofs=${first}`, ...maps].join('&');
}

interface ReadFrame {
  readonly arrays: ReceivedArray[];
  readonly end: number;
}

/** All whole chunks of a text; a length counts UTF-16 units. */
export function readFrames(text: string): ReadFrame[] {
  const frames: ReadFrame[] = [];
  let position = 0;
  for (;;) {
    const line = text.indexOf('\n', position);
    if (line < 0) return frames;
    const end = line + 1 + Number(text.slice(position, line));
    if (!(end <= text.length)) return frames;
    frames.push({ arrays: JSON.parse(text.slice(line + 1, end)), end });
    position = end;
  }
}

/** Reads the arrays of a streamed answer as they come. */
export class ArrayReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #text = '';
  readonly arrays: ReceivedArray[] = [];

  constructor(answer: Response) {
    if (!answer.body) throw new Error('The answer has no body.');
    this.#reader = answer.body.getReader();
  }

  /** Reads on until some array satisfies the condition. Throws if the answer ends before. */
  async until(condition: (array: ReceivedArray) => boolean): Promise<ReceivedArray> {
    for (;;) {
      const found = this.arrays.find(condition);
      if (found) return found;
      const { done, value } = await this.#reader.read();
      if (done) throw new Error(`The answer ended after ${JSON.stringify(this.arrays)}`);
      this.#text += this.#decoder.decode(value, { stream: true });
      const frames = readFrames(this.#text);
      for (const { arrays } of frames) this.arrays.push(...arrays);
      this.#text = this.#text.slice(frames[frames.length - 1]?.end ?? 0);
    }
  }

  /** Whether the server has ended the answer, once everything has been read. */
  async ended(): Promise<boolean> {
    return (await this.#reader.read()).done;
  }
}
