import { defineSentences } from '../../language/define-sentences.ts';

export const serviceSentences = defineSentences({
  en: {
    proposal: (business: string, town: string, lines: readonly string[], until: string) =>
      [
        `Your request to ${business} (${town}):`,
        ...lines,
        `It is not sent yet; I can send it until ${until}. They then say whether and when they can.`,
        'Reply YES (or CONFIRM) to send it, NO (or DECLINE) to leave it.',
      ].join('\n'),
    notOffered: (name: string) =>
      `${name} does not take service requests through me, so nothing was requested. Ask me for another place, or contact them directly.`,
    needsNote: (service: string) =>
      `${service}: please tell me in a few words what is to be done, so that they know what to bring. Nothing was requested yet.`,
  },
  tr: {
    proposal: (business, town, lines, until) =>
      [
        `Talebiniz, ${business} (${town}):`,
        ...lines,
        `Henüz gönderilmedi; saat ${until} olana kadar gönderebilirim. Gelip gelemeyeceklerini ve zamanını onlar söyler.`,
        'Göndermek için EVET, vazgeçmek için HAYIR yazın.',
      ].join('\n'),
    notOffered: (name) =>
      `${name} benim üzerimden hizmet talebi almıyor, bu yüzden hiçbir şey talep edilmedi. Başka bir yer isteyebilir veya doğrudan ulaşabilirsiniz.`,
    needsNote: (service) =>
      `${service}: lütfen ne yapılacağını birkaç sözle yazın ki hazırlıklı gelsinler. Henüz hiçbir şey talep edilmedi.`,
  },
});
