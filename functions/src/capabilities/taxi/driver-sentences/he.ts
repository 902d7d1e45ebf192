import { counted, isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { offeredWords } from '../driver-phrases.ts';
import type { RideWords } from '../ride-words.ts';
import type { DriverSentences } from './en.ts';

const { confirm, decline } = answerWords.he;
const word = offeredWords('he');
const people = (count: number) =>
  counted('he', count, { one: 'אדם אחד', two: 'שני אנשים', other: '# אנשים' });
const trip = ({ distance, fare }: RideWords) =>
  [
    distance === null ? [] : [`בערך ${isolated(distance)}`],
    fare === null ? [] : [`מחיר משוער ${isolated(fare)}`],
  ].flat();

export const hebrew: DriverSentences = {
  offer: (ride, away) =>
    [
      `דרושה מונית, נסיעה ${isolated(ride.code)}`,
      `מ: ${isolated(ride.from)} (${isolated(ride.district)}), במרחק ${isolated(away)} ממך`,
      ...(ride.when === null ? [] : [`מועד האיסוף: ${isolated(ride.when)}`]),
      `אל: ${isolated(ride.to)}, ${people(ride.party)}`,
      ...(trip(ride).length === 0 ? [] : [trip(ride).join(', ')]),
      `לקבלת הנסיעה יש לכתוב “${word.accept} ${isolated(ride.code)}”, ולוויתור “${word.decline} ${isolated(ride.code)}”. הנסיעה למי שמאשר ראשון.`,
    ].join('\n'),
  accepted: (ride, rider, map) =>
    [
      `נסיעה ${isolated(ride.code)} שלך.`,
      ...(ride.when === null ? [] : [`מועד האיסוף: ${isolated(ride.when)}`]),
      `איסוף: ${rider === null ? 'הנוסע' : isolated(rider)}, ${people(ride.party)}, ${isolated(ride.from)}: ${map}`,
      `היעד: ${isolated(ride.to)}.`,
      `בהגעה יש לכתוב “${word.arrived}”, ביציאה לדרך “${word.picked_up}”, בסיום “${word.completed}”, ואם אי אפשר: “${word.cancel} ${isolated(ride.code)}” עם הסיבה.`,
    ].join('\n'),
  alreadyYours: (code) => `נסיעה ${isolated(code)} כבר שלך.`,
  taken: (code) => `נסיעה ${isolated(code)} נמסרה למונית אחרת. תודה על המענה.`,
  calledOff: (code) => `נסיעה ${isolated(code)} בוטלה על ידי מי שהזמין אותה, ולא ניתן עוד לקבל אותה.`,
  tooLate: (code) => `מאוחר מדי עבור נסיעה ${isolated(code)}: זמן המענה עבר.`,
  over: (code) => `נסיעה ${isolated(code)} הסתיימה, ולכן דבר לא השתנה.`,
  wrongCode: (code) => `אין עבורך נסיעה ${isolated(code)}, ולכן דבר לא התקבל. נא לבדוק את הקוד בהודעה שלי.`,
  busy: (current, code) =>
    `נסיעה ${isolated(current)} עדיין אצלך, ולכן אי אפשר לקבל את ${isolated(code)}. בסיומה יש לכתוב “${word.completed} ${isolated(current)}”.`,
  refusedBefore: (code) => `החזרת את נסיעה ${isolated(code)}, ולכן היא הוצעה לאחרים.`,
  whichRide: (codes) =>
    `לאיזו נסיעה הכוונה? יש לכתוב “${word.accept}” או “${word.decline}” עם הקוד: ${isolated(codes)}.`,
  rideOrBooking: (codes) =>
    `הכוונה לנסיעה, או לשאלה ששאלתי אותך כאורח? לנסיעה יש לכתוב “${word.accept}” או “${word.decline}” עם הקוד: ${isolated(codes)}. לשאלה האחרת יש לכתוב “${confirm}” או “${decline}”.`,
  nothingOpen: () => 'אין נסיעה שממתינה לתשובתך.',
  declined: (code) => `בסדר, נסיעה ${isolated(code)} תוצע לאחרים.`,
  arrivedNoted: (code) => `נרשם: הגעת לנקודת האיסוף של נסיעה ${isolated(code)}. ההודעה נמסרה לנוסע.`,
  pickedUpNoted: (code) =>
    `נרשם: נסיעה ${isolated(code)} יצאה לדרך. בסיום יש לכתוב “${word.completed} ${isolated(code)}”.`,
  completedNoted: (code) => `נרשם: נסיעה ${isolated(code)} הסתיימה. אפשר לקבל את הנסיעה הבאה.`,
  noShowNoted: (code) => `נרשם: איש לא הגיע לנסיעה ${isolated(code)}. אפשר לקבל את הנסיעה הבאה.`,
  givenBack: (code) => `נסיעה ${isolated(code)} הוחזרה, וההודעה נמסרה לנוסע. אפשר לקבל נסיעות אחרות.`,
  notNow: (code) =>
    `כרגע אי אפשר לומר זאת על נסיעה ${isolated(code)}. הסדר הוא: “${word.arrived}”, “${word.picked_up}”, “${word.completed}”; “${word.no_show}” רק אחרי “${word.arrived}”.`,
  noRide: () => 'אין לך נסיעה כרגע, ולכן דבר לא השתנה.',
  notUnderstood: (code) =>
    `לא הבנתי, ולכן דבר לא השתנה בנסיעה ${isolated(code)}. יש לכתוב “${word.accept} ${isolated(code)}” או “${word.decline} ${isolated(code)}”; במהלך נסיעה: “${word.arrived}”, “${word.picked_up}”, “${word.completed}” או “${word.cancel}” עם הקוד.`,
  riderCancelled: (ride, reason) =>
    `נסיעה ${isolated(ride.code)} מ: ${isolated(ride.from)} בוטלה על ידי מי שהזמין אותה${reason === null ? '' : ` (${isolated(reason)})`}. אפשר לקבל נסיעות אחרות.`,
  onDuty: () => 'המשמרת התחילה: אשאל אותך על נסיעות בסביבה. כדאי לשתף מיקום כדי שאדע איפה המונית.',
  offDuty: () => `המשמרת הסתיימה: לא אשאל אותך על נסיעות. כדי לחזור יש לכתוב “${word.on_duty}”.`,
  moved: () => 'תודה, המיקום התקבל.',
  notADriver: () => 'המספר הזה לא רשום כמספר של מונית, ולכן דבר לא התקבל.',
};
