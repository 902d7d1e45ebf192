import { defineSentences } from '../language/define-sentences.ts';

/** What Merve itself says, apart from its capabilities. */
export const sentences = defineSentences({
  en: {
    stillWaiting: (summary: string, until: string) =>
      `Still waiting for your answer, until ${until}:\n${summary}`,
    proposalExpired: () =>
      'That offer has run out, so nothing was booked. Tell me if you would like me to look again.',
    holdLetGo: (what: string, when: string) =>
      `I have let go of ${what}, ${when}: the time to answer ran out, so nothing was booked. Tell me if you still want it and I will look again.`,
    replacedProposal: () => 'I have let go of the earlier offer.',
    alreadySettled: () => 'That offer was settled earlier, so this changes nothing.',
    limitReached: () =>
      'I could not finish that in one go, and nothing was booked. Could you put it in smaller steps?',
    timeUp: () => 'That took too long, so I stopped. Nothing was booked. Please try again.',
    blocked: () => 'I cannot help with that message. Nothing was booked.',
    tooManyMessages: (seconds: number) =>
      `You are writing faster than I can answer, so I did not act on that. Please send it again in ${seconds} seconds.`,
    tooManyToday: (until: string) =>
      `You have reached the messages I may answer in a day, so I did not act on that. I answer again from ${until}.`,
    spentForPerson: () =>
      'I have done as much for you today as I may, so I did not act on that. Please write again tomorrow.',
    spentForMarket: () =>
      'I have done as much as I may for today, so I did not act on that. Please write again tomorrow.',
    spentInTurn: () =>
      'That became more work than one message may cost, so I stopped and booked nothing from it. Could you put it in smaller steps?',
    outboundLimit: (most: number) =>
      `That would have taken more than ${most} messages, so I left it out, and nothing more was done. Please ask for one thing at a time.`,
    nothingToSay: () => 'I am not sure what you need. You can ask me to find a place, or to book a table.',
    nothingCommitted: () =>
      'To be clear: nothing is booked yet. Tell me the place, day, time and how many people, and I will hold it for you to confirm.',
    tooLong: (limit: number) =>
      `Your message is longer than ${limit} characters, so I did not act on it. Please send the important part.`,
    reactionIsNoAnswer: () => 'I saw your reaction, but it confirms nothing: please answer in words.',
    locationSaved: () => 'Thank you, I have your location. What are you looking for nearby?',
    marketClosed: () => 'Merve is closed here at the moment, so I did nothing. Please try again later.',
    notHereYet: () => 'I can only talk to guests on this line so far. Nothing was done.',
    failed: () => 'Something went wrong on my side, and nothing was booked. Please send that again.',
  },
  tr: {
    stillWaiting: (summary: string, until: string) => `Yanıtınızı bekliyorum, son saat ${until}:\n${summary}`,
    proposalExpired: () => 'Bu teklifin süresi doldu, hiçbir şey ayrılmadı. İsterseniz yeniden bakayım.',
    holdLetGo: (what: string, when: string) =>
      `Yanıt süresi dolduğu için ${what}, ${when} ayırtmasını bıraktım; hiçbir şey rezerve edilmedi. Hâlâ isterseniz yazın, yeniden bakayım.`,
    replacedProposal: () => 'Önceki teklifi bıraktım.',
    alreadySettled: () => 'Bu teklif daha önce sonuçlandı; bir şey değişmedi.',
    limitReached: () =>
      'Bunu tek seferde bitiremedim, hiçbir şey ayrılmadı. Daha küçük adımlarla yazar mısınız?',
    timeUp: () => 'Çok uzun sürdü, durdum. Hiçbir şey ayrılmadı. Lütfen yeniden deneyin.',
    blocked: () => 'Bu mesaja yardımcı olamıyorum. Hiçbir şey ayrılmadı.',
    tooManyMessages: (seconds: number) =>
      `Yanıtlayabileceğimden hızlı yazıyorsunuz, bu mesajla bir işlem yapmadım. Lütfen ${seconds} saniye sonra yeniden gönderin.`,
    tooManyToday: (until: string) =>
      `Bir günde yanıtlayabileceğim mesaj sayısına ulaştınız, bu mesajla bir işlem yapmadım. Saat ${until} itibarıyla yeniden yanıtlarım.`,
    spentForPerson: () =>
      'Bugün sizin için yapabileceğim kadarını yaptım, bu mesajla bir işlem yapmadım. Lütfen yarın yeniden yazın.',
    spentForMarket: () =>
      'Bugün yapabileceğim kadarını yaptım, bu mesajla bir işlem yapmadım. Lütfen yarın yeniden yazın.',
    spentInTurn: () =>
      'Bu, bir mesaj için yapabileceğimden fazla iş oldu; durdum ve bundan hiçbir şey ayırmadım. Daha küçük adımlarla yazar mısınız?',
    outboundLimit: (most: number) =>
      `Bunun için ${most} mesajdan fazlası gerekiyordu, bu yüzden göndermedim ve başka bir işlem yapmadım. Lütfen tek tek isteyin.`,
    nothingToSay: () => 'Ne istediğinizi anlayamadım. Yer aramamı ya da masa ayırmamı isteyebilirsiniz.',
    nothingCommitted: () =>
      'Açık olayım: henüz hiçbir şey ayrılmadı. Yeri, günü, saati ve kişi sayısını yazın, onayınız için ayırayım.',
    tooLong: (limit: number) =>
      `Mesajınız ${limit} karakterden uzun, işlem yapmadım. Lütfen önemli kısmını yazın.`,
    reactionIsNoAnswer: () => 'Tepkinizi gördüm, ama bir şey onaylamaz: lütfen yazıyla yanıtlayın.',
    locationSaved: () => 'Teşekkürler, konumunuzu aldım. Yakında ne arıyorsunuz?',
    marketClosed: () => 'Merve şu anda burada kapalı, bir işlem yapmadım. Lütfen sonra deneyin.',
    notHereYet: () => 'Bu hatta şimdilik yalnızca konuklarla konuşabiliyorum. Bir işlem yapılmadı.',
    failed: () => 'Bende bir sorun oldu, hiçbir şey ayrılmadı. Lütfen yeniden gönderin.',
  },
});
