import type { Language, ListingAction } from '@merve/contract';
import { onFirstUse } from '../../platform/on-first-use.ts';

/** Everything staff can ask for on the business line. */
export const staffVerbs = [
  'menu',
  'guest',
  'today',
  'tomorrow',
  'block',
  'unblock',
  'close',
  'reopen',
  'pause',
  'resume',
  'cancel',
] as const;
export type StaffVerb = (typeof staffVerbs)[number];

/** At least one phrase: the first is the one that staff are told to write. */
type Phrases = readonly [offered: string, ...others: string[]];

/** What can be paused, by what staff call it. */
export type ActionType = ListingAction['actionType'];

export interface StaffPhrases {
  readonly verbs: Readonly<Record<StaffVerb, Phrases>>;
  readonly actions: Readonly<Record<ActionType, Phrases>>;
  /** As words in front of a time, or in place of a date. */
  readonly days: { readonly today: Phrases; readonly tomorrow: Phrases };
}

/**
 * What staff write, by language; spelling, case and accents do not decide (`foldText`). `menu`, `guest`, `today` and
 * `tomorrow` are whole messages, the others begin one.
 */
export const staffPhrases = onFirstUse<Readonly<Record<Language, StaffPhrases>>>(() => ({
  en: {
    verbs: {
      menu: ['business', 'my business', 'ops', 'business line', 'my businesses'],
      guest: ['guest', 'as a guest'],
      today: ["today's bookings", 'bookings today', 'bookings for today'],
      tomorrow: ["tomorrow's bookings", 'bookings tomorrow', 'bookings for tomorrow'],
      block: ['block'],
      unblock: ['unblock', 'free up'],
      close: ['close'],
      reopen: ['reopen', 're-open'],
      pause: ['pause'],
      resume: ['resume'],
      cancel: ['cancel', 'cancel booking'],
    },
    actions: {
      book: ['bookings', 'booking', 'reservations'],
      order_food: ['orders', 'food orders', 'food'],
      book_service: ['services', 'service'],
      schedule_viewing: ['viewings', 'viewing'],
    },
    days: { today: ['today', 'tonight'], tomorrow: ['tomorrow'] },
  },
  tr: {
    verbs: {
      menu: ['işletme', 'işletmem', 'işletme hattı', 'işyerim'],
      guest: ['misafir', 'müşteri'],
      today: ['bugünkü rezervasyonlar', 'bugünün rezervasyonları', 'bugün rezervasyonlar'],
      tomorrow: ['yarınki rezervasyonlar', 'yarının rezervasyonları', 'yarın rezervasyonlar'],
      block: ['blokla', 'bloke et'],
      unblock: ['bloğu kaldır', 'blokaj kaldır', 'blok kaldır'],
      close: ['kapat', 'günü kapat'],
      reopen: ['yeniden aç', 'tekrar aç', 'günü aç'],
      pause: ['durdur'],
      resume: ['devam et', 'devam', 'başlat'],
      cancel: ['iptal', 'iptal et', 'rezervasyon iptal'],
    },
    actions: {
      book: ['rezervasyonlar', 'rezervasyonları', 'rezervasyon'],
      order_food: ['siparişler', 'siparişleri', 'sipariş'],
      book_service: ['hizmetler', 'hizmetleri', 'hizmet'],
      schedule_viewing: ['gezmeler', 'gezmeleri', 'gösterimler', 'gösterim'],
    },
    days: { today: ['bugün', 'bu akşam'], tomorrow: ['yarın'] },
  },
  he: {
    verbs: {
      menu: ['העסק', 'העסק שלי', 'קו העסק'],
      guest: ['אורח', 'אורחת'],
      today: ['ההזמנות להיום', 'הזמנות היום', 'הזמנות להיום'],
      tomorrow: ['ההזמנות למחר', 'הזמנות מחר', 'הזמנות למחר'],
      block: ['חסום', 'לחסום', 'חסימה'],
      unblock: ['שחרר', 'לשחרר', 'ביטול חסימה'],
      close: ['סגור', 'לסגור', 'סגירה'],
      reopen: ['פתח מחדש', 'לפתוח מחדש'],
      pause: ['השהה', 'להשהות', 'השהיה'],
      resume: ['המשך', 'להמשיך'],
      cancel: ['ביטול', 'לבטל', 'בטל'],
    },
    actions: {
      book: ['הזמנות מקום', 'הזמנות', 'הזמנת מקום'],
      order_food: ['הזמנות אוכל', 'משלוחים', 'אוכל'],
      book_service: ['שירותים', 'שירות'],
      schedule_viewing: ['ביקורים', 'ביקור'],
    },
    days: { today: ['היום', 'הערב'], tomorrow: ['מחר'] },
  },
  ru: {
    verbs: {
      menu: ['бизнес', 'мой бизнес', 'моё заведение'],
      guest: ['гость', 'как гость'],
      today: ['брони на сегодня', 'сегодняшние брони', 'бронирования на сегодня'],
      tomorrow: ['брони на завтра', 'завтрашние брони', 'бронирования на завтра'],
      block: ['заблокировать', 'блок', 'заблокируй'],
      unblock: ['разблокировать', 'снять блок', 'разблокируй'],
      close: ['закрыть', 'закрой'],
      reopen: ['открыть снова', 'снова открыть', 'открыть'],
      pause: ['приостановить', 'пауза'],
      resume: ['возобновить', 'продолжить'],
      cancel: ['отмена', 'отменить', 'отменить бронь'],
    },
    actions: {
      book: ['брони', 'бронирования', 'бронь'],
      order_food: ['заказы', 'заказ'],
      book_service: ['услуги', 'услуга'],
      schedule_viewing: ['просмотры', 'показы', 'просмотр'],
    },
    days: { today: ['сегодня'], tomorrow: ['завтра'] },
  },
  el: {
    verbs: {
      menu: ['επιχείρηση', 'η επιχείρησή μου', 'επιχείρησή μου'],
      guest: ['πελάτης', 'επισκέπτης'],
      today: ['σημερινές κρατήσεις', 'κρατήσεις σήμερα', 'οι σημερινές κρατήσεις'],
      tomorrow: ['αυριανές κρατήσεις', 'κρατήσεις αύριο', 'οι αυριανές κρατήσεις'],
      block: ['δέσμευση', 'δέσμευσε', 'μπλοκ'],
      unblock: ['αποδέσμευση', 'αποδέσμευσε'],
      close: ['κλείσιμο', 'κλείσε'],
      reopen: ['επαναλειτουργία', 'άνοιξε ξανά'],
      pause: ['παύση', 'σταμάτα'],
      resume: ['συνέχιση', 'συνέχισε'],
      cancel: ['ακύρωση', 'ακύρωσε'],
    },
    actions: {
      book: ['κρατήσεις', 'κράτηση', 'κρατήσεων'],
      order_food: ['παραγγελίες', 'παραγγελία', 'παραγγελιών'],
      book_service: ['υπηρεσίες', 'υπηρεσία', 'υπηρεσιών'],
      schedule_viewing: ['επισκέψεις', 'επίσκεψη', 'επισκέψεων'],
    },
    days: { today: ['σήμερα', 'απόψε'], tomorrow: ['αύριο'] },
  },
  de: {
    verbs: {
      menu: ['betrieb', 'mein betrieb', 'geschäft', 'mein geschäft'],
      guest: ['gast', 'als gast'],
      today: ['heutige buchungen', 'buchungen heute', 'buchungen für heute', 'reservierungen heute'],
      tomorrow: ['morgige buchungen', 'buchungen morgen', 'buchungen für morgen', 'reservierungen morgen'],
      block: ['sperren', 'sperre', 'blockieren'],
      unblock: ['freigeben', 'entsperren'],
      close: ['schließen', 'schließe'],
      reopen: ['wieder öffnen', 'öffnen'],
      pause: ['pausieren', 'pause', 'pausiere'],
      resume: ['fortsetzen', 'weiter'],
      cancel: ['storno', 'stornieren', 'absagen'],
    },
    actions: {
      book: ['buchungen', 'buchung', 'reservierungen'],
      order_food: ['bestellungen', 'bestellung'],
      book_service: ['dienste', 'dienstleistungen', 'aufträge'],
      schedule_viewing: ['besichtigungen', 'besichtigung'],
    },
    days: { today: ['heute', 'heute abend'], tomorrow: ['morgen'] },
  },
  ar: {
    verbs: {
      menu: ['العمل', 'نشاطي', 'نشاطي التجاري', 'محلي'],
      guest: ['ضيف', 'كضيف'],
      today: ['حجوزات اليوم', 'الحجوزات اليوم'],
      tomorrow: ['حجوزات الغد', 'حجوزات غدا', 'الحجوزات غدا'],
      block: ['حجب', 'احجب'],
      unblock: ['رفع الحجب', 'ارفع الحجب'],
      close: ['إغلاق', 'أغلق'],
      reopen: ['إعادة فتح', 'أعد الفتح'],
      pause: ['إيقاف', 'أوقف'],
      resume: ['استئناف', 'استأنف'],
      cancel: ['إلغاء', 'ألغ'],
    },
    actions: {
      book: ['الحجوزات', 'حجوزات', 'الحجز'],
      order_food: ['الطلبات', 'طلبات', 'الطلب'],
      book_service: ['الخدمات', 'خدمات', 'الخدمة'],
      schedule_viewing: ['المعاينات', 'معاينات', 'المعاينة'],
    },
    days: { today: ['اليوم', 'الليلة'], tomorrow: ['غدا', 'الغد'] },
  },
  fa: {
    verbs: {
      menu: ['کسب و کار', 'کسب‌وکار', 'کسب و کار من'],
      guest: ['مهمان', 'میهمان'],
      today: ['رزروهای امروز', 'رزرو های امروز', 'رزرو امروز'],
      tomorrow: ['رزروهای فردا', 'رزرو های فردا', 'رزرو فردا'],
      block: ['مسدود', 'مسدود کن', 'بستن زمان'],
      unblock: ['رفع مسدودی', 'آزاد کن'],
      close: ['تعطیل', 'تعطیل کن'],
      reopen: ['بازگشایی', 'باز کن'],
      pause: ['توقف', 'متوقف کن'],
      resume: ['ادامه', 'از سر بگیر'],
      cancel: ['لغو', 'لغو کن', 'لغو رزرو'],
    },
    actions: {
      book: ['رزروها', 'رزرو ها', 'رزرو'],
      order_food: ['سفارش‌ها', 'سفارش ها', 'سفارشها', 'سفارش'],
      book_service: ['خدمات', 'خدمت'],
      schedule_viewing: ['بازدیدها', 'بازدید ها', 'بازدید'],
    },
    days: { today: ['امروز', 'امشب'], tomorrow: ['فردا'] },
  },
  ko: {
    verbs: {
      menu: ['사업장', '내 가게', '내 사업장'],
      guest: ['손님', '고객'],
      today: ['오늘 예약', '오늘 예약 목록', '오늘의 예약'],
      tomorrow: ['내일 예약', '내일 예약 목록', '내일의 예약'],
      block: ['막기', '차단'],
      unblock: ['막기 해제', '차단 해제'],
      close: ['휴무', '휴무일'],
      reopen: ['휴무 해제', '다시 열기'],
      pause: ['일시중지', '중지'],
      resume: ['재개', '다시 시작'],
      cancel: ['취소', '예약 취소'],
    },
    actions: {
      book: ['예약', '예약들'],
      order_food: ['주문', '음식 주문'],
      book_service: ['서비스'],
      schedule_viewing: ['방문', '둘러보기'],
    },
    days: { today: ['오늘', '오늘밤'], tomorrow: ['내일'] },
  },
}));

/** The words staff are told to write, as they are shown: in capitals where the script has them. */
export function staffWords(language: Language): Readonly<Record<StaffVerb | ActionType, string>> {
  const { verbs, actions } = staffPhrases()[language];
  const shown = ([offered]: Phrases) => offered.toLocaleUpperCase(language);
  return {
    menu: shown(verbs.menu),
    guest: shown(verbs.guest),
    today: shown(verbs.today),
    tomorrow: shown(verbs.tomorrow),
    block: shown(verbs.block),
    unblock: shown(verbs.unblock),
    close: shown(verbs.close),
    reopen: shown(verbs.reopen),
    pause: shown(verbs.pause),
    resume: shown(verbs.resume),
    cancel: shown(verbs.cancel),
    book: shown(actions.book),
    order_food: shown(actions.order_food),
    book_service: shown(actions.book_service),
    schedule_viewing: shown(actions.schedule_viewing),
  };
}
