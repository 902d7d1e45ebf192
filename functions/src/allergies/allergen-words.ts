import type { Allergen } from '@merve/contract';
import { isTypoOf } from '../language/edit-distance.ts';
import { everyMatch } from '../language/every-match.ts';
import { foldText } from '../language/fold-text.ts';
import { PieceIndex, pieceOfWord } from '../language/piece-index.ts';
import { ofSpokenLetters } from '../language/spoken-letters.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { undeclaredFoods } from './undeclared-foods.ts';

/**
 * Words for what can make ill, in the languages Merve speaks, as stems: `milch` is found in `Milcheiweißallergie`,
 * `арахис` in `арахиса`. A word that can mean several stands for all of them: it is better to ask about one dish too
 * many. `=word` is found as a whole word only, `-stem` at the
 * beginning of one, `+stem` there or behind an Arabic article, `stem>` at the end of one, anything else anywhere; `·` is a space.
 *
 * `taste`: many leave it out because they do not like it, so that asking for a dish without it says nothing of health.
 * `illness`: the word names the illness itself.
 */
type Kind = 'risk' | 'taste' | 'illness';
type Row = readonly [allergens: readonly Allergen[], words: string, kind?: Kind];

const allNuts: readonly Allergen[] = ['nuts', 'peanuts'];
const seafood: readonly Allergen[] = ['crustaceans', 'molluscs', 'fish'];
const shellfish: readonly Allergen[] = ['crustaceans', 'molluscs'];

