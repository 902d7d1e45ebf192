import { anyPhrase } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** What was reserved. */
export type ReservationKind = 'flight' | 'hotel' | 'restaurant';

/** What confirmations call things, in nine languages; a line a language. */
const words = {
  flight: `flight|flights|boarding|departure airport|airline
uçuş*|uçak|biniş
טיסה|הטיסה
рейс*|вылет*|посадка
πτήση|πτήσης|αεροπορικ*
flug|flugnummer|abflug
رحلة جوية|الرحلة الجوية|طيران|إقلاع
پرواز*
항공편*|탑승*`,
  hotel: `hotel|check in|checkin|room|guesthouse|apartment|nights
otel*|giriş tarihi|oda|konaklama
מלון|צ׳ק אין|חדר
отель|отеля|гостиниц*|заезд*|номер
ξενοδοχείο*|άφιξη|δωμάτιο
anreise|zimmer|unterkunft|pension
فندق|الفندق|تسجيل الوصول|غرفة
هتل|ورود|اتاق
호텔*|체크인*|객실*|숙소*`,
  restaurant: `restaurant|table for|table|dinner|guests
restoran*|masa|kişilik
מסעדה|מסעדת|שולחן
ресторан*|столик*
εστιατόριο|τραπέζι
tisch|gäste
مطعم|طاولة
رستوران|میز
식당*|레스토랑*|테이블*`,
  /** What makes a text a confirmation. */
  confirms: `confirmation|confirmed|reservation|booking|booking reference|booked|itinerary receipt|e ticket
rezervasyon*|onay*|bilet
אישור הזמנה|הזמנה|הזמנתכם|אישור
бронирован*|бронь|подтвержд*|заказ*
κράτηση*|επιβεβαίωση*
reservierung*|buchung*|bestätig*
تأكيد|حجز*|الحجز
تأیید*|رزرو*
예약*|확인*`,
  starts: `check in|checkin|arrival date|departure|departs|depart|date|date and time|when|time|from|on
giriş|giriş tarihi|kalkış|tarih|saat
צ׳ק אין|כניסה|המראה|תאריך|שעה
заезд|вылет|отправление|дата|время
άφιξη|αναχώρηση|ημερομηνία|ώρα
anreise|abflug|datum|uhrzeit|zeit
تسجيل الوصول|المغادرة|الإقلاع|التاريخ|الوقت
ورود|حرکت|تاریخ|ساعت
체크인|출발|날짜|일시|시간`,
  ends: `check out|checkout|arrival|arrives|arrive|until|to
çıkış|varış
צ׳ק אאוט|עזיבה|נחיתה
выезд|прилет|прилёт|прибытие
αναχώρηση από|check out
abreise|ankunft
تسجيل المغادرة|الوصول
خروج|رسیدن
체크아웃|도착`,
  named: `hotel|property|restaurant|venue|accommodation|name|flight|flight number|place
otel|tesis|restoran|mekan|uçuş|uçuş no
מלון|מסעדה|שם|טיסה
отель|гостиница|ресторан|название|рейс
ξενοδοχείο|εστιατόριο|όνομα|πτήση
hotel|unterkunft|restaurant|flug|flugnummer
الفندق|فندق|المطعم|مطعم|الاسم|الرحلة
هتل|رستوران|نام|پرواز
호텔|식당|레스토랑|이름|항공편`,
  code: `confirmation number|booking reference|booking number|reservation number|reference|booking code|pnr|confirmation code
rezervasyon numarası|rezervasyon no|onay kodu|pnr
מספר הזמנה|קוד הזמנה|מספר אישור
номер брони|номер бронирования|код брони
αριθμός κράτησης|κωδικός κράτησης
buchungsnummer|reservierungsnummer|buchungscode|bestätigungsnummer
رقم الحجز|رمز الحجز|رقم التأكيد
شماره رزرو|کد رزرو
예약 번호|예약번호|확인 번호`,
} as const;

/** The tables as patterns over folded words with single spaces between them and at each end. */
export const reservationWords = onFirstUse(() => ({
  flight: anyPhrase(words.flight),
  hotel: anyPhrase(words.hotel),
  restaurant: anyPhrase(words.restaurant),
  confirms: anyPhrase(words.confirms),
  starts: anyPhrase(words.starts),
  ends: anyPhrase(words.ends),
  named: anyPhrase(words.named),
  code: anyPhrase(words.code),
}));
