import { defineSentences } from '../../language/define-sentences.ts';

export const orderSentences = defineSentences({
  en: {
    proposal: (
      business: string,
      town: string,
      lines: readonly string[],
      extra: { until: string; unverified: boolean },
    ) =>
      [
        `Your order at ${business} (${town}):`,
        ...lines,
        ...(extra.unverified
          ? [
              'I cannot say that any dish is safe for you: what is not declared is unknown, and kitchens mix. They get your words as you wrote them; please ask them yourself before you eat.',
            ]
          : []),
        `It is not ordered yet; I can send it until ${extra.until}.`,
        'Reply YES (or CONFIRM) to send it, NO (or DECLINE) to leave it.',
      ].join('\n'),
    notOrdered: (name: string) =>
      `${name} does not take orders through me, so nothing was ordered. Ask me for another place, or contact them directly.`,
    noItems: () => 'What would you like to order? Tell me the dishes by name or number.',
  },
  tr: {
    proposal: (business, town, lines, extra) =>
      [
        `Siparişiniz, ${business} (${town}):`,
        ...lines,
        ...(extra.unverified
          ? [
              'Hiçbir yemeğin sizin için güvenli olduğunu söyleyemem: bildirilmeyen bilinmiyor demektir ve mutfakta karışabilir. Sözleriniz onlara olduğu gibi iletilir; lütfen yemeden önce kendiniz de sorun.',
            ]
          : []),
        `Henüz sipariş edilmedi; saat ${extra.until} olana kadar gönderebilirim.`,
        'Göndermek için EVET, vazgeçmek için HAYIR yazın.',
      ].join('\n'),
    notOrdered: (name) =>
      `${name} benim üzerimden sipariş almıyor, bu yüzden hiçbir şey sipariş edilmedi. Başka bir yer isteyebilir veya doğrudan ulaşabilirsiniz.`,
    noItems: () => 'Ne sipariş etmek istersiniz? Yemekleri adıyla veya numarasıyla yazın.',
  },
});
