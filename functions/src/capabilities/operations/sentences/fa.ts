import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { staffWords } from '../staff-phrases.ts';
import type { CalledOffWords, StaffSentences, Words } from './en.ts';

const { yes, no } = answerWords.fa;
const shown = staffWords('fa');
const people = (count: number) => `${count} نفر`;

export const persian: StaffSentences = {
  menu: (names: string, w: Words) =>
    [
      `این خط کسب‌وکار ${isolated(names)} است. اینجا می‌توانید بنویسید:`,
      `${w.today} یا ${w.tomorrow}: آنچه ثبت شده و آنچه باز است`,
      `${w.block} 20:00-22:00 24.12: زمانی را برای خود نگه دارید؛ ${w.unblock} با کد آن را برمی‌گرداند`,
      `${w.cancel}، کد رزرو و دلیل: لغو یک رزرو`,
      `مالکان: ${w.close} 24.12، ${w.reopen} 24.12، ${w.pause} ${w.book}، ${w.resume} ${w.book}`,
      `هر چیز دیگری که بنویسید مانند پیام هر مهمان به Merve می‌رسد. ${w.guest}: خروج از این خط.`,
    ].join('\n'),
  guestNow: (menu: string) =>
    `باشد: از این پس به عنوان مهمان می‌نویسید. ${menu} شما را به خط کسب‌وکار برمی‌گرداند.`,
  notStaff: () => 'این شماره کسب‌وکاری را در Merve اداره نمی‌کند، پس چیزی تغییر نکرد.',
  notUnderstood: (menu: string, guest: string) =>
    `این خط کسب‌وکار است و پیام را نفهمیدم، پس چیزی تغییر نکرد. ${menu} نشان می‌دهد چه می‌توان نوشت، ${guest}: خروج.`,
  heading: (business: string, day: string) => `${isolated(business)}, ${day}:`,
  closedThatDay: () => 'برای رزرو تازه بسته است.',
  nothingBooked: () => 'رزروی نیست.',
  bookingLine: (time: string, what: string, party: number, name: string | null, code: string) =>
    `${time} ${isolated(what)}، ${people(party)}، ${isolated(name ?? 'مهمان')} (${isolated(code)})`,
  heldLine: (time: string, what: string, party: number) =>
    `${time} ${isolated(what)}، ${people(party)}: مهمانی در حال تصمیم است`,
  blockLine: (span: string, what: string, code: string) =>
    `${span} ${isolated(what)}: نگه‌داشته برای شما (${isolated(code)})`,
  openRequests: (codes: string) => `سفارش‌ها و درخواست‌های باز: ${codes}`,
  which: (names: string) => `کدام؟ دوباره با نام بنویسید: ${names}.`,
  usage: (example: string) => `لطفاً این‌طور بنویسید: ${isolated(example)}. چیزی تغییر نکرد.`,
  unknown: (code: string) =>
    `در کسب‌وکار شما چیزی با کد ${isolated(code)} که بتوان این کار را با آن کرد پیدا نکردم.`,
  ownersOnly: () => 'فقط مالک می‌تواند این کار را بکند، پس چیزی تغییر نکرد.',
  offersNone: (business: string) => `${isolated(business)} چنین چیزی ارائه نمی‌دهد، پس چیزی تغییر نکرد.`,
  timePast: () => 'آن زمان گذشته است، پس چیزی تغییر نکرد.',
  tooMuch: () => 'برای یک بار زیاد است، پس چیزی تغییر نکرد. زمان کوتاه‌تری انتخاب کنید یا روز را تعطیل کنید.',
  taken: (lines: string) =>
    `در آن زمان جای خالی نیست، پس چیزی تغییر نکرد. هرگز روی یک رزرو بسته نمی‌شود. ثبت شده:${lines}`,
  standing: (lines: string) => `این‌ها ثبت شده‌اند و می‌مانند:${lines}`,
  alreadySo: () => 'همین حالا هم چنین است، چیزی تغییر نکرد.',
  changed: () => 'در این میان چیزی تغییر کرده، پس کاری انجام نشد. رزروها را ببینید و دوباره بنویسید.',
  ask: (change: string) =>
    `${change}\nهنوز کاری انجام نشده است. برای انجام ${yes} و برای دست نزدن به چیزی ${no} بنویسید.`,
  done: (change: string) => `انجام شد. ${change}`,
  left: () => 'باشد، چیزی تغییر نکرد.',
  block: (what: string, when: string) =>
    `نگه‌داشتن برای خود: ${isolated(what)}، ${when}. کسی نمی‌تواند رزرو کند.`,
  blockCode: (code: string) =>
    `کد آن ${isolated(code)} است: ${shown.unblock} ${isolated(code)} آن را برمی‌گرداند.`,
  unblock: (what: string, when: string) => `برگرداندن: ${isolated(what)}، ${when}. دوباره می‌توان رزرو کرد.`,
  close: (business: string, day: string) =>
    `تعطیلی ${isolated(business)} در ${day}: برای آن روز رزرو تازه‌ای نیست.`,
  reopen: (business: string, day: string) => `بازگشایی ${isolated(business)} در ${day}: می‌توان رزرو کرد.`,
  pause: (what: string, listings: string) =>
    `توقف ${isolated(what)} در ${isolated(listings)}: تا از سر نگیرید Merve مورد تازه‌ای نمی‌پذیرد. آنچه تأیید شده می‌ماند.`,
  resume: (what: string, listings: string) =>
    `ادامه ${isolated(what)} در ${isolated(listings)}: Merve دوباره می‌پذیرد.`,
  cancel: (booking: string, reason: string | null) =>
    `لغو رزرو: ${booking}. به مشتری خبر داده می‌شود${reason === null ? '.' : `، با دلیل شما: «${isolated(reason)}».`}`,
  customerCancelled: (words: CalledOffWords, reason: string | null) =>
    `متأسفم: ${isolated(words.business)} رزرو ${words.reference} شما را لغو کرد (${isolated(words.what)}، ${words.when}).${reason === null ? '' : ` نوشته‌اند: «${isolated(reason)}».`} از من زمان یا جای دیگری بخواهید.`,
  moveProposed: (words: CalledOffWords, reason: string | null) =>
    `تیم Merve تغییری در رزرو ${words.reference} شما پیشنهاد می‌کند: ${isolated(words.business)}، ${isolated(words.what)}، ${words.when}.${reason === null ? '' : ` نوشته‌اند: «${isolated(reason)}».`} هنوز چیزی تغییر نکرده است: اگر به پیشنهاد بله نگویید، رزرو شما همان‌طور می‌ماند.`,
  // To the guest: an operator sends the confirmation again, or writes about the booking.
  standsAsBooked: (w: CalledOffWords) =>
    `رزرو ${w.reference} شما پابرجاست: ${isolated(w.business)}، ${isolated(w.what)}، ${w.when}.`,
  operatorWrites: (w: CalledOffWords, said: string) =>
    `تیم Merve دربارهٔ رزرو ${w.reference} شما (${isolated(w.business)}، ${w.when}) می‌نویسد: «${isolated(said)}». رزرو شما همان‌طور می‌ماند.`,
  // To the business: an operator did it in its place.
  calledOffForYou: (booking: string) =>
    `تیم Merve این رزرو را از طرف شما لغو کرد: ${booking}. به مهمان خبر داده شد. لطفاً منتظر او نباشید.`,
  answeredForYou: (answer: string) => `تیم Merve از طرف شما پاسخ داد. ${answer}`,
};
