import type { NewGroupSentences } from './en.ts';

const fa: NewGroupSentences = {
  title: 'دوستانتان رأی بدهند',
  hint: 'جاها را انتخاب کنید و پیوند را بفرستید. Merve به کسی پیام نمی‌دهد و بدون «بله» شما چیزی رزرو نمی‌شود.',
  name: 'برای چیست؟',
  namePlaceholder: 'شام جمعه',
  yourName: 'نام شما',
  places: 'جاهای رأی‌گیری',
  chosen: (count) => `${count} انتخاب شد، حداکثر 8`,
  noPlaces: 'جاهایی که Merve نشانتان داده اینجا می‌آیند. اول کمی بگردید.',
  look: 'جستجوی جا',
  ask: 'از Merve بپرسید',
  plan: 'ایده برای گروه',
  when: 'کی، اگر می‌دانید',
  whenPast: 'آن زمان گذشته. دیرتر را انتخاب کنید.',
  ends: 'پایان رأی‌گیری',
  inHours: (hours) => `${hours} ساعت دیگر`,
  inOneDay: 'یک روز دیگر',
  inDays: (days) => `${days} روز دیگر`,
  endsLate: 'پس از آن زمان تمام می‌شود. بگذارید زودتر تمام شود.',
  ranked: 'هر کس جاها را مرتب می‌کند',
  secret: 'رأی‌ها تا پایان پنهان می‌مانند',
  start: 'شروع رأی‌گیری',
  needsTwo: 'دست‌کم دو جا انتخاب کنید.',
  failed: 'رأی‌گیری شروع نشد. چیزی ساخته نشد؛ دوباره امتحان کنید.',
};
export default fa;
