import { anyPhrase, foldedWords, phraseList } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** What somebody wants of a vote, in nine languages. `*` stands for any letters. */
const wishes = {
  start: `let us vote|lets vote|let them vote|let everyone vote|let everybody vote|let my friends vote|let the group vote|vote on these|vote on those|vote on them|vote on it|vote on this|vote between|start a vote|start the vote|start a poll|make a poll|make a vote|create a poll|create a vote|set up a vote|set up a poll|open a vote|put it to a vote|put these to a vote|put them to a vote|hold a vote|have a vote|take a vote|run a poll|run a vote|ask my friends to vote|vote with my friends|we want to vote|we would like to vote|can we vote|could we vote|we should vote|poll my friends|new vote|new poll|vote on
oylayalım|bunları oyla*|oylama başlat*|oylama yap*|oylama aç*|oylama kur*|oylamaya sun*|oylamaya koy*|oylamaya aç*|anket başlat*|anket yap*|anket aç*|oya sunalım|oylasın*|oy versin*|oy verelim|oylama istiyor*
בואו נצביע|נצביע|נצביע עליהם|תפתחי הצבעה|פתחי הצבעה|תתחילי הצבעה|התחילי הצבעה|תעשי הצבעה|עשי הצבעה|תעשי סקר|לפתוח הצבעה|להתחיל הצבעה|לעשות הצבעה|שיצביעו|שהחברים יצביעו|הצבעה חדשה|הצבעה בין
давайте проголосуем|давай проголосуем|проголосуем|начни голосование|начать голосование|запусти голосование|устрой голосование|устроить голосование|создай голосование|создать голосование|сделай голосование|открой голосование|сделай опрос|создай опрос|пусть проголосуют|пусть друзья проголосуют|пусть все проголосуют|поставь на голосование|вынеси на голосование|хотим проголосовать|хочу голосование
ας ψηφίσουμε|να ψηφίσουμε|να ψηφίσουν|ξεκίνα ψηφοφορία|ξεκίνα μια ψηφοφορία|ξεκίνησε ψηφοφορία|ξεκίνησε μια ψηφοφορία|κάνε ψηφοφορία|κάνε μια ψηφοφορία|φτιάξε ψηφοφορία|φτιάξε μια ψηφοφορία|άνοιξε ψηφοφορία|άνοιξε μια ψηφοφορία|βάλε τα σε ψηφοφορία|βάλ τα σε ψηφοφορία|νέα ψηφοφορία
lass uns abstimmen|lasst uns abstimmen|lass uns darüber abstimmen|lasst uns darüber abstimmen|wir wollen abstimmen|wir wollen darüber abstimmen|wir möchten abstimmen|wir stimmen ab|starte eine abstimmung|starte bitte eine abstimmung|beginne eine abstimmung|mach eine abstimmung|mache eine abstimmung|erstelle eine abstimmung|eröffne eine abstimmung|eine abstimmung starten|abstimmung starten|neue abstimmung|eine umfrage starten|mach eine umfrage|starte eine umfrage|meine freunde abstimmen|darüber abstimmen|abstimmen lassen|abstimmen zwischen
لنصوت|دعونا نصوت|دعنا نصوت|نصوت عليها|خلينا نصوت|خلونا نصوت|ابدأ تصويت*|ابدئي تصويت*|ابدأ التصويت|افتح تصويت*|افتحي تصويت*|اعمل تصويت*|اعملي تصويت*|أنشئ تصويت*|تصويت جديد|ليصوت*|يصوت أصدقائي|يصوتوا
رأی بدهیم|رأی بدیم|رأی‌گیری کنیم|رأی‌گیری شروع کن|رأی‌گیری را شروع کن|رأی‌گیری رو شروع کن|یک رأی‌گیری|یه رأی‌گیری|رأی‌گیری راه بینداز|رأی‌گیری راه بنداز|رأی‌گیری بذار|رأی‌گیری بگذار|نظرسنجی بذار|نظرسنجی بگذار|دوستانم رأی بدهند|رأی‌گیری جدید
투표하자|투표해요|투표합시다|투표할까*|투표해 보자|투표 시작*|투표를 시작*|투표 만들*|투표를 만들*|투표 열어*|투표를 열어*|투표에 부쳐*|투표에 부치*|투표로 정하*|투표로 정해*|투표하게 해*|새 투표`,
  status: `how is the vote going|hows the vote going|how is the vote|hows the vote|how is our vote going|how is my vote going|how does the vote stand|how do the votes stand|how is the voting going|how is the poll|hows the poll|how is the poll going|vote status|status of the vote|results of the vote|result of the vote|vote results|poll results|who voted|who has voted|how many voted|how many have voted|who is winning|which is winning|which place is winning|who is leading|which is leading|show the vote|show me the vote|the vote so far|votes so far
oylama nasıl gidiyor|oylama ne durumda|oylama ne oldu|oylamada durum ne|oylamada durum|oylama sonucu|oylama sonuçları|oylamanın sonucu|oylamanın durumu|oylama durumu|kim oy verdi|kimler oy verdi|kaç kişi oy verdi|hangisi önde
מה מצב ההצבעה|איך הולכת ההצבעה|איך ההצבעה|איך מתקדמת ההצבעה|תוצאות ההצבעה|מי הצביע|כמה הצביעו|מה עם ההצבעה|מי מוביל
как идет голосование|как там голосование|как голосование|что с голосованием|результаты голосования|итоги голосования|кто проголосовал|сколько проголосовало|сколько проголосовали|кто лидирует|статус голосования
πώς πάει η ψηφοφορία|πως παει η ψηφοφορια|τι γίνεται με την ψηφοφορία|αποτελέσματα ψηφοφορίας|αποτελέσματα της ψηφοφορίας|ποιος ψήφισε|ποιοι ψήφισαν|πόσοι ψήφισαν|ποιο προηγείται
wie läuft die abstimmung|wie steht die abstimmung|wie steht es mit der abstimmung|wie steht es um die abstimmung|stand der abstimmung|ergebnis der abstimmung|ergebnisse der abstimmung|wer hat abgestimmt|wie viele haben abgestimmt|wie ist der stand der abstimmung
كيف يسير التصويت|كيف التصويت|كيف حال التصويت|شو صار بالتصويت|وضع التصويت|نتيجة التصويت|نتائج التصويت|من صوت|مين صوت|كم شخص صوت|كم شخصا صوت
رأی‌گیری چطور پیش می‌رود|رأی‌گیری چطور پیش میره|رأی‌گیری چطوره|رأی‌گیری به کجا رسید|وضعیت رأی‌گیری|نتیجه رأی‌گیری|نتایج رأی‌گیری|چه کسی رأی داده|کی رأی داده|چند نفر رأی داده‌اند|چند نفر رأی دادن
투표 어떻게 되고 있*|투표 어떻게 됐*|투표는 어떻게 되*|투표 상황*|투표 현황*|투표 결과*|누가 투표했*|몇 명이 투표했*|몇 명 투표했*`,
  invite: `the code of the vote|the vote code|vote code|code for the vote|the link to the vote|link to the vote|link of the vote|vote link|invite my friends to the vote|invite friends to the vote|invite more people to the vote|invite others to the vote|invite people to the vote|how can my friends join|how do my friends join|how can others join|how do others join|how can they join the vote|share the vote
oylamanın kodu*|oylama kodu*|oylamanın bağlantısı*|oylama bağlantısı*|oylamanın linki*|arkadaşlarım nasıl katıl*|başkaları nasıl katıl*|oylamaya davet*|arkadaşlarımı oylamaya davet*
הקוד של ההצבעה|קוד ההצבעה|הקישור להצבעה|קישור להצבעה|איך החברים שלי מצטרפים|איך חברים מצטרפים|איך מצטרפים להצבעה|להזמין חברים להצבעה|תזמיני חברים להצבעה
код голосования|ссылка на голосование|ссылку на голосование|как друзьям присоединиться|как присоединиться к голосованию|пригласить друзей в голосование|пригласи друзей в голосование
κωδικός της ψηφοφορίας|κωδικό της ψηφοφορίας|σύνδεσμος της ψηφοφορίας|σύνδεσμο της ψηφοφορίας|πώς μπαίνουν οι φίλοι μου|πώς μπορούν να μπουν οι φίλοι μου|προσκάλεσε φίλους στην ψηφοφορία
code der abstimmung|code für die abstimmung|link zur abstimmung|link der abstimmung|wie können meine freunde mitmachen|wie machen meine freunde mit|freunde zur abstimmung einladen|lade freunde zur abstimmung ein
رمز التصويت|رابط التصويت|كيف ينضم أصدقائي|كيف ينضمون إلى التصويت|ادع أصدقائي إلى التصويت|دعوة أصدقائي إلى التصويت
کد رأی‌گیری|لینک رأی‌گیری|دوستانم چطور در رأی‌گیری|دوستانم چطور به رأی‌گیری|دعوت دوستانم به رأی‌گیری
투표 코드*|투표 링크*|친구들은 어떻게 참여*|친구들이 어떻게 참여*|투표에 초대*|친구들을 투표에 초대*`,
  close: `close the vote|close the poll|close our vote|close my vote|end the vote|end the poll|finish the vote|stop the vote|stop the poll|stop voting|count the votes|close voting|close the voting|end voting|end the voting
oylamayı kapat*|oylamayı bitir*|oylamayı sonlandır*|oyları say*|anketi kapat*|anketi bitir*
סגרי את ההצבעה|תסגרי את ההצבעה|סגור את ההצבעה|לסגור את ההצבעה|סיימי את ההצבעה|תסיימי את ההצבעה|לסיים את ההצבעה|ספרי את הקולות|תספרי את הקולות
закрой голосование|закрыть голосование|заверши голосование|завершить голосование|закончи голосование|закончить голосование|останови голосование|подсчитай голоса|посчитай голоса
κλείσε την ψηφοφορία|κλείσε τη ψηφοφορία|κλείστε την ψηφοφορία|να κλείσει η ψηφοφορία|τελείωσε την ψηφοφορία|ολοκλήρωσε την ψηφοφορία|μέτρησε τις ψήφους|μέτρα τις ψήφους
schließe die abstimmung|schließ die abstimmung|schließen sie die abstimmung|abstimmung schließen|beende die abstimmung|beenden sie die abstimmung|abstimmung beenden|zähle die stimmen|zähl die stimmen|stimmen auszählen|schließe die umfrage|beende die umfrage
أغلق التصويت|أغلقي التصويت|سكر التصويت|سكري التصويت|أنه التصويت|أنهي التصويت|إنهاء التصويت|إغلاق التصويت|عد الأصوات|عدي الأصوات
رأی‌گیری را ببند|رأی‌گیری رو ببند|رأی‌گیری را تمام کن|رأی‌گیری رو تموم کن|رأی‌ها را بشمار|رأی‌ها رو بشمار|پایان رأی‌گیری
투표 닫아*|투표를 닫아*|투표 마감*|투표를 마감*|투표 종료*|투표를 종료*|투표 끝내*|투표를 끝내*|개표*`,
  cancel: `cancel the vote|cancel the poll|cancel our vote|cancel this vote|delete the vote|delete the poll|delete our vote|call off the vote|call the vote off|drop the vote
oylamayı iptal*|oylamayı sil*|anketi iptal*|anketi sil*
בטלי את ההצבעה|תבטלי את ההצבעה|בטל את ההצבעה|לבטל את ההצבעה|מחקי את ההצבעה|תמחקי את ההצבעה|למחוק את ההצבעה
отмени голосование|отменить голосование|удали голосование|удалить голосование
ακύρωσε την ψηφοφορία|ακυρώστε την ψηφοφορία|ακύρωση ψηφοφορίας|ακύρωση της ψηφοφορίας|διάγραψε την ψηφοφορία|σβήσε την ψηφοφορία
abstimmung abbrechen|brich die abstimmung ab|abstimmung löschen|lösche die abstimmung|abstimmung absagen|sag die abstimmung ab|storniere die abstimmung|umfrage löschen|lösche die umfrage
ألغ التصويت|ألغي التصويت|إلغاء التصويت|احذف التصويت|احذفي التصويت|حذف التصويت
رأی‌گیری را لغو کن|رأی‌گیری رو لغو کن|لغو رأی‌گیری|رأی‌گیری را پاک کن|رأی‌گیری رو پاک کن|رأی‌گیری را حذف کن
투표 취소*|투표를 취소*|투표 삭제*|투표를 삭제*|투표 지워*|투표를 지워*`,
  leave: `leave the vote|leave this vote|leave the poll|take me out of the vote|remove me from the vote|i am out of the vote|im out of the vote|quit the vote
oylamadan ayrıl*|oylamadan çık*|oylamadan çıkar*
לצאת מההצבעה|לעזוב את ההצבעה|עוזב את ההצבעה|עוזבת את ההצבעה|תוציאי אותי מההצבעה|הוציאי אותי מההצבעה
выйти из голосования|выхожу из голосования|убери меня из голосования|покинуть голосование
φεύγω από την ψηφοφορία|βγάλε με από την ψηφοφορία|να φύγω από την ψηφοφορία|αποχώρηση από την ψηφοφορία
abstimmung verlassen|verlasse die abstimmung|nimm mich aus der abstimmung
غادر التصويت|أغادر التصويت|مغادرة التصويت|أخرجني من التصويت|أخرجيني من التصويت|أنسحب من التصويت
از رأی‌گیری بیرون*|از رأی‌گیری خارج*|مرا از رأی‌گیری*|منو از رأی‌گیری*
투표에서 나갈*|투표에서 나가*|투표에서 빼*|투표 나가기`,
  book: `book the winner|reserve the winner|hold the winner|book what won|book the winning place|book the place that won|book our winner
kazananı ayırt*|kazananı rezerve*|kazanana yer ayırt*|kazanan yeri ayırt*|kazananı tut*|kazanan için yer ayırt*
להזמין את המקום הזוכה|הזמיני את המקום הזוכה|תזמיני את המקום הזוכה|הזמיני את הזוכה|תזמיני את הזוכה|להזמין את הזוכה
забронируй победителя|забронировать победителя|забронируй место которое победило|забронируй то что победило
κλείσε τον νικητή|κλείσε το μέρος που κέρδισε|κάνε κράτηση στον νικητή|κλείσε ό τι κέρδισε
buche den gewinner|den gewinner buchen|reserviere den gewinner|buche den sieger|buche was gewonnen hat|buchen sie den gewinner
احجز الفائز|احجزي الفائز|احجز المكان الفائز|احجزي المكان الفائز
برنده را رزرو کن|برنده رو رزرو کن|جای برنده را رزرو کن
1위 예약*|우승한 곳 예약*|뽑힌 곳 예약*|이긴 곳 예약*`,
} as const;
export type VoteWish = keyof typeof wishes;

