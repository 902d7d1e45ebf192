import { isolated } from '@merve/contract/words';
import { answerWords as word } from '../../language/answer-words.ts';
import { defineSentences } from '../../language/define-sentences.ts';

export const serviceSentences = defineSentences({
  en: {
    proposal: (business: string, town: string, lines: readonly string[], until: string) =>
      [
        `Your request to ${business} (${town}):`,
        ...lines,
        `It is not sent yet; I can send it until ${until}. They then say whether and when they can.`,
        `Reply ${word.en.yes} (or ${word.en.confirm}) to send it, ${word.en.no} (or ${word.en.decline}) to leave it.`,
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
        `Göndermek için ${word.tr.yes}, vazgeçmek için ${word.tr.no} yazın.`,
      ].join('\n'),
    notOffered: (name) =>
      `${name} benim üzerimden hizmet talebi almıyor, bu yüzden hiçbir şey talep edilmedi. Başka bir yer isteyebilir veya doğrudan ulaşabilirsiniz.`,
    needsNote: (service) =>
      `${service}: lütfen ne yapılacağını birkaç sözle yazın ki hazırlıklı gelsinler. Henüz hiçbir şey talep edilmedi.`,
  },
  he: {
    proposal: (business, town, lines, until) =>
      [
        `הבקשה שלכם אל ${isolated(business)} (${isolated(town)}):`,
        ...lines,
        `עדיין לא נשלחה; אפשר לשלוח עד ${isolated(until)}. לאחר מכן יודיעו אם ומתי אפשר.`,
        `לשליחה השיבו “${word.he.yes}”, לוויתור השיבו “${word.he.no}”.`,
      ].join('\n'),
    notOffered: (name) =>
      `אי אפשר לבקש דרכי שירות מ־${isolated(name)}, ולכן לא נשלחה בקשה. אפשר לבקש ממני מקום אחר או לפנות אליהם ישירות.`,
    needsNote: (service) =>
      `${isolated(service)}: כתבו בכמה מילים מה צריך לעשות, כדי שיידעו מה להביא. עדיין לא נשלחה בקשה.`,
  },
  ru: {
    proposal: (business, town, lines, until) =>
      [
        `Ваша заявка, «${business}» (${town}):`,
        ...lines,
        `Она ещё не отправлена; отправить можно до ${until}. Потом они скажут, смогут ли и когда.`,
        `Чтобы отправить, ответьте ${word.ru.yes}; чтобы отказаться — ${word.ru.no}.`,
      ].join('\n'),
    notOffered: (name) =>
      `«${name}» не принимает заявки через меня, поэтому ничего не отправлено. Могу поискать другое место, или свяжитесь с ними напрямую.`,
    needsNote: (service) =>
      `${service}: напишите, пожалуйста, в двух словах, что нужно сделать, чтобы они знали, что взять с собой. Пока ничего не отправлено.`,
  },
  el: {
    proposal: (business, town, lines, until) =>
      [
        `Το αίτημά σας, «${business}» (${town}):`,
        ...lines,
        `Δεν έχει σταλεί ακόμη· μπορώ να το στείλω έως τις ${until}. Μετά θα πουν αν και πότε μπορούν.`,
        `Για να το στείλω απαντήστε ${word.el.yes}, αλλιώς ${word.el.no}.`,
      ].join('\n'),
    notOffered: (name) =>
      `Το «${name}» δεν δέχεται αιτήματα μέσω εμού, οπότε δεν στάλθηκε τίποτα. Ζητήστε μου άλλο μέρος ή επικοινωνήστε απευθείας.`,
    needsNote: (service) =>
      `${service}: παρακαλώ γράψτε με λίγα λόγια τι πρέπει να γίνει, για να ξέρουν τι να φέρουν. Δεν έχει σταλεί ακόμη τίποτα.`,
  },
  de: {
    proposal: (business, town, lines, until) =>
      [
        `Ihre Anfrage an „${business}“ (${town}):`,
        ...lines,
        `Sie ist noch nicht abgeschickt; das geht bis ${until} Uhr. Danach erfahren Sie, ob und wann es möglich ist.`,
        `Antworten Sie mit ${word.de.yes}, um sie abzuschicken, sonst mit ${word.de.no}.`,
      ].join('\n'),
    notOffered: (name) =>
      `„${name}“ nimmt über mich keine Anfragen an, deshalb wurde nichts abgeschickt. Ich kann etwas anderes suchen, oder Sie melden sich dort direkt.`,
    needsNote: (service) =>
      `${service}: Bitte schreiben Sie in wenigen Worten, was zu tun ist, damit das Richtige mitgebracht wird. Noch ist nichts abgeschickt.`,
  },
  ar: {
    proposal: (business, town, lines, until) =>
      [
        `طلبك إلى ${isolated(business)} (${isolated(town)}):`,
        ...lines,
        `لم يُرسل بعد، ويمكن إرساله حتى ${isolated(until)}. ثم يخبروننا هل يمكنهم ذلك ومتى.`,
        `لإرساله يُرجى الرد بكلمة «${word.ar.yes}»، وللعدول عنه بكلمة «${word.ar.no}».`,
      ].join('\n'),
    notOffered: (name) =>
      `لا يقبل ${isolated(name)} طلبات الخدمة عن طريقي، لذلك لم يُطلب شيء. يمكنني البحث عن مكان آخر، أو يمكنك التواصل معهم مباشرة.`,
    needsNote: (service) =>
      `${isolated(service)}: يُرجى كتابة المطلوب بكلمات قليلة، ليعرفوا ما يحضرونه معهم. لم يُطلب شيء بعد.`,
  },
  fa: {
    proposal: (business, town, lines, until) =>
      [
        `درخواست شما از ${isolated(business)} (${isolated(town)}):`,
        ...lines,
        `هنوز فرستاده نشده است؛ تا ساعت ${isolated(until)} می‌توانم بفرستم. سپس می‌گویند آیا و چه زمانی می‌توانند.`,
        `برای فرستادن بنویسید «${word.fa.yes}» و برای انصراف «${word.fa.no}».`,
      ].join('\n'),
    notOffered: (name) =>
      `${isolated(name)} از طریق من درخواست خدمات نمی‌گیرد، پس چیزی درخواست نشد. جای دیگری از من بخواهید یا مستقیم تماس بگیرید.`,
    needsNote: (service) =>
      `${isolated(service)}: لطفاً در چند کلمه بنویسید چه کاری باید انجام شود تا بدانند چه بیاورند. هنوز چیزی درخواست نشده است.`,
  },
  ko: {
    proposal: (business, town, lines, until) =>
      [
        `요청 내용, ${business} (${town}):`,
        ...lines,
        `아직 보내지 않았습니다. ${until}까지 보낼 수 있으며, 그 후 업체가 가능 여부와 시간을 알려 드립니다.`,
        `보내시려면 ‘${word.ko.yes}’, 원하지 않으시면 ‘${word.ko.no}’라고 답해 주세요.`,
      ].join('\n'),
    notOffered: (name) =>
      `${name}은(는) 저를 통해 서비스 요청을 받지 않아 아무것도 요청하지 않았습니다. 다른 곳을 찾아 드리거나 직접 연락하실 수 있습니다.`,
    needsNote: (service) =>
      `${service}: 무엇을 해야 하는지 간단히 알려 주세요. 업체가 필요한 것을 준비할 수 있습니다. 아직 요청된 것은 없습니다.`,
  },
});
