import { answerWords } from '../../language/answer-words.ts';
import { merchantWords } from '../merchant-phrases.ts';
import type { RequestSentences } from './en.ts';

const { yes, no, cancel } = answerWords.tr;
const word = merchantWords('tr');
const states: Readonly<Record<string, string>> = {
  placed: 'iletilmiş',
  accepted: 'kabul edilmiş',
  ready: 'hazır',
  completed: 'tamamlanmış',
  rejected: 'reddedilmiş',
  cancelled: 'iptal edilmiş',
  expired: 'sona ermiş',
};

export const turkish: RequestSentences = {
  label: (kind, reference) => `${kind === 'food' ? 'Sipariş' : 'Talep'} ${reference}`,
  sent: (words, what) =>
    [
      `${words.business} işletmesine iletildi: ${words.label}`,
      what,
      `Henüz kabul etmediler; yanıt verir vermez size söyleyeceğim. O zamana kadar ücretsiz iptal edebilirsiniz: ${cancel} ${words.reference} yazın.`,
    ].join('\n'),
  changeSent: (words, what) =>
    [
      `Değişiklik ${words.business} işletmesine gönderildi. ${words.label} artık şöyle:`,
      what,
      `Henüz kabul etmediler; yanıt verir vermez size söyleyeceğim. O zamana kadar ücretsiz iptal edebilirsiniz: ${cancel} ${words.reference} yazın.`,
    ].join('\n'),
  late: (words, until) =>
    `${words.label}: ${words.business} henüz yanıt vermedi. Saat ${until} olana kadar bekliyorum; sonra kendiliğinden sona erer ve bir borcunuz olmaz. Şimdi ücretsiz iptal edebilirsiniz: ${cancel} ${words.reference} yazın.`,
  accepted: (words, readyAt) =>
    `${words.label}: ${words.business} kabul etti${readyAt === null ? '' : `, yaklaşık ${readyAt} gibi hazır olur`}.`,
  estimated: (words, readyAt) =>
    `${words.label}: ${words.business} yaklaşık ${readyAt} gibi hazır olacağını söylüyor.`,
  ready: (words) => `${words.label}: ${words.business} hazır olduğunu söylüyor.`,
  completed: (words) => `${words.label}: ${words.business} tamamlandığını söylüyor. Teşekkürler!`,
  rejected: (words, why) =>
    `${words.label}: ${words.business} kabul edemiyor.${why} Hiçbir şey sipariş edilmedi, borcunuz yok. Başka bir seçenek için bana yazın.`,
  cancelledFree: (words) =>
    `${words.label} (${words.business}) ücretsiz iptal edildi. Kendilerine haber veriyorum.`,
  cancelledByLeave: (words) => `${words.label}: ${words.business} onayladı. İptal edildi, borcunuz yok.`,
  cancelledByMerchant: (words, why) =>
    `${words.label}: ${words.business} kabul ettikten sonra iptal etti.${why} Borcunuz yok. Özür dilerim; başka bir seçenek için bana yazın.`,
  cancelAsked: (words) =>
    `${words.label}: ${words.business} bunu kabul etmişti, bu yüzden ancak onların onayıyla iptal edilebilir. Soruyorum; onaylayana kadar geçerlidir.`,
  cancelAskedBefore: (words) =>
    `${words.label}: ${words.business} işletmesine zaten sordum, henüz yanıt vermediler. Onaylayana kadar geçerlidir.`,
  cancelRefused: (words) => `${words.label}: ${words.business} iptali kabul etmiyor, bu yüzden geçerlidir.`,
  expired: (words, at) =>
    `${words.label}: ${words.business} saat ${at} olana kadar yanıt vermedi, bu yüzden sona erdi. Hiçbir şey sipariş edilmedi, borcunuz yok. Başka bir seçenek için bana yazın.`,
  cancelProposal: (words, needsLeave) =>
    [
      `${words.label} (${words.business}) iptal edilsin mi? Henüz iptal edilmedi.`,
      needsLeave
        ? 'Kabul etmişlerdi, bu yüzden onların da onaylaması gerekiyor.'
        : 'Henüz kabul etmediler, bu yüzden ücretsiz.',
      `İptal etmek için ${yes}, iptal etmemek için ${no} yazın.`,
    ].join('\n'),
  kept: (words) => `${words.label} (${words.business}) olduğu gibi duruyor. Hiçbir şey iptal edilmedi.`,
  unchanged: (words) => `${words.business}, ${words.label}: olduğu gibi kalıyor; hiçbir şey değiştirilmedi.`,
  notPlaced: () => 'Tamam, hiçbir şey sipariş edilmedi.',
  overForCustomer: (words, state) =>
    `${words.label} (${words.business}) zaten ${state}; hiçbir şey değiştirilmedi.`,
  whyOutOfStock: (what) => (what === null ? ' Bir ürün tükenmiş.' : ` Tükenen: “${what}”.`),
  whySaid: (reason) => ` Söyledikleri: “${reason}”.`,
  toMerchant: (label, lines, reference, until) =>
    [
      `Yeni ${label}`,
      ...lines,
      `Lütfen saat ${until} olmadan yanıtlayın: ${word.accept} ${reference}, ${word.accept} ${reference} 30 (30 dakikada hazır), ${word.reject} ${reference} veya ${word.stock} ${reference}.`,
    ].join('\n'),
  toAgent: (label, lines, reference, until) =>
    [
      `Yeni ${label}`,
      ...lines,
      `Lütfen en geç ${until} itibarıyla yanıtlayın: ${word.accept} ${reference} veya sonuna başka bir zaman ekleyerek ${word.reject} ${reference}; sözlerinizi olduğu gibi iletirim.`,
    ].join('\n'),
  viewingOf: (name) => `Gezme: ${name}`,
  wheneverItSuits: () => 'Ne zaman: size uygun bir zaman',
  customer: (name) => `Müşteri: ${name ?? 'bir misafir'}`,
  collects: () => 'Gel-al: yerinden alınacak.',
  bringTo: (address) => `Adres: ${address}`,
  delivery: (price) => `Teslimat: ${price}`,
  total: (price) => `Toplam: ${price}`,
  priceOpen: () => 'Fiyat: kararlaştırılacak',
  wishedAt: (when) => `Zaman: ${when}`,
  asSoonAsPossible: () => 'Zaman: en kısa sürede',
  note: (note) => `Not: “${note}”`,
  allergiesTold: (said) => `Onlara sizin sözlerinizle iletilir: “${said}”`,
  allergensUndeclared: (items) =>
    `Bildirilmemiş, yani bilinmiyor: ${items}. Yemeden önce lütfen kendilerine sorun.`,
  allergies: (said) => `ALERJİ, müşterinin kendi sözleriyle: “${said}”`,
  allergensUnknown: (items) =>
    `İçerip içermediği bilinmiyor: ${items}. Lütfen kabul etmeden önce kontrol edin; emin değilseniz reddedin.`,
  noted: (label, action, next) => `${label}: ${action}. Müşteriye bildiriliyor.${next}`,
  nowAccepted: () => 'kabul edildi',
  nowEstimated: (at) => `yaklaşık ${at} gibi hazır`,
  nowReady: () => 'hazır',
  nowCompleted: () => 'tamamlandı',
  nowRejected: () => 'reddedildi',
  nowCancelled: () => 'iptal edildi',
  nowCancelRefused: () => 'iptal edilmedi',
  nextAfterAccept: (reference) =>
    ` Sonra: ${word.ready} ${reference}, ${word.ready} 20 ${reference} (20 dakikaya), ${word.complete} ${reference}.`,
  alreadySo: (label, state) => `${label} zaten ${state}; hiçbir şey değiştirilmedi.`,
  overForMerchant: (label, state) =>
    `${label} zaten ${state}, bu yüzden hiçbir şey değiştirilmedi. Müşteriyle anlaşmadıysanız lütfen hazırlamayın.`,
  unclear: (label, reference) =>
    `${label}: yazdığınız iki farklı anlama geliyor, bu yüzden hiçbir şey değiştirilmedi. Lütfen yalnızca ${word.accept} ${reference} veya ${word.reject} ${reference} yazın.`,
  notAsked: (label) => `${label}: kimse iptal istemedi; hiçbir şey değiştirilmedi.`,
  unknown: (reference) =>
    `Bu numara için ${reference} kodlu bir sipariş veya talep yok; hiçbir şey değiştirilmedi. Lütfen kodu kontrol edin.`,
  merchantChanged: (label, changes, lines, howToAnswer) =>
    [
      `Müşteri, siz yanıtlamadan önce DEĞİŞTİRDİ: ${label}. Değişenler:`,
      ...changes,
      'Şu anki hâlinin tamamı:',
      ...lines,
      `Daha önce gönderdiğim artık geçerli değil. ${howToAnswer}`,
    ].join('\n'),
  answeredOlder: (label, lines, howToAnswer) =>
    [
      `${label}: yanıtladığınız hâlini müşteri o arada değiştirdi, bu yüzden hiçbir şey işleme alınmadı. Şu anki hâli:`,
      ...lines,
      howToAnswer,
    ].join('\n'),
  merchantCancelled: (label) =>
    `${label} siz kabul etmeden önce müşteri tarafından iptal edildi. Lütfen hazırlamayın.`,
  merchantCancelAsked: (label, reference) =>
    `${label}: müşteri iptal etmek istiyor. Onaylıyor musunuz? ${word.allow} ${reference} veya ${word.keep} ${reference}.`,
  merchantExpired: (label) =>
    `${label} zamanında yanıtlanmadığı için sona erdi ve müşteri bunu biliyor. Lütfen hazırlamayın.`,
  lessProposal: (words, without, lines, until) =>
    [
      `${words.label}: ${words.business} bildirdi, kalmayan: ${without}. Getirebilecekleri:`,
      ...lines,
      `Henüz kesinleşmedi. Kabul etmek için en geç ${until} olmadan ${yes}, siparişi ücretsiz iptal etmek için ${no} yazın.`,
    ].join('\n'),
  lessTaken: (words, lines) =>
    [`${words.label}: ${words.business} kalmayanlar olmadan kabul etti, onlara iletiyorum:`, ...lines].join(
      '\n',
    ),
  lessExpired: (words, at) =>
    `${words.label}: kalanı isteyip istemediğinizi saat ${at} olana kadar yazmadığınız için sona erdi. Hiçbir şey sipariş edilmedi, borcunuz yok.`,
  askedForRest: (label, without) =>
    `${label}: müşteriye bunlar olmadan isteyip istemediğini soruyorum: ${without}. Lütfen henüz hazırlamayın: evet derse kalanını kabul etmiş sayılırsınız, haber veririm.`,
  restTaken: (label, lines, reference) =>
    [
      `${label}: müşteri kalanını istiyor, bunu kabul etmiş oldunuz:`,
      ...lines,
      `Sonra: ${word.ready} ${reference}, ${word.complete} ${reference}.`,
    ].join('\n'),
  whichRequest: (codes) =>
    `Cevabınızı bekleyen birkaç tane var: ${codes}. Henüz hiçbir şey değişmedi. Lütfen kastettiğinizin koduyla ${word.accept} ya da ${word.reject} yazın.`,
  requestOrOwn: (label, reference) =>
    `${label} için mi, yoksa size müşteri olarak sorduğum soru için mi yazdınız? Henüz hiçbir şey değişmedi. Birincisi için ${word.accept} ${reference} ya da ${word.reject} ${reference}, diğeri için ${yes} ya da ${no} yazın.`,
  listed: (words, what, state) => `${words.label}, ${words.business}: ${what} – durum: ${state}`,
  noneYet: () => 'Benim üzerimden henüz bir sipariş vermediniz veya talepte bulunmadınız.',
  state: (state) => states[state] ?? state,
};
