import { counted } from '@merve/contract/words';

/**
 * What Merve counts in more than one room, as Arabic counts it. Two of a thing is the only form that shows its case: `شخصان` where it
 * is the subject, `شخصين` behind a verb or a preposition.
 */
const nouns = {
  people: {
    one: 'شخص واحد',
    subject: 'شخصان',
    object: 'شخصين',
    few: '# أشخاص',
    many: '# شخصًا',
    other: '# شخص',
  },
  minutes: {
    one: 'دقيقة واحدة',
    subject: 'دقيقتان',
    object: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  },
  seconds: {
    one: 'ثانية واحدة',
    subject: 'ثانيتان',
    object: 'ثانيتين',
    few: '# ثوانٍ',
    many: '# ثانية',
    other: '# ثانية',
  },
} as const;

/** `3 أشخاص`, `شخصان`, `دقيقتين`: a count with its noun, in the case of its place in the sentence. */
export function arabicCount(
  noun: keyof typeof nouns,
  count: number,
  place: 'subject' | 'object' = 'subject',
): string {
  const { subject: _subject, object: _object, ...forms } = nouns[noun];
  return counted('ar', count, { ...forms, two: nouns[noun][place] });
}
