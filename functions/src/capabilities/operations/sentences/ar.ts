import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { arabicCount } from '../../../language/arabic-counts.ts';
import { staffWords } from '../staff-phrases.ts';
import type { CalledOffWords, StaffSentences, Words } from './en.ts';

const { yes, no } = answerWords.ar;
const shown = staffWords('ar');
const people = (count: number) => arabicCount('people', count);

export const arabic: StaffSentences = {
  menu: (names: string, w: Words) =>
    [
      `هذا خط العمل لـ${isolated(names)}. يمكنكم أن تكتبوا هنا:`,
      `${w.today} أو ${w.tomorrow}: ما هو محجوز وما هو مفتوح`,
      `${w.block} 20:00-22:00 24.12: إبقاء وقت لكم؛ ${w.unblock} مع الرمز يعيده`,
      `${w.cancel} ورمز الحجز والسبب: إلغاء حجز`,
      `للمالكين: ${w.close} 24.12، ${w.reopen} 24.12، ${w.pause} ${w.book}، ${w.resume} ${w.book}`,
      `كل ما عدا ذلك يصل إلى Merve كرسالة أي ضيف. ${w.guest}: الخروج من هذا الخط.`,
    ].join('\n'),
  guestNow: (menu: string) => `حسنًا: ما تكتبونه الآن هو بصفة ضيف. ${menu} يعيدكم إلى خط العمل.`,
  notStaff: () => 'هذا الرقم لا يدير عملًا لدى Merve، فلم يتغير شيء.',
  notUnderstood: (menu: string, guest: string) =>
    `هذا خط العمل ولم أفهم الرسالة، فلم يتغير شيء. ${menu} يعرض ما يمكن كتابته هنا، و${guest} للخروج.`,
  heading: (business: string, day: string) => `${isolated(business)}, ${day}:`,
  closedThatDay: () => 'مغلق أمام الحجوزات الجديدة.',
  nothingBooked: () => 'لا توجد حجوزات.',
  bookingLine: (time: string, what: string, party: number, name: string | null, code: string) =>
    `${time} ${isolated(what)}، ${people(party)}، ${isolated(name ?? 'ضيف')} (${isolated(code)})`,
  heldLine: (time: string, what: string, party: number) =>
    `${time} ${isolated(what)}، ${people(party)}: ضيف يقرر الآن`,
  blockLine: (span: string, what: string, code: string) =>
    `${span} ${isolated(what)}: محجوب من قبلكم (${isolated(code)})`,
  openRequests: (codes: string) => `الطلبات المفتوحة: ${codes}`,
  which: (names: string) => `أيها؟ اكتبوه مرة أخرى مع الاسم: ${names}.`,
  usage: (example: string) => `من فضلكم اكتبوه هكذا: ${isolated(example)}. لم يتغير شيء.`,
  unknown: (code: string) => `لا أجد لدى عملكم شيئًا بالرمز ${isolated(code)} يمكن فعل ذلك به.`,
  ownersOnly: () => 'هذا للمالك فقط، فلم يتغير شيء.',
  offersNone: (business: string) => `${isolated(business)} لا يقدم شيئًا من هذا النوع، فلم يتغير شيء.`,
  timePast: () => 'مضى ذلك الوقت، فلم يتغير شيء.',
  tooMuch: () => 'هذا كثير دفعة واحدة، فلم يتغير شيء. اختاروا وقتًا أقصر أو أغلقوا اليوم.',
  taken: (lines: string) => `لا مكان شاغر حينها، فلم يتغير شيء. لا يُحجب فوق حجز أبدًا. الموجود:${lines}`,
  standing: (lines: string) => `هذا موجود ويبقى:${lines}`,
  alreadySo: () => 'هو كذلك بالفعل، فلم يتغير شيء.',
  changed: () => 'تغير شيء في هذه الأثناء، فلم يُفعل شيء. انظروا إلى الحجوزات واكتبوا مرة أخرى.',
  ask: (change: string) =>
    `${change}\nلم يُفعل شيء بعد. أجيبوا ${yes} لتنفيذه، أو ${no} لإبقاء كل شيء كما هو.`,
  done: (change: string) => `تم. ${change}`,
  left: () => 'حسنًا، لم يتغير شيء.',
  block: (what: string, when: string) => `إبقاء لكم: ${isolated(what)}، ${when}. لا يمكن لأحد حجزه.`,
  blockCode: (code: string) => `الرمز ${isolated(code)}: ${shown.unblock} ${isolated(code)} يعيده.`,
  unblock: (what: string, when: string) => `إعادة: ${isolated(what)}، ${when}. يمكن حجزه من جديد.`,
  close: (business: string, day: string) =>
    `إغلاق ${isolated(business)} يوم ${day}: لا حجوزات جديدة لذلك اليوم.`,
  reopen: (business: string, day: string) => `إعادة فتح ${isolated(business)} يوم ${day}: يمكن الحجز.`,
  pause: (what: string, listings: string) =>
    `إيقاف ${isolated(what)} في ${isolated(listings)}: لا تقبل Merve جديدًا حتى تستأنفوا. ما تم تأكيده يبقى.`,
  resume: (what: string, listings: string) =>
    `استئناف ${isolated(what)} في ${isolated(listings)}: تقبل Merve الجديد مرة أخرى.`,
  cancel: (booking: string, reason: string | null) =>
    `إلغاء الحجز: ${booking}. سيُبلَّغ الزبون${reason === null ? '.' : `، مع سببكم: “${isolated(reason)}”.`}`,
  customerCancelled: (words: CalledOffWords, reason: string | null) =>
    `يؤسفني أن ${isolated(words.business)} ألغى حجزكم ${words.reference} (${isolated(words.what)}، ${words.when}).${reason === null ? '' : ` كتبوا: “${isolated(reason)}”.`} اطلبوا مني وقتًا أو مكانًا آخر.`,
  moveProposed: (words: CalledOffWords, reason: string | null) =>
    `يقترح فريق Merve تغييرًا في حجزكم ${words.reference}: ${isolated(words.business)}، ${isolated(words.what)}، ${words.when}.${reason === null ? '' : ` كتبوا: “${isolated(reason)}”.`} لم يتغير شيء بعد: يبقى حجزكم كما هو ما لم توافقوا على الاقتراح.`,
  // To the guest: an operator sends the confirmation again, or writes about the booking.
  standsAsBooked: (w: CalledOffWords) =>
    `حجزكم ${w.reference} قائم: ${isolated(w.business)}، ${isolated(w.what)}، ${w.when}.`,
  operatorWrites: (w: CalledOffWords, said: string) =>
    `يكتب فريق Merve بشأن حجزكم ${w.reference} (${isolated(w.business)}، ${w.when}): “${isolated(said)}”. يبقى حجزكم كما هو.`,
  // To the business: an operator did it in its place.
  calledOffForYou: (booking: string) =>
    `ألغى فريق Merve هذا الحجز نيابة عنكم: ${booking}. أُبلغ الزبون. نرجو ألا تنتظروه.`,
  answeredForYou: (answer: string) => `ردّ فريق Merve نيابة عنكم. ${answer}`,
};
