import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { BookingSentences } from './en.ts';

const { yes, no } = answerWords.fa;
const people = (count: number) => `${count} نفر`;
const named = (customer: string | null) => (customer === null ? '' : `، نام: ${isolated(customer)}`);

export const persian: BookingSentences = {
  proposal: (booking, extra) =>
    [
      `مکان: ${isolated(booking.what)} (${isolated(extra.town)})`,
      booking.when,
      ...(extra.repeatedTime === null
        ? []
        : [
            `آن روز ساعت‌ها عقب کشیده می‌شوند و این ساعت دو بار پیش می‌آید: منظور بار نخست است، ${isolated(extra.repeatedTime)}.`,
          ]),
      `برای ${people(booking.party)}`,
      ...(extra.price === null ? [] : [`قیمت: ${isolated(extra.price)}`]),
      `تا ساعت ${isolated(extra.until)} برای شما نگه داشته شده است. هنوز رزرو قطعی نیست.`,
      `برای رزرو پاسخ دهید «${yes}» و برای انصراف «${no}».`,
    ].join('\n'),
  confirmed: (booking, told) =>
    [
      `رزرو قطعی شد: ${isolated(booking.what)}`,
      booking.when,
      `برای ${people(booking.party)}`,
      `کد رزرو شما: ${isolated(booking.reference)}.`,
      told
        ? 'همین حالا به آن‌ها خبر می‌دهم.'
        : 'از طریق من نمی‌شود با آن‌ها تماس گرفت؛ لطفاً هنگام رسیدن این کد را نشان دهید.',
    ].join('\n'),
  released: (booking) => `آزاد شد: ${isolated(booking.what)}، ${booking.when}. چیزی رزرو نشد.`,
  replaced: (booking) => `پیشنهاد قبلی را آزاد کردم: ${isolated(booking.what)}، ${booking.when}.`,
  slotTaken: (time, what, free) =>
    free.length === 0
      ? `ساعت ${isolated(time)} پر است (${isolated(what)}) و ساعت‌های نزدیک هم خالی نیست، پس چیزی رزرو نشد. لطفاً روز یا جای دیگری را انتخاب کنید.`
      : `ساعت ${isolated(time)} پر است (${isolated(what)})، پس چیزی رزرو نشد. ساعت‌های خالی، ${free.map(isolated).join('، ')}. کدام را برایتان نگه دارم؟`,
  cancelProposal: (booking) =>
    [
      `این رزرو لغو شود؟ ${isolated(booking.what)}`,
      booking.when,
      `برای ${people(booking.party)}، کد ${isolated(booking.reference)}. این رزرو هنوز برقرار است.`,
      `برای لغو پاسخ دهید «${yes}» و برای نگه داشتن آن «${no}».`,
    ].join('\n'),
  cancelled: (booking, told) =>
    `لغو شد: ${isolated(booking.what)}، ${booking.when} (کد ${isolated(booking.reference)}).${told ? ' همین حالا به آن‌ها خبر می‌دهم.' : ''}`,
  kept: (reference) => `رزرو شما ${isolated(reference)} سر جای خود می‌ماند. چیزی لغو نشد.`,
  alreadyBegun: (booking) =>
    `${isolated(booking.what)} (کد ${isolated(booking.reference)}): زمان آن، ${booking.when}، گذشته است و چیزی برای لغو نمانده.`,
  merchantBooked: (booking, customer, price) =>
    [
      `رزرو جدید ${isolated(booking.reference)}: ${isolated(booking.what)}`,
      booking.when,
      `${people(booking.party)}${named(customer)}${price === null ? '' : `، قیمت: ${isolated(price)}`}`,
      'مهمان آن را از طریق مروه تأیید کرده است.',
    ].join('\n'),
  merchantCancelled: (booking, customer) =>
    [
      `لغو رزرو ${isolated(booking.reference)}: ${isolated(booking.what)}`,
      booking.when,
      `${people(booking.party)}${named(customer)}`,
      'مهمان آن را از طریق مروه لغو کرده است؛ این ساعت دوباره خالی است.',
    ].join('\n'),
  holdLetGo: (what, when) =>
    `مهلت پاسخ تمام شد و دیگر این جا برایتان نگه داشته نمی‌شود: ${isolated(what)}، ${isolated(when)}. چیزی رزرو نشد. اگر هنوز آن را می‌خواهید، بنویسید تا دوباره بگردم.`,
  moveLetGo: (what, when) =>
    `مهلت پاسخ تمام شد و دیگر زمان جدید برایتان نگه داشته نمی‌شود: ${isolated(what)}، ${isolated(when)}. چیزی جابه‌جا نشد و رزرو شما سر جای خود می‌ماند. اگر هنوز می‌خواهید آن را جابه‌جا کنید، بنویسید تا دوباره بگردم.`,
  guest: () => 'یک مهمان',
};
