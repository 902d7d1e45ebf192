import type { NewGroupSentences } from './en.ts';

const he: NewGroupSentences = {
  title: 'שהחברים יצביעו',
  hint: 'בחרו את המקומות והעבירו את הקישור. מרווה לא כותבת לאיש, ובלי ה"כן" שלכם דבר לא מוזמן.',
  name: 'בשביל מה?',
  namePlaceholder: 'ארוחה ביום שישי',
  yourName: 'השם שלכם',
  places: 'מקומות להצבעה',
  chosen: (count) => `נבחרו ${count}, לכל היותר 8`,
  noPlaces: 'כאן עומדים מקומות שמרווה הראתה לכם. חפשו קודם.',
  look: 'לחפש מקומות',
  ask: 'לשאול את מרווה',
  plan: 'למצוא רעיונות לקבוצה',
  when: 'מתי, אם ידוע',
  whenPast: 'הזמן הזה עבר. בחרו מאוחר יותר.',
  ends: 'ההצבעה מסתיימת',
  inHours: (hours) => `בעוד ${hours} שעות`,
  inOneDay: 'בעוד יום',
  inDays: (days) => `בעוד ${days} ימים`,
  endsLate: 'היא הייתה מסתיימת אחרי הזמן הזה. שתסתיים מוקדם יותר.',
  ranked: 'כל אחד מסדר את המקומות',
  secret: 'ההצבעות נסתרות עד הסוף',
  start: 'לפתוח הצבעה',
  needsTwo: 'בחרו לפחות שני מקומות.',
  failed: 'אי אפשר היה לפתוח את ההצבעה. דבר לא נוצר; נסו שוב.',
};
export default he;
