import type { PlaceSentences } from './en.ts';

const fa: PlaceSentences = {
  loading: 'در حال بارگذاری …',
  failed: 'این جا بارگذاری نشد.',
  retry: 'تلاش دوباره',
  missing: 'این جا دیگر اینجا نیست.',
  toExplore: 'گشتن در جاهای دیگر',
  hours: 'ساعت کار',
  closed: 'تعطیل',
  today: 'امروز',
  freeTimes: 'وقت‌های خالی',
  askMerve: 'پرسیدن از Merve',
  directions: 'مسیریابی',
  beside: 'جایی که از آن گفته می‌شود',
  openPage: 'باز کردن صفحهٔ آن',
  pictures: 'عکس‌های این مکان',
};

export default fa;
