import { describe, expect, test } from '@jest/globals';
import { type Person, type Profile, profileSchema } from '@merve/contract';
import fc from 'fast-check';
import { noSafety } from '../allergies/safety.ts';
import { joined, noProfile, personWith, profileWith } from './person.ts';

const now = new Date('2026-11-21T10:00:00Z');
const words = fc.subarray(['quiet', 'harbour', 'halal']);
const profiles: fc.Arbitrary<Profile> = fc.record({
  name: fc.constantFrom(null, 'Ayla', 'Kerem'),
  language: fc.constantFrom(null, 'en' as const, 'tr' as const),
  planning: fc.record({
    budgetSensitivity: fc.constantFrom(null, 0, 0.5),
    vibeFirst: fc.constantFrom(null, true, false),
    riskAverse: fc.constantFrom(null, true),
  }),
  dining: fc.record({
    ...{ dietary: words, vibes: words, cuisineAffinity: words, cuisineAversion: words },
    priceComfort: fc.subarray([1, 2, 3]),
  }),
});
const personOf = (profile: Profile): Person => ({
  ...personWith(undefined, 'act_a', noSafety, now),
  ...profile,
});
const said = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);

describe('a person', () => {
  test('keeps everything they said when only their safety changes', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const after = personWith(personOf(profile), 'act_a', { ...noSafety, purposeToldAt: now }, now);
        expect(profileSchema.parse(after)).toEqual(profile);
        expect([after.profileVersion, after.safety.purposeToldAt]).toEqual([2, now]);
      }),
    );
  });

  test('changes what is named and nothing else; the same change twice is one', () => {
    fc.assert(
      fc.property(profiles, profiles, (profile, { name, planning, dining }) => {
        const change = { name, planning: { vibeFirst: planning.vibeFirst }, dining: { vibes: dining.vibes } };
        const after = profileWith(profile, change);
        expect(after).toEqual({
          name,
          language: profile.language,
          planning: { ...profile.planning, vibeFirst: planning.vibeFirst },
          dining: { ...profile.dining, vibes: dining.vibes },
        });
        expect(profileWith(after, change)).toEqual(after);
        expect(profileWith(profile, {})).toEqual(profile);
      }),
    );
  });

  test('who turns out to be another too keeps what they said, and gains what only the other did', () => {
    fc.assert(
      fc.property(profiles, profiles, (into, from) => {
        const after = profileSchema.parse(joined(personOf(into), 'act_b', personOf(from), now));
        const parts = (one: Profile) => ({
          name: one.name,
          language: one.language,
          ...one.planning,
          ...one.dining,
        });
        const [a, b, c] = [parts(into), parts(from), parts(after)];
        for (const key of Object.keys(c)) {
          const own: unknown = Reflect.get(a, key);
          expect(Reflect.get(c, key)).toEqual(said(own) ? own : Reflect.get(b, key));
        }
        expect(profileSchema.parse(joined(undefined, 'act_b', personOf(from), now))).toEqual(from);
        expect(noProfile).toEqual(profileSchema.parse({}));
      }),
    );
  });
});
