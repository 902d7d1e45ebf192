/** Everything the keyword planner says of its own accord. What it renders from tools is in `render-results.ts`. */
import { defineSentences } from '../../language/define-sentences.ts';

export const plannerSentences = defineSentences({
  en: {
    help: () =>
      'I can find places, book tables and slots, and show or cancel your bookings. For example: “Find a fish restaurant in Kyrenia” or “Book a table for 4 at … tomorrow at 8 pm”. Nothing is booked before you say YES.',
    greeting: () =>
      'Hello, I am Merve. I can find places, book tables and slots, and show or cancel your bookings. What would you like?',
    thanks: () => 'You are welcome.',
    unknown: () =>
      'I did not understand that. I can find places, book tables and slots, and show or cancel your bookings.',
    unknownWhilePending: () =>
      'That I cannot answer. You can change the day, the time, the number of people or the place.',
    unsupported: () =>
      'I cannot do that yet. I can find places, book tables and slots, and show or cancel your bookings.',
    nothingPending: () => 'Nothing is waiting for your answer. What would you like to find or book?',
    emptyMessage: () => 'I received no text. What would you like to find or book?',
    askListing: () => 'Which place would you like to book?',
    askListingAmong: (names: string) => `Which one do you mean: ${names}?`,
    askWhen: () => 'For which day and what time?',
    askClock: () => 'At what time?',
    askParty: () => 'For how many people?',
    askSearch: () => 'What are you looking for, and in which town?',
    askOrderPlace: () => 'Where would you like to order, and what?',
    askDestination: () => 'Where would you like the taxi to take you?',
    impossibleDate: (date: string) => `There is no ${date}. Which day do you mean?`,
    impossibleTime: (time: string) => `There is no such time as ${time}. What time do you mean?`,
    noSuchNumber: (count: number) => `The list has only ${count}. Which one do you mean?`,
    shareLocation: () =>
      'Send me your location from your chat app (attachment, then Location), or just name the town.',
    cannotChangeBooked: () =>
      'A booking that is already made cannot be moved. I can cancel it and make a new one: tell me which.',
    cannotSearchHere: () => 'Searching is switched off here.',
    cannotBookHere: () => 'Booking is switched off here.',
    cannotCancelHere: () => 'Cancelling is switched off here.',
    cannotListHere: () => 'I cannot look up bookings here.',
    or: () => 'or',
  },
  tr: {
    help: () =>
      'Mekân bulabilir, masa ve saat ayırtabilir, rezervasyonlarınızı gösterebilir veya iptal edebilirim. Örneğin: “Girne’de balık restoranı bul” ya da “Yarın akşam 8’de … için 4 kişilik masa ayırt”. Siz EVET demeden hiçbir şey ayırtılmaz.',
    greeting: () =>
      'Merhaba, ben Merve. Mekân bulabilir, masa ve saat ayırtabilir, rezervasyonlarınızı gösterebilir veya iptal edebilirim. Ne istersiniz?',
    thanks: () => 'Rica ederim.',
    unknown: () =>
      'Bunu anlayamadım. Mekân bulabilir, masa ve saat ayırtabilir, rezervasyonlarınızı gösterebilir veya iptal edebilirim.',
    unknownWhilePending: () =>
      'Buna yanıt veremiyorum. Günü, saati, kişi sayısını veya mekânı değiştirebilirsiniz.',
    unsupported: () =>
      'Bunu henüz yapamıyorum. Mekân bulabilir, masa ve saat ayırtabilir, rezervasyonlarınızı gösterebilir veya iptal edebilirim.',
    nothingPending: () => 'Yanıtınızı bekleyen bir şey yok. Ne bulmamı veya ayırtmamı istersiniz?',
    emptyMessage: () => 'Mesajınızda metin yok. Ne bulmamı veya ayırtmamı istersiniz?',
    askListing: () => 'Hangi mekân için rezervasyon istersiniz?',
    askListingAmong: (names: string) => `Hangisini kastediyorsunuz: ${names}?`,
    askWhen: () => 'Hangi gün ve saat kaçta?',
    askClock: () => 'Saat kaçta?',
    askParty: () => 'Kaç kişi için?',
    askSearch: () => 'Ne arıyorsunuz ve hangi şehirde?',
    askOrderPlace: () => 'Nereden, ne sipariş etmek istersiniz?',
    askDestination: () => 'Taksi sizi nereye götürsün?',
    impossibleDate: (date: string) => `${date} diye bir gün yok. Hangi günü kastediyorsunuz?`,
    impossibleTime: (time: string) => `${time} diye bir saat yok. Hangi saati kastediyorsunuz?`,
    noSuchNumber: (count: number) => `Listede yalnızca ${count} yer var. Hangisini kastediyorsunuz?`,
    shareLocation: () =>
      'Sohbet uygulamanızdan konumunuzu gönderin (ek simgesi, sonra Konum) ya da şehri yazmanız yeterli.',
    cannotChangeBooked: () =>
      'Yapılmış bir rezervasyon taşınamaz. İptal edip yenisini yapabilirim: hangisi olduğunu yazın.',
    cannotSearchHere: () => 'Arama burada kapalı.',
    cannotBookHere: () => 'Rezervasyon burada kapalı.',
    cannotCancelHere: () => 'İptal burada kapalı.',
    cannotListHere: () => 'Rezervasyonlara buradan bakamıyorum.',
    or: () => 'ya da',
  },
});

export type PlannerSentences = ReturnType<typeof plannerSentences>;
