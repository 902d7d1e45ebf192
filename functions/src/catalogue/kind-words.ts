import { indexTerms } from './search-terms.ts';

/**
 * What people call the kinds of places in Merve's languages: Turkish, Hebrew, Russian, Greek, German, Arabic, Persian,
 * Korean; single words, because each is searched for itself. English comes from the listing. They are indexed with the
 * listing, so that "ресторан" finds the restaurants in every index alike.
 */
const names: Readonly<Record<string, string>> = {
  restaurant:
    'restoran lokanta מסעדה מסעדות ресторан рестораны εστιατόριο εστιατόρια Restaurant مطعم مطاعم رستوران 식당 레스토랑',
  cafe: 'kafe kahve קפה кафе καφετέρια καφέ Café مقهى كافيه کافه 카페',
  coffee: 'kahve קפה кофе καφές Kaffee قهوة قهوه 커피',
  tea: 'çay תה чай τσάι Tee شاي چای 차',
  bar: 'bar בר бар μπαρ Bar بار 바',
  stay: 'konaklama otel מלון לינה отель гостиница жильё ξενοδοχείο διαμονή Hotel Unterkunft فندق إقامة هتل اقامت 호텔 숙소',
  hotel: 'otel מלון отель гостиница ξενοδοχείο Hotel فندق هتل 호텔',
  breakfast: 'kahvaltı בוקר завтрак πρωινό Frühstück فطور صبحانه 아침식사',
  seafood: 'balık דגים рыба морепродукты ψάρι θαλασσινά Fisch Meeresfrüchte سمك بحرية ماهی دریایی 해산물',
  kebab: 'kebap קבב кебаб шашлык κεμπάπ Kebap كباب کباب 케밥',
  meyhane: 'meyhane טברנה таверна ταβέρνα Taverne حانة میخانه 선술집',
  steakhouse: 'סטייק стейк μπριζόλα Steak ستيك استیک 스테이크',
  sushi: 'suşi סושי суши σούσι Sushi سوشي سوشی 초밥 스시',
  pizza: 'pizza פיצה пицца πίτσα Pizza بيتزا پیتزا 피자',
  dessert: 'tatlı קינוח десерт γλυκό Dessert Nachtisch حلويات دسر 디저트',
  vegetarian: 'vejetaryen צמחוני вегетарианский χορτοφαγικό vegetarisch نباتي گیاهی 채식',
  vegan: 'vegan טבעוני веганский βίγκαν vegan نباتي وگان 비건',
  spa: 'spa kaplıca ספא спа σπα Spa سبا اسپا 스파',
  massage: 'masaj עיסוי массаж μασάζ Massage تدليك مساج ماساژ 마사지',
  hammam: 'hamam חמאם хаммам χαμάμ Hamam حمام 하맘',
  sport: 'spor ספורט спорт αθλητισμός σπορ Sport رياضة ورزش 스포츠',
  tennis: 'tenis טניס теннис τένις Tennis تنس تنیس 테니스',
  'tennis court': 'kort kortu מגרש טניס корт теннисный γήπεδο τένις Tennisplatz ملعب تنس زمین تنیس 테니스장',
  'padel court': 'kort kortu מגרש корт γήπεδο Padelplatz ملعب زمین 파델장',
  'football pitch': 'halısaha saha sahası מגרש поле γήπεδο Fußballplatz ملعب زمین 축구장',
  pool: 'havuz havuzlu בריכה бассейн πισίνα Pool Schwimmbad مسبح استخر 수영장',
  swimming: 'yüzme שחייה плавание κολύμβηση Schwimmen سباحة شنا 수영',
  flat: 'daire דירה квартира διαμέρισμα Wohnung شقة آپارتمان 아파트',
  villa: 'villa וילה вилла βίλα Villa فيلا ویلا 빌라',
  football: 'futbol כדורגל футбол ποδόσφαιρο Fußball كرة القدم فوتبال 축구',
  gym: 'spor salonu כושר тренажёрный γυμναστήριο Fitnessstudio رياضي باشگاه 헬스장',
  diving: 'dalış צלילה дайвинг καταδύσεις Tauchen غوص غواصی 다이빙',
  museum: 'müze מוזיאון музей μουσείο Museum متحف موزه 박물관',
  activity: 'etkinlik פעילות развлечения δραστηριότητες Aktivitäten أنشطة تفریح 액티비티',
  beach: 'plaj חוף пляж παραλία Strand شاطئ ساحل 해변',
  shop: 'dükkan mağaza חנות магазин κατάστημα Geschäft Laden متجر محل مغازه فروشگاه 가게 상점',
  bakery: 'fırın מאפייה пекарня φούρνος αρτοποιείο Bäckerei مخبز نانوایی 빵집',
  pharmacy: 'eczane מרקחת аптека φαρμακείο Apotheke صيدلية داروخانه 약국',
  service: 'hizmet שירות услуги υπηρεσία Dienstleistung خدمة خدمات 서비스',
  cleaning: 'temizlik ניקיון уборка καθαρισμός Reinigung تنظيف نظافت 청소',
  hairdresser: 'kuaför berber ספר парикмахерская κομμωτήριο Friseur حلاق آرایشگاه 미용실',
};

const termsByKind = new Map(
  Object.entries(names).map(([kind, words]) => [kind, [...new Set(indexTerms(words))]] as const),
);

/** Foreign words for these kinds (`facetKey`s of domain, category, sub-category, tags), as they are indexed. */
export function kindWords(kinds: readonly string[]): string[] {
  return [...new Set(kinds.flatMap((kind) => termsByKind.get(kind) ?? []))];
}
