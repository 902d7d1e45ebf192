/** "If it rains", "only the second night", "keep the taxi": words by which a wish is not for the whole, or not for certain. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { phrases } from './phrase.ts';
import { SaidText } from './said-text.ts';

/** Phrases as `phrases` reads them. "If you can" limits nothing, and stands in `courteous`. */
const words: Readonly<Record<Language, { readonly limiting: string; readonly courteous: string }>> = {
  en: {
    limiting:
      'if, unless, in case, only, just the|one|two, except, apart from, other than, half, part of, one of, keep|keeping, until, provided, as long as, not all, but not',
    courteous:
      'if [its] possible, if you can|could|please|may, if you dont mind, if thats|that ok|okay|alright|fine|possible, if its|it ok|okay|alright|fine|not, if i may, if at all possible',
  },
  tr: {
    limiting:
      'eğer, sadece, yalnız, yalnızca, hariç, dışında, yarısı*, bir kısmı*, birini, kalsın, kalan*, geri kalan*, tut, *rsa, *rse, *zsa, *zse, *ysa, *yse, takdirde',
    courteous:
      'mümkünse, olursa, olur ise, sorun değilse, zahmet olmazsa, sakıncası yoksa, mahsuru yoksa, mümkün ise',
  },
  de: {
    limiting:
      'falls, wenn, sofern, nur, außer, ausser, bis auf, halb*, hälfte, teil, ein teil, eine|einen|eins von, behalten|behalte, bleibt, es sei denn, solange, nicht alle|alles',
    courteous:
      'wenn möglich, falls möglich, wenn es geht, wenns geht, wenn das geht, falls es geht, wenn das möglich ist, wenn es möglich ist',
  },
  ru: {
    limiting:
      'если, только, лишь, кроме, половин*, часть, один|одну|одно из, оставь*, оставить, сохраните, при условии, не все|всё',
    courteous: 'если можно, если возможно, если не трудно, если не сложно, если несложно, если получится',
  },
  el: {
    limiting:
      'αν, εάν, άμα, μόνο, εκτός, πλην, μισ*, μέρος, ένα|έναν|μία από, κράτα*, κρατήστε, αρκεί, όχι όλ*',
    courteous: 'αν γίνεται, αν είναι δυνατόν, αν μπορείτε, αν μπορείς, εάν γίνεται, αν δεν σας κάνει κόπο',
  },
  he: {
    limiting: 'אם, רק, חוץ, מלבד, למעט, חצי, חלק, אחד|אחת מ, תשאיר*, להשאיר, השאר*, בתנאי, לא הכל',
    courteous: 'אם אפשר, אם ניתן, אם זה אפשרי, אם תוכל*, אם זה בסדר',
  },
  ar: {
    limiting: 'إذا, اذا, لو, إن, فقط, إلا, ما عدا, ماعدا, باستثناء, نصف, جزء, أبق*, ابق*, خلي, بشرط, مش كل',
    courteous: 'لو سمحت*, إذا أمكن, اذا امكن, لو أمكن, لو ممكن, إذا سمحت*, إن أمكن, لو تكرمت*, إذا ممكن',
  },
  fa: {
    limiting: 'اگر, اگه, فقط, تنها, به جز, بجز, مگر, جز, نصف*, بخشی, یکی از, نگه دار*, نه همه',
    courteous: 'اگر ممکن است, اگه ممکنه, اگه میشه, اگر می‌شود, اگه می‌شه, اگه امکان داره, اگه زحمتی نیست',
  },
  ko: {
    limiting: '*면, 만약, *만, 빼고, 제외*, 절반, 반만, 일부, 남겨*, 하나만, 두고, 말고',
    courteous: '가능하면, 가능하시면, 괜찮으면, 괜찮으시면, 되면, 된다면, 실례지만',
  },
};

const tables = onFirstUse(() =>
  languageSchema.options.map((language) => ({
    limiting: phrases(words[language].limiting),
    courteous: phrases(words[language].courteous),
  })),
);

/** Whether a message in any of Merve's languages says that what is wished is so only in a case, or only of a part. */
export function limitsWish(text: string): boolean {
  const said = new SaidText(text);
  for (const { courteous } of tables()) said.takeAll(courteous);
  const { open } = said;
  return tables().some(({ limiting }) => open.search(limiting) >= 0);
}
