import { onFirstUse } from '../platform/on-first-use.ts';
import { anyPhrase, foldedWords } from './phrase-pattern.ts';

/**
 * What is eaten and drunk, as kitchens write it in English, and how people say it in all nine languages: phrases as `anyPhrase`
 * reads them, parted by `|`. What stands first is found first: "tikka masala" before "chicken".
 */
const dishes: readonly (readonly [name: string, said: string])[] = [
  [
    'tikka masala',
    'tikka masala|tikka massala|טיקה מסאלה|тикка масала|тикки масала|τικα μασαλα|τίκκα μασάλα|تيكا ماسالا|تكا ماسالا|تیکا ماسالا|티카 마살라*|티카마살라*|티카 마쌀라*|치킨티카*',
  ],
  ['rogan josh', 'rogan josh|רוגן ג׳וש|роган джош|ρογκαν τζος|روغان جوش|روگان جوش|로간 조쉬*|로간조쉬*'],
  ['samosa', 'samosa*|סמוסה|סמוסות|самос*|σαμοσα*|سمبوسة|سمبوسك|سمبوسه|사모사*'],
  ['naan', 'naan|נאן|наан|нан|νααν|نان هندی|خبز النان|난 빵|갈릭난*|갈릭 난*'],
  [
    'sea bass',
    'sea bass|seabass|levrek*|לברק|בר ים|сибас*|лаврак*|λαβρακι*|wolfsbarsch*|قاروص|سيباس|سی باس|سی‌باس|سیباس|농어*',
  ],
  [
    'sea bream',
    'sea bream|seabream|çipura*|דניס|דורדה|дорад*|дорадо|τσιπουρα*|dorade*|goldbrasse*|دنيس|دينيس|شانک|دوراد|도미*',
  ],
  [
    'calamari',
    'calamari|calamares|squid|kalamar*|קלמארי|קלמרי|קלאמרי|кальмар*|καλαμαρ*|calamares|tintenfisch*|كلماري|كاليماري|حبار|کالاماری|ماهی مرکب|칼라마리*|깔라마리*|오징어*',
  ],
  [
    'prawn',
    'prawn|prawns|shrimp*|karides*|שרימפס|חסילון|חסילונים|креветк*|γαριδ*|garnele*|روبيان|جمبري|قريدس|میگو*|새우*',
  ],
  ['hummus', 'hummus|humus|houmous|חומוס|хумус*|χουμους|حمص|هوموس|حمص بطحينة|후무스*|훔무스*'],
  ['falafel', 'falafel*|פלאפל*|фалафел*|φαλαφελ*|فلافل|팔라펠*'],
  [
    'hellim burger',
    'hellim burger*|halloumi burger*|hellimli burger*|המבורגר חלומי|בורגר חלומי|бургер* с халуми|бургер* с халлуми|халуми бургер*|χαλουμι μπεργκερ|μπεργκερ χαλουμι|halloumiburger*|برجر حلوم|برغر حلوم|برغر الحلوم|همبرگر حلومی|برگر حلومی|할루미버거*|할루미 버거*|헬림버거*|헬림 버거*',
  ],
  ['hellim', 'hellim*|halloumi|haloumi|חלומי|халуми|халлуми|χαλουμι*|حلوم|حلومي|حلومی|할루미*|헬림*'],
  [
    'margherita',
    'margherita*|margarita*|מרגריט*|маргарит*|μαργαριτ*|مارغريتا|مارجريتا|مارغاريتا|مارجاريتا|مرغريتا|مارگاریتا|마르게리타*|마르게리따*|마르가리타*',
  ],
  ['pepperoni', 'pepperoni*|sucuklu pizza*|פפרוני|пепперони|πεπερονι|بيبروني|پپرونی*|페퍼로니*'],
  ['lasagne', 'lasagne*|lasagna*|lazanya*|לזני*|לזניה|лазань*|λαζανι*|لازانيا|لازانیا|라자냐*|라자니아*'],
  ['spaghetti', 'spaghetti*|ספגטי|спагетти|σπαγγετι|μακαρονια|سباغيتي|سباجيتي|اسپاگتی*|스파게티*'],
  ['tiramisu', 'tiramisu*|tiramisù|טירמיסו|тирамису|τιραμισου|تيراميسو|تیرامیسو|티라미수*'],
  ['burrata', 'burrata*|בוראטה|בורטה|буррат*|μπουρατα*|بوراتا|부라타*'],
  ['baklava', 'baklava*|baklawa|בקלאווה|בקלוה|баклав*|пахлав*|μπακλαβα*|بقلاوة|باقلوا*|바클라바*'],
  [
    'künefe',
    'künefe*|kunefe*|knafeh|kanafeh|כנאפה|кюнеф*|кнафе|кунаф*|κιουνεφε|κιουνεφέ|كنافة|کنافه|퀴네페*|쿠나파*',
  ],
  [
    'cake',
    'cake|cakes|kek*|pasta dilimi|עוגה|עוגת|торт*|кекс*|κεικ|τουρτα*|kuchen|torte|كيك|كعكة|کیک*|케이크*|케익*',
  ],
  ['lahmacun', 'lahmacun*|לחמעג׳ון|לחמג׳ון|лахмаджун*|λαχματζουν*|لحم بعجين|لاهماجون|لحم عجین|라흐마준*'],
  ['pide', 'pide*|פידה|пиде|πιντε|بيدا|پیده|피데*'],
  ['şeftali kebab', 'şeftali*|seftali*|sheftali*|שפטלי*|шефтали*|σεφταλι*|شفتالي|شفتالی|세프탈리*|셰프탈리*'],
  ['adana kebab', 'adana*|אדנה|адана|αντανα|أضنة|اضنة|آدانا|아다나*'],
  ['kebab', 'kebab*|kebap*|קבב*|кебаб*|шашлык*|κεμπαπ*|كباب|کباب*|케밥*'],
  [
    'burger',
    'burger*|hamburger*|המבורגר*|בורגר*|бургер*|гамбургер*|μπεργκερ*|برغر|برجر|همبرگر*|버거*|햄버거*',
  ],
  [
    'fries',
    'fries|chips|french fries|patates kızart*|צ׳יפס|צ׳יפסים|картошк* фри|картофел* фри|πατατες|πατατες τηγανιτες|pommes|بطاطس مقلية|بطاطا مقلية|بطاطس|سیب زمینی سرخ*|سیب‌زمینی*|감자튀김*',
  ],
  [
    'onion rings',
    'onion ring*|soğan halka*|טבעות בצל|луков* кольц*|κρομμυδια ροδελες|zwiebelring*|حلقات البصل|حلقه‌های پیاز|پیاز حلقه*|어니언링*|어니언 링*',
  ],
  ['salad', 'salad*|salata*|סלט*|салат*|σαλατ*|salat*|سلطة|سالاد*|샐러드*'],
  ['soup', 'soup*|çorba*|מרק*|суп*|σουπ*|suppe*|شوربة|حساء|سوپ*|수프*|스프*'],
  ['noodles', 'noodle*|erişte*|נודלס|лапш*|νουντλς|nudeln|نودلز|نودل*|국수*|누들*'],
  ['satay', 'satay*|סאטה|сатэ|сате|σατε|saté|ساتيه|ساتای|사테이*|사테*'],
  ['menemen', 'menemen*|מנמן|менемен*|μενεμεν|منمن|메네멘*'],
  [
    'rice pudding',
    'rice pudding*|sütlaç*|אורז בחלב|рисов* пудинг*|ρυζογαλο*|milchreis*|أرز بالحليب|رز بحليب|شیر برنج|شیربرنج|라이스 푸딩*|라이스푸딩*',
  ],
  [
    'turkish coffee',
    'turkish coffee*|türk kahve*|קפה טורקי|кофе по турецки|кофе по-турецки|турецк* кофе|ελληνικο καφε*|τουρκικο καφε*|türkisch* kaffee|mokka|قهوة تركية|قهوة عربية|قهوه ترک*|터키 커피*|튀르키예 커피*',
  ],
  ['coffee', 'coffee*|kahve*|קפה|кофе|καφε*|kaffee|قهوة|قهوه*|커피*'],
  ['ayran', 'ayran*|איירן|айран*|αϊρανι|αιρανι|عيران|لبن عيران|دوغ|아이란*'],
  ['cola', 'cola|colas|coke|cokes|kola*|קולה|קולות|кол|кола|колу|колы|κολα|κολες|كولا|كوكا|نوشابه*|콜라*'],
  ['water', 'water|waters|su|מים|вода|воду|воды|νερο|νερα|wasser|ماء|مياه|آب|آب معدنی|물|생수*'],
  [
    'milkshake',
    'milkshake*|milk shake*|מילקשייק|молочн* коктейл*|μιλκσεικ|ميلك شيك|میلک شیک|밀크셰이크*|밀크쉐이크*',
  ],
];

