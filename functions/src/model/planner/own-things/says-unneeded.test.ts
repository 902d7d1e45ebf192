import { expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import { saysUnneeded } from './says-unneeded.ts';

/** What gives up whatever was made, what gives up a ride alone, and what gives up nothing. */
const said: Readonly<
  Record<Language, { readonly anything: string; readonly ride: string; readonly nothing: readonly string[] }>
> = {
  en: {
    anything: 'oh, we no longer need it, grandma is cooking',
    ride: 'my cousin is driving us after all',
    nothing: ['we do not need a high chair', 'do we need it in writing?', 'thank you, see you there'],
  },
  tr: {
    anything: 'gerek kalmadı, evde yiyoruz',
    ride: 'kuzenim bizi bırakacak',
    nothing: ['mama sandalyesine ihtiyacımız yok', 'gerek kalmadı mı?', 'teşekkürler'],
  },
  he: {
    anything: 'כבר לא צריך, אוכלים בבית',
    ride: 'אח שלי מסיע אותנו',
    nothing: ['לא צריך כיסא תינוק', 'כבר לא צריך?', 'תודה רבה'],
  },
  ru: {
    anything: 'уже не надо, нас позвали в гости',
    ride: 'нас подвезёт брат, нас подвезут',
    nothing: ['детский стул не нужен', 'больше не нужно?', 'спасибо большое'],
  },
  el: {
    anything: 'δεν το χρειαζόμαστε τελικά, θα φάμε σπίτι',
    ride: 'θα μας πάει ο ξάδερφός μου',
    nothing: ['δεν θέλουμε καρεκλάκι', 'ευχαριστώ πολύ'],
  },
  de: {
    anything: 'brauchen wir doch nicht, Oma kocht',
    ride: 'mein Vetter fährt uns',
    nothing: ['wir brauchen keinen Hochstuhl', 'brauchen wir nicht mehr?', 'vielen Dank'],
  },
  ar: {
    anything: 'ما عاد نحتاجها، رح ناكل بالبيت',
    ride: 'ابن عمي راح يوصلنا',
    nothing: ['ما بدنا كرسي أطفال', 'شكرا كتير'],
  },
  fa: {
    anything: 'دیگه لازم نداریم، خونه غذا می‌خوریم',
    ride: 'پسرعموم ما رو می‌رسونه',
    nothing: ['صندلی کودک نمی‌خوایم', 'خیلی ممنون'],
  },
  ko: {
    anything: '이제 필요 없어요, 집에서 먹기로 했어요',
    ride: '사촌이 데려다준대요',
    nothing: ['아기 의자는 괜찮아요', '감사합니다'],
  },
};

test.each(languageSchema.options)('%s: what was just made is given up, or a ride alone', (language) => {
  const { anything, ride, nothing } = said[language];
  expect(saysUnneeded(anything)).toBe('anything');
  expect(saysUnneeded(ride)).toBe('ride');
  expect(nothing.map(saysUnneeded)).toEqual(nothing.map(() => null));
});

test('who writes a story gives nothing up', () => {
  expect(saysUnneeded(`${'a long story of our holidays '.repeat(5)}and we no longer need it`)).toBeNull();
});
