import { answerWords } from '../../language/answer-words.ts';
import { merchantWords } from '../merchant-phrases.ts';
import type { RequestSentences } from './en.ts';

const { yes, no, cancel } = answerWords.de;
const word = merchantWords('de');
const states: Readonly<Record<string, string>> = {
  placed: 'gesendet',
  accepted: 'angenommen',
  ready: 'fertig',
  completed: 'abgeschlossen',
  rejected: 'abgelehnt',
  cancelled: 'storniert',
  expired: 'abgelaufen',
};

export const german: RequestSentences = {
  label: (kind, reference) => `${kind === 'food' ? 'Bestellung' : 'Anfrage'} ${reference}`,
  sent: (words, what) =>
    [
      `An „${words.business}“ gesendet: ${words.label}`,
      what,
      `Noch gibt es keine Zusage; ich melde mich, sobald eine Antwort kommt. Bis dahin können Sie kostenlos absagen: Schreiben Sie ${cancel} ${words.reference}.`,
    ].join('\n'),
  changeSent: (words, what) =>
    [
      `Die Änderung ist an „${words.business}“ geschickt. ${words.label} lautet jetzt:`,
      what,
      `Noch gibt es keine Zusage; ich melde mich, sobald eine Antwort kommt. Bis dahin können Sie kostenlos absagen: Schreiben Sie ${cancel} ${words.reference}.`,
    ].join('\n'),
  late: (words, until) =>
    `${words.label}: „${words.business}“ hat noch nicht geantwortet. Ich warte bis ${until} Uhr; danach endet sie von selbst, und Sie schulden nichts. Sie können jetzt kostenlos absagen: Schreiben Sie ${cancel} ${words.reference}.`,
  accepted: (words, readyAt) =>
    `${words.label}: „${words.business}“ hat zugesagt${readyAt === null ? '' : `, fertig gegen ${readyAt} Uhr`}.`,
  estimated: (words, readyAt) =>
    `${words.label}: „${words.business}“ rechnet damit, gegen ${readyAt} Uhr fertig zu sein.`,
  ready: (words) => `${words.label}: „${words.business}“ meldet, dass alles fertig ist.`,
  completed: (words) => `${words.label}: „${words.business}“ meldet, dass alles erledigt ist. Danke!`,
  rejected: (words, why) =>
    `${words.label}: „${words.business}“ kann sie nicht annehmen.${why} Es wurde nichts bestellt, und Sie schulden nichts. Schreiben Sie mir, wenn ich etwas anderes suchen soll.`,
  cancelledFree: (words) =>
    `${words.label} („${words.business}“) ist kostenlos storniert. Ich gebe dort Bescheid.`,
  cancelledByLeave: (words) =>
    `${words.label}: „${words.business}“ ist einverstanden. Sie ist storniert, und Sie schulden nichts.`,
  cancelledByMerchant: (words, why) =>
    `${words.label}: „${words.business}“ hat nach der Zusage abgesagt.${why} Sie schulden nichts. Es tut mir leid; schreiben Sie mir, wenn ich etwas anderes suchen soll.`,
  cancelAsked: (words) =>
    `${words.label}: „${words.business}“ hat schon zugesagt, deshalb geht es nur mit deren Einverständnis. Ich frage nach; bis dahin bleibt es dabei.`,
  cancelAskedBefore: (words) =>
    `${words.label}: Bei „${words.business}“ habe ich schon nachgefragt, eine Antwort gibt es noch nicht. Bis dahin bleibt es dabei.`,
  cancelRefused: (words) =>
    `${words.label}: „${words.business}“ ist mit der Absage nicht einverstanden, es bleibt also dabei.`,
  expired: (words, at) =>
    `${words.label}: „${words.business}“ hat bis ${at} Uhr nicht geantwortet, deshalb ist sie beendet. Es wurde nichts bestellt, und Sie schulden nichts. Schreiben Sie mir, wenn ich etwas anderes suchen soll.`,
  cancelProposal: (words, needsLeave) =>
    [
      `${words.label} bei „${words.business}“ absagen? Noch ist nichts abgesagt.`,
      needsLeave
        ? 'Es gibt schon eine Zusage, deshalb braucht es deren Einverständnis.'
        : 'Es gibt noch keine Zusage, deshalb ist die Absage kostenlos.',
      `Antworten Sie mit ${yes}, um abzusagen, oder mit ${no}, um dabei zu bleiben.`,
    ].join('\n'),
  kept: (words) => `${words.label} („${words.business}“) bleibt, wie sie ist. Es wurde nichts storniert.`,
  unchanged: (words) =>
    `${words.label} bei „${words.business}“ bleibt, wie es ist; es wurde nichts geändert.`,
  notPlaced: () => 'In Ordnung, es wurde nichts bestellt.',
  overForCustomer: (words, state) =>
    `${words.label} („${words.business}“) ist schon ${state}; es wurde nichts geändert.`,
  whyOutOfStock: (what) => (what === null ? ' Etwas ist ausverkauft.' : ` Ausverkauft: „${what}“.`),
  whySaid: (reason) => ` Von dort heißt es: „${reason}“.`,
  toMerchant: (label, lines, reference, until) =>
    [
      `Neue ${label}`,
      ...lines,
      `Bitte antworten Sie bis ${until} Uhr: ${word.accept} ${reference}, ${word.accept} ${reference} 30 (fertig in 30 Minuten), ${word.reject} ${reference} oder ${word.stock} ${reference}.`,
    ].join('\n'),
  toAgent: (label, lines, reference, until) =>
    [
      `Neu: ${label}`,
      ...lines,
      `Bitte antworten Sie bis ${until} Uhr: ${word.accept} ${reference}, oder ${word.reject} ${reference} und dahinter eine andere Zeit, die ich in Ihren Worten weitergebe.`,
    ].join('\n'),
  viewingOf: (name) => `Besichtigung: ${name}`,
  wheneverItSuits: () => 'Wann: wann immer es passt',
  customer: (name) => `Kundschaft: ${name ?? 'ein Gast'}`,
  collects: () => 'Wird selbst abgeholt.',
  bringTo: (address) => `Adresse: ${address}`,
  delivery: (price) => `Lieferung: ${price}`,
  total: (price) => `Gesamt: ${price}`,
  priceOpen: () => 'Preis: nach Vereinbarung',
  wishedAt: (when) => `Wann: ${when}`,
  asSoonAsPossible: () => 'Wann: so bald wie möglich',
  note: (note) => `Anmerkung: „${note}“`,
  allergiesTold: (said) => `Das erfahren sie in Ihren Worten: „${said}“`,
  allergensUndeclared: (items) =>
    `Nicht angegeben, also unbekannt: ${items}. Bitte fragen Sie dort selbst, bevor Sie essen.`,
  allergies: (said) => `ALLERGIE, in den Worten des Gastes: „${said}“`,
  allergensUnknown: (items) =>
    `Nicht bekannt, ob es enthalten ist: ${items}. Bitte prüfen Sie es, bevor Sie zusagen; lehnen Sie ab, wenn Sie nicht sicher sind.`,
  noted: (label, action, next) => `${label}: ${action}. Der Gast wird benachrichtigt.${next}`,
  nowAccepted: () => 'angenommen',
  nowEstimated: (at) => `fertig gegen ${at} Uhr`,
  nowReady: () => 'fertig',
  nowCompleted: () => 'abgeschlossen',
  nowRejected: () => 'abgelehnt',
  nowCancelled: () => 'storniert',
  nowCancelRefused: () => 'nicht storniert',
  nextAfterAccept: (reference) =>
    ` Später: ${word.ready} ${reference}, ${word.ready} 20 ${reference} (in 20 Minuten), ${word.complete} ${reference}.`,
  alreadySo: (label, state) => `${label} ist schon ${state}; es wurde nichts geändert.`,
  overForMerchant: (label, state) =>
    `${label} ist schon ${state}, deshalb wurde nichts geändert. Bitte bereiten Sie nichts zu, außer Sie haben es mit dem Gast vereinbart.`,
  unclear: (label, reference) =>
    `${label}: Das lässt sich auf zwei Arten verstehen, deshalb wurde nichts geändert. Bitte schreiben Sie nur ${word.accept} ${reference} oder ${word.reject} ${reference}.`,
  notAsked: (label) => `${label}: Niemand hat um eine Absage gebeten; es wurde nichts geändert.`,
  unknown: (reference) =>
    `Für diese Nummer gibt es keine Bestellung oder Anfrage ${reference}; es wurde nichts geändert. Bitte prüfen Sie den Code.`,
  merchantChanged: (label, changes, lines, howToAnswer) =>
    [
      `Vom Kunden GEÄNDERT, bevor Sie geantwortet haben: ${label}. Was anders ist:`,
      ...changes,
      'Alles zusammen, wie es jetzt ist:',
      ...lines,
      `Was ich Ihnen vorher geschickt habe, gilt nicht mehr. ${howToAnswer}`,
    ].join('\n'),
  answeredOlder: (label, lines, howToAnswer) =>
    [
      `${label}: Der Kunde hat geändert, worauf Sie geantwortet haben; es ist nichts vereinbart. Jetzt ist es:`,
      ...lines,
      howToAnswer,
    ].join('\n'),
  merchantCancelled: (label) =>
    `${label} wurde vom Gast storniert, bevor Sie zugesagt haben. Bitte bereiten Sie nichts zu.`,
  merchantCancelAsked: (label, reference) =>
    `${label}: Der Gast möchte absagen. Sind Sie einverstanden? ${word.allow} ${reference} oder ${word.keep} ${reference}.`,
  merchantExpired: (label) =>
    `${label} ist beendet, weil nicht rechtzeitig geantwortet wurde; der Gast weiß Bescheid. Bitte bereiten Sie nichts zu.`,
  lessProposal: (words, without, lines, until) =>
    [
      `${words.label}: Bei „${words.business}“ ist ausverkauft: ${without}. Möglich ist noch:`,
      ...lines,
      `Noch ist nichts fest. Antworten Sie bis ${until} Uhr mit ${yes}, um es so zu nehmen, oder mit ${no}, um die Bestellung kostenlos zu stornieren.`,
    ].join('\n'),
  lessTaken: (words, lines) =>
    [
      `${words.label}: „${words.business}“ hat sie ohne das Ausverkaufte angenommen, ich sage dort Bescheid:`,
      ...lines,
    ].join('\n'),
  lessExpired: (words, at) =>
    `${words.label}: Bis ${at} Uhr kam keine Antwort von Ihnen, ob Sie den Rest möchten, deshalb ist sie beendet. Es wurde nichts bestellt, und Sie schulden nichts.`,
  askedForRest: (label, without) =>
    `${label}: Ich frage beim Gast nach, ob es auch ohne dies recht ist: ${without}. Bitte noch nicht zubereiten: Bei Ja gilt der Rest als von Ihnen angenommen, und ich melde mich.`,
  restTaken: (label, lines, reference) =>
    [
      `${label}: Der Gast nimmt den Rest, angenommen ist damit:`,
      ...lines,
      `Später: ${word.ready} ${reference}, ${word.complete} ${reference}.`,
    ].join('\n'),
  whichRequest: (codes) =>
    `Mehrere warten auf Ihre Antwort: ${codes}. Noch ist nichts geändert. Bitte schreiben Sie ${word.accept} oder ${word.reject} mit dem Code dazu.`,
  requestOrOwn: (label, reference) =>
    `Meinen Sie ${label} oder die Frage, die ich Ihnen als Gast gestellt habe? Noch ist nichts geändert. Für das eine schreiben Sie ${word.accept} ${reference} oder ${word.reject} ${reference}, für das andere ${yes} oder ${no}.`,
  listed: (words, what, state) => `${words.label}, ${words.business}: ${what} – Stand: ${state}`,
  noneYet: () => 'Sie haben über mich noch nichts bestellt oder angefragt.',
  state: (state) => states[state] ?? state,
};
