import type { ShellSentences } from './en.ts';

const ar: ShellSentences = {
  chat: 'المحادثة',
  trips: 'رحلاتي',
  me: 'أنا',
  pages: 'الصفحات الرئيسية',
  explore: 'استكشاف',
  picked: 'اختير لكم',
  map: 'الخريطة',
  admin: 'إدارة السوق',
  language: 'اللغة',
  theme: 'المظهر',
  themeSystem: 'مثل النظام',
  themeLight: 'فاتح',
  themeDark: 'داكن',
  menu: 'القائمة',
  close: 'إغلاق',
  loading: 'جارٍ التحميل …',
  offline: 'لا يوجد اتصال. ما تكتبه سيُرسل عند عودة الاتصال.',
  signOut: 'تسجيل الخروج',
  signIn: 'تسجيل الدخول',
  account: 'الحساب',
  guest: 'ضيف على هذا الجهاز',
  skip: 'انتقل إلى المحتوى',
  pageMissing: 'تعذّر تحميل هذه الصفحة',
  pageMissingWhy: 'ربما صدرت نسخة أحدث من Merve، أو لا يوجد اتصال. كل ما حجزته وطلبته وكتبته محفوظ.',
  loadPageAgain: 'إعادة التحميل',
  noSuchPage: 'لا توجد صفحة على هذا العنوان',
  toChat: 'إلى المحادثة',
};

export default ar;
