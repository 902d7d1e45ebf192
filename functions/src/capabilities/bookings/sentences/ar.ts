import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { arabicCount } from '../../../language/arabic-counts.ts';
import type { BookingSentences } from './en.ts';

const { yes, no } = answerWords.ar;
const people = (count: number) => arabicCount('people', count);
const named = (customer: string | null) => (customer === null ? '' : `، الاسم: ${isolated(customer)}`);

export const arabic: BookingSentences = {
  proposal: (booking, extra) =>
    [
      `المكان: ${isolated(booking.what)} (${isolated(extra.town)})`,
      booking.when,
      ...(extra.repeatedTime === null
        ? []
        : [
            `تُؤخَّر الساعة في ذلك اليوم فيتكرر هذا الوقت مرتين: المقصود هو الأول، ${isolated(extra.repeatedTime)}.`,
          ]),
      `العدد: ${people(booking.party)}`,
      ...(extra.price === null ? [] : [`السعر: ${isolated(extra.price)}`]),
      `محفوظ لك حتى الساعة ${isolated(extra.until)}. لم يُحجز بعد.`,
      `للحجز يُرجى الرد بكلمة «${yes}»، وللتخلي عنه بكلمة «${no}».`,
    ].join('\n'),
  confirmed: (booking, told) =>
    [
      `تأكد الحجز: ${isolated(booking.what)}`,
      booking.when,
      `العدد: ${people(booking.party)}`,
      `رمز حجزك: ${isolated(booking.reference)}.`,
      told ? 'أُبلغهم بذلك الآن.' : 'لا يمكن الوصول إليهم من خلالي، لذا يُرجى إبراز هذا الرمز عند الوصول.',
    ].join('\n'),
  released: (booking) => `أُتيح من جديد: ${isolated(booking.what)}، ${booking.when}. لم يُحجز شيء.`,
  replaced: (booking) => `تخليت عن العرض السابق: ${isolated(booking.what)}، ${booking.when}.`,
  slotTaken: (time, what, free) =>
    free.length === 0
      ? `الساعة ${isolated(time)} محجوزة (${isolated(what)}) ولا موعد متاحًا قريبًا منها، لذلك لم يُحجز شيء. يُرجى اختيار يوم آخر أو مكان آخر.`
      : `الساعة ${isolated(time)} محجوزة (${isolated(what)})، لذلك لم يُحجز شيء. المواعيد المتاحة، ${free.map(isolated).join('، ')}. أي موعد أحفظ لك؟`,
  cancelProposal: (booking) =>
    [
      `هل تريد إلغاء هذا الحجز؟ ${isolated(booking.what)}`,
      booking.when,
      `العدد: ${people(booking.party)}، الرمز: ${isolated(booking.reference)}. الحجز ما زال قائمًا.`,
      `لإلغائه يُرجى الرد بكلمة «${yes}»، وللإبقاء عليه بكلمة «${no}».`,
    ].join('\n'),
  cancelled: (booking, told) =>
    `أُلغي الحجز: ${isolated(booking.what)}، ${booking.when} (الرمز ${isolated(booking.reference)}).${told ? ' أُبلغهم بذلك الآن.' : ''}`,
  kept: (reference) => `يبقى حجزك ${isolated(reference)} كما هو. لم يُلغَ شيء.`,
  alreadyBegun: (booking) =>
    `${isolated(booking.what)} (الرمز ${isolated(booking.reference)}): مضى موعده، ${booking.when}، فلم يبقَ ما يُلغى.`,
  merchantBooked: (booking, customer, price) =>
    [
      `حجز جديد ${isolated(booking.reference)}: ${isolated(booking.what)}`,
      booking.when,
      `العدد: ${people(booking.party)}${named(customer)}${price === null ? '' : `، السعر: ${isolated(price)}`}`,
      'بتأكيد من الضيف عبر ميرفي.',
    ].join('\n'),
  merchantCancelled: (booking, customer) =>
    [
      `إلغاء الحجز ${isolated(booking.reference)}: ${isolated(booking.what)}`,
      booking.when,
      `العدد: ${people(booking.party)}${named(customer)}`,
      'ألغاه الضيف عبر ميرفي، والموعد متاح من جديد.',
    ].join('\n'),
  holdLetGo: (what, when) =>
    `انتهت مهلة الرد، فلم يعد المكان محفوظًا: ${isolated(what)}، ${isolated(when)}. لم يُحجز شيء. إن كنت لا تزال ترغب فيه فأخبرني لأبحث مجددًا.`,
  moveLetGo: (what, when) =>
    `انتهت مهلة الرد، فلم يعد الموعد الجديد محفوظًا: ${isolated(what)}، ${isolated(when)}. لم يتغير شيء ويبقى حجزك كما كان. إن كنت لا تزال ترغب في تغييره فأخبرني لأبحث مجددًا.`,
  guest: () => 'ضيف',
};
