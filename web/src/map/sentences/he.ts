import { counted, isolated } from '@merve/contract/words';
import type { MapSentences } from './en.ts';

const he: MapSentences = {
  map: 'מפה',
  search: 'חיפוש מקומות',
  kind: 'סוג',
  locate: 'המיקום שלי',
  notHere: {
    denied: 'הדפדפן אינו רשאי למסור היכן אתם. אפשרו זאת בהגדרות הדף.',
    unknown: 'לא נמצא המיקום שלכם.',
    outside: 'אתם מחוץ לאזור שהמפה הזו מראה.',
  },
  here: 'אתם כאן',
  zoomIn: 'התקרבות',
  zoomOut: 'התרחקות',
  loading: 'בטעינה …',
  failed: 'החיפוש לא הצליח.',
  retry: 'ניסיון נוסף',
  noMap: 'הדפדפן הזה אינו יכול לצייר את המפה; הכול כאן ברשימה.',
  simpleMap: 'לא ניתן היה לטעון את המפה המפורטת; זו מפה פשוטה.',
  missing: 'זה כבר לא נמצא.',
  back: 'כל התוצאות',
  askMerve: 'לשאול את Merve',
  showList: 'הצגת הרשימה',
  showMap: 'עוד מהמפה',
  found: (count) => counted('he', count, { one: 'מקום אחד', two: 'שני מקומות', other: '# מקומות' }),
  cluster: (name, count) => `${count} מקומות, ביניהם ${isolated(name)}`,
  kinds: {
    all: 'הכול',
    restaurants: 'מסעדות',
    cafes: 'בתי קפה',
    stays: 'לינה',
    activities: 'פעילויות',
    services: 'שירותים',
    spa: 'ספא',
    sports: 'ספורט',
    shops: 'חנויות',
    properties: 'נדל״ן',
    places: 'אתרים ומקומות יום־יום',
  },
};

export default he;
