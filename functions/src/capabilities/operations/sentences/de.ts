import { answerWords } from '../../../language/answer-words.ts';
import { staffWords } from '../staff-phrases.ts';
import type { CalledOffWords, StaffSentences, Words } from './en.ts';

const { yes, no } = answerWords.de;
const shown = staffWords('de');
const people = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);

export const german: StaffSentences = {
  menu: (names: string, w: Words) =>
    [
      `Das ist der Betriebs-Chat von ${names}. Hier können Sie schreiben:`,
      `${w.today} oder ${w.tomorrow}: was ansteht und was offen ist`,
      `${w.block} 20:00-22:00 24.12: eine Zeit für sich behalten; ${w.unblock} und der Code geben sie zurück`,
      `${w.cancel}, der Code einer Buchung und der Grund: sie absagen`,
      `Für Inhaber: ${w.close} 24.12, ${w.reopen} 24.12, ${w.pause} ${w.book}, ${w.resume} ${w.book}`,
      `Alles andere, was Sie schreiben, geht wie bei jedem Gast an Merve. ${w.guest} verlässt diesen Chat.`,
    ].join('\n'),
  guestNow: (menu: string) =>
    `Gut: Was Sie jetzt schreiben, schreiben Sie als Gast. ${menu} bringt Sie zum Betriebs-Chat zurück.`,
  notStaff: () => 'Diese Nummer führt keinen Betrieb bei Merve, deshalb hat sich nichts geändert.',
  notUnderstood: (menu: string, guest: string) =>
    `Das ist der Betriebs-Chat, und ich habe das nicht verstanden; nichts hat sich geändert. ${menu} zeigt, was man hier schreiben kann, ${guest} verlässt ihn.`,
  heading: (business: string, day: string) => `${business}, ${day}:`,
  closedThatDay: () => 'Für neue Buchungen geschlossen.',
  nothingBooked: () => 'Nichts gebucht.',
  bookingLine: (time: string, what: string, party: number, name: string | null, code: string) =>
    `${time} ${what}, ${people(party)}, ${name ?? 'Gast'} (${code})`,
  heldLine: (time: string, what: string, party: number) =>
    `${time} ${what}, ${people(party)}: ein Gast überlegt`,
  blockLine: (span: string, what: string, code: string) => `${span} ${what}: von Ihnen gesperrt (${code})`,
  openRequests: (codes: string) => `Offene Bestellungen und Anfragen: ${codes}`,
  which: (names: string) => `Was davon? Schreiben Sie es noch einmal mit dem Namen: ${names}.`,
  usage: (example: string) => `Bitte schreiben Sie es so: ${example}. Nichts hat sich geändert.`,
  unknown: (code: string) => `Ich finde bei Ihrem Betrieb nichts mit dem Code ${code}, womit das ginge.`,
  ownersOnly: () => 'Das darf nur ein Inhaber, deshalb hat sich nichts geändert.',
  offersNone: (business: string) =>
    `${business} bietet nichts dergleichen an, deshalb hat sich nichts geändert.`,
  timePast: () => 'Diese Zeit ist vorbei, deshalb hat sich nichts geändert.',
  tooMuch: () =>
    'Das ist zu viel auf einmal, deshalb hat sich nichts geändert. Wählen Sie eine kürzere Zeit, oder schließen Sie den Tag.',
  taken: (lines: string) =>
    `Dann ist kein Platz frei, deshalb hat sich nichts geändert. Über eine Buchung wird nie gesperrt. Dort steht:${lines}`,
  standing: (lines: string) => `Das steht und bleibt:${lines}`,
  alreadySo: () => 'So ist es schon, nichts hat sich geändert.',
  changed: () =>
    'Inzwischen hat sich etwas geändert, deshalb wurde nichts getan. Bitte sehen Sie sich die Buchungen an und schreiben Sie noch einmal.',
  ask: (change: string) =>
    `${change}\nNoch ist nichts geschehen. Antworten Sie ${yes}, um es zu tun, oder ${no}, um alles zu lassen, wie es ist.`,
  done: (change: string) => `Erledigt. ${change}`,
  left: () => 'Gut, nichts hat sich geändert.',
  block: (what: string, when: string) => `Für sich behalten: ${what}, ${when}. Niemand kann es buchen.`,
  blockCode: (code: string) => `Der Code ist ${code}: ${shown.unblock} ${code} gibt es zurück.`,
  unblock: (what: string, when: string) => `Zurückgeben: ${what}, ${when}. Es kann wieder gebucht werden.`,
  close: (business: string, day: string) =>
    `${business} am ${day} schließen: keine neuen Buchungen für diesen Tag.`,
  reopen: (business: string, day: string) => `${business} am ${day} wieder öffnen: Es kann gebucht werden.`,
  pause: (what: string, listings: string) =>
    `${what} bei ${listings} pausieren: Merve nimmt keine neuen an, bis Sie fortsetzen. Was bestätigt ist, gilt.`,
  resume: (what: string, listings: string) =>
    `${what} bei ${listings} fortsetzen: Merve nimmt wieder neue an.`,
  cancel: (booking: string, reason: string | null) =>
    `Die Buchung absagen: ${booking}. Der Kunde wird benachrichtigt${reason === null ? '.' : `, mit Ihrem Grund: „${reason}“.`}`,
  customerCancelled: (words: CalledOffWords, reason: string | null) =>
    `Es tut mir leid: ${words.business} hat Ihre Buchung ${words.reference} abgesagt (${words.what}, ${words.when}).${reason === null ? '' : ` Der Betrieb schreibt: „${reason}“.`} Fragen Sie mich nach einer anderen Zeit oder einem anderen Ort.`,
  moveProposed: (words: CalledOffWords, reason: string | null) =>
    `Das Team von Merve schlägt eine Änderung Ihrer Buchung ${words.reference} vor: ${words.business}, ${words.what}, ${words.when}.${reason === null ? '' : ` Das Team schreibt: „${reason}“.`} Noch hat sich nichts geändert: Ihre Buchung bleibt, wie sie ist, wenn Sie dem Vorschlag nicht zustimmen.`,
  // To the guest: an operator sends the confirmation again, or writes about the booking.
  standsAsBooked: (w: CalledOffWords) =>
    `Ihre Buchung ${w.reference} steht: ${w.business}, ${w.what}, ${w.when}.`,
  operatorWrites: (w: CalledOffWords, said: string) =>
    `Das Team von Merve schreibt zu Ihrer Buchung ${w.reference} (${w.business}, ${w.when}): „${said}“. Ihre Buchung bleibt, wie sie ist.`,
  // To the business: an operator did it in its place.
  calledOffForYou: (booking: string) =>
    `Das Team von Merve hat diese Buchung für Sie abgesagt: ${booking}. Der Gast weiß Bescheid. Bitte erwarten Sie ihn nicht.`,
  answeredForYou: (answer: string) => `Das Team von Merve hat für Sie geantwortet. ${answer}`,
};
