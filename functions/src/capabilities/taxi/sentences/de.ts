import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { RideWords } from '../ride-words.ts';
import type { TaxiSentences } from './en.ts';

const { yes, no } = answerWords.de;
const people = (count: number) => counted('de', count, { one: '# Person', other: '# Personen' });
const because = (reason: string | null) => (reason === null ? '' : ` (${reason})`);

const course = (ride: RideWords) => `Taxi: ${ride.from} (${ride.district}) → ${ride.to}`;
const way = (ride: RideWords) =>
  ride.distance === null
    ? 'Ich finde das Ziel nicht auf der Karte und kann Strecke und Preis deshalb nicht schätzen: Bitte fragen Sie im Taxi.'
    : `Etwa ${ride.distance}${ride.fare === null ? '. Den Preis kann ich nicht schätzen: Bitte fragen Sie im Taxi.' : `, Preis etwa ${ride.fare}. Es gilt der Taxameter.`}`;

export const german: TaxiSentences = {
  here: () => 'Ihr Standort',
  byRoad: (time) => `Auf der Straße dauert es beim jetzigen Verkehr etwa ${time}.`,
  byLine: () => 'Entfernung und Zeiten sind nach der Luftlinie geschätzt.',
  proposal: (ride, extra) =>
    [
      course(ride),
      ride.when === null ? `${people(ride.party)}, jetzt` : `${people(ride.party)}, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `Freie Taxis in der Nähe: ${extra.nearby}. Es ist noch kein Taxi gerufen.`,
      ...(extra.nearest === null ? [] : [`Das nächste braucht etwa: ${extra.nearest}.`]),
      `Antworten Sie bis ${extra.until} Uhr mit ${yes}, um es zu rufen, sonst mit ${no}.`,
    ].join('\n'),
  proposalLater: (ride, extra) =>
    [
      course(ride),
      `${people(ride.party)}, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `Um ${extra.asks} Uhr frage ich an; bis jemand zusagt, hat es niemand versprochen. Es ist noch kein Taxi gerufen.`,
      `Antworten Sie bis ${extra.until} Uhr mit ${yes}, um es vorzumerken, sonst mit ${no}.`,
    ].join('\n'),
  planned: (ride, asks) =>
    `Vorgemerkt: Fahrt ${ride.code}, ${ride.from} → ${ride.to}, ${ride.when}. Um ${asks} Uhr frage ich an; noch hat niemand zugesagt. Ich melde mich, wer kommt oder dass niemand kommt.`,
  pickupIs: (when) => `Abholung: ${when}.`,
  tooManyPlanned: (most) =>
    `Sie haben schon ${most} Taxis vorgemerkt, mehr merke ich nicht zugleich vor. Sagen Sie zuerst eines ab.`,
  askTime: () =>
    'Sie haben eine Zeit genannt. Für welchen Tag und welche Uhrzeit ist das Taxi, oder ist es für jetzt? Es wurde kein Taxi gerufen.',
  searching: (ride, asked) =>
    `Ich frage jetzt ${counted('de', asked, { one: '# Taxi', other: '# Taxis' })} in der Nähe an: ${ride.from} (Fahrt ${ride.code}). Noch hat niemand zugesagt; ich melde mich, sobald es so weit ist.`,
  nobodyFree: (ride) =>
    `In der Nähe (${ride.from}) ist gerade kein Taxi frei, deshalb wurde keines gerufen. Bitte versuchen Sie es in einer Weile noch einmal.`,
  assigned: (ride, driver) =>
    `Ihre Fahrt ${ride.code} ist angenommen, das Taxi ist unterwegs zu Ihnen: ${driver.name}, ${driver.vehicle}, ${driver.plate}, ${driver.phone}. Treffpunkt: ${ride.from}.`,
  coming: (time) => `Geschätzt: noch etwa ${time}.`,
  stillLooking: (ride) =>
    `Fahrt ${ride.code}, ${ride.from}: Noch hat niemand zugesagt, ich suche weiter. Ich melde mich, sobald es so weit ist.`,
  arrived: (ride, driver) => `Ihr Taxi ist da: ${driver.vehicle}, ${driver.plate}. Treffpunkt: ${ride.from}.`,
  pickedUp: (ride) => `Sie sind unterwegs: ${ride.to}. Gute Fahrt!`,
  completed: (ride) => `Die Fahrt ${ride.code} ist beendet. Danke, dass Sie mitgefahren sind.`,
  noShow: (ride) =>
    `Das Taxi hat auf Sie gewartet (${ride.from}) und ist wieder abgefahren (Fahrt ${ride.code}). Schreiben Sie mir, wenn Sie noch ein Taxi brauchen.`,
  driverCancelled: (ride, reason) =>
    `Das Taxi musste die Fahrt ${ride.code} abgeben${because(reason)}. Ich frage jetzt andere an; noch haben Sie kein Taxi.`,
  driverCancelledForGood: (ride, reason) =>
    `Das Taxi musste die Fahrt ${ride.code} abgeben${because(reason)}, und ich habe schon alle gefragt, die ich fragen kann. Sie haben kein Taxi; bitte versuchen Sie es in einer Weile noch einmal oder rufen Sie selbst eines.`,
  widened: (ride, radius) =>
    `Die Fahrt ${ride.code} hat noch niemand angenommen. Ich frage jetzt im Umkreis von ${radius}.`,
  unserved: (ride) =>
    `Für die Fahrt ${ride.code} ließ sich kein Taxi finden: Niemand hat sie angenommen, und die Suche ist beendet. Bitte versuchen Sie es in einer Weile noch einmal oder rufen Sie selbst eines.`,
  cancelProposal: (ride, driver) =>
    [
      `Die Fahrt ${ride.code} absagen (${ride.from} → ${ride.to}${ride.when === null ? '' : `, ${ride.when}`})?`,
      driver === null
        ? 'Noch hat sie niemand angenommen.'
        : `Sie ist angenommen, das Taxi ist unterwegs: ${driver}.`,
      `Antworten Sie mit ${yes}, um sie abzusagen, oder mit ${no}, um sie zu behalten.`,
    ].join('\n'),
  cancelled: (ride, told) =>
    `Abgesagt: Fahrt ${ride.code}.${told ? ' Ich gebe dem Taxi jetzt Bescheid.' : ' Es kommt kein Taxi.'}`,
  notCalled: () => 'In Ordnung, es wurde kein Taxi gerufen.',
  kept: (code) => `Die Fahrt ${code} bleibt, wie sie ist.`,
  tooManyPeople: (most) =>
    `In ein Taxi passen hier höchstens ${counted('de', most, { one: '# Person', other: '# Personen' })}, deshalb habe ich keines angefragt.`,
  samePlace: () => 'Dort sind Sie schon, deshalb habe ich kein Taxi angefragt.',
};
