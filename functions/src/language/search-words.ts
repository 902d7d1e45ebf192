import { onFirstUse } from '../platform/on-first-use.ts';
import { anyPhrase, foldedWords } from './phrase-pattern.ts';

interface SearchWord {
  /** The words the catalogue is searched with: merchants describe themselves in English and Turkish. */
  readonly query: string;
  /** Whether it is a kind of place, and not only a quality of one. */
  readonly isKind: boolean;
  readonly isEaten?: true;
  /** How people say it in all nine languages: phrases as `anyPhrase` reads them, parted by `|`. */
  readonly said: string;
}

const kind = (query: string, said: string): SearchWord => ({ query, said, isKind: true });
/** A kitchen, or a dish: where it is not, other places to eat at come closest. */
const eaten = (query: string, said: string): SearchWord => ({ query, said, isKind: true, isEaten: true });
const quality = (query: string, said: string): SearchWord => ({ query, said, isKind: false });

const searchWords: readonly SearchWord[] = [
  eaten(
    'seafood',
    'seafood|fish|balık|balığ*|balıkçı*|deniz ürün*|דגים|פירות ים|рыб*|морепродукт*|ψαρ*|θαλασσιν*|fisch|fischrestaurant*|meeresfrüchte*|سمك|أسماك|مأكولات بحرية|ماهی|غذای دریایی|해산물*|생선*',
  ),
  eaten(
    'baklava',
    'baklava*|baklawa|בקלאווה|בקלוה|баклав*|пахлав*|μπακλαβα*|بقلاوة|باقلوا|باقلوا*|바클라바*',
  ),
  eaten(
    'indian',
    'indian|curry|curries|hint mutfağ*|hint yeme*|hint lezzet*|hintli*|hint lokanta*|hint restoran*|köri*|הודי|הודית|קארי|индийск*|карри|ινδικ*|καρι|indisch*|beim inder|einen inder|هندي*|كاري|هندی|کاری هندی|인도 음식*|인도음식*|인도 요리*|카레*|커리*',
  ),
  eaten(
    'italian',
    'italian|italyan*|איטלקי*|итальянск*|ιταλικο*|ιταλικη*|ιταλικα|italienisch*|italiener|إيطالي*|ايطالي*|ایتالیایی*|이탈리아 음식*|이탈리안*',
  ),
  eaten(
    'korean',
    'korean|kore mutfağ*|kore yeme*|kore restoran*|kore lokanta*|קוריאני*|корейск*|κορεατικ*|koreanisch*|koreaner|كوري|كورية|الكوري|کره‌ای|한국 음식*|한식*|한국 식당*|한국음식*|한국식당*',
  ),
  eaten(
    'japanese',
    'japanese|japon mutfağ*|japon yeme*|japon restoran*|japon lokanta*|יפני|יפנית|японск*|ιαπωνικ*|japanisch*|japaner|ياباني*|ژاپنی|일식*|일본 음식*|일본음식*|일본 식당*',
  ),
  eaten(
    'mexican',
    'mexican|tacos|taco|meksika mutfağ*|meksika yeme*|meksika restoran*|meksika lokanta*|מקסיקני*|мексиканск*|μεξικανικ*|μεξικανικο|mexikanisch*|mexikaner|مكسيكي*|مکزیکی|멕시코 음식*|멕시칸*|타코*',
  ),
  eaten(
    'greek',
    'greek restaurant*|greek food|greek cuisine|greek tavern*|yunan mutfağ*|yunan yeme*|yunan restoran*|yunan lokanta*|מסעדה יוונית|אוכל יווני|יוונית|греческ* ресторан*|греческ* кухн*|греческ* еда|греческую еду|ελληνικη κουζινα|ελληνικο εστιατοριο|ελληνικη ταβερνα|griechisches restaurant|griechisch essen|zum griechen|beim griechen|griechische küche|مطعم يوناني|أكل يوناني|غذای یونانی|رستوران یونانی|그리스 음식*|그리스 식당*',
  ),
  eaten(
    'lebanese',
    'lebanese|lübnan mutfağ*|lübnan yeme*|lübnan restoran*|lübnan lokanta*|לבנוני*|ливанск*|λιβανεζικ*|libanesisch*|libanesen|لبناني*|لبنانی|레바논 음식*|레바논 식당*',
  ),
  eaten(
    'french',
    'french restaurant*|french food|french cuisine|french bistro*|fransız mutfağ*|fransız yeme*|fransız restoran*|fransız lokanta*|מסעדה צרפתית|אוכל צרפתי|французск* ресторан*|французск* кухн*|γαλλικη κουζινα|γαλλικο εστιατοριο|französisches restaurant|französisch essen|französische küche|مطعم فرنسي|أكل فرنسي|غذای فرانسوی|رستوران فرانسوی|프랑스 음식*|프랑스 식당*|프렌치*',
  ),
  eaten(
    'persian',
    'persian restaurant*|persian food|iranian restaurant*|iranian food|iran mutfağ*|iran yeme*|iran restoran*|iran lokanta*|אוכל פרסי|מסעדה פרסית|персидск* кухн*|иранск* кухн*|иранск* ресторан*|περσικη κουζινα|ιρανικ*|persisches restaurant|persisch essen|iranisches restaurant|persische küche|مطعم إيراني|مطعم ايراني|أكل إيراني|غذای ایرانی|رستوران ایرانی|이란 음식*|페르시아 음식*',
  ),
  eaten(
    'georgian',
    'georgian restaurant*|georgian food|khachapuri|khinkali|gürcü mutfağ*|gürcü yeme*|gürcü restoran*|גאורגי*|грузинск*|хинкали|хачапури|γεωργιαν*|georgisch*|جورجي*|گرجی|조지아 음식*',
  ),
  eaten(
    'russian',
    'russian restaurant*|russian food|russian cuisine|rus mutfağ*|rus yeme*|rus restoran*|אוכל רוסי|מסעדה רוסית|русск* кухн*|русск* ресторан*|борщ*|пельмен*|ρωσικη κουζινα|ρωσικο εστιατοριο|russisches restaurant|russische küche|russisch essen|مطعم روسي|أكل روسي|غذای روسی|رستوران روسی|러시아 음식*|러시아 식당*',
  ),
  eaten(
    'spanish tapas',
    'spanish restaurant*|spanish food|tapas|paella|ispanyol mutfağ*|ispanyol yeme*|ispanyol restoran*|מסעדה ספרדית|טאפאס|испанск* ресторан*|испанск* кухн*|тапас|ισπανικη κουζινα|ταπας|spanisches restaurant|spanische küche|tapasbar|مطعم إسباني|تاباس|غذای اسپانیایی|رستوران اسپانیایی|스페인 음식*|타파스*',
  ),
  eaten(
    'pasta',
    'pasta|makarna*|פסטה|паста|пасту|пасты|μακαρον*|ζυμαρικα|nudelgericht*|باستا|معكرونة|پاستا|파스타*',
  ),
  eaten(
    'asian',
    'asian|chinese|thai|asya mutfağ*|çin mutfağ*|çin yeme*|çin lokanta*|אסייתי*|סיני|סינית|תאילנדי*|азиатск*|китайск*|тайск*|ασιατικ*|κινεζικ*|asiatisch*|chinesisch*|chinese|thailändisch*|آسيوي*|صيني*|آسیایی*|چینی|아시아 음식*|중국집*|중국 음식*|중식|태국 음식*',
  ),
  eaten('pide', 'pide|pideci*|pideler|lahmacun*|פידה|пиде|лахмаджун*|πιντε|بيدا|لحم بعجين|پیده|피데*'),
  eaten('soup', 'soup|soups|çorba*|מרק|מרקים|суп|супы|супа|σουπα|σουπες|suppe|suppen|شوربة|حساء|سوپ|수프*'),
  eaten('waffle', 'waffle*|וואפל*|вафл*|βαφλ*|waffel*|وافل|وافل*|와플*'),
  eaten('kebab', 'kebab*|kebap*|ocakbaşı|קבב*|кебаб*|шашлык*|κεμπαπ|كباب|کباب*|케밥*'),
  eaten('pizza', 'pizza*|pizzen|פיצה*|пицц*|πιτσ*|بيتزا|پیتزا*|피자*'),
  eaten('burger', 'burger*|hamburger*|המבורגר*|бургер*|μπεργκερ|μπιφτεκι*|برغر|برجر|همبرگر*|버거*|햄버거*'),
  eaten('sushi', 'sushi|suşi*|סושי|суши|σουσι|سوشي|سوشی|초밥*|스시*'),
  eaten('noodles', 'noodle|noodles|ramen|erişte|נודלס|лапш*|nudel*|نودلز|نودل*|국수*|면 요리'),
  eaten('steak', 'steak*|biftek*|et lokanta*|סטייק*|стейк*|μπριζολ*|steakhaus|ستيك|استیک*|스테이크*'),
  eaten('meyhane', 'meyhane*|tavern|taverns|taverna|meze|טברנה|таверн*|ταβερν*|мейхане|taverne*|حانة|میخانه'),
  eaten('vegan', 'vegan*|טבעוני*|веган*|βιγκαν|وگان*|비건*'),
  eaten(
    'vegetarian',
    'vegetari*|veggie|vejetaryen*|צמחוני*|вегетариан*|χορτοφαγ*|نباتي*|گیاهی|گیاه‌خواری|채식*',
  ),
  eaten(
    'breakfast',
    'breakfast|brunch|kahvaltı*|ארוחת בוקר|завтрак*|πρωινο|frühstück*|فطور|إفطار|صبحانه*|아침 식사|아침식사|조식|브런치',
  ),
  eaten(
    'dessert',
    'dessert*|künefe*|kadayıf*|cake|cakes|ice cream|tatlı*|pastane*|baklava|dondurma*|קינוח*|десерт*|γλυκ*|nachtisch|eisdiele|kuchen|حلويات|دسر|شیرینی|디저트*|케이크*',
  ),
  eaten(
    'restaurant',
    'restaurant|restaurants|restoran*|lokanta*|yemek yiyecek|yiyecek yer*|yiyecek bir yer*|somewhere to eat|place to eat|places to eat|eat|dinner|lunch|hungry|מסעדה|מסעדות|מסעדת|במסעדה|לאכול|ресторан*|поесть|поужинать|пообедать|εστιατορι*|φαμε|φαω|essen gehen|etwas essen|abendessen|mittagessen|lokal|مطعم|مطاعم|المطاعم|نأكل|عشاء|رستوران*|شام بخور*|غذا بخور*|식당*|음식점*|레스토랑*|맛집*|밥집*|먹을*|supper|akşam yemeğ*|öğle yemeğ*|öğlen yemeğ*|yemek yiyebil*|yemek yenecek|yemek yer*|ארוחת ערב|ארוחת צהריים|ужин*|обед*|βραδινο|μεσημεριανο|δειπνο|abend essen|mittag essen|zum essen|abends essen|mittags essen|غداء|العشاء|الغداء|نتعشى|نتغدى|شام|ناهار|نهار|저녁 식사*|점심 식사*|저녁 먹*|점심 먹*|저녁식사*|점심식사*',
  ),
  kind(
    'cafe coffee',
    'cafe|cafes|coffee|kafe*|kahve*|בית קפה|קפה|кафе|кофе*|καφε*|καφετερι*|kaffee|مقهى|قهوة|کافه*|قهوه|카페*|커피*',
  ),
  kind('bar', 'bar|bars|pub|pubs|cocktail|cocktails|בר|ברים|бар|бары|μπαρ|بار|술집*|펍'),
  kind(
    'hotel',
    'hotel|hotels|guesthouse*|place to stay|accommodation|otel*|pansiyon*|konaklama|konaklayacak|מלון|מלונות|לינה|отел*|гостиниц*|переночевать|ξενοδοχει*|διαμονη|hotel*|unterkunft|pension|فندق|فنادق|إقامة|هتل*|اقامت*|호텔*|숙소*',
  ),
  kind('massage', 'massage*|masaj*|עיסוי|מסאז|מסאזים|מסאג*|массаж*|μασαζ|تدليك|مساج|ماساژ*|마사지*'),
  kind(
    'hammam',
    'hammam|hamam*|חמאם|хаммам*|χαμαμ|حمام تركي|حمام ترکی|하맘|turkish bath*|türk hamam*|steam bath*|хамам*|турецк* бан*|מרחץ טורקי|חמם|χαμαμ*|τουρκικ* λουτρ*|türkisch* bad|türkisches bad|حمام بخار|터키탕|터키식 목욕*|하맘*',
  ),
  kind('spa', 'spa|spas|ספא|спа|σπα|سبا|اسپا|스파'),
  kind(
    'barber',
    'barber*|berber*|saç tıraş*|ספר|барбер*|мужск* стрижк*|κουρει*|μπαρμπερ*|barbier*|herrenfriseur|حلاق*|آرایشگاه مردانه|이발소*|바버샵*',
  ),
  kind(
    'hairdresser hair',
    'haircut|hairdresser*|hair salon|kuaför*|saç kesim*|מספרה|תספורת|парикмахер*|стрижк*|κομμωτηρι*|κουρεμα|friseur*|haarschnitt|haare schneiden|كوافير|قص شعر|آرایشگاه|미용실*|헤어*',
  ),
  kind('tennis', 'tennis*|tenis*|טניס|теннис*|τενις|تنس|تنیس|테니스*'),
  kind('padel', 'padel*|פאדל|падел*|παντελ|بادل|پدل|파델*'),
  kind(
    'football pitch',
    'football|soccer|halı saha*|halısaha*|futbol|כדורגל|футбол*|ποδοσφαιρ*|fußball*|كرة القدم|ملعب كرة|فوتبال|축구*|풋살*',
  ),
  kind(
    'gym',
    'gym|gyms|fitness|spor salonu*|כושר|тренаж*|фитнес*|γυμναστηρι*|fitnessstudio*|نادي رياضي|باشگاه*|헬스장*',
  ),
  kind('diving', 'diving|scuba|dive|dalış*|צלילה|дайвинг*|καταδυσ*|tauchen|tauchschule|غوص|غواصی|다이빙*'),
  kind(
    'boat',
    'boat|boats|boat trip*|cruise|cruises|sailing|yacht|tekne*|yat turu|שייט|סירה|яхт*|катер*|лодк*|σκαφ*|βαρκ*|boot|bootstour|segeln|قارب|رحلة بحرية|قایق*|보트*|요트*|배 타*',
  ),
  kind(
    'horses',
    'horse riding|horses|riding|at binme*|binicilik|רכיבה|סוסים|верхов*|лошад*|ιππασι*|reiten|ركوب الخيل|اسب‌سواری|승마*',
  ),
  kind(
    'flat rent',
    'flats for rent|apartments for rent|flat to rent|flat for rent|apartment for rent|apartment to rent|for rent|to rent|kiralık*|דירה להשכרה|דירות להשכרה|להשכרה|аренд*|снять квартир*|ενοικιαζ*|προς ενοικιαση|νοικιασουμε|νοικιασω|mietwohnung*|zur miete|شقة للإيجار|شقق للإيجار|شقة للايجار|للإيجار|للايجار|اجاره آپارتمان|اجاره‌ای|برای اجاره|월세*|전세*|임대*',
  ),
  kind(
    'for sale',
    'for sale|to buy a flat|to buy a house|buy a house|buy a flat|satılık*|למכירה|לקנות דירה|לקנות בית|продаётся|продается|на продажу|купить квартир*|купить дом|προς πωληση|πωλειται|πωλουνται|να αγορασουμε σπιτι|zu verkaufen|zum verkauf|zum kauf|للبيع|شراء بيت|شراء شقة|برای فروش|فروشی|برای خرید|خرید خانه|خرید خونه|매매|매물*',
  ),
  kind(
    'flat',
    'a flat|flats|flat with|bedroom flat*|apartments|an apartment|apartment with|bedroom apartment*|daire|daireler|daire arıyor*|דירות|מחפשים דירה|מחפש דירה|מחפשת דירה|דירה עם|ищу квартир*|ищем квартир*|нужна квартира|квартиру|квартиры|διαμερισμα|διαμερισματα|wohnung|wohnungen|شقق|شقة مفروشة|شقة قريبة|بدي شقة|أبحث عن شقة|عايز شقة|أريد شقة|آپارتمان*|아파트*',
  ),
  kind(
    'house',
    'a house|houses|house with|ev arıyor*|ev bakıyor*|satılık ev|kiralık ev|müstakil ev|מחפשים בית|מחפש בית|מחפשת בית|בית עם חצר|ищем дом|ищу дом|дом с|σπιτι για|σπιτι με|σπιτι προς|ψαχνουμε σπιτι|ψαχνω σπιτι|haus mit|haus zum|haus zu|häuser|بيت للبيع|بيت للإيجار|بيت للايجار|بدي بيت|خانه برای|خونه برای|خانه ویلایی|خانه می‌خواهم|خونه می‌خوام|خونه میخوام|집을 구*|집 구하*|집 구해*|주택*',
  ),
  kind(
    'penthouse',
    'penthouse*|çatı kat*|dublex|פנטהאוז*|пентхаус*|ρετιρε|بنتهاوس|پنت هاوس|پنت‌هاوس|펜트하우스*',
  ),
  kind(
    'studio',
    'studio flat*|studio apartment*|stüdyo daire*|1 0 daire|студия|студию|студии|γκαρσονιερα*|einzimmerwohnung*|דירת סטודיו|דירת חדר|استوديو|شقة استوديو|استودیو|سوئیت|원룸*|스튜디오*',
  ),
  kind(
    'villa',
    'villa|villas|villalar|villası|вилла|виллу|виллы|βιλα|βιλες|וילה|וילות|فيلا|فلل|ویلا|ویلای*|빌라*',
  ),
  kind(
    'vet',
    'vet|vets|veterinar*|veteriner*|וטרינר|ветеринар*|κτηνιατρ*|tierarzt|بيطري*|دامپزشک*|동물병원|수의사',
  ),
  kind(
    'laundry',
    'laundry|laundrette|çamaşırhane*|kuru temizleme*|מכבסה|прачечн*|химчистк*|πλυντηρι*|καθαριστηρι*|wäscherei|مغسلة|خشکشویی|세탁소*',
  ),
  kind(
    'books',
    'bookshop|bookstore|books|kitapçı*|kitap*|חנות ספרים|книжн*|βιβλιοπωλει*|buchladen|buchhandlung|مكتبة|کتاب‌فروشی|서점*',
  ),
  eaten(
    'grill',
    'על האש|grill|grills|barbecue|bbq|mangal*|ızgara*|köfte*|גריל|мангал|гриль|барбекю|σχαρα|ψησταρια|grillrestaurant|مشاوي|مشويات|گریل|باربکیو|바비큐*|그릴*',
  ),
  kind(
    'walking',
    'hiking|hike|hikes|walking tour*|yürüyüş*|doğa yürüyüş*|טיול רגלי|поход*|пешеходн*|πεζοπορ*|wandern|wanderung*|مشي|كوهنوردی|پیاده‌روی|등산*|하이킹*',
  ),
  kind(
    'gifts',
    'gift shop*|gifts|souvenir*|hediyelik*|hediye*|מתנות|сувенир*|подарк*|δωρ*|souvenirs|geschenke|هدايا|سوغات*|기념품*|선물*',
  ),
  quality('halal', 'halal|helal*|חלאל|халял*|χαλαλ|حلال|الحلال|할랄*'),
  quality(
    'kosher',
    'kosher|koşer*|kaşer*|כשר|כשרה|כשרות|מסעדה כשרה|кошер*|κοσερ|koscher*|كوشير|كوشر|کوشر|코셔*',
  ),
  quality(
    'romantic',
    'romantic|romantik*|רומנטי*|романтич*|ρομαντικ*|romantisch*|رومانسي*|رمانتیک*|عاشقانه|로맨틱*|로맨틱한|분위기 좋은|낭만*',
  ),
  quality(
    'seaview',
    'closer to the sea|close to the sea|nearer the sea|near the sea|near the beach|closer to the beach|denize yakın*|denize daha yakın*|plaja yakın*|ближе к морю|поближе к морю|рядом с морем|πιο κοντά στη θάλασσα|κοντά στη θάλασσα|näher am meer|nah am meer|nahe am meer|קרוב לים|קרוב יותר לים|יותר קרוב לים|أقرب إلى البحر|أقرب للبحر|قريب من البحر|قريب للبحر|نزدیک دریا|نزدیک‌تر به دریا|نزدیکتر به دریا|바다에서 가까운|바다 가까운|바다에 더 가까운|바다랑 가까운|바닷가*|바다 근처|바다근처|sea view*|seaview|sea front|seafront|by the sea|ocean view|on the water|deniz manzara*|deniz kenar*|denize nazır|נוף לים|מול הים|על הים|видом на море|вид на море|у моря|на берегу моря|θεα θαλασσα|θεα στη θαλασσα|παραθαλασσι*|meerblick|am meer|seeblick|إطلالة على البحر|بإطلالة على البحر|على البحر|مطل على البحر|منظره دریا|رو به دریا|کنار دریا|바다 전망*|오션뷰*|바닷가*|바다가 보이는',
  ),
  quality(
    'beach',
    'beach|beachfront|beach front|plaj*|sahil*|пляж*|παραλι*|strand|sandstrand|חוף|בחוף|שפת הים|شاطئ|الشاطئ|الشط|ساحل|لب ساحل|해변*|바닷가*|비치',
  ),
  quality(
    'view',
    'a view|with a view|with view|nice view|great view|good view|lovely view|amazing view|best view|city view|mountain view|view of|view over|views|the view|manzara*|נוף|панорам*|красивым видом|θεα|aussicht|إطلالة|بإطلالة|منظره|چشم‌انداز|전망*|뷰',
  ),
  quality(
    'terrace',
    'terrace|outdoor seating|outdoors|outside|teras*|מרפסת|בחוץ|террас*|веранд*|βεραντα|ταρατσα|terrasse|draußen|تراس|شرفة|فضای باز|테라스*|야외*',
  ),
  quality(
    'late',
    'open late|late night|late at night|until late|gece geç*|geç saat*|geceye kadar|sabaha kadar|פתוח עד מאוחר|עד מאוחר|בשעות הקטנות|допоздна|поздно ночью|ночью открыт*|μεχρι αργα|ανοιχτα αργα|αργα το βραδυ|bis spät|spätabends|spät offen|lange offen|lange geöffnet|حتى وقت متأخر|مفتوح متأخر*|لوقت متأخر|آخر الليل|تا دیروقت|تا دير وقت|شبانه‌روزی|늦게까지|밤늦게*|심야*',
  ),
  quality('garden', 'garden|bahçe*|גינה|сад|садом|κηπο*|garten|biergarten|حديقة|باغ|حیاط|정원*'),
  quality(
    'livemusic',
    'live music|with music|müzikli*|canlı müzik*|עם מוזיקה|с музыкой|με μουσικη|mit musik|مع موسيقى|با موسیقی|음악 있는|음악이 있는|מוזיקה חיה|жив* музык*|ζωντανη μουσικη|livemusik|موسيقى حية|موسیقی زنده|라이브*',
  ),
  quality(
    'family',
    'family|families|kid friendly|kids|children|aile*|çocuk*|למשפחה|ילדים|семейн*|детьми|οικογενει*|παιδια|familie*|kinder*|عائلي*|للعائلات|أطفال|خانواد*|بچه*|가족*|아이*',
  ),
  quality('quiet', 'quiet|peaceful|sessiz|sakin|שקט*|тих*|спокойн*|ησυχ*|ruhig*|هادئ*|آرام|دنج|조용*'),
  quality('pool', 'pool|swimming pool|havuz*|בריכה|бассейн*|πισιν*|schwimmbad|مسبح|استخر*|수영장*'),
];

