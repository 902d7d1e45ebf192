/** Codes of bookings, orders and rides in what people write, and the tools that call off what has one. Pure. */
import type { JsonObject } from '@merve/contract';
import { answerWords } from '../../language/answer-words.ts';
import { foldText as foldReply } from '../../language/fold-text.ts';
import type { ListedBooking } from './render-results.ts';

/**
 * A booking's reference as it might be typed: six letters and digits, dashes or not, neither only letters (a word) nor only
 * digits (a number). A reference of letters alone is found among the person's bookings instead.
 * @returns it in capitals, without dashes, or null.
 */
export function referenceIn(text: string): string | null {
  const words = text.slice(0, 500).match(/(?<![\w:.])[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?![\w:])/g) ?? [];
  const codes = words.map((word) => word.replaceAll('-', '').toUpperCase());
  return codes.find((code) => /^(?=.*\d)(?=.*[A-Z])[2-9A-HJKMNP-Z]{6}$/.test(code)) ?? null;
}

const cancelWords = Object.values(answerWords).map(({ cancel }) => foldReply(cancel).text);

/** "CANCEL K7QF2M", with the word of any language: what people are told to write to call off an order or a service. */
export function callsOffByCode(text: string): boolean {
  if (referenceIn(foldReply(text).text) === null) return false;
  const words = foldReply(text.slice(0, 500)).text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => cancelWords.includes(word));
}

/** What calls off each kind of thing a person may have open. */
const cancellingTools: ReadonlyMap<string, string> = new Map([
  ['booking', 'cancelBooking'],
  ['food', 'cancelOrder'],
  ['service', 'cancelService'],
  ['viewing', 'cancelViewing'],
  ['ride', 'cancelTaxi'],
]);

/** Those of them that take a code, in the order in which they are tried for one that is not known. */
export const cancellingToolsByCode: readonly string[] = [...cancellingTools.values()].filter(
  (tool) => tool !== 'cancelTaxi',
);

/** Whether this tool asks to call off something the person has. */
export function cancelsOwnThing(tool: string): boolean {
  return [...cancellingTools.values()].includes(tool);
}

/** The call that asks whether this one is to be called off. A person has one taxi at a time, and it needs no code. */
export function cancellingCall({ kind, reference }: ListedBooking): { name: string; args: JsonObject } {
  const name = cancellingTools.get(kind ?? 'booking') ?? 'cancelBooking';
  return { name, args: name === 'cancelTaxi' ? {} : { reference } };
}
