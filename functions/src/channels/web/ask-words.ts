import { defineSentences } from '../../language/define-sentences.ts';

/** What a person has "said" by a control of the app; it stands in the conversation as theirs. */
export const askWords = defineSentences({
  en: {
    cancelBooking: (reference: string) => `Please cancel booking ${reference}.`,
    cancelOrder: (reference: string) => `Please cancel order ${reference}.`,
    cancelService: (reference: string) => `Please cancel the service ${reference}.`,
    cancelViewing: (reference: string) => `Please cancel the viewing ${reference}.`,
    cancelRide: (code: string) => `Please call off ride ${code}.`,
  },
  tr: {
    cancelBooking: (reference) => `Lütfen ${reference} rezervasyonumu iptal edin.`,
    cancelOrder: (reference) => `Lütfen ${reference} siparişimi iptal edin.`,
    cancelService: (reference) => `Lütfen ${reference} hizmet talebimi iptal edin.`,
    cancelViewing: (reference) => `Lütfen ${reference} gezme talebimi iptal edin.`,
    cancelRide: (code) => `Lütfen ${code} yolculuğumu iptal edin.`,
  },
  he: {
    cancelBooking: (reference) => `נא לבטל את ההזמנה ${reference}.`,
    cancelOrder: (reference) => `נא לבטל את הזמנת האוכל ${reference}.`,
    cancelService: (reference) => `נא לבטל את השירות ${reference}.`,
    cancelViewing: (reference) => `נא לבטל את הביקור ${reference}.`,
    cancelRide: (code) => `נא לבטל את הנסיעה ${code}.`,
  },
  ru: {
    cancelBooking: (reference) => `Пожалуйста, отмените бронирование ${reference}.`,
    cancelOrder: (reference) => `Пожалуйста, отмените заказ ${reference}.`,
    cancelService: (reference) => `Пожалуйста, отмените услугу ${reference}.`,
    cancelViewing: (reference) => `Пожалуйста, отмените просмотр ${reference}.`,
    cancelRide: (code) => `Пожалуйста, отмените поездку ${code}.`,
  },
  el: {
    cancelBooking: (reference) => `Παρακαλώ ακυρώστε την κράτηση ${reference}.`,
    cancelOrder: (reference) => `Παρακαλώ ακυρώστε την παραγγελία ${reference}.`,
    cancelService: (reference) => `Παρακαλώ ακυρώστε την υπηρεσία ${reference}.`,
    cancelViewing: (reference) => `Παρακαλώ ακυρώστε την επίσκεψη ${reference}.`,
    cancelRide: (code) => `Παρακαλώ ακυρώστε τη διαδρομή ${code}.`,
  },
  de: {
    cancelBooking: (reference) => `Bitte stornieren Sie die Buchung ${reference}.`,
    cancelOrder: (reference) => `Bitte stornieren Sie die Bestellung ${reference}.`,
    cancelService: (reference) => `Bitte stornieren Sie die Dienstleistung ${reference}.`,
    cancelViewing: (reference) => `Bitte sagen Sie die Besichtigung ${reference} ab.`,
    cancelRide: (code) => `Bitte stornieren Sie die Fahrt ${code}.`,
  },
  ar: {
    cancelBooking: (reference) => `يرجى إلغاء الحجز ${reference}.`,
    cancelOrder: (reference) => `يرجى إلغاء الطلب ${reference}.`,
    cancelService: (reference) => `يرجى إلغاء الخدمة ${reference}.`,
    cancelViewing: (reference) => `يرجى إلغاء المعاينة ${reference}.`,
    cancelRide: (code) => `يرجى إلغاء الرحلة ${code}.`,
  },
  fa: {
    cancelBooking: (reference) => `لطفاً رزرو ${reference} را لغو کنید.`,
    cancelOrder: (reference) => `لطفاً سفارش ${reference} را لغو کنید.`,
    cancelService: (reference) => `لطفاً خدمت ${reference} را لغو کنید.`,
    cancelViewing: (reference) => `لطفاً بازدید ${reference} را لغو کنید.`,
    cancelRide: (code) => `لطفاً سفر ${code} را لغو کنید.`,
  },
  ko: {
    cancelBooking: (reference) => `예약 ${reference}을(를) 취소해 주세요.`,
    cancelOrder: (reference) => `주문 ${reference}을(를) 취소해 주세요.`,
    cancelService: (reference) => `서비스 ${reference}을(를) 취소해 주세요.`,
    cancelViewing: (reference) => `방문 ${reference}을(를) 취소해 주세요.`,
    cancelRide: (code) => `호출한 택시 ${code}을(를) 취소해 주세요.`,
  },
});
