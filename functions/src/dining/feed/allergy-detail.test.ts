import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { guardRestaurants } from '../allergy-guard.ts';
import {
  saidSafety,
  sampleCandidate,
  sampleNow,
  sampleZone,
  statedAllergen,
} from '../testing/sample-candidates.ts';
import { allergyDetailOf } from './allergy-detail.ts';
import { allergyDetailSentences } from './allergy-detail-sentences.ts';

describeTranslations('what a restaurant means for allergies', allergyDetailSentences, {
  values: ['2026', 'sesame'],
  says: (say) => ({
    nothingTold: [say.nothingTold()],
    contains: [say.contains('sesame')],
    mayContain: [say.mayContain('sesame')],
    unknown: [say.unknown('sesame')],
    declaredNotUsed: [say.declaredNotUsed('2026')],
    declared: [say.declared('2026')],
    unverified: [say.unverified()],
    confirm: [say.confirm()],
    deadly: [say.deadly()],
  }),
});

function detail(allergens: Parameters<typeof statedAllergen>[0][], language: 'en' | 'tr' = 'en') {
  const candidate = sampleCandidate({ allergens: allergens.map(statedAllergen) });
  const party = { safety: [saidSafety({})], profileVersion: 1 };
  const { restaurants, flagged } = guardRestaurants([candidate], party, sampleNow, sampleZone);
  const [one] = [...restaurants, ...flagged];
  if (one === undefined) throw new Error('lost');
  return allergyDetailOf(one.shown, true, language);
}

describe('the detail of a restaurant', () => {
  test('speaks with the verb of the fact', () => {
    expect(detail([{}]).summary).toBe(
      'Contains: peanuts. Oldest declaration of the restaurant: Wednesday 21 October 2026. Cross-contact is not known.',
    );
    expect(detail([{ value: 'mayContain', source: 'cuisine', confidence: 'medium' }]).summary).toBe(
      'May contain: peanuts. Not verified by the restaurant. Cross-contact is not known.',
    );
    expect(detail([]).summary).toBe(
      'Not known: peanuts. Not verified by the restaurant. Cross-contact is not known.',
    );
    expect(detail([{ value: 'notUsed' }]).summary).toBe(
      'Declared by the restaurant on Wednesday 21 October 2026: it does not cook with it. Cross-contact is not known.',
    );
  });

  test('never says "safe", and always asks them to tell the restaurant', () => {
    for (const language of languageSchema.options) {
      const candidate = sampleCandidate({ allergens: [statedAllergen({ value: 'notUsed' })] });
      const party = { safety: [saidSafety({})], profileVersion: 1 };
      const [one] = guardRestaurants([candidate], party, sampleNow, sampleZone).restaurants;
      if (one === undefined) throw new Error('lost');
      const { recommendations, summary } = allergyDetailOf(one.shown, true, language);
      expect(recommendations).toEqual([allergyDetailSentences(language).confirm()]);
      expect(summary).not.toMatch(/\bsafe\b/i);
    }
  });

  test('begins with the danger where it can kill, though nobody knows', () => {
    expect(detail([]).recommendations[0]).toContain('life-threatening');
  });
});
