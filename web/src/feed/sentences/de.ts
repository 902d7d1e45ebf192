import type { FeedSentences } from './en.ts';

const de: FeedSentences = {
  title: 'Für Sie ausgesucht',
  asOf: (time) => `Stand ${time}`,
  refresh: 'Neu laden',
  refreshing: 'Wird neu geladen …',
  loading: 'Restaurants werden für Sie ausgesucht …',
  failed: 'Ihre Auswahl konnte nicht geladen werden.',
  offline: 'Keine Verbindung. Ihre Auswahl lässt sich laden, sobald sie wieder da ist.',
  tooOften: (minutes) => `Das haben Sie oft verlangt. Versuchen Sie es in ${minutes} Min. wieder.`,
  retry: 'Noch einmal',
  signedOut: 'Sie wurden abgemeldet. Melden Sie sich an, um Ihre Auswahl zu sehen.',
  signIn: 'Anmelden',
  noneYet: 'Merve kennt hier noch keine Restaurants',
  noneYetHint: 'Bis dahin gibt es nichts auszusuchen. Im Gespräch findet sie weiter Orte um Sie herum.',
  noneLeft: 'Es bleibt keines zu empfehlen',
  noneLeftHint:
    'Jedes Restaurant, das in Frage kam, wurde zu Ihrer Sicherheit ausgelassen. Sie stehen unten, jedes mit seinem Grund.',
  bestRated:
    'Die am besten bewerteten hier. Sagen Sie Merve, was Sie mögen, dann wird es Ihre eigene Auswahl.',
  nothing: 'Gerade ist nichts für Sie ausgesucht',
  nothingHint: 'Sagen Sie Merve, was Sie mögen, dann gibt es mehr auszusuchen.',
  ask: 'Merve fragen',
  more: (name) => `Mehr über ${name}`,
  less: (name) => `Weniger über ${name}`,
  notThis: 'Dieses nicht',
  removed: (name) => `${name} wird nicht mehr für Sie ausgesucht.`,
  undo: 'Rückgängig',
  notSaved: 'Das konnte nicht gespeichert werden. Bitte noch einmal.',
  detailLoading: 'Was bekannt ist, wird gelesen …',
  detailFailed: 'Mehr konnte nicht geladen werden.',
  why: 'Warum es passt',
  highlights: 'Besonderes',
  peopleSay: 'Was Gäste sagen',
  vibe: 'Wie es dort ist',
  ofTen: (score) => `${score} von 10`,
  bestFor: 'Gut für',
  avoidIf: 'Lieber nicht, wenn',
  crowd: 'Wer dort hingeht',
  allergies: 'Ihre Allergien hier',
};

export default de;
