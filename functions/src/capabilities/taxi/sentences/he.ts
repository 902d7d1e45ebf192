import { counted, isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { RideWords } from '../ride-words.ts';
import type { TaxiSentences } from './en.ts';

const { yes, no } = answerWords.he;
const people = (count: number) =>
  counted('he', count, { one: 'אדם אחד', two: 'שני אנשים', other: '# אנשים' });
const because = (reason: string | null) => (reason === null ? '' : ` (${isolated(reason)})`);

const course = (ride: RideWords) =>
  `מונית מ: ${isolated(ride.from)} (${isolated(ride.district)}), אל: ${isolated(ride.to)}`;
const way = (ride: RideWords) =>
  ride.distance === null
    ? 'היעד לא נמצא על המפה, לכן אי אפשר להעריך את המרחק ואת המחיר. כדאי לשאול בנסיעה.'
    : `בערך ${isolated(ride.distance)}${ride.fare === null ? '. אי אפשר להעריך את המחיר; כדאי לשאול בנסיעה.' : `, מחיר משוער ${isolated(ride.fare)}. המונה במונית הוא הקובע.`}`;

export const hebrew: TaxiSentences = {
  here: () => 'המיקום שלך',
  byRoad: (time) => `הנסיעה בכביש אורכת כ־${isolated(time)}, לפי התנועה עכשיו.`,
  byLine: () => 'המרחק והזמנים משוערים לפי קו אווירי.',
  proposal: (ride, extra) =>
    [
      course(ride),
      ride.when === null
        ? `${people(ride.party)}, עכשיו`
        : `${people(ride.party)}, ${isolated(ride.when ?? '')}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `מוניות פנויות בסביבה: ${isolated(extra.nearby)}. עדיין לא הוזמנה מונית.`,
      ...(extra.nearest === null ? [] : [`הקרובה ביותר: בערך ${isolated(extra.nearest)}.`]),
      `להזמנה יש להשיב “${yes}” עד ${isolated(extra.until)}, ולביטול “${no}”.`,
    ].join('\n'),
  proposalLater: (ride, extra) =>
    [
      course(ride),
      `${people(ride.party)}, ${isolated(ride.when ?? '')}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `הפנייה לנהגים תצא בשעה ${isolated(extra.asks)}; עד שנהג יאשר, אף אחד לא הבטיח להגיע. עדיין לא הוזמנה מונית.`,
      `לתכנון הנסיעה יש להשיב “${yes}” עד ${isolated(extra.until)}, ולוויתור “${no}”.`,
    ].join('\n'),
  planned: (ride, asks) =>
    `תוכננה נסיעה ${isolated(ride.code)} מ: ${isolated(ride.from)}, אל: ${isolated(ride.to)}, ${isolated(ride.when ?? '')}. הפנייה לנהגים תצא בשעה ${isolated(asks)}; עדיין אף נהג לא הבטיח להגיע. אודיע מי מגיע, או שאף אחד לא מגיע.`,
  pickupIs: (when) => `איסוף: ${isolated(when)}.`,
  tooManyPlanned: (most) => `כבר תוכננו לכם מוניות: ${most}, ולא אתכנן עוד בבת אחת. כדאי לבטל קודם אחת מהן.`,
  askTime: () => 'הזכרתם זמן. לאיזה יום ולאיזו שעה המונית, או שהיא לעכשיו? לא הוזמנה מונית.',
  searching: (ride, asked) =>
    `הבקשה נשלחה ${counted('he', asked, { one: 'לנהג אחד', two: 'לשני נהגים', other: 'ל־# נהגים' })} ליד ${isolated(ride.from)} (נסיעה ${isolated(ride.code)}). הנסיעה עדיין לא התקבלה; אודיע כשתתקבל.`,
  nobodyFree: (ride) =>
    `אין כרגע מונית פנויה ליד ${isolated(ride.from)}, לכן לא הוזמנה מונית. כדאי לנסות שוב עוד מעט.`,
  assigned: (ride, driver) =>
    `${isolated(driver.name)} בדרך אל ${isolated(ride.from)} (נסיעה ${isolated(ride.code)}). הרכב: ${isolated(driver.vehicle)}, ${isolated(driver.plate)}. טלפון: ${isolated(driver.phone)}.`,
  coming: (time) => `זמן הגעה משוער: ${isolated(time)}.`,
  stillLooking: (ride) =>
    `נסיעה ${isolated(ride.code)} מ: ${isolated(ride.from)}. היא עדיין לא התקבלה, והחיפוש נמשך; אודיע כשתתקבל.`,
  arrived: (ride, driver) =>
    `המונית שלך הגיעה אל ${isolated(ride.from)}: ${isolated(driver.vehicle)}, ${isolated(driver.plate)}.`,
  pickedUp: (ride) => `יצאתם לדרך אל ${isolated(ride.to)}. נסיעה טובה.`,
  completed: (ride) => `נסיעה ${isolated(ride.code)} הסתיימה. תודה שנסעתם איתנו.`,
  noShow: (ride) =>
    `המונית המתינה לך ליד ${isolated(ride.from)} ועזבה (נסיעה ${isolated(ride.code)}). אם עדיין צריך מונית, אפשר לכתוב לי.`,
  driverCancelled: (ride, reason) =>
    `המונית נאלצה לוותר על נסיעה ${isolated(ride.code)}${because(reason)}. אני מחפשת עכשיו מונית אחרת; עדיין אין לך מונית.`,
  driverCancelledForGood: (ride, reason) =>
    `המונית נאלצה לוותר על נסיעה ${isolated(ride.code)}${because(reason)}, וכבר פניתי לכל מי שאפשר. אין לך מונית; כדאי לנסות שוב עוד מעט או להזמין מונית ישירות.`,
  widened: (ride, radius) =>
    `נסיעה ${isolated(ride.code)} עדיין לא התקבלה. החיפוש הורחב עכשיו למרחק של ${isolated(radius)}.`,
  unserved: (ride) =>
    `לא נמצאה מונית לנסיעה ${isolated(ride.code)}: אף נהג לא קיבל אותה, והחיפוש הסתיים. כדאי לנסות שוב עוד מעט או להזמין מונית ישירות.`,
  cancelProposal: (ride, driver) =>
    [
      `לבטל את נסיעה ${isolated(ride.code)} מ: ${isolated(ride.from)}, אל: ${isolated(ride.to)}${ride.when === null ? '' : `, ${isolated(ride.when)}`}?`,
      driver === null ? 'הנסיעה עדיין לא התקבלה.' : `הנסיעה התקבלה: ${isolated(driver)} בדרך.`,
      `לביטול הנסיעה יש להשיב “${yes}”, וכדי להשאיר אותה “${no}”.`,
    ].join('\n'),
  cancelled: (ride, told) =>
    `בוטלה: נסיעה ${isolated(ride.code)}.${told ? ' ההודעה נשלחת עכשיו לנהג.' : ' אין מונית בדרך.'}`,
  notCalled: () => 'בסדר, לא הוזמנה מונית.',
  kept: (code) => `נסיעה ${isolated(code)} נשארת כמו שהיא.`,
  tooManyPeople: (most) =>
    `במונית אחת כאן יש מקום ל${counted('he', most, { one: 'אדם אחד', two: 'שני אנשים', other: '־# אנשים' })} לכל היותר, לכן לא ביקשתי מונית.`,
  samePlace: () => 'זה המקום שבו אתם נמצאים כבר עכשיו, לכן לא ביקשתי מונית.',
};
