import type { OwnSentences } from './en.ts';

export const turkish: OwnSentences = {
  stillWaiting: (summary, until) => `Yanıtınızı bekliyorum, son saat ${until}:\n${summary}`,
  proposalExpired: () => 'Bu teklifin süresi doldu, hiçbir şey ayrılmadı. İsterseniz yeniden bakayım.',
  proposalLapsed: (what) =>
    `Buna yanıt gelmediği için hiçbir şey yapılmadı: “${what}” Hâlâ istiyorsanız yazın.`,
  replacedProposal: () => 'Önceki teklifi bıraktım.',
  alreadySettled: () => 'Bu teklif daha önce sonuçlandı; bir şey değişmedi.',
  limitReached: () =>
    'Bunu tek seferde bitiremedim, hiçbir şey ayrılmadı. Daha küçük adımlarla yazar mısınız?',
  stillWorking: () => 'Bir dakika lütfen, hâlâ bunun üzerinde çalışıyorum.',
  timeUp: () => 'Çok uzun sürdü, durdum. Hiçbir şey ayrılmadı. Lütfen yeniden deneyin.',
  blocked: () => 'Bu mesaja yardımcı olamıyorum. Hiçbir şey ayrılmadı.',
  tooManyMessages: () =>
    'Yanıtlayabileceğimden hızlı yazıyorsunuz. İki dakika içinde hepsini yanıtlayacağım; yeniden göndermenize gerek yok.',
  tooManyToday: (until) =>
    `Bir günde yanıtlayabileceğim mesaj sayısına ulaştınız, bu mesajla bir işlem yapmadım. Saat ${until} itibarıyla yeniden yanıtlarım.`,
  spentForPerson: () =>
    'Bugün sizin için yapabileceğim kadarını yaptım, bu mesajla bir işlem yapmadım. Lütfen yarın yeniden yazın.',
  spentForMarket: () =>
    'Bugün yapabileceğim kadarını yaptım, bu mesajla bir işlem yapmadım. Lütfen yarın yeniden yazın.',
  spentInTurn: () =>
    'Bu, bir mesaj için yapabileceğimden fazla iş oldu; durdum ve bundan hiçbir şey ayırmadım. Daha küçük adımlarla yazar mısınız?',
  outboundLimit: (most) =>
    `Bunun için ${most} mesajdan fazlası gerekiyordu, bu yüzden göndermedim ve başka bir işlem yapmadım. Lütfen tek tek isteyin.`,
  nothingToSay: () => 'Ne istediğinizi anlayamadım. Yer aramamı ya da masa ayırmamı isteyebilirsiniz.',
  nothingCommitted: () =>
    'Açık olayım: bu mesajla hiçbir şey ayrılmadı, değiştirilmedi ya da gönderilmedi. Geçerli olanları görmek için “rezervasyonlarım” yazın.',
  nextWish: (words: string) => `Bundan sonra diğerine bakacağım: “${words}”.`,
  waitsForAnswer: () => 'Siz yanıtlayana kadar hiçbir şey kesinleşmez.',
  onlyAsConfirmed: () =>
    'Ayrılan, değişen ya da gönderilen her şeyi yalnızca ayrı bir onay mesajıyla bildiririm.',
  linkLeftOut: () => 'Doğrulayamadığım bir bağlantıyı çıkardım.',
  tooLong: (limit) => `Mesajınız ${limit} karakterden uzun, işlem yapmadım. Lütfen önemli kısmını yazın.`,
  reactionIsNoAnswer: () => 'Tepkinizi gördüm, ama bir şey onaylamaz: lütfen yazıyla yanıtlayın.',
  hereItIs: () => 'Buyurun.',
  locationSaved: () => 'Teşekkürler, konumunuzu aldım. Yakında ne arıyorsunuz?',
  marketClosed: () => 'Merve şu anda burada kapalı, bir işlem yapmadım. Lütfen sonra deneyin.',
  notHereYet: () => 'Bu hatta şimdilik yalnızca konuklarla konuşabiliyorum. Bir işlem yapılmadı.',
  failed: () => 'Bende bir sorun oldu, hiçbir şey ayrılmadı. Lütfen yeniden gönderin.',
};