/** Words that ask, and narrow nothing down, in the languages whose questions were not told apart so far. */
const fillers = `empfiehl empfiehlst abendessen mittagessen romantisches gemütliches nettes was hangileri hangisi neresi var açık kriegt kriege kriegen bekommt bekomme bekommen man isst leckere leckeres leckeren lecker richtig offen
τρωμε τρωω τρως τρωει φαγητο ωραια νοστιμο ανοιχτο ανοιχτα εκει לאכול נאכל אוכלים אוכל טעים טעימה שווה פתוח פתוחים покушать кушать вкусно вкусный вкусная вкусные открыто посоветуете знаете
وين شي طيب لذيذ مفتوح بعرف تعرف تعرفون سراغ داری تو توی خوشمزه باز می‌شناسی 맛집 맛집이 맛있는 먹을 어디예요 어디에요 어디인가요 어딘가요 있을까요 열려
yakınımda yakınımdaki yakınlarda buralarda yakın
ich wir mir uns mich sie ihr du er es das der die den dem des ein eine einen einem einer eines kein keine und oder aber mit ohne für bei
in im am an auf aus von vom zu zum zur nach um bis ab über wo was wann wie wer welche welcher welches gibt ist sind war hat haben hatte hätte hätten habe
möchte möchten würde würden will wollen kann können könnten könnte bitte danke gern gerne gut gute guter gutes guten schön schöne schönes schöner nett nette nettes
suche suchen finden finde empfehlen empfehlung empfehlt zeigen zeig mal noch auch doch ja nein etwas irgendwo ort orte platz plätze nähe
tisch tische reservieren reservierung buchen buchung personen person leute gäste heute morgen übermorgen abend abends mittag mittags uhr halb viertel
montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende zwei drei vier fünf sechs sieben acht neun zehn hallo guten tag hier dort da dieses diese
я мы мне нам вы ты он она они это этот эта и или но с со без для у к ко в во на по из от до за о об не ни да нет есть ли бы же что где когда как кто какой какая какие
хочу хотим хотел хотела хотели бы можно могу можете нужен нужна нужно нужны пожалуйста спасибо хороший хорошая хорошее хорошие хороши лучший лучшие найди найдите ищу ищем
посоветуйте посоветуй порекомендуйте подскажите покажите покажи какой-нибудь что-нибудь где-нибудь место места рядом недалеко стол столик столика забронировать забронируйте бронь
человек человека персон сегодня завтра послезавтра вечером вечер утром днём час часа часов понедельник вторник среду четверг пятницу субботу воскресенье двоих троих
εγω εμεις μου μας εσυ εσεις και η ο οι το τα τον την τους τις του της των ενα ενας μια με χωρις για σε στο στη στην στον στα στις απο προς ως που ποιο ποιος ποια τι ποτε πως ειναι εχει εχετε υπαρχει υπαρχουν
θελω θελουμε θα ηθελα θελαμε μπορω μπορουμε μπορειτε παρακαλω ευχαριστω καλο καλη καλα καλυτερο ωραιο ψαχνω βρες βρειτε προτεινετε προτεινεις προτεινε δειξε μερος μερη κοντα τραπεζι κρατηση κλεισω ατομα ατομο
σημερα αυριο μεθαυριο βραδυ μεσημερι πρωι δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη γεια σας ναι οχι
אני אנחנו לי לנו אתה את אתם הוא היא הם זה זאת של על עם בלי אל או אבל גם רק כן לא יש אין מה איפה מתי איך מי איזה איזו האם רוצה רוצים צריך צריכה צריכים אפשר בבקשה תודה טוב טובה טובים
מומלץ מומלצת תמליץ תמליצי המלצה מחפש מחפשת מחפשים למצוא תראה תראי מקום מקומות קרוב ליד שולחן להזמין הזמנה אנשים איש היום מחר הערב בערב בשעה שעה יום ראשון שני שלישי רביעי חמישי שישי שבת שלום
أنا نحن لي لنا أنت هو هي هم هذا هذه ذلك و أو لكن مع بدون في على إلى من عن عند هل ما ماذا أين متى كيف كم أي أريد نريد أحتاج نحتاج ممكن يمكن يمكنني من فضلك لو سمحت شكرا جيد جيدة جميل أفضل أبحث ابحث عن تنصح تنصحني
أنصحني اقترح أرني مكان أماكن قريب قريبة طاولة حجز احجز شخص أشخاص شخصين لشخصين اليوم غدا الليلة مساء صباحا الساعة يوم الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت مرحبا نعم لا يوجد
من ما به را با بدون در از تا برای و یا اما که این آن یک یه هر چه چی کجا کی چند چطور کدام آیا هست است هستم هستیم دارید داره دارد می‌خواهم می‌خوام میخوام می‌خواهیم می‌خواستم لازم دارم لطفا ممنون مرسی خوب خوبی بهترین
پیدا کن کنید دنبال می‌گردم معرفی پیشنهاد نشان بده بدهید جا جای نزدیک میز رزرو نفر نفره امروز فردا امشب شب ظهر صبح ساعت شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه سلام بله نه
저 제가 우리 저희 이 그 저기 여기 거기 좀 것 곳 데 있어요 있나요 있습니까 없어요 주세요 해주세요 해 싶어요 싶습니다 원해요 찾아 찾아줘 찾아주세요 추천 추천해 추천해줘 추천해주세요 알려 알려줘 알려주세요 보여줘 좋은 괜찮은 맛있는 가까운 근처
예약 예약해 예약해주세요 자리 테이블 명 사람 오늘 내일 모레 저녁 점심 아침 시 시에 월요일 화요일 수요일 목요일 금요일 토요일 일요일 안녕하세요 네 아니요 어디 뭐 언제`;

