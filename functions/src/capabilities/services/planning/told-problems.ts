/** "My toilet is blocked": a problem told in ordinary words, and whose work it is. Pure. */
import { type Language, languageSchema } from '@merve/contract';
import { anyPhrase, foldedWords, phraseList } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** Phrases as `anyPhrase` reads them, parted by `|`. */
interface Problems {
  /** What is wrong with any thing: "broken". */
  readonly wrong: string;
  /** By trade: its things, what is wrong with those alone, and what says it all by itself. */
  readonly of: Readonly<Record<Trade, readonly [things: string, wrong: string, whole: string]>>;
}
type Trade = 'plumber' | 'electrician' | 'air conditioning' | 'locksmith' | 'dentist' | 'repair';

const problems: Readonly<Record<Language, Problems>> = {
  en: {
    wrong:
      'broken|broke|not working|isnt working|doesnt work|does not work|stopped working|wont work|not work|packed up|has died|died|playing up|out of order|kaput',
    of: {
      plumber: [
        'toilet*|loo|sink*|drain*|pipe*|tap|taps|faucet*|shower*|bath|bathtub|basin*|boiler*|water heater|washbasin*|cistern|plughole|flush|radiator*|u bend',
        'blocked|clogged|block|stuck|leak*|drip*|burst|overflow*|flood*|backing up|backed up|wont flush|not flushing|wont drain|not draining|running all night|wont stop running',
        'no hot water|no running water|no water|water is coming through|water coming through|water is leaking|water leak*|leak in the|water everywhere|bathroom is flooded|kitchen is flooded|flooded',
      ],
      electrician: [
        'socket*|plug socket*|the lights in the|light switch*|fuse*|fuse box|breaker*|wiring|lights|the light|light bulb*|bulb*|electrics|circuit|chandelier',
        'tripped|trips|tripping|keeps tripping|went out|gone out|are out|is out|are all out|dead|blown|blew|flicker*|wont turn on|not turning on|hanging',
        'no electricity|power is out|power went out|power is gone|lost power|no power|electricity is out|electricity went|electricity has gone',
      ],
      'air conditioning': [
        'aircon|air con|air conditioner*|air conditioning|ac|a c|ac unit|split unit',
        'not cooling|isnt cooling|doesnt cool|wont cool|blowing warm|blowing hot|warm air|hot air|leak*|drip*|wont turn on|noisy|making noise*',
        '',
      ],
      locksmith: [
        'lock|door|front door|key|keys|doorlock',
        'slammed shut|slammed|locked itself|wont unlock|wont turn|jammed|snapped|broke off|inside|lost|left inside|is stuck|stuck in the lock|fell shut|blew shut|shut behind',
        'locked myself out|locked ourselves out|locked out|locked me out|cant get into my flat|cant get into the flat|cant get into the apartment|cant get in my flat|lost my keys|lost my key|lost the keys|lost the key to',
      ],
      dentist: [
        'tooth|teeth|molar|wisdom tooth|filling|gum|gums|tooth crown',
        'hurts|hurt|hurting|ache|aches|aching|is killing|killing me|broke|broken|chipped|cracked|fell out|came out|sore|throbbing|swollen|bleeding',
        'toothache|tooth ache|tooth pain',
      ],
      repair: [
        'washing machine|washer|dishwasher|fridge|refrigerator|freezer|oven|cooker|stove|door handle|shutter*|window*|blind*|tumble dryer|cupboard|hinge*',
        'stuck|leak*|jammed|wont open|wont close|wont shut|wont start|not spinning|fell off|came off|cracked',
        '',
      ],
    },
  },
  tr: {
    wrong: 'bozuldu|bozuk|çalışmıyor|arızalandı|arızalı|arıza*|bozulmuş|patladı',
    of: {
      plumber: [
        'tuvalet*|klozet*|lavabo*|gider*|boru*|musluk*|musluğ*|duş*|küvet*|kombi*|şofben*|termosifon*|rezervuar*|sifon*|petek*|pis su',
        'tıkandı|tıkalı|tıkanmış|akıtıyor|damlıyor|damlatıyor|sızdırıyor|kaçırıyor|taştı|taşıyor|akmıyor|gitmiyor|patladı|su kaçır*|açılmıyor|durmuyor',
        'sıcak su yok|su akmıyor|sular akmıyor|tavandan su|su sızıyor|su basmış|su bastı|evi su bastı|sıcak su gelmiyor|su kaçağı',
      ],
      electrician: [
        'priz*|sigorta*|elektrik tesisatı|şalter*|lamba*|ampul*|avize*|ışık*|ışıklar',
        'attı|atıyor|gitti|yanmıyor|kesildi|yandı|titriyor|sönüyor',
        'elektrik gitti|elektrikler gitti|elektrik yok|elektrik kesildi|elektrikler yok|elektriğimiz yok|evde elektrik',
      ],
      'air conditioning': [
        'klima*',
        'soğutmuyor|üflemiyor|sıcak üflüyor|akıtıyor|damlatıyor|su akıtıyor|ses yapıyor|açılmıyor',
        '',
      ],
      locksmith: [
        'kapı*|anahtar*|kilit*|kilid*',
        'içeride|içerde|içeride kaldı|içerde kaldı|üstüme kapandı|kapandı kaldı|çekildi|çarptı kapandı|kayıp|kaybettim|kayboldu|kırıldı|sıkıştı|dönmüyor|takılı kaldı',
        'kapıda kaldım|kapıda kaldık|dışarıda kaldım anahtar*|dışarda kaldım anahtar*|eve giremiyor*|anahtarımı unuttum|anahtarı içeride unut*|anahtarı içerde unut*',
      ],
      dentist: [
        'diş*|dolgu*|azı dişi*',
        'ağrıyor|ağrıdı|ağrı*|sızlıyor|zonkluyor|kırıldı|düştü|çatladı|şişti|kanıyor',
        'diş ağrısı*|diş ağrım*',
      ],
      repair: [
        'çamaşır makinesi*|bulaşık makinesi*|buzdolab*|fırın*|ocak|ocağ*|panjur*|pencere*|kapı kolu*|menteşe*|dolap*',
        'açılmıyor|kapanmıyor|kırıldı|kırık|sıkıştı|su kaçır*|soğutmuyor|sıkmıyor|düştü',
        '',
      ],
    },
  },
  de: {
    wrong:
      'kaputt|defekt|funktioniert nicht|geht nicht|geht nicht mehr|streikt|funktioniert nicht mehr|im eimer',
    of: {
      plumber: [
        'toilette*|klo|wc|spüle|spülbecken|waschbecken|abfluss*|rohr*|wasserhahn|hahn|dusche*|badewanne|boiler|therme|spülkasten|spülung|heizkörper|heizung',
        'verstopft|tropft|leckt|undicht|läuft über|überläuft|läuft nicht ab|geplatzt|rinnt|läuft durch|steht unter wasser',
        'kein warmwasser|kein warmes wasser|kein wasser|wasserschaden|wasser läuft aus|wasser kommt durch|wasser tropft|rohrbruch',
      ],
      electrician: [
        'steckdose*|sicherung*|lichtschalter|lampe*|licht|lichter|das licht|stromkasten',
        'rausgeflogen|fliegt raus|geht aus|ging aus|ausgegangen|erloschen|ausgefallen|flackert|brennt nicht|durchgebrannt|raus',
        'kein strom|strom ist weg|strom ist ausgefallen|stromausfall|strom fiel aus',
      ],
      'air conditioning': [
        'klimaanlage*|klimagerät*|klima',
        'kühlt nicht|tropft|bläst warm|warme luft|macht lärm|laut|kühlt kaum',
        '',
      ],
      locksmith: [
        'tür|haustür|schlüssel|schloss|wohnungstür',
        'zugefallen|ins schloss gefallen|klemmt|abgebrochen|drinnen|steckt drin|verloren|liegt drinnen|weg',
        'ausgesperrt|komme nicht mehr rein|kommen nicht mehr rein|komme nicht in die wohnung',
      ],
      dentist: [
        'zahn|zähne|weisheitszahn|backenzahn|füllung|plombe|zahnfleisch',
        'tut weh|tun weh|schmerzt|schmerzen|abgebrochen|rausgefallen|herausgefallen|geschwollen|pocht|blutet',
        'zahnschmerzen|zahnweh',
      ],
      repair: [
        'waschmaschine|spülmaschine|geschirrspüler|kühlschrank|gefrierschrank|backofen|ofen|herd|türgriff|rollladen|fenster|trockner|jalousie',
        'klemmt|lässt sich nicht öffnen|lässt sich nicht schließen|schließt nicht|öffnet nicht|läuft aus|kühlt nicht|schleudert nicht',
        '',
      ],
    },
  },
  ru: {
    wrong: 'сломал*|не работа*|поломал*|вышел из строя|вышла из строя|накрыл*|барахлит',
    of: {
      plumber: [
        'унитаз*|туалет*|раковин*|труб*|кран*|душ*|ванн*|бойлер*|слив*|сток*|смесител*|канализац*|сифон*|батаре*|водонагревател*',
        'засор*|забил*|течет|потек*|протека*|капает|прорвало|лопнул*|переполн*|не смывает|не уходит|подтека*|льет*',
        'нет горячей воды|нет воды|вода течет|течет вода|с потолка течет|с потолка капает|затопил*|вода не идет|прорвало трубу',
      ],
      electrician: [
        'розетк*|проводк*|выключател*|пробк*|автомат|автоматы|лампочк*|люстр*|свет|щиток',
        'выбил*|искрит|не горит|погас*|пропал*|мигает|перегорел*|отключил*|вырубил*',
        'нет света|нет электричества|электричество пропало|свет пропал|выбило пробки|вырубило свет|отключился свет',
      ],
      'air conditioning': [
        'кондиционер*|кондей|сплит*',
        'не охлажда*|не холодит|течет|капает|дует теплым|шумит|гудит',
        '',
      ],
      locksmith: [
        'дверь|ключ|ключи|ключей|замок|замка',
        'захлопнул*|заклинил*|сломал*|внутри|остал*|потерял*|не открывается|не поворачивается|застрял*|заело',
        'не могу попасть домой|не могу попасть в квартиру|не можем попасть в квартиру|захлопнулась дверь|захлопнул дверь|потерял ключи|потеряла ключи',
      ],
      dentist: [
        'зуб|зубы|пломба|десна|десны|зуба',
        'болит|болят|разболелся|ноет|сломался|сломал|откололся|выпала|опухла|опух|кровоточит|ломит',
        'зубная боль|болит зуб',
      ],
      repair: [
        'стиральн* машин*|стиралк*|посудомо*|холодильник*|морозил*|духовк*|плит*|дверн* ручк*|ставн*|окно|жалюзи',
        'не открывается|не закрывается|заклинил*|не включается|не отжимает|не морозит|отвалил*|треснул*|течет',
        '',
      ],
    },
  },
  el: {
    wrong: 'χάλασε|χαλασμέν*|δεν δουλεύει|δε δουλεύει|δεν λειτουργεί|δε λειτουργεί|τα έπαιξε',
    of: {
      plumber: [
        'τουαλέτα*|λεκάνη|νεροχύτη*|νιπτήρα*|σωλήνα*|σωλήνες|βρύση|βρύσες|ντους|μπανιέρα|θερμοσίφωνα*|αποχέτευση|σιφόνι|καζανάκι|καλοριφέρ',
        'βούλωσε|βουλωμέν*|στάζει|τρέχει|διαρροή|έσπασε|ξεχείλισε|δεν κατεβαίνει|πλημμύρισε|δεν τραβάει',
        'δεν έχουμε ζεστό νερό|δεν έχω ζεστό νερό|δεν έχουμε νερό|δεν έχει νερό|τρέχει νερό από το ταβάνι|στάζει το ταβάνι|πλημμυρίσαμε|διαρροή νερού',
      ],
      electrician: [
        'πρίζα*|πρίζες|ασφάλεια|ασφάλειες|διακόπτη*|φώτα|φως|λάμπα*|καλωδίωση|ρελέ',
        'έπεσε|έπεσαν|πέφτει|έσβησαν|έσβησε|κάηκε|δεν ανάβει|δεν ανάβουν|τρεμοπαίζ*|σπινθηρίζει',
        'κόπηκε το ρεύμα|δεν έχουμε ρεύμα|δεν έχω ρεύμα|έπεσε το ρεύμα|δεν έχει ρεύμα',
      ],
      'air conditioning': [
        'κλιματιστικ*|aircondition|ερκοντίσιον',
        'δεν ψύχει|δεν κρυώνει|στάζει|βγάζει ζεστό|κάνει θόρυβο|τρέχει',
        '',
      ],
      locksmith: [
        'πόρτα|κλειδί|κλειδιά|κλειδαριά',
        'έκλεισε πίσω*|έκλεισε και|μέσα|έσπασε|χάθηκαν|έχασα|κόλλησε|δεν γυρίζει|δεν ξεκλειδώνει',
        'κλειδώθηκα έξω|κλειδωθήκαμε έξω|κλείστηκα έξω|κλειστήκαμε έξω|έμεινα έξω από το σπίτι|έχασα τα κλειδιά*|έχασα το κλειδί*',
      ],
      dentist: [
        'δόντι|δόντια|σφράγισμα|ούλα|ούλο|φρονιμίτης',
        'πονάει|πονάνε|πονά|έσπασε|έφυγε|έπεσε|πρήστηκε|ματώνουν',
        'πονόδοντο|πονόδοντος',
      ],
      repair: [
        'πλυντήριο|ψυγείο|φούρνος|φούρνο|κουζίνα|παντζούρι*|παράθυρο|πόμολο|καταψύκτη*',
        'κόλλησε|δεν ανοίγει|δεν κλείνει|δεν παγώνει|έσπασε|δεν στύβει|βγάζει νερά',
        '',
      ],
    },
  },
  he: {
    wrong: 'התקלקל*|מקולקל*|לא עובד*|נשבר*|הפסיק* לעבוד|שבור*|תקול*',
    of: {
      plumber: [
        'שירותים|השירותים|אסלה|האסלה|כיור|הכיור|צינור|הצינור|ברז|הברז|מקלחת|המקלחת|אמבטיה|האמבטיה|דוד|הדוד|ביוב|הביוב|ניאגרה|הניאגרה|סיפון|הסיפון',
        'סתום*|נסתם|נסתמו|נסתמה|סתומים|סתומה|דולף|דולפת|דולפים|נוזל|נוזלת|מטפטף|מטפטפת|התפוצץ|עולה על גדותיו|לא יורד|מוצף|מוצפת',
        'אין מים חמים|אין מים|נזילה|יש נזילה|מים מהתקרה|הצפה|מים מטפטפים',
      ],
      electrician: [
        'שקע|השקע|פקק|הפקק|הפיוז|פיוז|מנורה|המנורה|האור|אור|תאורה|מתג|המתג|החשמל|חשמל',
        'קפץ|קופץ|נשרף|כבה|לא נדלק|מהבהב|נפל|קצר|הלך',
        'אין חשמל|נפל החשמל|החשמל נפל|קצר חשמלי|הפסקת חשמל',
      ],
      'air conditioning': ['מזגן|המזגן|מיזוג', 'לא מקרר|נוטף|מטפטף|דולף|מוציא חם|מרעיש|לא נדלק|אוויר חם', ''],
      locksmith: [
        'הדלת|דלת|המפתח|מפתח|המפתחות|מפתחות|המנעול|מנעול',
        'נטרקה|ננעלה|נתקע|נתקעה|נשבר|בפנים|אבדו|אבד|איבדתי|לא נפתח|לא נפתחת',
        'ננעלתי בחוץ|ננעלתי מחוץ*|ננעלנו בחוץ|ננעלנו מחוץ*|נתקעתי מחוץ לדירה|נתקעתי מחוץ לבית|איבדתי את המפתחות|איבדתי את המפתח',
      ],
      dentist: [
        'שן|השן|שיניים|השיניים|סתימה|הסתימה|שן בינה|חניכיים|החניכיים',
        'כואבת|כואבות|כואב|נשברה|נפלה|התנפחו|מדממות|הורגת',
        'כאב שיניים|כאבי שיניים',
      ],
      repair: [
        'מכונת כביסה|מכונת הכביסה|מדיח|המדיח|מקרר|המקרר|תנור|התנור|תריס|התריס|חלון|החלון|ידית|הידית|מקפיא',
        'נתקע|תקוע|לא נפתח|לא נסגר|לא מקרר|נוזל|נוזלת|נפל',
        '',
      ],
    },
  },
  ar: {
    wrong:
      'خربان*|خرب|خربت|تعطل|تعطلت|عطلان*|معطل*|لا يعمل|لا تعمل|ما يشتغل|ما تشتغل|مش شغال*|مش شغالة|باظ|باظت|بايظ*|انكسر|انكسرت',
    of: {
      plumber: [
        'الحمام|حمام|المرحاض|مرحاض|التواليت|تواليت|المغسلة|مغسلة|الحوض|حوض|الماسورة|ماسورة|الأنبوب|الحنفية|حنفية|الصنبور|الدش|السخان|سخان|البالوعة|بالوعة|المجاري|السيفون|الخلاط',
        'مسدود*|انسد|انسدت|يسرب|تسرب|يسرّب|بيسرب|بتسرب|ينقط|تنقط|بينقط|بتنقط|انفجر|انفجرت|طفح|طافح*|فايض*|يقطر',
        'لا يوجد ماء|ما في مي|ما في ماء|مفيش مية|تسرب مياه|تسريب|تسريب مياه|الماء يتسرب|مياه من السقف|ما في ماء ساخن|لا يوجد ماء ساخن|مفيش مية سخنة',
      ],
      electrician: [
        'الفيش|القابس|البريزة|بريزة|مقبس|المقبس|القاطع|الفيوز|فيوز|اللمبة|لمبة|الضوء|النور|الإنارة|الأنوار|المفتاح الكهربائي',
        'احترق|احترقت|انقطع|انقطعت|انطفأ|انطفأت|طفا|طفى|طفت|يفصل|فصل|قطع|بيرعش|ما يضوي|ضرب|ضربت',
        'انقطعت الكهرباء|الكهرباء مقطوعة|ما في كهرباء|لا توجد كهرباء|مفيش كهربا|النور قطع|الكهرباء قطعت|قطعت الكهرباء|الكهربا قاطعة',
      ],
      'air conditioning': [
        'المكيف*|مكيف*|التكييف|تكييف',
        'لا يبرد|ما يبرد|مش بيبرد|بينقط|ينقط|يسرب|هواء حار|بيطلع سخن|صوت',
        '',
      ],
      locksmith: [
        'الباب|المفتاح|مفتاح|المفاتيح|القفل|قفل|مفتاحي',
        'انقفل|تسكر|اتقفل|انغلق|علق|انكسر|جوا|جوه|بالداخل|في الداخل|داخل|ضاع|ضاعت|ضيعت|نسيت',
        'علقت برا البيت|علقت خارج|بقيت خارج|الباب انقفل علي|اتقفل علي الباب|انقفل الباب علي|الباب اتقفل علي|نسيت المفتاح*|ضيعت المفتاح|ضاع مفتاحي',
      ],
      dentist: [
        'سني|السن|ضرسي|الضرس|أسناني|اسناني|ضرس العقل|الحشوة|حشوة|اللثة|لثتي',
        'يوجعني|توجعني|بيوجعني|بتوجعني|يؤلمني|تؤلمني|وجعني|انكسر|انكسرت|وقعت|ورم|ورمت|تنزف',
        'وجع أسنان|وجع اسنان|ألم الأسنان|ألم أسنان',
      ],
      repair: [
        'الغسالة|غسالة|الثلاجة|ثلاجة|البراد|الفرن|فرن|البوتاجاز|الجلاية|الشباك|شباك|النافذة|مقبض الباب|الفريزر',
        'لا يفتح|لا يغلق|ما يفتح|ما يسكر|مش بيفتح|عالق*|علق|علقت|ما تبرد|لا تبرد|بتسرب',
        '',
      ],
    },
  },
  fa: {
    wrong:
      'خراب شده|خراب شد|خرابه|خراب است|کار نمیکنه|کار نمی‌کنه|کار نمی‌کند|کار نمیکند|شکسته|شکست|سوخته|از کار افتاد*',
    of: {
      plumber: [
        'توالت|دستشویی|سینک|سینکم|سینکمون|توالتم|توالتمون|ظرفشویی آشپزخانه|لوله|لوله‌ها|شیر آب|دوش|وان|آبگرمکن|فاضلاب|چاه|روشویی|سیفون|پکیج|فلاش تانک|شوفاژ',
        'گرفته|گرفته است|بسته شده|چکه میکنه|چکه می‌کند|چکه می‌کنه|نشتی|نشت*|ترکیده|ترکید|سرریز*|پایین نمیره|پایین نمی‌ره|آب میده',
        'آب گرم نداریم|آب گرم ندارم|آب نداریم|آب قطع*|از سقف آب|آب میچکه|آب می‌چکد|نشتی آب',
      ],
      electrician: [
        'پریز|فیوز|کلید برق|لامپ|چراغ*|سیم‌کشی|برق',
        'پریده|پرید|میپره|می‌پره|خاموش شد|روشن نمیشه|روشن نمی‌شه|رفته|رفت|قطع*|اتصالی|سوخت',
        'برق رفته|برق رفت|برق نداریم|برق ندارم|برق قطع*|برقمون رفته',
      ],
      'air conditioning': [
        'کولر*|کولرم|اسپلیت',
        'خنک نمیکنه|خنک نمی‌کنه|خنک نمی‌کند|باد گرم|چکه میکنه|چکه می‌کنه|سرد نمیکنه|صدا میده',
        '',
      ],
      locksmith: [
        'کلید*|قفل*',
        'بسته شد|جا ماند*|جا مونده|جامونده|گم کردم|گم شده|شکست|گیر کرده|تو خونه‌ست|تو خونه*|داخل*|باز نمیشه|باز نمی‌شه|نمی‌چرخه',
        'پشت در ماندم|پشت در موندم|پشت در ماندیم|پشت در موندیم|در روم بسته شد|در به رویم بسته شد|کلیدم جا مونده|کلیدم را گم کردم|کلیدمو گم کردم',
      ],
      dentist: [
        'دندونم|دندانم|دندون|دندان|پرکردگی|لثه|لثه‌ام|دندون عقل',
        'درد میکنه|درد می‌کنه|درد می‌کند|درد میکند|شکست|شکسته|افتاد|ورم کرده|خونریزی',
        'دندون درد|دندان درد|دندان‌درد|دندون‌درد',
      ],
      repair: [
        'ماشین لباسشویی|لباسشویی|ظرفشویی|یخچال|فریزر|فر|اجاق گاز|گاز رومیزی|پنجره|دستگیره|کرکره',
        'باز نمیشه|باز نمی‌شه|بسته نمیشه|بسته نمی‌شه|گیر کرده|سرد نمیکنه|سرد نمی‌کنه|آب میده',
        '',
      ],
    },
  },
  ko: {
    wrong: '고장*|망가*|안 돼요|안돼요|안 됩니다|안 나와요|작동 안*|작동을 안*|부서*|깨졌*',
    of: {
      plumber: [
        '변기*|화장실*|싱크대*|세면대*|하수구*|배수구*|수도꼭지*|수도*|파이프*|샤워기*|욕조*|보일러*|수도관*|배관*',
        '막혔*|막혀*|막힘|새요|새고*|샙니다|새네*|넘쳐*|넘쳤*|터졌*|안 내려*|물이 뚝뚝|물이 계속*',
        '온수가 안*|뜨거운 물이 안*|물이 안 나*|물이 새*|천장에서 물*|누수*|단수*',
      ],
      electrician: [
        '콘센트*|전등*|형광등*|차단기*|두꺼비집*|스위치*|조명*|불이|전구*',
        '나갔*|떨어졌*|떨어져*|안 켜*|깜빡*|꺼졌*|내려갔*|탔*',
        '전기가 나갔*|전기가 안*|정전*|전기 나갔*|전기가 끊*',
      ],
      'air conditioning': [
        '에어컨*',
        '안 시원*|시원하지 않*|물이 떨어*|더운 바람*|뜨거운 바람*|소음*|안 켜*|물이 새*',
        '',
      ],
      locksmith: [
        '문이*|현관문*|열쇠*|자물쇠*|도어락*',
        '잠겨서*|잠겼*|잠겨*|안에 있*|안에 두고*|잃어버렸*|부러졌*|고장*|안 열려*|안 돌아가*',
        '문이 잠겨서*|집에 못 들어가*|문이 닫혀서 못*|열쇠를 안에 두*|열쇠를 잃어버*|집 밖에 갇*',
      ],
      dentist: [
        '이가|이빨*|치아*|어금니*|사랑니*|잇몸*|때운 게',
        '아파*|아픕*|아프*|부러졌*|깨졌*|빠졌*|부었*|시려*|욱신*',
        '치통*',
      ],
      repair: [
        '세탁기*|식기세척기*|냉장고*|냉동고*|오븐*|가스레인지*|창문*|문손잡이*|손잡이*|블라인드*|건조기*',
        '안 열려*|안 닫혀*|안 닫혀요|끼었*|물이 새*|안 시원*|빠졌*',
        '',
      ],
    },
  },
};

