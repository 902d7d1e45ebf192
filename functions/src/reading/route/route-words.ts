/** The words by which each language says where a taxi is to come to and where it is to go: one table, nothing else. */
import type { Language } from '@merve/contract';

/**
 * One language's words. Every list is of words parted by spaces, folded when it is read; `_` stands for the space inside one
 * of several words ("pick_me_up_at"), `|` parts the spellings of a word, and one in brackets may be missing ("drop_me|us_[off]_at").
 */
export interface RouteWords {
  /** What is called, with its usual endings. */
  readonly taxi: string;
  /** What stands before where the ride begins, and before where it ends. */
  readonly from: string;
  readonly to: string;
  /** Says that somebody is to be fetched, and stands before where: with where they are going, it calls a taxi. */
  readonly fetch?: string;
  /** Says that somebody is to be taken somewhere, and stands before where: with where they are, or "now", it calls a taxi. */
  readonly carry?: string;
  /** Before where it ends, too, but as well before the town that a place is in: of several the last one says where it ends. */
  readonly weakTo?: string;
  /** At the end of the last word of where it begins, or ends. Tested on a folded word without its apostrophe. */
  readonly fromEnding?: RegExp;
  readonly toEnding?: RegExp;
  /** The same endings where they are written as words of their own: "sage & pumice den". */
  readonly fromApart?: string;
  readonly toApart?: string;
  /** At the head of the first word. Tested on the folded word; what it takes is no part of the name. */
  readonly fromHead?: RegExp;
  readonly toHead?: RegExp;
  /** Words that only look as if they had such an ending or head. */
  readonly whole?: string;
  /** Verbs and courtesies: they stand around a place and are no part of one. */
  readonly around: string;
  /** Before who or what comes along: no place. */
  readonly beside?: string;
  /** Behind the place that they have come to: the ride begins there. */
  readonly arrived?: string;
  /** Where the person is, and a place spoken of before: no names. */
  readonly here: string;
  readonly there: string;
  /** At once. */
  readonly now: string;
  /** What a number before it makes a time or a length of time: "5 am", "20 minutes". */
  readonly units: string;
  /** Says when, by itself; `when` also holds the beginnings of words, marked by `*`. */
  readonly when: string;
  /** Says when only beside a number: "5 may". */
  readonly whenBeside?: string;
  /** Belongs to a time if one follows, or a number does. */
  readonly beforeTime: string;
}

