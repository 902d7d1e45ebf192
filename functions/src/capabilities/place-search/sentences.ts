import { isolated } from '@merve/contract/words';
import { defineSentences } from '../../language/define-sentences.ts';

/** What is said of places that a search of the world found. `what` is what the person looked for, in their own words. */
export const searchSentences = defineSentences({
  en: {
    found: (what: string, count: number) => `Places for “${what}” (${count}):`,
    nothing: (what: string) => `I found no place for “${what}”. Try other words, or another town.`,
    ownOnly: () => 'I cannot search the whole world right now. From my own list:',
    source: (owners: string) => `Source: ${owners}`,
    openUntil: (time: string) => `open until ${time}`,
    open: () => 'open now',
    closed: () => 'closed now',
    bookable: (names: string) =>
      `You can book or order with me: ${names}. Tell me when, and for how many people.`,
    notExcluded: () => 'I could not leave out what you do not want; please look for that yourself.',
    allergy: () =>
      'Nothing is known to me about allergens there. Please ask them about your allergy before you eat.',
  },
  tr: {
    found: (what, count) => `“${what}” için yerler (${count}):`,
    nothing: (what) => `“${what}” için bir yer bulamadım. Başka sözcükler ya da başka bir şehir deneyin.`,
    ownOnly: () => 'Şu anda bütün dünyada arayamıyorum. Kendi listemden:',
    source: (owners) => `Kaynak: ${owners}`,
    openUntil: (time) => `${time} saatine kadar açık`,
    open: () => 'şu anda açık',
    closed: () => 'şu anda kapalı',
    bookable: (names) =>
      `Bende rezervasyon ya da sipariş yapılabilenler: ${names}. Ne zaman ve kaç kişi olduğunu yazın.`,
    notExcluded: () => 'İstemediğinizi aramadan çıkaramadım; lütfen buna kendiniz de bakın.',
    allergy: () =>
      'Oradaki alerjenler hakkında bir şey bilmiyorum. Lütfen yemeden önce alerjinizi oraya sorun.',
  },
  he: {
    found: (what, count) => `מקומות עבור “${isolated(what)}” (${count}):`,
    nothing: (what) => `לא מצאתי מקום עבור “${isolated(what)}”. נסו מילים אחרות או עיר אחרת.`,
    ownOnly: () => 'כרגע אני לא יכולה לחפש בכל העולם. מתוך הרשימה שלי:',
    source: (owners) => `מקור: ${isolated(owners)}`,
    openUntil: (time) => `פתוח עד ${time}`,
    open: () => 'פתוח עכשיו',
    closed: () => 'סגור עכשיו',
    bookable: (names) => `אצלי אפשר להזמין: ${isolated(names)}. כתבו מתי ולכמה אנשים.`,
    notExcluded: () => 'לא יכולתי להשמיט את מה שאתם לא רוצים; כדאי לבדוק זאת בעצמכם.',
    allergy: () => 'אין לי מידע על אלרגנים שם. שאלו אותם לגבי האלרגיה שלכם לפני שאתם אוכלים.',
  },
  ru: {
    found: (what, count) => `Места по запросу «${what}» (${count}):`,
    nothing: (what) => `По запросу «${what}» я ничего не нашла. Попробуйте другие слова или другой город.`,
    ownOnly: () => 'Сейчас я не могу искать по всему миру. Из моего списка:',
    source: (owners) => `Источник: ${owners}`,
    openUntil: (time) => `открыто до ${time}`,
    open: () => 'сейчас открыто',
    closed: () => 'сейчас закрыто',
    bookable: (names) =>
      `Через меня можно забронировать или заказать: ${names}. Напишите, когда и на сколько человек.`,
    notExcluded: () => 'Исключить нежелательное из поиска я не смогла; пожалуйста, проверьте это сами.',
    allergy: () =>
      'Об аллергенах там мне ничего не известно. Пожалуйста, спросите о своей аллергии, прежде чем есть.',
  },
  el: {
    found: (what, count) => `Μέρη για «${what}» (${count}):`,
    nothing: (what) => `Δεν βρήκα μέρος για «${what}». Δοκιμάστε άλλες λέξεις ή άλλη πόλη.`,
    ownOnly: () => 'Αυτή τη στιγμή δεν μπορώ να ψάξω σε όλο τον κόσμο. Από τη δική μου λίστα:',
    source: (owners) => `Πηγή: ${owners}`,
    openUntil: (time) => `ανοιχτό έως ${time}`,
    open: () => 'ανοιχτό τώρα',
    closed: () => 'κλειστό τώρα',
    bookable: (names) =>
      `Με εμένα μπορείτε να κλείσετε ή να παραγγείλετε: ${names}. Πείτε μου πότε και για πόσα άτομα.`,
    notExcluded: () => 'Δεν μπόρεσα να αφήσω έξω αυτό που δεν θέλετε· παρακαλώ ελέγξτε το και εσείς.',
    allergy: () =>
      'Δεν γνωρίζω τίποτα για τα αλλεργιογόνα εκεί. Παρακαλώ ρωτήστε τους για την αλλεργία σας πριν φάτε.',
  },
  de: {
    found: (what, count) => `Orte zu „${what}“ (${count}):`,
    nothing: (what) =>
      `Zu „${what}“ habe ich nichts gefunden. Versuchen Sie es mit anderen Worten oder einer anderen Stadt.`,
    ownOnly: () => 'Weltweit kann ich gerade nicht suchen. Aus meiner eigenen Liste:',
    source: (owners) => `Quelle: ${owners}`,
    openUntil: (time) => `geöffnet bis ${time}`,
    open: () => 'jetzt geöffnet',
    closed: () => 'jetzt geschlossen',
    bookable: (names) =>
      `Bei mir können Sie buchen oder bestellen: ${names}. Sagen Sie mir, wann und für wie viele Personen.`,
    notExcluded: () => 'Was Sie nicht wollen, konnte ich nicht ausschließen; bitte achten Sie selbst darauf.',
    allergy: () =>
      'Über Allergene dort ist mir nichts bekannt. Bitte fragen Sie dort nach Ihrer Allergie, bevor Sie essen.',
  },
  ar: {
    found: (what, count) => `أماكن لـ«${isolated(what)}» (${count}):`,
    nothing: (what) => `لم أجد مكاناً لـ«${isolated(what)}». جرّب كلمات أخرى أو مدينة أخرى.`,
    ownOnly: () => 'لا أستطيع البحث في العالم كله الآن. من قائمتي:',
    source: (owners) => `المصدر: ${isolated(owners)}`,
    openUntil: (time) => `مفتوح حتى ${time}`,
    open: () => 'مفتوح الآن',
    closed: () => 'مغلق الآن',
    bookable: (names) => `يمكنك الحجز أو الطلب عن طريقي: ${isolated(names)}. اكتب لي متى ولكم شخصاً.`,
    notExcluded: () => 'لم أستطع استبعاد ما لا تريده؛ يُرجى الانتباه إلى ذلك بنفسك.',
    allergy: () => 'لا أعرف شيئاً عن مسببات الحساسية هناك. يُرجى سؤالهم عن حساسيتك قبل الأكل.',
  },
  fa: {
    found: (what, count) => `جاهایی برای «${isolated(what)}» (${count}):`,
    nothing: (what) => `برای «${isolated(what)}» جایی پیدا نکردم. با واژه‌های دیگر یا شهری دیگر امتحان کنید.`,
    ownOnly: () => 'اکنون نمی‌توانم همهٔ جهان را بگردم. از فهرست خودم:',
    source: (owners) => `منبع: ${isolated(owners)}`,
    openUntil: (time) => `باز تا ${time}`,
    open: () => 'اکنون باز',
    closed: () => 'اکنون بسته',
    bookable: (names) =>
      `از طریق من می‌توانید رزرو یا سفارش دهید: ${isolated(names)}. بنویسید چه زمانی و برای چند نفر.`,
    notExcluded: () => 'نتوانستم آنچه را نمی‌خواهید کنار بگذارم؛ لطفاً خودتان هم نگاه کنید.',
    allergy: () =>
      'دربارهٔ مواد آلرژی‌زا در آنجا چیزی نمی‌دانم. لطفاً پیش از خوردن دربارهٔ آلرژی خود از آن‌ها بپرسید.',
  },
  ko: {
    found: (what, count) => `“${what}” 검색 결과 (${count}):`,
    nothing: (what) => `“${what}”에 맞는 곳을 찾지 못했어요. 다른 말이나 다른 도시로 찾아보세요.`,
    ownOnly: () => '지금은 전 세계를 검색할 수 없어요. 제 목록에서 찾은 곳:',
    source: (owners) => `출처: ${owners}`,
    openUntil: (time) => `${time}까지 영업`,
    open: () => '지금 영업 중',
    closed: () => '지금은 영업 종료',
    bookable: (names) => `저를 통해 예약하거나 주문할 수 있는 곳: ${names}. 언제, 몇 분이신지 알려 주세요.`,
    notExcluded: () => '원하지 않으시는 것을 빼고 찾지는 못했어요. 직접 확인해 주세요.',
    allergy: () =>
      '그곳의 알레르기 유발 성분에 대해서는 제가 아는 것이 없어요. 드시기 전에 알레르기에 대해 꼭 물어보세요.',
  },
});
