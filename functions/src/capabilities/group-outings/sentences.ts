import { isolated } from '@merve/contract/words';
import { answerWords as word } from '../../language/answer-words.ts';
import { defineSentences } from '../../language/define-sentences.ts';

/** What is said of a group that chooses. Lists come with a line for each candidate, numbered from 1. */
export const groupSentences = defineSentences({
  en: {
    decided: (title: string, winner: string, ballots: number) =>
      `The vote “${title}” is over: ${winner} won, ${ballots} voted. Write “book the winner” and I will hold it for you.`,
    undecided: (title: string) => `The vote “${title}” is over. Nobody voted, so nothing was chosen.`,
    tooFew: (title: string, ballots: number) =>
      `The time for “${title}” is up, but only ${ballots} voted. Write “close the vote” to let that decide; until then people can still vote.`,
    proposal: (title: string, list: string, until: string) =>
      `A vote for your group, “${title}”, until ${until}:\n${list}\nNobody is written to: you pass the link on.\nReply ${word.en.yes} to open it, ${word.en.no} to leave it.`,
    opened: (title: string, link: string, code: string) =>
      `The vote “${title}” is open. Pass this on: ${link}\nOr they send me: JOIN ${code}`,
    left: () => 'No vote was opened.',
    joined: (title: string, list: string) =>
      `You are in “${title}”:\n${list}\nTo vote, write for example “vote 1 2”.`,
    voted: (title: string, names: string) =>
      `Your vote in “${title}”: ${names}. You can change it until the end.`,
    standing: (title: string, list: string, ballots: number) => `“${title}”, ${ballots} voted:\n${list}`,
    hidden: () => 'Counts are hidden until the end.',
    none: () => 'You are in no vote at the moment.',
  },
  tr: {
    decided: (title, winner, ballots) =>
      `“${title}” oylaması bitti: ${winner} kazandı, ${ballots} kişi oy verdi. “kazananı ayırt” yazın, sizin için tutayım.`,
    undecided: (title) => `“${title}” oylaması bitti. Kimse oy vermedi, bu yüzden bir yer seçilmedi.`,
    tooFew: (title, ballots) =>
      `“${title}” için süre doldu ama yalnızca ${ballots} kişi oy verdi. Bununla karar verilsin derseniz “oylamayı kapat” yazın; o zamana kadar oy verilebilir.`,
    proposal: (title, list, until) =>
      `Grubunuz için oylama, “${title}”, bitiş ${until}:\n${list}\nKimseye yazılmaz: bağlantıyı siz iletirsiniz.\nAçmak için ${word.tr.yes}, vazgeçmek için ${word.tr.no} yazın.`,
    opened: (title, link, code) =>
      `“${title}” oylaması açıldı. Bunu iletin: ${link}\nYa da bana şunu yazsınlar: KATIL ${code}`,
    left: () => 'Oylama açılmadı.',
    joined: (title, list) => `“${title}” grubundasınız:\n${list}\nOy vermek için örneğin “oy 1 2” yazın.`,
    voted: (title, names) => `“${title}” için oyunuz: ${names}. Sonuna kadar değiştirebilirsiniz.`,
    standing: (title, list, ballots) => `“${title}”, ${ballots} kişi oy verdi:\n${list}`,
    hidden: () => 'Sayılar sonuna kadar gizlidir.',
    none: () => 'Şu anda bir oylamada değilsiniz.',
  },
  he: {
    decided: (title, winner, ballots) =>
      `ההצבעה ${isolated(title)} הסתיימה: ${isolated(winner)} במקום הראשון, הצביעו ${ballots}. כתבו "להזמין את המנצח" ואשמור לכם מקום.`,
    undecided: (title) => `ההצבעה ${isolated(title)} הסתיימה. איש לא הצביע ולכן דבר לא נבחר.`,
    tooFew: (title, ballots) =>
      `הזמן של ${isolated(title)} תם, אבל הצביעו רק ${ballots}. כתבו "לסגור את ההצבעה" כדי שזה יכריע; עד אז אפשר עוד להצביע.`,
    proposal: (title, list, until) =>
      `הצבעה לקבוצה שלכם, ${isolated(title)}, עד ${isolated(until)}:\n${list}\nלא כותבים לאף אחד: אתם מעבירים את הקישור.\nכתבו ${word.he.yes} כדי לפתוח, ${word.he.no} כדי לוותר.`,
    opened: (title, link, code) =>
      `ההצבעה ${isolated(title)} פתוחה. העבירו את זה: ${isolated(link)}\nאו שישלחו לי: ${isolated(`JOIN ${code}`)}`,
    left: () => 'לא נפתחה הצבעה.',
    joined: (title, list) => `אתם בקבוצה ${isolated(title)}:\n${list}\nכדי להצביע כתבו למשל "הצבעה 1 2".`,
    voted: (title, names) => `ההצבעה שלכם ב${isolated(title)}: ${isolated(names)}. אפשר לשנות עד הסוף.`,
    standing: (title, list, ballots) => `${isolated(title)}, הצביעו ${ballots}:\n${list}`,
    hidden: () => 'הספירה מוסתרת עד הסוף.',
    none: () => 'אינכם בשום הצבעה כרגע.',
  },
  ru: {
    decided: (title, winner, ballots) =>
      `Голосование «${title}» окончено: победило ${winner}, голосов: ${ballots}. Напишите «забронируй победителя», и я придержу место.`,
    undecided: (title) =>
      `Голосование «${title}» окончено. Никто не проголосовал, поэтому ничего не выбрано.`,
    tooFew: (title, ballots) =>
      `Время «${title}» вышло, но голосов всего ${ballots}. Напишите «закрой голосование», чтобы они решили; до тех пор можно голосовать.`,
    proposal: (title, list, until) =>
      `Голосование для вашей компании, «${title}», до ${until}:\n${list}\nЯ никому не пишу: ссылку передаёте вы.\nОтветьте ${word.ru.yes}, чтобы открыть, ${word.ru.no}, чтобы отказаться.`,
    opened: (title, link, code) =>
      `Голосование «${title}» открыто. Передайте это: ${link}\nИли пусть пришлют мне: JOIN ${code}`,
    left: () => 'Голосование не открыто.',
    joined: (title, list) =>
      `Вы в «${title}»:\n${list}\nЧтобы проголосовать, напишите, например, «голос 1 2».`,
    voted: (title, names) => `Ваш голос в «${title}»: ${names}. Его можно изменить до конца.`,
    standing: (title, list, ballots) => `«${title}», голосов: ${ballots}:\n${list}`,
    hidden: () => 'Подсчёт скрыт до конца.',
    none: () => 'Сейчас вы не участвуете ни в одном голосовании.',
  },
  el: {
    decided: (title, winner, ballots) =>
      `Η ψηφοφορία «${title}» τελείωσε: κέρδισε ${winner}, ψήφοι: ${ballots}. Γράψτε «κλείσε τον νικητή» και θα το κρατήσω για εσάς.`,
    undecided: (title) => `Η ψηφοφορία «${title}» τελείωσε. Δεν ψήφισε κανείς, οπότε δεν επιλέχθηκε τίποτα.`,
    tooFew: (title, ballots) =>
      `Ο χρόνος για «${title}» τελείωσε, αλλά οι ψήφοι είναι μόνο ${ballots}. Γράψτε «τέλος στην ψηφοφορία» για να αποφασίσουν αυτές· ως τότε μπορούν να ψηφίσουν κι άλλοι.`,
    proposal: (title, list, until) =>
      `Ψηφοφορία για την παρέα σας, «${title}», έως ${until}:\n${list}\nΔεν γράφω σε κανέναν: τον σύνδεσμο τον δίνετε εσείς.\nΑπαντήστε ${word.el.yes} για να ανοίξει, ${word.el.no} για να μη γίνει.`,
    opened: (title, link, code) =>
      `Η ψηφοφορία «${title}» άνοιξε. Δώστε αυτό: ${link}\nΉ ας μου στείλουν: JOIN ${code}`,
    left: () => 'Δεν άνοιξε ψηφοφορία.',
    joined: (title, list) => `Είστε στο «${title}»:\n${list}\nΓια να ψηφίσετε γράψτε π.χ. «ψήφος 1 2».`,
    voted: (title, names) => `Η ψήφος σας στο «${title}»: ${names}. Μπορείτε να την αλλάξετε ως το τέλος.`,
    standing: (title, list, ballots) => `«${title}», ψήφοι: ${ballots}:\n${list}`,
    hidden: () => 'Τα αποτελέσματα είναι κρυφά ως το τέλος.',
    none: () => 'Δεν συμμετέχετε σε καμία ψηφοφορία αυτή τη στιγμή.',
  },
  de: {
    decided: (title, winner, ballots) =>
      `Die Abstimmung „${title}“ ist beendet: Gewonnen hat ${winner}, abgestimmt haben ${ballots}. Schreiben Sie „Gewinner buchen“, dann halte ich den Platz.`,
    undecided: (title) =>
      `Die Abstimmung „${title}“ ist beendet. Niemand hat abgestimmt, also wurde nichts gewählt.`,
    tooFew: (title, ballots) =>
      `Die Zeit für „${title}“ ist um, aber nur ${ballots} haben abgestimmt. Schreiben Sie „Abstimmung beenden“, wenn das entscheiden soll; bis dahin kann noch abgestimmt werden.`,
    proposal: (title, list, until) =>
      `Eine Abstimmung für Ihre Gruppe, „${title}“, bis ${until}:\n${list}\nNiemand wird angeschrieben: Sie geben den Link weiter.\nAntworten Sie ${word.de.yes}, um sie zu öffnen, ${word.de.no}, um es zu lassen.`,
    opened: (title, link, code) =>
      `Die Abstimmung „${title}“ ist offen. Geben Sie das weiter: ${link}\nOder man schickt mir: JOIN ${code}`,
    left: () => 'Es wurde keine Abstimmung geöffnet.',
    joined: (title, list) =>
      `Sie sind dabei, „${title}“:\n${list}\nZum Abstimmen schreiben Sie zum Beispiel „Stimme 1 2“.`,
    voted: (title, names) => `Ihre Stimme in „${title}“: ${names}. Bis zum Ende können Sie sie ändern.`,
    standing: (title, list, ballots) => `„${title}“, abgestimmt haben ${ballots}:\n${list}`,
    hidden: () => 'Der Stand ist bis zum Ende verborgen.',
    none: () => 'Sie sind gerade in keiner Abstimmung.',
  },
  ar: {
    decided: (title, winner, ballots) =>
      `انتهى التصويت ${isolated(title)}: فاز ${isolated(winner)}، وعدد الأصوات ${ballots}. اكتبوا «احجز الفائز» لأحجز لكم مكانًا.`,
    undecided: (title) => `انتهى التصويت ${isolated(title)}. لم يصوّت أحد، لذلك لم يُختر شيء.`,
    tooFew: (title, ballots) =>
      `انتهى وقت ${isolated(title)}، لكن عدد الأصوات ${ballots} فقط. اكتبوا «أغلق التصويت» ليحسم ذلك الأمر؛ وحتى ذلك الحين يمكن التصويت.`,
    proposal: (title, list, until) =>
      `تصويت لمجموعتكم، ${isolated(title)}، حتى ${isolated(until)}:\n${list}\nلا أكتب إلى أحد: أنتم تمرّرون الرابط.\nأجيبوا ${word.ar.yes} لفتحه، ${word.ar.no} لتركه.`,
    opened: (title, link, code) =>
      `التصويت ${isolated(title)} مفتوح. مرّروا هذا: ${isolated(link)}\nأو ليرسلوا إليّ: ${isolated(`JOIN ${code}`)}`,
    left: () => 'لم يُفتح أي تصويت.',
    joined: (title, list) => `أنتم في ${isolated(title)}:\n${list}\nللتصويت اكتبوا مثلًا «صوت 1 2».`,
    voted: (title, names) => `صوتكم في ${isolated(title)}: ${isolated(names)}. يمكنكم تغييره حتى النهاية.`,
    standing: (title, list, ballots) => `${isolated(title)}، عدد الأصوات ${ballots}:\n${list}`,
    hidden: () => 'الأعداد مخفية حتى النهاية.',
    none: () => 'لستم في أي تصويت الآن.',
  },
  fa: {
    decided: (title, winner, ballots) =>
      `رأی‌گیری ${isolated(title)} تمام شد: ${isolated(winner)} برنده شد و ${ballots} نفر رأی دادند. بنویسید «برنده را رزرو کن» تا برایتان نگه دارم.`,
    undecided: (title) => `رأی‌گیری ${isolated(title)} تمام شد. کسی رأی نداد و چیزی انتخاب نشد.`,
    tooFew: (title, ballots) =>
      `وقت ${isolated(title)} تمام شد، اما فقط ${ballots} نفر رأی دادند. اگر همین تصمیم بگیرد بنویسید «رأی‌گیری را ببند»؛ تا آن زمان هنوز می‌شود رأی داد.`,
    proposal: (title, list, until) =>
      `رأی‌گیری برای گروه شما، ${isolated(title)}، تا ${isolated(until)}:\n${list}\nبه کسی پیام داده نمی‌شود: پیوند را خودتان می‌فرستید.\nبرای باز کردن ${word.fa.yes} و برای انصراف ${word.fa.no} بنویسید.`,
    opened: (title, link, code) =>
      `رأی‌گیری ${isolated(title)} باز است. این را بفرستید: ${isolated(link)}\nیا برای من بفرستند: ${isolated(`JOIN ${code}`)}`,
    left: () => 'رأی‌گیری باز نشد.',
    joined: (title, list) =>
      `شما در ${isolated(title)} هستید:\n${list}\nبرای رأی دادن مثلاً بنویسید «رأی 1 2».`,
    voted: (title, names) =>
      `رأی شما در ${isolated(title)}: ${isolated(names)}. تا پایان می‌توانید تغییرش دهید.`,
    standing: (title, list, ballots) => `${isolated(title)}، تعداد رأی ${ballots}:\n${list}`,
    hidden: () => 'شمارش تا پایان پنهان است.',
    none: () => 'در حال حاضر در هیچ رأی‌گیری نیستید.',
  },
  ko: {
    decided: (title, winner, ballots) =>
      `“${title}” 투표가 끝났습니다. ${winner} 1위, 투표 인원 ${ballots}명입니다. “1위로 예약해 줘”라고 쓰시면 자리를 잡아 두겠습니다.`,
    undecided: (title) => `“${title}” 투표가 끝났습니다. 아무도 투표하지 않아 정해진 곳이 없습니다.`,
    tooFew: (title, ballots) =>
      `“${title}” 시간이 지났지만 투표 인원이 ${ballots}명뿐입니다. 이대로 정하시려면 “투표 마감”이라고 써 주세요. 그때까지는 계속 투표할 수 있습니다.`,
    proposal: (title, list, until) =>
      `모임 투표 “${title}”, 마감 ${until}:\n${list}\n제가 누구에게도 연락하지 않습니다. 링크는 직접 전해 주세요.\n열려면 ${word.ko.yes}, 그만두려면 ${word.ko.no}라고 답해 주세요.`,
    opened: (title, link, code) =>
      `“${title}” 투표를 열었습니다. 이것을 전해 주세요: ${link}\n또는 저에게 이렇게 보내면 됩니다: JOIN ${code}`,
    left: () => '투표를 열지 않았습니다.',
    joined: (title, list) =>
      `“${title}”에 참여하셨습니다.\n${list}\n투표하려면 예를 들어 “투표 1 2”라고 써 주세요.`,
    voted: (title, names) => `“${title}”에 투표하셨습니다: ${names}. 끝날 때까지 바꿀 수 있습니다.`,
    standing: (title, list, ballots) => `“${title}”, 투표 인원 ${ballots}명:\n${list}`,
    hidden: () => '득표수는 끝날 때까지 보이지 않습니다.',
    none: () => '지금 참여 중인 투표가 없습니다.',
  },
});
