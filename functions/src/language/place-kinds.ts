import { type Language, type PlaceKind, placeKindSchema } from '@merve/contract';

/** How people's words for a kind of place begin, by language. Several stems are parted by `|`. */
const kinds: Readonly<Record<PlaceKind, Readonly<Record<Language, string>>>> = {
  beach: {
    en: 'beach',
    tr: 'plaj|sahil|kumsal',
    he: 'חוף|חופ',
    ru: 'пляж',
    el: 'παραλι',
    de: 'strand|strände',
    ar: 'شاط|شواط',
    fa: 'ساحل|سواحل',
    ko: '해변|해수욕장',
  },
  sight: {
    en: 'sight|landmark|castle|ruin|monument|attraction|abbey',
    tr: 'tarihi|kale|harabe|anıt|gezilecek|görülecek|manastır',
    he: 'אתר|טירה|מבצר',
    ru: 'достопримечательн|замок|замк|крепост|руин',
    el: 'αξιοθεατ|κάστρο|μνημεί',
    de: 'sehenswürdig|burg|ruine|denkmal',
    ar: 'معلم|معالم|قلعة|آثار',
    fa: 'دیدنی|قلعه|آثار',
    ko: '명소|관광지|유적',
  },
  museum: {
    en: 'museum|gallery|galleries',
    tr: 'müze|galeri',
    he: 'מוזיאו',
    ru: 'музе',
    el: 'μουσει',
    de: 'museum|museen|galerie',
    ar: 'متحف|متاحف',
    fa: 'موزه',
    ko: '박물관|미술관',
  },
  nature: {
    en: 'nature|forest|cave|waterfall|wildlife|lagoon|wetland',
    tr: 'doğa|orman|mağara|şelale|gölet',
    he: 'טבע|יער|מערה|מפל',
    ru: 'природ|лес|пещер|водопад',
    el: 'φυση|δάσος|σπηλι|καταρράκτ',
    de: 'natur|wald|höhle|wasserfall',
    ar: 'طبيعة|غابة|كهف|شلال',
    fa: 'طبیعت|جنگل|غار|آبشار',
    ko: '자연|숲|동굴|폭포',
  },
  viewpoint: {
    en: 'viewpoint|lookout|panorama|sunset spot',
    tr: 'manzara|seyir teras',
    he: 'תצפית',
    ru: 'смотров',
    el: 'θέα',
    de: 'aussicht',
    ar: 'مطل|إطلالة',
    fa: 'چشم‌انداز|چشم انداز',
    ko: '전망',
  },
  park: {
    en: 'park|garden',
    tr: 'park|bahçe',
    he: 'פארק|גן ציבורי',
    ru: 'парк|сад',
    el: 'πάρκο|πάρκα|κήπο',
    de: 'park|garten',
    ar: 'حديقة|حدائق|منتزه',
    fa: 'پارک|باغ',
    ko: '공원',
  },
  walk: {
    en: 'walk|hike|hiking|trail|promenade',
    tr: 'yürüyüş|patika|gezinti',
    he: 'טיול|מסלול|טיילת|הליכה',
    ru: 'прогул|тропа|тропы|поход|набережн',
    el: 'περίπατ|μονοπάτι|πεζοπορ',
    de: 'spazier|wander|promenade',
    ar: 'ممشى|مسار|نزهة',
    fa: 'پیاده‌رو|پیاده رو|مسیر',
    ko: '산책|등산|둘레길',
  },
  market: {
    en: 'market|bazaar',
    tr: 'çarşı|pazar yeri|pazarı|bandabulya|arasta',
    he: 'שוק|שווק',
    ru: 'рынок|рынк|базар',
    el: 'αγορά|αγορές|παζάρι',
    de: 'markt|märkte|basar',
    ar: 'سوق|أسواق|بازار',
    fa: 'بازار',
    ko: '시장|장터',
  },
  family: {
    en: 'families|playground|zoo|aquarium|water park|for kids|with kids|for children|with children',
    tr: 'çocuk|oyun alanı|hayvanat|akvaryum|lunapark',
    he: 'לילדים|גן שעשועים|ילדים',
    ru: 'дет|зоопарк|аквапарк|аквариум',
    el: 'παιδι|ζωολογικ|ενυδρείο',
    de: 'kinder|spielpl|zoo|aquarium|tierpark',
    ar: 'أطفال|ملاعب|ملاهي',
    fa: 'کودک|بچه|شهربازی',
    ko: '아이|어린이|놀이터|동물원',
  },
  pharmacy: {
    en: 'pharmac|chemist|drugstore|drug store',
    tr: 'eczane|eczaci',
    he: 'בית מרקחת|בתי מרקחת|בית המרקחת|מרקחת',
    ru: 'аптек',
    el: 'φαρμακ',
    de: 'apothek|notapothek',
    ar: 'صيدلي',
    fa: 'داروخانه',
    ko: '약국',
  },
  hospital: {
    en: 'hospital|clinic|emergency room|doctor',
    tr: 'hastane|klinik|acil servis|doktor|sağlık ocağı',
    he: 'בית חולים|בתי חולים|מרפאה|רופא',
    ru: 'больниц|клиник|поликлиник|врач',
    el: 'νοσοκομ|κλινική|γιατρό',
    de: 'krankenh|klinik|arzt|notaufnahme',
    ar: 'مستشفى|مستشفيات|عيادة|طبيب',
    fa: 'بیمارستان|درمانگاه|پزشک',
    ko: '병원|응급실|의원',
  },
  cash: {
    en: 'atm|cash machine|cash point|cashpoint|bank',
    tr: 'atm|bankamatik|banka',
    he: 'כספומט|בנק',
    ru: 'банкомат|банк',
    el: 'ατμ|atm|τράπεζ',
    de: 'geldautomat|bankomat|bank',
    ar: 'صراف|بنك|مصرف',
    fa: 'خودپرداز|عابربانک|بانک',
    ko: '현금인출기|은행|atm',
  },
  fuel: {
    en: 'petrol|gas station|fuel|filling station',
    tr: 'benzin|akaryakıt',
    he: 'דלק',
    ru: 'заправк|азс|бензин',
    el: 'βενζιν|πρατήριο',
    de: 'tankstell|benzin',
    ar: 'محطة وقود|وقود|بنزين',
    fa: 'بنزین',
    ko: '주유소',
  },
  supermarket: {
    en: 'supermarket|grocery|groceries|corner shop',
    tr: 'süpermarket|market|bakkal',
    he: 'סופרמרקט|מכולת',
    ru: 'супермаркет|продукт',
    el: 'σούπερ|σουπερμάρκετ|μπακάλικο',
    de: 'supermarkt|supermärkte|lebensmittel',
    ar: 'سوبرماركت|سوبر ماركت|بقالة',
    fa: 'سوپرمارکت|سوپر مارکت',
    ko: '슈퍼|마트|편의점',
  },
  police: {
    en: 'police',
    tr: 'polis|karakol',
    he: 'משטר',
    ru: 'полиц',
    el: 'αστυνομ',
    de: 'polizei',
    ar: 'شرطة',
    fa: 'پلیس|کلانتری',
    ko: '경찰',
  },
  post: {
    en: 'post office',
    tr: 'postane',
    he: 'דואר',
    ru: 'почт',
    el: 'ταχυδρομ',
    de: 'postamt|postfiliale',
    ar: 'بريد',
    fa: 'اداره پست|دفتر پست',
    ko: '우체국',
  },
  parking: {
    en: 'car park|parking|parking lot',
    tr: 'otopark|park yeri',
    he: 'חניון|חניה',
    ru: 'парковк|стоянк',
    el: 'πάρκινγκ|παρκινγκ',
    de: 'parkplatz|parkplätze|parkhaus|tiefgarage',
    ar: 'موقف|مواقف',
    fa: 'پارکینگ',
    ko: '주차',
  },
};

