import { isolated } from '@merve/contract/words';
import { defineSentences } from '../../../language/define-sentences.ts';

/** What Merve says of a reservation that was pasted. Lists come as text, a line each. */
export const reservationSentences = defineSentences({
  en: {
    read: (name: string) => `Read from your reservation: ${name}`,
    notRead: (list: string) => `I did not read these lines, please look yourself:
${list}`,
    notBooked: () => 'It only stands in your plan: I booked nothing, and keep no booking code.',
    noDay: () =>
      'I could not read on which day it is, so I added nothing. Please write the day and the time.',
    noTime: () =>
      'I could not read at what time it is, so I added nothing. Please write the day and the time.',
    notOne: () =>
      'I can read no reservation in that text. Please paste the confirmation of a hotel, a flight or a restaurant.',
  },
  tr: {
    read: (name) => `Rezervasyonunuzdan okundu: ${name}`,
    notRead: (list) => `Şu satırları okumadım, lütfen siz bakın:
${list}`,
    notBooked: () => 'Yalnızca planınızda yer alır: bir şey ayırtmadım ve rezervasyon kodunu saklamam.',
    noDay: () => 'Hangi gün olduğunu okuyamadım, bir şey eklemedim. Lütfen günü ve saati yazın.',
    noTime: () => 'Saatini okuyamadım, bir şey eklemedim. Lütfen günü ve saati yazın.',
    notOne: () =>
      'O metinde bir rezervasyon okuyamadım. Lütfen otel, uçuş ya da restoran onayını yapıştırın.',
  },
  he: {
    read: (name) => `נקרא מההזמנה שלכם: ${isolated(name)}`,
    notRead: (list) => `את השורות האלה לא קראתי, כדאי לבדוק:
${list}`,
    notBooked: () => 'זה רק רשום בתוכנית: לא הזמנתי דבר ואיני שומרת קוד הזמנה.',
    noDay: () => 'לא הצלחתי לקרוא באיזה יום זה, ולכן לא הוספתי דבר. כתבו את היום והשעה.',
    noTime: () => 'לא הצלחתי לקרוא את השעה, ולכן לא הוספתי דבר. כתבו את היום והשעה.',
    notOne: () => 'לא מצאתי הזמנה בטקסט הזה. הדביקו אישור של מלון, טיסה או מסעדה.',
  },
  ru: {
    read: (name) => `Прочитано из вашей брони: ${name}`,
    notRead: (list) => `Эти строки я не разобрала, посмотрите сами:
${list}`,
    notBooked: () => 'Это только отметка в плане: я ничего не бронировала и код брони не храню.',
    noDay: () => 'Не удалось прочитать день, поэтому ничего не добавлено. Напишите день и время.',
    noTime: () => 'Не удалось прочитать время, поэтому ничего не добавлено. Напишите день и время.',
    notOne: () =>
      'В этом тексте нет брони, которую я могу прочитать. Вставьте подтверждение отеля, рейса или ресторана.',
  },
  el: {
    read: (name) => `Από την κράτησή σας: ${name}`,
    notRead: (list) => `Αυτές τις γραμμές δεν τις διάβασα, δείτε τις:
${list}`,
    notBooked: () => 'Μπαίνει μόνο στο πρόγραμμα: δεν έκλεισα τίποτα και δεν κρατώ κωδικό κράτησης.',
    noDay: () => 'Δεν διάβασα ποια μέρα είναι και δεν πρόσθεσα τίποτα. Γράψτε τη μέρα και την ώρα.',
    noTime: () => 'Δεν διάβασα την ώρα και δεν πρόσθεσα τίποτα. Γράψτε τη μέρα και την ώρα.',
    notOne: () =>
      'Δεν διάβασα κράτηση σε αυτό το κείμενο. Επικολλήστε την επιβεβαίωση ξενοδοχείου, πτήσης ή εστιατορίου.',
  },
  de: {
    read: (name) => `Aus Ihrer Reservierung gelesen: ${name}`,
    notRead: (list) => `Diese Zeilen habe ich nicht gelesen, bitte sehen Sie selbst nach:
${list}`,
    notBooked: () =>
      'Es steht nur in Ihrem Plan: Ich habe nichts gebucht und bewahre keinen Buchungscode auf.',
    noDay: () =>
      'Ich konnte den Tag nicht lesen und habe nichts eingetragen. Bitte schreiben Sie Tag und Uhrzeit.',
    noTime: () =>
      'Ich konnte die Uhrzeit nicht lesen und habe nichts eingetragen. Bitte schreiben Sie Tag und Uhrzeit.',
    notOne: () =>
      'In diesem Text kann ich keine Reservierung lesen. Bitte fügen Sie die Bestätigung eines Hotels, Flugs oder Restaurants ein.',
  },
  ar: {
    read: (name) => `قُرئ من حجزكم: ${isolated(name)}`,
    notRead: (list) => `لم أقرأ هذه الأسطر، يُرجى الاطلاع عليها:
${list}`,
    notBooked: () => 'هو في خطتكم فقط: لم أحجز شيئًا ولا أحتفظ برمز الحجز.',
    noDay: () => 'لم أتمكن من قراءة اليوم، فلم أضف شيئًا. اكتبوا اليوم والوقت.',
    noTime: () => 'لم أتمكن من قراءة الوقت، فلم أضف شيئًا. اكتبوا اليوم والوقت.',
    notOne: () => 'لا أقرأ حجزًا في هذا النص. ألصقوا تأكيد فندق أو رحلة جوية أو مطعم.',
  },
  fa: {
    read: (name) => `از رزرو شما خوانده شد: ${isolated(name)}`,
    notRead: (list) => `این سطرها را نخواندم، لطفاً خودتان ببینید:
${list}`,
    notBooked: () => 'فقط در برنامهٔ شما می‌آید: چیزی رزرو نکردم و کد رزرو را نگه نمی‌دارم.',
    noDay: () => 'روزش را نتوانستم بخوانم و چیزی اضافه نکردم. لطفاً روز و ساعت را بنویسید.',
    noTime: () => 'ساعتش را نتوانستم بخوانم و چیزی اضافه نکردم. لطفاً روز و ساعت را بنویسید.',
    notOne: () => 'در این متن رزروی نمی‌خوانم. لطفاً تأیید هتل، پرواز یا رستوران را بچسبانید.',
  },
  ko: {
    read: (name) => `예약에서 읽은 내용: ${name}`,
    notRead: (list) => `다음 줄은 읽지 못했으니 직접 확인해 주세요:
${list}`,
    notBooked: () => '일정에만 적어 둡니다: 예약하지 않았고 예약 번호도 보관하지 않습니다.',
    noDay: () => '날짜를 읽지 못해 아무것도 넣지 않았습니다. 날짜와 시간을 적어 주세요.',
    noTime: () => '시간을 읽지 못해 아무것도 넣지 않았습니다. 날짜와 시간을 적어 주세요.',
    notOne: () => '그 글에서 예약을 읽지 못했습니다. 호텔, 항공편 또는 식당의 예약 확인을 붙여 넣어 주세요.',
  },
});
