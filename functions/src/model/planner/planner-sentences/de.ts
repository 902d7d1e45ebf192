import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { PlannerSentences } from './en.ts';

export const german: PlannerSentences = {
  help: (can) =>
    `${can} Zum Beispiel: „Ein Fischrestaurant in Kyrenia“ oder „Ein Tisch für 4 morgen um 20 Uhr bei …“. Gebucht wird nichts, bevor Sie ${answerWords.de.yes} sagen.`,
  greeting: (can) => `Guten Tag, ich bin Merve. ${can} Was darf es sein?`,
  thanks: () => 'Gern geschehen.',
  howAreYou: () => 'Sehr gut, danke. Was kann ich für Sie tun?',
  goodbye: () => 'Auf Wiedersehen. Ich bin da, wenn Sie mich brauchen.',
  unknown: (can) => `Das habe ich nicht verstanden. ${can}`,
  notKnown: (can) => `Das weiß ich nicht. ${can}`,
  stillUnknown: () =>
    'Entschuldigung, auch das habe ich nicht verstanden. Schreiben Sie zum Beispiel „Ein Fischrestaurant in Kyrenia“ oder „Ein Tisch für 4 morgen um 20 Uhr bei …“. Wenn Sie mit einem Menschen sprechen möchten, sagen Sie es einfach.',
  unknownWhilePending: () =>
    'Darauf kann ich nicht antworten. Sie können den Tag, die Uhrzeit, die Personenzahl oder das Lokal ändern.',
  takeYourTime: () => 'Lassen Sie sich Zeit. Schreiben Sie einfach, wenn Sie es wissen.',
  noAnswerIn: (words) => `Aus „${words}“ kann ich keine Antwort lesen.`,
  unsupported: (can) => `Das kann ich noch nicht. ${can}`,
  nothingPending: () => 'Im Moment wartet nichts auf Ihre Antwort. Was möchten Sie finden oder buchen?',
  emptyMessage: () => 'Bei mir ist kein Text angekommen. Was möchten Sie finden oder buchen?',
  askListing: () => 'Was möchten Sie buchen? Bitte nennen Sie mir den Namen.',
  askWhichPlace: () => 'Welches Lokal meinen Sie?',
  askListingAmong: (names) => `Was meinen Sie: ${names}?`,
  askWhen: () => 'Für welchen Tag und welche Uhrzeit?',
  askClock: () => 'Um wie viel Uhr?',
  askEitherClock: (early, late) => `Um ${early} oder um ${late} Uhr?`,
  askHourOrPeople: (clock: string, people: string) => `Um ${clock} Uhr oder für ${people} Personen?`,
  askParty: () => 'Für wie viele Personen?',
  askMeaning: (words: string) =>
    `Ich bin nicht sicher, was Sie mit „${words}“ meinen, und will nicht raten. Bitte sagen Sie es mit anderen Worten: einen Tag, eine Uhrzeit, eine Zahl, was immer es ist. Mit ${answerWords.de.no} lasse ich es weg.`,
  lasts: (minutes: number) => `Eine Buchung dort dauert ${minutes} Minuten.`,
  askUnread: (words: string) =>
    `Sie haben auch „${words}“ geschrieben, und ich bin nicht sicher, was ich damit tun soll. Soll ich es wörtlich weitergeben (${answerWords.de.yes}) oder weglassen (${answerWords.de.no})? Oder sagen Sie es mit anderen Worten.`,
  askShorterNote: (letters) =>
    `Das ist mehr, als ich weitergeben kann: höchstens ${letters} Zeichen. Bitte schreiben Sie noch einmal kürzer, was sie wissen sollen.`,
  askSearch: () => 'Was suchen Sie, und in welcher Stadt?',
  askSearched: (words) =>
    `Unter „${words}“ habe ich nichts gefunden. Was meinen Sie damit: den Namen eines Lokals, eine Art von Lokal oder etwas anderes? Bitte sagen Sie es mit anderen Worten.`,
  askKitchen: () => 'Bei wem soll ich bestellen? Schreiben Sie den Namen oder die Nummer.',
  askOrderPlace: () => 'Wo möchten Sie bestellen, und was?',
  noneListed: (words) => `Soweit ich weiß, keiner von denen, die ich genannt habe: „${words}“.`,
  cheapest: (names) => `Soweit ich weiß, am günstigsten davon: ${names}.`,
  bestRated: (names) => `Am besten bewertet davon: ${names}.`,
  costTheSame: () => 'Soweit ich weiß, kosten sie etwa gleich viel.',
  askDestination: () => 'Wohin soll das Taxi Sie bringen?',
  noTaxi: () => 'In Ordnung, kein Taxi.',
  calledTaxiStays: () =>
    'Ein Taxi, das schon gerufen ist, bleibt, wie es ist; nichts wurde geändert. Für eine andere Zeit oder mehr Personen schreiben Sie zuerst „storniere mein Taxi“ und bitten dann um das neue.',
  allRight: () => 'In Ordnung. Nichts wurde geändert; schreiben Sie mir, wenn Sie etwas brauchen.',
  askMessage: () => 'Was soll ich ausrichten?',
  impossibleDate: (date) => `Den ${date} gibt es nicht. Welchen Tag meinen Sie?`,
  impossibleTime: (time) => `Die Uhrzeit ${time} gibt es nicht. Welche Uhrzeit meinen Sie?`,
  noSuchNumber: (count) =>
    `Die Liste hat nur ${counted('de', count, { one: '# Eintrag', other: '# Einträge' })}. Welchen meinen Sie?`,
  shareLocation: () =>
    'Schicken Sie mir Ihren Standort aus Ihrer Chat-App (Anhang, dann Standort), oder nennen Sie einfach die Stadt.',
  askMove: () =>
    'Welche soll ich verlegen, und auf wann? Schreiben Sie ihren Code mit dem neuen Tag und der neuen Uhrzeit.',
  cannotChangeBooked: () =>
    'Eine Buchung, die schon besteht, lässt sich nicht verschieben. Ich kann sie stornieren und eine neue machen: Sagen Sie mir, um welche es geht.',
  cannotSearchHere: () => 'Die Suche ist hier abgeschaltet.',
  cannotBookHere: () => 'Das Buchen ist hier abgeschaltet.',
  cannotCancelHere: () => 'Das Stornieren ist hier abgeschaltet.',
  cannotListHere: () => 'Buchungen kann ich hier nicht nachsehen.',
};
