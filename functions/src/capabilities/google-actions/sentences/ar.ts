import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { GoogleSentences } from './en.ts';

const { yes, no } = answerWords.ar;

export const ar: GoogleSentences = {
  notOffered: () => 'لا أستطيع هنا إرسال البريد أو الكتابة في التقاويم. لم يُرسل شيء.',
  connectMail: (page) =>
    `أحتاج لذلك إلى إذنكم بإرسال البريد من Gmail الخاص بكم. امنحوه في صفحتكم ثم قولوا ذلك مرة أخرى: ${page}`,
  connectCalendar: (page) =>
    `أحتاج لذلك إلى إذنكم بالكتابة في تقويم Google الخاص بكم. امنحوه في صفحتكم ثم قولوا ذلك مرة أخرى: ${page}`,
  connectFreeBusy: (page) =>
    `أحتاج لذلك إلى إذنكم برؤية أوقات انشغال تقويم Google الخاص بكم؛ ولا أرى العناوين. امنحوه في صفحتكم ثم قولوا ذلك مرة أخرى: ${page}`,
  whichDay: () => 'لأي يوم أنظر في تقويمكم؟',
  noPlan: () => 'ليست لديكم خطة بيوم قررته مجموعتكم، فلا شيء لإرساله.',
  nothingToEnter: () => 'ليس لديكم شيء محجوز أو مقرر له وقت، فلا شيء لإضافته إلى التقويم.',
  which: (codes) => `أيها: ${isolated(codes)}؟`,
  nobodyGave: (title) =>
    `لم يعطِ أحد من ${isolated(title)} عنوانًا لذلك، فلا أحد لأرسل إليه. يمكنهم ذلك في صفحة التصويت، تحت «ما ينبغي أن يعرفه الآخرون».`,
  without: (names) => `لا عنوان لـ: ${isolated(names)}. لن يصلهم بريد.`,
  askMail: (from, addresses, subject, text) =>
    `سأرسل هذا من ${isolated(from)}، رسالة لكل واحد، حرفيًا:\n${isolated(addresses)}\n\nالموضوع: ${isolated(subject)}\n\n${isolated(text)}\n\nلم يُرسل شيء بعد. أجيبوا ${yes} للإرسال، أو ${no} لعدم الإرسال.`,
  askEntry: (account, summary, text) =>
    `سأضيف هذا إلى تقويم ${isolated(account)}:\n\n${isolated(summary)}\n${isolated(text)}\n\nأجيبوا ${yes} للإضافة، أو ${no} لعدمها.`,
  busy: (times) => `في تقويمكم شيء في ذلك الوقت: ${isolated(times)}.`,
  free: () => 'تقويمكم خالٍ في ذلك الوقت.',
  notLooked: () => 'لم أستطع أن أنظر هل تقويمكم خالٍ في ذلك الوقت.',
  sending: () => 'أنا أرسله. سأخبركم هنا بما خرج.',
  entering: () => 'أنا أضيفه. سأخبركم هنا حين يتم.',
  changed: () =>
    'تغيّر ما عرضته: سُحب عنوان، أو انتهى إذنكم لدى Google. لم يُفعل شيء. قولوا ذلك مرة أخرى لرؤيته من جديد.',
  notSentAtAll: () => 'حسنًا، لم يُرسل شيء.',
  notEnteredAtAll: () => 'حسنًا، لم يُضف شيء إلى تقويمكم.',
  sent: (addresses) => `أُرسل إلى ${isolated(addresses)}.`,
  notSent: (addresses, why) => `لم يُرسل إلى ${isolated(addresses)}: ${isolated(why)}`,
  uncertain: (addresses) =>
    `لا أعرف هل خرجت الرسالة إلى ${isolated(addresses)}، لأن Google لم يُجب. لن أرسلها مرة أخرى: انظروا من فضلكم في بريدكم المرسل.`,
  whyLeave: () => 'لم يعد Google يسمح لي. اربطوه من جديد في صفحتكم.',
  whyRefused: () => 'رفضه Google.',
  whyWithdrawn: () => 'سُحب العنوان.',
  whyUnavailable: () => 'تعذّر الوصول إلى Google.',
  whyLimited: () => 'لا يقبل Google المزيد من هذا الحساب حاليًا. حاولوا مجددًا غدًا.',
  entered: (summary) => `هو في تقويمكم: ${isolated(summary)}.`,
  notEntered: (summary, why) => `ليس في تقويمكم: ${isolated(summary)}. ${isolated(why)}`,
  subject: (title) => `خطتنا: ${isolated(title)}`,
  notBooked: () => 'اختير بتصويتنا، ولم يُحجز بعد.',
  signature: () => 'أُرسل مع Merve.',
  notRead: (words) => `لم أفهم ${isolated(words)}، فلم يُفعل شيء.`,
};
