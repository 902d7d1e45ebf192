import { answerWords } from '../../../language/answer-words.ts';
import type { VoteSentences } from './en.ts';

const { yes, no } = answerWords.de;

export const de: VoteSentences = {
  opened: (title, until) => `Die Abstimmung „${title}“ ist offen bis ${until}:`,
  passOn: () => 'Ich schreibe niemanden zuerst an. Geben Sie das an Ihre Freunde weiter:',
  invitation: (title) => `Stimmt mit ab: ${title}`,
  byPage: (page) => `Im Web: ${page}`,
  byCode: (code) => `Auf WhatsApp: „MITMACHEN ${code}“ an Merve schreiben`,
  alsoYou: () => 'Auch Ihre eigene Stimme zählt.',
  howToVote: () =>
    'Schreiben Sie die Nummern aller Orte, zu denen Sie gehen würden, zum Beispiel „1 3“. Um einen auszuschließen: „Veto 2“ und der Grund.',
  howToRank: () =>
    'Schreiben Sie die Nummern in Ihrer Reihenfolge, den besten Ort zuerst, zum Beispiel „3 1“. Um einen auszuschließen: „Veto 2“ und der Grund.',
  changeable: (until) => `Ändern können Sie Ihre Stimme bis ${until}.`,
  joined: (title) => `Sie sind dabei: ${title}`,
  joinedOwn: (title) => `Das ist Ihre eigene Abstimmung: ${title}`,
  voted: (names) => `Ihre Stimme: ${names}.`,
  votedForNone: () => 'Ihre Stimme: keiner davon.',
  ruledOut: (name, reason) => `Ausgeschlossen: ${name} („${reason}“).`,
  vetoNeedsReason: (name) => `Warum nicht ${name}? Schreiben Sie „Veto“, die Nummer und den Grund.`,
  notRead: (words) => `„${words}“ habe ich nicht verstanden, Ihre Stimme ist wie vorher.`,
  noSuchNumber: (number, most) =>
    `Eine ${number} gibt es nicht: Die Orte sind 1 bis ${most}. Ihre Stimme ist wie vorher.`,
  standing: (title, voted, members, until) =>
    `„${title}“: ${voted} von ${members} haben abgestimmt. Offen bis ${until}.`,
  votes: (name, count) => `${name}: ${count} Stimmen`,
  vetoed: (reasons) => `ausgeschlossen: ${reasons}`,
  hidden: () => 'Die Stimmen bleiben bis zum Ende verborgen.',
  decided: (title, winner, voted) => `„${title}“ ist entschieden: ${winner}. Abgestimmt haben ${voted}.`,
  undecided: (title) => `„${title}“ ist beendet. Niemand hat abgestimmt, also wurde nichts gewählt.`,
  noVote: () =>
    'Sie haben keine laufende Abstimmung. Suchen Sie zuerst Orte und sagen Sie dann „Lass uns darüber abstimmen“.',
  needsTwo: () =>
    'Für eine Abstimmung braucht es mindestens zwei Orte. Suchen Sie zuerst, oder nennen Sie sie.',
  leftOut: (count) =>
    `Weggelassen, weil ich vom Wissen anderer Anbieter nichts behalten darf: ${count}. In einer Abstimmung haben nur die ersten acht Platz.`,
  askTime: () => 'Um wie viel Uhr wollen Sie sich treffen? Zum Beispiel 20:00.',
  close: (title, voted, members) =>
    `Die Abstimmung „${title}“ schließen? ${voted} von ${members} haben abgestimmt, danach kann niemand mehr abstimmen.\nAntworten Sie ${yes}, um sie zu schließen, ${no}, um sie offen zu lassen.`,
  cancel: (title) =>
    `Die Abstimmung „${title}“ mit allem löschen, was dafür gesagt wurde?\nAntworten Sie ${yes}, um sie zu löschen, ${no}, um sie zu behalten.`,
  kept: (title) => `Die Abstimmung „${title}“ bleibt, wie sie war.`,
  cancelled: (title) => `Die Abstimmung „${title}“ ist gelöscht. Gebucht wurde nichts.`,
  left: (title) => `Sie haben „${title}“ verlassen. Ich schreibe Ihnen dazu nicht mehr.`,
  organiserStays: (title) =>
    `„${title}“ ist Ihre eigene Abstimmung. Sagen Sie „Abstimmung abbrechen“, um sie zu beenden.`,
  notYours: () => 'Das kann nur, wer die Abstimmung begonnen hat.',
  notOfVote: (title) => `Das ist kein Ort von „${title}“. Es wurde nichts gehalten.`,
  notOver: (title) => `Die Abstimmung „${title}“ ist noch offen. Sagen Sie zuerst „Schließe die Abstimmung“.`,
  winnerElsewhere: (winner) =>
    `Gewonnen hat ${winner}. Buchen kann ich dort nicht, bitte buchen Sie dort selbst.`,
  askWhen: (winner) =>
    `Gewonnen hat ${winner}. Für wann soll ich buchen? Schreiben Sie zum Beispiel „Buche den Gewinner am Samstag um 20:00“.`,
  nextOne: (full, next) =>
    `${full} ist dann nicht zu haben, deshalb der nächste Ort Ihrer Abstimmung: ${next}.`,
  noneFree: (title) => `Keiner der Orte von „${title}“ lässt sich dann für Sie halten. Gebucht wurde nichts.`,
  forComing: (party) => `Für ${party}: alle, die zugesagt haben, und wen sie mitbringen.`,
  groupFlagged: () =>
    '⚠️ In dieser Küche gibt es etwas, das jemand aus Ihrer Gruppe nicht essen darf. Der nächste Ort Ihrer Abstimmung ist vielleicht besser; buchen Sie diesen trotzdem, wird es dort gesagt.',
  groupWarned: () =>
    '⚠️ Jemand aus Ihrer Gruppe darf etwas nicht essen, das dort im Essen sein kann. Die Küche erfährt es; fragen Sie bitte, bevor Sie essen.',
  groupUnknown: () =>
    '⚠️ Jemand aus Ihrer Gruppe darf etwas nicht essen, und niemand weiß, was dort im Essen ist. Die Küche erfährt es; fragen Sie bitte, bevor Sie essen.',
  bookIt: () => 'buche den Gewinner',
  sayBook: (words) => `Schreiben Sie „${words}“, dann halte ich den Platz.`,
  nudge: (title, until) => `„${title}“: Ihre Stimme fehlt noch. Schluss ist ${until}.`,
  nothingBooked: () => 'Gebucht ist noch nichts; ich sage Bescheid, sobald es so weit ist.',
  booked: (title, what, when) => `Gebucht für „${title}“: ${what}, ${when}.`,
  reminder: (title, what, when) => `Bald, „${title}“: ${what}, ${when}.`,
  partyNow: (title, coming, booked) => `„${title}“: Inzwischen kommen ${coming}, gebucht ist für ${booked}.`,
  calendar: (link) => `Für Ihren Kalender: ${link}`,
  hearNoMore: () => 'Um nichts mehr davon zu hören, schreiben Sie „Abstimmung verlassen“.',
};