const trades: readonly Trade[] = [
  'air conditioning',
  'repair',
  'plumber',
  'electrician',
  'locksmith',
  'dentist',
];

const tables = onFirstUse(() =>
  languageSchema.options.flatMap((language) => {
    const { wrong, of } = problems[language];
    return trades.map((trade) => {
      const [things, ownWrong, whole] = of[trade];
      return {
        trade,
        things: anyPhrase(things),
        wrong: anyPhrase([...phraseList(wrong), ...phraseList(ownWrong)]),
        whole: whole === '' ? null : anyPhrase(whole),
      };
    });
  }),
);

/** Who tells a problem to have somebody come is short; a story of 30 words tells of something else. */
const maxWords = 30;

/**
 * The trade whose work a told problem is, with the words that tell it; null for none. A thing and what is wrong with it stand in one clause.
 */
export function problemIn(text: string): readonly [trade: string, words: string] | null {
  if (foldedWords(text.slice(0, 500)).length > maxWords) return null;
  for (const clause of text.slice(0, 500).split(/[.!?;,،\n؟]+/u)) {
    const said = ` ${foldedWords(clause).join(' ')} `;
    for (const { trade, things, wrong, whole } of tables()) {
      const all = whole?.exec(said)?.[0];
      if (all !== undefined) return [trade, all.trim()];
      const thing = things.exec(said)?.[0];
      if (thing !== undefined && wrong.test(said.replace(thing, ' ~'))) return [trade, thing.trim()];
    }
  }
  return null;
}
