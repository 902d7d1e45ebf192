import { answerWords } from '../../../language/answer-words.ts';
import type { PlannerSentences } from './en.ts';

export const turkish: PlannerSentences = {
  help: (can) =>
    `${can} Örneğin: “Girne’de balık restoranı bul” ya da “Yarın akşam 8’de … için 4 kişilik masa ayırt”. Siz ${answerWords.tr.yes} demeden hiçbir şey ayırtılmaz.`,
  greeting: (can) => `Merhaba, ben Merve. ${can} Ne istersiniz?`,
  thanks: () => 'Rica ederim.',
  howAreYou: () => 'Çok iyiyim, teşekkür ederim. Sizin için ne yapabilirim?',
  goodbye: () => 'Hoşça kalın. İhtiyacınız olduğunda buradayım.',
  unknown: (can) => `Bunu anlayamadım. ${can}`,
  notKnown: (can) => `Bunu bilmiyorum. ${can}`,
  stillUnknown: () =>
    'Üzgünüm, bunu da anlayamadım. Örneğin “Girne’de balık restoranı bul” ya da “Yarın akşam 8’de … için 4 kişilik masa ayırt” yazın. Bir insanla konuşmak isterseniz söylemeniz yeter.',
  unknownWhilePending: () =>
    'Buna yanıt veremiyorum. Günü, saati, kişi sayısını veya mekânı değiştirebilirsiniz.',
  takeYourTime: () => 'Acele etmeyin. Karar verince yazmanız yeter.',
  noAnswerIn: (words) => `“${words}” yanıtını anlayamadım.`,
  unsupported: (can) => `Bunu henüz yapamıyorum. ${can}`,
  nothingPending: () => 'Yanıtınızı bekleyen bir şey yok. Ne bulmamı veya ayırtmamı istersiniz?',
  emptyMessage: () => 'Mesajınızda metin yok. Ne bulmamı veya ayırtmamı istersiniz?',
  askListing: () => 'Hangi mekân için rezervasyon istersiniz?',
  askWhichPlace: () => 'Hangi yeri soruyorsunuz?',
  askListingAmong: (names) => `Hangisini kastediyorsunuz: ${names}?`,
  askWhen: () => 'Hangi gün ve saat kaçta?',
  askClock: () => 'Saat kaçta?',
  askEitherClock: (early, late) => `${early} mi, ${late} mi?`,
  askHourOrPeople: (clock: string, people: string) => `Saat ${clock} mi, yoksa ${people} kişi mi?`,
  askParty: () => 'Kaç kişi için?',
  askMeaning: (words: string) =>
    `“${words}” ile ne demek istediğinizden emin değilim ve tahmin etmek istemem. Lütfen başka sözcüklerle yazın: gün, saat, sayı, neyse o. ${answerWords.tr.no} yazarsanız dışarıda bırakırım.`,
  lasts: (minutes: number) => `Orada bir rezervasyon ${minutes} dakika sürer.`,
  askUnread: (words: string) =>
    `Ayrıca “${words}” yazdınız; bununla ne yapacağımdan emin değilim. Olduğu gibi ileteyim mi (${answerWords.tr.yes}), dışarıda mı bırakayım (${answerWords.tr.no})? Ya da başka sözcüklerle söyleyin.`,
  askShorterNote: (letters) =>
    `Bu, onlara iletebileceğimden uzun: en fazla ${letters} harf. Onlara ne söylenmesi gerektiğini lütfen daha kısa yazın.`,
  askSearch: () => 'Ne arıyorsunuz ve hangi şehirde?',
  askSearched: (words) =>
    `“${words}” diye bir şey bulamadım. Bununla ne demek istiyorsunuz: bir mekânın adı mı, bir mekân türü mü, başka bir şey mi? Lütfen başka sözcüklerle söyleyin.`,
  askKitchen: () => 'Hangisinden sipariş vereyim? Adını ya da numarasını yazın.',
  askOrderPlace: () => 'Nereden, ne sipariş etmek istersiniz?',
  noneListed: (words) => `Bildiğim kadarıyla saydıklarımdan hiçbiri: “${words}”.`,
  cheapest: (names) => `Bildiğim kadarıyla bunların en ucuzu: ${names}.`,
  bestRated: (names) => `Bunların en yüksek puanlısı: ${names}.`,
  costTheSame: () => 'Bildiğim kadarıyla hepsinin fiyatı aşağı yukarı aynı.',
  askDestination: () => 'Taksi sizi nereye götürsün?',
  noTaxi: () => 'Peki, taksi çağırmıyorum.',
  calledTaxiStays: () =>
    'Çağrılmış bir taksi olduğu gibi kalır; hiçbir şey değişmedi. Başka bir saat veya kişi sayısı için önce “taksimi iptal et” yazın, sonra yenisini isteyin.',
  allRight: () => 'Peki. Hiçbir şey değişmedi; bir şey gerekirse yazın.',
  askMessage: () => 'Onlara ne ileteyim?',
  impossibleDate: (date) => `${date} diye bir gün yok. Hangi günü kastediyorsunuz?`,
  impossibleTime: (time) => `${time} diye bir saat yok. Hangi saati kastediyorsunuz?`,
  noSuchNumber: (count) => `Listede yalnızca ${count} yer var. Hangisini kastediyorsunuz?`,
  shareLocation: () =>
    'Sohbet uygulamanızdan konumunuzu gönderin (ek simgesi, sonra Konum) ya da şehri yazmanız yeterli.',
  askMove: () => 'Hangisini, ne zamana alayım? Kodunu yeni gün ve saatle yazın.',
  cannotChangeBooked: () =>
    'Yapılmış bir rezervasyon taşınamaz. İptal edip yenisini yapabilirim: hangisi olduğunu yazın.',
  cannotSearchHere: () => 'Arama burada kapalı.',
  cannotBookHere: () => 'Rezervasyon burada kapalı.',
  cannotCancelHere: () => 'İptal burada kapalı.',
  cannotListHere: () => 'Rezervasyonlara buradan bakamıyorum.',
};
