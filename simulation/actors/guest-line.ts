import type { World } from '../world/world.ts';
import type { Words } from './words.ts';

export /** How a guest reaches Merve. */
interface Line {
  readonly address: string;
  say(words: Words): void;
  /** Taps a button of a message on the screen, perhaps an old one. */
  tap(payload: string): void;
  /** Sends the last message once more, under the same id. */
  repeat(): void;
}

/** A phone with WhatsApp. */
export function phoneLine(world: World, address: string): Line {
  let last: { sid: string; words: Words; fields?: Record<string, string> } | null = null;
  return {
    address,
    say(words) {
      const sid = world.phoneSays(address, words);
      last = { sid, words };
    },
    tap(payload) {
      const [answer, actionId = ''] = payload.split(':');
      if (answer !== 'yes' && answer !== 'no') return;
      const words: Words = { text: answer.toUpperCase(), meaning: { answer, hasRest: false, actionId } };
      const fields = { ButtonPayload: payload, ButtonText: words.text };
      last = { sid: world.phoneSays(address, { ...words, fields }), words, fields };
    },
    repeat() {
      if (last === null) return;
      const { sid, words, fields = {} } = last;
      world.phoneSays(address, { ...words, sid, fields });
    },
  };
}

/** A browser with the web app, signed in. */
export function webLine(world: World, uid: string): Line {
  let last: (() => void) | null = null;
  const post = (words: Words, button?: { actionId: string; answer: 'yes' | 'no' }) => {
    const clientMessageId = world.newId('web-');
    last = () => world.browserPosts(uid, { message: words.text, clientMessageId, button }, words.meaning);
    last();
  };
  return {
    address: uid,
    // The client does not post an empty message.
    say: (words) => post(words.text === '' ? { ...words, text: 'Hello' } : words),
    tap(payload) {
      const [answer, actionId = ''] = payload.split(':');
      if (answer !== 'yes' && answer !== 'no') return;
      post({ text: '', meaning: { answer, hasRest: false, actionId } }, { actionId, answer });
    },
    repeat: () => last?.(),
  };
}