const stems: readonly Row[] = [
  // English and Turkish first; Turkish roots change their last letter (fıstık, fıstığa).
  [
    ['peanuts'],
    '-peanut -groundnut =monkey·nut =monkey·nuts -goober -pb&j -yer·fistig -yerfistig -yer·fistik -yerfistik =penut =penuts -botnim -lebotnim -arahis -arakhis -badoom·zamini -badam·zamini -fool·sudani -fol·sudani -ful·sudani -foul·sudani',
  ],
  [allNuts, '-fistik -fistig'],
  [allNuts, '=nut =nuts =nutty -tree·nut -treenut -kuruyemis -kuru·yemis -sert·kabuklu -nutella'],
  [
    ['nuts'],
    '-almond -hazelnut -hazlenut -walnut -cashew -pistachio -pecan -macadamia -brazil·nut -pine·nut -marzipan -praline -nutella -antep·fistig -antep·fistik -findik -findig -ceviz -badem -kaju -cam·fistig',
  ],
  [
    ['milk'],
    '=milk =cheese =cheeses =butter =cream -yogurt -yoghurt -custard -sut> -sutu -sute -sutl -sutten -sutsuz -peynir -tereyag -krema -kaymak -yogurd',
    'taste',
  ],
  [
    ['milk'],
    '-dairy -lactose -lactos =gala =laban -laktos =lacto -casein -whey -laktoz -kazein -milk·protein -sut·urun -sut·protein',
  ],
  [
    ['milk'],
    '-lactase -laktaz -laktase лактаз λακτασ לקטאז لاكتيز لاكتاز 락타아제 락테이스 유당·분해',
    'illness',
  ],
  [['eggs'], '=egg =eggs -egg·white -eggwhite -yolk -yumurta -mayonnaise -mayonez', 'taste'],
  [['fish'], '=fish -anchov -tuna =salmon =cod -sardine -balik -balig -hamsi', 'taste'],
  [seafood, '-seafood =sea·food -deniz·urun -deniz·mahsul -deniz·canli'],
  [shellfish, '-shellfish =shell·fish -kabuklu·deniz -kabuklu -kabuklular'],
  [
    ['crustaceans'],
    '-crustacean -shrimp -prawn =crab =crabs -lobster -crayfish -langoustine -karides -yengec -yengec -istakoz -kerevit',
  ],
  [
    ['molluscs'],
    '-mollusc -mollusk -mussel =squid -calamari -octopus -oyster =clam =clams -scallop -snail -midye -kalamar -ahtapot -istiridye -yumusakca',
  ],
  [['soy'], '=soy -soya -soja -soybean -soy·sauce =tofu -edamame'],
  [
    ['gluten'],
    '-gluten =wheat =barley =rye -spelt -semolina -couscous -bulgur -bugday =arpa -arpaya -cavdar',
  ],
  [['gluten'], '-coeliac -celiac -coliac -colyak -zolia', 'illness'],
  [['sesame'], '-sesame -tahini -susam -tahin'],
  [['celery'], '-celer -kereviz', 'taste'],
  [['mustard'], '-mustard -hardal', 'taste'],
  [['sulphites'], '-sulphit -sulfit =sulphur·dioxide -sulphur -sulfur -kukurt·dioksit'],
  [['lupin'], '-lupin -aci·bakla -acibakla'],

  // German: compounds, so anywhere; "ei" only where it cannot be part of another word.
  [['peanuts'], 'erdnuss erdnuß'],
  [allNuts, '-nuss -schalenfrucht -baumnuss'],
  [['nuts'], 'haselnuss walnuss mandel pistazie paranuss pekannuss cashewkern'],
  [['milk'], '-milch> -milchp kase =butter -sahne joghurt molke -rahm', 'taste'],
  [['milk'], 'laktose milcheiweiss milchprotein milchzucker -milche -milcha -kuhmilch'],
  [['eggs'], '=ei =eier =eiern -eiallerg -eiweiss huhnerei eigelb', 'taste'],
  [['fish'], '-fisch thunfisch lachs sardelle', 'taste'],
  [seafood, 'meeresfrucht meerestier'],
  [shellfish, 'schalentier -muscheltier krustentier'],
  [['crustaceans'], 'krebstier garnele krabbe hummer -scampi -krebs'],
  [['molluscs'], 'weichtier -muschel tintenfisch auster'],
  [['gluten'], 'weizen gerste roggen dinkel'],
  [['gluten'], 'zoliak -sprue =zoli', 'illness'],
  [['sesame'], 'sesam'],
  [['celery'], 'sellerie', 'taste'],
  [['mustard'], '-senf', 'taste'],

  // Russian.
  [['peanuts'], 'арахис'],
  [allNuts, '-орех -орешк'],
  [['nuts'], 'миндал фундук кешью фисташ -пекан'],
  [
    ['milk'],
    '-молок =сыр =сыра =сыру =сыром -сырн сливк сливоч творог творож йогурт -сметан -масло·сливоч',
    'taste',
  ],
  [['milk'], 'лактоз -молочн -молочк казеин'],
  [['eggs'], '-яйц -яиц -яичн -майонез', 'taste'],
  [['fish'], '-рыб тунец тунц лосос анчоус', 'taste'],
  [seafood, 'морепродукт -дар·моря -дары·моря'],
  [['crustaceans'], 'ракообраз кревет -краб омар лобстер -креветок'],
  [['molluscs'], 'моллюск -миди кальмар осьмин устриц'],
  [['soy'], '-соев =соя =сои =сою =соей =сое тофу'],
  [['gluten'], 'глютен клейковин пшениц ячмен ячмень =рожь =ржи =рожью'],
  [['gluten'], 'целиак', 'illness'],
  [['sesame'], 'кунжут тахин -сезам'],
  [['celery'], 'сельдере', 'taste'],
  [['mustard'], 'горчиц', 'taste'],
  [['sulphites'], 'сульфит'],
  [['lupin'], 'люпин'],

  // Greek.
  [
    ['peanuts'],
    'φυστικι·αραπικ φιστικι·αραπικ φυστικια·αραπικ φιστικια·αραπικ αραπικ αραχιδ φυστικοβουτυρ φιστικοβουτυρ',
  ],
  [allNuts, 'ξηρουσ·καρπ ξηροι·καρπ ξηρων·καρπ ξηροκαρπ φιστικ φυστικ'],
  [['nuts'], 'αμυγδαλ καρυδ φουντουκ κασιουσ καρπων·με·κελυφ αιγινησ'],
  [['milk'], '-γαλα> -γαλατο τυρι τυρια -βουτυρ γιαουρτ =κρεμα -φετα', 'taste'],
  [['milk'], 'γαλακτ λακτοζ καζειν'],
  [['eggs'], '-αυγ -αβγ μαγιονεζ', 'taste'],
  [['fish'], '-ψαρι =ψαρια =ψαριου τονοσ τονου τονο> σολομ αντζουγ', 'taste'],
  [seafood, 'θαλασσιν'],
  [shellfish, 'οστρακ'],
  [['crustaceans'], 'οστρακοειδ μαλακοστρακ γαριδ καβουρ αστακ καραβιδ'],
  [['molluscs'], 'μαλακι -μυδι καλαμαρ χταποδ στρειδι'],
  [['soy'], '-σογι -σοια τοφου'],
  [['gluten'], 'γλουτεν σιταρ σιτηρ κριθαρ σικαλη'],
  [['gluten'], 'κοιλιοκακ', 'illness'],
  [['sesame'], 'σουσαμ σησαμ ταχιν'],
  [['celery'], 'σελινο σελιν', 'taste'],
  [['mustard'], 'μουσταρδ', 'taste'],
  [['sulphites'], 'θειωδ'],
  [['lupin'], 'λουπιν'],

  // Hebrew: a preposition may stand before any of them.
  [['peanuts'], 'בוטנ בוטן במבה'],
  [allNuts, 'אגוז'],
  [['nuts'], 'שקד אגוזי·לוז אגוזי·מלך קשיו פיסטוק פקאן לוז'],
  [['milk'], 'חלב> גבינ חמאה שמנת יוגורט', 'taste'],
  [['milk'], 'לקטוז חלבי מוצרי·חלב חלבון·חלב קזאין'],
  [['eggs'], 'ביצ מיונז', 'taste'],
  [['fish'], '=דג =לדג =דגים =לדגים =הדגים טונה סלמון אנשובי', 'taste'],
  [seafood, 'פירות·ים פירות·הים מאכלי·ים'],
  [['crustaceans'], 'סרטנ שרימפס לובסטר חסילונ =סרטן'],
  [['molluscs'], 'רכיכ צדפ קלמרי תמנון דיונון =מולים =למולים =המולים'],
  [['soy'], 'סויה טופו'],
  [['gluten'], 'גלוטן חיטה שעורה שיפון'],
  [['gluten'], 'צליאק', 'illness'],
  [['sesame'], 'שומשום סומסום טחינה'],
  [['celery'], 'סלרי סלריה', 'taste'],
  [['mustard'], 'חרדל', 'taste'],
  [['sulphites'], 'סולפיט גופרית'],
  [['lupin'], 'תורמוס'],

  // Arabic and Persian, with the twin letters made one by folding.
  [
    ['peanuts'],
    'فول·سوداني الفول·السوداني فولسوداني فستق·العبيد فستق·عبيد فستق·سوداني بادام·زميني بادامزميني بادوم·زميني بادم·زميني بادومزميني',
  ],
  [allNuts, 'مكسرات مكسر اجيل مغز'],
  [['nuts'], '+لوز بندق +جوز +فستق كاجو كاشو =فندق گردو پسته =بادام =بادوم عين·الجمل'],
  [['milk'], 'حليب +لبن> +جبن +اجبان زبده قشطه =شير =شيري پنير =كره خامه ماست زبادي', 'taste'],
  [['milk'], 'لاكتوز +البان الالبان لبنيات لبني> كازيين'],
  [['eggs'], '+بيض> +بيضه +بيضات تخم·مرغ تخممرغ مايونيز', 'taste'],
  [['fish'], '+سمك +اسماك +سمكه تونه سلمون =ماهي =ماهيه', 'taste'],
  [
    seafood,
    'ماكولات·بحريه الماكولات·البحريه ماكولات·البحر ثمار·البحر غذاي·دريايي غذاهاي·دريايي دريايي بحريات',
  ],
  [shellfish, 'محاريات صدف'],
  [
    ['crustaceans'],
    'قشريات قريدس روبيان جمبري ربيان سرطان·البحر ميگو خرچنگ لابستر سختپوستان سخت·پوستان سخت·پوست',
  ],
  [['molluscs'], 'رخويات حبار اخطبوط محار كاليماري كالاماري نرمتنان نرم·تنان'],
  [['soy'], 'صويا سويا توفو'],
  [['gluten'], 'گلوتن غلوتين جلوتين القمح =قمح بالقمح للقمح شعير گندم =جو چاودار'],
  [['gluten'], 'سيلياك سلياك سيليك سيليياك سلياق سيلياق', 'illness'],
  [['sesame'], 'سمسم طحينه كنجد ارده'],
  [['celery'], 'كرفس', 'taste'],
  [['mustard'], 'خردل', 'taste'],
  [['sulphites'], 'كبريتيت سولفيت سولفات'],
  [['lupin'], 'ترمس لوپين باقلاي·مصري'],

  // Korean.
  [['peanuts'], '땅콩 피넛'],
  [allNuts, '견과 넛류'],
  [['nuts'], '아몬드 호두 헤이즐넛 캐슈 피스타치오 =잣 잣이 잣을 마카다미아'],
  [['milk'], '우유 치즈 버터 크림 요거트 요구르트', 'taste'],
  [['milk'], '유제품 유당 락토'],
  [['eggs'], '계란 달걀 난류 마요네즈', 'taste'],
  [['fish'], '생선 참치 연어 멸치 고등어', 'taste'],
  [seafood, '해산물 해물'],
  [shellfish, '조개류'],
  [['crustaceans'], '갑각류 새우 =게에 =게를 게살 꽃게 대게 바닷가재 랍스터'],
  [['crustaceans'], '=게·알레르기 =게·알러지', 'illness'],
  [['molluscs'], '연체 조개 홍합 오징어 문어 전복 =굴 =굴에 =굴을 =굴은'],
  [['soy'], '=콩알러지 =콩알레르기', 'illness'],
  [['soy'], '대두 =콩 =콩에 =콩을 두부 간장 두유'],
  [['gluten'], '글루텐 밀가루 =밀 =밀에 =밀을 =밀이 보리 호밀'],
  [['gluten'], '셀리악', 'illness'],
  [['sesame'], '참깨 =깨 =깨에 =깨를 타히니 참기름'],
  [['celery'], '셀러리 샐러리', 'taste'],
  [['mustard'], '겨자 머스터드', 'taste'],
  [['sulphites'], '아황산'],
  [['lupin'], '루핀 루피너스'],
  // What is made of wheat, and what makes ill by names of a place; dishes that hold one.
  [
    ['gluten'],
    '=bread =flour =malt =pasta -seitan =hamur·isi -hamurisi =undan =unsuz =unlu =ekmek =ekmekt =ekmegi =mehl =mehlspeise -brot> -semmel -knodel =bulgur -klebereiweiss хлеб мучн макарон =мука =муки =муку =мукой манк сейтан кускус кус-кус булгур αλευρ ψωμι -σταρι> πουρκουρι πλιγουρι πιτα> קמח =לחם =פיתה סולת בורגול קוסקוס =בצק =חלה +خبز طحين> +دقيق> حنطه كسكس صمون مكرونه معكرونه =عيش·بلدي الكلوتان =نان =نون =آرد بربری =빵 =빵을 =빵만 =빵은 =빵이 식빵 국수 =면',
    'taste',
  ],
  [
    ['peanuts'],
    '=monkey·nuts -peanutty -satay -snickers сникерс сатай φιστικοπαστ fistikopasta -badam·zamini سوداني> كاوكاو كاكاويه السبال سبال> =ممپلی پسته·زمینی پسته·شامی 락화생 낙화생 erdnussli',
  ],
  [
    ['nuts'],
    '-chestnut -frangipan -gianduj -nougat -kestane -pekan> лещин бразильск пралин макадами -амаретто -krokant -pinienkern -pignol baumnuss welschnuss maroni -amaretto λεφτοκαρ αθασι χαλεπιαν κουκουναρ καστανα> κάστανο μακαντεμ πραλιν צנובר ערמונ מקדמי ברזיל·נוט كركاع بوفريوه صنوبر ماكاداميا كرزات دونه·كاج مغزیجات مارزیپان =پسته فندق 피칸 누텔라 마지팬 할바',
  ],
  [
    ['crustaceans'],
    '-garides -istakoz =karidesli =scampi =surimi -crevett =krabbenchip лангустин криветк =рак =рака =раков =раки καραβιδ kavouri гамбари gambar كروفيت كابوري كابوريا لوبستر קריסטל לנגוסטין',
  ],
  [
    ['molluscs'],
    '-cuttlefish -subye -salyangoz -oktopus -miesmuschel -jakobsmuschel -calamar -vongole гребешок гребешк каракатиц вонгол ракушк -ахтапот χτενι> χτενια σουπι> σουπια σαλιγκαρ καραολ שבלול חלזונ חלזונות קרואולה قرنيط بلح·البحر هشت·پا هشتپا ماهی·مرکب حلزون 골뱅이 소라 가리비 낙지',
  ],
  [
    ['fish'],
    '=mackerel -surimi -matjes =kabeljau -caviar -taram -mezgit килька сельд -скумбр -икра> ταραμ λαβρακι> τσιπουρ קרפיון סרדין הרינג גפילטע פלמידה +حوت> سمچ سردين مهیاوه خاویار ساردین 젓갈 고등어',
    'taste',
  ],
  [seafood, '=out·of·the·sea гад·морск морских·гад παν·από·θάλασσα שרצים =فواكه·البحر'],
  [
    ['milk'],
    '=halloumi -hellim =ayran =cappuccino -latte> -kashk кефир молочк =obers =topfen =mili -μπεσαμελ παγωτ -χαλλουμ γαλακτερ קוטג קשקבל צזיקי יוגורט> سمن·البقر فرماج ياغورت قيمر لاتيه دوغ> کشک بستنی 아이스크림 라떼 요거트소스',
    'taste',
  ],
  [
    ['eggs'],
    '-meringue -avgolemono -carbonara -mereng -bezesi =oa -omelett безе> меренг מרנג חלמון =حلبون דחי +دحي> 흰자 난백 닭알 카스테라',
    'taste',
  ],
  [
    ['sesame'],
    '-gingelly =benne -halva> =halvah кулури -халв χαλβα παστελ חלבה =سيمسم جلجلان راشي> رهش حلاوه·طحيني 들깨> 깨랑',
  ],
  [['mustard'], 'مسطرده موتارد', 'taste'],
  [['celery'], 'κολανδρο =zeller =σελερι> كرافس', 'taste'],
  [
    ['sulphites'],
    '=sulphur -e220 -e·220 geschwefel =kukurt -kukurtl диоксид·сер θειωδεσ גופרית كبريت گوگرد سولفیت 이산화황',
  ],
  [['lupin'], '-tirmis תורמוס'],
  [['soy'], '=miso تامري 간장 =tamari'],
];

