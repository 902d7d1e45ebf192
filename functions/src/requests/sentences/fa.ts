import { isolated } from '@merve/contract/words';
import { answerWords } from '../../language/answer-words.ts';
import { merchantWords } from '../merchant-phrases.ts';
import type { RequestSentences } from './en.ts';

const { yes, no, cancel } = answerWords.fa;
const word = merchantWords('fa');
const states: Readonly<Record<string, string>> = {
  placed: 'در انتظار پاسخ',
  accepted: 'پذیرفته‌شده',
  ready: 'آماده',
  completed: 'انجام‌شده',
  rejected: 'ردشده',
  cancelled: 'لغوشده',
  expired: 'پایان مهلت',
};

export const persian: RequestSentences = {
  label: (kind, reference) => `${kind === 'food' ? 'سفارش' : 'درخواست'} ${isolated(reference)}`,
  sent: (words, what) =>
    [
      `به ${isolated(words.business)} فرستاده شد: ${isolated(words.label)}`,
      what,
      `هنوز نپذیرفته‌اند؛ به‌محض پاسخ خبر می‌دهم. تا آن زمان می‌توانید رایگان لغو کنید: بنویسید «${cancel} ${isolated(words.reference)}».`,
    ].join('\n'),
  changeSent: (words, what) =>
    [
      `تغییر برای ${isolated(words.business)} فرستاده شد. ${isolated(words.label)} اکنون چنین است:`,
      what,
      `هنوز نپذیرفته‌اند؛ به‌محض پاسخ خبر می‌دهم. تا آن زمان می‌توانید رایگان لغو کنید: بنویسید «${cancel} ${isolated(words.reference)}».`,
    ].join('\n'),
  late: (words, until) =>
    `${isolated(words.label)}: هنوز پاسخی از ${isolated(words.business)} نرسیده است. تا ساعت ${isolated(until)} صبر می‌کنم؛ سپس خودبه‌خود پایان می‌یابد و بدهی‌ای ندارید. همین حالا هم می‌توانید رایگان لغو کنید: بنویسید «${cancel} ${isolated(words.reference)}».`,
  accepted: (words, readyAt) =>
    `${isolated(words.label)}: ${isolated(words.business)} پذیرفت${readyAt === null ? '' : `، حدود ساعت ${isolated(readyAt)} آماده می‌شود`}.`,
  estimated: (words, readyAt) =>
    `${isolated(words.label)}: به گفته‌ی ${isolated(words.business)} حدود ساعت ${isolated(readyAt)} آماده می‌شود.`,
  ready: (words) => `${isolated(words.label)}: به گفته‌ی ${isolated(words.business)} آماده است.`,
  completed: (words) =>
    `${isolated(words.label)}: به گفته‌ی ${isolated(words.business)} انجام شد. سپاسگزاریم!`,
  rejected: (words, why) =>
    `${isolated(words.label)}: ${isolated(words.business)} نمی‌تواند بپذیرد.${why} چیزی سفارش داده نشد و بدهی‌ای ندارید. برای گزینه‌ای دیگر به من بنویسید.`,
  cancelledFree: (words) =>
    `${isolated(words.label)} (${isolated(words.business)}) رایگان لغو شد. به آن‌ها خبر می‌دهم.`,
  cancelledByLeave: (words) =>
    `${isolated(words.label)}: ${isolated(words.business)} موافقت کرد. لغو شد و بدهی‌ای ندارید.`,
  cancelledByMerchant: (words, why) =>
    `${isolated(words.label)}: ${isolated(words.business)} پس از پذیرفتن آن را لغو کرد.${why} بدهی‌ای ندارید. متأسفم؛ برای گزینه‌ای دیگر به من بنویسید.`,
  cancelAsked: (words) =>
    `${isolated(words.label)}: ${isolated(words.business)} آن را پذیرفته است، پس لغو فقط با موافقت آن‌ها ممکن است. می‌پرسم؛ تا موافقت نکنند به قوت خود باقی است.`,
  cancelAskedBefore: (words) =>
    `${isolated(words.label)}: پیش‌تر از ${isolated(words.business)} پرسیده‌ام و هنوز پاسخی نرسیده است. تا موافقت نکنند به قوت خود باقی است.`,
  cancelRefused: (words) =>
    `${isolated(words.label)}: ${isolated(words.business)} با لغو موافقت نکرد، پس به قوت خود باقی است.`,
  expired: (words, at) =>
    `${isolated(words.label)}: تا ساعت ${isolated(at)} پاسخی از ${isolated(words.business)} نرسید، پس پایان یافت. چیزی سفارش داده نشد و بدهی‌ای ندارید. برای گزینه‌ای دیگر به من بنویسید.`,
  cancelProposal: (words, needsLeave) =>
    [
      `${isolated(words.label)} (${isolated(words.business)}) لغو شود؟ هنوز لغو نشده است.`,
      needsLeave ? 'آن را پذیرفته‌اند، پس باید موافقت کنند.' : 'هنوز نپذیرفته‌اند، پس لغو رایگان است.',
      `برای لغو بنویسید «${yes}» و برای نگه داشتن آن «${no}».`,
    ].join('\n'),
  kept: (words) =>
    `${isolated(words.label)} (${isolated(words.business)}) به همان صورت باقی است. چیزی لغو نشد.`,
  unchanged: (words) =>
    `${isolated(words.label)} در ${isolated(words.business)} همان‌طور که هست می‌ماند؛ چیزی تغییر نکرد.`,
  notPlaced: () => 'بسیار خوب، چیزی سفارش داده نشد.',
  overForCustomer: (words, state) =>
    `${isolated(words.label)} (${isolated(words.business)}): وضعیت از پیش «${state}» است؛ چیزی تغییر نکرد.`,
  whyOutOfStock: (what) => (what === null ? ' چیزی تمام شده است.' : ` تمام شده: «${isolated(what)}».`),
  whySaid: (reason) => ` گفته‌ی آن‌ها: «${isolated(reason)}».`,
  toMerchant: (label, lines, reference, until) =>
    [
      `${isolated(label)} جدید`,
      ...lines,
      `لطفاً تا ساعت ${isolated(until)} پاسخ دهید: «${word.accept} ${isolated(reference)}»، «${word.accept} ${isolated(reference)} 30» (آماده تا 30 دقیقه‌ی دیگر)، «${word.reject} ${isolated(reference)}» یا «${word.stock} ${isolated(reference)}».`,
    ].join('\n'),
  toAgent: (label, lines, reference, until) =>
    [
      `جدید: ${label}`,
      ...lines,
      `لطفاً تا ساعت ${isolated(until)} پاسخ دهید: ${isolated(`${word.accept} ${reference}`)} یا ${isolated(`${word.reject} ${reference}`)} و پس از آن زمانی دیگر، که به همان کلمات شما می‌رسانم.`,
    ].join('\n'),
  viewingOf: (name) => `بازدید: ${isolated(name)}`,
  wheneverItSuits: () => 'زمان: هر وقت مناسب باشد',
  customer: (name) => `مشتری: ${name === null ? 'مهمان' : isolated(name)}`,
  collects: () => 'تحویل در محل.',
  bringTo: (address) => `نشانی: ${isolated(address)}`,
  delivery: (price) => `هزینه‌ی ارسال: ${isolated(price)}`,
  total: (price) => `جمع کل: ${isolated(price)}`,
  priceOpen: () => 'قیمت: توافقی',
  wishedAt: (when) => `زمان: ${isolated(when)}`,
  asSoonAsPossible: () => 'زمان: در اولین فرصت',
  note: (note) => `یادداشت: «${isolated(note)}»`,
  allergiesTold: (said) => `با کلمات خودتان به آنها گفته می‌شود: «${isolated(said)}»`,
  allergensUndeclared: (items) =>
    `اعلام نشده، پس نامعلوم: ${isolated(items)}. لطفاً پیش از خوردن خودتان بپرسید.`,
  allergies: (said) => `آلرژی، به گفته‌ی خود مشتری: «${isolated(said)}»`,
  allergensUnknown: (items) =>
    `معلوم نیست در این‌ها باشد یا نه: ${isolated(items)}. لطفاً پیش از پذیرفتن بررسی کنید؛ اگر مطمئن نیستید، رد کنید.`,
  noted: (label, action, next) => `${isolated(label)}: ${action}. به مشتری خبر داده می‌شود.${next}`,
  nowAccepted: () => 'پذیرفته شد',
  nowEstimated: (at) => `آماده حدود ساعت ${isolated(at)}`,
  nowReady: () => 'آماده',
  nowCompleted: () => 'انجام شد',
  nowRejected: () => 'رد شد',
  nowCancelled: () => 'لغو شد',
  nowCancelRefused: () => 'لغو نشد',
  nextAfterAccept: (reference) =>
    ` بعداً: «${word.ready} ${isolated(reference)}»، «${word.ready} 20 ${isolated(reference)}» (تا 20 دقیقه‌ی دیگر)، «${word.complete} ${isolated(reference)}».`,
  alreadySo: (label, state) => `${isolated(label)}: وضعیت از پیش «${state}» است؛ چیزی تغییر نکرد.`,
  overForMerchant: (label, state) =>
    `${isolated(label)}: وضعیت از پیش «${state}» است، پس چیزی تغییر نکرد. لطفاً آماده نکنید، مگر آنکه با مشتری توافق کرده باشید.`,
  unclear: (label, reference) =>
    `${isolated(label)}: این پاسخ دو معنا دارد، پس چیزی تغییر نکرد. لطفاً فقط بنویسید «${word.accept} ${isolated(reference)}» یا «${word.reject} ${isolated(reference)}».`,
  notAsked: (label) => `${isolated(label)}: کسی درخواست لغو نداده است؛ چیزی تغییر نکرد.`,
  unknown: (reference) =>
    `برای این شماره سفارش یا درخواستی با کد ${isolated(reference)} نیست؛ چیزی تغییر نکرد. لطفاً کد را بررسی کنید.`,
  merchantChanged: (label, changes, lines, howToAnswer) =>
    [
      `مشتری پیش از پاسخ شما ${isolated(label)} را تغییر داد. آنچه تغییر کرده:`,
      ...changes,
      'همه‌ی آن، چنان‌که اکنون هست:',
      ...lines,
      `آنچه پیش‌تر فرستادم دیگر معتبر نیست. ${howToAnswer}`,
    ].join('\n'),
  answeredOlder: (label, lines, howToAnswer) =>
    [
      `${isolated(label)}: مشتری آنچه را به آن پاسخ دادید تغییر داده است، پس چیزی قطعی نشد. اکنون چنین است:`,
      ...lines,
      howToAnswer,
    ].join('\n'),
  merchantCancelled: (label) =>
    `${isolated(label)}: مشتری پیش از پذیرفتن شما آن را لغو کرد. لطفاً آماده نکنید.`,
  merchantCancelAsked: (label, reference) =>
    `${isolated(label)}: مشتری درخواست لغو دارد. موافقید؟ «${word.allow} ${isolated(reference)}» یا «${word.keep} ${isolated(reference)}».`,
  merchantExpired: (label) =>
    `${isolated(label)}: چون به‌موقع پاسخ داده نشد پایان یافت و مشتری می‌داند. لطفاً آماده نکنید.`,
  lessProposal: (words, without, lines, until) =>
    [
      `${isolated(words.label)}: در ${isolated(words.business)} تمام شده است: ${isolated(without)}. این‌ها را می‌توانند بیاورند:`,
      ...lines,
      `هنوز چیزی قطعی نیست. برای گرفتن آن تا ساعت ${isolated(until)} بنویسید «${yes}» و برای لغو رایگان سفارش «${no}».`,
    ].join('\n'),
  lessTaken: (words, lines) =>
    [
      `${isolated(words.label)}: ${isolated(words.business)} آن را بدون آنچه تمام شده پذیرفت و به آن‌ها خبر می‌دهم:`,
      ...lines,
    ].join('\n'),
  lessExpired: (words, at) =>
    `${isolated(words.label)}: تا ساعت ${isolated(at)} نگفتید بقیه را می‌خواهید یا نه، پس پایان یافت. چیزی سفارش داده نشد و بدهی ندارید.`,
  askedForRest: (label, without) =>
    `${isolated(label)}: از مشتری می‌پرسم آیا آن را بدون این می‌خواهد: ${isolated(without)}. لطفاً هنوز آماده نکنید: اگر بله بگوید، بقیه پذیرفته‌ی شما به شمار می‌آید و خبر می‌دهم.`,
  restTaken: (label, lines, reference) =>
    [
      `${isolated(label)}: مشتری بقیه را می‌خواهد، پس این را پذیرفته‌اید:`,
      ...lines,
      `سپس: ${word.ready} ${reference}، ${word.complete} ${reference}.`,
    ].join('\n'),
  whichRequest: (codes) =>
    `چند مورد منتظر پاسخ شماست: ${isolated(codes)}. هنوز چیزی تغییر نکرده است. لطفاً ${word.accept} یا ${word.reject} را با کد موردنظر بنویسید.`,
  requestOrOwn: (label, reference) =>
    `منظورتان ${isolated(label)} است یا پرسشی که از شما به‌عنوان مهمان کردم؟ هنوز چیزی تغییر نکرده است. برای اولی بنویسید ${word.accept} ${reference} یا ${word.reject} ${reference} و برای دیگری ${yes} یا ${no}.`,
  listed: (words, what, state) =>
    `${isolated(words.label)}، ${isolated(words.business)}: ${isolated(what)} – وضعیت: ${isolated(state)}`,
  noneYet: () => 'هنوز از طریق من چیزی سفارش یا درخواست نشده است.',
  state: (state) => states[state] ?? state,
};
