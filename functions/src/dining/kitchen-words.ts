import type { Allergen } from '@merve/contract';
import { mentionsIn, patternNaming, stemPattern } from '../allergies/allergen-words.ts';
import { sameStem } from '../allergies/judge-allergy.ts';
import { onFirstUse } from '../platform/on-first-use.ts';

/**
 * Dishes and ingredients that are always made of something, as menus and guests name them: `paneer` is milk, `maida` wheat, `til` sesame.
 * Beside the words of `allergies/`, which people use of their own illness. Written as there: `=word` whole, `-stem` at the beginning of a
 * word, `·` is a space. What a dish is only sometimes made of is not here.
 */
const everywhere: readonly (readonly [allergens: readonly Allergen[], words: string])[] = [
  [
    ['milk'],
    `=paneer -paneer =panir =ghee =desi·ghee =dahi =curd =lassi =khoya =khoa =mawa =malai =makhani =makhan =rabri =rabdi =kulfi =raita =chaas
     =shrikhand =rasgulla =rasmalai =gulab·jamun =halloumi =hellim =hallumi -feta> =labneh =labne =lor =kasar =ayran =cacik =tzatziki -mozzarell
     -parmesan -parmigian -ricotta -mascarpone -burrata =brie =camembert =gorgonzola =pecorino =cheddar =gouda =bechamel =fondue =raclette
     =cheesecake =ice·cream -gelato =dondurma =sutlac =milkshake =milkshakes =latte =cappuccino =tiramisu =panna·cotta -quark> =schmand =spatzle
     халум =фет> моцарел пармез рикотт =кефир =ряженк пломбир морожен χαλουμ παγωτ τζατζικ =κασερι γραβιερ μοτσαρελ παρμεζαν חלומי פטה לבנה
     מוצרלה פרמז גלידה צזיקי حلومي +لبنه فيتا موزاريلا بارميزان +ايس·كريم بوظه كشك =دوغ بستني پاستا·الفردو 모짜렐라 파르메산 아이스크림 할루미 라떼`,
  ],
  [
    ['gluten'],
    `=maida =atta =sooji =suji =rava =naan =nan =roti =rotis =chapati =chapatti =paratha -parotta =puri =poori =kulcha =bhatura =seitan =pasta
     -spaghett =penne =lasagne =lasagna =linguine -tagliatell =fettuccine -ravioli -gnocchi =macaroni -noodle =ramen =udon =bread =breads =toast
     =pita =pide -lahmacun -borek -boreg -borekc =baklava =pizza =pizzas =burger =burgers =sandwich =sandwiches =croissant =croissants =cake =cakes
     =tempura =gyoza =dumpling =dumplings =momo =momos =samosa =samosas =filo =phyllo =manti =eriste =erişte =makarna -ekmek -ekmeg =simit =kadayif
     =kunefe =brot =brotchen =nudeln =schnitzel =brezel =knodel =beer =bier =bira хлеб =паст> макарон лапш =пицц> пельмен вареник хачапур =хинкал>
     -блин лаваш пирог пирож ψωμι =πιτα =πιτες ζυμαρικ μακαρον =πιτσα =πιτσες φυλλο μπουρεκ λαζανι לחם =פיתה פסטה פיצה בורקס מאפה מאפים קוסקוס
     אטריות خبز +معكرونه +مكرونه باستا بيتزا فطائر بقلاوه كنافه سمبوسه =نان ماكاروني پاستا پيتزا لازانيا =آش رشته 빵 파스타 피자 국수 라면 우동 만두 칼국수`,
  ],
  [
    ['sesame'],
    `=gingelly =til·ladoo =til·oil =tilgul =halva =halwa =helva =hummus =humus =houmous =hommos =zaatar =zatar =furikake =gomasio =goma =tarator
     =baba·ganoush =simit =халв> -халв хумус χαλβα χουμουσ חומוס חלווה زعتر حمص حلاوه حلاوه·طحينيه متبل حلوا·ارده 후무스`,
  ],
  [
    ['peanuts'],
    '=moongphali =mungfali =mungphali =shengdana =chikki -satay =saté =sate =kung·pao =gado·gado =kare·kare =massaman =singdana سатай 사테',
  ],
  [
    ['nuts'],
    `=badam =kaju =pista =akhrot =kaju·katli =baklava -frangipan =nougat =nugat =amaretto =amaretti =gianduja =gianduia =romesco =dukkah =praline
     пахлав =нуга марципан μπακλαβ μαντολατ בקלאווה מרציפן بقلاوه نوغا باقلوا 마지팬 바클라바`,
  ],
  [['mustard'], '=sarson =kasundi =rai·seeds =dijon =vinaigrette 디종'],
  [
    ['soy'],
    '=miso =tempeh =teriyaki =natto =shoyu =tamari =bean·curd =hoisin =bulgogi мисо терияки =соевый τεριγιακι מיסו טריאקי ميسو ترياكي 미소 된장 데리야키 불고기',
  ],
  [
    ['fish'],
    `=machli =machhi =macchi =meen =hilsa =surmai =pomfret =bangda =bombil =rawas =seabass =sea·bass =sea·bream =bream =trout =mackerel =haddock
     =halibut =swordfish =sole =turbot =worcestershire =fish·sauce =nam·pla =bottarga -taramasalat =tarama =caviar =sushi =sashimi =ceviche =levrek
     =cipura =palamut =barbun =mezgit =somon =forelle =kabeljau =hering =matjes форел скумбри сельд =икра суши =судак λαβρακι τσιπουρ ταραμ σουσι
     σαρδελ סושי לברק דניס מושט סרדינ סושי +سوشي هامور =سوشي قزل·الا خاويار 초밥 회덮밥 갈치`,
  ],
  [
    ['crustaceans'],
    '=jhinga =chingri =kolambi =chemmeen =scampi =gambas =ebi =langosta =krill лангустин χτενι·γαριδ סקאמפי اربيان 간장게장',
  ],
  [
    ['molluscs'],
    '=cuttlefish =abalone =whelk =cockles =vongole =escargot =sepia каракатиц σουπιεσ =σουπια 골뱅이 낙지 주꾸미',
  ],
  [
    ['eggs'],
    `=anda =omelette =omelettes =omelet -frittata =meringue -shakshuk =menemen =aioli =alioli =hollandaise =carbonara =quiche =creme·brulee =flan
     =pavlova =benedict -omlet =omlett =spiegelei =ruhrei омлет глазунь безе карбонар ομελετ στραπατσαδ שקשוקה חביתה שקשוקה +شكشوكه اومليت
     عجه املت كوكو·سبزي 오믈렛 카르보나라 계란말이`,
  ],
  [
    ['sulphites'],
    '=wine =wines =sangria =sarap =wein =rotwein =weisswein =вино =вина κρασι =יין =نبيذ شراب·انگور 와인',
  ],
];