const letter = '[\\p{L}\\p{N}]';

/** A stem as a regular expression's source; for tables that are written as this one. Pure. */
export function stemPattern(stem: string): string {
  const isEnd = stem.endsWith('>');
  const bare = isEnd ? stem.slice(0, -1) : stem;
  const folded = (text: string) => foldText(text.replaceAll('·', ' ')).text.replaceAll(' ', '[\\s-]*');
  const end = isEnd || bare.startsWith('=') ? `(?!${letter})` : '';
  // Arabic writes its article and small words onto the next one.
  if (bare.startsWith('+')) return `(?<!${letter})[وفبلك]?(?:ال|لل)?${folded(bare.slice(1))}${end}`;
  if (/^[=-]/.test(bare)) return `(?<!${letter})${folded(bare.slice(1))}${end}`;
  return `${folded(bare)}${end}`;
}

interface Named {
  readonly allergens: readonly Allergen[];
  /** By its English name, where nobody declares it. */
  readonly other: string | null;
  readonly kind: Kind;
}

interface Word {
  readonly stem: string;
  /** Of `pattern`. */
  readonly source: string;
  /** Compiled when a text may have the word. */
  readonly pattern: () => RegExp;
  readonly named: Named;
}

/** Longer words first: `süt ürünleri` is not `süt`. */
const words = onFirstUse((): readonly Word[] =>
  [
    ...stems.flatMap(([allergens, all, kind = 'risk']) =>
      all.split(' ').map((stem) => [stem, { allergens, other: null, kind }] as const),
    ),
    ...undeclaredFoods.flatMap(([other, all, kind = 'taste' as const]) =>
      all.split(' ').map((stem) => [stem, { allergens: [], other, kind }] as const),
    ),
  ]
    .map(([stem, named]) => {
      const source = ofSpokenLetters(stemPattern(stem));
      return { stem, source, pattern: onFirstUse(() => new RegExp(source, 'gu')), named };
    })
    .toSorted((one, other) => bareLength(other.stem) - bareLength(one.stem)),
);

