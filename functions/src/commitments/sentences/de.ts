import { counted } from '@merve/contract/words';
import type { CommitmentSentences } from './en.ts';

const kinds = {
  booking: 'Reservierung',
  food: 'Bestellung',
  service: 'Dienstleistung',
  viewing: 'Besichtigung',
  ride: 'Taxi',
};
const states = {
  draft: 'noch nicht angefragt',
  hold: 'gehalten, wartet auf Ihre Antwort',
  awaiting_deposit: 'gehalten, wartet auf Ihre Anzahlung',
  confirmed: 'bestätigt',
  placed: 'gesendet, noch keine Antwort',
  accepted: 'angenommen',
  ready: 'fertig',
  completed: 'erledigt',
  rejected: 'abgelehnt',
  cancelled: 'storniert',
  expired: 'ohne Antwort beendet',
  planned: 'vorgemerkt; angefragt wird kurz vorher',
  requested: 'ein Fahrer wird gesucht',
  assigned: 'der Fahrer ist unterwegs',
  arrived: 'der Fahrer ist da',
  on_board: 'unterwegs mit Ihnen',
  no_show: 'beendet: der Fahrer hat Sie nicht gefunden',
  unserved: 'beendet: kein Fahrer gefunden',
};
const noneOf = {
  booking: 'Sie haben keine Reservierung.',
  food: 'Sie haben keine laufende Bestellung.',
  service: 'Sie haben keine laufende Dienstleistung.',
  viewing: 'Sie haben keine vereinbarte Besichtigung.',
  ride: 'Sie haben kein Taxi bestellt.',
};

export const german: CommitmentSentences = {
  kind: (kind) => kinds[kind],
  named: (name) => name,
  state: (state) => states[state],
  people: (count) => counted('de', count, { one: '# Person', other: '# Personen' }),
  about: (clock) => `etwa ${clock}`,
  until: (clock) => `bis ${clock}`,
  withDriver: (driver) => `Fahrer: ${driver}`,
  cancelAsked: () => 'Sie haben um Stornierung gebeten, noch ohne Antwort',
  heading: () => 'Bei Ihnen ist offen:',
  elsewhere: () => 'Offen ist aber:',
  nothing: () =>
    'Bei Ihnen ist nichts offen: keine Reservierung, Bestellung, Dienstleistung, Besichtigung und kein Taxi.',
  noneOf: (kind) => noneOf[kind],
  lately: (line) => `Zuletzt: ${line}`,
  whichToCancel: () => 'Was davon soll ich stornieren? Schreiben Sie den Code.',
  nothingToCancel: () => 'Es gibt nichts zu stornieren.',
  whichIsMeant: () => 'Was davon meinen Sie? Schreiben Sie den Code.',
};
