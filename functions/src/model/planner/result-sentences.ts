import { arabicCount } from '../../language/arabic-counts.ts';
import { defineSentences } from '../../language/define-sentences.ts';
import { isolated } from '../../language/isolated.ts';
import { counted } from '../../language/plural.ts';

/** The states of a booking as a tool names them, in words; a state that is not here is shown as it is. */
interface StateWords {
  readonly hold: string;
  readonly confirmed: string;
  readonly cancelled: string;
  readonly expired: string;
}

const stateIn = (words: StateWords, state: string): string =>
  new Map<string, string>(Object.entries(words)).get(state) ?? state;

/** What stands around results: lists of places, menus and bookings, and what is said where there are none. */
export const resultSentences = defineSentences({
  en: {
    found: () => 'Here is what I found:',
    foundClosest: () => 'I found nothing that fits exactly. These come closest:',
    foundNothing: () => 'I found nothing for that. Try another kind of place or another town.',
    chooseToBook: () => 'Which one shall I book?',
    choose: () => 'To book one, tell me which, for when and for how many people.',
    menu: (name: string) => `The menu of ${name}:`,
    chooseToOrder: () =>
      'To order, tell me what and how many. I cannot say that a dish is safe for an allergy.',
    notBookable: () => 'not bookable through me',
    bookings: () => 'Your bookings:',
    noBookings: () => 'You have no bookings.',
    nothingToCancel: () => 'You have no booking to cancel.',
    whichToCancel: () => 'Which one shall I cancel?',
    people: (party: number) => (party === 1 ? '1 person' : `${party} people`),
    state: (state: string) =>
      stateIn(
        {
          hold: 'held, waiting for your answer',
          confirmed: 'confirmed',
          cancelled: 'cancelled',
          expired: 'expired',
        },
        state,
      ),
    invalid: (message: string) => `I could not pass that on: ${message}`,
    failed: () => 'That did not work, and nothing was changed. Please try again.',
    silent: () => 'I have no more to say about that. What would you like next?',
  },
  tr: {
    found: () => 'Bulduklarım:',
    foundClosest: () => 'Tam uyan bir yer bulamadım. En yakınları:',
    foundNothing: () => 'Buna uyan bir yer bulamadım. Başka bir mekân türü ya da şehir deneyin.',
    chooseToBook: () => 'Hangisini ayırtayım?',
    choose: () => 'Ayırtmak için hangisi, ne zaman ve kaç kişi olduğunu yazın.',
    menu: (name) => `${name} menüsü:`,
    chooseToOrder: () =>
      'Sipariş için neyi, kaç tane istediğinizi yazın. Bir yemeğin alerjiye karşı güvenli olduğunu söyleyemem.',
    notBookable: () => 'benim üzerimden ayırtılamıyor',
    bookings: () => 'Rezervasyonlarınız:',
    noBookings: () => 'Rezervasyonunuz yok.',
    nothingToCancel: () => 'İptal edilecek rezervasyonunuz yok.',
    whichToCancel: () => 'Hangisini iptal edeyim?',
    people: (party) => `${party} kişi`,
    state: (state) =>
      stateIn(
        {
          hold: 'tutuluyor, yanıtınızı bekliyor',
          confirmed: 'onaylı',
          cancelled: 'iptal edildi',
          expired: 'süresi doldu',
        },
        state,
      ),
    invalid: (message) => `Bunu iletemedim: ${message}`,
    failed: () => 'Bu olmadı ve hiçbir şey değişmedi. Lütfen tekrar deneyin.',
    silent: () => 'Bununla ilgili söyleyecek başka bir şeyim yok. Sırada ne var?',
  },
  he: {
    found: () => 'הנה מה שמצאתי:',
    foundClosest: () => 'לא מצאתי התאמה מדויקת. אלה הקרובים ביותר:',
    foundNothing: () => 'לא מצאתי דבר מתאים. נסו סוג אחר של מקום או עיר אחרת.',
    chooseToBook: () => 'איזה מהם להזמין?',
    choose: () => 'כדי להזמין, כתבו לי איזה מקום, למתי ולכמה אנשים.',
    menu: (name) => `התפריט של ${isolated(name)}:`,
    chooseToOrder: () => 'כדי להזמין, כתבו לי מה וכמה. אני לא יכולה לומר על שום מנה שהיא בטוחה לאלרגיים.',
    notBookable: () => 'אי אפשר להזמין דרכי',
    bookings: () => 'ההזמנות שלכם:',
    noBookings: () => 'אין לכם הזמנות.',
    nothingToCancel: () => 'אין לכם הזמנה לביטול.',
    whichToCancel: () => 'איזו מהן לבטל?',
    people: (party) => counted('he', party, { one: 'אדם אחד', two: 'שני אנשים', other: '# אנשים' }),
    state: (state) =>
      stateIn(
        { hold: 'שמור, מחכה לתשובה שלכם', confirmed: 'מאושר', cancelled: 'בוטל', expired: 'פג תוקף' },
        state,
      ),
    invalid: (message) => `לא הצלחתי להעביר את זה: ${isolated(message)}`,
    failed: () => 'זה לא הצליח, ושום דבר לא השתנה. נסו שוב בבקשה.',
    silent: () => 'אין לי מה להוסיף על זה. מה תרצו עכשיו?',
  },
  ru: {
    found: () => 'Вот что нашлось:',
    foundClosest: () => 'Точного совпадения нет. Ближе всего вот это:',
    foundNothing: () => 'По этому запросу ничего не нашлось. Попробуйте другой тип места или другой город.',
    chooseToBook: () => 'Что из этого забронировать?',
    choose: () => 'Чтобы забронировать, напишите, какое место, на когда и на сколько человек.',
    menu: (name) => `Меню (${name}):`,
    chooseToOrder: () =>
      'Чтобы заказать, напишите, что и сколько. Ни об одном блюде я не могу сказать, что оно безопасно при аллергии.',
    notBookable: () => 'через меня не бронируется',
    bookings: () => 'Ваши брони:',
    noBookings: () => 'У вас нет броней.',
    nothingToCancel: () => 'У вас нет брони, которую можно отменить.',
    whichToCancel: () => 'Какую из них отменить?',
    people: (party) =>
      counted('ru', party, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' }),
    state: (state) =>
      stateIn(
        {
          hold: 'придержано, ждёт вашего ответа',
          confirmed: 'бронь в силе',
          cancelled: 'отмена',
          expired: 'срок истёк',
        },
        state,
      ),
    invalid: (message) => `Передать это не получилось: ${message}`,
    failed: () => 'Это не получилось, ничего не изменилось. Пожалуйста, попробуйте ещё раз.',
    silent: () => 'Больше мне об этом сказать нечего. Чем ещё помочь?',
  },
  el: {
    found: () => 'Να τι βρήκα:',
    foundClosest: () => 'Δεν βρήκα κάτι που να ταιριάζει ακριβώς. Τα πιο κοντινά:',
    foundNothing: () => 'Δεν βρήκα κάτι σχετικό. Δοκιμάστε άλλο είδος ή άλλη πόλη.',
    chooseToBook: () => 'Ποιο να κλείσω;',
    choose: () => 'Για κράτηση, πείτε μου ποιο, πότε και για πόσα άτομα.',
    menu: (name) => `Το μενού του ${name}:`,
    chooseToOrder: () =>
      'Για παραγγελία, πείτε μου τι και πόσα. Δεν μπορώ να πω για κανένα πιάτο ότι είναι ασφαλές για αλλεργία.',
    notBookable: () => 'δεν κλείνεται μέσω εμού',
    bookings: () => 'Οι κρατήσεις σας:',
    noBookings: () => 'Δεν έχετε κρατήσεις.',
    nothingToCancel: () => 'Δεν έχετε κράτηση για ακύρωση.',
    whichToCancel: () => 'Ποια να ακυρώσω;',
    people: (party) => counted('el', party, { one: '# άτομο', other: '# άτομα' }),
    state: (state) =>
      stateIn(
        {
          hold: 'κρατημένο, περιμένει την απάντησή σας',
          confirmed: 'επιβεβαιωμένη',
          cancelled: 'ακυρωμένη',
          expired: 'έληξε',
        },
        state,
      ),
    invalid: (message) => `Δεν μπόρεσα να το διαβιβάσω: ${message}`,
    failed: () => 'Αυτό δεν πέτυχε και τίποτα δεν άλλαξε. Παρακαλώ δοκιμάστε ξανά.',
    silent: () => 'Δεν έχω κάτι άλλο να πω γι’ αυτό. Τι θα θέλατε μετά;',
  },
  de: {
    found: () => 'Das habe ich gefunden:',
    foundClosest: () => 'Genau Passendes habe ich nicht gefunden. Am nächsten kommen:',
    foundNothing: () =>
      'Dazu habe ich nichts gefunden. Versuchen Sie es mit einer anderen Art von Lokal oder einer anderen Stadt.',
    chooseToBook: () => 'Was soll ich buchen?',
    choose: () => 'Zum Buchen sagen Sie mir bitte, was, für wann und für wie viele Personen.',
    menu: (name) => `Die Karte von ${name}:`,
    chooseToOrder: () =>
      'Zum Bestellen sagen Sie mir bitte, was und wie viel. Dass ein Gericht bei einer Allergie unbedenklich ist, kann ich nicht sagen.',
    notBookable: () => 'nicht über mich buchbar',
    bookings: () => 'Ihre Buchungen:',
    noBookings: () => 'Sie haben keine Buchungen.',
    nothingToCancel: () => 'Sie haben keine Buchung, die sich stornieren ließe.',
    whichToCancel: () => 'Welche soll ich stornieren?',
    people: (party) => counted('de', party, { one: '# Person', other: '# Personen' }),
    state: (state) =>
      stateIn(
        {
          hold: 'vorgemerkt, wartet auf Ihre Antwort',
          confirmed: 'bestätigt',
          cancelled: 'storniert',
          expired: 'abgelaufen',
        },
        state,
      ),
    invalid: (message) => `Das konnte ich nicht weitergeben: ${message}`,
    failed: () => 'Das hat nicht geklappt, und es wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
    silent: () => 'Mehr kann ich dazu nicht sagen. Was darf es als Nächstes sein?',
  },
  ar: {
    found: () => 'هذا ما وجدته:',
    foundClosest: () => 'لم أجد ما يطابق تمامًا. الأقرب إليه:',
    foundNothing: () => 'لم أجد شيئًا مناسبًا. يُرجى تجربة نوع آخر من الأماكن أو مدينة أخرى.',
    chooseToBook: () => 'أيها أحجز لك؟',
    choose: () => 'للحجز أخبرني بالمكان والموعد وعدد الأشخاص.',
    menu: (name) => `قائمة ${isolated(name)}:`,
    chooseToOrder: () => 'للطلب أخبرني بالأصناف وعددها. لا يمكنني القول إن أي طبق آمن لمن لديه حساسية.',
    notBookable: () => 'لا يمكن حجزه من خلالي',
    bookings: () => 'حجوزاتك:',
    noBookings: () => 'ليست لديك حجوزات.',
    nothingToCancel: () => 'ليس لديك حجز لإلغائه.',
    whichToCancel: () => 'أيها ألغي؟',
    people: (party) => arabicCount('people', party),
    state: (state) =>
      stateIn(
        { hold: 'محفوظ بانتظار ردك', confirmed: 'مؤكد', cancelled: 'ملغى', expired: 'انتهت مهلته' },
        state,
      ),
    invalid: (message) => `لم أتمكن من إيصال ذلك: ${isolated(message)}`,
    failed: () => 'لم ينجح ذلك، ولم يتغير شيء. يُرجى المحاولة مجددًا.',
    silent: () => 'ليس لدي ما أضيفه عن ذلك. ماذا تود بعد؟',
  },
  fa: {
    found: () => 'این‌ها را پیدا کردم:',
    foundClosest: () => 'چیزی که دقیقاً جور باشد پیدا نکردم. نزدیک‌ترین‌ها:',
    foundNothing: () => 'برای این چیزی پیدا نکردم. نوع دیگری از جا یا شهر دیگری را امتحان کنید.',
    chooseToBook: () => 'کدام را رزرو کنم؟',
    choose: () => 'برای رزرو بگویید کدام، برای کی و برای چند نفر.',
    menu: (name) => `منوی ${isolated(name)}:`,
    chooseToOrder: () =>
      'برای سفارش بگویید چه و چند تا. درباره هیچ غذایی نمی‌توانم بگویم که برای آلرژی بی‌خطر است.',
    notBookable: () => 'از طریق من رزرو نمی‌شود',
    bookings: () => 'رزروهای شما:',
    noBookings: () => 'رزروی ندارید.',
    nothingToCancel: () => 'رزروی برای لغو ندارید.',
    whichToCancel: () => 'کدام را لغو کنم؟',
    people: (party) => `${party} نفر`,
    state: (state) =>
      stateIn(
        {
          hold: 'نگه داشته شده، منتظر پاسخ شما',
          confirmed: 'قطعی',
          cancelled: 'لغوشده',
          expired: 'مهلت آن گذشته',
        },
        state,
      ),
    invalid: (message) => `نتوانستم آن را منتقل کنم: ${isolated(message)}`,
    failed: () => 'این کار انجام نشد و چیزی تغییر نکرد. لطفاً دوباره امتحان کنید.',
    silent: () => 'درباره این حرف دیگری ندارم. حالا چه می‌خواهید؟',
  },
  ko: {
    found: () => '찾은 결과입니다.',
    foundClosest: () => '꼭 맞는 곳은 찾지 못했습니다. 가장 가까운 곳은 다음과 같습니다.',
    foundNothing: () => '찾지 못했습니다. 다른 종류의 장소나 다른 도시로 시도해 보세요.',
    chooseToBook: () => '어느 곳을 예약해 드릴까요?',
    choose: () => '예약하시려면 장소와 시간, 인원을 알려 주세요.',
    menu: (name) => `${name} 메뉴:`,
    chooseToOrder: () =>
      '주문하시려면 메뉴와 수량을 알려 주세요. 알레르기에 안전한 음식인지는 말씀드릴 수 없습니다.',
    notBookable: () => '저를 통해서는 예약할 수 없음',
    bookings: () => '예약 내역:',
    noBookings: () => '예약이 없습니다.',
    nothingToCancel: () => '취소할 예약이 없습니다.',
    whichToCancel: () => '어느 예약을 취소할까요?',
    people: (party) => `${party}명`,
    state: (state) =>
      stateIn(
        { hold: '답변을 기다리는 중', confirmed: '확정', cancelled: '취소됨', expired: '시간 만료' },
        state,
      ),
    invalid: (message) => `전달하지 못했습니다: ${message}`,
    failed: () => '처리하지 못했고, 바뀐 것은 없습니다. 다시 시도해 주세요.',
    silent: () => '그에 대해 더 말씀드릴 것이 없습니다. 다음으로 무엇을 도와드릴까요?',
  },
});
