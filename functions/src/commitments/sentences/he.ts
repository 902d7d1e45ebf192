import { counted, isolated } from '@merve/contract/words';
import type { CommitmentSentences } from './en.ts';

const kinds = {
  booking: 'הזמנת מקום',
  food: 'הזמנת אוכל',
  service: 'שירות',
  viewing: 'ביקור בנכס',
  ride: 'מונית',
};
const states = {
  draft: 'עוד לא נשאל',
  hold: 'שמור, מחכה לתשובה שלכם',
  awaiting_deposit: 'שמור, מחכה למקדמה שלכם',
  confirmed: 'מאושר',
  placed: 'נשלח, עוד אין תשובה',
  accepted: 'התקבל',
  ready: 'מוכן',
  completed: 'הסתיים',
  rejected: 'נדחה',
  cancelled: 'בוטל',
  expired: 'הסתיים בלי תשובה',
  planned: 'מתוכננת; הפנייה לנהגים סמוך למועד',
  requested: 'מחפשים נהג',
  assigned: 'הנהג בדרך',
  arrived: 'הנהג הגיע',
  on_board: 'בנסיעה',
  no_show: 'הסתיים: הנהג לא מצא אתכם',
  unserved: 'הסתיים: לא נמצא נהג',
};
const noneOf = {
  booking: 'אין לכם הזמנות מקום.',
  food: 'אין לכם הזמנת אוכל פתוחה.',
  service: 'אין לכם שירות פתוח.',
  viewing: 'אין לכם ביקור מתואם.',
  ride: 'אין לכם מונית בדרך.',
};

export const hebrew: CommitmentSentences = {
  kind: (kind) => kinds[kind],
  named: (name) => isolated(name),
  state: (state) => states[state],
  people: (count) => counted('he', count, { one: 'אדם אחד', two: 'שני אנשים', other: '# אנשים' }),
  about: (clock) => `בערך ב־${clock}`,
  until: (clock) => `עד ${clock}`,
  withDriver: (driver) => `נהג: ${isolated(driver)}`,
  cancelAsked: () => 'ביקשתם לבטל, ועוד לא ענו',
  heading: () => 'מה שפתוח אצלכם:',
  elsewhere: () => 'אבל זה פתוח:',
  nothing: () => 'אין לכם דבר פתוח: לא הזמנת מקום, לא אוכל, לא שירות, לא ביקור ולא מונית.',
  noneOf: (kind) => noneOf[kind],
  lately: (line) => `האחרון: ${line}`,
  whichToCancel: () => 'מה מהם לבטל? כתבו את הקוד.',
  nothingToCancel: () => 'אין לכם מה לבטל.',
  whichIsMeant: () => 'למה מהם התכוונתם? כתבו את הקוד.',
};