/** Lower case without accents; Turkish İ and ı become i, Arabic and Persian letters of one word become the same. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\u200c/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[یى]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ς/g, 'σ');
}

/** Scripts whose words take prefixes or are written together: a stem may stand anywhere in a word. */
const joined = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}]/u;

interface Stem {
  readonly kind: PlaceKind;
  readonly text: string;
  readonly anywhere: boolean;
}

const stems: readonly Stem[] = placeKindSchema.options.flatMap((kind) =>
  Object.values(kinds[kind])
    .flatMap((list) => list.split('|'))
    .map((stem) => ({ kind, text: folded(stem), anywhere: joined.test(stem) })),
);

/** What is as well said of another kind of place: a beach for children is a beach. */
const asideKinds: ReadonlySet<PlaceKind> = new Set(['family', 'viewpoint']);

/**
 * The kind of place a text names, by the longest word for one in it ("car park" is more than "park"); null for none. Reads all nine
 * languages, whatever the text's own: people mix them. Pure.
 */
export function placeKindIn(text: string): PlaceKind | null {
  const read = ` ${folded(text.slice(0, 500)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const said = stems.filter((stem) => read.includes(stem.anywhere ? stem.text : ` ${stem.text}`));
  const named = said.filter(({ kind }) => !asideKinds.has(kind));
  // The first of the longest: `toSorted` keeps the order of equals.
  const [best] = (named.length > 0 ? named : said).toSorted((a, b) => b.text.length - a.text.length);
  return best?.kind ?? null;
}
