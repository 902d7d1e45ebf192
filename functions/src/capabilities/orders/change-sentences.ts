import { isolated } from '@merve/contract/words';
import { answerWords as word } from '../../language/answer-words.ts';
import { defineSentences } from '../../language/define-sentences.ts';
import { orderSentences } from './sentences.ts';

/** Which order is to be changed. */
interface Which {
  readonly business: string;
  readonly town: string;
  readonly reference: string;
}

export const changeSentences = defineSentences({
  en: {
    proposal: (
      which: Which,
      changes: readonly string[],
      lines: readonly string[],
      extra: { until: string; unverified: boolean },
    ) =>
      [
        `Your order ${which.reference} at ${which.business} (${which.town}), changed:`,
        ...changes,
        'All of it then:',
        ...lines,
        ...(extra.unverified ? [orderSentences('en').unverified()] : []),
        `Nothing is changed yet: until your YES they may accept it as it was. I can send the change until ${extra.until}.`,
        `Reply ${word.en.yes} (or ${word.en.confirm}) to send the change, ${word.en.no} (or ${word.en.decline}) to leave it as it is.`,
      ].join('\n'),
  },
  tr: {
    proposal: (which, changes, lines, extra) =>
      [
        `${which.reference} kodlu siparişinizde değişiklik, ${which.business} (${which.town}):`,
        ...changes,
        'Böylece siparişin tamamı:',
        ...lines,
        ...(extra.unverified ? [orderSentences('tr').unverified()] : []),
        `Henüz hiçbir şey değiştirilmedi: siz onaylayana kadar önceki hâlini kabul edebilirler. Değişikliği saat ${extra.until} olana kadar gönderebilirim.`,
        `Değişikliği göndermek için ${word.tr.yes}, olduğu gibi bırakmak için ${word.tr.no} yazın.`,
      ].join('\n'),
  },
  he: {
    proposal: (which, changes, lines, extra) =>
      [
        `שינוי בהזמנה ${isolated(which.reference)}, ${isolated(which.business)} (${isolated(which.town)}):`,
        ...changes,
        'כך תהיה ההזמנה כולה:',
        ...lines,
        ...(extra.unverified ? [orderSentences('he').unverified()] : []),
        `עדיין לא השתנה דבר: עד לאישור שלכם הם יכולים לקבל אותה כפי שהייתה. אפשר לשלוח את השינוי עד ${isolated(extra.until)}.`,
        `לשליחת השינוי השיבו “${word.he.yes}”, להשארתה כפי שהיא השיבו “${word.he.no}”.`,
      ].join('\n'),
  },
  ru: {
    proposal: (which, changes, lines, extra) =>
      [
        `Изменение заказа ${which.reference}, «${which.business}» (${which.town}):`,
        ...changes,
        'Весь заказ тогда:',
        ...lines,
        ...(extra.unverified ? [orderSentences('ru').unverified()] : []),
        `Пока ничего не изменено: до вашего ответа там могут принять прежний заказ. Отправить изменение можно до ${extra.until}.`,
        `Чтобы отправить изменение, ответьте ${word.ru.yes}; чтобы оставить как есть — ${word.ru.no}.`,
      ].join('\n'),
  },
  el: {
    proposal: (which, changes, lines, extra) =>
      [
        `Αλλαγή στην παραγγελία ${which.reference}, «${which.business}» (${which.town}):`,
        ...changes,
        'Ολόκληρη η παραγγελία τότε:',
        ...lines,
        ...(extra.unverified ? [orderSentences('el').unverified()] : []),
        `Δεν έχει αλλάξει ακόμη τίποτα· μέχρι να απαντήσετε μπορούν να δεχτούν την προηγούμενη. Μπορώ να στείλω την αλλαγή έως τις ${extra.until}.`,
        `Για να στείλω την αλλαγή απαντήστε ${word.el.yes}, για να μείνει όπως είναι ${word.el.no}.`,
      ].join('\n'),
  },
  de: {
    proposal: (which, changes, lines, extra) =>
      [
        `Änderung Ihrer Bestellung ${which.reference} bei „${which.business}“ (${which.town}):`,
        ...changes,
        'Alles zusammen wäre dann:',
        ...lines,
        ...(extra.unverified ? [orderSentences('de').unverified()] : []),
        `Noch ist nichts geändert: Bis zu Ihrer Antwort kann die bisherige Bestellung angenommen werden. Ich kann die Änderung bis ${extra.until} Uhr abschicken.`,
        `Antworten Sie mit ${word.de.yes}, um die Änderung abzuschicken, mit ${word.de.no}, damit alles bleibt, wie es ist.`,
      ].join('\n'),
  },
  ar: {
    proposal: (which, changes, lines, extra) =>
      [
        `تغيير طلبك ${isolated(which.reference)} من ${isolated(which.business)} (${isolated(which.town)}):`,
        ...changes,
        'الطلب كاملًا بعد ذلك:',
        ...lines,
        ...(extra.unverified ? [orderSentences('ar').unverified()] : []),
        `لم يتغير شيء بعد: حتى يصل ردك قد يقبلون الطلب كما كان. يمكن إرسال التغيير حتى ${isolated(extra.until)}.`,
        `لإرسال التغيير يُرجى الرد بكلمة «${word.ar.yes}»، ولإبقائه كما هو بكلمة «${word.ar.no}».`,
      ].join('\n'),
  },
  fa: {
    proposal: (which, changes, lines, extra) =>
      [
        `تغییر سفارش ${isolated(which.reference)} شما از ${isolated(which.business)} (${isolated(which.town)}):`,
        ...changes,
        'همه‌ی سفارش در آن صورت:',
        ...lines,
        ...(extra.unverified ? [orderSentences('fa').unverified()] : []),
        `هنوز چیزی تغییر نکرده است: تا پاسخ شما ممکن است سفارش قبلی را بپذیرند. تا ساعت ${isolated(extra.until)} می‌توانم تغییر را بفرستم.`,
        `برای فرستادن تغییر بنویسید «${word.fa.yes}» و برای ماندن به همان شکل «${word.fa.no}».`,
      ].join('\n'),
  },
  ko: {
    proposal: (which, changes, lines, extra) =>
      [
        `주문 ${which.reference} 변경, ${which.business} (${which.town}):`,
        ...changes,
        '변경 후 전체 주문:',
        ...lines,
        ...(extra.unverified ? [orderSentences('ko').unverified()] : []),
        `아직 바뀐 것은 없습니다. 답하시기 전까지는 업체가 기존 주문을 수락할 수 있습니다. ${extra.until}까지 변경 내용을 보낼 수 있습니다.`,
        `변경 내용을 보내시려면 ‘${word.ko.yes}’, 그대로 두시려면 ‘${word.ko.no}’라고 답해 주세요.`,
      ].join('\n'),
  },
});
