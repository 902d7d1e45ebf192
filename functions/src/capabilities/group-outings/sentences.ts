import { isolated } from '@merve/contract/words';
import { defineSentences } from '../../language/define-sentences.ts';

/** What the organiser is asked of a vote whose time is up, and in which too few have voted. */
export const groupSentences = defineSentences({
  en: {
    tooFew: (title: string, ballots: number) =>
      `The time for “${title}” is up, but only ${ballots} voted. On its page you can let that decide, or give it more time; until then people can still vote.`,
  },
  tr: {
    tooFew: (title, ballots) =>
      `“${title}” için süre doldu ama yalnızca ${ballots} kişi oy verdi. Sayfasında bununla karar verilmesini ya da daha çok süre verilmesini seçebilirsiniz; o zamana kadar oy verilebilir.`,
  },
  he: {
    tooFew: (title, ballots) =>
      `הזמן של ${isolated(title)} תם, אבל הצביעו רק ${ballots}. בדף ההצבעה אפשר להחליט שזה יכריע או להאריך; עד אז אפשר עוד להצביע.`,
  },
  ru: {
    tooFew: (title, ballots) =>
      `Время «${title}» вышло, но голосов всего ${ballots}. На странице голосования можно решить по ним или продлить его; до тех пор можно голосовать.`,
  },
  el: {
    tooFew: (title, ballots) =>
      `Ο χρόνος για «${title}» τελείωσε, αλλά οι ψήφοι είναι μόνο ${ballots}. Στη σελίδα της μπορείτε να αποφασίσουν αυτές ή να δώσετε κι άλλο χρόνο· ως τότε μπορούν να ψηφίσουν κι άλλοι.`,
  },
  de: {
    tooFew: (title, ballots) =>
      `Die Zeit für „${title}“ ist um, aber nur ${ballots} haben abgestimmt. Auf der Seite der Abstimmung können Sie das entscheiden lassen oder mehr Zeit geben; bis dahin kann noch abgestimmt werden.`,
  },
  ar: {
    tooFew: (title, ballots) =>
      `انتهى وقت ${isolated(title)}، لكن عدد الأصوات ${ballots} فقط. في صفحة التصويت يمكنكم حسم الأمر به أو تمديد الوقت؛ وحتى ذلك الحين يمكن التصويت.`,
  },
  fa: {
    tooFew: (title, ballots) =>
      `وقت ${isolated(title)} تمام شد، اما فقط ${ballots} نفر رأی دادند. در صفحهٔ رأی‌گیری می‌توانید با همین تصمیم بگیرید یا وقت بیشتری بدهید؛ تا آن زمان هنوز می‌شود رأی داد.`,
  },
  ko: {
    tooFew: (title, ballots) =>
      `“${title}” 시간이 지났지만 투표 인원이 ${ballots}명뿐입니다. 투표 페이지에서 이대로 정하거나 시간을 늘릴 수 있습니다. 그때까지는 계속 투표할 수 있습니다.`,
  },
});