/** What tells one such dish from another. */
const qualities: typeof dishes = [
  ['classic', 'classic|klasik|קלאסי*|классическ*|κλασικ*|klassisch*|كلاسيك*|کلاسیک*|클래식*'],
  [
    'cheese',
    'cheese|peynirli*|kaşarlı*|גבינ*|сырн*|с сыром|τυρι|τυρια|με τυρι|käse|بالجبن*|جبنة|جبن|پنیر*|치즈*',
  ],
  [
    'minced meat',
    'minced meat|mince|kıymalı*|בשר טחון|с фаршем|με κιμα|κιμα|hackfleisch|باللحم المفروم|لحم مفروم|گوشت چرخ*|قیمه|다진 고기*|다진고기*',
  ],
  [
    'chicken',
    'chicken|tavuk*|tavuklu*|עוף|куриц*|курин*|с курицей|κοτοπουλ*|hähnchen*|huhn|دجاج*|مرغ|치킨*|닭*',
  ],
  [
    'vegetable',
    'vegetable*|sebzeli*|ירקות|овощн*|с овощами|λαχανικ*|gemüse*|خضار|بالخضار|سبزیجات|야채*|채소*',
  ],
  [
    'chilli',
    'chilli|chili|spicy|acılı*|חריף|צ׳ילי|остр*|чили|πικαντικ*|καυτερ*|τσιλι|scharf*|حار|حارة|تند|매운*|칠리*',
  ],
  [
    'chocolate',
    'chocolate|çikolatalı*|שוקולד|шоколад*|σοκολατ*|schokolade*|schoko*|شوكولا*|شکلات*|초콜릿*|초코*',
  ],
  ['walnut', 'walnut*|cevizli*|אגוז*|грецк* орех*|ореховы*|καρυδ*|walnuss*|جوز|بالجوز|گردو*|호두*'],
  [
    'pistachio',
    'pistachio*|fıstıklı*|פיסטוק*|фисташк*|фисташков*|φιστικ*|pistazien*|فستق*|بالفستق|پسته*|피스타치오*',
  ],
  ['orange', 'orange|portakallı*|תפוז*|апельсин*|πορτοκαλ*|orangen*|برتقال*|پرتقال*|오렌지*'],
  ['garlic', 'garlic|sarımsaklı*|שום|чесноч*|с чесноком|σκορδ*|knoblauch*|ثوم|بالثوم|سیر|마늘*|갈릭*'],
  ['lentil', 'lentil*|mercimek*|עדשים|чечевичн*|чечевиц*|φακες|φακ*|linsen*|عدس*|عدسی|렌틸*|렌즈콩*'],
  ['marinara', 'marinara|מרינרה|маринар*|μαριναρα|مارينارا|مارینارا|마리나라*'],
  ['filter', 'filter|filtre|פילטר|фильтр*|φιλτρου|filterkaffee|فلتر|مفلتر|فیلتر*|필터*|드립*'],
  ['vegan', 'vegan*|טבעוני*|веган*|βιγκαν|وگان*|비건*'],
];

const compiled = (rows: typeof dishes) =>
  rows.map(([name, said]) => ({ name, pattern: new RegExp(anyPhrase(said.split('|')).source, 'gu') }));
const tables = onFirstUse(() => ({ dishes: compiled(dishes), all: compiled([...dishes, ...qualities]) }));

/** The dishes and drinks that a text names, in any of Merve's languages, in the words of kitchens; longer names first. Pure. */
export const dishesIn = (text: string): readonly string[] => found(text, tables().dishes);

/** The same with what tells one of them from another: "pide cheese" of "پیده پنیری". */
export const kitchenWordsIn = (text: string): readonly string[] => found(text, tables().all);

function found(text: string, rows: ReturnType<typeof compiled>): readonly string[] {
  let said = ` ${foldedWords(text.slice(0, 500)).join(' ')} `;
  const names: string[] = [];
  for (const { name, pattern } of rows) {
    const rest = said.replace(pattern, ' ');
    if (rest === said) continue;
    names.push(name);
    said = rest;
  }
  return names;
}
