import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { BookingSentences } from './en.ts';

const { yes, no } = answerWords.de;
const people = (count: number) => counted('de', count, { one: '# Person', other: '# Personen' });

export const german: BookingSentences = {
  proposal: (booking, extra) =>
    [
      `${booking.what} (${extra.town})`,
      booking.when,
      ...(extra.repeatedTime === null
        ? []
        : [
            `An diesem Tag wird die Uhr zurückgestellt, und es gibt diese Uhrzeit zweimal: Gemeint ist die erste, ${extra.repeatedTime}.`,
          ]),
      `Für ${people(booking.party)}`,
      ...(extra.price === null ? [] : [`Preis: ${extra.price}`]),
      `Für Sie vorgemerkt bis ${extra.until} Uhr. Noch ist nichts gebucht.`,
      `Antworten Sie mit ${yes}, um zu buchen, oder mit ${no}, um darauf zu verzichten.`,
    ].join('\n'),
  confirmed: (booking, told) =>
    [
      `Bestätigt: ${booking.what}`,
      booking.when,
      `Für ${people(booking.party)}`,
      `Ihr Buchungscode lautet ${booking.reference}.`,
      told
        ? 'Ich gebe dort jetzt Bescheid.'
        : 'Über mich ist dort niemand zu erreichen; bitte zeigen Sie bei der Ankunft diesen Code.',
    ].join('\n'),
  released: (booking) => `Freigegeben: ${booking.what}, ${booking.when}. Es wurde nichts gebucht.`,
  replaced: (booking) => `Die frühere Vormerkung habe ich freigegeben: ${booking.what}, ${booking.when}.`,
  slotTaken: (time, what, free) =>
    free.length === 0
      ? `${time} Uhr ist schon vergeben (${what}), und auch in der Nähe davon ist nichts frei. Es wurde nichts gebucht. Bitte wählen Sie einen anderen Tag oder Ort.`
      : `${time} Uhr ist schon vergeben (${what}), es wurde nichts gebucht. Frei wäre am ${free.join(', ')}. Was soll ich vormerken?`,
  cancelProposal: (booking) =>
    [
      `Diese Buchung stornieren? ${booking.what}`,
      booking.when,
      `Für ${people(booking.party)}, Code ${booking.reference}. Noch ist nichts storniert.`,
      `Antworten Sie mit ${yes}, um zu stornieren, oder mit ${no}, um die Buchung zu behalten.`,
    ].join('\n'),
  cancelled: (booking, told) =>
    `Storniert: ${booking.what}, ${booking.when} (Code ${booking.reference}).${told ? ' Ich gebe dort jetzt Bescheid.' : ''}`,
  kept: (reference) => `Ihre Buchung ${reference} bleibt, wie sie ist. Es wurde nichts storniert.`,
  alreadyBegun: (booking) =>
    `${booking.what} (Code ${booking.reference}): Der Termin, ${booking.when}, ist schon vorbei, daher gibt es nichts mehr zu stornieren.`,
  merchantBooked: (booking, customer, price) =>
    [
      `Neue Buchung ${booking.reference}: ${booking.what}`,
      booking.when,
      `${people(booking.party)}${customer === null ? '' : `, Name: ${customer}`}${price === null ? '' : `, Preis: ${price}`}`,
      'Vom Gast über Merve bestätigt.',
    ].join('\n'),
  merchantCancelled: (booking, customer) =>
    [
      `Stornierte Buchung ${booking.reference}: ${booking.what}`,
      booking.when,
      `${people(booking.party)}${customer === null ? '' : `, Name: ${customer}`}`,
      'Vom Gast über Merve storniert; der Termin ist wieder frei.',
    ].join('\n'),
  holdLetGo: (what, when) =>
    `Die Zeit für Ihre Antwort ist abgelaufen, deshalb habe ich die Vormerkung freigegeben: ${what}, ${when}. Es wurde nichts gebucht. Wenn Sie noch möchten, schreiben Sie mir, und ich sehe erneut nach.`,
  moveLetGo: (what, when) =>
    `Die Zeit für Ihre Antwort ist abgelaufen, deshalb habe ich die neue Zeit freigegeben: ${what}, ${when}. Es wurde nichts verlegt, Ihre Buchung bleibt, wie sie war. Wenn Sie sie noch verlegen möchten, schreiben Sie mir, und ich sehe erneut nach.`,
  guest: () => 'ein Gast',
};
