import { answerWords } from '../../../language/answer-words.ts';
import { isolated } from '../../../language/isolated.ts';
import type { MessageSentences } from './en.ts';

const { yes, no } = answerWords.fa;

export const persian: MessageSentences = {
  ask: (name: string, body: string) =>
    `این را کلمه به کلمه برای ${isolated(name)} می‌فرستم:\n\n${body}\n\nهنوز چیزی فرستاده نشده است. برای فرستادن ${yes} و برای نفرستادن ${no} بنویسید.`,
  sent: (name: string) => `برای ${isolated(name)} می‌فرستم. پاسخشان اینجا می‌رسد.`,
  notSent: () => 'باشد، چیزی فرستاده نشد.',
  noneLive: () => 'رزرو، سفارش یا سفر در جریانی ندارید که درباره‌اش بنویسم، پس چیزی فرستاده نشد.',
  which: (codes: string) => `درباره کدام؟ یکی را نام ببرید: ${codes}.`,
  over: () => 'آن در این میان پایان یافته، پس چیزی فرستاده نشد.',
  tooMany: (name: string) =>
    `در یک ساعت گذشته چند بار به ${isolated(name)} نوشته‌اید، پس این فرستاده نشد. لطفاً کمی صبر کنید.`,
  unreachable: (name: string) =>
    `واتساپ اکنون اجازه نمی‌دهد به ${isolated(name)} بنویسم، پس چیزی فرستاده نشد. اگر فوری است لطفاً تماس بگیرید.`,
  fromCounterpart: (name: string, code: string, text: string) =>
    `پیام از ${isolated(name)} درباره ${isolated(code)}:\n«${text}»`,
  toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
    `پیام از مشتری شما ${customer ?? '(بی‌نام)'} درباره ${isolated(code)}:\n«${text}»\nبرای پاسخ، ${isolated(example)} و متن خود را بنویسید. همان‌گونه رسانده می‌شود.`,
  whichServed: (codes, example) =>
    `کدام دیر می‌شود: ${isolated(codes)}؟ هنوز چیزی رسانده نشده است. لطفاً آن را همراه کد بنویسید، برای نمونه: ${isolated(example)}`,
  passedOn: (code: string) => `به مشتری ${isolated(code)} رسانده شد.`,
  unknownCode: (code: string) =>
    `پیام مشتری با کد ${isolated(code)} که اکنون بتوان به آن پاسخ داد نمی‌شناسم، پس چیزی رسانده نشد.`,
  emptyReply: (code: string) => `لطفاً متن خود را پس از کد ${isolated(code)} بنویسید. چیزی رسانده نشد.`,
  tooManyReplies: () => 'در یک ساعت گذشته چند بار نوشته‌اید، پس این رسانده نشد. لطفاً کمی صبر کنید.',
};
