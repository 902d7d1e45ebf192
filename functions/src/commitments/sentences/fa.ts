import { isolated } from '@merve/contract/words';
import type { CommitmentSentences } from './en.ts';

const kinds = { booking: 'رزرو', food: 'سفارش غذا', service: 'خدمت', viewing: 'بازدید', ride: 'تاکسی' };
const states = {
  draft: 'هنوز پرسیده نشده',
  hold: 'نگه داشته شده، منتظر پاسخ شما',
  awaiting_deposit: 'نگه داشته شده، منتظر بیعانهٔ شما',
  confirmed: 'قطعی',
  placed: 'فرستاده شده، هنوز پاسخی نیامده',
  accepted: 'پذیرفته شده',
  ready: 'آماده',
  completed: 'انجام شد',
  rejected: 'پذیرفته نشد',
  cancelled: 'لغو شد',
  expired: 'بدون پاسخ تمام شد',
  planned: 'ثبت‌شده برای بعد؛ کمی پیش از آن از راننده‌ها پرسیده می‌شود',
  requested: 'در جست‌وجوی راننده',
  assigned: 'راننده در راه است',
  arrived: 'راننده رسیده است',
  on_board: 'در حال سفر',
  no_show: 'تمام شد: راننده شما را پیدا نکرد',
  unserved: 'تمام شد: راننده‌ای پیدا نشد',
};
const noneOf = {
  booking: 'رزروی ندارید.',
  food: 'سفارش بازی ندارید.',
  service: 'خدمت بازی ندارید.',
  viewing: 'بازدیدی برایتان تعیین نشده است.',
  ride: 'تاکسی‌ای در راه ندارید.',
};

export const persian: CommitmentSentences = {
  kind: (kind) => kinds[kind],
  named: (name) => isolated(name),
  state: (state) => states[state],
  people: (count) => `${count} نفر`,
  about: (clock) => `حدود ساعت ${clock}`,
  until: (clock) => `تا ساعت ${clock}`,
  withDriver: (driver) => `راننده ${isolated(driver)}`,
  cancelAsked: () => 'لغوش را خواسته‌اید و هنوز پاسخ نداده‌اند',
  heading: () => 'آنچه باز دارید:',
  elsewhere: () => 'اما این‌ها باز است:',
  nothing: () => 'هیچ چیز بازی ندارید: نه رزرو، نه سفارش، نه خدمت، نه بازدید، نه تاکسی.',
  noneOf: (kind) => noneOf[kind],
  lately: (line) => `آخرین مورد: ${line}`,
  whichToCancel: () => 'کدام را لغو کنم؟ کدش را بنویسید.',
  nothingToCancel: () => 'چیزی برای لغو ندارید.',
  whichIsMeant: () => 'منظورتان کدام است؟ کدش را بنویسید.',
};
