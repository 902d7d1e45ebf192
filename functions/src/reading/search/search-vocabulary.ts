import type { Language } from '@merve/contract';

/** How a language says where, when and at what price: sources of patterns, matched with whole words in lower case. */
export interface SearchVocabulary {
  /** Around the person: "near me", "around here". */
  readonly nearMe: string;
  /** Where was searched last. */
  readonly there: string;
  readonly nearest: string;
  readonly openNow: string;
  readonly cheap: string;
  readonly dear: string;
  /** Asks for one venue: "where is", "the address of". */
  readonly venue: string;
  /** Says nothing about what is looked for: "please find me a good". */
  readonly filler: string;
  /** A place near which, and a town in which; before the name, or after it where `after` says so. */
  readonly near: string;
  readonly within: string;
  /** Nouns that make a name a place and no town: "mall", "station". */
  readonly landmark: string;
  /** Towns that people ask for without saying "in". */
  readonly cities: string;
}

/** Parted by `|`; a space matches any space. Korean and Turkish name the place first: `near` and `within` are endings there. */
export const searchVocabulary: Readonly<Record<Language, SearchVocabulary>> = {
  en: {
    nearMe:
      'near ?by (?:me|us|here)|(?:somewhere )?(?:near|close to|around|round|by|next to) (?:me|us|here|my (?:location|place|hotel|position))|near ?by|close ?by|in (?:the|my|this) (?:area|neighbou?rhood|vicinity)|(?:with)?in walking distance|where i am(?: now)?|around the corner|in this part of town|local',
    there:
      '(?<!is )(?<!are )(?:around |near |over |in )?there(?! (?:is|are|any)\\b)|(?:in the )?same (?:place|area|city|town)',
    nearest: 'the nearest|nearest|the closest|closest',
    openNow:
      "(?:that (?:is|are|’s|'s) |which (?:is|are) )?(?:still |currently )?open(?:ed)? (?:right )?(?:now|at the moment|today|tonight|late)|(?:that (?:is|are|’s|'s) |which (?:is|are) )?(?:still|currently) open|(?:that (?:is|are|’s|'s) |which (?:is|are) )open|open",
    cheap:
      'budget[- ]?friendly|budget|cheap(?:o|ish)|low[- ]?(?:price[ds]?|budget)|bargain|good value|wallet[- ]friendly|cheap(?:est)?|inexpensive|budget(?:-friendly)?|affordable|low[- ]cost|not (?:too )?expensive|on a budget',
    dear: '(?:a )?(?:really |very |super )?(?:expensive|pricey|upmarket|high[- ]end|top[- ]end|luxurious|five[- ]star|splurge[- ]worthy)(?: one)?|michelin[- ]star(?:red)?|classy|expensive|fancy|upscale|high[- ]end|luxury|luxurious|fine dining|posh',
    venue:
      "where(?:’s|'s| is| can i find)(?: the)?|how do i get to|(?:the )?(?:address|phone(?: number)?|opening hours|website) (?:of|for)|find (?:the )?(?=\\p{Lu})|what time does|is(?= .* open)|details (?:of|for|about)|tell me about",
    filler:
      "ideally|preferably|if possible|money no object|what about|how about|what(?:’s|'s|s)|within|to work|work|from|please|hungry|today|tonight|serving food|have you|got|there’s|can you|could you|find(?: me)?|show(?: me)?|search(?: for)?|look(?:ing)?(?: for)?|i(?:’m|'m| am)?|we|want|need|would like|(?:’|')d like|like|to (?:eat|go|have|get|find|drink|buy|visit|try)|to|a|an|the|some|any|good|best|great|nice|top|decent|recommend(?:ed)?|suggest|give me|get me|take me|where can (?:i|we)|where|are there|is there|there(?: is| are)?|do you know|know of|what|which|is|are|place(?:s)?(?: for| to)?|somewhere|something|anything|(?:which|that) serves?|serving|with|for|me|us|now|eat|get|have|of|hey|hi|my|options?|spots?|around|go|and|also",
    near: '(?:very )?(?:near|close)(?: to)?|next to|beside|not far from|opposite|across from|around|by|outside',
    within:
      "in|within|inside|at|downtown|central|on(?= (?:the )?(?:[\\p{L}\\p{N}’'.-]+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|boulevard|blvd|square|row|hill|quay|parade|terrace|strip|drive|high street)(?![\\p{L}]))|along",
    landmark:
      'mall|street|st|square|station|airport|beach|port|harbou?r|marina|university|campus|market|museum|park|hotel|tower|bridge|cent(?:er|re)|avenue|road|boulevard|cathedral|castle|palace|stadium|hospital|gate|pier|quarter|plaza|terminal|church|mosque|zoo|theatre|theater|opera|library|arena|garden|gardens|wall',
    cities:
      'tel[- ]aviv|jerusalem|haifa|eilat|beer sheva|london|paris|berlin|rome|madrid|barcelona|lisbon|vienna|prague|budapest|athens|thessaloniki|istanbul|ankara|izmir|antalya|nicosia|kyrenia|famagusta|limassol|larnaca|paphos|moscow|saint petersburg|kyiv|warsaw|dubai|abu dhabi|cairo|amman|beirut|riyadh|doha|tehran|seoul|busan|tokyo|osaka|new york|san francisco|los angeles|chicago|boston|amsterdam|brussels|munich|hamburg|frankfurt|cologne|zurich|geneva|milan|florence|venice|naples|dublin|edinburgh|manchester|stockholm|oslo|copenhagen|helsinki|toronto|sydney|melbourne|singapore|bangkok|hong kong',
  },
  tr: {
    nearMe:
      '(?:bana|bize|buraya|benim) (?:en )?yakın(?:ımda(?:ki)?|ımızda(?:ki)?|larda|da)?|yakın(?:ımda(?:ki)?|ımızda(?:ki)?|larımda|lardaki?)|yakınlarda(?:ki)?|yakında(?:ki)?|(?:bu )?civar(?:da(?:ki)?|ımda|ımdaki)|çevre(?:mde(?:ki)?|mizde)|etraf(?:ımda(?:ki)?|ta(?:ki)?)|bura(?:larda(?:ki)?|da(?:ki)?|lardaki)|olduğum yer(?:de|e yakın)|bulunduğum yer(?:de|e yakın)|konumuma yakın|yürüme mesafesinde(?:ki)?',
    there: 'ora(?:da(?:ki)?|larda(?:ki)?)|aynı (?:yerde|semtte|şehirde|bölgede)',
    nearest: 'en yakın(?:daki)?',
    openNow: '(?:şu an(?:da)?|şimdi|hâlâ|hala|bu saatte|bugün|gece) açık(?: olan)?|açık olan|açık',
    cheap:
      'bütçe dostu|ucuzundan|ucuza|uygun (?:bir )?(?:fiyat(?:a|l[ıi])?|bütçeli?)|keseye uygun|hesapl[ıi]|ucuz|uygun fiyatlı|ekonomik|hesaplı|bütçe dostu|pahalı olmayan',
    dear: '(?:çok )?(?:pahal[ıi]|lüks|üst düzey|üst segment|beş y[ıi]ld[ıi]zl[ıi]|5 y[ıi]ld[ıi]zl[ıi])|pahalı|lüks|şık|kaliteli ve pahalı',
    venue:
      'nerede(?:dir)?|nerde|adresi(?: nedir| ne)?|telefonu|nasıl gid(?:ilir|erim)|çalışma saatleri|saat kaçta açılıyor',
    filler:
      'bana|bize|lütfen|bir|güzel|iyi|en iyi|en|öner(?:ir misin|i|isi)?|bul(?:ur musun|abilir misin|un)?|göster(?:ir misin)?|ara(?:r mısın|ıyorum|ıyoruz)?|arıyorum|istiyorum|istiyoruz|var mı|neresi(?: var)?|nereler(?:i)?|nerede|yiyebilirim|yiyebileceğim|yiyebiliriz|içebilirim|içebileceğim|yemek istiyorum|yemek için|yemek yiyebileceğim|canım|çekti|hangi|mekan(?:lar|ı|ları)?|yer(?:ler|i)?|acaba|ne|peki|ya|için|olan|tavsiye(?: et| edin)?|gitmek|satan|yapan|bulabilirim|lazım|gerek|ver|de|da',
    near: 'yakın(?:ında(?:ki)?|larında(?:ki)?|ları|ı)?|civarında(?:ki)?|çevresinde(?:ki)?|etrafında(?:ki)?|yanında(?:ki)?|karşısında(?:ki)?|dibinde(?:ki)?',
    within: "(?:[’']n?)?(?:de|da|te|ta)(?:ki)?|[’'][dt][ae](?:y[ıi][mz]|yken|n)",
    landmark:
      'avm|cadde(?:si)?|sokağ?k?ı?|meydan(?:ı)?|istasyon(?:u)?|gar(?:ı)?|havaliman(?:ı)?|plaj(?:ı)?|liman(?:ı)?|marina|üniversite(?:si)?|çarşı(?:sı)?|pazar(?:ı)?|müze(?:si)?|park(?:ı)?|otel(?:i)?|kule(?:si)?|köprü(?:sü)?|kale(?:si)?|stadyum(?:u)?|hastane(?:si)?|iskele(?:si)?|saray(?:ı)?|cami(?:i|si)?|kampüs(?:ü)?|durağı|metro(?:su)?|merkezi',
    cities:
      'istanbul|ankara|izmir|antalya|bursa|adana|girne|lefkoşa|gazimağusa|mağusa|güzelyurt|iskele|lapta|alsancak|kadıköy|beşiktaş|beyoğlu|taksim|üsküdar|bodrum|trabzon|eskişehir|konya|tel aviv|kudüs|londra|paris|berlin|roma|atina|moskova|dubai|new york|amsterdam|viyana|barselona|madrid|münih|tokyo|seul',
  },
  he: {
    nearMe:
      '(?:הכי )?קרוב(?:ה|ים|ות)? (?:אליי|אלי|אלינו|לכאן|לפה|למקום שלי|למיקום שלי)|ליד(?:י|ינו)|לידי|באזור(?: שלי| שלנו| הזה)?(?! [^ ]*[א-ת])|בסביבה(?: שלי| שלנו| הזו| הזאת)?|בסביבתי|פה באזור|כאן באזור|פה בסביבה|כאן בסביבה|ליד הבית|במרחק הליכה|מסביבי|סביבי|בקרבת מקום|איפה שאני|קרוב לבית|פה|כאן|בקרבתי',
    there: 'שם|באותו (?:מקום|אזור)|באותה (?:עיר|שכונה)',
    nearest: 'הכי קרוב(?:ה|ים|ות)?|הקרוב(?:ה|ים|ות)? ביותר|הקרוב(?:ה|ים|ות)?',
    openNow:
      '(?:ש?פתוח(?:ה|ים|ות)?) (?:עכשיו|כרגע|כעת|ברגע זה|היום|הלילה|בלילה|עדיין|כבר)|(?:עכשיו|כרגע|עדיין) פתוח(?:ה|ים|ות)?|ש?פתוח(?:ה|ים|ות)?',
    cheap:
      'בתקציב (?:נמוך|קטן|מוגבל)|(?:ב)?מחיר(?:ים)? (?:נמוכ(?:ים)?|נמוך|זול(?:ים)?|נוח(?:ים)?|שווה לכל כיס)|שווה לכל כיס|משתלמ(?:ת|ים)?|זול(?:ה|ים|ות)?|לא יקר(?:ה|ים|ות)?|במחיר (?:נוח|זול|סביר)|במחירים (?:נוחים|זולים|סבירים)|משתלמ(?:ת|ים|ות)',
    dear: 'יוקרה|פאר|יוקרתי(?:ת|ים|ות)?|ברמה גבוהה|חמישה כוכבים|מחירים גבוהים|יקר(?:ה|ים|ות)?|יוקרתי(?:ת|ים|ות)?|מפואר(?:ת|ים|ות)?',
    venue:
      'איפה (?:נמצא(?:ת|ים|ות)?|זה|יש את)|איפה(?= ה)|מה הכתובת של|הכתובת של|כתובת של|הטלפון של|שעות (?:הפתיחה|פתיחה|הפעילות) של|איך מגיעים (?:ל|אל )',
    filler:
      'בא לי|בא לנו|מתחשק לי|אני|אנחנו|רוצה|רוצים|מחפש(?:ת|ים|ות)?|חפש(?:י|ו)?|תחפש(?:י|ו)?|תמצא(?:י|ו)?(?: לי| לנו)?|מצא(?:י|ו)?(?: לי)?|תראה|תראי|תראו|הראה|לי|לנו|בבקשה|יש|איזה|איזו|אילו|מה|עם|הכי|הטוב(?:ה|ים|ות)? ביותר|טוב(?:ה|ים|ות)?|מומלצ(?:ת|ים|ות)|מומלץ|תמליצ(?:י|ו)?|תמליץ|המלצה|המלצות|על|ל?לאכול|ל?לשתות|לקנות|ללכת|למצוא|איפה|אפשר|אוכל|מקום(?: ל)?|מקומות(?: ל)?|את|של|גם|ומה|ואיפה|נחמד(?:ה|ים|ות)?|טעימ(?:ה|ים|ות)|טעים|צריכ(?:ה|ים|ות)|צריך|כמה|אם|תן|תני|לגבי|שמגיש(?:ה|ים|ות)?|שמוכר(?:ת|ים|ות)?',
    near: 'ליד|על יד|סמוך ל|סמוכ(?:ה|ים|ות) ל|קרוב(?:ה|ים|ות)? ל|באזור|בסביבות|בסביבת|מול|בקרבת|לא רחוק מ',
    within: 'ב[־-]?',
    landmark:
      'קניון|רחוב|כיכר|תחנת|תחנה|שדה|חוף|נמל|מרינה|אוניברסיטת|אוניברסיטה|שוק|מוזיאון|פארק|מלון|מגדל|מגדלי|גשר|מרכז|שדרות|דרך|היכל|אצטדיון|בית החולים|עזריאלי|טיילת|מתחם|קמפוס|גן|ארמון|מבצר|הכותל|כנסיית|מסגד|בניין|סינמה',
    cities:
      'תל[ -]אביב|ירושלים|חיפה|אילת|באר[ -]שבע|נתניה|הרצליה|רמת[ -]גן|ראשון לציון|פתח תקווה|אשדוד|אשקלון|טבריה|צפת|עכו|נצרת|רעננה|כפר סבא|חולון|בת ים|גבעתיים|רחובות|מודיעין|יפו|קיסריה|לונדון|פריז|ברלין|רומא|מדריד|ברצלונה|אתונה|סלוניקי|איסטנבול|ניקוסיה|קירניה|לימסול|לרנקה|פאפוס|מוסקבה|דובאי|ניו יורק|אמסטרדם|פראג|בודפשט|וינה|מילאנו|טוקיו|סיאול|בנגקוק',
  },
  ru: {
    nearMe:
      'рядом со? (?:мной|мною|нами)|(?:не ?далеко|неподал[её]ку) от (?:меня|нас|сюда)|(?:около|возле|вокруг|поблизости от) (?:меня|нас)|поблизости|не ?далеко отсюда|неподал[её]ку|где-?нибудь рядом|где-?то рядом|тут рядом|здесь рядом|рядом(?! со? )|здесь|тут|в (?:моём|моем|этом|нашем) районе|в шаговой доступности|в пешей доступности|в округе|недалеко(?! от)|близко ко мне|вблизи(?! \\p{L})',
    there: 'там(?: же)?|в том же (?:месте|районе|городе)',
    nearest: 'ближайш(?:ий|ая|ее|ие|ую|его|ей|их|ем)|сам(?:ый|ая|ое|ую) близк(?:ий|ая|ое|ую)',
    openNow:
      '(?:которы(?:й|е) )?(?:сейчас |ещё |еще )?(?:открыт(?:ый|ая|ое|ые|ую|а|о|ы|ых)?|работа(?:ет|ют|ющ(?:ий|ая|ее|ие|ую|их))) (?:сейчас|сегодня|ночью|прямо сейчас|в это время|допоздна)|(?:сейчас|ещё|еще) (?:открыт(?:ый|ая|ое|ые|ую|а|о|ы|ых)?|работа(?:ет|ют|ющ(?:ий|ая|ее|ие|ую|их)))|(?:что |которы(?:й|е) )?(?:открыт(?:ый|ая|ое|ые|ую|а|о|ы|ых)?|работающ(?:ий|ая|ее|ие|ую|их)|работает|работают)|круглосуточн(?:ый|ая|ое|ые|ую|ых|о)',
    cheap:
      'бюджетн(?:ый|ая|ое|ые|ую|ого)?|эконом(?:-?класса|ичный|ичная)?|по деш[её]вке|подешевле|деш[её]в(?:ый|ая|ое|ые|ую|о|ых|енький|енькое|енькую)|(?:по )?доступн(?:ым|ые) цен(?:ам|ы)|дёшев(?:ый|ая|ое|ые|ую|ых|о)|деш[её]в(?:ый|ая|ое|ые|ую|ых|о)|недорог(?:ой|ая|ое|ие|ую|их|о)|бюджетн(?:ый|ая|ое|ые|ую|ых|о)',
    dear: 'премиум(?:-?класса)?|люкс(?:овый|овая|овые)?|класса люкс|фешенебельн(?:ый|ая|ое|ые|ую)|(?:по)?дороже|пятизвездочн(?:ый|ая|ые)|дорог(?:ой|ая|ое|ие|ую|их)|шикарн(?:ый|ая|ое|ые|ую|ых)|роскошн(?:ый|ая|ое|ые|ую|ых)|элитн(?:ый|ая|ое|ые|ую|ых)',
    venue:
      'где (?:находится|расположен(?:а|о|ы)?|найти(?= \\p{Lu}))|как (?:пройти|добраться|доехать) (?:до|к|в|на)|адрес|телефон|часы работы|режим работы|до скольки работает',
    filler:
      'пожалуйста|найди(?:те)?|покажи(?:те)?|поищи(?:те)?|подскажи(?:те)?|посоветуй(?:те)?|порекомендуй(?:те)?|мне|нам|я|мы|хочу|хотим|хотел(?:а)? бы|хочется|ищу|ищем|нужн(?:а|о|ы|ен)|где|можно|есть|ли|какие(?:-нибудь)?|какой(?:-нибудь)?|какую(?:-нибудь)?|хорош(?:ий|ая|ее|ие|ую|их)|лучш(?:ий|ая|ее|ие|ую|их)|вкусн(?:ый|ая|ое|ые|ую|ых|о)|неплох(?:ой|ая|ое|ие|ую)|поесть|покушать|съесть|выпить|купить|сходить|пойти|перекусить|место|места|местечко|котор(?:ый|ая|ое|ые|ую)|с|со|где-?нибудь|что-?нибудь|а|и|как насчёт|как насчет|что|насчёт|насчет|попробовать|куда|подают|да|тоже',
    near: 'рядом со?|(?:не ?далеко|неподал[её]ку) от|около|возле|вблизи|у|близ|вокруг|напротив|в районе|поблизости от',
    within: 'в|во|на|по',
    landmark:
      'улиц[аеыу]|площад[ьи]|вокзал[ае]?|станци[ияю]|метро|аэропорт[ае]?|пляж[ае]?|порт[ау]?|марин[аеы]|университет[ае]?|рынк[аеу]|рынок|музе[йяе]|парк[ае]?|отел[ьяе]|гостиниц[аеы]|башн[яеи]|мост[ау]?|центр[ае]?|проспект[ае]?|собор[ае]?|замк[ае]|замок|стадион[ае]?|больниц[аеы]|тц|трц|молл[ае]?|набережн(?:ая|ой)|кремл[ьяе]|театр[ае]?|бульвар[ае]?|дворц[ае]|дворец|эрмитаж[ае]?',
    cities:
      'москв[аеыуой]+|санкт-петербург[ае]?|петербург[ае]?|питер[ае]?|казан[ьи]|сочи|киев[ае]?|минск[ае]?|тель-авив[ае]?|иерусалим[ае]?|хайф[аеы]|эйлат[ае]?|берлин[ае]?|париж[ае]?|лондон[ае]?|рим[ае]?|стамбул[ае]?|анкар[аеы]|антали[яие]|кирени[яие]|никоси[яие]|лимассол[ае]?|ларнак[аеы]|пафос[ае]?|дубай|дубае|афин(?:ы|ах)|праг[аеи]|вен[аеы]|барселон[аеы]|мадрид[ае]?|нью-йорк[ае]?|тбилиси|ереван[ае]?|баку|токио|сеул[ае]?|будапешт[ае]?|амстердам[ае]?',
  },
  el: {
    nearMe:
      'κοντά (?:μου|μας|σε (?:μένα|εμένα|εμάς)|εδώ)|εδώ κοντά|εδώ γύρω|γύρω (?:μου|μας|από (?:μένα|εδώ))|τριγύρω|στην περιοχή(?: μου| μας)?(?! (?:του|της|των) )|στη γειτονιά(?: μου| μας)?|σε κοντινή απόσταση|με τα πόδια|δίπλα μου|εκεί που (?:είμαι|βρίσκομαι)|κοντιν(?:ό|ή|ά|ές|ός|ούς|οί)|εδώ|κοντά(?! (?:στ|σε|από))',
    there: 'εκεί(?: κοντά)?(?! που)|στην ίδια (?:περιοχή|πόλη)|στο ίδιο μέρος',
    nearest:
      '(?:το |τη |την |ο |η |τον )?(?:πιο κοντιν(?:ό|ή|ά|ές|ός|ούς|οί)|πλησιέστερ(?:ο|η|α|ες|ος|ους|οι)|κοντινότερ(?:ο|η|α|ες|ος|ους|οι))',
    openNow:
      '(?:που (?:είναι|να είναι) |να είναι )?(?:ακόμα |ακόμη |τώρα )?ανοιχτ(?:ό|ή|ά|ές|ός|ούς|οί) (?:τώρα|αυτή τη στιγμή|σήμερα|ακόμα|ακόμη|το βράδυ|απόψε)|(?:που (?:είναι|να είναι) )?ανοι(?:χτ|κτ)(?:ό|ή|ά|ές|ός|ούς|οί)|διανυκτερεύ(?:ον|οντα|ει)',
    cheap:
      'οικονομικ(?:ό|ή|ά|ές|ός|ούς|οί)|φτην(?:ό|ή|ά|ές|ός|ούς|οί|ούτσικο|ο)|φθην(?:ό|ή|ά|ές)|χαμηλ(?:ές|ής|ού) (?:τιμές|τιμής|κόστους)|τσάμπα|φτην(?:ό|ή|ά|ές|ός|ούς|οί)|φθην(?:ό|ή|ά|ές|ός|ούς|οί)|οικονομικ(?:ό|ή|ά|ές|ός|ούς|οί)|προσιτ(?:ό|ή|ά|ές|ός|ούς|οί)|όχι ακριβ(?:ό|ή|ά|ές|ός|ούς|οί)',
    dear: 'πολυτελ(?:ές|ής|ή|είς|είας)|λουξ|(?:πεντάστερ(?:ο|α))|υψηλών τιμών|υψηλού επιπέδου|ακριβ(?:ό|ή|ά|ές|ός|ούς|οί)|πολυτελ(?:ές|ής|ή|είς)|πολυτελεί(?:ας|α)|κυριλέ',
    venue:
      'πού (?:είναι|βρίσκεται)|που (?:είναι|βρίσκεται) (?:το|η|ο|τα)|(?:η )?διεύθυνση (?:του|της|των)|(?:το )?τηλέφωνο (?:του|της|των)|(?:το )?ωράριο (?:του|της|των)|πώς πάω (?:στο|στη|στην|στον)',
    filler:
      'παρακαλώ|βρες(?: μου| μας)?|δείξε(?: μου| μας)?|ψάξε(?: μου)?|ψάχνω(?: για)?|ψάχνουμε(?: για)?|θέλω|θέλουμε|θα ήθελα|θα ήθελες|να|φάω|φάμε|πιω|πιούμε|πάω|πάμε|αγοράσω|πρότεινε(?: μου)?|προτείνεις|υπάρχει|υπάρχουν|έχει|πού|που|μπορώ|μπορούμε|κάποι(?:ο|α|ες|ον|α)|κανέν(?:α|ας)|καμία|ένα(?:ν)?|μία|μια|έναν|το|τα|η|ο|τη|την|τον|τις|οι|τους|καλ(?:ό|ή|ά|ές|ός|ύτερο|ύτερη|ύτερα|ύτερες|ύτερος)|ωραί(?:ο|α|ες|ος)|μέρος|μέρη|μαγαζί|μαγαζιά|για|με|και|μου|μας|κάτι|ποι(?:ο|α|ες|ος)|είναι|τι|λέει|χρειάζομαι|σε παρακαλώ|βρω|βρούμε|καλό|σερβίρει|δοκιμάσω',
    near: 'κοντά (?:στο|στη|στην|στον|στα|στις|στους|σε)|δίπλα (?:στο|στη|στην|στον|στα|στις|σε)|γύρω από (?:το|τη|την|τον|τα)?|απέναντι από (?:το|τη|την|τον|τα)?|έξω από (?:το|τη|την|τον|τα)?|στην περιοχή (?:του|της|των)|πλησίον (?:του|της|των)?',
    within: 'στο|στη|στην|στον|στα|στις|στους|σε|μέσα στ[οηα]ν?',
    landmark:
      'οδό[ςυ]?|οδού|πλατεία|πλατείας|σταθμό[ςυ]?|σταθμού|μετρό|αεροδρόμιο|αεροδρομίου|παραλία|παραλίας|λιμάνι|λιμανιού|μαρίνα|πανεπιστήμιο|αγορά|μουσείο|μουσείου|πάρκο|ξενοδοχείο|πύργο[ςυ]?|γέφυρα|κέντρο|λεωφόρο[ςυ]?|κάστρο|κάστρου|στάδιο|νοσοκομείο|εμπορικό|mall|θέατρο|εκκλησία|ναό[ςυ]?|ακρόπολη|ακρόπολης|λευκό πύργο|σύνταγμα|καμάρα',
    cities:
      'αθήνα|αθήνας|θεσσαλονίκη|θεσσαλονίκης|πάτρα|ηράκλειο|χανιά|ρόδο|ρόδος|βόλο|βόλος|λευκωσία|λεμεσό|λεμεσός|λάρνακα|πάφο|πάφος|κερύνεια|αμμόχωστο|αμμόχωστος|κωνσταντινούπολη|τελ αβίβ|ιερουσαλήμ|λονδίνο|παρίσι|βερολίνο|ρώμη|μαδρίτη|βαρκελώνη|βιέννη|μόσχα|ντουμπάι|νέα υόρκη|άμστερνταμ|πράγα|μιλάνο|πειραιά|πειραιάς|μύκονο|σαντορίνη|κέρκυρα|ναύπλιο|ιωάννινα',
  },
  de: {
    nearMe:
      'in (?:meiner|unserer|der|dieser) (?:nähe(?! (?:vo[nm]|de[rs])\\b)|umgebung(?! (?:vo[nm]|de[rs])\\b)|gegend(?! (?:vo[nm]|de[rs])\\b))|(?:hier )?(?:um|bei|neben) (?:mich|mir|uns)(?: herum)?|hier (?:in der nähe|herum|um die ecke|irgendwo|gleich)|um die ecke|nahe (?:bei mir|von hier)|hier|zu fuß erreichbar|fußläufig(?: erreichbar)?|wo ich (?:gerade )?bin|nahe gelegen(?:e[rsn]?)?|nahegelegen(?:e[rsn]?)?',
    there: 'dort(?: in der nähe)?|da in der nähe|(?:am|im) gleichen ort|in derselben (?:stadt|gegend)|da',
    nearest: '(?:d(?:as|ie|er|en|em) )?(?:nächst(?:gelegene)?[ersn]?|am nächsten)',
    openNow:
      '(?:d(?:as|ie|er) )?(?:(?:jetzt|gerade|aktuell|noch|heute|im moment) )+(?:geöffnet|offen|auf)(?:e[rsn]?)?(?: (?:hat|haben|ist|sind))?|(?:d(?:as|ie|er) )?(?:geöffnet|offen)(?:e[rsn]?)?(?: (?:hat|haben|ist|sind))?',
    cheap:
      'budget-?|preiswert(?:e[rsnm]?)?|preisgünstig(?:e[rsnm]?)?|billig(?:e[rsnm]?)?|niedrig(?:e[rsnm]?)? preise?|für (?:wenig|kleines) geld|erschwinglich(?:e[rsnm]?)?|günstig(?:e[rsnm]?)?|billig(?:e[rsnm]?)?|preiswert(?:e[rsnm]?)?|preisgünstig(?:e[rsnm]?)?|nicht (?:so |zu )?teuer(?:e[rsnm]?)?',
    dear: 'hochpreisig(?:e[rsnm]?)?|luxus-?|nobel-?|exklusiv(?:e[rsnm]?)?|kostspielig(?:e[rsnm]?)?|fünf-sterne-?|erstklassig(?:e[rsnm]?)?|teure?[rsnm]?|gehoben(?:e[rsnm]?)?|edle?[rsnm]?|luxuriös(?:e[rsnm]?)?|vornehm(?:e[rsnm]?)?|schick(?:e[rsnm]?)?',
    venue:
      'wo (?:ist|liegt|befindet sich|finde ich(?= (?:das|den|die) \\p{Lu}))(?: das| die| der)?|(?:die )?adresse (?:vo[nm]|de[rs])|(?:die )?(?:öffnungszeiten|telefonnummer) (?:vo[nm]|de[rs])|wie komme ich (?:zum|zur|nach)',
    filler:
      'bitte|finde?(?: mir| uns)?|zeig(?:e|en sie)?(?: mir| uns)?|such(?:e|en)?(?: mir)?(?: nach)?|ich|wir|möchte[n]?|will|wollen|würde[n]?|gern(?:e)?|hätte[n]? gern(?:e)?|brauche[n]?|essen(?: gehen)?|trinken|gehen|kaufen|finden|empfiehl(?: mir)?|empfehlen sie(?: mir)?|kannst du|können sie|mir|uns|wo (?:gibt es|kann (?:ich|man)|können wir|bekomme ich|finde ich)|wo|gibt(?:s| es)|es|ein(?:e[nrsm]?)?|d(?:as|ie|er|en|em)|gute?[rsnm]?|beste?[rsnm]?|schöne?[rsnm]?|leckere?[rsnm]?|nette?[rsnm]?|irgend(?:wo|ein(?:e[nrsm]?)?)|was|welche[rsnm]?|mit|für|und|auch|etwas|platz|ort|orte|lokal(?:e)?|zum|man|am|besten|wie (?:wäre|wärs) (?:es )?mit|probieren',
    near: 'in der (?:nähe|umgebung|gegend) (?:vo[nm]|de[rs])(?: de[rms])?|nahe(?: (?:bei|de[rms]|vo[nm]|am))?|neben(?: de[rms])?|bei(?:m| de[rm])?|unweit (?:vo[nm]|de[rs])|gegenüber(?: (?:vo[nm]|de[rms]))?|rund um(?: d(?:en|as|ie))?|um d(?:en|as|ie)|am|an der|an dem',
    within: 'in(?: der| den)?|im|auf de[rm]|nach',
    landmark:
      '\\p{L}*(?:straße|strasse|str\\.?|platz|bahnhof|flughafen|strand|hafen|universität|uni|markt|museum|park|hotel|turm|brücke|zentrum|allee|dom|schloss|burg|stadion|krankenhaus|kirche|center|arkaden|passage|tor|theater|oper|zoo|insel|ufer|messe|campus|halle|kaufhaus|viertel|garten|münster|alexanderplatz)',
    cities:
      'berlin|hamburg|münchen|köln|frankfurt|stuttgart|düsseldorf|leipzig|dresden|hannover|nürnberg|bremen|bonn|freiburg|heidelberg|wien|salzburg|graz|innsbruck|zürich|basel|bern|genf|london|paris|rom|mailand|florenz|venedig|madrid|barcelona|lissabon|amsterdam|brüssel|prag|budapest|warschau|athen|istanbul|antalya|kyrenia|nikosia|limassol|larnaka|paphos|tel aviv|jerusalem|haifa|dubai|new york|tokio|seoul|kreuzberg|mitte|neukölln|charlottenburg|schwabing',
  },
  ar: {
    nearMe:
      '(?:ال)?قريب(?:ة|ين|ات)?(?: جدا)? (?:مني|منا|منّي|من هنا|من موقعي|من مكاني|علي|إلي)|بالقرب (?:مني|منا|من هنا|من موقعي)|بقربي|بجانبي|بجواري|حولي|حوال(?:يي|يا|ينا|يّ)|جنبنا|قربنا|صوبي|يمي|حوالي(?:ّ)?(?! ال)|من حولي|قربي|جنبي|في (?:المنطقة|منطقتي|الجوار|محيطي|الحي)|هنا|على مسافة مشي|حيث أنا|المجاور(?:ة)?|مكاني الحالي|(?:ال)?قريب(?:ة|ين|ات)?(?! من)',
    there: 'هناك|في نفس (?:المكان|المنطقة|المدينة)',
    nearest: 'أقرب|اقرب|الأقرب|الاقرب',
    openNow:
      '(?:(?:ال)?(?:مفتوح|فاتح|شغال)(?:ة|ين|ات)?|[تي]عمل) (?:الآن|الان|حاليا|حالياً|اليوم|حتى الآن|في هذا الوقت|الليلة|دلوقتي|هلق|هلأ)|(?:الآن|الان|حاليا) مفتوح(?:ة)?|(?:ال)?(?:مفتوح|فاتح)(?:ة|ين|ات)?',
    cheap:
      '(?:ال)?رخيص(?:ة|ين|ات)?|اقتصادي(?:ة)?|(?:ب)?(?:أسعار|اسعار|سعر) (?:رخيصة|رخيص|منخفضة|قليلة|زهيدة)|على قد (?:ال)?(?:جيب|ايد|ميزانية)|بميزانية محدودة|(?:ال)?رخيص(?:ة|ين|ات)?|(?:ال)?(?:غير مكلف|اقتصادي|إقتصادي)(?:ة)?|بسعر (?:مناسب|معقول|رخيص)|بأسعار (?:مناسبة|معقولة|رخيصة)|مش غالي(?:ة)?|ليس غاليا',
    dear: '(?:غالي(?:ة)?|فخم(?:ة)?|راقي(?:ة)?|فاخر(?:ة)?) و(?:غالي(?:ة)?|فخم(?:ة)?|راقي(?:ة)?|فاخر(?:ة)?)|خمس نجوم|٥ نجوم|5 نجوم|لوكس|(?:ال)?(?:غالي|فاخر|راقي|فخم|راق)(?:ة|ين|ات)?',
    venue:
      'أين (?:يقع|تقع|يوجد(?= ال)|هو|هي)|وين (?:يقع|تقع|مكان)|ما (?:هو )?عنوان|عنوان|رقم هاتف|هاتف|ساعات عمل|مواعيد(?: عمل)?|كيف أصل إلى|موقع',
    filler:
      'من فضلك|لو سمحت|ابحث(?: لي)?(?: عن)?|أبحث(?: عن)?|نبحث(?: عن)?|جد(?: لي)?|اعثر(?: لي)?(?: على)?|أرني|ارني|دلني(?: على)?|اقترح(?: علي| لي)?|أريد|اريد|نريد|أرغب|بدي|عايز|عاوز|أود|أن|ان|آكل|اكل|أكل|نأكل|تناول|أتناول|أشرب|شرب|أشتري|أجد|اجد|أين|اين|وين|فين|يمكنني|يمكن|هل|يوجد|توجد|هناك(?= \\p{L})|فيه|في(?= أي )|أي|أفضل|افضل|أحسن|احسن|جيد(?:ة)?|(?:ال)?ممتاز(?:ة)?|لذيذ(?:ة)?|مكان(?:ا)?(?: ل)?|أماكن|محل(?:ات)?(?= )|يقدم|تقدم|مع|و|لي|لنا|على|عن|شي|شيء|ماذا|وماذا|كمان|أيضا|للأكل|الذهاب|إلى|بعض|ما|هي|هو',
    near: '(?:ال)?قريب(?:ة|ين|ات)? (?:من|ل)|بالقرب من|قرب|بجانب|بجوار|جنب|حول|مقابل|قبالة|عند|حوالي|في منطقة|في محيط',
    within: 'في|داخل|ب(?=ال|دبي|بيروت|عمان|القاهرة)',
    landmark:
      '(?:ال)?(?:مول|شارع|ميدان|ساحة|محطة|مطار|شاطئ|ميناء|مرسى|جامعة|سوق|متحف|حديقة|فندق|برج|جسر|مركز|قلعة|ملعب|مستشفى|كنيسة|مسجد|جامع|كورنيش|دوار|قصر|مسرح|حرم|بوابة|أهرامات|الأهرامات|مارينا|نافورة)',
    cities:
      'تل أبيب|القدس|حيفا|يافا|رام الله|نابلس|دبي|أبو ظبي|أبوظبي|الشارقة|القاهرة|الإسكندرية|عمان|عمّان|بيروت|دمشق|الرياض|جدة|مكة|المدينة المنورة|الدوحة|الكويت|المنامة|مسقط|بغداد|الرباط|الدار البيضاء|مراكش|تونس|الجزائر|إسطنبول|اسطنبول|أنقرة|أنطاليا|كيرينيا|نيقوسيا|لارنكا|لندن|باريس|برلين|روما|مدريد|موسكو|نيويورك|طوكيو|سيول',
  },
  fa: {
    nearMe:
      '(?:در )?(?:نزدیک(?:ی)?|اطراف|دور و بر|کنار|حوالی) ?(?:من|ما|خودم|م|اینجا|همین جا|همینجا|موقعیت من)|نزدیکم|نزدیکی‌?ام|اطرافم|نزدیکی‌?های من|(?:در )?(?:این|همین) (?:نزدیکی(?:‌?ها)?|اطراف|حوالی|دور و بر|دوروبر|منطقه|محله|دور و برا)|همین دور و بر(?:ا)?|این دور و بر(?:ا)?|اینجا|همینجا|جایی که هستم|نزدیک(?= (?:باز|که|باشد|ترین)?$)|با پای پیاده|پیاده‌?روی',
    there: 'آنجا|اونجا|همان ?جا|همون ?جا|در همان (?:شهر|منطقه|محل)',
    nearest: 'نزدیک‌?ترین|نزدیک ترین',
    openNow:
      '(?:که )?(?:الان|اکنون|هنوز|همین الان|امشب|امروز|این ساعت) (?:باز|دایر)(?: است| هست| باشد| باشه|ه)?|(?:که )?باز(?: است| هست| باشد| باشه) ?(?:الان|اکنون)?|باز(?:ه)?|شبانه‌?روزی',
    cheap:
      '(?:ارزان|ارزون)(?:[‌ ]?قیمت|[‌ ]?ترین)?|اقتصادی|به[‌ ]?صرفه|مقرون به صرفه|ارزان(?:‌?قیمت| قیمت)?|ارزون|مناسب قیمت|با قیمت (?:مناسب|خوب|ارزان)|قیمت مناسب|اقتصادی|مقرون به صرفه',
    dear: '(?:گران|گرون)(?:[‌ ]?قیمت|[‌ ]?ترین)?|پنج ستاره|اعیانی|گران(?:‌?قیمت| قیمت)?|گرون|لوکس|شیک|مجلل|لاکچری',
    venue:
      'کجاست|کجا (?:است|قرار دارد|هست)|(?:آدرس|نشانی|شماره تلفن|تلفن|ساعت کاری|ساعات کاری)|چطور برم|چگونه بروم',
    filler:
      'لطفا|لطفاً|پیدا کن(?:ید)?|پیدا|نشان بده(?:ید)?|نشون بده|بگرد|دنبال|می‌?گردم|هستم|می‌?خواهم|می‌?خوام|می‌?خواهیم|خواستم|بخورم|بخوریم|بنوشم|بخرم|بروم|برم|بریم|کجا|می‌?توانم|میتونم|می‌?شود|میشه|پیشنهاد(?: بده| کن| کنید| بدهید)?|معرفی (?:کن|کنید)|یک|یه|یکی|چند|خوب|خوبی|بهترین|عالی|خوشمزه|جا(?:ی)?|جایی|گرسنه(?:‌?ام|م)?|برای|برایم|برام|من|ما|به|به من|به ما|را|رو|که|با|و|چه|چی|چطور|آیا|هست|است|هم|وجود دارد|دارد|داره|غذا|غذا خوردن|خوردن|کن|بده|لازم دارم|نیاز دارم|از|هایی|های|ی|ها',
    near: '(?:در )?(?:نزدیک(?:ی)?|نزدیکی‌?های|کنار|اطراف|حوالی|دور و بر|روبروی|روبه‌?روی|جنب|پشت)',
    within: 'در|توی|تو|داخل',
    landmark:
      'خیابان|میدان|ایستگاه|مترو(?:ی)?|فرودگاه|ساحل|بندر|اسکله|دانشگاه|بازار|موزه|پارک|هتل|برج|پل|مرکز(?: خرید)?|بلوار|قلعه|ورزشگاه|استادیوم|بیمارستان|مسجد|کلیسا|کاخ|تئاتر|پاساژ|مجتمع|چهارراه|دریاچه|باغ',
    cities:
      'تهران|اصفهان|شیراز|مشهد|تبریز|کرج|قم|اهواز|رشت|یزد|کرمان|کیش|همدان|استانبول|آنکارا|آنتالیا|ازمیر|دبی|ابوظبی|دوحه|تل ?آویو|اورشلیم|بیت المقدس|حیفا|لندن|پاریس|برلین|رم|مادرید|بارسلونا|وین|پراگ|آتن|مسکو|نیویورک|لس آنجلس|تورنتو|گیرنه|نیکوزیا|لفکوشا|لارناکا|آمستردام|توکیو|سئول',
  },
  ko: {
    nearMe:
      '현재 위치(?:에서)?(?: 가까운)?|(?:내|제|우리|저희|나|여기|이|지금 있는 곳|현재 위치(?:에서)?|내 위치|집)(?:서)? ?(?:근처|주변|부근|옆|가까이|가까운 곳|동네)(?:에서?|에 있는|의)?|(?:여기|이)서 가까운|여기(?:서|에서)?|(?:걸어서|도보로) 갈 (?:수 있는|만한)(?: 곳)?|(?<![가-힣]{2} ?)(?:근처|주변)(?:에서?|에 있는|의)?|가까운(?: 곳(?:에)?)?|동네',
    there:
      '거기(?:서|에서|에)?(?: 근처(?:에)?)?|그곳(?:에서|에)?|그 ?근처(?:에)?|같은 (?:곳|동네|지역)(?:에서?)?',
    nearest: '(?:여기서 |제일 |가장 |젤 )가까운',
    openNow:
      '(?:지금|현재|오늘|아직|이 시간에|밤에|늦게까지) ?(?:도 |까지 )?(?:문 ?)?(?:연|열린|여는|열려 ?있는|영업 ?중인|영업하는|오픈한|하는)|(?:문 ?)?(?:연|열린|여는|열려 ?있는|영업 ?중인|영업하는)|24시간|심야',
    cheap:
      '저가(?:의|형)?|저렴이|가격 ?(?:싼|착한|저렴한)|싸고|싼 ?(?:데|곳|집)|값이? ?싼|저렴한|싼|값싼|가성비(?: 좋은)?|비싸지 않은|저렴하게|저렴',
    dear: '고급(?:스러운|진)?|비싸더라도|프리미엄|5성급|오성급|고가(?:의)?|비싼|고급스러운|고급|럭셔리한?|호화로운',
    venue:
      '(?:이|가|은|는)? ?어디(?:에 있어요?|에 있나요|에 있습니까|예요|에요|야|인가요|입니까|있어|있나요)|(?:의 )?(?:주소|전화번호|영업 ?시간|(?<!현재 |지금 |내 )위치)(?:를|가|는|좀)?(?: 알려 ?줘(?:요)?| 알려 ?주세요| 뭐야)?|가는 (?:길|법)',
    filler:
      '가서 ?먹을|배고픈데|배고파(?:요)?|배가 고(?:파|픈데)|좀|찾아 ?(?:줘|주세요|줄래(?:요)?|봐)(?:요)?|찾고 ?(?:있어(?:요)?|싶어(?:요)?)|찾는데|찾아|추천해? ?(?:줘|주세요|줄래(?:요)?)?(?:요)?|알려 ?(?:줘|주세요)(?:요)?|보여 ?(?:줘|주세요)(?:요)?|먹고 ?싶(?:어|어요|은데|습니다)|마시고 ?싶(?:어|어요)|가고 ?싶(?:어|어요|은데)|사고 ?싶(?:어|어요)|먹을 (?:만한 )?(?:곳|데|수 있는 (?:곳|데))|마실 (?:만한 )?(?:곳|데|수 있는 (?:곳|데))|(?:할|갈|살) (?:만한 )?(?:곳|데|수 있는 (?:곳|데))|파는 (?:곳|데|집)|곳|데|집|있는|있을까(?:요)?|있어(?:요)?|있나(?:요)?|있니|있습니까|뭐|어디(?:서|에|가)?|좋은|맛있는|괜찮은|유명한|제일|가장|최고의|하나|을|를|이|가|은|는|도|의|요|해|해요|싶어|필요해(?:요)?|그럼|그리고|갈 만한|만한|잘하는|하는',
    near: ' ?(?:근처|주변|부근|인근|옆|앞|가까이|맞은편)(?:에 있는|에서|에|의)?',
    within: '에 있는|에서|에|의|시내|안에 있는|안에서',
    landmark:
      '[가-힣]*(?:역|몰|거리|광장|공항|해변|해수욕장|항구|항|대학교|대학|시장|박물관|미술관|공원|호텔|타워|다리|센터|로|길|성|궁|경기장|병원|교회|성당|터미널|극장|백화점|빌딩|마트|캠퍼스|성벽|탑)',
    cities:
      '서울|부산|인천|대구|대전|광주|울산|수원|제주(?:도)?|전주|경주|강릉|속초|여수|강남|홍대|이태원|명동|종로|신촌|잠실|성수동?|해운대|텔아비브|예루살렘|하이파|런던|파리|베를린|로마|마드리드|바르셀로나|빈|프라하|아테네|이스탄불|앙카라|안탈리아|니코시아|키레니아|두바이|모스크바|뉴욕|도쿄|오사카|방콕|싱가포르|홍콩|암스테르담',
  },
};
