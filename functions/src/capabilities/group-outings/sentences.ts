import { isolated } from '@merve/contract/words';
import { defineSentences } from '../../language/define-sentences.ts';

/** What the organiser is told of a vote whose time is up. */
export const groupSentences = defineSentences({
  en: {
    decided: (title: string, winner: string, ballots: number) =>
      `The vote “${title}” is over: ${winner} won, ${ballots} voted. Write “book ${winner}” and I will hold it for you.`,
    undecided: (title: string) => `The vote “${title}” is over. Nobody voted, so nothing was chosen.`,
    tooFew: (title: string, ballots: number) =>
      `The time for “${title}” is up, but only ${ballots} voted. On its page you can let that decide, or give it more time; until then people can still vote.`,
  },
  tr: {
    decided: (title, winner, ballots) =>
      `“${title}” oylaması bitti: ${winner} kazandı, ${ballots} kişi oy verdi. “${winner} için yer ayırt” yazın, sizin için tutayım.`,
    undecided: (title) => `“${title}” oylaması bitti. Kimse oy vermedi, bu yüzden bir yer seçilmedi.`,
    tooFew: (title, ballots) =>
      `“${title}” için süre doldu ama yalnızca ${ballots} kişi oy verdi. Sayfasında bununla karar verilmesini ya da daha çok süre verilmesini seçebilirsiniz; o zamana kadar oy verilebilir.`,
  },
  he: {
    decided: (title, winner, ballots) =>
      `ההצבעה ${isolated(title)} הסתיימה: ${isolated(winner)} במקום הראשון, הצביעו ${ballots}. כתבו "להזמין ב${isolated(winner)}" ואשמור לכם מקום.`,
    undecided: (title) => `ההצבעה ${isolated(title)} הסתיימה. איש לא הצביע ולכן דבר לא נבחר.`,
    tooFew: (title, ballots) =>
      `הזמן של ${isolated(title)} תם, אבל הצביעו רק ${ballots}. בדף ההצבעה אפשר להחליט שזה יכריע או להאריך; עד אז אפשר עוד להצביע.`,
  },
  ru: {
    decided: (title, winner, ballots) =>
      `Голосование «${title}» окончено: победило ${winner}, голосов: ${ballots}. Напишите «забронируй ${winner}», и я придержу место.`,
    undecided: (title) =>
      `Голосование «${title}» окончено. Никто не проголосовал, поэтому ничего не выбрано.`,
    tooFew: (title, ballots) =>
      `Время «${title}» вышло, но голосов всего ${ballots}. На странице голосования можно решить по ним или продлить его; до тех пор можно голосовать.`,
  },
  el: {
    decided: (title, winner, ballots) =>
      `Η ψηφοφορία «${title}» τελείωσε: κέρδισε ${winner}, ψήφοι: ${ballots}. Γράψτε «κλείσε ${winner}» και θα το κρατήσω για εσάς.`,
    undecided: (title) => `Η ψηφοφορία «${title}» τελείωσε. Δεν ψήφισε κανείς, οπότε δεν επιλέχθηκε τίποτα.`,
    tooFew: (title, ballots) =>
      `Ο χρόνος για «${title}» τελείωσε, αλλά οι ψήφοι είναι μόνο ${ballots}. Στη σελίδα της μπορείτε να αποφασίσουν αυτές ή να δώσετε κι άλλο χρόνο· ως τότε μπορούν να ψηφίσουν κι άλλοι.`,
  },
  de: {
    decided: (title, winner, ballots) =>
      `Die Abstimmung „${title}“ ist beendet: Gewonnen hat ${winner}, abgestimmt haben ${ballots}. Schreiben Sie „Buche ${winner}“, dann halte ich den Platz.`,
    undecided: (title) =>
      `Die Abstimmung „${title}“ ist beendet. Niemand hat abgestimmt, also wurde nichts gewählt.`,
    tooFew: (title, ballots) =>
      `Die Zeit für „${title}“ ist um, aber nur ${ballots} haben abgestimmt. Auf der Seite der Abstimmung können Sie das entscheiden lassen oder mehr Zeit geben; bis dahin kann noch abgestimmt werden.`,
  },
  ar: {
    decided: (title, winner, ballots) =>
      `انتهى التصويت ${isolated(title)}: فاز ${isolated(winner)}، وعدد الأصوات ${ballots}. اكتبوا «احجز ${isolated(winner)}» لأحجز لكم مكانًا.`,
    undecided: (title) => `انتهى التصويت ${isolated(title)}. لم يصوّت أحد، لذلك لم يُختر شيء.`,
    tooFew: (title, ballots) =>
      `انتهى وقت ${isolated(title)}، لكن عدد الأصوات ${ballots} فقط. في صفحة التصويت يمكنكم حسم الأمر به أو تمديد الوقت؛ وحتى ذلك الحين يمكن التصويت.`,
  },
  fa: {
    decided: (title, winner, ballots) =>
      `رأی‌گیری ${isolated(title)} تمام شد: ${isolated(winner)} برنده شد و ${ballots} نفر رأی دادند. بنویسید «${isolated(winner)} را رزرو کن» تا برایتان نگه دارم.`,
    undecided: (title) => `رأی‌گیری ${isolated(title)} تمام شد. کسی رأی نداد و چیزی انتخاب نشد.`,
    tooFew: (title, ballots) =>
      `وقت ${isolated(title)} تمام شد، اما فقط ${ballots} نفر رأی دادند. در صفحهٔ رأی‌گیری می‌توانید با همین تصمیم بگیرید یا وقت بیشتری بدهید؛ تا آن زمان هنوز می‌شود رأی داد.`,
  },
  ko: {
    decided: (title, winner, ballots) =>
      `“${title}” 투표가 끝났습니다. ${winner} 1위, 투표 인원 ${ballots}명입니다. “${winner} 예약해 줘”라고 쓰시면 자리를 잡아 두겠습니다.`,
    undecided: (title) => `“${title}” 투표가 끝났습니다. 아무도 투표하지 않아 정해진 곳이 없습니다.`,
    tooFew: (title, ballots) =>
      `“${title}” 시간이 지났지만 투표 인원이 ${ballots}명뿐입니다. 투표 페이지에서 이대로 정하거나 시간을 늘릴 수 있습니다. 그때까지는 계속 투표할 수 있습니다.`,
  },
});
