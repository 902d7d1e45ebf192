import { type Language, type PlaceKind, placeKindSchema } from '@merve/contract';

type Words = Readonly<Record<Language, { readonly name: string; readonly stems: string }>>;

const word = (name: string, stems: string) => ({ name, stems });

/** What a kind of place is called, and how people's words for it begin, by language. Several stems are parted by `|`. */
const kinds: Readonly<Record<PlaceKind, Words>> = {
  beach: {
    en: word('beach', 'beach'),
    tr: word('plaj', 'plaj|sahil|kumsal'),
    he: word('חוף', 'חוף|חופ'),
    ru: word('пляж', 'пляж'),
    el: word('παραλία', 'παραλι'),
    de: word('Strand', 'strand|strände'),
    ar: word('شاطئ', 'شاط|شواط'),
    fa: word('ساحل', 'ساحل|سواحل'),
    ko: word('해변', '해변|해수욕장'),
  },
  sight: {
    en: word('sight', 'sight|landmark|castle|ruin|monument|attraction|abbey'),
    tr: word('tarihî yer', 'tarihi|kale|harabe|anıt|gezilecek|görülecek|manastır'),
    he: word('אתר', 'אתר|טירה|מבצר'),
    ru: word('достопримечательность', 'достопримечательн|замок|замк|крепост|руин'),
    el: word('αξιοθέατο', 'αξιοθεατ|κάστρο|μνημεί'),
    de: word('Sehenswürdigkeit', 'sehenswürdig|burg|ruine|denkmal'),
    ar: word('معلم', 'معلم|معالم|قلعة|آثار'),
    fa: word('دیدنی', 'دیدنی|قلعه|آثار'),
    ko: word('명소', '명소|관광지|유적'),
  },
  museum: {
    en: word('museum', 'museum|gallery|galleries'),
    tr: word('müze', 'müze|galeri'),
    he: word('מוזיאון', 'מוזיאו'),
    ru: word('музей', 'музе'),
    el: word('μουσείο', 'μουσει'),
    de: word('Museum', 'museum|museen|galerie'),
    ar: word('متحف', 'متحف|متاحف'),
    fa: word('موزه', 'موزه'),
    ko: word('박물관', '박물관|미술관'),
  },
  nature: {
    en: word('nature', 'nature|forest|cave|waterfall|wildlife|lagoon|wetland'),
    tr: word('doğa', 'doğa|orman|mağara|şelale|gölet'),
    he: word('טבע', 'טבע|יער|מערה|מפל'),
    ru: word('природа', 'природ|лес|пещер|водопад'),
    el: word('φύση', 'φυση|δάσος|σπηλι|καταρράκτ'),
    de: word('Natur', 'natur|wald|höhle|wasserfall'),
    ar: word('طبيعة', 'طبيعة|غابة|كهف|شلال'),
    fa: word('طبیعت', 'طبیعت|جنگل|غار|آبشار'),
    ko: word('자연', '자연|숲|동굴|폭포'),
  },
  viewpoint: {
    en: word('viewpoint', 'viewpoint|lookout|panorama|sunset spot'),
    tr: word('manzara noktası', 'manzara|seyir teras'),
    he: word('תצפית', 'תצפית'),
    ru: word('смотровая площадка', 'смотров'),
    el: word('σημείο θέας', 'θέα'),
    de: word('Aussichtspunkt', 'aussicht'),
    ar: word('مطل', 'مطل|إطلالة'),
    fa: word('چشم‌انداز', 'چشم‌انداز|چشم انداز'),
    ko: word('전망대', '전망'),
  },
  park: {
    en: word('park', 'park|garden'),
    tr: word('park', 'park|bahçe'),
    he: word('פארק', 'פארק|גן ציבורי'),
    ru: word('парк', 'парк|сад'),
    el: word('πάρκο', 'πάρκο|πάρκα|κήπο'),
    de: word('Park', 'park|garten'),
    ar: word('حديقة', 'حديقة|حدائق|منتزه'),
    fa: word('پارک', 'پارک|باغ'),
    ko: word('공원', '공원'),
  },
  walk: {
    en: word('walk', 'walk|hike|hiking|trail|promenade'),
    tr: word('yürüyüş yolu', 'yürüyüş|patika|gezinti'),
    he: word('טיול', 'טיול|מסלול|טיילת|הליכה'),
    ru: word('прогулка', 'прогул|тропа|тропы|поход|набережн'),
    el: word('περίπατος', 'περίπατ|μονοπάτι|πεζοπορ'),
    de: word('Spaziergang', 'spazier|wander|promenade'),
    ar: word('ممشى', 'ممشى|مسار|نزهة'),
    fa: word('پیاده‌روی', 'پیاده‌رو|پیاده رو|مسیر'),
    ko: word('산책로', '산책|등산|둘레길'),
  },
  market: {
    en: word('market', 'market|bazaar'),
    tr: word('çarşı', 'çarşı|pazar yeri|pazarı|bandabulya|arasta'),
    he: word('שוק', 'שוק|שווק'),
    ru: word('рынок', 'рынок|рынк|базар'),
    el: word('αγορά', 'αγορά|αγορές|παζάρι'),
    de: word('Markt', 'markt|märkte|basar'),
    ar: word('سوق', 'سوق|أسواق|بازار'),
    fa: word('بازار', 'بازار'),
    ko: word('시장', '시장|장터'),
  },
  family: {
    en: word(
      'for families',
      'families|playground|zoo|aquarium|water park|for kids|with kids|for children|with children',
    ),
    tr: word('çocuklar için', 'çocuk|oyun alanı|hayvanat|akvaryum|lunapark'),
    he: word('לילדים', 'לילדים|גן שעשועים|ילדים'),
    ru: word('для детей', 'дет|зоопарк|аквапарк|аквариум'),
    el: word('για παιδιά', 'παιδι|ζωολογικ|ενυδρείο'),
    de: word('für Kinder', 'kinder|spielpl|zoo|aquarium|tierpark'),
    ar: word('للأطفال', 'أطفال|ملاعب|ملاهي'),
    fa: word('برای کودکان', 'کودک|بچه|شهربازی'),
    ko: word('아이와 함께', '아이|어린이|놀이터|동물원'),
  },
  pharmacy: {
    en: word('pharmacy', 'pharmac|chemist|drugstore|drug store'),
    tr: word('eczane', 'eczane|eczaci'),
    he: word('בית מרקחת', 'בית מרקחת|בתי מרקחת|בית המרקחת|מרקחת'),
    ru: word('аптека', 'аптек'),
    el: word('φαρμακείο', 'φαρμακ'),
    de: word('Apotheke', 'apothek|notapothek'),
    ar: word('صيدلية', 'صيدلي'),
    fa: word('داروخانه', 'داروخانه'),
    ko: word('약국', '약국'),
  },
  hospital: {
    en: word('hospital', 'hospital|clinic|emergency room|doctor'),
    tr: word('hastane', 'hastane|klinik|acil servis|doktor|sağlık ocağı'),
    he: word('בית חולים', 'בית חולים|בתי חולים|מרפאה|רופא'),
    ru: word('больница', 'больниц|клиник|поликлиник|врач'),
    el: word('νοσοκομείο', 'νοσοκομ|κλινική|γιατρό'),
    de: word('Krankenhaus', 'krankenh|klinik|arzt|notaufnahme'),
    ar: word('مستشفى', 'مستشفى|مستشفيات|عيادة|طبيب'),
    fa: word('بیمارستان', 'بیمارستان|درمانگاه|پزشک'),
    ko: word('병원', '병원|응급실|의원'),
  },
  cash: {
    en: word('cash machine', 'atm|cash machine|cash point|cashpoint|bank'),
    tr: word('bankamatik', 'atm|bankamatik|banka'),
    he: word('כספומט', 'כספומט|בנק'),
    ru: word('банкомат', 'банкомат|банк'),
    el: word('ΑΤΜ', 'ατμ|atm|τράπεζ'),
    de: word('Geldautomat', 'geldautomat|bankomat|bank'),
    ar: word('صراف آلي', 'صراف|بنك|مصرف'),
    fa: word('خودپرداز', 'خودپرداز|عابربانک|بانک'),
    ko: word('현금인출기', '현금인출기|은행|atm'),
  },
  fuel: {
    en: word('petrol station', 'petrol|gas station|fuel|filling station'),
    tr: word('benzinlik', 'benzin|akaryakıt'),
    he: word('תחנת דלק', 'דלק'),
    ru: word('заправка', 'заправк|азс|бензин'),
    el: word('βενζινάδικο', 'βενζιν|πρατήριο'),
    de: word('Tankstelle', 'tankstell|benzin'),
    ar: word('محطة وقود', 'محطة وقود|وقود|بنزين'),
    fa: word('پمپ بنزین', 'بنزین'),
    ko: word('주유소', '주유소'),
  },
  supermarket: {
    en: word('supermarket', 'supermarket|grocery|groceries|corner shop'),
    tr: word('süpermarket', 'süpermarket|market|bakkal'),
    he: word('סופרמרקט', 'סופרמרקט|מכולת'),
    ru: word('супермаркет', 'супермаркет|продукт'),
    el: word('σούπερ μάρκετ', 'σούπερ|σουπερμάρκετ|μπακάλικο'),
    de: word('Supermarkt', 'supermarkt|supermärkte|lebensmittel'),
    ar: word('سوبرماركت', 'سوبرماركت|سوبر ماركت|بقالة'),
    fa: word('سوپرمارکت', 'سوپرمارکت|سوپر مارکت'),
    ko: word('슈퍼마켓', '슈퍼|마트|편의점'),
  },
  police: {
    en: word('police station', 'police'),
    tr: word('polis', 'polis|karakol'),
    he: word('משטרה', 'משטר'),
    ru: word('полиция', 'полиц'),
    el: word('αστυνομία', 'αστυνομ'),
    de: word('Polizei', 'polizei'),
    ar: word('شرطة', 'شرطة'),
    fa: word('پلیس', 'پلیس|کلانتری'),
    ko: word('경찰서', '경찰'),
  },
  post: {
    en: word('post office', 'post office'),
    tr: word('postane', 'postane'),
    he: word('דואר', 'דואר'),
    ru: word('почта', 'почт'),
    el: word('ταχυδρομείο', 'ταχυδρομ'),
    de: word('Postamt', 'postamt|postfiliale'),
    ar: word('مكتب بريد', 'بريد'),
    fa: word('اداره پست', 'اداره پست|دفتر پست'),
    ko: word('우체국', '우체국'),
  },
  parking: {
    en: word('car park', 'car park|parking|parking lot'),
    tr: word('otopark', 'otopark|park yeri'),
    he: word('חניון', 'חניון|חניה'),
    ru: word('парковка', 'парковк|стоянк'),
    el: word('πάρκινγκ', 'πάρκινγκ|παρκινγκ'),
    de: word('Parkplatz', 'parkplatz|parkplätze|parkhaus|tiefgarage'),
    ar: word('موقف سيارات', 'موقف|مواقف'),
    fa: word('پارکینگ', 'پارکینگ'),
    ko: word('주차장', '주차'),
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
    .flatMap(({ stems: list }) => list.split('|'))
    .map((stem) => ({ kind, text: folded(stem), anywhere: joined.test(stem) })),
);

/**
 * The kind of place a text names, by the longest word for one in it ("car park" is more than "park"); null for none. Reads all nine
 * languages, whatever the text's own: people mix them. Pure.
 */
export function placeKindIn(text: string): PlaceKind | null {
  const read = ` ${folded(text.slice(0, 500)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  let best: Stem | null = null;
  for (const stem of stems) {
    if (stem.text.length <= (best?.text.length ?? 0)) continue;
    if (read.includes(stem.anywhere ? stem.text : ` ${stem.text}`)) best = stem;
  }
  return best?.kind ?? null;
}

/** What a kind of place is called in a language, in the singular. */
export function placeKindName(kind: PlaceKind, language: Language): string {
  return kinds[kind][language].name;
}
