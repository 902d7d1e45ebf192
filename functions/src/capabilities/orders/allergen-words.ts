import type { Allergen } from '@merve/contract';
import { foldText } from '../../language/fold-text.ts';

/**
 * Words for what can make ill, in the languages Merve speaks, as stems: `milch` is found in `Milcheiweißallergie`,
 * `арахис` in `арахиса`. A word that can mean several stands for all of them: it is better to ask about one dish too
 * many. `=word` is found as a whole word only, `-stem` at the beginning of one, anything else anywhere.
 */
const stems: readonly (readonly [allergens: readonly Allergen[], words: string])[] = [
  // English and Turkish first; Turkish roots change their last letter (fıstık, fıstığa).
  [['peanuts'], '-peanut -groundnut =monkey·nut =monkey·nuts -yer·fistig -yerfistig -yer·fistik -yerfistik'],
  [['peanuts', 'nuts'], '-fistik -fistig'],
  [['nuts', 'peanuts'], '=nut =nuts -kuruyemis -kuru·yemis'],
  [
    ['nuts'],
    '-almond -hazelnut -walnut -cashew -pistachio -pecan -macadamia -findik -findig -ceviz -badem -kaju',
  ],
  [
    ['milk'],
    '=milk -dairy -lactose =cheese =cheeses =butter =cream -yogurt -yoghurt -sut -laktoz -peynir -tereyag -krema -kaymak',
  ],
  [['eggs'], '=egg =eggs -yumurta'],
  [['fish'], '=fish -anchov -tuna =salmon -balik -balig -hamsi'],
  [
    ['crustaceans', 'molluscs', 'fish'],
    '-shellfish -seafood =sea·food -kabuklu·deniz -kabuklular -deniz·urun',
  ],
  [['crustaceans'], '-crustacean -shrimp -prawn =crab =crabs -lobster -karides -yengec -istakoz'],
  [
    ['molluscs'],
    '-mollusc -mollusk -mussel =squid -calamari -octopus -oyster =clam =clams -midye -kalamar -ahtapot -istiridye',
  ],
  [['soy'], '=soy -soya -soybean =tofu'],
  [['gluten'], '-gluten =wheat =barley =rye -coeliac -celiac -bugday =arpa =arpaya -cavdar -colyak'],
  [['sesame'], '-sesame -tahini -susam -tahin'],
  [['celery'], '-celer -kereviz'],
  [['mustard'], '-mustard -hardal'],
  [['sulphites'], '-sulphit -sulfit =sulphur·dioxide'],
  [['lupin'], '-lupin -aci·bakla -acibakla'],

  // German: compounds, so anywhere; "ei" only where it cannot be part of another word.
  [['peanuts'], 'erdnuss'],
  [['nuts', 'peanuts'], '-nuss -nusse =schalenfruchte'],
  [['nuts'], 'haselnuss walnuss mandel pistazie paranuss pekannuss'],
  [['milk'], 'milch laktose kase -butter sahne joghurt molke'],
  [['eggs'], '=ei =eier =eiern -eiallerg -eiweiss huhnerei eigelb'],
  [['fish'], '-fisch thunfisch lachs sardelle'],
  [['crustaceans', 'molluscs', 'fish'], 'meeresfrucht schalentier'],
  [['crustaceans'], 'krebstier garnele krabbe hummer'],
  [['molluscs'], 'weichtier muschel tintenfisch auster'],
  [['gluten'], 'weizen gerste roggen zoliakie'],
  [['sesame'], 'sesam'],
  [['celery'], 'sellerie'],
  [['mustard'], '-senf'],

  // Russian.
  [['peanuts'], 'арахис'],
  [['nuts', 'peanuts'], '-орех'],
  [['nuts'], 'миндал фундук кешью фисташ'],
  [['milk'], 'молок молоч лактоз =сыр =сыра =сыру -сырн сливк сливоч творог йогурт'],
  [['eggs'], '-яйц -яиц -яичн'],
  [['fish'], '-рыб тунец тунц лосос анчоус'],
  [['crustaceans', 'molluscs', 'fish'], 'морепродукт'],
  [['crustaceans'], 'ракообраз кревет -краб омар лобстер'],
  [['molluscs'], 'моллюск мидии мидий кальмар осьмин устриц'],
  [['soy'], '-соев =соя =сои =сою =соей тофу'],
  [['gluten'], 'глютен клейковин пшениц ячмен целиаки =рожь =ржи'],
  [['sesame'], 'кунжут тахин'],
  [['celery'], 'сельдере'],
  [['mustard'], 'горчиц'],
  [['sulphites'], 'сульфит'],
  [['lupin'], 'люпин'],

  // Greek.
  [['peanuts'], 'φυστικι αραπικ φιστικι αραχιδ'],
  [['nuts', 'peanuts'], 'ξηρουσ·καρπ ξηροι·καρπ ξηρων·καρπ φιστικι φυστικι'],
  [['nuts'], 'αμυγδαλ καρυδ φουντουκ κασιους'],
  [['milk'], 'γαλα γαλακτ λακτοζ τυρι τυρια βουτυρ γιαουρτ =κρεμα'],
  [['eggs'], '-αυγ -αβγ'],
  [['fish'], '-ψαρι =ψαρια τονοσ τονου σολομ αντζουγ'],
  [['crustaceans', 'molluscs', 'fish'], 'θαλασσιν'],
  [['crustaceans'], 'οστρακοειδ μαλακοστρακ γαριδ καβουρ αστακ'],
  [['molluscs'], 'μαλακι μυδι καλαμαρ χταποδ στρειδι'],
  [['soy'], '-σογι -σοια τοφου'],
  [['gluten'], 'γλουτεν σιταρ σιτηρ κριθαρ κοιλιοκακ σικαλη'],
  [['sesame'], 'σουσαμ σησαμ ταχιν'],
  [['celery'], 'σελινο'],
  [['mustard'], 'μουσταρδ'],
  [['sulphites'], 'θειωδ'],
  [['lupin'], 'λουπιν'],

  // Hebrew: a preposition may stand before any of them.
  [['peanuts'], 'בוטנ בוטן'],
  [['nuts', 'peanuts'], 'אגוז'],
  [['nuts'], 'שקד אגוזי קשיו פיסטוק'],
  [['milk'], 'חלב לקטוז גבינ חמאה שמנת יוגורט'],
  [['eggs'], 'ביצ'],
  [['fish'], '=דג =לדג דגים טונה סלמון אנשובי'],
  [['crustaceans', 'molluscs', 'fish'], 'פירות·ים פירות·הים'],
  [['crustaceans'], 'סרטנ שרימפס לובסטר חסילונ'],
  [['molluscs'], 'רכיכ צדפ קלמרי תמנון'],
  [['soy'], 'סויה טופו'],
  [['gluten'], 'גלוטן חיטה שעורה שיפון צליאק'],
  [['sesame'], 'שומשום סומסום טחינה'],
  [['celery'], 'סלרי'],
  [['mustard'], 'חרדל'],
  [['sulphites'], 'סולפיט'],
  [['lupin'], 'תורמוס'],

  // Arabic and Persian, with the twin letters made one by folding.
  [['peanuts'], 'فول·سوداني الفول·السوداني فستق·العبيد بادام·زميني بادامزميني'],
  [['nuts', 'peanuts'], 'مكسرات اجيل'],
  [['nuts'], 'لوز بندق جوز فستق كاجو كاشو فندق گردو پسته بادام'],
  [['milk'], 'حليب لبن لاكتوز جبن زبده قشطه الالبان لبنيات شير پنير كره خامه ماست'],
  [['eggs'], 'بيض تخم·مرغ تخممرغ'],
  [['fish'], 'سمك اسماك تونه سلمون ماهي'],
  [
    ['crustaceans', 'molluscs', 'fish'],
    'ماكولات·بحريه الماكولات·البحريه ثمار·البحر غذاي·دريايي غذاهاي·دريايي صدف',
  ],
  [['crustaceans'], 'قشريات روبيان جمبري سرطان·البحر ميگو خرچنگ لابستر سختپوستان سخت·پوستان'],
  [['molluscs'], 'رخويات حبار اخطبوط محار كاليماري نرمتنان نرم·تنان'],
  [['soy'], 'صويا سويا توفو'],
  [['gluten'], 'گلوتن غلوتين جلوتين قمح شعير سيلياك گندم =جو چاودار'],
  [['sesame'], 'سمسم طحينه كنجد ارده'],
  [['celery'], 'كرفس'],
  [['mustard'], 'خردل'],
  [['sulphites'], 'كبريتيت سولفيت'],
  [['lupin'], 'ترمس لوپين باقلاي·مصري'],

  // Korean.
  [['peanuts'], '땅콩'],
  [['nuts', 'peanuts'], '견과'],
  [['nuts'], '아몬드 호두 헤이즐넛 캐슈 피스타치오 잣'],
  [['milk'], '우유 유제품 유당 치즈 버터 크림 요거트 요구르트'],
  [['eggs'], '계란 달걀 난류'],
  [['fish'], '생선 참치 연어 멸치 고등어'],
  [['crustaceans', 'molluscs', 'fish'], '해산물 해물'],
  [['crustaceans', 'molluscs'], '조개류 갑각류'],
  [['crustaceans'], '새우 =게 =게에 꽃게 바닷가재 랍스터'],
  [['molluscs'], '연체 조개 홍합 오징어 문어 =굴 =굴에'],
  [['soy'], '대두 =콩 =콩에 두부 간장'],
  [['gluten'], '글루텐 밀가루 =밀 =밀에 보리 호밀 셀리악'],
  [['sesame'], '참깨 =깨 =깨에 타히니'],
  [['celery'], '셀러리'],
  [['mustard'], '겨자 머스터드'],
  [['sulphites'], '아황산'],
  [['lupin'], '루핀'],
];

const letter = '[\\p{L}\\p{N}]';

/** `·` in a stem is the space between two words. */
function patternOf(stem: string): string {
  const folded = (text: string) => foldText(text.replaceAll('·', ' ')).text.replaceAll(' ', '\\s+');
  if (stem.startsWith('=')) return `(?<!${letter})${folded(stem.slice(1))}(?!${letter})`;
  if (stem.startsWith('-')) return `(?<!${letter})${folded(stem.slice(1))}`;
  return folded(stem);
}

const patterns = stems.map(
  ([allergens, words]) => [new RegExp(words.split(' ').map(patternOf).join('|'), 'u'), allergens] as const,
);

/** The allergens a text names, in any of the languages, whatever its case, accents and keyboard. */
export function allergensIn(text: string): Set<Allergen> {
  const folded = foldText(text).text;
  return new Set(patterns.flatMap(([pattern, allergens]) => (pattern.test(folded) ? allergens : [])));
}
