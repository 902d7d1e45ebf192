import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { VoteSentences } from './en.ts';

const { yes, no } = answerWords.fa;

export const fa: VoteSentences = {
  opened: (title, until) => `رأی‌گیری ${isolated(title)} تا ${isolated(until)} باز است:`,
  passOn: () => 'من اول به کسی پیام نمی‌دهم. این را برای دوستانتان بفرستید:',
  invitation: (title) => `با ما رأی بدهید: ${isolated(title)}`,
  byPage: (page) => `در وب: ${page}`,
  byCode: (code) => `در واتساپ: برای Merve بنویسید ${isolated(`JOIN ${code}`)}`,
  alsoYou: () => 'رأی خودتان هم حساب است.',
  howToVote: () =>
    'شمارهٔ همهٔ جاهایی را که می‌روید بنویسید، مثلاً «1 3». برای کنار گذاشتن یکی بنویسید «وتو 2» و دلیلش.',
  howToRank: () =>
    'شماره‌ها را به ترتیب خودتان بنویسید، بهترین اول، مثلاً «3 1». برای کنار گذاشتن یکی بنویسید «وتو 2» و دلیلش.',
  changeable: (until) => `تا ${isolated(until)} می‌توانید رأی‌تان را عوض کنید.`,
  joined: (title) => `پیوستید: ${isolated(title)}`,
  joinedOwn: (title) => `این رأی‌گیری خود شماست: ${isolated(title)}`,
  voted: (names) => `رأی شما: ${isolated(names)}.`,
  votedForNone: () => 'رأی شما: هیچ‌کدام.',
  ruledOut: (name, reason) => `کنار گذاشته شد: ${isolated(name)} (${isolated(reason)}).`,
  vetoNeedsReason: (name) => `چرا ${isolated(name)} نه؟ بنویسید «وتو»، شماره و دلیلش.`,
  notRead: (words) => `${isolated(words)} را نفهمیدم، پس رأی شما همان ماند.`,
  noSuchNumber: (number, most) => `شمارهٔ ${number} نیست: جاها از 1 تا ${most} هستند. رأی شما همان ماند.`,
  standing: (title, voted, members, until) =>
    `${isolated(title)}: ${voted} نفر از ${members} نفر رأی داده‌اند. تا ${isolated(until)} باز است.`,
  votes: (name, count) => `${isolated(name)}: ${count} رأی`,
  vetoed: (reasons) => `کنار گذاشته شد: ${isolated(reasons)}`,
  hidden: () => 'رأی‌ها تا پایان پنهان می‌مانند.',
  decided: (title, winner, voted) =>
    `${isolated(title)}: تصمیم گرفته شد، ${isolated(winner)}. ${voted} نفر رأی دادند.`,
  undecided: (title) => `رأی‌گیری ${isolated(title)} تمام شد. کسی رأی نداد و چیزی انتخاب نشد.`,
  noVote: () => 'رأی‌گیری بازی ندارید. اول جاهایی پیدا کنید و بعد بگویید «روی این‌ها رأی بدهیم».',
  needsTwo: () => 'رأی‌گیری دست‌کم دو جا می‌خواهد. اول بگردید یا نامشان را بنویسید.',
  leftOut: (count) =>
    `کنار ماند، چون نمی‌توانم دانستهٔ سرویس‌های دیگر را نگه دارم: ${count}. در رأی‌گیری فقط هشت جای اول جا می‌شود.`,
  askTime: () => 'چه ساعتی می‌خواهید همدیگر را ببینید؟ مثلاً 20:00.',
  close: (title, voted, members) =>
    `رأی‌گیری ${isolated(title)} بسته شود؟ ${voted} نفر از ${members} نفر رأی داده‌اند و بعد از آن کسی نمی‌تواند رأی بدهد.\nبرای بستن ${yes} و برای باز ماندن ${no} بنویسید.`,
  cancel: (title) =>
    `رأی‌گیری ${isolated(title)} با هرچه برایش گفته شد پاک شود؟\nبرای پاک کردن ${yes} و برای ماندن ${no} بنویسید.`,
  kept: (title) => `رأی‌گیری ${isolated(title)} همان‌طور که بود ماند.`,
  cancelled: (title) => `رأی‌گیری ${isolated(title)} پاک شد. چیزی رزرو نشد.`,
  left: (title) => `از ${isolated(title)} بیرون رفتید. دیگر درباره‌اش پیام نمی‌دهم.`,
  organiserStays: (title) =>
    `${isolated(title)} رأی‌گیری خود شماست. برای پایان دادن بگویید «رأی‌گیری را لغو کن».`,
  notYours: () => 'این کار فقط از کسی برمی‌آید که رأی‌گیری را شروع کرده است.',
  notOfVote: (title) => `این جزو جاهای ${isolated(title)} نیست. چیزی نگه داشته نشد.`,
  notOver: (title) => `رأی‌گیری ${isolated(title)} هنوز باز است. اول بگویید «رأی‌گیری را ببند».`,
  winnerElsewhere: (winner) =>
    `برنده: ${isolated(winner)}. از راه من رزرو نمی‌شود، لطفاً خودتان آنجا رزرو کنید.`,
  askWhen: (winner) =>
    `برنده: ${isolated(winner)}. برای کی رزرو کنم؟ مثلاً بنویسید «برنده را رزرو کن شنبه ساعت 20:00».`,
  nextOne: (full, next) => `${isolated(full)} آن زمان نمی‌شود، پس جای بعدی رأی‌گیری شما: ${isolated(next)}.`,
  noneFree: (title) => `هیچ‌یک از جاهای ${isolated(title)} آن زمان برایتان نگه داشته نمی‌شود. چیزی رزرو نشد.`,
  forComing: (party) => `برای ${party} نفر: کسانی که گفتند می‌آیند و همراهانشان.`,
  groupFlagged: () =>
    '⚠️ این آشپزخانه چیزی دارد که یکی از گروه شما نباید بخورد. شاید جای بعدی بهتر باشد؛ اگر باز هم اینجا را رزرو کنید، به آنجا گفته می‌شود.',
  groupWarned: () =>
    '⚠️ یکی از گروه شما نباید چیزی را بخورد که شاید در غذای آنجا باشد. به آشپزخانه گفته می‌شود؛ پیش از خوردن بپرسید.',
  groupUnknown: () =>
    '⚠️ یکی از گروه شما نباید چیزی را بخورد و کسی نمی‌داند در غذای آنجا چیست. به آشپزخانه گفته می‌شود؛ پیش از خوردن بپرسید.',
  bookIt: () => 'برنده را رزرو کن',
  sayBook: (words) => `بنویسید «${words}» تا برایتان نگه دارم.`,
  nudge: (title, until) => `${isolated(title)}: رأی شما هنوز نیامده. ${isolated(until)} بسته می‌شود.`,
  nothingBooked: () => 'هنوز چیزی رزرو نشده؛ وقتی شد خبر می‌دهم.',
  booked: (title, what, when) => `برای ${isolated(title)} رزرو شد: ${isolated(what)}، ${isolated(when)}.`,
  reminder: (title, what, when) => `به‌زودی، ${isolated(title)}: ${isolated(what)}، ${isolated(when)}.`,
  partyNow: (title, coming, booked) =>
    `${isolated(title)}: حالا ${coming} نفر می‌آیند و برای ${booked} نفر رزرو شده.`,
  calendar: (link) => `برای تقویم شما: ${link}`,
  hearNoMore: () => 'برای این‌که دیگر پیامی درباره‌اش نگیرید بنویسید «از رأی‌گیری خارج می‌شوم».',
};
