import { answerWords } from '../../../language/answer-words.ts';
import type { GoogleSentences } from './en.ts';

const { yes, no } = answerWords.de;

export const de: GoogleSentences = {
  notOffered: () =>
    'Hier kann ich keine Mails senden und nichts in Kalender eintragen. Es wurde nichts gesendet.',
  connectMail: (page) =>
    `Dafür brauche ich Ihre Erlaubnis, aus Ihrem Gmail zu senden. Geben Sie sie auf Ihrer Seite und sagen Sie es noch einmal: ${page}`,
  connectCalendar: (page) =>
    `Dafür brauche ich Ihre Erlaubnis, in Ihren Google-Kalender zu schreiben. Geben Sie sie auf Ihrer Seite und sagen Sie es noch einmal: ${page}`,
  connectFreeBusy: (page) =>
    `Dafür brauche ich Ihre Erlaubnis, zu sehen, wann Ihr Google-Kalender belegt ist; Titel sehe ich nicht. Geben Sie sie auf Ihrer Seite und sagen Sie es noch einmal: ${page}`,
  whichDay: () => 'Für welchen Tag soll ich in Ihren Kalender sehen?',
  noPlan: () =>
    'Sie haben keinen Plan mit einem Tag, den Ihre Gruppe beschlossen hat; es gibt nichts zu senden.',
  nothingToEnter: () =>
    'Sie haben nichts gebucht oder beschlossen, das eine Zeit hat; es gibt nichts einzutragen.',
  which: (codes) => `Was davon: ${codes}?`,
  nobodyGave: (title) =>
    `Aus „${title}“ hat niemand eine Adresse dafür angegeben; es gibt niemanden, dem ich senden könnte. Das geht auf der Seite der Abstimmung unter „Was die anderen wissen sollten“.`,
  without: (names) => `Keine Adresse von: ${names}. Sie bekommen keine Mail.`,
  askMail: (from, addresses, subject, text) =>
    `Ich sende das von ${from}, jedem einzeln, Wort für Wort:\n${addresses}\n\nBetreff: ${subject}\n\n${text}\n\nNoch ist nichts gesendet. Antworten Sie ${yes}, um es zu senden, ${no}, um es zu lassen.`,
  askEntry: (account, summary, text) =>
    `Ich trage das in den Kalender von ${account} ein:\n\n${summary}\n${text}\n\nAntworten Sie ${yes}, um es einzutragen, ${no}, um es zu lassen.`,
  busy: (times) => `In Ihrem Kalender steht dann schon etwas: ${times}.`,
  free: () => 'Ihr Kalender ist dann frei.',
  notLooked: () => 'Ich konnte nicht nachsehen, ob Ihr Kalender dann frei ist.',
  sending: () => 'Ich sende es. Was hinausging, sage ich Ihnen hier.',
  entering: () => 'Ich trage es ein. Sobald es geschehen ist, sage ich es hier.',
  changed: () =>
    'Was ich gezeigt habe, hat sich geändert: Eine Adresse wurde zurückgenommen, oder Ihre Erlaubnis bei Google ist zu Ende. Es wurde nichts getan. Sagen Sie es noch einmal, um es neu zu sehen.',
  notSentAtAll: () => 'Gut, es wurde nichts gesendet.',
  notEnteredAtAll: () => 'Gut, es wurde nichts eingetragen.',
  sent: (addresses) => `Gesendet an ${addresses}.`,
  notSent: (addresses, why) => `Nicht gesendet an ${addresses}: ${why}`,
  uncertain: (addresses) =>
    `Ich weiß nicht, ob die Mail an ${addresses} hinausging, denn Google hat nicht geantwortet. Ich sende sie nicht noch einmal: Bitte sehen Sie in Ihren gesendeten Mails nach.`,
  whyLeave: () => 'Google lässt mich nicht mehr. Verbinden Sie es auf Ihrer Seite neu.',
  whyRefused: () => 'Google hat es abgelehnt.',
  whyWithdrawn: () => 'Die Adresse wurde zurückgenommen.',
  whyUnavailable: () => 'Google war nicht zu erreichen.',
  whyLimited: () =>
    'Google nimmt von diesem Konto vorerst nichts mehr an. Bitte versuchen Sie es morgen wieder.',
  entered: (summary) => `Es steht in Ihrem Kalender: ${summary}.`,
  notEntered: (summary, why) => `Es steht nicht in Ihrem Kalender: ${summary}. ${why}`,
  subject: (title) => `Unser Plan: ${title}`,
  notBooked: () => 'Durch unsere Abstimmung gewählt, noch nicht gebucht.',
  signature: () => 'Gesendet mit Merve.',
  notRead: (words) => `Ich habe „${words}“ nicht verstanden; es wurde nichts getan.`,
};