export const routeWords: Readonly<Record<Language, RouteWords>> = {
  en: {
    taxi: 'taxi taxis cab cabs minicab need_a_lift need_a_ride want_a_ride get_a_lift',
    fetch:
      'pick|collect|fetch_me|us|him|her|them_[up]_at|from|outside pick|picked|picking_up_at|from|outside pick_up_me|us_at|from collected_from|at take|drive|bring|get_me|us_from',
    from: 'from pickup_at pickup i_am_at im_at we_are_at were_at leaving outside standing_at waiting_at staying_at landed_at landed_in land_at landing_at lands_at land_in landing_in lands_in arrived_at arrived_in im_in i_am_in were_in we_are_in',
    carry:
      'need_to_get_to have_to_get_to want_to_get_to take_us_to take_me_to drive_us_to drive_me_to bring_us_to bring_me_to get_us_to get_me_to a_lift_to a_ride_to lift_to ride_to drop_me|us|him|her|them_[off]_at|to|in|by drop|dropped|dropping_[off]_at',
    to: 'to into towards for heading_to going_to destination',

    around:
      'a an the i we id wed im ill my our me us you can could would will shall please pls need want like get call book order send reserve find have take drive bring go going travel ride be there is are it it’s its and or hi hello hey thanks thank so just one quickly trip lift',
    beside: 'with',
    here: 'here my_place my_location our_place our_location where_i_am where_we_are',
    there:
      'there it this_place that_place first second third last the_first the_second the_third the_last first_one second_one third_one last_one',
    now: 'now asap immediately right_now right_away straight_away as_soon_as_possible at_once',
    units: 'am pm oclock hour hours hr hrs minutes minute mins min',
    when: 'today tonight tomorrow tmrw tmr tomorow morning afternoon evening night noon midday midnight oclock am pm hour hours hr hrs half quarter minutes minute mins min later monday tuesday wednesday thursday friday saturday sunday weekend week january february march april june july august september october november december jan feb apr jun jul aug sept sep oct nov dec',
    whenBeside: 'may mar sun sat second',
    beforeTime: 'at on in by around about after before for the this next of past early late every',
  },
  tr: {
    taxi: 'taksi taksiye araba_gelsin arac_gelsin buyuk_araba_gelsin buyuk_arac_gelsin araba_lazim arac_lazim araba_gonder araba_gonderin araba_cagir araba_cagirir araba_yolla araba_yollayin taksiyi taksim taksimi taksiler taksinin taksimiz',
    from: '',
    to: '',
    carry:
      'birak birakin birakir birakabilir birakirsin birakirsiniz birakilsin birakilmak gotur goturun goturur goturebilir goturmeniz',
    fromEnding: /(?<=.{3})(?:n?[dt][ea]n|[dt][ea]y[iıu][mz])$/,
    toEnding: /(?<=.{3})[yn]?[ea]$/,
    fromApart: 'den dan ten tan nden ndan',
    toApart: 'e a ye ya ne na',
    whole: 'garden gardens sultan kaptan meydan bostan gulistan neden',
    around:
      'bir cikiyoruz cikiyorum cikacagiz gidiyoruz gidecegiz bana bize acil acilen lutfen merhaba selam iyi_gunler icin lazim gerek gerekiyor istiyorum istiyoruz istiyom cagir cagirir cagirin cagirabilir cagirsana gonder gonderir gonderin ayarla ayarlar ayirt misin misiniz musun musunuz var mi mu ve de da beni bizi al alin alir alsin alip alabilir alirsin alirsiniz alinip gitmek gidecegim gidecegiz gidelim gidecek kadar dogru rica ederim olsun ama bir_de tane',
    arrived:
      'indik indim iniyoruz iniyorum inecegiz inecegim inince geldik geldim vardik vardim ulastik ulastim yeni_indik yeni_indim yeni_geldik yeni_vardik az_once_indik az_once_geldik',
    here: 'burası buradan burdan bulundugum_yer bulundugum_yerden konumumdan',
    there: 'oraya buraya ilkine birincisine birinciye ikincisine ikinciye ucuncusune ucuncuye sonuncusuna',
    now: 'simdi hemen derhal su_an su_anda acilen',
    units: 'dakika dakikaya dk saat saate bucuk bucukta',
    when: 'yarim bugun yarin aksam aksama sabah sabaha ogle oglen ogleden sonra gece geceyarisi bu_aksam saat saati saatte dakika dakikaya dk bucuk bucukta ceyrek pazartesi sali carsamba persembe cuma cumartesi pazar hafta ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
    beforeTime: 'saat bu gelecek her once gelen',
  },
  de: {
    taxi: 'taxi taxis taxe',
    fetch:
      'hol|holt|holen|hole_[sie|ihr]_mich|uns_[bitte]_am|im|vom|von|bei|beim|in|vor|aus bring|bringt|bringen|fahr|fahrt|fahren_[sie|ihr]_mich|uns_[bitte]_von|vom',
    from: 'abholen_am|im|vom|von|bei|beim von vom ab abholung abholort abfahrt ich_bin_am ich_bin_im wir_sind_am wir_sind_im wir_stehen_am ich_stehe_am stehen_am stehen_vor_dem wir_warten_am ich_warte_am wir_sind_in ich_bin_in landen_in landen_am lande_in lande_am landet_in landet_am gelandet_in gelandet_am',
    carry:
      'mussen_nach muss_nach mussen_zum mussen_zur bringen|bring|bringt|fahren|fahr|fahrt_[sie|ihr]_mich|uns_[bitte|dann]_nach|zum|zur|in|ins|zu',
    to: 'nach zum zur zu bis bis_zum bis_zur bis_nach ins in_die in_den in_das richtung ziel',
    weakTo: 'in',
    around:
      'fur ein eine einen der die das dem den ich wir mir uns mich bitte brauche brauchen hatte hatten gern gerne mochte mochten wollen will wurde kannst konnen konnten konnte du sie es rufen ruf bestellen bestell buchen schicken schick fahren fahre fahrt gehen kommen holen abholen bringen sofort_bitte und oder hallo danke mal guten_tag guten_abend fur_mich fur_uns',
    beside: 'mit',
    here: 'hier meinem_standort mir_aus',
    there: 'dort dorthin dahin hierher ersten zweiten dritten letzten',
    now: 'jetzt sofort gleich schnellstmoglich so_schnell_wie_moglich umgehend',
    units: 'uhr stunde stunden minuten minute h',
    when: 'halben halbe anderthalb heute morgen ubermorgen fruh abend abends mittag mittags nachmittag nachmittags vormittag vormittags nacht nachts morgens uhr stunde stunden minuten minute halb viertel spater montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag woche wochenende januar februar marz april mai juni juli august september oktober november dezember',
    beforeTime:
      'um am im in gegen ab fur den der nachste nachsten nachster diesen dieser vor nach einer einem ca',
  },
  ru: {
    taxi: 'такси таксо',
    fetch:
      'забрать|заберите|забери|подберите|подбери|подхватите|отвезите|отвези|довезите_[меня|нас]_из|от|с|у|возле|около забрать|заберите|забери|подберите_[меня|нас]_в',
    from: 'от из с со из-под отправление мы_в я_в находимся_в нахожусь_в прилетели_в прилетел_в прилетела_в прилетаем_в прилетаю_в прилетает_в прилетим_в прилечу_в стоим_у стою_у ждем_у мы_у',
    carry:
      'отвезите|отвези|отвезти|довезите|довези|довезти|высадите|высади_[меня|нас]_в|во|к|ко|до|на|у|возле нужно_доехать_до надо_доехать_до',
    to: 'до к ко назначение',
    weakTo: 'в во на',
    around:
      'плз пж пжл мне нам нужно нужна нужен надо закажите заказать закажи вызовите вызвать вызови пожалуйста хочу хотим можно можете поехать ехать доехать добраться нас меня и я мы одно бы хотел хотела хотели здравствуйте привет добрый_день спасибо машину машина подать подайте',
    beside: 'у_нас у_меня',
    here: 'отсюда здесь моего_места',
    there: 'туда сюда первое первый первую второе второй вторую третье третий',
    now: 'сейчас немедленно срочно прямо_сейчас сразу как_можно_скорее',
    units: 'утра вечера дня ночи час часа часов минут минуты минуту',
    when: 'сегодня завтра послезавтра утра утром вечера вечером дня днем ночи ночью полдень полночь час часа часов часам минут минуты минуту полчаса половина половине пол позже понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье неделю неделе выходные января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    beforeTime: 'в во на к ко с через около после до эту этот следующий следующую',
  },
  el: {
    taxi: 'ταξι ταξακι',
    fetch: 'παρτε|παρε|παραλαβετε|παραλαβε_με|μας_απο',
    from: 'απο παραλαβη_απο ειμαι_στο ειμαι_στη ειμαι_στην ειμαι_στον ειμαστε_στο ειμαστε_στη ειμαστε_στην ειμαστε_στον προσγειωθηκαμε_στο προσγειωθηκα_στο προσγειωθηκαμε_στη προσγειωνομαστε_στο προσγειωνομαστε_στη προσγειωνομαι_στο προσγειωνεται_στο φτασαμε_στο φτασαμε_στη',
    carry:
      'να_παμε_στη να_παμε_στην να_παμε_στο να_παμε_στον να_παω_στη να_παω_στην να_παω_στο να_παω_στον αφηστε|αφησε|κατεβαστε|κατεβασε|πηγαινετε|πηγαινε|πατε|παρτε_με|μας_στο|στη|στην|στον|στα|στις|σε',
    to: 'μεχρι εως ως προς για προορισμος',
    weakTo: 'στο στον στη στην στα στους στις σε',
    around:
      'ενα μια ενας το τον τη την τα τους τις του της θελω θελουμε θα ηθελα ηθελαμε χρειαζομαι χρειαζομαστε παρακαλω μπορω μπορειτε να παμε παω πας παει καλεσω καλεσετε καλεστε κλεισω κλεισετε στειλτε στειλετε μου μας και γεια καλησπερα καλημερα ευχαριστω',
    beside: 'με',
    here: 'εδώ τη_θεση_μου',
    there: 'εκει',
    now: 'τωρα αμεσως αμεσα',
    units: 'ωρα ωρες λεπτα λεπτο πμ μμ',
    when: 'σημερα αποψε αυριο μεθαυριο πρωι βραδυ μεσημερι απογευμα νυχτα μεσανυχτα ωρα ωρες λεπτα λεπτο μιση μισι μισαωρο τεταρτο αργοτερα πμ μμ δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη εβδομαδα ιανουαριου φεβρουαριου μαρτιου απριλιου μαιου ιουνιου ιουλιου αυγουστου σεπτεμβριου οκτωβριου νοεμβριου δεκεμβριου',
    beforeTime: 'στις στη στην στο σε για το τα την και παρα μετα πριν γυρω κατα απο',
  },
  he: {
    taxi: 'מונית מוניות המונית למונית במונית',
    from: 'מן מאת איסוף',
    to: 'אל עד לכיוון יעד',
    carry:
      'תורידו|תוריד|תורידי|ותורידו|ותוריד|הורידו|והורידו|להוריד|ולהוריד|קחו|תקחו|תיקחו|קח|תיקח|וקחו|תביאו|והביאו_אותי|אותנו',
    fromHead: /^מ[-־]?(?=.)/,
    toHead: /^ל[-־]?(?=.)/,
    whole:
      'לי לנו לך לכם לא לו לה לכן ללכת לקחת להזמין לקרוא לנסוע להגיע לשלוח לקבל לצאת להיות לבקש מלון מסעדה מרכז מנזר מוזיאון מצודה משרד מגרש מועדון מלונית מחר מחרתיים מוקדם מאוחר מיד מיידי מתי מספר ממש מונית מקום למחר להיום להערב לעכשיו לילה',
    around:
      'אני אנחנו צריך צריכה צריכים רוצה רוצים בבקשה אפשר להזמין הזמן הזמינו תזמין תזמיני תזמינו לקרוא לי לנו נא את שלום תודה לנסוע נוסע נוסעים להגיע ללכת לקחת קח קחו תאספו תאסוף תאספי אספו אסוף לאסוף שתאספו אותי אותנו אחת ו הי היי יש',
    beside: 'עם',
    here: 'מכאן מפה כאן פה',
    there: 'לשם לכאן',
    now: 'עכשיו מיד מיידי מיידית כרגע דחוף כמה_שיותר_מהר',
    units: 'שעה שעות דקות דקה',
    when: 'היום מחר מחרתיים בוקר בבוקר ערב בערב צהריים בצהריים לילה בלילה חצות הלילה הערב הבוקר שעה שעות בשעה דקות דקה חצי וחצי רבע ורבע למחר להיום להערב אחר_כך ראשון שני שלישי רביעי חמישי שישי שבת ביום יום שבוע בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
    beforeTime: 'ב ל בשעה עוד בעוד אחרי לפני',
  },
  ar: {
    taxi: 'تاكسي تكسي سياره_اجره سياره_الاجره طاكسي',
    from: 'من الانطلاق_من',
    to: 'الي الى نحو حتي لغايه باتجاه',
    carry:
      'نزلني|نزلنا|ونزلني|ونزلنا|انزلني|وانزلني|نزلوني|ونزلوني|وصلني|وصلنا|ووصلني|ووصلنا|اوصلني|واوصلني|توصلني|وتوصلني|توصلنا_[عند|علي|الي|في|لحد]',
    toHead: /^ل(?=ل?[\p{L}-]{3})-?/u,
    whole: 'لي لنا لو لكن لازم ليلا ليله الليله لاحقا لليوم لغد ليس لدي لدينا للان لوسمحت لو_سمحت',
    around:
      'اريد نريد احتاج نحتاج ابغي بدي اطلب طلب اطلبوا اطلبي احجز حجز ارجو رجاء من_فضلك من_فضلكم لو_سمحت خذني خذنا خدني خدنا خذوني خذونا تاخذني تاخذنا تاخدني ان انا نحن اذهب نذهب الذهاب يوصلني يوصلنا توصيل توصيله لي لنا مرحبا السلام_عليكم شكرا و هل يمكن يمكنني ممكن',
    beside: 'مع',
    here: 'هنا موقعي مكاني',
    there: 'هناك الي_هناك',
    now: 'الان حالا فورا للان الحين في_الحال',
    units: 'صباحا مساء ظهرا ليلا فجرا ساعه ساعات دقيقه دقائق',
    when: 'اليوم غدا غد بكره صباحا صباح الصباح مساء المساء ظهرا الظهر العصر عصرا ليلا الليله فجرا الفجر منتصف الليل ساعه الساعه ساعتين ساعات دقيقه دقائق نصف ونصف ربع وربع لاحقا الاثنين الثلاثاء الاربعاء الخميس الجمعه السبت الاحد يوم الاسبوع يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر بعد_غد',
    beforeTime: 'في الساعه بعد عند قبل حوالي يوم من',
  },
  fa: {
    taxi: 'تاكسي تاكسيی آژانس',
    from: 'از',
    to: 'به تا به_سمت به_طرف به_مقصد مقصد',
    carry: 'بردار|برداريد|ورداريد|وردار_و سوار_كن|كنيد_و ببر|ببريد|برسون|برسونيد|برسان|برسانيد_به',
    around:
      'براي يك يه ميخواهم ميخوام مي خواهم خواهيم خوام خوايم ميخوايم لازم دارم داريم لطفا بگيريد بگير بفرستيد بفرست سفارش رزرو منو مارو پياده ببر ببريد برسون برسونيد كنيد كن كنم بروم بريم برم برويم رفتن من ما را رو و سلام ممنون خبر لطف هست است بياد بيايد',
    beside: 'با همراه',
    here: 'اینجا اين_جا همينجا',
    there: 'آنجا اونجا',
    now: 'الان همين_الان حالا فوري فورا همين_حالا اكنون',
    units: 'صبح عصر شب ظهر ساعت دقيقه',
    when: 'امروز فردا پسفردا پس_فردا صبح عصر شب امشب ظهر بعدازظهر بعد_از_ظهر نيمهشب نيمه_شب ساعت ساعته دقيقه نيم ونيم ربع ديگه ديگر بعدا شنبه يكشنبه دوشنبه سهشنبه سه_شنبه چهارشنبه پنجشنبه پنج_شنبه جمعه هفته',
    beforeTime: 'ساعت در براي تا و بعد قبل حدود روز',
  },
  ko: {
    taxi: '택시* 콜택시*',
    from: '출발지',
    to: '목적지 도착지',
    carry: '태워* 내려* 데려다* 모셔다*',
    fromEnding: /(?<=.)(?:에서|부터)요?$/,
    toEnding: /(?<=.)(?:까지|으로|로|에)요?$/,
    whole: '바로 따로 서로 새로 별로',
    around:
      '불러 불러줘 불러주세요 주세요 줘 부탁해요 부탁합니다 부탁드려요 부탁 필요해요 필요합니다 필요해 원해요 예약 예약해 호출 해주세요 해 가는 가고 가려고 가야 갈 가요 가주세요 싶어요 저 제가 우리 저희 좀 한 대 대를 하나 안녕하세요 요 이요 할게요 해요',
    here: '여기 여기서 여기에서 현재_위치에서 제_위치에서',
    there: '거기 거기로 거기까지 저기',
    now: '지금 바로 당장 즉시 빨리 지금_바로',
    units: '시* 분* 시간*',
    when: '오늘* 내일* 모레* 아침* 오전* 오후* 저녁* 밤* 새벽* 정오* 자정* 시간* 분후 반에 뒤에 후에 나중에 월요일* 화요일* 수요일* 목요일* 금요일* 토요일* 일요일* 주말* 다음주* 다음_주',
    beforeTime: '오전 오후 다음 이번',
  },
};

/** "Here", as it is said in a language. */
export function hereIn(language: Language): string {
  return routeWords[language].here.split(' ')[0] ?? '';
}
