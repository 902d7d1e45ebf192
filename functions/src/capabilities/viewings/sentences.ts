import { isolated } from '@merve/contract/words';
import { answerWords as word } from '../../language/answer-words.ts';
import { defineSentences } from '../../language/define-sentences.ts';

export const viewingSentences = defineSentences({
  en: {
    proposal: (place: string, town: string, lines: readonly string[], until: string) =>
      [
        `Ask to view ${place} (${town})?`,
        ...lines,
        `It is not sent yet; I can send it until ${until}. They then say whether, or when else. It is no appointment before they accept.`,
        `Reply ${word.en.yes} (or ${word.en.confirm}) to send it, ${word.en.no} (or ${word.en.decline}) to leave it.`,
      ].join('\n'),
    notOffered: (name: string) =>
      `Viewings of ${name} cannot be arranged through me, so nothing was sent. Ask me for another place, or contact them directly.`,
    name: (name: string) => `Name: ${name}`,
  },
  tr: {
    proposal: (place, town, lines, until) =>
      [
        `${place} (${town}) için gezme talebi gönderilsin mi?`,
        ...lines,
        `Henüz gönderilmedi; saat ${until} olana kadar gönderebilirim. Uygun olup olmadığını veya başka bir zamanı onlar söyler. Onlar kabul etmeden randevu değildir.`,
        `Göndermek için ${word.tr.yes}, vazgeçmek için ${word.tr.no} yazın.`,
      ].join('\n'),
    notOffered: (name) =>
      `${name} için benim üzerimden gezme randevusu alınamıyor, bu yüzden hiçbir şey gönderilmedi. Başka bir yer isteyebilir veya doğrudan ulaşabilirsiniz.`,
    name: (name) => `Ad: ${name}`,
  },
  he: {
    proposal: (place, town, lines, until) =>
      [
        `לבקש ביקור ב־${isolated(place)} (${isolated(town)})?`,
        ...lines,
        `עדיין לא נשלח; אפשר לשלוח עד ${isolated(until)}. לאחר מכן יודיעו אם המועד מתאים או יציעו אחר. עד שיאשרו, זו עדיין לא פגישה.`,
        `לשליחה השיבו “${word.he.yes}”, לוויתור השיבו “${word.he.no}”.`,
      ].join('\n'),
    notOffered: (name) =>
      `אי אפשר לתאם דרכי ביקור ב־${isolated(name)}, ולכן לא נשלח דבר. אפשר לבקש ממני מקום אחר או לפנות אליהם ישירות.`,
    name: (name) => `שם: ${isolated(name)}`,
  },
  ru: {
    proposal: (place, town, lines, until) =>
      [
        `Отправить заявку на просмотр «${place}» (${town})?`,
        ...lines,
        `Она ещё не отправлена; отправить можно до ${until}. Потом они скажут, подходит ли время, или предложат другое. Пока они не приняли заявку, встреча не назначена.`,
        `Чтобы отправить, ответьте ${word.ru.yes}; чтобы отказаться — ${word.ru.no}.`,
      ].join('\n'),
    notOffered: (name) =>
      `Договориться о просмотре «${name}» через меня нельзя, поэтому ничего не отправлено. Могу поискать другое место, или свяжитесь с ними напрямую.`,
    name: (name) => `Имя: ${name}`,
  },
  el: {
    proposal: (place, town, lines, until) =>
      [
        `Να ζητήσω επίσκεψη στο «${place}» (${town});`,
        ...lines,
        `Δεν έχει σταλεί ακόμη· μπορώ να το στείλω έως τις ${until}. Μετά θα πουν αν γίνεται ή πότε αλλού. Πριν δεχτούν δεν υπάρχει ραντεβού.`,
        `Για να το στείλω απαντήστε ${word.el.yes}, αλλιώς ${word.el.no}.`,
      ].join('\n'),
    notOffered: (name) =>
      `Δεν κανονίζονται επισκέψεις στο «${name}» μέσω εμού, οπότε δεν στάλθηκε τίποτα. Ζητήστε μου άλλο μέρος ή επικοινωνήστε απευθείας.`,
    name: (name) => `Όνομα: ${name}`,
  },
  de: {
    proposal: (place, town, lines, until) =>
      [
        `Eine Besichtigung von „${place}“ (${town}) anfragen?`,
        ...lines,
        `Die Anfrage ist noch nicht abgeschickt; das geht bis ${until} Uhr. Danach erfahren Sie, ob es passt oder wann sonst. Ein Termin ist es erst, wenn sie angenommen ist.`,
        `Antworten Sie mit ${word.de.yes}, um sie abzuschicken, sonst mit ${word.de.no}.`,
      ].join('\n'),
    notOffered: (name) =>
      `Besichtigungen von „${name}“ lassen sich über mich nicht vereinbaren, deshalb wurde nichts abgeschickt. Ich kann etwas anderes suchen, oder Sie melden sich dort direkt.`,
    name: (name) => `Angegebener Name: ${name}`,
  },
  ar: {
    proposal: (place, town, lines, until) =>
      [
        `هل أطلب معاينة ${isolated(place)} (${isolated(town)})؟`,
        ...lines,
        `لم يُرسل الطلب بعد، ويمكن إرساله حتى ${isolated(until)}. ثم يخبروننا هل يناسبهم الوقت أو يقترحون غيره. لا يُعد موعدًا قبل قبولهم.`,
        `لإرساله يُرجى الرد بكلمة «${word.ar.yes}»، وللعدول عنه بكلمة «${word.ar.no}».`,
      ].join('\n'),
    notOffered: (name) =>
      `لا يمكن ترتيب معاينة ${isolated(name)} عن طريقي، لذلك لم يُرسل شيء. يمكنني البحث عن مكان آخر، أو يمكنك التواصل معهم مباشرة.`,
    name: (name) => `الاسم: ${isolated(name)}`,
  },
  fa: {
    proposal: (place, town, lines, until) =>
      [
        `برای بازدید از ${isolated(place)} (${isolated(town)}) درخواست بفرستم؟`,
        ...lines,
        `هنوز فرستاده نشده است؛ تا ساعت ${isolated(until)} می‌توانم بفرستم. سپس می‌گویند این زمان مناسب است یا چه زمان دیگری. تا نپذیرفته‌اند قراری در کار نیست.`,
        `برای فرستادن بنویسید «${word.fa.yes}» و برای انصراف «${word.fa.no}».`,
      ].join('\n'),
    notOffered: (name) =>
      `از طریق من نمی‌توان برای بازدید از ${isolated(name)} قرار گذاشت، پس چیزی فرستاده نشد. جای دیگری از من بخواهید یا مستقیم تماس بگیرید.`,
    name: (name) => `نام: ${isolated(name)}`,
  },
  ko: {
    proposal: (place, town, lines, until) =>
      [
        `${place} (${town}) 방문을 요청할까요?`,
        ...lines,
        `아직 보내지 않았습니다. ${until}까지 보낼 수 있으며, 그 후 가능 여부나 다른 시간을 알려 드립니다. 상대가 수락하기 전까지는 약속이 아닙니다.`,
        `보내시려면 ‘${word.ko.yes}’, 원하지 않으시면 ‘${word.ko.no}’라고 답해 주세요.`,
      ].join('\n'),
    notOffered: (name) =>
      `${name} 방문은 저를 통해 예약할 수 없어 아무것도 보내지 않았습니다. 다른 곳을 찾아 드리거나 직접 연락하실 수 있습니다.`,
    name: (name) => `성함: ${name}`,
  },
});
