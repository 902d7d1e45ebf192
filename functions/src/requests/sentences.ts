import { defineSentences } from '../language/define-sentences.ts';

/** A request in words that are ready to be shown. */
export interface RequestWords {
  /** What it is called: `Order K7QF2M`. */
  readonly label: string;
  readonly reference: string;
  readonly business: string;
}

export const requestSentences = defineSentences({
  en: {
    label: (kind: 'food' | 'service', reference: string) =>
      `${kind === 'food' ? 'Order' : 'Request'} ${reference}`,
    // To the customer.
    sent: (words: RequestWords, what: string) =>
      [
        `Sent to ${words.business}: ${words.label}`,
        what,
        `They have not accepted it yet; I will tell you as soon as they answer. Until then you can cancel free of charge: write CANCEL ${words.reference}.`,
      ].join('\n'),
    late: (words: RequestWords, until: string) =>
      `${words.label}: ${words.business} has not answered yet. I wait until ${until}; then it ends by itself and nothing is owed. You can cancel it now, free of charge: write CANCEL ${words.reference}.`,
    accepted: (words: RequestWords, readyAt: string | null) =>
      `${words.label}: ${words.business} has accepted it${readyAt === null ? '' : `, ready at about ${readyAt}`}.`,
    estimated: (words: RequestWords, readyAt: string) =>
      `${words.label}: ${words.business} says it will be ready at about ${readyAt}.`,
    ready: (words: RequestWords) => `${words.label}: ${words.business} says it is ready.`,
    completed: (words: RequestWords) => `${words.label}: ${words.business} says it is done. Thank you!`,
    rejected: (words: RequestWords, why: string) =>
      `${words.label}: ${words.business} cannot take it.${why} Nothing was ordered and nothing is owed. Ask me for another choice.`,
    cancelledFree: (words: RequestWords) =>
      `${words.label} at ${words.business} is cancelled, free of charge. I am telling them.`,
    cancelledByLeave: (words: RequestWords) =>
      `${words.label}: ${words.business} agreed. It is cancelled and nothing is owed.`,
    cancelledByMerchant: (words: RequestWords, why: string) =>
      `${words.label}: ${words.business} has cancelled it after accepting it.${why} Nothing is owed. I am sorry; ask me for another choice.`,
    cancelAsked: (words: RequestWords) =>
      `${words.label}: ${words.business} has accepted it already, so it can only be cancelled with their leave. I am asking them; until they agree it stands.`,
    cancelAskedBefore: (words: RequestWords) =>
      `${words.label}: I have asked ${words.business} already, and they have not answered. Until they agree it stands.`,
    cancelRefused: (words: RequestWords) =>
      `${words.label}: ${words.business} does not agree to cancel it, so it stands.`,
    expired: (words: RequestWords, at: string) =>
      `${words.label}: ${words.business} did not answer by ${at}, so it has ended. Nothing was ordered and nothing is owed. Ask me for another choice.`,
    cancelProposal: (words: RequestWords, needsLeave: boolean) =>
      [
        `Cancel ${words.label} at ${words.business}? It is not cancelled yet.`,
        needsLeave
          ? 'They have accepted it already, so they have to agree.'
          : 'They have not accepted it yet, so it is free of charge.',
        'Reply YES (or CONFIRM) to cancel it, NO (or DECLINE) to keep it.',
      ].join('\n'),
    kept: (words: RequestWords) =>
      `${words.label} at ${words.business} stays as it is. Nothing was cancelled.`,
    notPlaced: () => 'All right, nothing was ordered.',
    overForCustomer: (words: RequestWords, state: string) =>
      `${words.label} at ${words.business} is ${state} already; nothing was changed.`,
    whyOutOfStock: (what: string | null) =>
      what === null ? ' Something is sold out.' : ` Sold out: “${what}”.`,
    whySaid: (reason: string) => ` They say: “${reason}”.`,
    // To the merchant.
    toMerchant: (label: string, lines: readonly string[], reference: string, until: string) =>
      [
        `New ${label}`,
        ...lines,
        `Please answer by ${until}: ACCEPT ${reference}, ACCEPT ${reference} 30 (ready in 30 minutes), REJECT ${reference} or OUT OF STOCK ${reference}.`,
      ].join('\n'),
    customer: (name: string | null) => `Customer: ${name ?? 'a guest'}`,
    collects: () => 'The customer collects it.',
    bringTo: (address: string) => `To: ${address}`,
    delivery: (price: string) => `Delivery: ${price}`,
    total: (price: string) => `Total: ${price}`,
    priceOpen: () => 'Price: to be agreed',
    wishedAt: (when: string) => `When: ${when}`,
    asSoonAsPossible: () => 'When: as soon as possible',
    note: (note: string) => `Note: “${note}”`,
    allergies: (said: string) => `ALLERGY, in the customer’s own words: “${said}”`,
    allergensUnknown: (items: string) =>
      `Not known whether it contains it: ${items}. Please check before you accept; reject if you are not sure.`,
    noted: (label: string, deed: string, next: string) =>
      `${label}: ${deed}. The customer is being told.${next}`,
    deedAccepted: () => 'accepted',
    deedEstimated: (at: string) => `ready at about ${at}`,
    deedReady: () => 'ready',
    deedCompleted: () => 'completed',
    deedRejected: () => 'rejected',
    deedCancelled: () => 'cancelled',
    deedCancelRefused: () => 'not cancelled',
    nextAfterAccept: (reference: string) =>
      ` Later: READY ${reference}, READY 20 ${reference} (in 20 minutes), DONE ${reference}.`,
    alreadySo: (label: string, state: string) => `${label} is ${state} already; nothing was changed.`,
    overForMerchant: (label: string, state: string) =>
      `${label} is ${state} already, so nothing was changed. Please do not prepare it unless you have agreed with the customer.`,
    notAsked: (label: string) => `${label}: nobody has asked to cancel it; nothing was changed.`,
    unknown: (reference: string) =>
      `There is no order or request ${reference} for this number; nothing was changed. Please check the code.`,
    merchantCancelled: (label: string) =>
      `${label} was cancelled by the customer before you accepted it. Please do not prepare it.`,
    merchantCancelAsked: (label: string, reference: string) =>
      `${label}: the customer asks to cancel it. Do you agree? ALLOW ${reference} or KEEP ${reference}.`,
    merchantExpired: (label: string) =>
      `${label} has ended because it was not answered in time, and the customer knows. Please do not prepare it.`,
    state: (state: string) => state,
    buttonAccept: () => 'ACCEPT',
    buttonReject: () => 'REJECT',
    buttonStock: () => 'OUT OF STOCK',
    buttonAllow: () => 'ALLOW',
    buttonKeep: () => 'KEEP',
  },
  tr: {
    label: (kind, reference) => `${kind === 'food' ? 'Sipariş' : 'Talep'} ${reference}`,
    sent: (words, what) =>
      [
        `${words.business} işletmesine iletildi: ${words.label}`,
        what,
        `Henüz kabul etmediler; yanıt verir vermez size söyleyeceğim. O zamana kadar ücretsiz iptal edebilirsiniz: İPTAL ${words.reference} yazın.`,
      ].join('\n'),
    late: (words, until) =>
      `${words.label}: ${words.business} henüz yanıt vermedi. Saat ${until} olana kadar bekliyorum; sonra kendiliğinden sona erer ve bir borcunuz olmaz. Şimdi ücretsiz iptal edebilirsiniz: İPTAL ${words.reference} yazın.`,
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
      `${words.label}: ${words.business} kabul ettikten sonra iptal etti.${why} Borcunuz yok. Üzgünüm; başka bir seçenek için bana yazın.`,
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
        'İptal etmek için EVET, korumak için HAYIR yazın.',
      ].join('\n'),
    kept: (words) => `${words.label} (${words.business}) olduğu gibi duruyor. Hiçbir şey iptal edilmedi.`,
    notPlaced: () => 'Tamam, hiçbir şey sipariş edilmedi.',
    overForCustomer: (words, state) =>
      `${words.label} (${words.business}) zaten ${state}; hiçbir şey değiştirilmedi.`,
    whyOutOfStock: (what) => (what === null ? ' Bir ürün tükenmiş.' : ` Tükenen: “${what}”.`),
    whySaid: (reason) => ` Söyledikleri: “${reason}”.`,
    toMerchant: (label, lines, reference, until) =>
      [
        `Yeni ${label}`,
        ...lines,
        `Lütfen saat ${until} olmadan yanıtlayın: KABUL ${reference}, KABUL ${reference} 30 (30 dakikada hazır), RET ${reference} veya STOK YOK ${reference}.`,
      ].join('\n'),
    customer: (name) => `Müşteri: ${name ?? 'bir misafir'}`,
    collects: () => 'Müşteri gelip alacak.',
    bringTo: (address) => `Adres: ${address}`,
    delivery: (price) => `Teslimat: ${price}`,
    total: (price) => `Toplam: ${price}`,
    priceOpen: () => 'Fiyat: kararlaştırılacak',
    wishedAt: (when) => `Zaman: ${when}`,
    asSoonAsPossible: () => 'Zaman: en kısa sürede',
    note: (note) => `Not: “${note}”`,
    allergies: (said) => `ALERJİ, müşterinin kendi sözleriyle: “${said}”`,
    allergensUnknown: (items) =>
      `İçerip içermediği bilinmiyor: ${items}. Lütfen kabul etmeden önce kontrol edin; emin değilseniz reddedin.`,
    noted: (label, deed, next) => `${label}: ${deed}. Müşteriye bildiriliyor.${next}`,
    deedAccepted: () => 'kabul edildi',
    deedEstimated: (at) => `yaklaşık ${at} gibi hazır`,
    deedReady: () => 'hazır',
    deedCompleted: () => 'tamamlandı',
    deedRejected: () => 'reddedildi',
    deedCancelled: () => 'iptal edildi',
    deedCancelRefused: () => 'iptal edilmedi',
    nextAfterAccept: (reference) =>
      ` Sonra: HAZIR ${reference}, HAZIR 20 ${reference} (20 dakikaya), TESLİM ${reference}.`,
    alreadySo: (label, state) => `${label} zaten ${state}; hiçbir şey değiştirilmedi.`,
    overForMerchant: (label, state) =>
      `${label} zaten ${state}, bu yüzden hiçbir şey değiştirilmedi. Müşteriyle anlaşmadıysanız lütfen hazırlamayın.`,
    notAsked: (label) => `${label}: kimse iptal istemedi; hiçbir şey değiştirilmedi.`,
    unknown: (reference) =>
      `Bu numara için ${reference} kodlu bir sipariş veya talep yok; hiçbir şey değiştirilmedi. Lütfen kodu kontrol edin.`,
    merchantCancelled: (label) =>
      `${label} siz kabul etmeden önce müşteri tarafından iptal edildi. Lütfen hazırlamayın.`,
    merchantCancelAsked: (label, reference) =>
      `${label}: müşteri iptal etmek istiyor. Onaylıyor musunuz? İPTAL OLUR ${reference} veya İPTAL OLMAZ ${reference}.`,
    merchantExpired: (label) =>
      `${label} zamanında yanıtlanmadığı için sona erdi ve müşteri bunu biliyor. Lütfen hazırlamayın.`,
    state: (state) => stateTr[state] ?? state,
    buttonAccept: () => 'KABUL',
    buttonReject: () => 'RET',
    buttonStock: () => 'STOK YOK',
    buttonAllow: () => 'İPTAL OLUR',
    buttonKeep: () => 'İPTAL OLMAZ',
  },
});

const stateTr: Readonly<Record<string, string>> = {
  placed: 'iletilmiş',
  accepted: 'kabul edilmiş',
  ready: 'hazır',
  completed: 'tamamlanmış',
  rejected: 'reddedilmiş',
  cancelled: 'iptal edilmiş',
  expired: 'sona ermiş',
};
