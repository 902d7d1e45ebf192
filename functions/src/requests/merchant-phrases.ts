import type { Language } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';

/** What a merchant can do with a request, in words. */
export const merchantVerbs = ['accept', 'ready', 'reject', 'stock', 'complete', 'allow', 'keep'] as const;
export type MerchantVerb = (typeof merchantVerbs)[number];

/** At least one phrase: the first is the one that merchants are told to write, and that stands on the button. */
type Phrases = readonly [offered: string, ...others: string[]];

type MerchantWords = Readonly<Record<MerchantVerb, Phrases>>;

interface WordsBeside {
  /** How minutes and hours are written behind a number. */
  readonly minutes: readonly string[];
  readonly hours: readonly string[];
  /** What stands before a time of the day: "at 8" promises no eight minutes. */
  readonly oclock: readonly string[];
  /** Words that turn what stands before them around: "ready, but", "kabul değil". */
  readonly doubts: readonly string[];
}

/**
 * What merchants write beside a request's code, by language; spelling, case and accents do not decide (`foldText`). `*`
 * stands for any ending. Bare words for cancelling are not among them: who writes one may mean either side's.
 */
export const merchantPhrases = onFirstUse<Readonly<Record<Language, MerchantWords>>>(() => ({
  en: {
    accept: ['accept', 'accepted', 'confirm', 'confirmed'],
    ready: ['ready'],
    reject: ['reject', 'rejected', 'decline', 'declined'],
    stock: ['out of stock', 'sold out', 'no stock', 'stock'],
    complete: ['done', 'delivered', 'complete', 'completed'],
    allow: ['allow', 'allow cancel', 'cancel ok'],
    keep: ['keep', 'no cancel'],
  },
  tr: {
    accept: [
      'kabul',
      'kabul ediyorum',
      'kabul ediyoruz',
      'kabul ettim',
      'kabul ettik',
      'kabul edildi',
      'onay',
      'onayla',
      'onaylıyorum',
      'onaylıyoruz',
      'onaylandı',
    ],
    ready: ['hazır'],
    reject: ['ret', 'red', 'reddet*', 'kabul etmi*', 'kabul edem*', 'kabul edilm*', 'onaylam*'],
    stock: ['stok yok', 'stokta yok', 'stok', 'tükendi', 'kalmadı'],
    complete: ['teslim', 'teslim edildi', 'bitti', 'tamamlandı'],
    allow: ['iptal olur', 'iptal kabul', 'izin'],
    keep: ['iptal olmaz', 'iptal kabul değil', 'devam'],
  },
  he: {
    accept: ['אישור', 'מאשר', 'מאשרת', 'מאשרים', 'מאושר', 'אושר', 'מקבל', 'מקבלת', 'מקבלים', 'התקבל'],
    ready: ['מוכן', 'מוכנה', 'מוכנים', 'מוכנות'],
    reject: ['דחייה', 'דוחה', 'דוחים', 'נדחה', 'נדחתה', 'סירוב', 'לא מאשר*', 'לא מקבל*', 'לא יכול*'],
    stock: ['אזל המלאי', 'אזל', 'אזל מהמלאי', 'אין במלאי', 'נגמר'],
    complete: ['הושלם', 'הושלמה', 'נמסר', 'נמסרה', 'סופק', 'בוצע', 'בוצעה'],
    allow: ['ביטול מאושר', 'מאשר ביטול', 'מאשרת ביטול', 'מאשרים ביטול', 'אפשר לבטל'],
    keep: ['ללא ביטול', 'אין ביטול', 'לא לבטל', 'אי אפשר לבטל'],
  },
  ru: {
    accept: [
      'принять',
      'принято',
      'принят',
      'принята',
      'принимаю',
      'принимаем',
      'принял',
      'приняла',
      'приняли',
      'подтверждаю',
      'подтверждаем',
      'подтверждено',
    ],
    ready: ['готово', 'готов', 'готова', 'готовы'],
    reject: ['отклонить', 'отклон*', 'отказ*', 'не принима*', 'не могу', 'не можем'],
    stock: ['нет в наличии', 'закончилось', 'закончился', 'закончилась', 'закончились', 'распродано'],
    complete: [
      'выполнено',
      'выполнен',
      'выполнена',
      'доставлено',
      'доставлен',
      'выдано',
      'выдан',
      'завершено',
    ],
    allow: [
      'можно отменить',
      'отмена согласована',
      'согласен на отмену',
      'согласна на отмену',
      'согласны на отмену',
    ],
    keep: ['не отменять', 'нельзя отменить', 'без отмены', 'отмена невозможна'],
  },
  el: {
    accept: [
      'αποδοχή',
      'αποδέχομαι',
      'αποδεχόμαστε',
      'δεκτό',
      'δεκτή',
      'εγκρίνω',
      'επιβεβαιώνω',
      'επιβεβαιώνουμε',
    ],
    ready: ['έτοιμο', 'έτοιμη', 'έτοιμα', 'έτοιμος', 'έτοιμοι'],
    reject: [
      'απόρριψη',
      'απορρίπτω',
      'απορρίπτουμε',
      'απορρίπτεται',
      'δεν αποδεχ*',
      'δεν μπορώ',
      'δεν μπορούμε',
    ],
    stock: ['εξαντλήθηκε', 'εξαντλήθηκαν', 'εξαντλημένο', 'εκτός αποθέματος', 'δεν υπάρχει'],
    complete: ['ολοκληρώθηκε', 'παραδόθηκε', 'παράδοση', 'τέλος'],
    allow: ['ακύρωση ναι', 'ακύρωση δεκτή', 'δεκτή η ακύρωση', 'δεκτή ακύρωση'],
    keep: ['ακύρωση όχι', 'όχι ακύρωση', 'χωρίς ακύρωση', 'όχι στην ακύρωση'],
  },
  de: {
    accept: [
      'annehmen',
      'angenommen',
      'nehme an',
      'nehmen an',
      'akzeptiert',
      'bestätigen',
      'bestätigt',
      'bestätige',
      'zusage',
    ],
    ready: ['fertig', 'bereit', 'abholbereit'],
    reject: ['ablehnen', 'abgelehnt', 'lehne ab', 'lehnen ab', 'absage', 'nehme nicht an', 'nehmen nicht an'],
    stock: ['ausverkauft', 'nicht vorrätig', 'nicht verfügbar', 'nicht auf lager'],
    complete: ['erledigt', 'geliefert', 'abgeholt', 'abgeschlossen', 'übergeben'],
    allow: ['storno ja', 'storno ok', 'storno okay', 'storno angenommen'],
    keep: ['storno nein', 'kein storno', 'keine stornierung', 'nicht stornieren'],
  },
  ar: {
    accept: ['قبول', 'مقبول', 'تم القبول', 'أقبل', 'نقبل', 'قبلت', 'قبلنا', 'موافق', 'موافقة', 'تأكيد'],
    ready: ['جاهز', 'جاهزة', 'الطلب جاهز'],
    reject: [
      'رفض',
      'مرفوض',
      'تم الرفض',
      'أرفض',
      'نرفض',
      'لا أقبل',
      'لا نقبل',
      'لا أستطيع',
      'لا نستطيع',
      'غير موافق',
    ],
    stock: ['نفدت الكمية', 'نفد', 'نفدت', 'نفذت الكمية', 'غير متوفر', 'غير متوفرة'],
    complete: ['اكتمل', 'مكتمل', 'تم التسليم', 'تم التنفيذ', 'تسليم'],
    allow: ['الإلغاء مقبول', 'قبول الإلغاء', 'موافق على الإلغاء', 'يمكن الإلغاء'],
    keep: ['الإلغاء مرفوض', 'رفض الإلغاء', 'بدون إلغاء', 'لا إلغاء', 'لا يمكن الإلغاء'],
  },
  fa: {
    accept: [
      'قبول',
      'قبول است',
      'قبول شد',
      'قبول می‌کنم',
      'قبول می کنم',
      'قبول می‌کنیم',
      'می‌پذیرم',
      'می‌پذیریم',
      'پذیرش',
      'تأیید',
      'تأیید شد',
    ],
    ready: ['آماده', 'آماده است', 'آماده شد', 'حاضر است'],
    reject: ['رد', 'رد شد', 'رد می‌کنم', 'رد می‌کنیم', 'قبول نیست', 'قبول نمی*', 'نمی‌پذیر*', 'نمی‌توان*'],
    stock: ['ناموجود', 'موجود نیست', 'موجود نداریم', 'نداریم'],
    complete: ['انجام شد', 'تحویل', 'تحویل شد', 'تحویل داده شد', 'تحویل دادیم'],
    allow: ['موافق لغو', 'با لغو موافقم', 'با لغو موافقیم', 'لغو قبول'],
    keep: ['مخالف لغو', 'با لغو مخالفم', 'با لغو مخالفیم', 'لغو نشود', 'لغو قبول نیست'],
  },
  ko: {
    accept: [
      '수락',
      '수락합니다',
      '수락했습니다',
      '수락할게요',
      '접수',
      '접수합니다',
      '접수했습니다',
      '승인',
      '승인합니다',
    ],
    ready: ['준비 완료', '준비완료', '준비', '준비됐습니다', '준비되었습니다', '준비됐어요', '준비 됐습니다'],
    reject: ['거절', '거절합니다', '거절할게요', '수락 불가', '접수 불가', '불가', '수락 못*', '수락 안*'],
    stock: ['품절', '품절입니다', '재고 없음', '재고없음', '재고 없습니다', '재고가 없습니다'],
    complete: ['완료', '완료했습니다', '완료되었습니다', '전달 완료', '배달 완료', '방문 완료'],
    allow: ['취소 동의', '취소 동의합니다', '취소 가능', '취소 승인'],
    keep: ['취소 불가', '취소 거절', '취소 안*'],
  },
}));

