import { defineSentences } from '../language/define-sentences.ts';

/** What Merve itself says, apart from its capabilities. */
export const sentences = defineSentences({
  en: {
    stillWaiting: (summary: string, until: string) =>
      `Still waiting for your answer, until ${until}:\n${summary}`,
    proposalExpired: () =>
      'That offer has run out, so nothing was booked. Tell me if you would like me to look again.',
    replacedProposal: () => 'I have let go of the earlier offer.',
    alreadySettled: () => 'That offer was settled earlier, so this changes nothing.',
    limitReached: () =>
      'I could not finish that in one go, and nothing was booked. Could you put it in smaller steps?',
    timeUp: () => 'That took too long, so I stopped. Nothing was booked. Please try again.',
    blocked: () => 'I cannot help with that message. Nothing was booked.',
    nothingToSay: () => 'I am not sure what you need. You can ask me to find a place, or to book a table.',
    nothingCommitted: () =>
      'To be clear: nothing is booked yet. Tell me the place, day, time and how many people, and I will hold it for you to confirm.',
    tooLong: (limit: number) =>
      `Your message is longer than ${limit} characters, so I did not act on it. Please send the important part.`,
    unsupportedMedia: () => 'I cannot read pictures, voice notes or files yet. Please write it in words.',
    locationSaved: () => 'Thank you, I have your location. What are you looking for nearby?',
    optedOut: () => 'You will get no more messages from me. Write START whenever you want me back.',
    optedIn: () => 'Welcome back. What can I do for you?',
    help: () =>
      'I am Merve. I find places and book them: for example "a table for 4 tomorrow at 8pm". I always ask before I commit anything: answer YES or NO (or CONFIRM / DECLINE). Write STOP and I will not message you again.',
    marketClosed: () => 'Merve is closed here at the moment, so I did nothing. Please try again later.',
    notHereYet: () => 'I can only talk to guests on this line so far. Nothing was done.',
    failed: () => 'Something went wrong on my side, and nothing was booked. Please send that again.',
  },
  tr: {
    stillWaiting: (summary: string, until: string) => `Yanıtınızı bekliyorum, son saat ${until}:\n${summary}`,
    proposalExpired: () => 'Bu teklifin süresi doldu, hiçbir şey ayrılmadı. İsterseniz yeniden bakayım.',
    replacedProposal: () => 'Önceki teklifi bıraktım.',
    alreadySettled: () => 'Bu teklif daha önce sonuçlandı; bir şey değişmedi.',
    limitReached: () =>
      'Bunu tek seferde bitiremedim, hiçbir şey ayrılmadı. Daha küçük adımlarla yazar mısınız?',
    timeUp: () => 'Çok uzun sürdü, durdum. Hiçbir şey ayrılmadı. Lütfen yeniden deneyin.',
    blocked: () => 'Bu mesaja yardımcı olamıyorum. Hiçbir şey ayrılmadı.',
    nothingToSay: () => 'Ne istediğinizi anlayamadım. Yer aramamı ya da masa ayırmamı isteyebilirsiniz.',
    nothingCommitted: () =>
      'Açık olayım: henüz hiçbir şey ayrılmadı. Yeri, günü, saati ve kişi sayısını yazın, onayınız için ayırayım.',
    tooLong: (limit: number) =>
      `Mesajınız ${limit} karakterden uzun, işlem yapmadım. Lütfen önemli kısmını yazın.`,
    unsupportedMedia: () => 'Resim, ses ve dosyaları henüz okuyamıyorum. Lütfen yazıyla anlatın.',
    locationSaved: () => 'Teşekkürler, konumunuzu aldım. Yakında ne arıyorsunuz?',
    optedOut: () => 'Size artık mesaj göndermeyeceğim. Dönmek isterseniz BAŞLA yazın.',
    optedIn: () => 'Yeniden hoş geldiniz. Size nasıl yardımcı olabilirim?',
    help: () =>
      'Ben Merve. Yer bulur ve ayırırım: örneğin "yarın akşam 8 için 4 kişilik masa". Kesinleştirmeden önce mutlaka sorarım: EVET ya da HAYIR yazın. DUR yazarsanız size bir daha yazmam.',
    marketClosed: () => 'Merve şu anda burada kapalı, bir işlem yapmadım. Lütfen sonra deneyin.',
    notHereYet: () => 'Bu hatta şimdilik yalnızca konuklarla konuşabiliyorum. Bir işlem yapılmadı.',
    failed: () => 'Bende bir sorun oldu, hiçbir şey ayrılmadı. Lütfen yeniden gönderin.',
  },
});
