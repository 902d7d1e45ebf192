import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { allergySentences } from '../../functions/src/allergies/sentences.ts';
import { bookingSentences } from '../../functions/src/capabilities/bookings/sentences/index.ts';
import { errorSentence } from '../../functions/src/language/error-sentences/index.ts';
import { plannerSentences } from '../../functions/src/model/planner/planner-sentences/index.ts';
import { resultSentences } from '../../functions/src/model/planner/result-sentences.ts';
import { askedIn } from './asked-slots.ts';

const languages: readonly Language[] = languageSchema.options;
const slotsIn = (text: string) => [...askedIn(text).slots].sort();

describe.each(languages)('in %s', (language) => {
  const say = plannerSentences(language);

  test('a question is told by its sentence, whatever stands around it', () => {
    expect(slotsIn(`1. Carob Lantern\n\n${say.askParty()} – Merve`)).toEqual(['party']);
    expect(slotsIn(say.askWhen())).toEqual(['clock', 'when']);
    expect(slotsIn(say.askClock())).toEqual(['clock']);
    expect(slotsIn(say.askDestination())).toEqual(['destination']);
    expect(slotsIn(say.askListingAmong('Carob Lantern, Salt Wagon'))).toEqual(['listing', 'which']);
    expect(slotsIn(`${say.askWhen()}\n${say.askParty()}`)).toEqual(['clock', 'party', 'when']);
  });

  test('so is one that a refusal ends with', () => {
    const error = (code: Parameters<typeof errorSentence>[0]['code'], details: Record<string, string>) =>
      errorSentence({ code, details }, language);
    expect(slotsIn(error('PLACE_MISSING', { collect: 'yes' }))).toEqual(['address']);
    expect(slotsIn(error('PLACE_NOT_FOUND', { place: 'Nowhere 1' }))).toEqual(['pickup']);
    expect(
      slotsIn(error('ITEM_NOT_FOUND', { item: 'Big Mac', name: 'Mustard Moon', names: 'Fries' })),
    ).toEqual(['item']);
    expect(slotsIn(error('TIME_INVALID', { slotMinutes: '240', before: '12:00', after: '16:00' }))).toEqual([
      'clock',
    ]);
  });

  test('not to have understood asks to say it again, and for nothing else', () => {
    const asked = askedIn(say.unknown('…'));
    expect([...asked.slots]).toEqual([]);
    expect(asked.anything).toBe(true);
  });

  test('what is asked of an allergy beside the answer is no question about the matter', () => {
    const aside = allergySentences(language);
    for (const asked of [aside.askWhat(), aside.askBoth(), aside.askSeverity(), aside.askWhose()])
      expect(askedIn(`${resultSentences(language).foundNothing()}\n\n${asked}`).anything).toBe(false);
    expect(askedIn(`${aside.askBoth()}\n${say.askParty()}`).anything).toBe(true);
  });

  test('what was found, was done or failed asks for nothing', () => {
    const booking = { what: 'Carob Lantern', when: '23', party: 4, reference: 'K7QF2M' };
    for (const text of [
      resultSentences(language).foundNothing(),
      bookingSentences(language).confirmed(booking, true),
    ])
      expect({ text, ...askedIn(text), slots: slotsIn(text) }).toEqual({ text, slots: [], anything: false });
  });
});

test('a question of a model’s own is one, in every script', () => {
  for (const text of ['Which of the two?', 'کدام؟', 'Ποιο από τα δύο;', '어느 쪽인가요？'])
    expect(askedIn(text).anything).toBe(true);
  expect(askedIn('Open 12:00–15:00; closed on Mondays.').anything).toBe(false);
});
