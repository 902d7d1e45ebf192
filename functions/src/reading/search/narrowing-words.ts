import type { Language } from '@merve/contract';

/** How a language narrows a search: sources of patterns, as in `searchVocabulary`. An empty one is nothing that is said by a word. */
export interface NarrowingWords {
  /** Asks for what one venue alone has: its hours, its phone number, the way there. */
  readonly hours: string;
  /** Belongs to a question after hours, elsewhere in it. */
  readonly opens: string;
  /** A price in the middle. */
  readonly fair: string;
  /** No dear one: any price but the upper ones. */
  readonly notDear: string;
  /** At this hour, in the ways that `searchVocabulary` does not have. */
  readonly openNow: string;
  /** The nearest first. */
  readonly nearest: string;
  /** As far as one walks: around what is named beside it, or around the person. */
  readonly walking: string;
  /** The person, from whom a distance is measured. */
  readonly self: string;
  /** Stands between a distance and the place from which it is measured; empty where a part of the name says so. */
  readonly measured: string;
  /** What is not wanted, to its mark. */
  readonly excluded: string;
  /** Says nothing about what is looked for, beside the filler of `searchVocabulary`. */
  readonly courtesy: string;
  /** More towns that people ask for without saying “in”. */
  readonly towns: string;
}

export const narrowingWords: Readonly<Record<Language, NarrowingWords>> = {
  en: {
    hours:
      '(?:the )?(?:exact )?(?:address|phone number|telephone number|opening times|opening hours)(?: (?:of|for|to))?(?: the)?|where exactly is(?: the)?|how (?:do|can) (?:i|we) get to(?: the)?|directions to(?: the)?|does the(?= .*\\bclose)|(?:what time|when) (?:does|do|is|will)(?: the)?|(?:the )?opening (?:hours|times)(?: (?:of|for|at))?(?: the)?|hours (?:of|for)(?: the)?|(?:the )?(?:phone(?: number)?|telephone|website)(?: (?:of|for))(?: the)?',
    opens: 'open(?:s|ing)?|close[sd]?|closing',
    fair: '(?:medium|mid|middle|average|moderate|fair|reasonable|normal)[- ]?(?:price[ds]?|range|budget|cost|tier)(?: range)?|not cheap(?:,)? (?:but )?not expensive|moderate|(?:with )?(?:mid|middle|medium|moderate)(?:ly)?[- ](?:range|priced?|budget)|moderate(?:ly priced)?(?: prices?)?|average prices?|reasonably priced',
    notDear:
      "(?:nothing|nowhere|not anywhere|not|isn['’]t|don['’]t want anything|doesn['’]t have to be)(?: (?:too|that|so|very|overly|crazy))? (?:expensive|pricey|fancy|costly|posh)|won['’]t break the bank|(?:nothing|not|isn['’]t|without being)(?: (?:too|that|so|very|overly))? (?:expensive|pricey|fancy)",
    openNow:
      "(?:that(?:['’]s| is| are)? |which (?:is|are) |whatever is |gotta be |has to be |must be |needs? to be |anything )?(?:still |currently |also )?open (?:right |rn|this )?(?:now|rn|late(?: at night)?|tonight|currently|at the moment|after midnight|past midnight|24/7|24 hours|round the clock|today|this late)|(?:that(?:['’]s| is| are) )?(?:currently|presently) open|open rn|24[/ -]?7|24[- ]hours?|late[- ]night|(?:not|hasn['’]t) closed yet|doesn['’]t close early|(?:one )?(?:that(?:’|'|)s |that (?:is|are) |which (?:is|are) )?(?:still |currently )?open (?:right )?(?:now|at (?:this|the) (?:hour|time)(?: of (?:night|day))?)|(?:that(?:’|'|)s |that are |that is )?still open(?: right now| now| at this hour| this late)?|open at this hour|(?:still |currently )?serving(?: food)?(?: right)? now|still serving|(?:open |serving )?(?:right )?this (?:very )?(?:minute|second|moment)|open (?:right )?this (?:very )?(?:minute|second|moment)|(?:that |which )?(?:is|are) not closed|at this (?:hour|time)|not shut(?: yet)?",
    nearest: '(?:the )?(?:nearest|closest)',
    walking: '(?:with)?in walking distance|walkable|(?:a )?short walk|on foot',
    self: '(?:to|of|from) (?:me|us|here|my (?:location|place|hotel|position)|where i am)',
    measured: 'to|of|from|around',
    excluded: '(?:but |just |only )?(?:not|nothing|no)(?= )[^,.;!?]*',
    courtesy:
      "pls|plz|thanks?|really|proper|just|please|hi|hello|so|um|one|thats|that|do|does|we['’]re|i['’]d|i['’]m",
    towns:
      'kuala lumpur|cape town|jakarta|manila|hanoi|delhi|mumbai|seattle|austin|denver|miami|houston|dallas|philadelphia|portland|vancouver|montreal|glasgow|liverpool|leeds|bristol|birmingham|belfast|cardiff|porto|seville|valencia|krakow|tbilisi|yerevan|marrakech|casablanca|nairobi|johannesburg|lima|bogota|buenos aires|mexico city|kyoto|taipei|shanghai|beijing|auckland|brisbane|perth|las vegas|san diego|washington|new orleans|nashville',
  },
  tr: {
    hours:
      '(?:giriş|gezi) saatleri|nerede kal[ıi]yor|(?:aç[ıi]k )?adres(?:i)?|nas[ıi]l gid(?:erim|ilir|ebilirim|iyoruz)|kaçta kapan[ıi]yor|(?:saat )?kaçta (?:açılıyor|açılır|kapanıyor|kapanır|açık)|kaça kadar açık|hangi (?:gün|günler|saatlerde) (?:kapalı|açık)|ne zaman (?:açılıyor|kapanıyor)|(?:çalışma|açılış|kapanış|ziyaret) saatleri|telefon(?:u| numarası)|nasıl gid(?:ilir|erim|ebilirim|iyoruz)',
    opens: '(?!)',
    fair: '(?:orta|makul|normal) (?:fiyat(?:l[ıi])?|seviye(?:de)?|karar)(?: olsun)?|fiyatlar[ıi]? (?:orta|makul)|ne ucuz ne pahal[ıi]|orta (?:fiyatlı|fiyat|bütçeli|bütçe|segment|halli)|fiyatı orta|fiyatları orta',
    notDear:
      'pahal[ıi] (?:bi|bir) ?(?:yer|şey) olmas[ıi]n|pahal[ıi]ya kaçmayan|çok pahal[ıi]ya gelmesin|(?:çok )?pahalı (?:olmasın|olmayan|değil)|fazla pahalı olmayan|çok pahalı olmayan',
    openNow:
      '(?:[şs]u an(?:da)?|[şs]imdi|h[âa]l[âa]|bu saatte|bu gece|gece|geç saatte|geç saate kadar|7/24|24 saat) (?:h[âa]l[âa] )?a[çc][ıi]k(?: olan| olsun| olanlar)?|7/24|24 saat(?: açık)?|gece aç[ıi]k|kapanmam[ıi]ş olsun|a[çc][ıi]k olan|a[çc][ıi]k olsun|(?:(?:gecenin|bu|şu) (?:saatte|saatinde|üçünde|ikisinde) )?(?:şu an(?:da)?|şimdi|hâlâ|hala|bu saatte) (?:hâlâ |hala )?açık(?: olan| olsun)?|açık olsun|kapanmam[ıi][şs](?: olan)?|bu saatte(?: hizmet veren| çal[ıi]şan)?|hâlâ servis (?:yapan|veren)|hala servis (?:yapan|veren)|gece boyu aç[ıi]k|sabaha kadar aç[ıi]k|nöbetçi',
    nearest: 'en yakın(?:daki|ı)?',
    walking: 'yürüme mesafesinde(?:ki)?|yürüyerek (?:gidilebilecek|gidebileceğim)',
    self: '(?:bana|bize|buraya|konumuma|bulunduğum yere|olduğum yere|bulunduğum konuma|benden|buradan)',
    measured: '(?!)',
    excluded: '(?:ama |fakat |lakin )?[^,.;!?]*(?:olmasın|istemiyorum|değil)',
    courtesy:
      'abi|merhaba|selam|bi|hangisi|olsun|lütfen|çok fena|yiyebilece[gğ]imiz|içecek|yiyecek|noktasına|mesafe(?:de(?:ki)?|sinde(?:ki)?)?|nokta|çekti|var mı ya',
    towns:
      'gaziantep|mersin|samsun|kayseri|diyarbakır|şanlıurfa|mardin|hatay|kuşadası|marmaris|fethiye|alanya|denizli|balat|karaköy|şişli|moda|bakü|tiflis|prag|lizbon|milano|budapeşte',
  },
  he: {
    hours:
      '(?:ה)?כתובת(?: של)?|איך (?:מגיעים|להגיע) ל|מספר הטלפון של|(?:מתי|באיזו שעה|באיזה שעה|עד מתי|באילו ימים) (?:ה)?(?:נפתח|נסגר|פתוח|סגור)(?:ת|ה|ים)?|שעות (?:הפתיחה|פתיחה|פעילות|הפעילות)(?: של)?|(?:מה )?(?:ה)?(?:טלפון|מספר טלפון)(?: של)?|איך (?:מגיעים|להגיע)(?: אל)?',
    opens: '(?!)',
    fair: '(?:ב)?(?:מחיר|מחירים) (?:הגיוני(?:ים)?|סביר(?:ים)?|נורמלי(?:ים)?|ממוצע(?:ים)?)|טווח מחירים (?:בינוני|ממוצע)|לא זול ולא יקר|ב?(?:רמת )?מחירי?(?:ם)? (?:בינוני(?:ת|ים)?|ממוצע(?:ים)?|סביר(?:ים)?)|ב?טווח מחירים (?:בינוני|אמצעי)',
    notDear:
      'לא משהו יקר|בלי מחירים מופרזים|לא יקר מדי|שלא יעלה הון|(?:רק |אבל |ש)?לא (?:יותר מדי |כל כך |מאוד |יהיה )?יקר(?:ה|ים|ות)?(?: מדי)?',
    openNow:
      'ש?(?:עוד |עדיין )?פתוח(?:ה|ים|ות)? (?:ממש עכשיו|עד מאוחר|הלילה|הערב|בלילה|גם עכשיו|24 שעות|מסביב לשעון|היום)|(?:ש)?(?:עוד|עדיין) (?:לא סגור|פתוח)(?:ה|ים|ות)?(?: (?:עכשיו|כרגע))?|שעוד פתוח(?:ה|ים)?(?: עכשיו)?|24 שעות|24/7|(?:משהו )?ש?(?:עדיין )?פתוח(?:ה|ים|ות)? (?:עכשיו|כרגע|כעת|בשעה הזאת|בשעה כזאת|בשעה הזו)|שעדיין פתוח(?:ה|ים|ות)?(?: עכשיו| בשעה הזאת)?|עכשיו(?= |$)|(?:ש?עוד|ש?עדיין) (?:מגיש(?:ים|ה)?|לא נסגר(?:ו|ה)?|עובד(?:ים|ת)?)|בשעה (?:כזו|כזאת|הזו|הזאת)|באמצע הלילה|שלא סגור(?:ה|ים|ות)?|פתוח(?:ה|ים|ות)? (?:כל הלילה|בשבת|אחרי חצות)',
    nearest: '(?:ה|ש)?הכי קרוב(?:ה|ים|ות)?|הקרוב(?:ה|ים|ות)? ביותר',
    walking: 'ב?מרחק הליכה|במרחק הליכה',
    self: 'ממני|מאיתנו|מכאן|מפה|מהמיקום שלי|אליי|אלי|אלינו|לכאן|לפה|למיקום שלי',
    measured: '(?!)',
    excluded:
      '(?:רק |אבל )?(?:לא|בלי)(?= (?:רשת|של רשת|תיירות|תיירותי|איטלק|סיני|משהו|מקום))[^,.;!?]*|(?:רק |אבל )לא [^,.;!?]*',
    courtesy: 'היי|שלום|משהו|רק|עד|סביב|אז|בבקשה|סניפ(?:ים|י)',
    towns:
      'אוסקה|קיוטו|ליסבון|קופנהגן|נהריה|כרמיאל|דימונה|ערד|קריית שמונה|מצפה רמון|זכרון יעקב|הוד השרון|רומא|טביליסי|ורשה|בנגקוק',
  },
  ru: {
    hours:
      '(?:точный )?адрес|(?:номер )?телефон(?:а)?|как (?:проехать|добраться|доехать|пройти)(?: (?:до|к|в))?|(?:часы|время) работы|режим работы|(?:во|до|со|с) скольк(?:о|и)(?: (?:открывается|закрывается|работает|открыт|открыта))?|когда (?:открывается|закрывается|работает)|(?:часы|режим|время|график) работы|(?:номер )?телефон(?:а)?|как (?:пройти|добраться|доехать|попасть)(?: (?:до|к|в|на))?',
    opens: 'открыва(?:ется|ют)|закрыва(?:ется|ют)',
    fair: '(?:со? )?средн(?:ими|им|ем|ей) (?:ценами|ценником|чеком|ценой|ценовом сегменте)|средн(?:ий|его) (?:ценовой )?сегмент(?:а)?|умеренн(?:ые|ыми|ых) цен(?:ы|ами)?|(?:по )?адекватны[ме] цен(?:ам|ы)|(?:по )?средн(?:яя|ей|ие|им|их|юю|ий|его)(?: по)? (?:цен[аеуы]|ценам|ценовой категории|ценовая категория|ценник|ценником|чек|чеком)|(?:с )?цен(?:а|ы) средн(?:яя|ие)|недорого-средне',
    notDear:
      '(?:ничего|без|нигде) (?:очень |слишком )?дорог(?:ого|их|ой)|чтоб(?:ы)? не (?:очень |слишком )?дорого|не самы[йе] дорог(?:ой|ие)|(?:только |но )?не (?:очень |слишком |сильно )?дорог(?:ой|ая|ое|ие|ую|о|их)|не ?задорого',
    openNow:
      'чтоб(?:ы)? (?:он[аои]? )?(?:сейчас |ещё |еще |прямо сейчас )*(?:был[аои]? )?(?:открыт[аоы]?|работал[аои]?)(?: сейчас| ещё| еще)?|(?:чтобы? |котор(?:ый|ая|ое|ые) )?(?:сейчас |щас |ещ[её] |прямо сейчас |сегодня )?(?:открыт(?:ый|ая|ое|ые|ую|а|о|ы|ых)?|работающ(?:ий|ая|ее|ие|ую|его)|работает|работают) (?:прямо сейчас|сейчас|щас|допоздна|ночью|сегодня|круглосуточно|поздно|до поздна)|(?:сейчас|щас|прямо сейчас) (?:открыт(?:ый|ая|ое|ые|ую|а|о|ы|ых)?|работающ(?:ий|ая|ее|ие|ую))|круглосуточн(?:ый|ая|ое|ые|ую|о)|что открыто(?: прямо сейчас)?|работа(?:ет|ющая|ющий) прямо сейчас|(?:что |которы[йе] |которая |которое )?(?:(?:сейчас|прямо сейчас|в такое время|в такой час|в этот час) )?(?:ещё |еще )?(?:открыт(?:ый|ая|ое|ые|ую|а|о|ы|ых)?|работа(?:ет|ют)) (?:прямо сейчас|сейчас|в такой час|в такое время|в этот час)|(?:которая |который |которые |что )?(?:в такое время |в такой час )(?:ещё |еще )?(?:открыт(?:а|о|ы)?|работа(?:ет|ют))|(?:что |котор(?:ый|ая|ое|ые) )?(?:ещё |еще )?не закр(?:ыт(?:о|а|ы|ый|ая|ые)?|ылось|ылся|ылась)|(?:в такое|в это) время суток|в такой час|посреди ночи|(?:открыт(?:о|а|ы|ый|ая|ое|ые)? )?(?:всю ночь|до утра|ночью)|24 часа|24/7',
    nearest:
      'ближе всего|ближайш(?:ий|ая|ее|ие|ую|его|ей|их|ем)|сам(?:ый|ая|ое|ую) близк(?:ий|ая|ое|ую)|поближе всего',
    walking: 'в (?:шаговой|пешей) доступности|в пределах пешей доступности|пешком',
    self: '(?:ко?|от|до) (?:мне|меня|нам|нас|моего (?:дома|местоположения)|сюда)|отсюда',
    measured: 'ко?|от|до|вокруг|около',
    excluded: '(?:только |но )?не(?= )[^,.;!?]*',
    courtesy: 'слушай(?:те)?|привет|здравствуйте|отделени[ея]|не дальше|нужен|только|тут|хочется|цены',
    towns:
      'екатеринбург[ае]?|новосибирск[ае]?|нижн(?:ий|ем) новгород[ае]?|ростов[ае]?|краснодар[ае]?|самар[аеы]|уф[аеы]|перм[ьи]|воронеж[ае]?|калининград[ае]?|ялт[аеы]|владивосток[ае]?|иркутск[ае]?|алматы|астан[аеы]|ташкент[ае]?|одесс[аеы]|львов[ае]?|рига|вильнюс[ае]?|таллин[ае]?',
  },
  el: {
    hours:
      '(?:η )?διε[ύυ]θυνση(?: του| της)?|(?:το )?τηλ[έε]φωνο(?: του| της)?|(?:το )?ωρ[άα]ριο(?: του| της)?|π[ώω]ς (?:πάω|θα πάω|φτάνω)(?: στ(?:ο|η|ην|ον|α))?|(?:τι|ποια) ώρα (?:ανοίγει|κλείνει)|πότε (?:ανοίγει|κλείνει)|(?:το )?ωράριο(?: λειτουργίας)?(?: του| της| των)?|ώρες λειτουργίας|(?:το )?τηλέφωνο(?: του| της| των)?|πώς (?:πάω|πηγαίνω|πάνε)(?: στο| στη| στην| στον)?',
    opens: '(?!)',
    fair: '(?:σε |με )?(?:μέτρι|λογικ|μεσαί|κανονικ)(?:ες|ή|ό|α|ας|ής) τιμ(?:ές|ή|ής)|(?:ούτε|ουτε) φτηνό (?:ούτε|ουτε) ακριβό|μέτριο budget|(?:σε )?(?:μεσαί(?:ας|α|ες|ων|ο)|μέτρι(?:ας|α|ες|ων|ο)) (?:τιμ(?:ής|ή|ές|ών)|κατηγορί(?:α|ας)|budget)|μέσης τιμής|σε λογικές τιμές',
    notDear:
      '(?:τ[ίι]ποτα|χωρ[ίι]ς κ[άα]τι|οχι κατι|όχι κάτι) (?:πολύ )?ακριβ(?:ό|ο)|που να μην είναι (?:πολύ )?ακριβ(?:ό|ή|ά)|(?:αλλά )?(?:όχι|οχι) (?:πολύ |και πολύ |τόσο )?(?:ακριβ|ακριβ)(?:ό|ή|ά|ές|ός|ούς|οί|ο|η|α)|να μην είναι (?:πολύ )?ακριβ(?:ό|ή|ά)',
    openNow:
      '(?:που |να )*(?:ειναι |είναι )?(?:ακ[όο]μα |ακ[όο]μη )?(?:ανοιχτ|ανοικτ)(?:ό|ή|ά|ές|ός|ούς|οί|ο|η|α|ες|ος) (?:τώρα|τωρα|αυτή (?:τη στιγμή|την ώρα)|αυτη την ωρα|απόψε|αργά|μέχρι αργά|όλο το βράδυ|24 ώρες|σήμερα)|(?:που |να )*(?:ειναι |είναι )?(?:ακ[όο]μα |ακ[όο]μη )(?:ανοιχτ|ανοικτ)(?:ό|ή|ά|ές|ός|ο|η|α)(?: (?:τ[έε]τοια [ώω]ρα|τ[έε]τοιες [ώω]ρες))?|24ωρ(?:ο|α|η|ες)|διανυκτερεύ(?:ον|οντα|ει)|(?:που )?(?:να )?(?:είναι )?(?:ακόμα |ακόμη )?(?:ανοιχτ|ανοικτ)(?:ό|ή|ά|ές|ός|ούς|οί) (?:τώρα|αυτή τη στιγμή|αυτή την ώρα|τέτοια ώρα|τέτοιες ώρες)|(?:που )?(?:δεν (?:έχει|έχουν) κλείσει(?: ακόμα)?)|τέτοια ώρα|όλη (?:τη )?νύχτα|που σερβίρ(?:ει|ουν) ακόμα|24ωρ(?:ο|α|η|ες)',
    nearest: 'πιο κοντά|πιο κοντιν(?:ό|ή|ά|ές|ός|ούς|οί)',
    walking: '(?:που )?(?:να )?(?:πηγαίνω|πάω|πάμε) με τα πόδια|με τα πόδια|σε απόσταση περπατήματος',
    self: '(?:από|σε) (?:μένα|εμένα|εμάς|μας|εδώ|τη θέση μου)|μου(?= |$)',
    measured: "από(?: το| τη| την| τον| τα| τις| τους)?|στο|στη|στην|στον|στα|στις|σε|απ(?:ό|’|')",
    excluded: '(?:αλλά )?(?:όχι|οχι)(?= )[^,.;!?]*',
    courtesy: 'λοιπόν|γεια(?: σας| σου)?|μέχρι|πιο|ώρα|κάπου',
    towns:
      'λάρισα|βόλος|καβάλα|ξάνθη|καλαμάτα|τρίκαλα|σέρρες|κοζάνη|ρέθυμνο|αλεξανδρούπολη|γλυφάδα|χαλκίδα|αγρίνιο|δράμα|athina|thessaloniki',
  },
  de: {
    hours:
      'anfahrt(?: zum| zur)?|(?:die )?(?:genaue )?adresse(?: vom| von| der| des)?|(?:die )?telefonnummer(?: vom| von| der| des)?|(?:die )?öffnungszeiten(?: vom| von| der| des)?|wie komme? (?:ich|man|wir) (?:zum|zur|nach)|(?:wann|um wie viel uhr|bis wann|wie lange) (?:macht|öffnet|schließt|hat|ist)(?: das| die| der)?|(?:die )?öffnungszeiten(?: vo[nm]| de[rs])?|(?:die )?(?:telefonnummer|telefon|adresse|anschrift|website)(?: vo[nm]| de[rs])?|wie komm(?:e)? ich(?: (?:da hin|dahin|dorthin|hin|zum|zur|nach))?',
    opens: 'auf|zu|geöffnet|offen|geschlossen',
    fair: '(?:zu |mit )?(?:mittler(?:e[rsnm]?)|moderat(?:e[rsnm]?)|normal(?:e[rsnm]?)|fair(?:e[rsnm]?)|bezahlbar(?:e[rsnm]?)?) (?:preis(?:e|en|niveau|klasse|segment|lage|bereich)?)|preislich (?:mittel|im mittleren bereich|okay)|(?:in der |im |der |mit )?(?:mittler(?:e[rsnm]?)) (?:preis(?:klasse|lage|e|segment|niveau|kategorie)?)|mittelpreisig(?:e[rsnm]?)?|mittelklasse',
    notDear:
      '(?:nichts|nix|nirgends|kein(?:e[rsn]?)?) (?:zu |so |allzu )?teure[rs]?|(?:darf|soll) nicht (?:zu |so )?teuer sein|nicht überteuert|(?:nur |aber )?(?:nicht|nichts|nix) (?:so |zu |allzu |ganz so )?teuer(?:e[sr]?|es)?|(?:nur |aber )?(?:nichts|nix) teures',
    openNow:
      '(?:d(?:as|ie|er|en) )?(?:jetzt |gerade |im moment |aktuell |momentan |muss |um diese uhrzeit |um die uhrzeit |heute |nachts |spät )*(?:noch )?(?:offen|geöffnet|auf) (?:jetzt|hat|haben|ist|sind|sein|gerade)(?: jetz)?|(?:jetzt |jetz |gerade |aktuell |momentan |im moment |heute )+(?:noch )?(?:offen|geöffnet|auf)(?:e[rsn]?)?(?: (?:haben|hat|ist|sind))?|(?:die |der |das )?jetz(?:t)? (?:gerade )?(?:geöffnet|offen|auf) (?:ist|hat|haben|sind)|rund um die uhr(?: geöffnet| offen)?|24 ?(?:h|stunden)(?: offen| geöffnet)?|bis spät (?:abends |nachts )?(?:offen|geöffnet)|spätabends|durchgehend geöffnet|(?:noch )?nicht zu(?: hat| ist)?|(?:d(?:as|ie|er) )?(?:um diese (?:uhrzeit|zeit) )?(?:jetzt |gerade )?(?:noch )?(?:offen|geöffnet|auf) (?:haben|hat|sind|ist)',
    nearest: 'am nächsten|am nahesten|am nähesten',
    walking: 'zu fuß(?: erreichbar)?|fußläufig(?: erreichbar)?|in laufnähe|in gehweite|in laufweite',
    self: '(?:zu|von|bei|um) (?:mir|mich|uns|hier|meine[mnr] standort)|mir am|vo[nm] meinem standort|um meinen standort|mir',
    measured:
      'zum|zur|vom|von de[rmn]|von|ab|um de[nm]|um das|um die|um|rund um|am|an de[rmn]|bei de[rm]|beim',
    excluded: '(?:aber )?(?:bitte )?(?:nur )?(?:nicht|kein|keine[nrms]?|nix|nichts)(?= )[^,.;!?]*',
    courtesy:
      'bock auf|lust auf|ist|liegt|rund|maximal|höchstens|entfernt|nur|also|hallo|hi|so|dann|sind|um|hab(?:e)? (?:bock|lust) auf|richtig|ruhig',
    towns:
      'rostock|lübeck|kiel|mainz|mannheim|karlsruhe|augsburg|würzburg|regensburg|potsdam|erfurt|jena|weimar|münster|essen|dortmund|bochum|duisburg|aachen|linz|luzern|lausanne|sylt|mallorca|kopenhagen|stockholm|lissabon|porto|neapel',
  },
  ar: {
    hours:
      'رقم(?: (?:هاتف|تلفون|جوال))?|(?:كيف|ازاي|إزاي) (?:أروح|اروح|أوصل|اوصل|نوصل)(?: (?:له|لها|على|إلى|الى))?|عنوان|موقعه? (?:فين|وين)|مواعيد|ساعات (?:العمل|الزيارة|الدوام)|(?:متى|امتى|إمتى|في أي ساعة|أي ساعة) (?:يفتح|تفتح|يغلق|تغلق|يقفل|تقفل|يسكر)|(?:يفتح|تفتح|يغلق|تغلق|يقفل|تقفل|يسكر) (?:الساعة كام|الساعة كم|أي ساعة)|(?:ساعات|أوقات|مواعيد) (?:ال)?(?:عمل|دوام|فتح|العمل)|رقم (?:ال)?(?:هاتف|تلفون|تليفون|جوال)|كيف (?:أوصل|اوصل|أصل|نوصل|أروح)(?: إلى| الى| على)?',
    opens: '(?!)',
    fair: '(?:ب|و)?(?:ال)?(?:أسعار|اسعار|سعر|أسعارها?|سعره)(?:ها|ه)? (?:متوسطة|معقولة|مناسبة|متوسط|معقول|عادية)|لا غالي ولا رخيص|متوسط الأسعار|متوسط(?:ة)? السعر|(?:ب|و)?(?:ال)?(?:سعر|أسعار|اسعار|سعره|أسعاره|سعرها)(?:ه|ها)? (?:ال)?(?:متوسط|معقول)(?:ة)?|متوسط(?:ة)? (?:السعر|الأسعار|التكلفة)',
    notDear:
      '(?:مش|مو|ما) (?:عايزة?|عاوزة?|أبغى|ابغى|بدي|أريد|اريد) (?:حاجة|شي|شيء|إشي|مكان) (?:غالي(?:ة)?|مكلف)|(?:من غير|بدون) (?:غلا|أسعار غالية)|ما يكون غالي|مو مرة غالي|(?:بس )?(?:مش|مو|ليس|ليست|غير|ما يكون|ما تكون) (?:ال)?(?:غالي|غاليا|غالية|مكلف|مكلفة)(?: كثير| جدا)?',
    openNow:
      '(?:مفتوح(?:ة)? |فاتح(?:ة)? )?(?:٢٤|24) ساعة|(?:تكون |يكون |ويكون )?(?:المحل )?(?:لسه |لسا |ما زال |لازال )?(?:ال)?(?:مفتوح|فاتح|شغال|يفتح)(?:ة|ه|ين|ات)? (?:هذه الساعة|هالساعة|هالوقت|في هذا الوقت|بهالوقت|الليلة|الليل|لوقت متأخر|حتى وقت متأخر|24 ساعة|على مدار الساعة|حاليًا|حالياً|هلا|هسا|دلوقت|اليوم)|24 ساعة|على مدار الساعة|لحد متأخر|(?:تكون |يكون )?(?:لسه |لسا )?(?:ال)?(?:مفتوح|فاتح|شغال)(?:ة|ه|ين|ات)? (?:الآن|الان|الحين|هسه|دلوقتي|هلق|هلأ|لحد دلوقتي|حاليا)|(?:لسه|لسا) (?:فاتح|مفتوح)(?:ة|ه)?|open now',
    nearest: '(?:ال)?(?:أقرب|اقرب)',
    walking: '(?:على )?مسافة (?:ال)?مشي|مشيا(?:ً)?(?: على الأقدام)?',
    self: '(?:من|إلى|الى) (?:موقعي|مكاني|هنا|بيتي)|مني|منا|إليّ|إلي|لي|لعندي|عني|علي',
    measured: 'إلى|الى|من|عن|حول',
    excluded: '(?:بس |لكن |ولكن )?(?:مش|مو|ليس|ليست|وليس)(?= )[^,،.;!?]*',
    courtesy: 'أبغى|ابغى|نفسي في|نفسي|ألاقي|الاقي|السلام عليكم|مرحبا|تكون|لسه|بس|ضمن|إلي|ودي|حاب',
    towns:
      'الأقصر|الاقصر|أسوان|شرم الشيخ|الغردقة|الاسكندرية|الإسكندريه|الاسكندريه|طنجة|فاس|أغادير|الدمام|الخبر|الطائف|أبها|العين|صلالة|حلب|حمص|طرابلس|صيدا|إربد|العقبة|البصرة|أربيل|كوالالمبور',
  },
  fa: {
    hours:
      'ساعت(?:‌?های)? (?:بازدید|کاری|کار)|آدرس(?: دقیق)?|شماره(?: تلفن)?|چطور(?:ی)? (?:برم|بریم|می‌?رسم)|(?:ساعت چند|کی|چه ساعتی) (?:باز|تعطیل|بسته) ?(?:می‌?شه|می‌?شود|است|ه)?|چه (?:روزی|روزهایی) (?:تعطیله?|باز(?:ه)?|تعطیل است)|ساع(?:ت|ات) کار(?:ی)?|(?:شماره(?: تلفن)?|تلفن)|(?:چه ?جوری|چطور(?:ی)?|چگونه) (?:باید )?(?:برم|بروم|بریم|می‌?شه رفت)',
    opens: '(?!)',
    fair: 'قیمت(?:ش|ا|‌?ها)? (?:مناسب|متوسط|معقول|منطقی)(?: باشه)?|نه ارزون نه گرون|(?:با )?قیمت(?:ش|‌?ها|‌?هاش|‌?های)? (?:متوسط|معمولی)(?: باشه| باشد)?|متوسط(?: قیمت)|میان‌?رده',
    notDear:
      'چیز گرونی نباشه|گرون‌?قیمت نباشه|(?:قیمتش )?(?:خیلی )?(?:گرون|گران|بالا) نباشه|زیاد گرون نباشه|(?:خیلی )?(?:گرون|گران) (?:نباشه|نباشد|نیست)|نه (?:خیلی )?(?:گرون|گران)',
    openNow:
      '(?:که )?(?:همین الان|الان|الآن|هنوز|این ساعت|این موقع|امشب|شبانه‌?روزی|تا دیروقت) (?:هنوز |هم )?باز(?:ن|ه|ند| هستن| است| هست| باشه| باشد| باشن)?|شبانه‌?روزی|۲۴ ساعته|24 ساعته|باز باشه|تا دیروقت|(?:این وقت شب )?(?:که )?(?:همین الان|الان|هنوز|این ساعت|این وقت شب) (?:هنوز )?باز(?:ن|ه|ند| هستن| است| هست| باشه| باشد| باشن)?',
    nearest: 'نزدیک‌?ترین|از همه نزدیک‌?تر',
    walking: '(?:در )?(?:فاصله(?:‌?ی)? )?پیاده‌?روی|(?:با )?پای پیاده|پیاده',
    self: '(?:به|از) (?:من|ما|خودم|اینجا|موقعیت من)|من(?= |$)|خودم|ام',
    measured: 'به|از',
    excluded: '(?:ولی |اما )?[^,،.;!?]* (?:نباشه|نباشد)',
    courtesy: 'دلم|داداش|سلام|می‌?خواد|می‌?خوایم|می‌?خوام|تا|شعاع|متری|شعبه‌?(?:ها)?(?:ی)?|لطفا',
    towns:
      'بندرعباس|ارومیه|زاهدان|قزوین|گرگان|ساری|بابل|کاشان|اردبیل|زنجان|تفلیس|باکو|ایروان|کوالالامپور|ونکوور',
  },
  ko: {
    hours:
      '(?:관람|운영|영업|이용|개장) ?시간|휴[관무]일|쉬는 ?날|(?<!(?:내|제|현재) )위치(?![가-힣])|주소|전화 ?번호|가는 ?(?:길|법)|몇 ?시(?:에|까지)? ?(?:문 ?)?(?:을 )?(?:열어|열어요|여나요|닫아|닫아요|닫나요|해|하나요|영업해|영업하나요|여는지|닫는지|열지)(?:요)?|언제 (?:문 ?)?(?:열어|닫아|여나요|닫나요|쉬어)(?:요)?|영업 ?시간|휴무일|전화 ?번호|어떻게 가(?:요|나요|지)?|가는 ?(?:길|법)',
    opens: '(?!)',
    fair: '가격(?:은|이|대는|대가)? ?(?:중간|보통|적당)(?: ?정도)?(?:인|한|의|면)?(?: 곳)?|중간 ?(?:가격|가격대)(?:의|인)?|적당한 가격(?:의|대)?|(?:중간|보통|적당한) ?(?:가격대?|정도 가격)(?:의|인)?|가격(?:이|대가)? ?(?:적당한|중간인?)',
    notDear:
      '비싼 (?:곳|데|집)(?:은|는)? ?(?:빼고|말고|제외)|안 비싼|너무 비싸지 ?않|(?:너무 |많이 )?(?:비싸지 ?(?:않은|않게|않고|않았으면|않으면)|안 ?비싼)(?: ?(?:데|곳|걸로|좋겠어(?:요)?))?',
    openNow:
      '(?:지금|현재|오늘|이 시간에|밤늦게까지|늦게까지|새벽에|새벽까지|심야에)(?: ?이 시간에)?(?: ?아직)?(?: ?도)? ?(?:문 ?)?(?:열려 ?있는|열린|영업 ?중인|영업 ?중|영업 ?하는|여는|연|하는|열었)(?: ?(?:데|곳|집))?|24시간(?: ?영업)?(?:하는)?|심야 ?영업|(?:지금|현재)(?: 이 시간에)?(?: 아직)? ?(?:문 ?)?(?:열려 ?있는|영업 ?중인|여는|연|하는)(?: ?(?:데|곳))?|(?:이 시간에 )?아직 ?(?:문 ?)?(?:열려 ?있는|영업 ?중인|하는|여는|연)(?: ?(?:데|곳))?',
    nearest: '(?:제일|가장|젤|최고로) ?가까운',
    walking:
      '(?:걸어서|도보로?) ?(?:갈|다닐) (?:수 있는|만한)(?: 거리(?:에 있는|의)?)?|걸어갈 (?:수 있는|만한)|도보 거리(?:에 있는|의)?',
    self: '(?:나|저|내|제|우리)(?:한테서?|에게서?)|(?:내|제|현재|지금) 위치(?:에서|로부터|에)?|여기서|여기에서',
    measured: '(?!)',
    excluded: '(?:[가-힣]+) ?(?:말고|아닌)(?: ?(?:데|곳|걸로))?',
    courtesy: '아|배고파 ?죽겠다|죽겠다|없나(?:요)?|반경|수|안녕하세요|혹시|땡겨(?:요)?|당겨(?:요)?',
    towns:
      '오키나와|후쿠오카|삿포로|교토|타이베이|다낭|하노이|포항|통영|군산|춘천|목포|청주|천안|안동|가로수길|을지로|연남동|망원동|판교|분당|가평|양양|양평|파주|남해|거제|순천|담양|울릉도|로스앤젤레스|시카고|라스베이거스|샌프란시스코|시애틀|보스턴|시드니|멜버른|밴쿠버|토론토|취리히|리스본|포르투|피렌체|베네치아|밀라노|나폴리|뮌헨|부다페스트|하와이|괌|세부|발리|푸켓|치앙마이|호치민|나트랑|쿠알라룸푸르|마카오|상하이|베이징|나고야|히로시마|고베|가마쿠라',
  },
};
