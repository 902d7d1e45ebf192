import type { Language } from '@merve/contract';
import { formatList } from '../../language/format.ts';
import type { ModelRequest } from '../language-model.ts';
import { abilitySentences } from './ability-sentences.ts';

/** What people ask for, and the tools of which any one does it. In the order in which they are told. */
const abilities = [
  ['find', ['searchMarketplace', 'getNearbyPlaces', 'searchLocalPlaces']],
  ['pharmacy', ['findPharmacy']],
  ['free', ['checkAvailability']],
  ['book', ['initiateBooking']],
  ['order', ['orderFood']],
  ['change', ['changeOrder']],
  ['service', ['bookService']],
  ['viewing', ['scheduleViewing']],
  ['taxi', ['requestTaxi']],
  ['message', ['sendWhatsAppMessage']],
  ['show', ['myBookings']],
  ['move', ['rescheduleBooking']],
  ['cancel', ['cancelBooking']],
] as const;

/**
 * What the planner can do here, as a sentence. Only what it reads requests for and what is switched on: it promises
 * nothing that the next message would find switched off.
 */
export function whatCanBeDone({ tools }: Pick<ModelRequest, 'tools'>, language: Language): string {
  const say = abilitySentences(language);
  const enabled = new Set(tools.map(({ name }) => name));
  const told = abilities
    .filter(([, anyOf]) => anyOf.some((name) => enabled.has(name)))
    .map(([ability]) => say[ability]());
  return told.length === 0 ? say.nothing() : say.can(formatList(told, language));
}
