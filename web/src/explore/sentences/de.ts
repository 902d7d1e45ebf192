import { counted } from '@merve/contract/words';
import type { ExploreSentences } from './en.ts';

const de: ExploreSentences = {
  title: 'Entdecken',
  box: 'Was suchen Sie?',
  placeholder: 'Vegane Pizza in meiner Nähe',
  search: 'Suchen',
  planGroup: 'Etwas für eine Gruppe planen',
  hint: 'Restaurants, Cafés, Läden, Sehenswürdigkeiten: sagen Sie es in eigenen Worten.',
  examplesTitle: 'Beispiele',
  examples: ['Vegane Pizza in Kyrenia', 'Cafés in der Nähe, die jetzt offen sind', 'Die nächste Apotheke'],
  results: 'Ergebnisse',
  searching: 'Es wird gesucht …',
  understood: 'Verstanden:',
  remove: (said) => `Ohne ${said}`,
  found: (count) => counted('de', count, { one: '# Ort', other: '# Orte' }),
  nothing: 'Nichts gefunden',
  nothingHint: 'Nehmen Sie oben etwas heraus oder suchen Sie anderswo.',
  ownList: 'Aus Merves eigener Liste',
  more: 'Weitere Orte',
  chips: {
    venue: 'Ein Ort nach seinem Namen',
    around: 'Nur rund um diese Stelle',
    openNow: 'Jetzt offen',
    nearest: 'Das Nächste zuerst',
    me: 'In Ihrer Nähe',
    point: 'Rund um einen Punkt',
    cheap: 'Günstig',
    notDear: 'Nicht teuer',
    dear: 'Teuer',
    target: (place) => `Ort: ${place}`,
    within: (distance) => `Bis ${distance} entfernt`,
  },
  notes: {
    target_not_located: 'Wo das liegt, war nicht zu finden; gesucht wurde nach den Worten.',
    provider_fell_back: 'Das große Verzeichnis ist gerade nicht erreichbar; das ist ohne es bekannt.',
    exclusion_not_applied: 'Was Sie nicht wollen, konnte nicht ausgeschlossen werden.',
    radius_cut: 'So weit kann nicht gesucht werden; gesucht wurde, so weit es geht.',
    opennow_not_certain: 'Nicht von jedem Ort sind die Öffnungszeiten bekannt.',
  },
  where: 'Wo sind Sie?',
  locate: 'Meinen Standort verwenden',
  town: 'Stadt oder Gegend',
  searchThere: 'Dort suchen',
  notLocated: {
    denied:
      'Der Browser darf nicht sagen, wo Sie sind. Erlauben Sie es in den Einstellungen dieser Seite oder schreiben Sie einen Ort.',
    unknown: 'Ihr Standort war nicht zu finden. Schreiben Sie stattdessen einen Ort.',
  },
  limit: 'Sie haben in kurzer Zeit viel gesucht. Warten Sie ein wenig.',
  limitFor: (count) =>
    counted('de', count, {
      one: 'Sie haben in kurzer Zeit viel gesucht. Weiter geht es in # Sekunde.',
      other: 'Sie haben in kurzer Zeit viel gesucht. Weiter geht es in # Sekunden.',
    }),
  signedOut: 'Sie wurden abgemeldet. Melden Sie sich an, um zu suchen.',
  signIn: 'Anmelden',
  notHere: 'Diese Suche gibt es in Ihrer Gegend nicht. Unsere eigenen Orte sind auf der Karte.',
  toMap: 'Zur Karte',
  notUnderstood: 'Das war nicht als Suche zu verstehen. Sagen Sie, was Sie suchen und wo.',
  late: 'Die Suche hat zu lange gedauert.',
  offline: 'Es gibt keine Verbindung.',
  failed: 'Die Suche ist nicht durchgekommen.',
  retry: 'Noch einmal',
};

export default de;
