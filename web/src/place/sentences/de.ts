import type { PlaceSentences } from './en.ts';

const de: PlaceSentences = {
  loading: 'Wird geladen …',
  failed: 'Dieser Ort konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  missing: 'Diesen Ort gibt es hier nicht mehr.',
  toExplore: 'Andere Orte entdecken',
  hours: 'Öffnungszeiten',
  closed: 'Geschlossen',
  today: 'Heute',
  freeTimes: 'Freie Zeiten',
  askMerve: 'Merve fragen',
  directions: 'Route',
  beside: 'Der Ort, um den es geht',
  openPage: 'Seite öffnen',
  pictures: 'Bilder dieses Orts',
};

export default de;
