import { isolated } from '@merve/contract/words';
import { defineSentences } from '../../language/define-sentences.ts';

/** What stands around results: lists of places and menus, and what is said where there are none. */
export const resultSentences = defineSentences({
  en: {
    found: () => 'Here is what I found:',
    foundAnywhere: () =>
      'I do not know where you are, so these are from everywhere. Name a town, or share your location:',
    foundClosest: () => 'I found nothing that fits exactly. These come closest:',
    foundElsewhere: (town: string, nearest: string, far: string) =>
      `I know none in ${town}. The nearest are in ${nearest}, about ${far} away:`,
    foundNothing: () => 'I found nothing for that. Try another kind of place or another town.',
    chooseToBook: () => 'Which one shall I book?',
    choose: () => 'To book one, tell me which, for when and for how many people.',
    menu: (name: string) => `The menu of ${name}:`,
    chooseToOrder: () =>
      'To order, tell me what and how many. I cannot say that a dish is safe for an allergy.',
    notBookable: () => 'not bookable through me',
    invalid: (message: string) => `I could not pass that on: ${message}`,
    failed: () => 'That did not work, and nothing was changed. Please try again.',
    silent: () => 'I have no more to say about that. What would you like next?',
  },
  tr: {
    found: () => 'Bulduklarım:',
    foundAnywhere: () =>
      'Nerede olduğunuzu bilmiyorum, bu yüzden bunlar her yerden. Bir şehir yazın veya konumunuzu paylaşın:',
    foundClosest: () => 'Tam uyan bir yer bulamadım. En yakınları:',
    foundElsewhere: (town, nearest, far) =>
      `${town}: burada bildiğim yok. En yakını: ${nearest}, yaklaşık ${far} uzakta:`,
    foundNothing: () => 'Buna uyan bir yer bulamadım. Başka bir mekân türü ya da şehir deneyin.',
    chooseToBook: () => 'Hangisini ayırtayım?',
    choose: () => 'Ayırtmak için hangisi, ne zaman ve kaç kişi olduğunu yazın.',
    menu: (name) => `${name} menüsü:`,
    chooseToOrder: () =>
      'Sipariş için neyi, kaç tane istediğinizi yazın. Bir yemeğin alerjiye karşı güvenli olduğunu söyleyemem.',
    notBookable: () => 'benim üzerimden ayırtılamıyor',
    invalid: (message) => `Bunu iletemedim: ${message}`,
    failed: () => 'Bu olmadı ve hiçbir şey değişmedi. Lütfen tekrar deneyin.',
    silent: () => 'Bununla ilgili söyleyecek başka bir şeyim yok. Sırada ne var?',
  },
  he: {
    found: () => 'הנה מה שמצאתי:',
    foundAnywhere: () => 'אני לא יודעת איפה אתם, ולכן אלה מכל מקום. כתבו עיר, או שתפו את המיקום שלכם:',
    foundClosest: () => 'לא מצאתי התאמה מדויקת. אלה הקרובים ביותר:',
    foundElsewhere: (town, nearest, far) =>
      `ב${isolated(town)} אני לא מכירה אף אחד. הקרובים ביותר: ${isolated(nearest)}, במרחק של כ-${isolated(far)}:`,
    foundNothing: () => 'לא מצאתי דבר מתאים. נסו סוג אחר של מקום או עיר אחרת.',
    chooseToBook: () => 'איזה מהם להזמין?',
    choose: () => 'כדי להזמין, כתבו לי איזה מקום, למתי ולכמה אנשים.',
    menu: (name) => `התפריט של ${isolated(name)}:`,
    chooseToOrder: () => 'כדי להזמין, כתבו לי מה וכמה. אני לא יכולה לומר על שום מנה שהיא בטוחה לאלרגיים.',
    notBookable: () => 'אי אפשר להזמין דרכי',
    invalid: (message) => `לא הצלחתי להעביר את זה: ${isolated(message)}`,
    failed: () => 'זה לא הצליח, ושום דבר לא השתנה. נסו שוב בבקשה.',
    silent: () => 'אין לי מה להוסיף על זה. מה תרצו עכשיו?',
  },
  ru: {
    found: () => 'Вот что нашлось:',
    foundAnywhere: () =>
      'Я не знаю, где вы, поэтому здесь места отовсюду. Напишите город или отправьте геопозицию:',
    foundClosest: () => 'Точного совпадения нет. Ближе всего вот это:',
    foundElsewhere: (town, nearest, far) =>
      `${town}: здесь я ничего такого не знаю. Ближе всего — ${nearest}, примерно в ${far}:`,
    foundNothing: () => 'По этому запросу ничего не нашлось. Попробуйте другой тип места или другой город.',
    chooseToBook: () => 'Что из этого забронировать?',
    choose: () => 'Чтобы забронировать, напишите, какое место, на когда и на сколько человек.',
    menu: (name) => `Меню (${name}):`,
    chooseToOrder: () =>
      'Чтобы заказать, напишите, что и сколько. Ни об одном блюде я не могу сказать, что оно безопасно при аллергии.',
    notBookable: () => 'через меня не бронируется',
    invalid: (message) => `Передать это не получилось: ${message}`,
    failed: () => 'Это не получилось, ничего не изменилось. Пожалуйста, попробуйте ещё раз.',
    silent: () => 'Больше мне об этом сказать нечего. Чем ещё помочь?',
  },
  el: {
    found: () => 'Να τι βρήκα:',
    foundAnywhere: () =>
      'Δεν ξέρω πού είστε, γι’ αυτό αυτά είναι από παντού. Γράψτε μια πόλη ή στείλτε την τοποθεσία σας:',
    foundClosest: () => 'Δεν βρήκα κάτι που να ταιριάζει ακριβώς. Τα πιο κοντινά:',
    foundElsewhere: (town, nearest, far) =>
      `${town}: εδώ δεν ξέρω κάτι τέτοιο. Τα πιο κοντινά: ${nearest}, περίπου ${far} μακριά:`,
    foundNothing: () => 'Δεν βρήκα κάτι σχετικό. Δοκιμάστε άλλο είδος ή άλλη πόλη.',
    chooseToBook: () => 'Ποιο να κλείσω;',
    choose: () => 'Για κράτηση, πείτε μου ποιο, πότε και για πόσα άτομα.',
    menu: (name) => `Το μενού του ${name}:`,
    chooseToOrder: () =>
      'Για παραγγελία, πείτε μου τι και πόσα. Δεν μπορώ να πω για κανένα πιάτο ότι είναι ασφαλές για αλλεργία.',
    notBookable: () => 'δεν κλείνεται μέσω εμού',
    invalid: (message) => `Δεν μπόρεσα να το διαβιβάσω: ${message}`,
    failed: () => 'Αυτό δεν πέτυχε και τίποτα δεν άλλαξε. Παρακαλώ δοκιμάστε ξανά.',
    silent: () => 'Δεν έχω κάτι άλλο να πω γι’ αυτό. Τι θα θέλατε μετά;',
  },
  de: {
    found: () => 'Das habe ich gefunden:',
    foundAnywhere: () =>
      'Ich weiß nicht, wo Sie sind, darum ist das hier von überall. Nennen Sie einen Ort, oder teilen Sie Ihren Standort:',
    foundClosest: () => 'Genau Passendes habe ich nicht gefunden. Am nächsten kommen:',
    foundElsewhere: (town, nearest, far) =>
      `In ${town} kenne ich keine. Die nächsten sind in ${nearest}, etwa ${far} entfernt:`,
    foundNothing: () =>
      'Dazu habe ich nichts gefunden. Versuchen Sie es mit einer anderen Art von Lokal oder einer anderen Stadt.',
    chooseToBook: () => 'Was soll ich buchen?',
    choose: () => 'Zum Buchen sagen Sie mir bitte, was, für wann und für wie viele Personen.',
    menu: (name) => `Die Karte von ${name}:`,
    chooseToOrder: () =>
      'Zum Bestellen sagen Sie mir bitte, was und wie viel. Dass ein Gericht bei einer Allergie unbedenklich ist, kann ich nicht sagen.',
    notBookable: () => 'nicht über mich buchbar',
    invalid: (message) => `Das konnte ich nicht weitergeben: ${message}`,
    failed: () => 'Das hat nicht geklappt, und es wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
    silent: () => 'Mehr kann ich dazu nicht sagen. Was darf es als Nächstes sein?',
  },
  ar: {
    found: () => 'هذا ما وجدته:',
    foundAnywhere: () => 'لا أعرف أين أنت، لذلك هذه من كل مكان. اكتب اسم مدينة أو شارك موقعك:',
    foundClosest: () => 'لم أجد ما يطابق تمامًا. الأقرب إليه:',
    foundElsewhere: (town, nearest, far) =>
      `لا أعرف شيئًا من هذا في ${isolated(town)}. الأقرب في ${isolated(nearest)}، على بُعد ${isolated(far)} تقريبًا:`,
    foundNothing: () => 'لم أجد شيئًا مناسبًا. يُرجى تجربة نوع آخر من الأماكن أو مدينة أخرى.',
    chooseToBook: () => 'أيها أحجز لك؟',
    choose: () => 'للحجز أخبرني بالمكان والموعد وعدد الأشخاص.',
    menu: (name) => `قائمة ${isolated(name)}:`,
    chooseToOrder: () => 'للطلب أخبرني بالأصناف وعددها. لا يمكنني القول إن أي طبق آمن لمن لديه حساسية.',
    notBookable: () => 'لا يمكن حجزه من خلالي',
    invalid: (message) => `لم أتمكن من إيصال ذلك: ${isolated(message)}`,
    failed: () => 'لم ينجح ذلك، ولم يتغير شيء. يُرجى المحاولة مجددًا.',
    silent: () => 'ليس لدي ما أضيفه عن ذلك. ماذا تود بعد؟',
  },
  fa: {
    found: () => 'این‌ها را پیدا کردم:',
    foundAnywhere: () =>
      'نمی‌دانم کجا هستید، برای همین این‌ها از همه جا هستند. نام یک شهر را بنویسید یا موقعیت خود را بفرستید:',
    foundClosest: () => 'چیزی که دقیقاً جور باشد پیدا نکردم. نزدیک‌ترین‌ها:',
    foundElsewhere: (town, nearest, far) =>
      `در ${isolated(town)} چنین جایی نمی‌شناسم. نزدیک‌ترین‌ها در ${isolated(nearest)}، حدود ${isolated(far)} دورتر:`,
    foundNothing: () => 'برای این چیزی پیدا نکردم. نوع دیگری از جا یا شهر دیگری را امتحان کنید.',
    chooseToBook: () => 'کدام را رزرو کنم؟',
    choose: () => 'برای رزرو بگویید کدام، برای کی و برای چند نفر.',
    menu: (name) => `منوی ${isolated(name)}:`,
    chooseToOrder: () =>
      'برای سفارش بگویید چه و چند تا. درباره هیچ غذایی نمی‌توانم بگویم که برای آلرژی بی‌خطر است.',
    notBookable: () => 'از طریق من رزرو نمی‌شود',
    invalid: (message) => `نتوانستم آن را منتقل کنم: ${isolated(message)}`,
    failed: () => 'این کار انجام نشد و چیزی تغییر نکرد. لطفاً دوباره امتحان کنید.',
    silent: () => 'درباره این حرف دیگری ندارم. حالا چه می‌خواهید؟',
  },
  ko: {
    found: () => '찾은 결과입니다.',
    foundAnywhere: () =>
      '어디에 계신지 몰라 모든 지역에서 찾았습니다. 도시 이름을 쓰시거나 위치를 공유해 주세요.',
    foundClosest: () => '꼭 맞는 곳은 찾지 못했습니다. 가장 가까운 곳은 다음과 같습니다.',
    foundElsewhere: (town, nearest, far) =>
      `${town}에는 제가 아는 곳이 없습니다. 가장 가까운 곳은 ${nearest}(약 ${far} 거리)에 있습니다.`,
    foundNothing: () => '찾지 못했습니다. 다른 종류의 장소나 다른 도시로 시도해 보세요.',
    chooseToBook: () => '어느 곳을 예약해 드릴까요?',
    choose: () => '예약하시려면 장소와 시간, 인원을 알려 주세요.',
    menu: (name) => `${name} 메뉴:`,
    chooseToOrder: () =>
      '주문하시려면 메뉴와 수량을 알려 주세요. 알레르기에 안전한 음식인지는 말씀드릴 수 없습니다.',
    notBookable: () => '저를 통해서는 예약할 수 없음',
    invalid: (message) => `전달하지 못했습니다: ${message}`,
    failed: () => '처리하지 못했고, 바뀐 것은 없습니다. 다시 시도해 주세요.',
    silent: () => '그에 대해 더 말씀드릴 것이 없습니다. 다음으로 무엇을 도와드릴까요?',
  },
});
