import { counted } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import type { MoveSentences } from './en.ts';
import { priceLine, side } from './move-lines.ts';

const word = answerWords.de;
const people = (count: number) => counted('de', count, { one: '# Person', other: '# Personen' });

export const german: MoveSentences = {
  proposal: (move, extra) =>
    [
      `Ihre Buchung ${move.reference} verlegen? ${move.what}`,
      `Von: ${side(move.from, people(move.fromParty))}`,
      `Auf: ${side(move.to, people(move.party))}`,
      ...(extra.repeatedTime === null
        ? []
        : [
            `An diesem Tag wird die Uhr zurückgestellt und zeigt diese Zeit zweimal: Dies ist die erste, ${extra.repeatedTime}.`,
          ]),
      ...priceLine('Preis', extra.price, 'wie bisher'),
      `Die neue Zeit ist bis ${extra.until} Uhr für Sie reserviert. Bis Sie zustimmen, bleibt Ihre Buchung, wie sie ist.`,
      `Antworten Sie mit ${word.yes}, um sie zu verlegen, oder mit ${word.no}, um sie zu lassen, wie sie ist.`,
    ].join('\n'),
  moved: (move, reference, told) =>
    [
      `Verlegt: ${move.what}`,
      `Jetzt: ${side(move.to, people(move.party))}`,
      `Ihr Buchungscode ist jetzt ${reference} (bisher: ${move.reference}).`,
      told
        ? 'Ich gebe dort jetzt Bescheid.'
        : 'Über mich ist dort niemand zu erreichen; bitte zeigen Sie bei der Ankunft diesen Code vor.',
    ].join('\n'),
  stands: (reference) => `Ihre Buchung ${reference} bleibt, wie sie ist; es wurde nichts verlegt.`,
  sameAsBefore: (reference, when, party) =>
    `Ihre Buchung ${reference} ist bereits so: ${side(when, people(party))}. Welcher Tag, welche Uhrzeit oder wie viele Personen sollen es stattdessen sein?`,
  notConfirmed: (reference) =>
    `${reference} ist noch nicht gebucht, es gibt also nichts zu verlegen. Sagen Sie mir einfach, was Sie stattdessen möchten.`,
  begun: (reference, when) =>
    `Ihre Buchung ${reference} war für ${when}; das ist vorbei, sie kann nicht mehr verlegt werden.`,
  merchantMoved: (move, reference, customer, price) =>
    [
      `Buchung verlegt: ${move.what}`,
      `Von: ${side(move.from, people(move.fromParty))} (${move.reference})`,
      `Auf: ${side(move.to, people(move.party))} (${reference})`,
      ...(customer === null ? [] : [`Name: ${customer}`]),
      ...(price === null ? [] : [`Preis: ${price}`]),
      'Vom Gast über Merve verlegt; der frühere Termin ist wieder frei.',
    ].join('\n'),
};
