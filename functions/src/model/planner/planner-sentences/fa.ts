import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { PlannerSentences } from './en.ts';

export const persian: PlannerSentences = {
  help: (can) =>
    `${can} مثلاً: «یک رستوران ماهی در گیرنه» یا «میز برای 4 نفر فردا ساعت 20:00 در …». تا نگویید «${answerWords.fa.yes}» چیزی رزرو نمی‌شود.`,
  greeting: (can) => `سلام، من مروه هستم. ${can} چه کمکی از من برمی‌آید؟`,
  thanks: () => 'خواهش می‌کنم.',
  howAreYou: () => 'خوبم، ممنون. چه کاری برایتان انجام دهم؟',
  goodbye: () => 'خداحافظ. هر وقت لازم شد همین‌جا هستم.',
  unknown: (can) => `متوجه نشدم. ${can}`,
  notKnown: (can) => `این را نمی‌دانم. ${can}`,
  stillUnknown: () =>
    'ببخشید، این را هم متوجه نشدم. مثلاً بنویسید «یک رستوران ماهی در گیرنه» یا «میز برای 4 نفر فردا ساعت 20:00 در …». اگر می‌خواهید با یک انسان صحبت کنید، فقط بگویید.',
  unknownWhilePending: () => 'به این نمی‌توانم پاسخ دهم. می‌توانید روز، ساعت، تعداد نفرات یا جا را تغییر دهید.',
  takeYourTime: () => 'عجله‌ای نیست. هر وقت تصمیم گرفتید بنویسید.',
  noAnswerIn: (words) => `پاسخ «${words}» را متوجه نشدم.`,
  unsupported: (can) => `این کار هنوز از من برنمی‌آید. ${can}`,
  nothingPending: () => 'چیزی منتظر پاسخ شما نیست. چه چیزی برایتان پیدا یا رزرو کنم؟',
  emptyMessage: () => 'متنی به من نرسید. چه چیزی برایتان پیدا یا رزرو کنم؟',
  askListing: () => 'کدام جا را می‌خواهید رزرو کنید؟',
  askWhichPlace: () => 'منظورتان کدام جاست؟',
  askListingAmong: (names) => `منظورتان کدام است: ${isolated(names)}؟`,
  askWhen: () => 'برای چه روزی و چه ساعتی؟',
  askClock: () => 'چه ساعتی؟',
  askEitherClock: (early, late) => `ساعت ${isolated(early)} یا ساعت ${isolated(late)}؟`,
  askHourOrPeople: (clock: string, people: string) => `ساعت ${clock} یا برای ${people} نفر؟`,
  askParty: () => 'برای چند نفر؟',
  askMeaning: (words: string) =>
    `مطمئن نیستم منظورتان از «${isolated(words)}» چیست و نمی‌خواهم حدس بزنم. لطفاً با کلمات دیگری بگویید: روز، ساعت، عدد یا هر چه هست. با ${answerWords.fa.no} آن را کنار می‌گذارم.`,
  lasts: (minutes: number) => `هر رزرو در آنجا ${minutes} دقیقه طول می‌کشد.`,
  askUnread: (words: string) =>
    `همچنین نوشتید «${isolated(words)}» و مطمئن نیستم با آن چه کنم. عیناً به آن‌ها بگویم (${answerWords.fa.yes}) یا کنار بگذارم (${answerWords.fa.no})؟ یا با کلمات دیگری بگویید.`,
  askShorterNote: (letters) =>
    `این بیشتر از آن است که بتوانم به آن‌ها برسانم: حداکثر ${letters} حرف. لطفاً کوتاه‌تر بنویسید چه به آن‌ها گفته شود.`,
  askSearch: () => 'دنبال چه می‌گردید و در کدام شهر؟',
  askSearched: (words) =>
    `با «${isolated(words)}» چیزی پیدا نکردم. منظورتان چیست: نام یک مکان، نوعی مکان یا چیز دیگری؟ لطفاً با کلمات دیگری بگویید.`,
  askKitchen: () => 'از کدام سفارش بدهم؟ نام یا شماره‌اش را بنویسید.',
  askOrderPlace: () => 'از کجا و چه می‌خواهید سفارش بدهید؟',
  noneListed: (words) => `تا جایی که می‌دانم، هیچ‌کدام از آن‌هایی که گفتم: «${words}».`,
  cheapest: (names) => `تا جایی که می‌دانم، ارزان‌ترین آن‌ها: ${names}.`,
  askDestination: () => 'می‌خواهید تاکسی شما را به کجا ببرد؟',
  noTaxi: () => 'باشد، تاکسی نمی‌گیرم.',
  allRight: () => 'باشد. چیزی تغییر نکرد؛ هر وقت چیزی خواستید بنویسید.',
  askMessage: () => 'چه چیزی به آن‌ها بگویم؟',
  impossibleDate: (date) => `چنین تاریخی وجود ندارد: ${isolated(date)}. منظورتان کدام روز است؟`,
  impossibleTime: (time) => `چنین ساعتی وجود ندارد: ${isolated(time)}. منظورتان چه ساعتی است؟`,
  noSuchNumber: (count) => `فهرست فقط ${count} مورد دارد. منظورتان کدام است؟`,
  shareLocation: () =>
    'موقعیت خود را از برنامه گفت‌وگو بفرستید (پیوست، سپس موقعیت مکانی) یا فقط نام شهر را بنویسید.',
  askMove: () => 'کدام رزرو جابه‌جا شود و به چه زمانی؟ کد آن را با روز و ساعت جدید بنویسید.',
  cannotChangeBooked: () =>
    'رزروی را که انجام شده نمی‌شود جابه‌جا کرد. می‌توانم آن را لغو کنم و رزرو تازه‌ای بگیرم: بگویید کدام.',
  cannotSearchHere: () => 'جست‌وجو در اینجا خاموش است.',
  cannotBookHere: () => 'رزرو در اینجا خاموش است.',
  cannotCancelHere: () => 'لغو رزرو در اینجا خاموش است.',
  cannotListHere: () => 'اینجا نمی‌توانم رزروها را ببینم.',
};