/** What stands around a wish for a vote, and asks for nothing more. */
const besides = `with my friends|with our friends|with friends|with the group|with everyone|with everybody|among my friends|with my family|with my colleagues|my friends|our friends|the group|everyone|everybody|for us|on these|on those|on them|these|those|them|all of them|where to go|where we go|where to eat|a vote|the vote|vote|poll|on|between|for
arkadaşlarımla|arkadaşlarla|arkadaşlarım*|arkadaşlar*|grupla|herkes*|ailemle|bunları|bunlar*|bunun için|nereye gideceğimizi|için|oylama*|oy
עם חברים|עם החברים|חברים שלי|החברים שלי|החברים|כולם|עליהם|על אלה|על זה|הצבעה|לאן ללכת
с друзьями|друзья|друзей|моими друзьями|компанией|за них|за эти|за это|между ними|голосование|куда пойти|все|для нас
με τους φίλους μου|με φίλους|με την παρέα|οι φίλοι μου|για αυτά|γι αυτά|αυτά|ανάμεσα|ψηφοφορία|μια ψηφοφορία|όλοι|για
mit meinen freunden|mit freunden|mit der gruppe|mit allen|meine freunde|darüber|über diese|über die|diese|zwischen|abstimmung|wohin wir gehen|alle|für
مع أصدقائي|مع الأصدقاء|مع الشباب|أصدقائي|عليها|على هذه|هذه|بينها|تصويت*|التصويت|الجميع
با دوستانم|با دوستام|با دوستان|دوستانم|روی این‌ها|روی اینا|روی اینها|بین این‌ها|این‌ها|رأی‌گیری|همه
친구들과|친구들이랑|친구들|이 중에서|이중에서|이것들|다 같이|모두|투표*`;

const tables = onFirstUse(() => {
  const entries = Object.entries(wishes).map(([wish, list]): [string, RegExp] => [wish, anyPhrase(list)]);
  const global = (list: string) => {
    const longestFirst = [...phraseList(list)].sort((one, other) => other.length - one.length);
    return new RegExp(anyPhrase(longestFirst).source, 'gu');
  };
  return { of: new Map(entries), own: [global(wishes.start), global(besides)] };
});

const longest = 300;
const spaced = (text: string) => ` ${foldedWords(text.slice(0, longest)).join(' ')} `;

/** The order in which a message is read: "cancel the vote" starts none. */
const order: readonly VoteWish[] = ['cancel', 'close', 'leave', 'invite', 'status', 'book', 'start'];

/** What a message wants of a vote; null for every other message. Pure. */
export function voteWishIn(text: string): VoteWish | null {
  const said = spaced(text);
  return order.find((wish) => tables().of.get(wish)?.test(said)) ?? null;
}

/** The words that ask for a vote, and what stands beside them. */
export const votePhrases = (): readonly RegExp[] => tables().own;