const tables = onFirstUse(() => ({
  words: searchWords.map((word) => ({
    word,
    pattern: new RegExp(anyPhrase(word.said.split('|')).source, 'gu'),
  })),
  fillers: new Set(foldedWords(fillers)),
}));

export interface SaidSearch {
  /** The catalogue's words for the kinds and qualities that were named, in the order of the table; empty without any. */
  readonly query: string;
  /** Those of the kinds alone. */
  readonly kinds: string;
  /** Whether a kind of place is named. */
  readonly namesKind: boolean;
  /** Whether a place to eat at is named by its kind, its kitchen or a dish. */
  readonly namesMeal: boolean;
  /** Folded words that are no kind, no quality and no filler. */
  readonly left: readonly string[];
}

/** What a text searches for, by the kinds and qualities it names, in any of Merve's languages. Pure. */
export function searchIn(text: string): SaidSearch {
  let said = ` ${foldedWords(text.slice(0, 500)).join(' ')} `;
  const found: SearchWord[] = [];
  for (const { word, pattern } of tables().words) {
    const rest = said.replace(pattern, ' ');
    if (rest === said) continue;
    found.push(word);
    said = rest.replace(/ +/gu, ' ');
  }
  return {
    query: found.map(({ query }) => query).join(' '),
    kinds: found.flatMap(({ query, isKind }) => (isKind ? [query] : [])).join(' '),
    namesKind: found.some(({ isKind }) => isKind),
    namesMeal: found.some(({ isEaten }) => isEaten === true),
    left: said.split(' ').filter((word) => word !== '' && !isSearchFiller(word)),
  };
}

/** Whether a text speaks of a meal or of a place to eat at: "lunch in Nicosia", also where the meal is read as the time of the day. */
export function seeksMeal(text: string): boolean {
  return searchIn(text).query.split(' ').includes('restaurant');
}

/** Whether a folded word only asks. */
export function isSearchFiller(word: string): boolean {
  return tables().fillers.has(word);
}
