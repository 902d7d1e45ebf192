import type { PlaceSentences } from './en.ts';

const ar: PlaceSentences = {
  loading: 'جارٍ التحميل …',
  failed: 'تعذّر تحميل هذا المكان.',
  retry: 'إعادة المحاولة',
  missing: 'لم يعد هذا المكان موجودًا هنا.',
  toExplore: 'استكشاف أماكن أخرى',
  hours: 'ساعات العمل',
  closed: 'مغلق',
  today: 'اليوم',
  freeTimes: 'الأوقات المتاحة',
  askMerve: 'اسألوا Merve',
  directions: 'الاتجاهات',
  beside: 'المكان الذي يدور حوله الحديث',
  openPage: 'فتح صفحته',
  pictures: 'صور هذا المكان',
};

export default ar;
