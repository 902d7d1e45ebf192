import { isolated } from '@merve/contract/words';
import { answerWords as word } from '../../language/answer-words.ts';
import { defineSentences } from '../../language/define-sentences.ts';

/** What is said beside every order of somebody with an allergy: nobody here can vouch for a dish. */
const unverified = {
  en: () =>
    'I cannot say that any dish is safe for you: what is not declared is unknown, and kitchens mix. They get your words as you wrote them; please ask them yourself before you eat.',
  tr: () =>
    'Hiçbir yemeğin sizin için güvenli olduğunu söyleyemem: bildirilmeyen bilinmiyor demektir ve mutfakta karışabilir. Sözleriniz onlara olduğu gibi iletilir; lütfen yemeden önce kendiniz de sorun.',
  he: () =>
    'אי אפשר לומר על שום מנה שהיא בטוחה עבורכם: מה שלא הוצהר אינו ידוע, ובמטבח דברים מתערבבים. הדברים יועברו אליהם כפי שכתבתם; נא לשאול אותם גם ישירות לפני האכילה.',
  ru: () =>
    'Ни об одном блюде нельзя сказать, что оно для вас безопасно: о чём не заявлено, то неизвестно, а на кухне продукты смешиваются. Ваши слова передадут дословно; пожалуйста, спросите и сами, прежде чем есть.',
  el: () =>
    'Δεν μπορώ να πω ότι κάποιο πιάτο είναι ασφαλές για εσάς: ό,τι δεν δηλώνεται είναι άγνωστο, και στην κουζίνα τα υλικά ανακατεύονται. Τα λόγια σας τους μεταφέρονται όπως τα γράψατε· παρακαλώ ρωτήστε και εσείς πριν φάτε.',
  de: () =>
    'Ich kann von keinem Gericht sagen, dass es für Sie unbedenklich ist: Was nicht angegeben ist, ist unbekannt, und in Küchen vermischt sich manches. Ihre Worte werden so weitergegeben, wie Sie sie geschrieben haben; bitte fragen Sie vor dem Essen selbst nach.',
  ar: () =>
    'لا يمكن القول عن أي طبق إنه آمن لك: ما لم يُصرَّح به غير معروف، والمكونات تختلط في المطابخ. ستصلهم كلماتك كما كتبتها؛ يُرجى سؤالهم مباشرة أيضًا قبل الأكل.',
  fa: () =>
    'نمی‌توانم بگویم غذایی برای شما بی‌خطر است: آنچه اعلام نشده نامعلوم است و در آشپزخانه مواد با هم مخلوط می‌شوند. نوشته‌ی شما عیناً به آن‌ها می‌رسد؛ لطفاً پیش از خوردن خودتان هم بپرسید.',
  ko: () =>
    '어떤 음식도 안전하다고 말씀드릴 수 없습니다. 표시되지 않은 성분은 알 수 없고, 주방에서 섞일 수 있습니다. 쓰신 내용은 그대로 전달되지만, 드시기 전에 직접 확인해 주세요.',
} as const;

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
        ...(extra.unverified ? [unverified.en()] : []),
        `It is not ordered yet; I can send it until ${extra.until}.`,
        `Reply ${word.en.yes} (or ${word.en.confirm}) to send it, ${word.en.no} (or ${word.en.decline}) to leave it.`,
      ].join('\n'),
    unverified: unverified.en,
    notOrdered: (name: string) =>
      `${name} does not take orders through me, so nothing was ordered. Ask me for another place, or contact them directly.`,
    noItems: () => 'What would you like to order? Tell me the dishes by name or number.',
  },
  tr: {
    proposal: (business, town, lines, extra) =>
      [
        `Siparişiniz, ${business} (${town}):`,
        ...lines,
        ...(extra.unverified ? [unverified.tr()] : []),
        `Henüz sipariş edilmedi; saat ${extra.until} olana kadar gönderebilirim.`,
        `Göndermek için ${word.tr.yes}, vazgeçmek için ${word.tr.no} yazın.`,
      ].join('\n'),
    unverified: unverified.tr,
    notOrdered: (name) =>
      `${name} benim üzerimden sipariş almıyor, bu yüzden hiçbir şey sipariş edilmedi. Başka bir yer isteyebilir veya doğrudan ulaşabilirsiniz.`,
    noItems: () => 'Ne sipariş etmek istersiniz? Yemekleri adıyla veya numarasıyla yazın.',
  },
  he: {
    proposal: (business, town, lines, extra) =>
      [
        `ההזמנה שלכם, ${isolated(business)} (${isolated(town)}):`,
        ...lines,
        ...(extra.unverified ? [unverified.he()] : []),
        `עדיין לא הוזמן; אפשר לשלוח עד ${isolated(extra.until)}.`,
        `לשליחה השיבו “${word.he.yes}”, לוויתור השיבו “${word.he.no}”.`,
      ].join('\n'),
    unverified: unverified.he,
    notOrdered: (name) =>
      `אי אפשר להזמין דרכי מ־${isolated(name)}, ולכן דבר לא הוזמן. אפשר לבקש ממני מקום אחר או לפנות אליהם ישירות.`,
    noItems: () => 'מה תרצו להזמין? כתבו את שמות המנות או את המספרים שלהן.',
  },
  ru: {
    proposal: (business, town, lines, extra) =>
      [
        `Ваш заказ, «${business}» (${town}):`,
        ...lines,
        ...(extra.unverified ? [unverified.ru()] : []),
        `Заказ ещё не отправлен; отправить можно до ${extra.until}.`,
        `Чтобы отправить, ответьте ${word.ru.yes}; чтобы отказаться — ${word.ru.no}.`,
      ].join('\n'),
    unverified: unverified.ru,
    notOrdered: (name) =>
      `«${name}» не принимает заказы через меня, поэтому ничего не заказано. Могу поискать другое место, или свяжитесь с ними напрямую.`,
    noItems: () => 'Что бы вы хотели заказать? Напишите названия или номера блюд.',
  },
  el: {
    proposal: (business, town, lines, extra) =>
      [
        `Η παραγγελία σας, «${business}» (${town}):`,
        ...lines,
        ...(extra.unverified ? [unverified.el()] : []),
        `Δεν έχει παραγγελθεί ακόμη· μπορώ να τη στείλω έως τις ${extra.until}.`,
        `Για να τη στείλω απαντήστε ${word.el.yes}, αλλιώς ${word.el.no}.`,
      ].join('\n'),
    unverified: unverified.el,
    notOrdered: (name) =>
      `Το «${name}» δεν δέχεται παραγγελίες μέσω εμού, οπότε δεν παραγγέλθηκε τίποτα. Ζητήστε μου άλλο μέρος ή επικοινωνήστε απευθείας.`,
    noItems: () => 'Τι θα θέλατε να παραγγείλετε; Γράψτε τα πιάτα με το όνομα ή τον αριθμό τους.',
  },
  de: {
    proposal: (business, town, lines, extra) =>
      [
        `Ihre Bestellung bei „${business}“ (${town}):`,
        ...lines,
        ...(extra.unverified ? [unverified.de()] : []),
        `Noch ist nichts bestellt; ich kann sie bis ${extra.until} Uhr abschicken.`,
        `Antworten Sie mit ${word.de.yes}, um sie abzuschicken, sonst mit ${word.de.no}.`,
      ].join('\n'),
    unverified: unverified.de,
    notOrdered: (name) =>
      `„${name}“ nimmt über mich keine Bestellungen an, deshalb wurde nichts bestellt. Ich kann etwas anderes suchen, oder Sie melden sich dort direkt.`,
    noItems: () => 'Was möchten Sie bestellen? Nennen Sie die Gerichte mit Namen oder Nummer.',
  },
  ar: {
    proposal: (business, town, lines, extra) =>
      [
        `طلبك من ${isolated(business)} (${isolated(town)}):`,
        ...lines,
        ...(extra.unverified ? [unverified.ar()] : []),
        `لم يُطلب بعد، ويمكن إرساله حتى ${isolated(extra.until)}.`,
        `لإرساله يُرجى الرد بكلمة «${word.ar.yes}»، وللعدول عنه بكلمة «${word.ar.no}».`,
      ].join('\n'),
    unverified: unverified.ar,
    notOrdered: (name) =>
      `لا يقبل ${isolated(name)} الطلبات عن طريقي، لذلك لم يُطلب شيء. يمكنني البحث عن مكان آخر، أو يمكنك التواصل معهم مباشرة.`,
    noItems: () => 'ماذا تود أن تطلب؟ يُرجى كتابة أسماء الأطباق أو أرقامها.',
  },
  fa: {
    proposal: (business, town, lines, extra) =>
      [
        `سفارش شما از ${isolated(business)} (${isolated(town)}):`,
        ...lines,
        ...(extra.unverified ? [unverified.fa()] : []),
        `هنوز سفارش داده نشده است؛ تا ساعت ${isolated(extra.until)} می‌توانم بفرستم.`,
        `برای فرستادن بنویسید «${word.fa.yes}» و برای انصراف «${word.fa.no}».`,
      ].join('\n'),
    unverified: unverified.fa,
    notOrdered: (name) =>
      `${isolated(name)} از طریق من سفارش نمی‌گیرد، پس چیزی سفارش داده نشد. جای دیگری از من بخواهید یا مستقیم تماس بگیرید.`,
    noItems: () => 'چه سفارش می‌دهید؟ غذاها را با نام یا شماره بنویسید.',
  },
  ko: {
    proposal: (business, town, lines, extra) =>
      [
        `주문 내용, ${business} (${town}):`,
        ...lines,
        ...(extra.unverified ? [unverified.ko()] : []),
        `아직 주문되지 않았습니다. ${extra.until}까지 보낼 수 있습니다.`,
        `보내시려면 ‘${word.ko.yes}’, 원하지 않으시면 ‘${word.ko.no}’라고 답해 주세요.`,
      ].join('\n'),
    unverified: unverified.ko,
    notOrdered: (name) =>
      `${name}은(는) 저를 통해 주문을 받지 않아 아무것도 주문하지 않았습니다. 다른 곳을 찾아 드리거나 직접 연락하실 수 있습니다.`,
    noItems: () => '무엇을 주문하시겠어요? 음식 이름이나 번호를 알려 주세요.',
  },
});
