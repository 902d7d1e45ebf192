import type { Language } from '@merve/contract';

/** How people say a price without its plain words (`searchVocabulary`): sources of patterns. */
interface PriceSayings {
  /** Nothing is to be paid to get in. What a place has for nothing ("free parking") is no price of it. */
  readonly free: string;
  readonly cheap: string;
  readonly dear: string;
}

export const priceSayings: Readonly<Record<Language, PriceSayings>> = {
  en: {
    free: "(?:with )?(?:a )?free (?:entry|entrance|admission)|(?:where )?(?:entry|entrance|admission)(?: is|['’]s)? (?:free|for free)|(?:(?:that|which) )?(?:don['’]?t|doesn['’]?t|do not|does not|won['’]?t) charge(?: (?:for )?(?:admission|entry|entrance|you|us|people|anything|a (?:thing|penny|fee)))?|(?:with )?no (?:entry|entrance|admission) (?:fees?|charge|cost)|free of charge|(?:that |which )?costs? (?:nothing|zero)|(?:for |totally |completely )free|without paying|free(?= (?:museums?|galler(?:y|ies)|parks?|playgrounds?|concerts?|zoos?|beach(?:es)?|things?|attractions?)(?![\\p{L}]))",
    cheap:
      "(?:dirt|super|really|very|pretty|cheap) cheap|(?:as )?cheap as chips|cheaply|cheaper|bargain(?: prices?)?|(?:that |which )?(?:won['’]?t|doesn['’]?t|don['’]?t) (?:break the bank|cost (?:the earth|a fortune|much|an arm and a leg)|empty my wallet)|(?:we['’]?re |i['’]?m |im |were )?(?:skint|broke|strapped for cash|on a shoestring(?: budget)?|short of money)|tight budget|student (?:prices?|budget)|easy on the (?:wallet|pocket)|low prices?|for (?:peanuts|a few (?:bucks|quid|pounds|dollars|euros))",
    dear: "(?:the )?(?:pricier|dearer|more expensive|fancier|posher)(?:,? the better)?|money(?:['’]s| is)? no object|(?:price|money|cost)(?: is|['’]s)? (?:no (?:problem|issue|matter)|not an issue|doesn['’]?t matter)|no expense spared|(?:we['’]?re |i['’]?m |want to |wanna |let['’]?s )?(?:splurg(?:e|ing)|splash(?:ing)? out|treat(?:ing)? ourselves)|swanky|swish|ritzy|lavish|top of the range|bougie|boujee|high end",
  },
  tr: {
    free: '(?:girişi|giriş)(?:ler)?(?: de| da)? (?:bedava|ücretsiz|beleş|parasız)(?: olan)?|(?:bedava|ücretsiz|beleş|parasız)(?: girilen| gezilen| girişli)?|para (?:vermeden|almayan|istemeyen)|ücret (?:almayan|istemeyen|ödemeden)',
    cheap:
      '(?:cep|cebi|cebimi|cebimizi|el|bütçeyi|bütçemi)(?: çok)? (?:yakmayan|yakmas[ıi]n|yormayan|sarsmayan|sarsmas[ıi]n)|kesene(?:me|mize)? uygun|keseye uygun|bütçeme uygun|bütçe dostu|öğrenci işi|sudan ucuz|çok para (?:tutmas[ıi]n|tutmayan|vermeden)|üç beş kuruşa|ucuzundan|ucuzca|en ucuz(?:u|undan)?|ucuz olsun|hesapl[ıi]',
    dear: '(?:en )?pahal[ıi](?:s[ıi](?:ndan)?|l[ıi]s[ıi])|para (?:mühim|önemli|sorun|dert) değil|para(?:ya)? (?:k[ıi]ymaya|bakmayal[ıi]m|ac[ıi]mayal[ıi]m)|fiyat(?:[ıi])? (?:önemli|mühim|sorun|dert) değil|lüksünden|ultra lüks|lüx|gösterişli',
  },
  de: {
    free: '(?:mit )?(?:freie[mrn]?|kostenlose[mrn]?|gratis-?) ?eintritt|(?:wo )?(?:der )?eintritt (?:ist )?(?:frei|kostenlos|gratis|umsonst|n(?:ix|ichts) kostet)(?: ist)?|(?:wo |der |die |das )?(?:keinen|kein) eintritt (?:verlangt|kostet|nimmt|nehmen|verlangen)|ohne eintritt(?:sgeld)?|(?:was |das )?(?:n(?:ix|ichts)) kostet|kostenlos(?:e[rsnm]?)?|gratis|umsonst|für lau|eintrittsfrei(?:e[rsnm]?)?',
    cheap:
      'spottbillig(?:e[rsnm]?)?|saubillig(?:e[rsnm]?)?|günstigere?[rsnm]?|günstigste[rsnm]?|billigste[rsnm]?|für (?:wenig|kleines) geld|für den kleinen geldbeutel|kleiner geldbeutel|schmaler geldbeutel|(?:darf |soll |sollte )?(?:nicht viel|nicht die welt|kein vermögen) kosten(?: darf| soll)?|knapp bei kasse|pleite|studentenpreise|sparsam|wo (?:es )?billig is(?:t|ch)|billig is(?:t|ch)',
    dear: '(?:das |es )?(?:darf|kann) (?:auch |ruhig |gern(?:e)? )*(?:richtig |etwas |was |mehr |sehr )*(?:teuer sein|kosten|teurer sein)|richtig teuer|geld spielt keine rolle|preis (?:ist )?(?:egal|spielt keine rolle|nebensache)|(?:der )?preis ist (?:egal|mir egal)|koste es,? was es wolle|nobel|piekfein(?:e[rsnm]?)?|todschick(?:e[rsnm]?)?|(?:was )?richtig feines|das teuerste|teuerste[rsnm]?|teurere[rsnm]?|fein essen',
  },
  ru: {
    free: '(?:с )?бесплатн(?:ый|ым|ого|ая|ое|ые|ую|ых)(?: вход(?:ом)?)?|(?:где )?вход (?:бесплатный|свободный|за так)|(?:со )?свободн(?:ый|ым) вход(?:ом)?|бесплатно|за ?даром|даром|без (?:билет(?:ов|а)|платы за вход)|не (?:надо|нужно) платить',
    cheap:
      'подешевле|дешевле|дёшево|дешево|недорого|за копейки|копеечн(?:ый|ая|ое|ые)|по карману|(?:не )?бь(?:ю|ё|е)т по карману|без наценки|на (?:мели|студенческий бюджет)|с маленьким бюджетом|бюджетненьк(?:ий|ая|ое|ие)|дешман(?:ский|ское|ская)?|сам(?:ый|ая|ое|ые|ую) дешев(?:ый|ая|ое|ые|ую)',
    dear: 'деньги не (?:проблема|вопрос|важны)|(?:цена|ценник) не (?:важна|важен|имеет значения|проблема)|не (?:жалко|жалея) денег|подороже|дорого-?богато|пафосн(?:ый|ая|ое|ые|ую|ого)|сам(?:ый|ая|ое|ые|ую) дорог(?:ой|ая|ое|ие|ую)|шикануть|гульнуть|по-?богатому',
  },
  el: {
    free: '(?:με )?(?:δωρεάν|ελεύθερη) (?:είσοδο|είσοδος)|(?:η )?είσοδος (?:είναι )?(?:δωρεάν|ελεύθερη)|(?:που )?(?:δεν )?(?:έχει|έχουν) (?:δωρεάν|ελεύθερη) είσοδο|χωρίς (?:εισιτήριο|είσοδο)|τζάμπα|δωρεάν|(?:που )?δεν (?:πληρώνεις|πληρώνουμε|χρεώνει|χρεώνουν)',
    cheap:
      'οικονομικ(?:ό|ή|ά|ές|ός|ούς|οί)(?:τερ(?:ο|η|α))?|φτην(?:ό|ή|ά|ές|ός|ούς)|φθην(?:ό|ή|ά|ές|ός|ούς|ότερο)|φτηνούτσικ(?:ο|η|α)|πάμφθην(?:ο|η|α)|(?:να )?μην? (?:μας |με )?(?:γδάρουν|γδάρει|κοστίζει πολύ)|τσίμπα και φύγε|για (?:λίγα|μικρή) (?:λεφτά|τσέπη)|με λίγα λεφτά|προσιτ(?:ό|ή|ά|ές|ός)|φοιτητικ(?:ό|ή|ά|ές|ές τιμές)|σε καλή τιμή|άφραγκ(?:οι|ος|η)',
    dear: '(?:ό,?τι )?(?:πιο )?ακριβ(?:ό|ή|ά)τερ(?:ο|η|α)|πανάκριβ(?:ο|η|α)|(?:τα )?λεφτά δεν (?:είναι πρόβλημα|μας νοιάζουν|έχουν σημασία)|(?:η )?τιμή δεν (?:μας νοιάζει|με νοιάζει|έχει σημασία|παίζει ρόλο)|ό,?τι κι αν κοστίζει|χλιδ(?:ή|άτο|άτη|άτα)|γκουρμέ και ακριβό|σικ',
  },
  he: {
    free: '(?:עם |ב)?כניסה (?:חופשית|חינם|בחינם|ללא תשלום)|(?:ש)?(?:ה)?כניסה (?:אליו |אליה |אליהם |אליהן )?(?:חופשית|חינם|בחינם|ללא תשלום|לא עולה כסף)|בחינם|חינם|ללא תשלום|בלי (?:תשלום|לשלם|דמי כניסה)|(?:ש)?לא (?:עולה|גובה|גובים) כסף',
    cheap:
      'בזול|הכי זול(?:ה|ים|ות)?|זולים|לא יקר(?:ה|ים|ות)?|במחיר (?:נוח|סביר|שפוי|זול)|במחירים (?:נוחים|שפויים|זולים)|(?:ש)?לא (?:יקרע|יקרעו|ישבור|עולה הון|יעלה הון|קורע|שובר)(?: לי| לנו| את)*(?: ה?(?:כיס|ארנק))?|לכל כיס|ידידותי לכיס|בקטנה לכיס|בגרושים|תקציב (?:נמוך|מוגבל|סטודנטיאלי)|סטודנטיאלי(?:ת)?|חסכוני(?:ת)?',
    dear: '(?:ה)?כסף (?:הוא )?לא (?:בעיה|משנה|שיקול|מעניין)|(?:ה)?מחיר (?:הוא )?לא (?:בעיה|משנה|שיקול|מעניין)|לא משנה (?:ה)?מחיר|הכי יקר(?:ה|ים)?|שיהיה יקר|(?:ל)?התפנק|מפנק(?:ת)? ויקר(?:ה)?|ברמה(?: הכי)? גבוהה|פלצני(?:ת)?|לוקסוס',
  },
  ar: {
    free: '(?:ب)?دخول(?:ه|ها|هم)? (?:مجاني(?:ة)?|ببلاش|بلاش|مجانا(?:ً)?|حر)|(?:ال)?دخول (?:فيه |فيها |له |لها )?(?:مجاني|ببلاش|بلاش|مجانا(?:ً)?)|(?:ال)?مجاني(?:ة)?|مجانا(?:ً)?|ببلاش|بلاش|بدون (?:رسوم|تذاكر|تذكرة)|من غير (?:فلوس|تذاكر)|ما يأخذ(?:ون)? (?:رسوم|فلوس)',
    cheap:
      'على قد (?:ال)?(?:إيد|ايد|حال|جيب|فلوس)(?:ي|نا)?|على قدي|على قدنا|ما (?:يكون|تكون) غالي(?:ة)?|مو غالي(?:ة)?|مب غالي(?:ة)?|موب غالي|مهو غالي|رخيص(?:ة)? (?:جدا|جداً|مرة|أوي|كتير)|أرخص|ارخص|بسعر (?:حلو|طيب|كويس|منيح)|أسعار(?:ه|ها)? (?:حلوة|معقولة|مناسبة|رخيصة|طيبة)|أسعار(?:ه|ها)? على قد (?:ال)?(?:إيد|جيب)|(?:ل)?(?:ال)?طلاب بأسعار|ميزانية (?:محدودة|قليلة|صغيرة)|مفلس(?:ين)?|ما يكسر الظهر',
    dear: '(?:ال)?(?:فلوس|سعر|مصاري|أسعار|تكلفة) (?:مو|مش|ما|مب|ليس|ليست|غير) (?:مشكلة|مهم(?:ة)?|تهم|يهم|تفرق|يفرق|هم)|مهما كان (?:ال)?سعر|مهما (?:كلف|يكلف)|السعر ما يهم|أغلى|اغلى|غالي(?:ة)? (?:جدا|مرة|أوي|كتير)|هاي كلاس|في آي بي|خمسة نجوم|بذخ',
  },
  fa: {
    free: '(?:با )?ورودی(?:‌?ش|‌?اش)? (?:رایگان|مجانی|مفتی|آزاد)(?: باشه| باشد| است| هست| داره)?|(?:با )?ورود (?:رایگان|مجانی|آزاد)|رایگان|مجانی|مفت(?:ی|کی)?|بدون (?:بلیت|بلیط|ورودیه|هزینه)|پول (?:نگیره|نگیرن|نمی‌?گیره|نمیگیرن|نخواد)',
    cheap:
      '(?:خیلی )?(?:ارزان|ارزون)(?: باشه| باشد| قیمت)?|قیمت(?:‌?ش|‌?اش|‌?هاش)? (?:خوب|مناسب|پایین|معقول)(?: باشه| باشد)?|جیب(?:م|مون|مان)? (?:رو |را )?(?:خالی نکنه|نزنه|نسوزونه)|به (?:جیب(?:م|مون)?|بودجه(?:‌?م)?) (?:بخوره|بخورد)|دانشجویی|با بودجه(?:‌?ی)? (?:کم|محدود)|کم[‌ ]?خرج|گرون نباشه|گران نباشد|قیمت پایین|بی[‌ ]?پول(?:م|یم)?',
    dear: 'پول(?:ش)? (?:مهم|مسئله|مشکل|مطرح) (?:نیست|نی)|قیمت(?:ش)? (?:مهم|مسئله|مشکل|مطرح) (?:نیست|نی)|هر چقدر(?: هم)? (?:شد|بشه|گرون باشه|گران باشد)|هزینه(?:‌?ش)? مهم نیست|(?:هرچی )?گرون[‌ ]?تر(?: بهتر)?|گران[‌ ]?ترین|با ?کلاس|سطح بالا|خیلی شیک',
  },
  ko: {
    free: '(?:무료|공짜)(?: ?입장| ?관람)?(?:인|으로|로)?|입장료 ?(?:없는|무료인?|안 ?받는|공짜인?)|입장 ?무료(?:인)?|돈 ?안 ?(?:받는|드는|내도 되는)|공짜',
    cheap:
      '(?:제일|가장|젤) ?(?:싼|저렴한)|싸게|가격 ?부담 ?(?:없는|적은)|부담 ?없는(?: 가격(?:의|에|대)?)?|주머니 ?(?:사정|가벼운)|돈 ?없는데|(?:지갑|통장)(?:이)? ?(?:얇은데|얇아서|텅장이라)|가격 ?(?:저렴한|괜찮은|착한)|싼 ?값에|학생 ?(?:가격|할인)|만원 ?(?:이하|아래|안쪽)|알뜰한|저렴이|비싸지 ?않(?:은|게|고)|안 ?비싼',
    dear: '(?:제일|가장|젤) ?(?:비싼|고급스러운)|돈 ?(?:은|는)? ?(?:상관 ?없(?:어|어요|음|으니|이)|문제 ?아니(?:야|에요|니까)|안 ?아껴|아끼지 ?않)|가격(?:은|대)? ?(?:상관 ?없(?:어|어요|음|으니|이)|안 ?봐|신경 ?안 ?(?:써|씀))|(?:좀 )?비싸도 ?(?:돼|되|괜찮|좋|상관 ?없)(?:요|아요|은|으니|음|니까|어|어요)?|플렉스|호화|최고급|하이엔드|파인 ?다이닝',
  },
};
