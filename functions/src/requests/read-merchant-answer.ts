import { foldText } from '../catalogue/fold.ts';
import { type RequestKind, referencePattern } from './identity.ts';
import type { RequestDeed } from './transition.ts';

/** A merchant's answer: what to do, and with which request. Whether there is one, and whether it is theirs, is not known yet. */
export interface MerchantAnswer {
  readonly deed: Extract<RequestDeed, { by: 'merchant' }>;
  readonly of:
    | { readonly kind: RequestKind; readonly requestId: string }
    /** As typed by hand. */
    | { readonly reference: string };
}

const buttons = {
  accept: { by: 'merchant', do: 'accept', minutes: null },
  reject: { by: 'merchant', do: 'reject', reason: null },
  stock: { by: 'merchant', do: 'reject', reason: 'out_of_stock' },
  ready: { by: 'merchant', do: 'ready' },
  complete: { by: 'merchant', do: 'complete' },
  allow: { by: 'merchant', do: 'allow_cancel' },
  keep: { by: 'merchant', do: 'refuse_cancel' },
} as const satisfies Record<string, MerchantAnswer['deed']>;
export type MerchantButton = keyof typeof buttons;

/** The payload of a merchant's button; `readMerchantAnswer` reads it back. */
export function merchantPayload(button: MerchantButton, kind: RequestKind, requestId: string): string {
  return `request:${button}:${kind}:${requestId}`;
}

const payloadPattern =
  /^request:(accept|reject|stock|ready|complete|allow|keep):(food|service):(req_[0-9a-f]{24})$/;

function isButton(name: string | undefined): name is MerchantButton {
  return name !== undefined && Object.hasOwn(buttons, name);
}

function fromPayload(payload: string): MerchantAnswer | null {
  const [, button, kind, requestId] = payloadPattern.exec(payload) ?? [];
  if (!isButton(button) || (kind !== 'food' && kind !== 'service') || requestId === undefined) return null;
  return { deed: buttons[button], of: { kind, requestId } };
}

type Verb = 'accept' | 'ready' | 'reject' | 'stock' | 'complete' | 'allow' | 'keep';

/** Folded, longest first: what comes before or after the code decides, and nothing else in the message. */
const verbs: readonly (readonly [RegExp, Verb])[] = [
  [/^(?:out of stock|sold out|no stock|stock|stokta yok|stok yok|stok|tukendi|kalmadi)\b/, 'stock'],
  [/^(?:allow(?: cancel)?|cancel ok|iptal olur|iptal kabul|izin)\b/, 'allow'],
  [/^(?:keep|no cancel|iptal olmaz|devam)\b/, 'keep'],
  [/^(?:reject(?:ed)?|decline(?:d)?|ret|red|reddet\w*)\b/, 'reject'],
  [/^(?:accept(?:ed)?|confirm(?:ed)?|kabul|onay(?:la\w*)?)\b/, 'accept'],
  [/^(?:delivered|done|completed?|teslim(?: edildi)?|bitti|tamamlandi)\b/, 'complete'],
  [/^(?:ready|hazir)\b/, 'ready'],
];

/** Minutes a merchant may promise: up to a day. */
const longestMinutes = 24 * 60;

function minutesIn(rest: string): number | null {
  const [, digits, unit] =
    /(?:^|\s)(\d{1,4})\s*(minutes?|mins?|m|dakika|dk|hours?|h|saat)?(?=\s|$|[.,!])/.exec(rest) ?? [];
  if (digits === undefined) return null;
  const minutes = Number(digits) * (/^(?:h|saat)/.test(unit ?? '') ? 60 : 1);
  return minutes >= 1 && minutes <= longestMinutes ? minutes : null;
}

/** A merchant's own words on their way to a guest: one line, and short. */
function reasonFrom(text: string): string | null {
  const reason = text
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/^[\s:,.–-]+/, '')
    .trim();
  return reason === '' ? null : [...reason].slice(0, 160).join('');
}

function deedOf(verb: Verb, said: string): MerchantAnswer['deed'] {
  const minutes = minutesIn(foldText(said));
  switch (verb) {
    case 'accept':
      return { ...buttons.accept, minutes };
    case 'ready':
      return minutes === null ? buttons.ready : { by: 'merchant', do: 'estimate', minutes };
    case 'reject':
      return { ...buttons.reject, reason: reasonFrom(said) };
    case 'stock': {
      const what = reasonFrom(said);
      return { ...buttons.reject, reason: what === null ? 'out_of_stock' : `out_of_stock: ${what}` };
    }
    default:
      return buttons[verb];
  }
}

/** Where the code stands in the text; null without exactly one. */
function codeIn(text: string): { reference: string; before: string; after: string } | null {
  const found = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) =>
    referencePattern.test(word.toUpperCase()),
  );
  const [only, more] = found;
  if (only === undefined || more !== undefined) return null;
  return {
    reference: only[0].toUpperCase(),
    before: text.slice(0, only.index).trim(),
    after: text.slice(only.index + only[0].length).trim(),
  };
}

/**
 * A merchant's answer to a request, from a tapped button or from words around its code: `ACCEPT K7QF2M 30`, `K7QF2M
 * kabul`, `out of stock K7QF2M lamb`. Null for everything else, which then is an ordinary message. Pure.
 */
export function readMerchantAnswer(message: {
  readonly text: string;
  readonly payload?: string | null;
}): MerchantAnswer | null {
  if (message.payload) return fromPayload(message.payload);
  const code = codeIn(message.text.slice(0, 400));
  if (code === null) return null;
  for (const [first, second] of [
    [code.before, code.after],
    [code.after, code.before],
  ]) {
    const words = first ?? '';
    const folded = foldText(words);
    for (const [pattern, verb] of verbs) {
      const matched = pattern.exec(folded)?.[0];
      if (matched === undefined) continue;
      // Folding keeps the length of all letters a verb has, so the rest begins at the same place in the original.
      const said = `${words.slice(matched.length)} ${second ?? ''}`.trim();
      return { deed: deedOf(verb, said), of: { reference: code.reference } };
    }
  }
  return null;
}
