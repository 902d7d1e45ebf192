import { anyPhrase, foldedWords, phraseList } from '../../../language/phrase-pattern.ts';
import { onFirstUse } from '../../../platform/on-first-use.ts';

/** What asks whether somebody themselves is free, in nine languages. `*` stands for any letters. */
const asks = `am i free|am i busy|am i available|do i have anything on|do i have anything planned|do i have something on|have i got anything on|is my calendar free|is my calendar empty|whats in my calendar|what is in my calendar|whats on my calendar|what is on my calendar|what do i have on|what have i got on|check my calendar|check in my calendar|look in my calendar|look into my calendar|look at my calendar
müsait miyim|boş muyum|takvimim boş mu|takvimimde ne var|takvimimde bir şey var mı|takvimime bak*
היומן שלי פנוי|מה יש לי ביומן|יש לי משהו ביומן|תבדקי ביומן שלי|בדקי ביומן שלי|תבדקי ביומן|האם אני פנוי|האם אני פנויה
свободен ли я|свободна ли я|что у меня в календаре|мой календарь свободен|посмотри в мой календарь|посмотри мой календарь|проверь мой календарь
τι έχω στο ημερολόγιό μου|τι έχω στο ημερολόγιο|έχω κάτι στο ημερολόγιο|έχω κάτι στο ημερολόγιό μου|δες το ημερολόγιό μου|κοίτα το ημερολόγιό μου
bin ich frei|habe ich etwas vor|hab ich was vor|habe ich was vor|ist mein kalender frei|was steht in meinem kalender|was habe ich im kalender|schau in meinen kalender|sieh in meinen kalender
هل أنا متفرغ|هل أنا متفرغة|هل أنا فاضي|هل أنا مشغول|هل أنا مشغولة|ماذا في تقويمي|شو عندي بالتقويم|هل تقويمي فارغ|انظر في تقويمي|انظري في تقويمي
آیا وقتم آزاد است|وقتم آزاده|وقتم خالیه|تقویمم خالی است|تقویمم خالیه|در تقویمم چه هست|توی تقویمم چی هست|تقویمم را ببین|تقویمم رو ببین
나 한가해*|제가 한가한가*|저 시간 비어*|내 일정 비어*|내 캘린더 비어*|캘린더에 뭐 있*|내 캘린더 확인*|내 일정 확인*`;
/** The same words tell it: they ask with a question mark alone. */
const asksByMark = `אני פנוי|אני פנויה
я свободен|я свободна|я занят|я занята
είμαι ελεύθερος|είμαι ελεύθερη|είμαι διαθέσιμος|είμαι διαθέσιμη
وقتم آزاد است|وقتم خالی است`;
/** "Bin ich am Samstag frei?" A day stands within what asks, and nobody else: "bin ich allergisch, haben Sie was frei" asks of a place. */
const parted =
  /(?:^| )(?:bin ich|habe ich|hab ich|am i) (?:(?!haben|habt|hast|gibt|sie|ihr|you|there|wie|noch)\S+ ){0,5}(?:frei|zeit|etwas vor|was vor|free|busy|available) $/u;
/** "Wie lange habe ich Zeit?" asks for a deadline. */
const howLong = /(?:^| )(?:wie|wann|how|wieviel)(?: |$)/u;
const clauses = /[,.;:!?؟\n]/u;
const folded = (text: string) => ` ${foldedWords(text).join(' ')} `;
const mark = /[?؟;]\s*$/u;

const tables = onFirstUse(() => {
  const pattern = (list: string) =>
    anyPhrase([...phraseList(list)].sort((one, other) => other.length - one.length));
  const [plain, marked] = [pattern(asks), pattern(asksByMark)];
  return {
    plain,
    marked,
    own: [
      plain,
      marked,
      anyPhrase('bin ich|habe ich|hab ich|am i|frei|zeit|etwas vor|was vor|free|busy|available'),
    ].map(({ source }) => new RegExp(source, 'gu')),
  };
});

/** Whether a message asks if its writer is free. Pure. */
export function asksWhetherFree(text: string): boolean {
  const read = text.slice(0, 300);
  const said = folded(read);
  if (tables().plain.test(said) || (mark.test(text) && tables().marked.test(said))) return true;
  return read.split(clauses).some((clause) => parted.test(folded(clause)) && !howLong.test(folded(clause)));
}

/** The words that ask so. */
export const freePhrases = (): readonly RegExp[] => tables().own;