/** Short words that are others in a sentence (`open til late`, `rai` a name): they count in the names of dishes and kitchens only. */
const inNamesOnly: readonly (readonly [allergens: readonly Allergen[], words: string])[] = [
  [['sesame'], '=til =gingelly =ellu'],
  [['mustard'], '=rai'],
  [['milk'], '=doi =mishti'],
  [['gluten'], '=rusk =besan·roti'],
];

type Table = readonly (readonly [allergens: readonly Allergen[], words: string])[];

/** By allergen, the source of one regular expression. */
const sourcesOf = (tables: Table): ReadonlyMap<Allergen, string> => {
  const sources = new Map<Allergen, string>();
  for (const [allergens, words] of tables) {
    const source = words.trim().split(/\s+/).map(stemPattern).join('|');
    for (const allergen of allergens) {
      const known = sources.get(allergen);
      sources.set(allergen, known === undefined ? source : `${known}|${source}`);
    }
  }
  return sources;
};
const sentenceSources = onFirstUse(() => sourcesOf(everywhere));
const nameSources = onFirstUse(() => sourcesOf([...everywhere, ...inNamesOnly]));

/** The allergens that a name of a food stands for, in any language or kitchen: `dairy`, `paneer`, `maida`. Pure. */
export function allergensNamedBy(folded: string): Allergen[] {
  const named = new Set(mentionsIn(folded).flatMap(({ allergens }) => allergens));
  for (const [allergen, source] of nameSources()) {
    if (new RegExp(source, 'u').test(folded)) named.add(allergen);
  }
  return [...named];
}

/** Whether the text has a word that no list knows as it stands, at the beginning of one of its words, or has one with its stem. */
function hasStemOf(folded: string, other: string): boolean {
  const at = folded.indexOf(other);
  const isInside = at > 0 && /[a-zа-яα-ω]/u.test(folded[at - 1] ?? '');
  return (at >= 0 && !isInside) || (folded.match(/\p{L}{3,}/gu) ?? []).some((word) => sameStem(word, other));
}

/** Whether a folded word is nothing but another name of allergens: `dairy`, `milk products`. Pure. */
export function isAllergensName(folded: string): boolean {
  return mentionsIn(folded).some(
    ({ start, end, allergens }) => allergens.length > 0 && start === 0 && end === folded.length,
  );
}

/**
 * Looks for one allergen, or for one food that nobody declares, in folded texts; kept from one person to the next. Where a
 * longer word says something else (`hindistan cevizi` is no walnut), it is not found. Pure.
 */
export function finderOf(allergen: Allergen | null, other: string): FoodFinder {
  const key = allergen ?? `other ${other}`;
  const known = finders.get(key);
  if (known !== undefined) return known;
  if (finders.size >= maxFinders) finders.clear();
  const made = newFinder(allergen, other);
  finders.set(key, made);
  return made;
}

/** Whether a folded text names a food; `isName` where it is the name of a dish or of a kitchen. */
export type FoodFinder = (folded: string, isName: boolean) => boolean;

/** Kept, because each is a large expression and most people who avoid something avoid one of the fourteen. */
const finders = new Map<string, FoodFinder>();
const maxFinders = 200;

function newFinder(allergen: Allergen | null, other: string): FoodFinder {
  const others = allergen === null ? [other] : [];
  const plain = patternNaming(allergen === null ? [] : [allergen], others);
  const worthALook = plain === null ? null : new RegExp(plain, 'u');
  const patternIn = (sources: ReadonlyMap<Allergen, string>) => {
    const source = allergen === null ? undefined : sources.get(allergen);
    return source === undefined ? null : new RegExp(source, 'u');
  };
  const [inNames, inSentences] = [patternIn(nameSources()), patternIn(sentenceSources())];
  return (folded, isName) =>
    (allergen === null && plain === null && hasStemOf(folded, other)) ||
    (isName ? inNames : inSentences)?.test(folded) === true ||
    (worthALook?.test(folded) === true &&
      mentionsIn(folded).some((mention) =>
        allergen === null ? mention.other === other : mention.allergens.includes(allergen),
      ));
}
