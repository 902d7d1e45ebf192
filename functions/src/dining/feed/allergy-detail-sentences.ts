import { defineSentences } from '../../language/define-sentences.ts';

/** What is told of a restaurant and somebody's allergies beside its card. The verb is as certain as the fact. */
export const allergyDetailSentences = defineSentences({
  en: {
    nothingTold: () => 'You have not told Merve of any allergies.',
    contains: (list: string) => `Contains: ${list}.`,
    mayContain: (list: string) => `May contain: ${list}.`,
    unknown: (list: string) => `Not known: ${list}.`,
    declaredNotUsed: (date: string) =>
      `Declared by the restaurant on ${date}: it does not cook with it. Cross-contact is not known.`,
    declared: (date: string) => `Oldest declaration of the restaurant: ${date}. Cross-contact is not known.`,
    unverified: () => 'Not verified by the restaurant. Cross-contact is not known.',
    confirm: () => 'Tell the restaurant of your allergies before you order.',
    deadly: () =>
      'This can be life-threatening: do not eat here before the restaurant itself has confirmed it.',
  },
  tr: {
    nothingTold: () => 'Merve’ye herhangi bir alerji söylemediniz.',
    contains: (list) => `İçeriyor: ${list}.`,
    mayContain: (list) => `İçerebilir: ${list}.`,
    unknown: (list) => `Bilinmiyor: ${list}.`,
    declaredNotUsed: (date) =>
      `Restoranın ${date} tarihli beyanı: mutfağında kullanmıyor. Çapraz bulaşma bilinmiyor.`,
    declared: (date) => `Restoranın en eski beyanı: ${date}. Çapraz bulaşma bilinmiyor.`,
    unverified: () => 'Restoran tarafından doğrulanmadı. Çapraz bulaşma bilinmiyor.',
    confirm: () => 'Sipariş vermeden önce alerjilerinizi restorana söyleyin.',
    deadly: () => 'Bu hayati tehlike oluşturabilir: restoranın kendisi doğrulamadan burada yemeyin.',
  },
  he: {
    nothingTold: () => 'לא סיפרתם למרווה על אלרגיות.',
    contains: (list) => `מכיל: ${list}.`,
    mayContain: (list) => `עשוי להכיל: ${list}.`,
    unknown: (list) => `לא ידוע: ${list}.`,
    declaredNotUsed: (date) => `לפי הצהרת המסעדה מתאריך ${date}: לא מבשלים עם זה. מגע צולב אינו ידוע.`,
    declared: (date) => `ההצהרה הישנה ביותר של המסעדה: ${date}. מגע צולב אינו ידוע.`,
    unverified: () => 'לא אומת על ידי המסעדה. מגע צולב אינו ידוע.',
    confirm: () => 'ספרו למסעדה על האלרגיות שלכם לפני שאתם מזמינים.',
    deadly: () => 'זה עלול לסכן חיים: אל תאכלו כאן לפני שהמסעדה עצמה אישרה זאת.',
  },
  ru: {
    nothingTold: () => 'Вы не говорили Merve об аллергиях.',
    contains: (list) => `Содержит: ${list}.`,
    mayContain: (list) => `Может содержать: ${list}.`,
    unknown: (list) => `Неизвестно: ${list}.`,
    declaredNotUsed: (date) =>
      `Ресторан заявил ${date}, что не использует это. О перекрёстном контакте неизвестно.`,
    declared: (date) => `Самое раннее заявление ресторана: ${date}. О перекрёстном контакте неизвестно.`,
    unverified: () => 'Рестораном не подтверждено. О перекрёстном контакте неизвестно.',
    confirm: () => 'Сообщите ресторану о своих аллергиях до заказа.',
    deadly: () => 'Это может угрожать жизни: не ешьте здесь, пока сам ресторан этого не подтвердит.',
  },
  el: {
    nothingTold: () => 'Δεν έχετε πει στη Merve για αλλεργίες.',
    contains: (list) => `Περιέχει: ${list}.`,
    mayContain: (list) => `Μπορεί να περιέχει: ${list}.`,
    unknown: (list) => `Δεν είναι γνωστό: ${list}.`,
    declaredNotUsed: (date) =>
      `Δήλωση του εστιατορίου στις ${date}: δεν το χρησιμοποιεί. Η διασταυρούμενη επαφή δεν είναι γνωστή.`,
    declared: (date) =>
      `Παλαιότερη δήλωση του εστιατορίου: ${date}. Η διασταυρούμενη επαφή δεν είναι γνωστή.`,
    unverified: () => 'Δεν έχει επιβεβαιωθεί από το εστιατόριο. Η διασταυρούμενη επαφή δεν είναι γνωστή.',
    confirm: () => 'Πείτε στο εστιατόριο τις αλλεργίες σας πριν παραγγείλετε.',
    deadly: () =>
      'Μπορεί να είναι απειλητικό για τη ζωή: μη φάτε εδώ πριν το επιβεβαιώσει το ίδιο το εστιατόριο.',
  },
  de: {
    nothingTold: () => 'Sie haben Merve von keinen Allergien erzählt.',
    contains: (list) => `Enthält: ${list}.`,
    mayContain: (list) => `Kann enthalten: ${list}.`,
    unknown: (list) => `Nicht bekannt: ${list}.`,
    declaredNotUsed: (date) =>
      `Vom Restaurant am ${date} erklärt: Es kocht nicht damit. Über Spuren ist nichts bekannt.`,
    declared: (date) => `Älteste Erklärung des Restaurants: ${date}. Über Spuren ist nichts bekannt.`,
    unverified: () => 'Vom Restaurant nicht bestätigt. Über Spuren ist nichts bekannt.',
    confirm: () => 'Sagen Sie dem Restaurant vor der Bestellung, welche Allergien Sie haben.',
    deadly: () =>
      'Das kann lebensgefährlich sein: Essen Sie hier nicht, bevor das Restaurant selbst es bestätigt hat.',
  },
  ar: {
    nothingTold: () => 'لم تخبروا ميرفي بأي حساسية.',
    contains: (list) => `يحتوي على: ${list}.`,
    mayContain: (list) => `قد يحتوي على: ${list}.`,
    unknown: (list) => `غير معروف: ${list}.`,
    declaredNotUsed: (date) => `أعلن المطعم بتاريخ ${date} أنه لا يستخدمه. التلوث التبادلي غير معروف.`,
    declared: (date) => `أقدم إعلان للمطعم: ${date}. التلوث التبادلي غير معروف.`,
    unverified: () => 'لم يؤكده المطعم. التلوث التبادلي غير معروف.',
    confirm: () => 'أخبروا المطعم بالحساسية لديكم قبل الطلب.',
    deadly: () => 'قد يهدد هذا الحياة: لا تأكلوا هنا قبل أن يؤكد المطعم نفسه ذلك.',
  },
  fa: {
    nothingTold: () => 'از هیچ آلرژی‌ای به مروه نگفته‌اید.',
    contains: (list) => `دارد: ${list}.`,
    mayContain: (list) => `ممکن است داشته باشد: ${list}.`,
    unknown: (list) => `معلوم نیست: ${list}.`,
    declaredNotUsed: (date) =>
      `رستوران در ${date} اعلام کرده که از آن استفاده نمی‌کند. تماس متقاطع معلوم نیست.`,
    declared: (date) => `قدیمی‌ترین اعلام رستوران: ${date}. تماس متقاطع معلوم نیست.`,
    unverified: () => 'رستوران آن را تأیید نکرده است. تماس متقاطع معلوم نیست.',
    confirm: () => 'پیش از سفارش، آلرژی‌های خود را به رستوران بگویید.',
    deadly: () => 'این می‌تواند جان شما را به خطر بیندازد: پیش از تأیید خود رستوران اینجا غذا نخورید.',
  },
  ko: {
    nothingTold: () => 'Merve에게 알레르기를 알려 주신 적이 없습니다.',
    contains: (list) => `들어 있음: ${list}.`,
    mayContain: (list) => `들어 있을 수 있음: ${list}.`,
    unknown: (list) => `알 수 없음: ${list}.`,
    declaredNotUsed: (date) =>
      `식당이 ${date}에 사용하지 않는다고 밝혔습니다. 교차 접촉 여부는 알 수 없습니다.`,
    declared: (date) => `식당의 가장 오래된 고지: ${date}. 교차 접촉 여부는 알 수 없습니다.`,
    unverified: () => '식당이 확인하지 않았습니다. 교차 접촉 여부는 알 수 없습니다.',
    confirm: () => '주문하기 전에 알레르기를 식당에 알리세요.',
    deadly: () => '생명이 위험할 수 있습니다. 식당이 직접 확인해 주기 전에는 이곳에서 드시지 마세요.',
  },
});
