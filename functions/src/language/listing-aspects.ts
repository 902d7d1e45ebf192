import type { Language } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { anyPhrase, foldedWords } from './phrase-pattern.ts';

/** What people ask of one place. Those of `listingFacts` have a field of their own; the others are told if its entry mentions them. */
export const listingFacts = ['menu', 'phone', 'address', 'hours', 'price'] as const;
export const listingFeatures = [
  'parking',
  'vegetarian',
  'vegan',
  'pets',
  'terrace',
  'cards',
  'wifi',
  'children',
  'wheelchair',
  'view',
  'music',
  'pool',
  'breakfast',
  'alcohol',
  'halal',
] as const;
export const listingAspects = [...listingFacts, ...listingFeatures] as const;
export type ListingFeature = (typeof listingFeatures)[number];
export type ListingAspect = (typeof listingAspects)[number];

interface AspectWords {
  /** What it is called, as it stands before a colon. */
  readonly name: string;
  /** How it is asked for: phrases as `anyPhrase` reads them, parted by `|`. */
  readonly asked: string;
}

const words = (name: string, asked: string): AspectWords => ({ name, asked });

const aspects: Readonly<Record<ListingAspect, Readonly<Record<Language, AspectWords>>>> = {
  menu: {
    en: words('Menu', 'menu|menus|what do they serve|what do they have|what do you serve|dishes'),
    tr: words('Menü', 'menü*|yemek listesi|neler var yemek*|yemekleri neler'),
    he: words('תפריט', 'תפריט|התפריט|בתפריט'),
    ru: words('Меню', 'меню'),
    el: words('Μενού', 'μενου|καταλογος|καταλογο'),
    de: words('Speisekarte', 'speisekarte|menü|menu|karte|menükarte|getränkekarte'),
    ar: words('القائمة', 'قائمة الطعام|القائمة|المنيو|منيو|قائمة'),
    fa: words('منو', 'منو|منوی*|منوش|منویش'),
    ko: words('메뉴', '메뉴*'),
  },
  phone: {
    en: words('Phone', 'phone*|telephone|call them|ring them|contact number|their number|tel'),
    tr: words('Telefon', 'telefon*|numarası*|numaraları*|arayabilir*'),
    he: words('טלפון', 'טלפון|הטלפון|מספר שלהם|להתקשר אליהם'),
    ru: words('Телефон', 'телефон*|позвонить им|их номер'),
    el: words('Τηλέφωνο', 'τηλεφων*'),
    de: words('Telefon', 'telefon*|anrufen|rufnummer'),
    ar: words('الهاتف', 'هاتف*|الهاتف|تلفون*|رقمهم|رقم الهاتف'),
    fa: words('تلفن', 'تلفن*|شماره تماس|شماره‌شان|شماره شان|شماره‌شون'),
    ko: words('전화', '전화*|연락처*'),
  },
  address: {
    en: words(
      'Address',
      'address|where is|wheres|where are they|where exactly|how do i get there|how do we get there|directions|map|location|located',
    ),
    tr: words('Adres', 'adres*|nerede*|neresi|haritada|harita*|konumu|nasıl gidilir|nasıl giderim'),
    he: words('כתובת', 'כתובת|הכתובת|איפה|היכן|איך מגיעים|מפה'),
    ru: words('Адрес', 'адрес*|где|как добраться|на карте'),
    el: words('Διεύθυνση', 'διευθυνση|που ειναι|που βρισκεται|χαρτη*|πως παω'),
    de: words(
      'Adresse',
      'adresse|wo ist|wo liegt|wo sind|wo befindet|wie komme ich|karte von google|anfahrt',
    ),
    ar: words('العنوان', 'عنوان*|العنوان|أين|اين|وين|الخريطة|موقعهم|كيف أصل'),
    fa: words('نشانی', 'آدرس*|نشانی*|کجاست|کجا است|روی نقشه|نقشه'),
    ko: words('주소', '주소*|어디에*|어디예요|어디인가요|위치*|지도*'),
  },
  hours: {
    en: words(
      'Opening hours',
      'open|opens|opening hours|opening times|opening time|close|closes|closed|closing time|hours|what time do they|until when|how late',
    ),
    tr: words(
      'Çalışma saatleri',
      'açık mı*|açık*|kapalı mı*|kapalı*|kaça kadar|kaçta aç*|kaçta kapan*|çalışma saat*|açılış*|kapanış*|ne zaman aç*|ne zaman kapan*|saatleri',
    ),
    he: words('שעות פתיחה', 'פתוח|פתוחים|פתוחה|סגור|סגורים|שעות|שעות פתיחה|נפתח|נסגר|עד מתי'),
    ru: words(
      'Часы работы',
      'открыт*|закрыт*|часы работы|открывает*|закрывает*|работает|работают|до скольки|график работы|режим работы',
    ),
    el: words('Ωράριο', 'ανοιχτ*|ανοικτ*|κλειστ*|ωραριο|ανοιγ*|κλεινει|κλεινουν|μεχρι ποτε|τι ωρα'),
    de: words(
      'Öffnungszeiten',
      'geöffnet|offen|geschlossen|öffnungszeiten|öffnet|öffnen|schließt|schließen|auf haben|auf hat|auf habt|wie lange|bis wann|hat auf|habt auf|haben auf|noch auf|schon auf|das auf|der auf|die auf|dort auf|ihr auf|da auf|macht zu|macht ihr zu|machen zu|macht auf|machen auf|wann macht|wann machen|zumacht|zumachen|aufmacht|wann schließt|wann schließen',
    ),
    ar: words(
      'أوقات العمل',
      'مفتوح*|مغلق*|أوقات العمل|ساعات العمل|يفتح*|يغلق*|متى يفتح*|متى تفتح*|تفتح|تغلق',
    ),
    fa: words(
      'ساعت کار',
      'باز است|بازه|باز هست|بسته است|بسته‌ست|ساعت کار*|ساعات کار*|تا کی باز|کی باز می‌شود|می‌بنده|می‌بندد|می‌بندن|می‌بندند|میبنده|میبندن|باز می‌کنه|باز می‌کند|باز میکنه|تعطیل میشه|تعطیل می‌شه',
    ),
    ko: words('영업시간', '영업*|문 여*|문 열*|문 닫*|몇 시까지|몇시까지|열어요|닫아요|여나요|닫나요'),
  },
  price: {
    en: words(
      'Price',
      'how much|price*|pricey|cost|costs|expensive|cheap|in total|total|charge|charges|rate|rates|fee|fees',
    ),
    tr: words('Fiyat', 'ne kadar|fiyat*|kaç para|kaç lira|kaç tl|kaça|pahalı*|ucuz*|ücret*|toplam*|tutar*'),
    he: words('מחיר', 'כמה עולה|כמה עולים|כמה עולות|בכמה|כמה זה|מחיר*|המחיר*|יקר|עולה|סך הכל'),
    ru: words(
      'Цена',
      'сколько стоит|сколько стоят|почём|почем|сколько это|сколько будет|цена|цены|цену|ценник|дорого|стоимость|стоит|итого',
    ),
    el: words(
      'Τιμή',
      'ποσο κανει|ποσο κοστιζει|ποσο κανουν|ποσο εχει|ποσο παει|ποσο ειναι|τιμη|τιμες|ακριβο|κοστιζει|κοστος|συνολο|συνολικα',
    ),
    de: words(
      'Preis',
      'was kostet|wie viel kostet|wieviel kostet|kostet|kosten|preis*|teuer|wie teuer|insgesamt|wie viel ist|wie viel macht',
    ),
    ar: words(
      'السعر',
      'كم سعر*|بكم|بكام|بقديش|قديش|كم الليلة|كم ثمن|يكلف|كم يكلف|كم تكلف*|كم التكلفة|السعر|سعر*|أسعار*|الأسعار|غالي|المجموع|الإجمالي',
    ),
    fa: words('قیمت', 'چند است|چنده|قیمت*|هزینه*|چقدر می‌شود|چقدر میشه|گران|مجموع|روی هم|چقدر'),
    ko: words('가격', '얼마*|가격*|비용*|요금*|총액*|비싸*'),
  },
  parking: {
    en: words(
      'Parking',
      'parking|car park|park the car|park my car|park there|where to park|anywhere to park|somewhere to park|place to park|can i park|can we park|valet',
    ),
    tr: words(
      'Otopark',
      'otopark*|park yeri*|arabayı park|araba park|park edebil*|park edecek*|arabayı nereye',
    ),
    he: words('חניה', 'חניה|חנייה|חניון|לחנות'),
    ru: words('Парковка', 'парковк*|стоянк*|припарковат*'),
    el: words('Πάρκινγκ', 'παρκινγκ|παρκαρ*|σταθμευσ*'),
    de: words('Parkplatz', 'parkplatz|parkplätze|parken|parkhaus'),
    ar: words('موقف سيارات', 'موقف*|مواقف*|باركينغ|لركن السيارة'),
    fa: words('پارکینگ', 'پارکینگ*|جای پارک'),
    ko: words('주차', '주차*'),
  },
  vegetarian: {
    en: words('Vegetarian dishes', 'vegetarian|vegetarians|veggie|meat free|meatless|without meat'),
    tr: words('Vejetaryen yemek', 'vejetaryen*|etsiz*'),
    he: words('מנות צמחוניות', 'צמחוני*|צמחונים|לצמחונים'),
    ru: words('Вегетарианские блюда', 'вегетариан*|без мяса'),
    el: words('Χορτοφαγικά πιάτα', 'χορτοφαγ*|χωρις κρεας'),
    de: words('Vegetarische Gerichte', 'vegetari*|fleischlos*|ohne fleisch'),
    ar: words('أطباق نباتية', 'نباتي*|للنباتيين|بدون لحم'),
    fa: words('غذای گیاهی', 'گیاهی*|گیاه‌خوار*|بدون گوشت'),
    ko: words('채식 메뉴', '채식*|베지테리언'),
  },
  vegan: {
    en: words('Vegan dishes', 'vegan|vegans|plant based'),
    tr: words('Vegan yemek', 'vegan*'),
    he: words('מנות טבעוניות', 'טבעוני*|לטבעונים'),
    ru: words('Веганские блюда', 'веган*'),
    el: words('Βίγκαν πιάτα', 'βιγκαν|vegan'),
    de: words('Vegane Gerichte', 'vegan*'),
    ar: words('أطباق نباتية بالكامل', 'نباتي صرف|فيغان|فيجن'),
    fa: words('غذای وگان', 'وگان*'),
    ko: words('비건 메뉴', '비건*'),
  },
  pets: {
    en: words('Pets', 'pet|pets|dog|dogs|cat friendly|pet friendly|dog friendly'),
    tr: words('Evcil hayvan', 'evcil hayvan*|köpe*|kedi*|hayvan kabul'),
    he: words('חיות מחמד', 'כלב|כלבים|עם הכלב|חיות|חיות מחמד'),
    ru: words('Животные', 'собак*|животн*|питом*|кошк*'),
    el: words('Κατοικίδια', 'σκυλ*|κατοικιδι*|ζωα'),
    de: words('Haustiere', 'hund*|haustier*|katze*'),
    ar: words('الحيوانات الأليفة', 'كلب*|الكلاب|كلاب|حيوانات|الحيوانات الأليفة'),
    fa: words('حیوان خانگی', 'سگ*|حیوان خانگی|حیوانات خانگی'),
    ko: words('반려동물', '반려동물*|강아지*|애완동물*|개 데리고'),
  },
  terrace: {
    en: words('Outdoor seating', 'terrace|outdoor*|outside|garden|patio|balcony|open air|al fresco'),
    tr: words('Açık hava', 'teras*|bahçe*|açık hava*|dışarıda|balkon*'),
    he: words('ישיבה בחוץ', 'מרפסת|בחוץ|גינה|חצר'),
    ru: words('Места на улице', 'террас*|веранд*|на улице|летник|сад*'),
    el: words('Εξωτερικός χώρος', 'βεραντα|ταρατσα|εξω|κηπο*|αυλη'),
    de: words('Plätze im Freien', 'terrasse|draußen|garten|im freien|außen*|balkon'),
    ar: words('جلسة خارجية', 'تراس|شرفة|في الخارج|خارجية|حديقة'),
    fa: words('فضای باز', 'تراس*|فضای باز|بیرون|حیاط|باغ'),
    ko: words('야외석', '테라스*|야외*|정원*|마당*'),
  },
  cards: {
    en: words(
      'Card payment',
      'card|cards|credit card|visa|mastercard|pay by|contactless|apple pay|cash only',
    ),
    tr: words('Kartla ödeme', 'kart geç*|kartla*|kredi kartı*|visa|nakit mi|temassız*'),
    he: words('תשלום בכרטיס', 'כרטיס|כרטיס אשראי|אשראי|מזומן'),
    ru: words('Оплата картой', 'картой|карты|карта|наличн*|оплат*'),
    el: words('Πληρωμή με κάρτα', 'καρτα|καρτες|μετρητα'),
    de: words('Kartenzahlung', 'kartenzahlung|kreditkarte*|mit karte|ec karte|bargeld|bar zahlen'),
    ar: words('الدفع بالبطاقة', 'بطاقة|بالبطاقة|فيزا|نقد|نقدا'),
    fa: words('پرداخت با کارت', 'کارت*|با کارت|نقد*'),
    ko: words('카드 결제', '카드*|현금*'),
  },
  wifi: {
    en: words('Wi-Fi', 'wifi|wi fi|internet|wireless'),
    tr: words('Wi-Fi', 'wifi|wi fi|internet*|kablosuz*'),
    he: words('אינטרנט אלחוטי', 'וויפי|wifi|אינטרנט'),
    ru: words('Вай-фай', 'вай фай|вайфай|wifi|wi fi|интернет*'),
    el: words('Ασύρματο ίντερνετ', 'wifi|wi fi|ιντερνετ|ιντερνετ'),
    de: words('WLAN', 'wlan|wifi|wi fi|internet'),
    ar: words('واي فاي', 'واي فاي|wifi|انترنت|إنترنت'),
    fa: words('وای‌فای', 'وای فای|وای‌فای|wifi|اینترنت'),
    ko: words('와이파이', '와이파이*|wifi|인터넷*'),
  },
  children: {
    en: words(
      'Children',
      'kid|kids|child|children|kid friendly|child friendly|high chair|high chairs|playground|family friendly|toddlers|prams',
    ),
    tr: words('Çocuklar', 'çocuk*|mama sandalyesi*|oyun alanı*|bebek*'),
    he: words('ילדים', 'ילדים|לילדים|כיסא תינוק|תינוק'),
    ru: words('Дети', 'дет*|ребен*|ребён*|стульчик*'),
    el: words('Παιδιά', 'παιδι*|μωρο|καρεκλακι'),
    de: words('Kinder', 'kind*|hochstuhl|hochstühle|spielplatz'),
    ar: words('الأطفال', 'أطفال|للأطفال|الأطفال|كرسي أطفال'),
    fa: words('کودکان', 'کودک*|بچه*|صندلی کودک'),
    ko: words('아이', '아이*|어린이*|아기*|유아*'),
  },
  wheelchair: {
    en: words('Wheelchair access', 'wheelchair*|step free|accessible|disabled'),
    tr: words('Tekerlekli sandalye', 'tekerlekli sandalye*|engelli*'),
    he: words('נגישות', 'נגיש|נגישות|כיסא גלגלים'),
    ru: words('Доступ на коляске', 'инвалидн*|колясочник*|безбарьерн*|пандус*'),
    el: words('Πρόσβαση με αμαξίδιο', 'αμαξιδιο|αναπηρικο|προσβασιμ*'),
    de: words('Rollstuhl', 'rollstuhl*|barrierefrei*|behindertengerecht*'),
    ar: words('كرسي متحرك', 'كرسي متحرك|الكراسي المتحركة|ذوي الاحتياجات'),
    fa: words('ویلچر', 'ویلچر*|صندلی چرخدار|معلول*'),
    ko: words('휠체어', '휠체어*|장애인*'),
  },
  view: {
    en: words('View', 'view|views|sea view|seaview|by the sea|overlook*'),
    tr: words('Manzara', 'manzara*|deniz gör*|deniz kenarı*'),
    he: words('נוף', 'נוף|נוף לים|על הים'),
    ru: words('Вид', 'вид|с видом|вид на море|видом на'),
    el: words('Θέα', 'θεα|θεα θαλασσα'),
    de: words('Aussicht', 'aussicht|meerblick|seeblick|blick aufs|blick auf'),
    ar: words('إطلالة', 'إطلالة|اطلالة|بإطلالة|تطل'),
    fa: words('چشم‌انداز', 'منظره*|چشم‌انداز*|رو به دریا'),
    ko: words('전망', '전망*|뷰|바다 보이*'),
  },
  music: {
    en: words('Live music', 'live music|music|band|dj|concert'),
    tr: words('Canlı müzik', 'canlı müzik*|müzik*'),
    he: words('מוזיקה חיה', 'מוזיקה|הופעה|מוסיקה'),
    ru: words('Живая музыка', 'музык*|живая музыка'),
    el: words('Ζωντανή μουσική', 'μουσικη|ζωντανη μουσικη'),
    de: words('Livemusik', 'livemusik|live musik|musik'),
    ar: words('موسيقى حية', 'موسيقى|موسيقى حية'),
    fa: words('موسیقی زنده', 'موسیقی*|موزیک*'),
    ko: words('라이브 음악', '라이브*|음악*'),
  },
  pool: {
    en: words('Pool', 'pool|pools|swimming pool'),
    tr: words('Havuz', 'havuz*'),
    he: words('בריכה', 'בריכה|בריכת שחייה'),
    ru: words('Бассейн', 'бассейн*'),
    el: words('Πισίνα', 'πισινα|πισινες'),
    de: words('Pool', 'pool|schwimmbad|schwimmbecken'),
    ar: words('مسبح', 'مسبح|المسبح|حوض سباحة'),
    fa: words('استخر', 'استخر*'),
    ko: words('수영장', '수영장*'),
  },
  breakfast: {
    en: words('Breakfast', 'breakfast|breakfasts'),
    tr: words('Kahvaltı', 'kahvaltı*'),
    he: words('ארוחת בוקר', 'ארוחת בוקר|ארוחות בוקר'),
    ru: words('Завтрак', 'завтрак*'),
    el: words('Πρωινό', 'πρωινο'),
    de: words('Frühstück', 'frühstück*'),
    ar: words('فطور', 'فطور|إفطار|الفطور|الإفطار'),
    fa: words('صبحانه', 'صبحانه*'),
    ko: words('아침 식사', '조식*|아침식사*|아침 식사*'),
  },
  alcohol: {
    en: words('Alcohol', 'alcohol|wine|wines|beer|beers|cocktail*|licensed'),
    tr: words('Alkol', 'alkol*|içki*|şarap*|bira|birası|rakı'),
    he: words('אלכוהול', 'אלכוהול|יין|בירה'),
    ru: words('Алкоголь', 'алкогол*|вино|вина|пиво'),
    el: words('Αλκοόλ', 'αλκοολ|κρασι|μπυρα'),
    de: words('Alkohol', 'alkohol*|wein|weine|bier'),
    ar: words('الكحول', 'كحول|الكحول|خمر|نبيذ'),
    fa: words('مشروب', 'مشروب*|الکل*|شراب'),
    ko: words('주류', '술|와인*|맥주*|주류*'),
  },
  halal: {
    en: words('Halal', 'halal'),
    tr: words('Helal', 'helal*'),
    he: words('חלאל', 'חלאל'),
    ru: words('Халяль', 'халял*'),
    el: words('Χαλάλ', 'χαλαλ'),
    de: words('Halal-Essen', 'halal'),
    ar: words('حلال', 'حلال'),
    fa: words('حلال', 'حلال'),
    ko: words('할랄', '할랄*'),
  },
};

