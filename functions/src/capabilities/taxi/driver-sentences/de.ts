import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { offeredWords } from '../driver-phrases.ts';
import type { RideWords } from '../ride-words.ts';
import type { DriverSentences } from './en.ts';

const { confirm, decline } = answerWords.de;
const word = offeredWords('de');
const people = (count: number) => counted('de', count, { one: '# Person', other: '# Personen' });
const trip = ({ distance, fare }: RideWords) =>
  [distance === null ? [] : [`etwa ${distance}`], fare === null ? [] : [`Preis etwa ${fare}`]].flat();

export const german: DriverSentences = {
  offer: (ride, away) =>
    [
      `Taxi gesucht, Fahrt ${ride.code}`,
      `Von ${ride.from} (${ride.district}), ${away} von Ihnen entfernt`,
      ...(ride.when === null ? [] : [`Abholung: ${ride.when}`]),
      `Nach ${ride.to}, ${people(ride.party)}`,
      ...(trip(ride).length === 0 ? [] : [trip(ride).join(', ')]),
      `Antworten Sie ${word.accept} ${ride.code}, um sie zu übernehmen, sonst ${word.decline} ${ride.code}. Wer zuerst zusagt, bekommt sie.`,
    ].join('\n'),
  accepted: (ride, rider, map) =>
    [
      `Die Fahrt ${ride.code} gehört Ihnen.`,
      ...(ride.when === null ? [] : [`Abholung: ${ride.when}`]),
      `Abholen: ${rider ?? 'Fahrgast'}, ${people(ride.party)}, ${ride.from}: ${map}`,
      `Nach ${ride.to}.`,
      `Schreiben Sie ${word.arrived}, wenn Sie dort sind, ${word.picked_up}, wenn Sie losfahren, ${word.completed} am Ende, oder ${word.cancel} ${ride.code} und den Grund.`,
    ].join('\n'),
  alreadyYours: (code) => `Die Fahrt ${code} gehört Ihnen schon.`,
  taken: (code) => `Die Fahrt ${code} ist schon vergeben. Danke für Ihre Antwort.`,
  calledOff: (code) => `Die Fahrt ${code} wurde vom Fahrgast abgesagt und ist nicht mehr zu haben.`,
  tooLate: (code) => `Zu spät für die Fahrt ${code}: Die Zeit zum Antworten ist um.`,
  over: (code) => `Die Fahrt ${code} ist vorbei, deshalb ändert das nichts.`,
  wrongCode: (code) =>
    `Für Sie gibt es keine Fahrt ${code}, deshalb wurde nichts angenommen. Bitte prüfen Sie den Code in meiner Nachricht.`,
  busy: (current, code) =>
    `Sie haben noch die Fahrt ${current} und können ${code} deshalb nicht übernehmen. Schreiben Sie ${word.completed} ${current}, wenn sie vorbei ist.`,
  refusedBefore: (code) => `Sie haben die Fahrt ${code} abgegeben, sie wurde anderen angeboten.`,
  whichRide: (codes) =>
    `Welche Fahrt meinen Sie? Schreiben Sie ${word.accept} oder ${word.decline} mit ihrem Code: ${codes}.`,
  rideOrBooking: (codes) =>
    `Meinen Sie die Fahrt oder das, was ich Sie als Gast gefragt habe? Für die Fahrt schreiben Sie ${word.accept} oder ${word.decline} mit ihrem Code: ${codes}. Für das andere schreiben Sie ${confirm} oder ${decline}.`,
  nothingOpen: () => 'Es wartet keine Fahrt auf Ihre Antwort.',
  declined: (code) => `In Ordnung, die Fahrt ${code} geht an andere.`,
  arrivedNoted: (code) => `Notiert: Sie sind am Treffpunkt der Fahrt ${code}. Der Fahrgast weiß Bescheid.`,
  pickedUpNoted: (code) =>
    `Notiert: Die Fahrt ${code} hat begonnen. Schreiben Sie am Ende ${word.completed} ${code}.`,
  completedNoted: (code) => `Notiert: Die Fahrt ${code} ist beendet. Sie sind frei für die nächste.`,
  noShowNoted: (code) => `Notiert: Zur Fahrt ${code} ist niemand erschienen. Sie sind frei für die nächste.`,
  givenBack: (code) =>
    `Die Fahrt ${code} ist abgegeben, der Fahrgast weiß Bescheid. Sie sind frei für andere.`,
  notNow: (code) =>
    `Das geht bei der Fahrt ${code} gerade nicht. Die Reihenfolge ist: ${word.arrived}, ${word.picked_up}, ${word.completed}; ${word.no_show} erst nach ${word.arrived}.`,
  noRide: () => 'Sie haben gerade keine Fahrt, deshalb ändert das nichts.',
  notUnderstood: (code) =>
    `Das habe ich nicht verstanden, für die Fahrt ${code} hat sich nichts geändert. Schreiben Sie ${word.accept} ${code} oder ${word.decline} ${code}; während der Fahrt: ${word.arrived}, ${word.picked_up}, ${word.completed} oder ${word.cancel} und den Code.`,
  riderCancelled: (ride, reason) =>
    `Die Fahrt ${ride.code} (${ride.from}) wurde vom Fahrgast abgesagt${reason === null ? '' : ` (${reason})`}. Sie sind frei für andere.`,
  onDuty: () =>
    'Sie sind im Dienst: Ich frage Sie nach Fahrten in der Nähe. Teilen Sie Ihren Standort, damit ich weiß, wo Sie sind.',
  offDuty: () =>
    `Ihr Dienst ist beendet: Ich frage Sie nicht mehr nach Fahrten. Schreiben Sie ${word.on_duty}, um wieder gefragt zu werden.`,
  moved: () => 'Danke, ich habe Ihren Standort.',
  notADriver: () => 'Diese Nummer ist nicht als Taxi registriert, deshalb wurde nichts angenommen.',
};
