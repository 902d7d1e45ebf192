import type { Language } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';

/** Without English, which is what restaurants' documents have. In this order in the table. */
const languages = ['tr', 'he', 'ru', 'el', 'de', 'ar', 'fa', 'ko'] as const;

/** Cuisines, vibes and diets as they stand in a label behind a colon. */
const table = `
cypriot | Kıbrıs mutfağı | קפריסאי | кипрская | κυπριακή | zyprische Küche | قبرصي | قبرسی | 키프로스 요리
meze | meze | מזה | мезе | μεζέδες | Meze | مازة | مزه | 메제
turkish | Türk mutfağı | טורקי | турецкая | τουρκική | türkische Küche | تركي | ترکی | 튀르키예 요리
seafood | deniz ürünleri | פירות ים | морепродукты | θαλασσινά | Meeresfrüchte | مأكولات بحرية | غذای دریایی | 해산물
fish | balık | דגים | рыба | ψάρι | Fisch | سمك | ماهی | 생선
kebab | kebap | קבב | кебаб | κεμπάπ | Kebab | كباب | کباب | 케밥
grill | ızgara | גריל | гриль | ψητά | Grill | مشاوي | گریل | 그릴
meyhane | meyhane | מייהאנה | мейхане | μεϊχανέ | Meyhane | ميهانة | میخانه ترک | 메이하네
italian | İtalyan mutfağı | איטלקי | итальянская | ιταλική | italienische Küche | إيطالي | ایتالیایی | 이탈리아 요리
pizza | pizza | פיצה | пицца | πίτσα | Pizza | بيتزا | پیتزا | 피자
indian | Hint mutfağı | הודי | индийская | ινδική | indische Küche | هندي | هندی | 인도 요리
south indian | Güney Hint mutfağı | דרום הודי | южноиндийская | νοτιοϊνδική | südindische Küche | جنوب هندي | هند جنوبی | 남인도 요리
north indian | Kuzey Hint mutfağı | צפון הודי | североиндийская | βορειοϊνδική | nordindische Küche | شمال هندي | هند شمالی | 북인도 요리
chinese | Çin mutfağı | סיני | китайская | κινέζικη | chinesische Küche | صيني | چینی | 중국 요리
japanese | Japon mutfağı | יפני | японская | ιαπωνική | japanische Küche | ياباني | ژاپنی | 일본 요리
sushi | suşi | סושי | суши | σούσι | Sushi | سوشي | سوشی | 스시
thai | Tayland mutfağı | תאילנדי | тайская | ταϊλανδέζικη | thailändische Küche | تايلندي | تایلندی | 태국 요리
korean | Kore mutfağı | קוריאני | корейская | κορεατική | koreanische Küche | كوري | کره‌ای | 한국 요리
lebanese | Lübnan mutfağı | לבנוני | ливанская | λιβανέζικη | libanesische Küche | لبناني | لبنانی | 레바논 요리
greek | Yunan mutfağı | יווני | греческая | ελληνική | griechische Küche | يوناني | یونانی | 그리스 요리
persian | İran mutfağı | פרסי | персидская | περσική | persische Küche | فارسي | ایرانی | 페르시아 요리
georgian | Gürcü mutfağı | גאורגי | грузинская | γεωργιανή | georgische Küche | جورجي | گرجی | 조지아 요리
russian | Rus mutfağı | רוסי | русская | ρωσική | russische Küche | روسي | روسی | 러시아 요리
mexican | Meksika mutfağı | מקסיקני | мексиканская | μεξικάνικη | mexikanische Küche | مكسيكي | مکزیکی | 멕시코 요리
french | Fransız mutfağı | צרפתי | французская | γαλλική | französische Küche | فرنسي | فرانسوی | 프랑스 요리
mediterranean | Akdeniz mutfağı | ים תיכוני | средиземноморская | μεσογειακή | mediterrane Küche | متوسطي | مدیترانه‌ای | 지중해 요리
steakhouse | et restoranı | סטייקים | стейк-хаус | μπριζόλες | Steakhaus | ستيك | استیک | 스테이크
burgers | burger | המבורגר | бургеры | μπέργκερ | Burger | برغر | برگر | 버거
american | Amerikan mutfağı | אמריקאי | американская | αμερικανική | amerikanische Küche | أمريكي | آمریکایی | 미국 요리
cafe | kafe | בית קפה | кафе | καφέ | Café | مقهى | کافه | 카페
coffee | kahve | קפה | кофе | καφές | Kaffee | قهوة | قهوه | 커피
breakfast | kahvaltı | ארוחת בוקר | завтрак | πρωινό | Frühstück | فطور | صبحانه | 아침 식사
village | köy mutfağı | כפרי | деревенская | χωριάτικη | Dorfküche | ريفي | روستایی | 시골 요리
bakery | fırın | מאפייה | пекарня | φούρνος | Bäckerei | مخبز | نانوایی | 베이커리
dessert | tatlı | קינוחים | десерты | γλυκά | Desserts | حلويات | دسر | 디저트
patisserie | pastane | קונדיטוריה | кондитерская | ζαχαροπλαστείο | Konditorei | معجنات | قنادی | 제과점
fine dining | seçkin mutfak | מסעדת יוקרה | высокая кухня | υψηλή γαστρονομία | gehobene Küche | مطبخ راقٍ | رستوران لوکس | 파인 다이닝
asian | Asya mutfağı | אסייתי | азиатская | ασιατική | asiatische Küche | آسيوي | آسیایی | 아시아 요리
vietnamese | Vietnam mutfağı | וייטנאמי | вьетнамская | βιετναμέζικη | vietnamesische Küche | فيتنامي | ویتنامی | 베트남 요리
malaysian | Malezya mutfağı | מלזי | малайзийская | μαλαισιανή | malaysische Küche | ماليزي | مالزیایی | 말레이시아 요리
indonesian | Endonezya mutfağı | אינדונזי | индонезийская | ινδονησιακή | indonesische Küche | إندونيسي | اندونزیایی | 인도네시아 요리
continental | kıta Avrupası mutfağı | אירופי | континентальная | ηπειρωτική | kontinentale Küche | أوروبي | اروپایی | 유럽 대륙 요리
european | Avrupa mutfağı | אירופי | европейская | ευρωπαϊκή | europäische Küche | أوروبي | اروپایی | 유럽 요리
spanish | İspanyol mutfağı | ספרדי | испанская | ισπανική | spanische Küche | إسباني | اسپانیایی | 스페인 요리
portuguese | Portekiz mutfağı | פורטוגלי | португальская | πορτογαλική | portugiesische Küche | برتغالي | پرتغالی | 포르투갈 요리
german | Alman mutfağı | גרמני | немецкая | γερμανική | deutsche Küche | ألماني | آلمانی | 독일 요리
british | İngiliz mutfağı | בריטי | британская | βρετανική | britische Küche | بريطاني | بریتانیایی | 영국 요리
arabian | Arap mutfağı | ערבי | арабская | αραβική | arabische Küche | عربي | عربی | 아랍 요리
middle eastern | Orta Doğu mutfağı | מזרח תיכוני | ближневосточная | μεσανατολίτικη | nahöstliche Küche | شرق أوسطي | خاورمیانه‌ای | 중동 요리
israeli | İsrail mutfağı | ישראלי | израильская | ισραηλινή | israelische Küche | إسرائيلي | اسرائیلی | 이스라엘 요리
moroccan | Fas mutfağı | מרוקאי | марокканская | μαροκινή | marokkanische Küche | مغربي | مراکشی | 모로코 요리
african | Afrika mutfağı | אפריקאי | африканская | αφρικανική | afrikanische Küche | أفريقي | آفریقایی | 아프리카 요리
ethiopian | Etiyopya mutfağı | אתיופי | эфиопская | αιθιοπική | äthiopische Küche | إثيوبي | اتیوپیایی | 에티오피아 요리
afghan | Afgan mutfağı | אפגני | афганская | αφγανική | afghanische Küche | أفغاني | افغانی | 아프가니스탄 요리
iranian | İran mutfağı | איראני | иранская | ιρανική | iranische Küche | إيراني | ایرانی | 이란 요리
nepalese | Nepal mutfağı | נפאלי | непальская | νεπαλέζικη | nepalesische Küche | نيبالي | نپالی | 네팔 요리
tibetan | Tibet mutfağı | טיבטי | тибетская | θιβετιανή | tibetische Küche | تبتي | تبتی | 티베트 요리
mughlai | Babür mutfağı | מוגולי | могольская | μογγολική ινδική | Mogulküche | مغولي هندي | مغولی هند | 무굴 요리
bengali | Bengal mutfağı | בנגלי | бенгальская | βεγγαλική | bengalische Küche | بنغالي | بنگالی | 벵골 요리
punjabi | Pencap mutfağı | פנג'אבי | пенджабская | παντζαμπική | Punjab-Küche | بنجابي | پنجابی | 펀자브 요리
fast food | hızlı yemek | מזון מהיר | фастфуд | φαστ φουντ | Schnellimbiss | وجبات سريعة | فست‌فود | 패스트푸드
street food | sokak lezzetleri | אוכל רחוב | уличная еда | φαγητό του δρόμου | Straßenküche | طعام الشارع | غذای خیابانی | 길거리 음식
home cooking | ev yemekleri | בישול ביתי | домашняя кухня | σπιτικό φαγητό | Hausmannskost | طبخ بيتي | غذای خانگی | 가정식
doner | döner | שווארמה דונר | донер | ντονέρ | Döner | دونر | دونر | 되네르
biryani | biryani | בריאני | бирьяни | μπιριάνι | Biryani | برياني | بریانی | 비리야니
pasta | makarna | פסטה | паста | ζυμαρικά | Pasta | معكرونة | پاستا | 파스타
noodles | erişte | נודלס | лапша | νουντλς | Nudeln | نودلز | نودل | 면 요리
salad | salata | סלטים | салаты | σαλάτες | Salate | سلطات | سالاد | 샐러드
barbecue | barbekü | ברביקיו | барбекю | μπάρμπεκιου | Barbecue | باربكيو | باربیکیو | 바비큐
ice cream | dondurma | גלידה | мороженое | παγωτό | Eis | مثلجات | بستنی | 아이스크림
juices | meyve suları | מיצים | соки | χυμοί | Säfte | عصائر | آبمیوه | 주스
beverages | içecekler | משקאות | напитки | ποτά | Getränke | مشروبات | نوشیدنی | 음료
sandwich | sandviç | כריכים | сэндвичи | σάντουιτς | Sandwiches | شطائر | ساندویچ | 샌드위치
bar | bar | בר | бар | μπαρ | Bar | بار | بار | 바
pub | pub | פאב | паб | παμπ | Pub | حانة | پاب | 펍
pide | pide | פידה | пиде | πεϊνιρλί | Pide | بيدا | پیده | 피데
vegan | vegan | טבעוני | веганское | βίγκαν | vegane Küche | نباتي صرف | وگان | 비건
vegetarian | vejetaryen | צמחוני | вегетарианское | χορτοφαγικό | vegetarische Küche | نباتي | گیاه‌خواری | 채식
halal | helal | חלאל | халяль | χαλάλ | halal Essen | حلال | حلال | 할랄
kosher | koşer | כשר | кошерное | κόσερ | koscheres Essen | كوشير | کوشر | 코셔
quiet | sakin | שקט | тихо | ησυχία | ruhig | هادئ | آرام | 조용함
lively | hareketli | תוסס | оживлённо | ζωντάνια | lebhaft | حيوي | پرجنب‌وجوش | 활기
romantic | romantik | רומנטי | романтично | ρομαντικό | romantisch | رومانسي | رمانتیک | 로맨틱
cosy | samimi | חמים | уютно | ζεστό | gemütlich | دافئ | دنج | 아늑함
cozy | samimi | חמים | уютно | ζεστό | gemütlich | دافئ | دنج | 아늑함
sea view | deniz manzarası | נוף לים | вид на море | θέα στη θάλασσα | Meerblick | إطلالة على البحر | چشم‌انداز دریا | 바다 전망
mountain view | dağ manzarası | נוף להרים | вид на горы | θέα στο βουνό | Bergblick | إطلالة على الجبل | چشم‌انداز کوه | 산 전망
old town | eski şehir | העיר העתיקה | старый город | παλιά πόλη | Altstadt | المدينة القديمة | شهر قدیم | 구시가지
garden | bahçe | גן | сад | κήπος | Garten | حديقة | باغ | 정원
live music | canlı müzik | מוזיקה חיה | живая музыка | ζωντανή μουσική | Livemusik | موسيقى حية | موسیقی زنده | 라이브 음악
family friendly | ailelere uygun | ידידותי למשפחות | для семей | για οικογένειες | familienfreundlich | مناسب للعائلات | مناسب خانواده | 가족 친화
work friendly | çalışmaya uygun | מתאים לעבודה | можно работать | για δουλειά | zum Arbeiten | مناسب للعمل | مناسب کار | 작업하기 좋음
harbour | liman | נמל | у гавани | λιμάνι | Hafen | الميناء | بندرگاه | 항구
terrace | teras | מרפסת | терраса | βεράντα | Terrasse | تراس | تراس | 테라스
`;

const words = onFirstUse((): ReadonlyMap<string, ReadonlyMap<Language, string>> => {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.map(([english = '', ...others]) => [
      english,
      new Map<Language, string>(languages.map((language, index) => [language, others[index] ?? ''])),
    ]),
  );
});

/** A word of restaurants' documents in a language; as it is where we have none for it. Pure. */
export function diningWord(word: string, language: Language): string {
  return words().get(word.toLowerCase())?.get(language) || word;
}

/** Every form of a word that the table has, the English one first; for who compares words of two languages. Pure. */
export function diningWordForms(word: string): readonly string[] {
  const forms = words().get(word.toLowerCase());
  return forms === undefined ? [word] : [word, ...forms.values()];
}

/** The words of the table, in English. */
export const knownDiningWords = (): readonly string[] => [...words().keys()];
