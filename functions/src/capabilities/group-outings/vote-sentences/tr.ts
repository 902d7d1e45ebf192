import { answerWords } from '../../../language/answer-words.ts';
import type { VoteSentences } from './en.ts';

const { yes, no } = answerWords.tr;

export const tr: VoteSentences = {
  opened: (title, until) => `“${title}” oylaması ${until} zamanına kadar açık:`,
  passOn: () => 'Kimseye ilk ben yazmam. Bunu arkadaşlarınıza iletin:',
  invitation: (title) => `Bizimle oy verin: ${title}`,
  byPage: (page) => `İnternetten: ${page}`,
  byCode: (code) => `WhatsApp’tan: Merve’ye “KATIL ${code}” yazın`,
  alsoYou: () => 'Sizin oyunuz da sayılır.',
  howToVote: () =>
    'Gidebileceğiniz yerlerin numaralarını yazın, örneğin “1 3”. Birini elemek için “veto 2” ve nedenini yazın.',
  howToRank: () =>
    'Numaraları sırayla yazın, en iyisi başta, örneğin “3 1”. Birini elemek için “veto 2” ve nedenini yazın.',
  changeable: (until) => `Oyunuzu ${until} zamanına kadar değiştirebilirsiniz.`,
  joined: (title) => `Katıldınız: ${title}`,
  joinedOwn: (title) => `Bu sizin kendi oylamanız: ${title}`,
  voted: (names) => `Oyunuz: ${names}.`,
  votedForNone: () => 'Oyunuz: hiçbiri.',
  ruledOut: (name, reason) => `Elenen: ${name} (“${reason}”).`,
  vetoNeedsReason: (name) => `Neden ${name} olmasın? “veto”, numarasını ve nedenini yazın.`,
  notRead: (words) => `“${words}” kısmını anlamadım, oyunuz olduğu gibi kaldı.`,
  noSuchNumber: (number, most) =>
    `${number} numara yok: yerler 1 ile ${most} arasında. Oyunuz olduğu gibi kaldı.`,
  standing: (title, voted, members, until) =>
    `“${title}”: ${members} kişiden ${voted} kişi oy verdi. ${until} zamanına kadar açık.`,
  votes: (name, count) => `${name}: ${count} oy`,
  vetoed: (reasons) => `elendi: ${reasons}`,
  hidden: () => 'Oylar sona kadar gizli kalır.',
  decided: (title, winner, voted) => `“${title}” sonuçlandı: ${winner}. ${voted} kişi oy verdi.`,
  undecided: (title) => `“${title}” bitti. Kimse oy vermedi, bu yüzden bir yer seçilmedi.`,
  noVote: () => 'Süren bir oylamanız yok. Önce yer arayın, sonra “bunları oylayalım” deyin.',
  needsTwo: () => 'Oylama için en az iki yer gerekir. Önce arayın ya da adlarını yazın.',
  leftOut: (count) =>
    `Başka sağlayıcıların bilgilerini saklayamadığım için dışarıda kalan: ${count}. Bir oylamada yalnızca ilk sekiz yer olabilir.`,
  askTime: () => 'Saat kaçta buluşmak istiyorsunuz? Örneğin 20:00.',
  close: (title, voted, members) =>
    `“${title}” oylaması kapatılsın mı? ${members} kişiden ${voted} kişi oy verdi; sonrasında kimse oy veremez.\nKapatmak için ${yes}, açık bırakmak için ${no} yazın.`,
  cancel: (title) =>
    `“${title}” oylaması, onun için anlatılan her şeyle birlikte silinsin mi?\nSilmek için ${yes}, tutmak için ${no} yazın.`,
  kept: (title) => `“${title}” oylaması olduğu gibi kaldı.`,
  cancelled: (title) => `“${title}” oylaması silindi. Hiçbir yer ayırtılmadı.`,
  left: (title) => `“${title}” oylamasından ayrıldınız. Artık bu konuda size yazmayacağım.`,
  organiserStays: (title) => `“${title}” sizin oylamanız. Bitirmek için “oylamayı iptal et” deyin.`,
  notYours: () => 'Bunu yalnızca oylamayı başlatan yapabilir.',
  notOfVote: (title) => `Orası “${title}” oylamasının yeri değil. Hiçbir yer tutulmadı.`,
  notOver: (title) => `“${title}” oylaması hâlâ açık. Önce “oylamayı kapat” deyin.`,
  winnerElsewhere: (winner) => `${winner} kazandı. Burası benden ayırtılamıyor, lütfen kendiniz ayırtın.`,
  askWhen: (winner) =>
    `${winner} kazandı. Ne zaman için ayırtayım? Örneğin “kazananı ayırt, cumartesi 20:00” yazın.`,
  nextOne: (full, next) => `${full} o zaman alınamıyor, bu yüzden oylamanızın sıradaki yeri: ${next}.`,
  noneFree: (title) =>
    `“${title}” yerlerinden hiçbiri o zaman sizin için tutulamıyor. Hiçbir yer ayırtılmadı.`,
  forComing: (party) => `${party} kişilik: geleceğini söyleyenler ve getirdikleri.`,
  groupFlagged: () =>
    '⚠️ Bu mutfakta grubunuzdan birinin yememesi gereken bir şey var. Oylamanızın sıradaki yeri daha iyi olabilir; yine de burayı ayırtırsanız mekâna iletilir.',
  groupWarned: () =>
    '⚠️ Grubunuzdan biri, oradaki yemekte olabilecek bir şeyi yememeli. Mutfağa iletilir; lütfen yemeden önce sorun.',
  groupUnknown: () =>
    '⚠️ Grubunuzdan birinin yememesi gereken bir şey var ve oradaki yemeklerde ne olduğunu kimse bilmiyor. Mutfağa iletilir; lütfen yemeden önce sorun.',
  bookIt: () => 'kazananı ayırt',
  sayBook: (words) => `“${words}” yazın, sizin için tutayım.`,
  nudge: (title, until) => `“${title}”: oyunuz henüz yok. Kapanış: ${until}.`,
  nothingBooked: () => 'Henüz bir yer ayırtılmadı; ayırtılınca haber veririm.',
  booked: (title, what, when) => `“${title}” için ayırtıldı: ${what}, ${when}.`,
  reminder: (title, what, when) => `Az kaldı, “${title}”: ${what}, ${when}.`,
  partyNow: (title, coming, booked) =>
    `“${title}”: artık ${coming} kişi geliyor, ${booked} kişilik yer ayırtılmış.`,
  calendar: (link) => `Takviminiz için: ${link}`,
  hearNoMore: () => 'Bu konuda haber almamak için “oylamadan ayrıl” yazın.',
};