/** What may stand beside an answer, by language. Apart: a door that only asks whether a message is one needs none of it. */
export const wordsBeside = onFirstUse<Readonly<Record<Language, WordsBeside>>>(() => ({
  en: {
    minutes: ['minute', 'minutes', 'min', 'mins', 'm'],
    hours: ['hour', 'hours', 'h'],
    oclock: ['at'],
    doubts: [
      'not',
      'no',
      'cannot',
      'cant',
      'wont',
      'dont',
      'never',
      'but',
      'except',
      'without',
      'if',
      'unless',
    ],
  },
  tr: {
    minutes: ['dakika*', 'dk'],
    hours: ['saat*'],
    oclock: ['saat'],
    doubts: ['değil', 'yok', 'ama', 'fakat', 'ancak', 'hariç', 'olmaz', 'etmi*', 'edem*', 'edilm*', 'olmad*'],
  },
  he: {
    minutes: ['דקה', 'דקות', 'דק'],
    hours: ['שעה', 'שעות'],
    oclock: ['בשעה'],
    doubts: ['לא', 'אין', 'אבל', 'אך', 'בלי', 'ללא', 'חוץ', 'אם'],
  },
  ru: {
    minutes: ['минут*', 'мин'],
    hours: ['час', 'часа', 'часов', 'ч'],
    oclock: ['в', 'к'],
    doubts: ['не', 'нет', 'но', 'без', 'кроме', 'если', 'нельзя', 'невозможно', 'только'],
  },
  el: {
    minutes: ['λεπτό', 'λεπτά', 'λ', 'λεπ'],
    hours: ['ώρα', 'ώρες'],
    oclock: ['στις', 'κατά τις'],
    doubts: ['δεν', 'δε', 'μη', 'μην', 'όχι', 'αλλά', 'χωρίς', 'εκτός', 'αν', 'όμως'],
  },
  de: {
    minutes: ['minute', 'minuten', 'min'],
    hours: ['stunde', 'stunden', 'std', 'h'],
    oclock: ['um', 'gegen'],
    doubts: ['nicht', 'kein', 'keine', 'keinen', 'nein', 'aber', 'ohne', 'außer', 'wenn', 'nie'],
  },
  ar: {
    minutes: ['دقيقة', 'دقائق', 'د'],
    hours: ['ساعة', 'ساعات'],
    oclock: ['الساعة'],
    doubts: ['لا', 'لم', 'لن', 'ليس', 'ليست', 'مش', 'غير', 'لكن', 'ولكن', 'بدون', 'إلا', 'إذا', 'مرفوض'],
  },
  fa: {
    minutes: ['دقیقه'],
    hours: ['ساعت'],
    oclock: ['ساعت'],
    doubts: ['نه', 'نیست', 'نشد', 'نشده', 'نمی*', 'نداریم', 'اما', 'ولی', 'بدون', 'اگر', 'اگه', 'جز', 'بجز'],
  },
  ko: {
    minutes: ['분*'],
    hours: ['시간*'],
    oclock: ['오후', '오전', '저녁'],
    doubts: [
      '안',
      '못',
      '아니*',
      '않*',
      '아직',
      '불가',
      '하지만',
      '근데',
      '그런데',
      '빼고',
      '없이',
      '없*',
      '만약',
    ],
  },
}));

/** The words merchants are told to write, as they are shown: in capitals where the script has them. */
export function merchantWords(language: Language): Readonly<Record<MerchantVerb, string>> {
  const phrases = merchantPhrases()[language];
  const shown = (verb: MerchantVerb) => phrases[verb][0].toLocaleUpperCase(language);
  return {
    accept: shown('accept'),
    ready: shown('ready'),
    reject: shown('reject'),
    stock: shown('stock'),
    complete: shown('complete'),
    allow: shown('allow'),
    keep: shown('keep'),
  };
}
