/** What people say of food to be brought, in nine languages. Phrases as `reading/phrase.ts` reads them. */
import type { Language } from '@merve/contract';

export interface OrderWords {
  /** Asks for it: to be ordered, brought, delivered. */
  readonly order: string;
  /** They come for it themselves. */
  readonly collect: string;
  /** Stands before the place that it is ordered from. */
  readonly from: string;
  /** Hangs behind that place, or stands behind it: a pattern over what follows its name. */
  readonly fromBehind: string;
  /** One, where no number says so: "a coke". */
  readonly one: string;
  /** Stands between the number and the dish, or behind it, and counts nothing else. */
  readonly units: string;
  /** Parts one dish from the next. */
  readonly and: string;
  /** Says around an order nothing more. */
  readonly silent: string;
  /** Tells what is no order: tables, rides, and orders that there are already. */
  readonly otherwise: string;
}

export const orderWords: Readonly<Record<Language, OrderWords>> = {
  en: {
    order:
      'order, ordering, deliver, delivered, delivery, for delivery, bring me|us, takeaway, take away, takeout, send me|us|over',
    collect:
      'pick|picking it|them|this [up], pick up, picking up, collect, ill collect, for collection, collecting, takeaway, take away, pickup',
    from: 'from',
    fromBehind: String.raw`^['’]?s?\s*(?:pls|please)?\s*:`,
    one: 'a, an, another',
    units: 'x, portion|portions, piece|pieces, pcs, serving|servings, bottle|bottles, can|cans',
    and: 'and, plus, with',
    silent:
      'the, of, just, only, some, food, something, anything, it, them, up, to, for me|us, hungry, menu, for delivery, large order, home',
    otherwise:
      'table, tables, book|booking|booked, reserve*, reservation*, cancel*, taxi, cab, my order|orders, our order, order status, haircut, appointment, viewing',
  },
  tr: {
    order:
      'sipariş, siparişi, sipariş ver|verin|vermek|verelim|et|etmek|alabilir*, getir, getirin, getirir, getirsin*, getirebilir*, getirt*, gelsin, gönder, gönderin, gönderir, gönderebilir*, paket servis, paket, yollar, yollayın, söylemek, söyleyelim',
    collect:
      'kendim|kendimiz gelip al*, gelip kendim|kendimiz al*, gelip al*, kendim al*, kendimiz al*, gel al, gel alayım, ben alırım, ben alacağım, paket alırım, elden al*',
    from: '',
    fromBehind: String.raw`^['’]?(?:n?[dt][ea]n)(?!\p{L})|^\s*:`,
    one: 'bir, bi, birer',
    units: 'tane, adet, porsiyon, şişe, kutu, dilim',
    and: 've, ile, bir de, bi de, artı, yanına',
    silent:
      'bir şey*, yemek, sipariş*, etmek, vermek, ver, verin, verir, verelim, verebilir*, vereyim, istiyor*, isterim, isteriz, istedim, istedik, getirin, getirir, getirsin*, getirebilir*, bana, bize, paket, servis, eve, adrese, lütfen, açım, acıktım, acıktık, menü, alayım, alabilir*, alalım, alacağım, söyler, söyleyin, gönderin, gönderir, gönderebilir*, olsun, lazım',
    otherwise:
      'masa, masaya, masam, masası, ayırt*, rezerv*, randevu*, taksi*, iptal*, siparişlerim, siparişim*, kişilik',
  },
  he: {
    order: 'להזמין, תזמיני, הזמנה, משלוח, במשלוח, לשלוח, תשלחו, להביא, תביאו, אפשר להזמין',
    collect: 'איסוף עצמי, באיסוף עצמי, לאסוף, אאסוף, נאסוף, אבוא לקחת, לקחת, טייק אוויי',
    from: 'מ, מה, מאת, ממסעדת',
    fromBehind: String.raw`^\s*:`,
    one: 'אחד, אחת',
    units: 'יחידות, מנות, מנה, בקבוק, בקבוקי, פחית',
    and: 'ו, וגם, ועוד, עם, פלוס',
    silent: 'אוכל, משהו, בבקשה, את, של, לכתובת, הביתה, אליי, אלינו, רק, אבקש, תודה',
    otherwise: 'שולחן, מקום, מונית, לבטל, ביטול, ההזמנות, ההזמנה, תור',
  },
  ru: {
    order:
      'закажите, заказать, закажи, заказ, доставка, доставьте, доставить, с доставкой, привезите, привезти',
    collect:
      'самовывоз*, заберу|заберем|забираю сам|сама|сами, сам|сама|сами заберу|заберем|забираю|подъеду, заберу, заберем, забрать, сам|сама|сами приду|зайду [за] [ней|ними|ним], на вынос, с собой',
    from: 'из, в, от, у, с',
    fromBehind: String.raw`^\s*:`,
    one: 'один, одну, одна, одно',
    units: 'шт, штук*, порци*, бутылк*, банк*',
    and: 'и, а также, плюс, с, еще',
    silent:
      'пожалуйста, хочу, хотим, хотел*, бы, мне, нам, еду, еды, что нибудь, можно, будьте добры, только, домой, по, на',
    otherwise:
      'столик*, стол, стола, забронир*, бронь, броней, такси, отмен*, мой заказ, мои заказы, моего заказа, где заказ',
  },
  el: {
    order:
      'παραγγελία, παραγγείλω, να παραγγείλω, παράγγειλε, παραγγέλνω, στείλτε, φέρτε, ντελίβερι, παράδοση, delivery',
    collect:
      'θα το|τα|τις|τους|την|τον πάρω|πάρουμε|παραλάβω [εγώ|εμείς|μόνος|μόνη], θα περάσω|περάσουμε|έρθω|έρθουμε να [το|τα|τις|τους|την] [πάρω|πάρουμε], να το|τα|τις πάρω, θα παραλάβω, παραλαβή, πακέτο',
    from: 'από',
    fromBehind: String.raw`^\s*:`,
    one: 'ένα, ένας, μία, μια, έναν',
    units: 'μερίδ*, κομμάτι*, τεμάχι*, μπουκάλι*, κουτάκι*',
    and: 'και, κι, με, συν, επίσης',
    silent:
      'θέλω, θέλουμε, θα ήθελα, μου, μας, παρακαλώ, φαγητό, κάτι, το, τα, τη, την, στη, στο, στον, σπίτι, μόνο, μπορώ',
    otherwise: 'τραπέζι, κράτηση, κρατήσεις, ταξί, ακύρω*, την παραγγελία μου, η παραγγελία μου, ραντεβού',
  },
  de: {
    order:
      'bestellen, bestelle, bestell, bestellung, liefern, liefert, lieferung, geliefert, bringen, bringt, schicken, schickt',
    collect:
      'hole|hol ich|wir selbst|selber ab, abholen, hole ab, hol ab, ich hole|hol, hole|hol sie|die|das|alles [selbst] ab, abholung, selbst ab, zum mitnehmen, hole es, hole ich, selbstabhol*',
    from: 'bei, vom, von, aus, beim',
    fromBehind: String.raw`^\s*:`,
    one: 'ein, eine, einen, einmal, nen, ne',
    units: 'mal, stück, portion|portionen, flasche|flaschen, dose|dosen, x',
    and: 'und, sowie, plus, dazu, mit',
    silent:
      'bitte, ich, wir, möchte, möchten, hätte, hätten, gern, gerne, würde, würden, will, wollen, mir, uns, für, nach, zu, was, etwas, essen, zum, nur, das, die, der, den, hause, kann, können, nehmen, nehme',
    otherwise: 'tisch, reserv*, buch*, taxi, stornier*, meine bestellung*, termin, absagen',
  },
  ar: {
    order: 'أطلب, اطلب, طلب, اريد طلب, توصيل, وصلوا, وصل لي, أرسلوا, ارسلوا, جيب, جيبوا, ابعت, ابعتوا, اطلبي',
    collect:
      'سأستلم|سأستلمه|سأستلمها|سأستلمهم|أستلم|استلمه|استلمها|سآخذها|سآخذه|بستلمها|بستلمه|هستلم|هستلمها [بنفسي|أنا|انا], رح استلم|استلمها|استلمه, باخذه|باخذها [بنفسي], اجي|باجي|هاجي اخذ|آخذ|اخذها|آخذها, استلام, سفري, آخذها بنفسي',
    from: 'من',
    fromBehind: String.raw`^\s*:`,
    one: 'واحد, واحدة, وحدة',
    units: 'قطع, قطعة, حبة, حبات, طبق, أطباق, علبة, زجاجة',
    and: 'و, مع, زائد, كمان, وأيضا',
    silent:
      'أريد, اريد, بدي, نريد, من فضلك, لو سمحت, لي, لنا, طعام, أكل, شي, إلى, الى, على, عنوان, العنوان, البيت, فقط, أود, ممكن',
    otherwise: 'طاولة, حجز*, احجز*, أحجز*, تاكسي, إلغاء, الغاء, الغي, ألغي, طلبي, طلباتي, موعد',
  },
  fa: {
    order:
      'سفارش, سفارش بده*|می‌دهم, می‌خواهم سفارش, بیاورید, بیارید, بیارن, بیاره, بیارین, بفرستن, بفرستین, بفرستید, ارسال, پیک, تحویل',
    collect:
      'خودم|خودمون|خودمان می‌آیم|میام|میایم|می‌آییم می‌گیرم|می‌برم|می‌گیریم|می‌بریم|میگیرم|میبرم, میام|می‌آیم|میایم می‌برم|می‌برمش|می‌گیرم|میبرم|میگیرم, خودم|خودمون می‌گیرم|می‌برم|میگیرم|میبرم|می‌گیرمش|می‌برمش, خودم میام, خودم می‌آیم, حضوری, تحویل حضوری, می‌آیم می‌گیرم, بیرون بر',
    from: 'از',
    fromBehind: String.raw`^\s*:`,
    one: 'یک, یه',
    units: 'تا, عدد, دانه, پرس, بطری, قوطی, دونه',
    and: 'و, با, به علاوه, همچنین, هم',
    silent:
      'لطفا, می‌خواهم, می‌خوام, میخوام, برای, من, ما, غذا, چیزی, به, آدرس, بدهید, بدید, خانه, فقط, را, رو',
    otherwise: 'میز, رزرو*, تاکسی, لغو*, سفارشم, سفارش‌هایم, سفارش من, نوبت',
  },
  ko: {
    order: '주문*, 배달*, 시켜*, 시킬*, 시키*, 가져다*, 갖다*, 보내*',
    collect: '포장*, 가지러*, 찾으러*, 픽업*, 제가 가지*, 직접 찾*',
    from: '',
    fromBehind: String.raw`^\s*(?:에서|한테서|에)|^\s*:`,
    one: '하나, 한',
    units: '개*, 인분*, 판*, 잔*, 그릇*, 병*, 접시*, 캔*',
    and: '랑, 이랑, 하고, 와, 과, 그리고, 추가로',
    silent:
      '좀, 로, 으로, 주세요, 해주세요, 해 주세요, 부탁*, 할게요, 하고 싶*, 음식, 집으로, 저희, 제, 을, 를, 요, 이요',
    otherwise: '예약*, 테이블*, 자리*, 택시*, 취소*, 제 주문, 내 주문, 주문 내역, 주문한 거*',
  },
};
