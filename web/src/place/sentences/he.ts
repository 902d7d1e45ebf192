import type { PlaceSentences } from './en.ts';

const he: PlaceSentences = {
  loading: 'טוען …',
  failed: 'לא הצלחנו לטעון את המקום.',
  retry: 'לנסות שוב',
  missing: 'המקום הזה כבר לא כאן.',
  toExplore: 'לגלות מקומות אחרים',
  hours: 'שעות פתיחה',
  closed: 'סגור',
  today: 'היום',
  freeTimes: 'שעות פנויות',
  askMerve: 'לשאול את מרווה',
  directions: 'הוראות הגעה',
  beside: 'המקום שמדובר בו',
  openPage: 'לפתוח את העמוד',
  pictures: 'תמונות של המקום',
};

export default he;
