import type { NewGroupSentences } from './en.ts';

const de: NewGroupSentences = {
  title: 'Lassen Sie Ihre Freunde abstimmen',
  hint: 'Wählen Sie die Orte und geben Sie den Link weiter. Merve schreibt niemanden an, und ohne Ihr JA wird nichts gebucht.',
  name: 'Worum geht es?',
  namePlaceholder: 'Essen am Freitag',
  yourName: 'Ihr Name',
  places: 'Orte zur Abstimmung',
  chosen: (count) => `${count} gewählt, höchstens 8`,
  noPlaces: 'Hier stehen Orte, die Merve Ihnen gezeigt hat. Suchen Sie zuerst welche.',
  look: 'Orte suchen',
  ask: 'Merve fragen',
  plan: 'Ideen für eine Gruppe finden',
  when: 'Wann, falls Sie es wissen',
  whenPast: 'Das ist vorbei. Wählen Sie eine spätere Zeit.',
  ends: 'Die Abstimmung endet',
  inHours: (hours) => `in ${hours} Stunden`,
  inOneDay: 'in einem Tag',
  inDays: (days) => `in ${days} Tagen`,
  endsLate: 'Sie würde danach enden. Lassen Sie sie früher enden.',
  ranked: 'Alle bringen die Orte in eine Reihenfolge',
  secret: 'Stimmen bleiben bis zum Ende verborgen',
  start: 'Abstimmung starten',
  needsTwo: 'Wählen Sie mindestens zwei Orte.',
  failed: 'Die Abstimmung konnte nicht gestartet werden. Es wurde nichts angelegt; bitte noch einmal.',
};
export default de;
