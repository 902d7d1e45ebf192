import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { answerWords } from '../../language/answer-words.ts';
import { foldText } from '../../language/fold-text.ts';
import { driverButtons } from './driver-buttons.ts';
import { driverVerbs, offeredWords } from './driver-phrases.ts';
import { driverSentences } from './driver-sentences/index.ts';
import { readDriverWords } from './driver-words.ts';
import { formatKm, type RideWords } from './ride-words.ts';
import { taxiSentences } from './sentences/index.ts';

const ride: RideWords = {
  code: 'A2B3',
  from: 'Carob Lantern',
  to: 'Ercan Airport',
  district: 'Kyrenia / Girne',
  party: 3,
  distance: '5.2 km',
  fare: '₺250.00',
  when: null,
};
/** As people see it: marks of direction are invisible, and drop when the text is read. */
const seen = (text: string) => foldText(text).text;
/** Each as a word of its own; in Korean, endings are written onto it. */
const wordsInOrder = (...words: readonly string[]) =>
  new RegExp(words.map((word) => `(?<!\\p{L})${seen(word)}(?![\\p{L}--\\p{Script=Hangul}])`).join('.*'), 'v');
/** https://www.twilio.com/docs/content/twilio-quick-reply: a button's title. */
const maxTitle = 20;

describe.each(languageSchema.options)('in %s', (language) => {
  const say = driverSentences(language);
  const word = offeredWords(language);

  test('a driver’s buttons fit, and are read as what they say', () => {
    for (const verb of driverVerbs) {
      const [button] = driverButtons(language, 'A2B3', [verb]);
      expect(button?.label.length).toBeLessThanOrEqual(maxTitle);
      expect(readDriverWords(button?.label ?? '')).toEqual({ verb, code: 'A2B3', reason: null });
    }
  });

  test('an offer tells the words of its buttons, and where and how far it goes', () => {
    const offer = seen(say.offer(ride, '800 m'));
    for (const { label } of driverButtons(language, 'A2B3', ['accept', 'decline'])) {
      expect(offer).toContain(seen(label));
    }
    for (const fact of [ride.from, ride.to, ride.district, '800 m', '5.2 km', '₺250.00', '3']) {
      expect(offer).toContain(seen(fact));
    }
  });

  test('who has a ride is told every word it takes', () => {
    const accepted = seen(say.accepted(ride, null, 'https://maps.test/x'));
    for (const verb of ['arrived', 'picked_up', 'completed', 'cancel'] as const) {
      expect(accepted).toContain(seen(word[verb]));
    }
    expect(accepted).toContain('https://maps.test/x');
    expect(readDriverWords(`${word.cancel} A2B3 …!?`)).toMatchObject({ verb: 'cancel', code: 'A2B3' });
    expect(seen(say.notNow('A2B3'))).toContain(seen(word.no_show));
    expect(seen(say.busy('A2B3', 'C4D5'))).toContain(seen(`${word.completed} A2B3`));
    expect(seen(say.offDuty())).toContain(seen(word.on_duty));
  });

  test('who drives and is a guest, too, can say which is meant', () => {
    const { confirm, decline } = answerWords[language];
    const question = seen(say.rideOrBooking('A2B3'));
    for (const guestWord of [confirm, decline]) {
      expect(question).toContain(seen(guestWord));
      // In no language a driver's word: else the answer would be asked about again.
      expect(readDriverWords(guestWord)).toBeNull();
    }
  });

  test('a rider is told the words that are read as YES and NO', () => {
    const { yes, no } = answerWords[language];
    const rider = taxiSentences(language);
    for (const proposal of [
      rider.proposal(ride, { nearby: '4', nearest: null, route: rider.byLine(), until: '20:05' }),
      rider.proposal(
        { ...ride, distance: null, fare: null },
        { nearby: '10+', nearest: null, route: null, until: '20:05' },
      ),
      rider.cancelProposal(ride, null),
    ]) {
      const last = seen(proposal.split('\n').at(-1) ?? '');
      expect(last).toMatch(wordsInOrder(yes, no));
    }
    expect(
      seen(rider.proposal(ride, { nearby: '4', nearest: null, route: rider.byRoad('5'), until: '20:05' })),
    ).toContain('20:05');
  });

  test('kilometres are written with a plain space, and Latin digits', () => {
    expect(formatKm(5230, language)).toMatch(/^5[.,]2 ?\p{L}[\p{L}״."]*$/u);
  });
});
