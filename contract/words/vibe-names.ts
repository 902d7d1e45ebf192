import type { Language } from '../primitives.ts';
import type { VibeDimension } from '../vibes.ts';

/** What the 52 dimensions are called, in the order of `languages`; the first column is the dimension itself. */
const languages: readonly Language[] = ['en', 'tr', 'he', 'ru', 'el', 'de', 'ar', 'fa', 'ko'];
const table = `
cozy | cozy | samimi | נעים וחמים | уютно | ζεστό | gemütlich | دافئ | دنج | 아늑함
minimalist | minimalist | minimalist | מינימליסטי | минимализм | μινιμαλιστικό | minimalistisch | بسيط | مینیمال | 미니멀
cyberpunk | cyberpunk | siberpunk | סייברפאנק | киберпанк | κυβερνοπάνκ | Cyberpunk | سايبربانك | سایبرپانک | 사이버펑크
dark academia | dark academia | karanlık akademi | אקדמיה אפלה | тёмная академия | σκοτεινή ακαδημία | Dark Academia | أكاديميا داكنة | آکادمیای تاریک | 다크 아카데미아
romantic | romantic | romantik | רומנטי | романтично | ρομαντικό | romantisch | رومانسي | رمانتیک | 로맨틱
lively | lively | hareketli | תוסס | оживлённо | ζωντανό | lebhaft | حيوي | پرشور | 활기찬
rustic | rustic | kırsal | כפרי | деревенский стиль | χωριάτικο | rustikal | ريفي | روستایی | 시골풍
industrial | industrial | endüstriyel | תעשייתי | индустриальный | βιομηχανικό | industriell | صناعي | صنعتی | 인더스트리얼
cottagecore | cottagecore | kır evi | בקתה פסטורלית | коттеджкор | εξοχικό στιλ | Landhausstil | طراز الكوخ | کلبه‌ای | 코티지코어
instagrammable | instagrammable | Instagramlık | מצטלם יפה | для красивых фото | για φωτογραφίες | fotogen | يصلح للتصوير | عکس‌خور | 인스타 감성
quiet | quiet | sakin | שקט | тихо | ήσυχο | ruhig | هادئ | آرام | 조용함
elegant | elegant | şık | אלגנטי | элегантно | κομψό | elegant | أنيق | شیک | 우아함
luxurious | luxurious | lüks | יוקרתי | роскошно | πολυτελές | luxuriös | فاخر | لوکس | 고급스러움
casual | casual | rahat | נינוח | непринуждённо | χαλαρό | zwanglos | غير رسمي | خودمانی | 캐주얼
family friendly | family friendly | ailelere uygun | למשפחות | для семей | για οικογένειες | familienfreundlich | مناسب للعائلات | مناسب خانواده | 가족 친화
sporty | sporty | sportif | ספורטיבי | спортивно | αθλητικό | sportlich | رياضي | ورزشی | 스포티
adventurous | adventurous | maceralı | הרפתקני | приключения | περιπετειώδες | abenteuerlich | مليء بالمغامرة | ماجراجویانه | 모험적
outdoorsy | outdoorsy | açık havada | בטבע | на природе | στη φύση | im Freien | في الهواء الطلق | در طبیعت | 야외
seaside | seaside | deniz kenarı | ליד הים | у моря | δίπλα στη θάλασσα | am Meer | على البحر | کنار دریا | 바닷가
scenic | scenic | manzaralı | עם נוף | с видом | με θέα | mit Aussicht | بإطلالة | خوش‌منظره | 전망 좋은
historic | historic | tarihi | היסטורי | исторический | ιστορικό | historisch | تاريخي | تاریخی | 역사적
traditional | traditional | geleneksel | מסורתי | традиционно | παραδοσιακό | traditionell | تقليدي | سنتی | 전통적
authentic | authentic | otantik | אותנטי | аутентично | αυθεντικό | authentisch | أصيل | اصیل | 정통
bohemian | bohemian | bohem | בוהמי | богемно | μποέμικο | unkonventionell | بوهيمي | بوهمی | 보헤미안
artsy | artsy | sanatsal | אמנותי | творчески | καλλιτεχνικό | künstlerisch | فني | هنری | 예술적
vintage | vintage | nostaljik | וינטג׳ | винтаж | ρετρό | nostalgisch | عتيق الطراز | قدیمی‌وار | 빈티지
modern | modern | modern | מודרני | современно | μοντέρνο | modern | عصري | مدرن | 모던
hipster | hipster | alternatif | היפסטרי | хипстерский | εναλλακτικό | alternativ | هيبستر | هیپستری | 힙스터
party | party | parti | מסיבה | вечеринка | πάρτι | Party | حفلات | مهمانی | 파티
live music | live music | canlı müzik | מוזיקה חיה | живая музыка | ζωντανή μουσική | Livemusik | موسيقى حية | موسیقی زنده | 라이브 음악
intimate | intimate | baş başa | אינטימי | камерно | μόνο για εμάς | intim | حميمي | خلوت | 오붓함
festive | festive | şenlikli | חגיגי | празднично | γιορτινό | festlich | احتفالي | جشن‌گونه | 축제 분위기
relaxing | relaxing | dinlendirici | מרגיע | расслабляюще | ξεκούραστο | entspannend | مريح | آرامش‌بخش | 편안함
wellness | wellness | sağlık ve bakım | בריאות ופינוק | велнес | ευεξία | Wellness | عافية واسترخاء | تندرستی | 웰니스
green | green | yeşillik | ירוק | зелень | μέσα στο πράσινο | im Grünen | خضراء | سرسبز | 푸르른
tropical | tropical | tropikal | טרופי | тропики | τροπικό | tropisch | استوائي | گرمسیری | 열대풍
mediterranean | Mediterranean | Akdeniz | ים תיכוני | средиземноморский | μεσογειακό | mediterran | متوسطي | مدیترانه‌ای | 지중해풍
exotic | exotic | egzotik | אקזוטי | экзотика | εξωτικό | exotisch | غريب وجديد | نامتعارف | 이국적
mysterious | mysterious | gizemli | מסתורי | таинственно | μυστηριώδες | geheimnisvoll | غامض | رازآلود | 신비로움
playful | playful | eğlenceli | שובב | игриво | παιχνιδιάρικο | verspielt | مرح | شوخ‌وشنگ | 장난스러움
geeky | geeky | oyun ve teknoloji | גיקי | для гиков | για γκικ | nerdig | للمهووسين بالألعاب | گیکی | 덕후 감성
bookish | bookish | kitap dolu | ספרותי | для книголюбов | για βιβλιόφιλους | für Leseratten | لمحبي الكتب | اهل کتاب | 책이 있는
work friendly | work friendly | çalışmaya uygun | מתאים לעבודה | можно работать | για δουλειά | zum Arbeiten | مناسب للعمل | مناسب کار | 작업하기 좋은
social | social | sosyal | חברתי | общительно | κοινωνικό | gesellig | اجتماعي | اجتماعی | 어울리기 좋은
local | local | yerel | מקומי | местный колорит | ντόπιο | einheimisch | محلي | محلی | 현지 느낌
hidden gem | hidden gem | saklı köşe | פנינה נסתרת | тайное место | κρυμμένο διαμάντι | Geheimtipp | جوهرة مخفية | جای دنج ناشناخته | 숨은 명소
trendy | trendy | popüler | טרנדי | модно | της μόδας | angesagt | رائج | پرطرفدار | 트렌디
gourmet | gourmet | gurme | גורמה | гурман | γκουρμέ | Feinschmecker | ذواقة | خوش‌خوراک | 미식
sunny | sunny | güneşli | שטוף שמש | солнечно | ηλιόλουστο | sonnig | مشمس | آفتابی | 햇살 가득
rooftop | rooftop | çatı katı | על הגג | на крыше | στην ταράτσα | Dachterrasse | على السطح | پشت‌بام | 루프탑
dog friendly | dog friendly | köpek dostu | ידידותי לכלבים | можно с собакой | με σκύλο | hundefreundlich | مناسب للكلاب | مناسب سگ | 반려견 동반
cultural | cultural | kültürel | תרבותי | культурно | πολιτιστικό | kulturell | ثقافي | فرهنگی | 문화적
`;

let names: ReadonlyMap<string, ReadonlyMap<Language, string>> | null = null;

function read(): ReadonlyMap<string, ReadonlyMap<Language, string>> {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.map(([dimension = '', ...cells]) => [
      dimension,
      new Map(languages.map((language, index) => [language, cells[index] ?? ''])),
    ]),
  );
}

/** What a dimension is called in a language. Pure. */
export function vibeName(dimension: VibeDimension, language: Language): string {
  names ??= read();
  return names.get(dimension)?.get(language) || dimension;
}
