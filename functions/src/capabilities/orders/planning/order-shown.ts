/** An order as its proposal shows it, read back from the words that code wrote: the history keeps what was told, and no calls. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { onFirstUse } from '../../../platform/on-first-use.ts';
import { requestSentences } from '../../../requests/sentences/index.ts';
import { orderSentences } from '../sentences.ts';

export interface ShownOrder {
  readonly language: Language;
  /** The place's name. */
  readonly listing: string;
  readonly items: readonly {
    readonly item: string;
    readonly quantity: number;
    readonly choices?: readonly string[];
  }[];
  /** Null: they come for it. */
  readonly address: string | null;
  readonly note: string | null;
  /** As it is written there; null for as soon as possible. */
  readonly wishedAt: string | null;
}

/** Stands where a sentence has what is looked for; no sentence has it. */
const [mark, other] = ['\uE000', '\uE001'];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A line of a sentence as a pattern with what it tells as its only group; what keeps directions apart may be there or not. */
function lineOf(sentence: string): RegExp {
  const source = escaped(sentence)
    .replace(mark, '(.+?)')
    .replaceAll(other, '.+?')
    .replace(/[\u2066-\u2069]/gu, '[\u2066-\u2069]?');
  return new RegExp(`^${source}$`, 'u');
}

const patterns = onFirstUse(() =>
  languageSchema.options.map((language) => {
    const say = requestSentences(language);
    const extra = { until: other, unverified: false };
    const [head = ''] = orderSentences(language).proposal(mark, other, [], extra).split('\n');
    return {
      language,
      head: lineOf(head),
      address: lineOf(say.bringTo(mark)),
      note: lineOf(say.note(mark)),
      wishedAt: lineOf(say.wishedAt(mark)),
    };
  }),
);

/** `2 × 3. Margherita pizza (large) – TRY 600.00`: as `lineWords` writes it. */
const dish = /^(\d{1,2}) × \d+\. (.+?)(?: \(([^()]+)\))? – /u;

const told = (lines: readonly string[], pattern: RegExp): string | null =>
  lines.flatMap((line) => pattern.exec(line)?.[1] ?? [])[0] ?? null;

/** @returns null for a text that shows no order, or none with dishes */
export function shownOrder(summary: string): ShownOrder | null {
  const lines = summary.split('\n').map((line) => line.trim());
  for (const { language, head, address, note, wishedAt } of patterns()) {
    const listing = told(lines, head);
    if (listing === null) continue;
    const items = lines.flatMap((line) => {
      const [, quantity, item, choices] = dish.exec(line) ?? [];
      if (item === undefined) return [];
      return [
        {
          item,
          quantity: Number(quantity),
          ...(choices === undefined ? {} : { choices: choices.split(', ') }),
        },
      ];
    });
    if (items.length === 0) return null;
    return {
      language,
      listing,
      items,
      address: told(lines, address),
      note: told(lines, note),
      wishedAt: told(lines, wishedAt),
    };
  }
  return null;
}
