import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { placeSentences } from './sentences.ts';

/** Every sentence, with values that can be found again. */
function spoken(language: Parameters<typeof placeSentences>[0]): [string, string][] {
  return Object.entries(placeSentences(language)).map(([name, sentence]) => [name, sentence('«1»', '«2»')]);
}

describe('what is said about places', () => {
  test.each(languageSchema.options)('in %s is a sentence of its own, with every value in it', (language) => {
    const said = spoken(language);
    const inEnglish = new Map(spoken('en'));
    expect(said.map(([name]) => name)).toEqual(Object.keys(placeSentences.translations.en));
    for (const [name, text] of said) {
      const values = (inEnglish.get(name) ?? '').match(/«\d»/g) ?? [];
      expect([name, [...(text.match(/«\d»/g) ?? [])].sort()]).toEqual([name, [...values].sort()]);
      if (language !== 'en') expect([name, text]).not.toEqual([name, inEnglish.get(name)]);
    }
  });
});

describeTranslations('what is said about places', placeSentences, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250', '22.11.', '08:00'],
  says: (say) => ({
    askWhere: [say.askWhere()],
    placeUnknown: [say.placeUnknown('7 Lanterns')],
    outOfArea: [say.outOfArea('7 Lanterns')],
    nearYou: [say.nearYou()],
    nearPlace: [say.nearPlace('7 Lanterns')],
    nothingNear: [say.nothingNear('7 Lanterns')],
    farther: [say.farther('7 Lanterns')],
    onMap: [say.onMap()],
    notOnMap: [say.notOnMap('7 Lanterns')],
    ownOnly: [say.ownOnly()],
    ownNothing: [say.ownNothing('7 Lanterns')],
    openNow: [say.openNow()],
    onDuty: [say.onDuty('22.11.')],
    rosterUnknown: [say.rosterUnknown('22.11.')],
    noneOpen: [say.noneOpen()],
    nearestPharmacies: [say.nearestPharmacies()],
    noPharmacies: [say.noPharmacies()],
    nightOver: [say.nightOver()],
    openUntil: [say.openUntil('19:45')],
    openAllDay: [say.openAllDay()],
    closedUntil: [say.closedUntil('22.11.')],
    closed: [say.closed()],
    dutyUntil: [say.dutyUntil('19:45')],
    duty: [say.duty('19:45', '08:00')],
    phoneFirst: [say.phoneFirst()],
  }),
});
