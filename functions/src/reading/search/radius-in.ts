import { numbersIn } from '../numbers-in.ts';
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
  ...{ metreden: 1, metreyi: 1, metrelik: 1, kilometreden: 1000, kilometreyi: 1000, kilometrelik: 1000 },
  ...{ كيلومترين: 2000, كيلومترات: 1000, كيلوات: 1000, 킬로미터: 1000, kilometern: 1000 },
  ...{ metern: 1, μ: 1, μέτρων: 1, метра: 1, метрах: 1, 'מ׳': 1, "מ'": 1, م: 1, متری: 1, أمتار: 1 },
  ...{
    קילומטר: 1000,
    קילומטרים: 1000,
    χιλιομέτρων: 1000,
    χιλιόμετρο: 1000,
    километрах: 1000,
    كيلومترات: 1000,
  },
  ...{ m: 1, metres: 1, meters: 1, meter: 1, metre: 1, м: 1, метров: 1, μέτρα: 1, מטר: 1, متر: 1, 미터: 1 },
};

const withinWords =
  '(?:μέσα σε|خلال|على مسافة|no more than|en fazla|en çok|azami|nicht weiter als|не больше|максимум|το πολύ|לכל היותר|بحد أقصى|حداکثر|최대|in höchstens|in a radius of|a radius of|in einem radius von|im radius von|radius|within a radius of|at most|less than|under|بعد أقل من|على بعد أقل من|في حدود|في محيط|בטווח(?: של)?|עד מרחק(?: של)?|в пределах|не далее чем|έως|το πολύ|σε απόσταση|σε|در محدوده‌?(?:ی)?|در فاصله‌?(?:ی)?|در|within|not more than|no more than|up to|maximal|höchstens|max\\.?|bis zu|не дальше|не далее|до|עד|μέχρι|على بعد|تا شعاع|반경|no further than|in|in a radius of|im umkreis von|innerhalb von|в радиусе|в пределах|σε ακτίνα|ברדיוס(?: של)?|במרחק(?: של)?|في نطاق|ضمن|در شعاع|تا)';
const afterMetres =
  "(?:(?:tan|ten|den|dan)? (?:daha |çok |fazla )*(?:uzak(?:ta)?|öte(?:de)?) olmas[ıi]n)| (?:geçmesin|aşmas[ıi]n|geçmeyen|aşmayan)| ?-?radius| im umkreis| umkreis| entfernung| alanda| alan içinde| [iı]çinde(?:ki)?| ?안쪽(?:에 있는|의)?| ?이내로| 반경| радиус(?:е|а)?| ακτίνα| mesafede(?:ki)?| mesafesinde(?:ki)?| entfernt| uzaklıkta(?:ki)?| 거리(?:에 있는|의)?| 안에 있는|’?lik|[’']lik| içinde| içindeki| civarında| 이내(?:의|에)?| 안에";

