import { counted } from '@merve/contract/words';
import type { MeSentences } from './en.ts';

const de: MeSentences = {
  title: 'Ich',
  close: 'Schließen',
  failed: 'Das konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  loading: 'Wird geladen …',
  signedOut: 'Schreiben Sie Merve oder melden Sie sich an: Was Sie ihr erzählen, steht dann hier.',
  about: 'Über Sie',
  name: 'Name',
  nameHint: 'So spricht Merve Sie an, und so bucht sie.',
  language: 'Sprache',
  languageAny: 'Wie ich schreibe',
  save: 'Speichern',
  saved: 'Gespeichert.',
  notSaved: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  allergies: 'Allergien',
  noAllergies: 'Sie haben Merve von keiner erzählt.',
  allergiesHint:
    'Sie sagen es Merve im Gespräch, und nehmen es dort zurück. Bis dahin sagt sie es allen, die für Sie kochen.',
  tell: 'Merve davon erzählen',
  tellWords: 'Ich bin allergisch gegen ',
  taste: 'Was Sie mögen',
  dietary: 'Ernährung',
  likes: 'Küchen, die Sie mögen',
  dislikes: 'Küchen, die Sie meiden',
  commas: 'Mit Kommas trennen.',
  beliefs: 'Was Merve glaubt, dass Sie mögen',
  beliefsHint:
    'Sie hat es in Ihren Worten gelesen. Nehmen Sie zurück, was nicht stimmt; aus denselben Worten schließt sie es nicht wieder.',
  noBeliefs: 'Noch nichts. Sie glaubt nur, was sie in Ihren eigenen Worten liest.',
  belief: {
    dietary: (what) => `Ernährung: ${what}`,
    vibes: (what) => `Solche Orte: ${what}`,
    cuisineAffinity: (what) => `Mag ${what}`,
    cuisineAversion: (what) => `Meidet ${what}`,
    priceComfort: (what) => `Preisstufe ${what} von 4`,
  },
  beliefWords: (date) => `Sie schrieben am ${date}:`,
  notTrue: 'Stimmt nicht',
  unwanted: (count) =>
    counted('de', count, {
      one: 'Zu # Restaurant sagten Sie „dieses nicht“.',
      other: 'Zu # Restaurants sagten Sie „dieses nicht“.',
    }),
  wantedAgain: 'Wieder aussuchen lassen',
  messages: 'Nachrichten',
  messagesHint:
    'Merve schreibt hier und, wenn Ihr Telefon verbunden ist, auf WhatsApp: was aus Ihren Buchungen, Bestellungen und Fahrten wird. STOP auf WhatsApp beendet das.',
  google: {
    title: 'Google',
    hint: 'Merve kann den Plan Ihrer Gruppe aus Ihrem Gmail senden und in Ihren Kalender eintragen, was Sie buchen. Für jedes braucht sie Ihre Erlaubnis, und sie tut nur, was sie gezeigt hat und wozu Sie JA gesagt haben.',
    as: (value) => `Verbunden: ${value}`,
    ended: 'Google lässt Merve nicht mehr. Erlauben Sie es neu.',
    leave: {
      mail: 'Mails aus meinem Gmail senden',
      calendar: 'In meinen Kalender eintragen',
      freeBusy: 'Nachsehen, wann ich frei bin',
    },
    given: 'erlaubt',
    disconnect: 'Google trennen',
    outcome: {
      connected: 'Google ist verbunden.',
      declined: 'Sie haben es nicht erlaubt; es wurde nichts verbunden.',
      lapsed: 'Das hat zu lange gedauert oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',
      otherAccount: 'Das ist ein anderes Google-Konto als das verbundene. Trennen Sie jenes zuerst.',
      withheld: 'Google hat nicht gegeben, worum gebeten wurde: Bitte lassen Sie es angehakt.',
      failed: 'Google konnte nicht verbunden werden. Bitte versuchen Sie es noch einmal.',
    },
  },
  account: 'Konto und WhatsApp',
  data: 'Ihre Daten',
  dataHint: 'Alles, was über Sie gespeichert ist, können Sie haben und löschen lassen.',
  download: 'Alles herunterladen',
  erase: 'Alles löschen',
  eraseTitle: 'Alles löschen?',
  eraseWarning:
    'Alles, was über Sie gespeichert ist, wird gelöscht, auch dieses Konto und ein verbundenes Telefon. Das lässt sich nicht rückgängig machen und sagt keine Buchung ab: Sagen Sie vorher ab, was Sie nicht wollen.',
  eraseYes: 'Alles löschen',
  keep: 'Behalten',
  erased: 'Es hat begonnen. In einer halben Stunde ist alles weg.',
  severity: {
    unknown: 'Wie schlimm: nicht gesagt',
    mild: 'Leicht',
    moderate: 'Mittel',
    severe: 'Schwer',
    anaphylactic: 'Lebensbedrohlich',
  },
  whose: {
    self: 'Ihre',
    child: 'Ihres Kindes',
    companion: 'Von jemandem mit Ihnen',
    unknown: 'Nicht gesagt, wessen',
  },
};

export default de;