/** Finds any word that names one of these, to look at a text more closely only where it may be worth it. Null where no list has a word. Pure. */
export function patternNaming(allergens: readonly Allergen[], others: readonly string[]): string | null {
  const sources = words().flatMap(({ source, named }) =>
    named.allergens.some((one) => allergens.includes(one)) ||
    (named.other !== null && others.includes(named.other))
      ? [source]
      : [],
  );
  return sources.length === 0 ? null : sources.join('|');
}

function bareLength(stem: string): number {
  return stem.replace(/[=>+-]/g, '').length;
}

/** By their place in `words`: most messages have a piece of few. */
const wordIndex = onFirstUse(() => {
  const index = new PieceIndex();
  for (const [place, { stem }] of words().entries()) {
    const written = foldText(stem.replace(/^[=+-]|>$/g, '').replaceAll('·', ' ')).text;
    const longest = (written.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted(
      (one, other) => other.length - one.length,
    )[0];
    index.add(place, pieceOfWord(longest ?? ''));
  }
  return index;
});

/** A food named in a text; offsets in the folded text. */
export interface Mention extends Named {
  readonly start: number;
  readonly end: number;
}

/** What a folded text names that can make ill, in the order of the text, each place once. Pure. */
export function mentionsIn(folded: string): Mention[] {
  const possible = wordIndex().possibleIn(folded);
  const taken: Mention[] = [];
  for (let place = possible.indexOf(1); place >= 0; place = possible.indexOf(1, place + 1)) {
    const word = words()[place];
    if (word === undefined) break;
    const { pattern, named } = word;
    for (const match of everyMatch(folded, pattern())) {
      const [start, end] = [match.index, match.index + match[0].length];
      const known = taken.find((one) => one.start < end && start < one.end);
      if (known === undefined) taken.push({ ...named, start, end });
      else if (known.start === start && known.end === end && known.other === null && named.other === null) {
        // One word of two languages, or of two things: it stands for both.
        taken.splice(taken.indexOf(known), 1, {
          ...known,
          allergens: [...new Set([...known.allergens, ...named.allergens])],
        });
      }
    }
  }
  return taken.toSorted((one, other) => one.start - other.start);
}

/** The stems that are long enough to be known though they are mistyped, with what they name. */
const spelled = onFirstUse(() =>
  words().flatMap(({ stem, named }) => {
    const bare = foldText(stem.replace(/[=>+-]/g, '').replaceAll('·', ' ')).text;
    // What nobody declares is known by longer words only: there are many, and some are close to others.
    const fewest = named.other === null ? 5 : 7;
    return bare.length >= fewest && !bare.includes(' ') ? [[bare, named] as const] : [];
  }),
);

/** What a mistyped word of an allergy names (`penuts`, `арехи`), as far as it is long enough to tell; null otherwise. */
export function mistyped(word: string): Named | null {
  const found = spelled().find(([stem]) => {
    const same = word.slice(0, Math.max(stem.length, word.length - 3));
    const isNear = word.length >= 5 && word.length <= stem.length + 3;
    return isNear && (isTypoOf(same, stem) || isTypoOf(word.slice(0, stem.length), stem));
  });
  return found?.[1] ?? null;
}

/** The allergens a text names, in any of the languages, whatever its case, accents and keyboard. */
export function allergensIn(text: string): Set<Allergen> {
  return new Set(mentionsIn(foldText(text).text).flatMap(({ allergens }) => allergens));
}
