import type { Reading } from './reading.ts';

const metresOf: Readonly<Record<string, number>> = {
  ...{ km: 1000, kilometers: 1000, kilometres: 1000, kilometer: 1000, kilometre: 1000, км: 1000, χλμ: 1000 },
  ...{ 'ק"מ': 1000, קמ: 1000, كم: 1000, کیلومتر: 1000, 킬로미터: 1000, 킬로: 1000 },
  ...{
    'ק״מ': 1000,
    километр: 1000,
    километров: 1000,
    километра: 1000,
    kilometre: 1000,
    χιλιόμετρα: 1000,
    کیلومتری: 1000,
    كيلومتر: 1000,
    كيلو: 1000,
  },
  ...{
    mile: 1609,
    miles: 1609,
    mi: 1609,
    meile: 1609,
    meilen: 1609,
    mil: 1609,
    μίλι: 1609,
    μίλια: 1609,
    мили: 1609,
    миль: 1609,
    מייל: 1609,
    ميل: 1609,
    مایل: 1609,
    마일: 1609,
  },
  ...{ metern: 1, μ: 1, μέτρων: 1, метра: 1, метрах: 1, 'מ׳': 1, "מ'": 1, م: 1, متری: 1, أمتار: 1 },
  ...{ m: 1, metres: 1, meters: 1, meter: 1, metre: 1, м: 1, метров: 1, μέτρα: 1, מטר: 1, متر: 1, 미터: 1 },
};

const withinWords =
  '(?:within|not more than|no more than|up to|maximal|höchstens|max\\.?|bis zu|не дальше|не далее|до|עד|μέχρι|على بعد|تا شعاع|반경|no further than|in|in a radius of|im umkreis von|innerhalb von|в радиусе|в пределах|σε ακτίνα|ברדיוס(?: של)?|במרחק(?: של)?|في نطاق|ضمن|در شعاع|تا)';
const afterMetres =
  " mesafede(?:ki)?| mesafesinde(?:ki)?| entfernt| uzaklıkta(?:ki)?| 거리(?:에 있는|의)?| 안에 있는|’?lik|[’']lik| içinde| içindeki| civarında| 이내(?:의|에)?| 안에";

/** Persian and Arabic figures as ours, in a text of the same length. */
const withPlainDigits = (text: string) =>
  text.replace(/[۰-۹٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** "within 2 km": metres, and the words taken away; null where no distance is said. */
export function radiusIn(read: Reading): number | null {
  const units = Object.keys(metresOf).join('|');
  const found = new RegExp(
    `(?:${withinWords}\\s+)?(\\d{1,5}(?:[.,]\\d)?)\\s*(${units})(?:${afterMetres})?(?![\\p{L}])`,
    'u',
  ).exec(withPlainDigits(read.small));
  if (found === null) return null;
  read.blank(found.index, found.index + found[0].length);
  const metres = Number((found[1] ?? '').replace(',', '.')) * (metresOf[found[2] ?? ''] ?? 1);
  return metres > 0 ? metres : null;
}