/** Persian and Arabic figures as ours, in a text of the same length. */
const withPlainDigits = (text: string) =>
  text.replace(/[۰-۹٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Distances that are said without a figure. The longest first. */
const saidMetres: readonly (readonly [words: string, metres: number])[] = [
  [
    'a kilomet(?:re|er) and a half|kilomet(?:re|er) und einen halben|anderthalb kilometer|bir buçuk kilometre|полутора километр(?:ов|ах)|полтора километра|ενάμισι χιλιόμετρο|קילומטר וחצי|كيلو(?:متر)? ونص(?:ف)?|یک و نیم کیلومتر(?:ی)?',
    1500,
  ],
  [
    'five hundred met(?:re|er)s|beş yüz metre|beşyüz metre|пятьсот метров|пятисот метров|πεντακόσια μέτρα|חמש מאות מטר|خمسمية متر|خمسمائة متر|خمس مئة متر|پانصد متر(?:ی)?|오백 ?미터',
    500,
  ],
  [
    'two hundred met(?:re|er)s|zweihundert meter(?:n)?|iki yüz metre|ikiyüz metre|двести метров|двухсот метров|двухстах метрах|διακόσια μέτρα|מאתיים מטר|ميتين متر|مئتي متر|مئتين متر|دویست متر(?:ی)?|이백 ?미터',
    200,
  ],
  [
    'a hundred met(?:re|er)s|hundert meter|yüz metre|сто метров|ста метров|ста метрах|εκατό μέτρα|מאה מטר(?:ים)?|مئة متر|مية متر|ميت متر|صد متر(?:ی)?|백 ?미터',
    100,
  ],
  [
    '(?:مسافة )?كيلومترين|كيلوين|2 كيلو|שני קילומטר(?:ים)?|два километра|двух километр(?:ов|ах)|دو کیلومتر(?:ی)?|2 كيلومتر',
    2000,
  ],
  ['half a mile', 800],
  [
    'half a kilomet(?:re|er)|(?:einem? )?halben kilometer|yar[ıi]m kilometre|пол-?километра|μισό χιλιόμετρο|חצי קילומטר|نص(?:ف)? كيلو(?:متر)?|نیم کیلومتر(?:ی)?|반 ?킬로(?:미터)?',
    500,
  ],
  ['a mile|one mile|einer meile', 1609],
  [
    '(?:a|one) kilomet(?:re|er)|einem kilometer|bir kilometre|(?:одного )?километра|ένα χιλιόμετρο|קילומטר אחד|כיל?ומטר אחד|(?:مسافة )?كيلو(?:متر)? واحد|یک کیلومتر(?:ی)?',
    1000,
  ],
];

function saidWithoutFigure(read: Reading): number | null {
  for (const [words, metres] of saidMetres) {
    const found = new RegExp(
      `(?<within>${withinWords}\\s+)?(?<![\\p{L}\\p{N}])(?:${words})(?<after>${afterMetres})?(?![\\p{L}])`,
      'u',
    ).exec(read.small);
    if (found?.groups === undefined || (found.groups['within'] ?? found.groups['after']) === undefined)
      continue;
    read.blank(found.index, found.index + found[0].length);
    return metres;
  }
  return null;
}

/** The figure of a distance, in figures or in words: "2", "iki", "fünfhundert". */
function figureOf(said: string): number | null {
  const figures = Number(said.replace(',', '.'));
  if (!Number.isNaN(figures)) return figures;
  const [number, ...others] = numbersIn(said);
  return others.length === 0 ? (number ?? null) : null;
}

/** How far people come on foot in a minute, in metres: 4.5 km/h, as ways are estimated everywhere. */
const metresAMinute = 75;

/** "Within a 5 minute walk", "5 dakikalık yürüme mesafesinde": a number of minutes on foot, in each language. */
const walks = [
  "(?:(?:with)?in |up to |at most |no more than |less than )?(?:a |about |an? )*(NUMBER)(?:-| )?min(?:ute)?s?['’]?(?:-| )?(?:on foot|walk(?:ing)?(?: distance)?|of walking)(?: away| from here)?",
  '(?:en fazla )?(NUMBER) dakika(?:lık)? (?:yürüme mesafesinde(?:ki)?|yürüyüş(?:le| mesafesinde(?:ki)?)?|yürüyerek)',
  '(?:in |bis zu |höchstens |maximal )?(NUMBER) (?:minuten (?:zu fuß|fußweg|gehweg|laufen|zu gehen)|gehminuten)(?: entfernt| entfernung)?',
  '(?:в |до |не более |в пределах )?(NUMBER) минут(?:ах|ы|у)? (?:ходьбы|пешком|пешего хода)',
  '(?:σε |μέχρι |το πολύ )?(NUMBER) λεπτ(?:ά|ών) (?:με τα πόδια|περπάτημα|περπατώντας|ποδαρόδρομο)',
  '(?:עד |במרחק |תוך )?(NUMBER) דקות (?:של )?(?:הליכה|ברגל)',
  '(?:على بعد |خلال |ضمن |بحدود )?(NUMBER) (?:دقائق|دقيقة) (?:سيرا|سيرًا|مشيا|مشيًا|مشي|سير)(?: عل[ىي] ال[أا]قدام)?',
  '(?:تا |در |حداکثر )?(NUMBER) دقیقه(?:[\u200c ]?ای)? (?:با )?پیاده(?:[\u200c ]?روی)?',
  '(?:걸어서|도보로?) ?(NUMBER) ?분(?: ?(?:거리|이내|안|내)(?:에 있는|에서|에|의)?)?',
].map(
  (words) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${words.replace('NUMBER', '\\d{1,2}|\\p{L}{2,10}')}(?![\\p{L}])`, 'u'),
);

function walkIn(read: Reading): number | null {
  for (const words of walks) {
    const found = words.exec(withPlainDigits(read.small));
    const minutes = figureOf(found?.[1] ?? '');
    if (found === null || minutes === null || minutes < 1) continue;
    read.blank(found.index, found.index + found[0].length);
    return minutes * metresAMinute;
  }
  return null;
}

/** "within 2 km", "iki kilometre", "five minutes on foot": metres, and the words taken away; null where no distance is said. */
export function radiusIn(read: Reading): number | null {
  // "Beş yüz metre" is no hundred.
  const said = saidWithoutFigure(read) ?? walkIn(read);
  if (said !== null) return said;
  const units = Object.keys(metresOf)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
  const found = new RegExp(
    `(?:${withinWords}\\s+)?(?<![\\p{L}\\p{N}])(\\d{1,5}(?:[.,]\\d)?|\\p{L}{2,14})\\s*-?\\s*(${units})(?:${afterMetres})?(?![\\p{L}])`,
    'gu',
  );
  for (const match of withPlainDigits(read.small).matchAll(found)) {
    const figure = figureOf(match[1] ?? '');
    const metres = (figure ?? 0) * (metresOf[match[2] ?? ''] ?? 1);
    // A metre or two is no distance to look within: "1 m" is a minute, "zwei Meter" a height.
    if (figure === null || metres < 10) continue;
    read.blank(match.index, match.index + match[0].length);
    return metres;
  }
  return null;
}