/** How a business mentions a feature in its tags and its description. Merchants here write English or Turkish. */
const mentioned: Readonly<Record<ListingFeature, RegExp>> = {
  parking: /\b(?:parking|car park|otopark|park yeri)\b/iu,
  vegetarian: /\b(?:vegetarian|veggie|no meat|vejetaryen|etsiz)/iu,
  vegan: /\bvegan/iu,
  pets: /\b(?:pets?|dogs?|evcil|köpek)\b/iu,
  terrace: /\b(?:terrace|outdoors?|outside|gardens?|patio|courtyard|under the trees|teras|bahçe|avlu)/iu,
  cards: /\b(?:cards? (?:accepted|payment)|credit cards?|visa|kredi kart|kart geç)/iu,
  wifi: /\b(?:wi-?fi|internet|wlan)\b/iu,
  children: /\b(?:kids?|child(?:ren)?|famil(?:y|ies)|prams?|playground|çocuk|aile)/iu,
  wheelchair: /\b(?:wheelchairs?|step-free|accessible|tekerlekli|engelli)/iu,
  view: /\b(?:sea ?views?|views?|above the (?:harbour|coast|sea)|manzara)/iu,
  music: /\b(?:live ?music|musicians?|band|dj|saz|müzik)\b/iu,
  pool: /\b(?:pools?|havuz)/iu,
  breakfast: /\b(?:breakfasts?|kahvaltı)/iu,
  alcohol: /\b(?:wines?|beers?|rak[ıi]|cocktails?|alcohol|şarap|bira)\b/iu,
  halal: /\b(?:halal|helal)\b/iu,
};

const asked = onFirstUse(() =>
  listingAspects.map((aspect) => {
    const phrases = Object.values(aspects[aspect]).flatMap((said) => said.asked.split('|'));
    return [aspect, anyPhrase(phrases)] as const;
  }),
);

/** What a text asks of a place, in the order of `listingAspects`; none where no word tells. Reads all nine languages, whatever the text's own. Pure. */
export function listingAspectsIn(text: string): ListingAspect[] {
  const said = ` ${foldedWords(text.slice(0, 500)).join(' ')} `;
  return asked().flatMap(([aspect, pattern]) => (pattern.test(said) ? [aspect] : []));
}

/** What an aspect is called in a language. */
export function listingAspectName(aspect: ListingAspect, language: Language): string {
  return aspects[aspect][language].name;
}

/** The sentence or tag by which a business mentions a feature; null where it does not. Pure. */
export function mentionOf(
  feature: ListingFeature,
  { description, tags }: { readonly description: string; readonly tags: readonly string[] },
): string | null {
  const pattern = mentioned[feature];
  const sentences = description.split(/(?<=[.!?])\s+/u);
  return (
    sentences.find((sentence) => pattern.test(sentence)) ?? tags.find((tag) => pattern.test(tag)) ?? null
  );
}
