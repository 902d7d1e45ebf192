import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { GoogleSentences } from './en.ts';

const { yes, no } = answerWords.fa;

export const fa: GoogleSentences = {
  notOffered: () => 'اینجا نمی‌توانم ایمیل بفرستم یا در تقویم بنویسم. چیزی فرستاده نشد.',
  connectMail: (page) =>
    `برای این کار به اجازهٔ شما برای فرستادن ایمیل از Gmail شما نیاز دارم. آن را در صفحه‌تان بدهید و دوباره بگویید: ${page}`,
  connectCalendar: (page) =>
    `برای این کار به اجازهٔ شما برای نوشتن در تقویم Google شما نیاز دارم. آن را در صفحه‌تان بدهید و دوباره بگویید: ${page}`,
  connectFreeBusy: (page) =>
    `برای این کار به اجازهٔ شما نیاز دارم تا ببینم تقویم Google شما کی پر است؛ عنوان‌ها را نمی‌بینم. آن را در صفحه‌تان بدهید و دوباره بگویید: ${page}`,
  whichDay: () => 'تقویمتان را برای کدام روز ببینم؟',
  noPlan: () => 'برنامه‌ای با روزی که گروهتان تصمیم گرفته باشد ندارید، پس چیزی برای فرستادن نیست.',
  nothingToEnter: () => 'چیزی رزروشده یا تصمیم‌گرفته‌شده با ساعت ندارید، پس چیزی برای تقویم نیست.',
  which: (codes) => `کدام یک: ${isolated(codes)}؟`,
  nobodyGave: (title) =>
    `هیچ‌کس از ${isolated(title)} برای این کار نشانی نداده است، پس کسی نیست که برایش بفرستم. می‌توانند در صفحهٔ رأی‌گیری، زیر «آنچه دیگران باید بدانند» بدهند.`,
  without: (names) => `بدون نشانی: ${isolated(names)}. ایمیلی نمی‌گیرند.`,
  askMail: (from, addresses, subject, text) =>
    `این را از ${isolated(from)} برای هر کدام جداگانه و کلمه به کلمه می‌فرستم:\n${isolated(addresses)}\n\nموضوع: ${isolated(subject)}\n\n${isolated(text)}\n\nهنوز چیزی فرستاده نشده است. برای فرستادن ${yes} و برای نفرستادن ${no} بنویسید.`,
  askEntry: (account, summary, text) =>
    `این را در تقویم ${isolated(account)} می‌گذارم:\n\n${isolated(summary)}\n${isolated(text)}\n\nبرای گذاشتن ${yes} و برای نگذاشتن ${no} بنویسید.`,
  busy: (times) => `تقویمتان آن زمان چیزی دارد: ${isolated(times)}.`,
  free: () => 'تقویمتان آن زمان خالی است.',
  notLooked: () => 'نتوانستم ببینم تقویمتان آن زمان خالی است یا نه.',
  sending: () => 'می‌فرستم. همین‌جا می‌گویم چه رفت.',
  entering: () => 'می‌گذارم. وقتی انجام شد همین‌جا می‌گویم.',
  changed: () =>
    'آنچه نشان دادم از آن زمان تغییر کرده است: نشانی‌ای پس گرفته شد یا اجازهٔ شما در Google پایان یافت. کاری انجام نشد. دوباره بگویید تا از نو ببینید.',
  notSentAtAll: () => 'باشد، چیزی فرستاده نشد.',
  notEnteredAtAll: () => 'باشد، چیزی در تقویم گذاشته نشد.',
  sent: (addresses) => `فرستاده شد به ${isolated(addresses)}.`,
  notSent: (addresses, why) => `فرستاده نشد به ${isolated(addresses)}: ${isolated(why)}`,
  uncertain: (addresses) =>
    `نمی‌دانم ایمیل به ${isolated(addresses)} رفت یا نه، چون Google پاسخی نداد. دوباره نمی‌فرستم: لطفاً در فرستاده‌هایتان ببینید.`,
  whyLeave: () => 'Google دیگر اجازه نمی‌دهد. در صفحه‌تان دوباره وصل کنید.',
  whyRefused: () => 'Google نپذیرفت.',
  whyWithdrawn: () => 'نشانی پس گرفته شد.',
  whyUnavailable: () => 'به Google دسترسی نبود.',
  whyLimited: () => 'گوگل فعلاً چیز بیشتری از این حساب نمی‌پذیرد. لطفاً فردا دوباره امتحان کنید.',
  entered: (summary) => `در تقویمتان هست: ${isolated(summary)}.`,
  notEntered: (summary, why) => `در تقویمتان نیست: ${isolated(summary)}. ${isolated(why)}`,
  subject: (title) => `برنامهٔ ما: ${isolated(title)}`,
  notBooked: () => 'با رأی‌گیری ما انتخاب شد و هنوز رزرو نشده است.',
  signature: () => 'فرستاده‌شده با Merve.',
  notRead: (words) => `${isolated(words)} را نفهمیدم، پس کاری انجام نشد.`,
};
