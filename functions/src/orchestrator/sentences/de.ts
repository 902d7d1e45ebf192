import { counted } from '@merve/contract/words';
import type { OwnSentences } from './en.ts';

export const german: OwnSentences = {
  stillWaiting: (summary, until) => `Ich warte noch auf Ihre Antwort, bis ${until} Uhr:\n${summary}`,
  proposalExpired: () =>
    'Dieses Angebot ist abgelaufen, es wurde nichts gebucht. Soll ich noch einmal nachsehen? Sagen Sie mir einfach Bescheid.',
  proposalLapsed: (what) =>
    `Darauf kam keine Antwort, deshalb wurde nichts getan: „${what}“ Schreiben Sie mir, wenn Sie es noch möchten.`,
  replacedProposal: () => 'Das frühere Angebot habe ich freigegeben.',
  alreadySettled: () => 'Dieses Angebot ist schon erledigt, es ändert sich also nichts.',
  limitReached: () =>
    'Das konnte ich nicht in einem Zug erledigen, und es wurde nichts gebucht. Könnten Sie es in kleinere Schritte teilen?',
  stillWorking: () => 'Einen Moment bitte, ich bin noch dabei.',
  timeUp: () =>
    'Das hat zu lange gedauert, deshalb habe ich abgebrochen. Es wurde nichts gebucht. Bitte versuchen Sie es noch einmal.',
  blocked: () => 'Bei dieser Nachricht kann ich nicht helfen. Es wurde nichts gebucht.',
  tooManyMessages: () =>
    'Sie schreiben schneller, als ich antworten kann. Ich antworte in den nächsten zwei Minuten auf alles; Sie müssen nichts noch einmal senden.',
  tooManyToday: (until) =>
    `Mehr Nachrichten darf ich an einem Tag nicht beantworten, deshalb ist auf diese nichts geschehen. Ab ${until} Uhr antworte ich wieder.`,
  spentForPerson: () =>
    'Heute habe ich für Sie getan, was ich tun darf, deshalb ist auf diese Nachricht nichts geschehen. Bitte schreiben Sie morgen wieder.',
  spentForMarket: () =>
    'Für heute habe ich getan, was ich tun darf, deshalb ist auf diese Nachricht nichts geschehen. Bitte schreiben Sie morgen wieder.',
  spentInTurn: () =>
    'Das war mehr Arbeit, als eine Nachricht kosten darf, deshalb habe ich abgebrochen und nichts daraus gebucht. Könnten Sie es in kleinere Schritte teilen?',
  outboundLimit: (most) =>
    `Dafür wären mehr als ${counted('de', most, { one: '# Nachricht', other: '# Nachrichten' })} nötig gewesen, deshalb habe ich es gelassen und nichts weiter unternommen. Bitte bitten Sie mich um eines nach dem anderen.`,
  nothingToSay: () =>
    'Ich bin nicht sicher, was Sie brauchen. Ich kann zum Beispiel ein Lokal suchen oder einen Tisch reservieren.',
  nothingCommitted: () =>
    'Damit es klar ist: Mit dieser Nachricht ist nichts gebucht, geändert oder gesendet. Fragen Sie mich nach „meine Buchungen“, um zu sehen, was gilt.',
  nextWish: (words: string) => `Danach kümmere ich mich um das andere: „${words}“.`,
  waitsForAnswer: () => 'Bevor Sie antworten, ist nichts entschieden.',
  onlyAsConfirmed: () =>
    'Was gebucht, geändert oder gesendet ist, sage ich Ihnen nur in einer eigenen Bestätigung.',
  linkLeftOut: () => 'Einen Link, für den ich nicht einstehen kann, habe ich weggelassen.',
  tooLong: (limit) =>
    `Ihre Nachricht ist länger als ${limit} Zeichen, deshalb ist darauf nichts geschehen. Bitte senden Sie nur das Wichtigste.`,
  reactionIsNoAnswer: () =>
    'Ich habe Ihre Reaktion gesehen, aber sie bestätigt nichts: Bitte antworten Sie mit Worten.',
  hereItIs: () => 'Bitte sehr.',
  locationSaved: () => 'Danke, ich habe Ihren Standort. Was suchen Sie in der Nähe?',
  marketClosed: () =>
    'Merve ist hier im Moment nicht verfügbar, es ist nichts geschehen. Bitte versuchen Sie es später noch einmal.',
  notHereYet: () => 'Auf dieser Nummer kann ich bisher nur mit Gästen sprechen. Es ist nichts geschehen.',
  failed: () =>
    'Bei mir ist etwas schiefgegangen, und es wurde nichts gebucht. Bitte senden Sie das noch einmal.',
};
