import { answerWords } from '../../../language/answer-words.ts';
import type { PlannerSentences } from './en.ts';

export const turkish: PlannerSentences = {
  help: () =>
    `Mekân bulabilir, masa ve saat ayırtabilir, rezervasyonlarınızı gösterebilir veya iptal edebilirim. Örneğin: “Girne’de balık restoranı bul” ya da “Yarın akşam 8’de … için 4 kişilik masa ayırt”. Siz ${answerWords.tr.yes} demeden hiçbir şey ayırtılmaz.`,
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
  askListingAmong: (names) => `Hangisini kastediyorsunuz: ${names}?`,
  askWhen: () => 'Hangi gün ve saat kaçta?',
  askClock: () => 'Saat kaçta?',
  askParty: () => 'Kaç kişi için?',
  askSearch: () => 'Ne arıyorsunuz ve hangi şehirde?',
  askOrderPlace: () => 'Nereden, ne sipariş etmek istersiniz?',
  askDestination: () => 'Taksi sizi nereye götürsün?',
  impossibleDate: (date) => `${date} diye bir gün yok. Hangi günü kastediyorsunuz?`,
  impossibleTime: (time) => `${time} diye bir saat yok. Hangi saati kastediyorsunuz?`,
  noSuchNumber: (count) => `Listede yalnızca ${count} yer var. Hangisini kastediyorsunuz?`,
  shareLocation: () =>
    'Sohbet uygulamanızdan konumunuzu gönderin (ek simgesi, sonra Konum) ya da şehri yazmanız yeterli.',
  cannotChangeBooked: () =>
    'Yapılmış bir rezervasyon taşınamaz. İptal edip yenisini yapabilirim: hangisi olduğunu yazın.',
  cannotSearchHere: () => 'Arama burada kapalı.',
  cannotBookHere: () => 'Rezervasyon burada kapalı.',
  cannotCancelHere: () => 'İptal burada kapalı.',
  cannotListHere: () => 'Rezervasyonlara buradan bakamıyorum.',
};
