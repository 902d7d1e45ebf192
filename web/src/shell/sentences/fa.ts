import type { ShellSentences } from './en.ts';

const fa: ShellSentences = {
  chat: 'گفتگو',
  trips: 'سفرها',
  me: 'من',
  pages: 'صفحه‌های اصلی',
  explore: 'کاوش',
  picked: 'برای شما انتخاب شده',
  map: 'نقشه',
  admin: 'مدیریت بازار',
  language: 'زبان',
  theme: 'ظاهر',
  themeSystem: 'مانند سیستم',
  themeLight: 'روشن',
  themeDark: 'تیره',
  menu: 'منو',
  close: 'بستن',
  loading: 'در حال بارگذاری …',
  offline: 'اتصال برقرار نیست. آنچه می‌نویسید با بازگشت اتصال فرستاده می‌شود.',
  signOut: 'خروج',
  signIn: 'ورود',
  account: 'حساب',
  guest: 'مهمان در این دستگاه',
  skip: 'رفتن به محتوا',
  pageMissing: 'این صفحه بارگذاری نشد',
  pageMissingWhy:
    'شاید نسخه‌ی تازه‌ای از Merve آمده باشد، یا اتصال برقرار نیست. رزروها، سفارش‌ها و نوشته‌های شما محفوظ‌اند.',
  loadPageAgain: 'بارگذاری دوباره',
  noSuchPage: 'در این نشانی صفحه‌ای نیست',
  toChat: 'رفتن به گفتگو',
};

export default fa;
