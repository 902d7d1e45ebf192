import { counted } from '@merve/contract/words';
import type { MapSentences } from './en.ts';

const de: MapSentences = {
  map: 'Karte',
  search: 'Orte suchen',
  kind: 'Art',
  locate: 'Mein Standort',
  notHere: {
    denied: 'Der Browser darf nicht sagen, wo Sie sind. Erlauben Sie es in den Einstellungen dieser Seite.',
    unknown: 'Ihr Standort wurde nicht gefunden.',
    outside: 'Sie sind außerhalb des Gebiets dieser Karte.',
  },
  here: 'Sie sind hier',
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  loading: 'Wird geladen …',
  failed: 'Die Suche kam nicht durch.',
  retry: 'Noch einmal versuchen',
  noMap: 'Dieser Browser kann die Karte nicht zeichnen; hier steht alles als Liste.',
  simpleMap: 'Die ausführliche Karte konnte nicht geladen werden; dies ist eine einfache.',
  missing: 'Das gibt es nicht mehr.',
  back: 'Alle Ergebnisse',
  askMerve: 'Merve fragen',
  showList: 'Liste zeigen',
  showMap: 'Mehr von der Karte',
  found: (count) => counted('de', count, { one: '# Ort', other: '# Orte' }),
  cluster: (name, count) => `${count} Orte, darunter ${name}`,
  kinds: {
    all: 'Alles',
    restaurants: 'Restaurants',
    cafes: 'Cafés',
    stays: 'Unterkünfte',
    activities: 'Aktivitäten',
    services: 'Leistungen',
    spa: 'Spa',
    sports: 'Sport',
    shops: 'Geschäfte',
    properties: 'Immobilien',
    places: 'Sehenswertes und Alltägliches',
  },
};

export default de;
