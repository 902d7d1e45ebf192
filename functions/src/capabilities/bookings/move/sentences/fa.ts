import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import type { MoveSentences } from './en.ts';
import { priceLine, side } from './move-lines.ts';

const word = answerWords.fa;
const people = (count: number) => `${count} نفر`;

export const persian: MoveSentences = {
  proposal: (move, extra) =>
    [
      `رزرو ${isolated(move.reference)} جابه‌جا شود؟ ${isolated(move.what)}`,
      `از: ${side(move.from, people(move.fromParty))}`,
      `به: ${side(move.to, people(move.party))}`,
      ...(extra.repeatedTime === null
        ? []
        : [
            `آن روز ساعت‌ها عقب می‌رود و این ساعت دو بار پیش می‌آید: این، نخستین است، ${isolated(extra.repeatedTime)}.`,
          ]),
      ...priceLine('قیمت', extra.price, 'مانند پیش', isolated),
      `زمان جدید تا ساعت ${isolated(extra.until)} برای شما نگه داشته می‌شود. تا موافقت نکنید رزرو شما سر جای خود می‌ماند.`,
      `برای جابه‌جایی پاسخ دهید «${word.yes}» و برای ماندن آن «${word.no}».`,
    ].join('\n'),
  moved: (move, reference, told) =>
    [
      `رزرو جابه‌جا شد: ${isolated(move.what)}`,
      `زمان جدید: ${side(move.to, people(move.party))}`,
      `کد رزرو شما اکنون ${isolated(reference)} است (پیش‌تر: ${isolated(move.reference)}).`,
      told
        ? 'همین حالا به آن‌ها خبر می‌دهم.'
        : 'از طریق من در دسترس نیستند؛ لطفاً هنگام رسیدن این کد را نشان دهید.',
    ].join('\n'),
  stands: (reference) => `رزرو شما ${isolated(reference)} سر جای خود می‌ماند؛ چیزی جابه‌جا نشد.`,
  sameAsBefore: (reference, when, party) =>
    `رزرو شما ${isolated(reference)} هم‌اکنون همین است: ${side(when, people(party))}. چه روز، ساعت یا تعدادی به جای آن می‌خواهید؟`,
  notConfirmed: (reference) =>
    `${isolated(reference)} هنوز رزرو نشده، پس چیزی برای جابه‌جایی نیست. کافی است بگویید به جای آن چه می‌خواهید.`,
  begun: (reference, when) =>
    `رزرو شما ${isolated(reference)} برای ${when} بود که گذشته است؛ دیگر نمی‌توان آن را جابه‌جا کرد.`,
  merchantMoved: (move, reference, customer, price) =>
    [
      `رزرو جابه‌جا شد: ${isolated(move.what)}`,
      `از: ${side(move.from, people(move.fromParty))} (${isolated(move.reference)})`,
      `به: ${side(move.to, people(move.party))} (${isolated(reference)})`,
      ...(customer === null ? [] : [`نام: ${isolated(customer)}`]),
      ...(price === null ? [] : [`قیمت: ${isolated(price)}`]),
      'مهمان آن را از طریق مروه جابه‌جا کرده است؛ زمان پیشین دوباره خالی است.',
    ].join('\n'),
};
