import { isolated } from '../../../language/isolated.ts';
import type { PlaceSentences } from './en.ts';

export const hebrew: PlaceSentences = {
  askWhere: () => 'איפה אתם? שתפו את המיקום, או כתבו שם של עיר או מקום בסביבה.',
  placeUnknown: (place) =>
    `לא מצאתי את “${isolated(place)}” במפה. שתפו את המיקום, או כתבו שם של עיר שאני מכירה.`,
  outOfArea: (market) =>
    `המיקום שלכם מחוץ ל־${isolated(market)}, ואני מכירה מקומות רק שם. כתבו שם של עיר שם כדי לחפש סביבה.`,
  nearYou: () => 'בקרבתכם:',
  nearPlace: (place) => `בקרבת ${isolated(place)}:`,
  nothingNear: (km) => `אני לא מכירה מקום כזה במרחק של עד ${isolated(km)}.`,
  farther: (km) => `אני לא מכירה מקום כזה במרחק של עד ${isolated(km)}. הקרובים ביותר:`,
  onMap: () => 'במפה:',
  notOnMap: (what) => `לא מצאתי במפה דבר עבור “${isolated(what)}”.`,
  ownOnly: () => 'כרגע אני לא יכולה לחפש במפה כולה. מתוך הרשימה שלי:',
  ownNothing: (what) => `ברשימה שלי אין דבר עבור “${isolated(what)}”, וכרגע אני לא יכולה לחפש במפה כולה.`,
  openNow: () => 'פתוח עכשיו:',
  onDuty: (night) => `תורנות בלילה שמתחיל ב${night}:`,
  rosterUnknown: (night) => `אני לא יודעת אילו בתי מרקחת תורנים בלילה שמתחיל ב${night}.`,
  noneOpen: () => 'אני לא מכירה בית מרקחת שפתוח עכשיו.',
  nearestPharmacies: () => 'בתי המרקחת הקרובים שאני מכירה:',
  noPharmacies: () => 'אני לא מכירה בית מרקחת באזור.',
  nightOver: () => 'הלילה הזה כבר עבר. אפשר לשאול על הלילה או על לילה מאוחר יותר.',
  openUntil: (time) => `פתוח עד ${time}`,
  openAllDay: () => 'פתוח מסביב לשעון',
  closedUntil: (when) => `סגור, נפתח ב${when}`,
  closed: () => 'סגור',
  dutyUntil: (time) => `תורן עד ${time}`,
  duty: (from, until) => `תורנות ${from} – ${until}`,
  phoneFirst: () => 'כדאי להתקשר לפני שיוצאים: תורנויות משתנות לפעמים ברגע האחרון.',
};
