import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { BookingSentences } from './en.ts';

const { yes, no } = answerWords.ru;
const people = (count: number) =>
  counted('ru', count, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' });

export const russian: BookingSentences = {
  proposal: (booking, extra) =>
    [
      `${booking.what} (${extra.town})`,
      booking.when,
      ...(extra.repeatedTime === null
        ? []
        : [
            `В этот день часы переводят назад, и это время наступает дважды: имеется в виду первый раз, ${extra.repeatedTime}.`,
          ]),
      `Гости: ${people(booking.party)}`,
      ...(extra.price === null ? [] : [`Цена: ${extra.price}`]),
      `Держу для вас до ${extra.until}. Бронь ещё не оформлена.`,
      `Ответьте ${yes}, чтобы забронировать, или ${no}, чтобы отказаться.`,
    ].join('\n'),
  confirmed: (booking, told) =>
    [
      `Подтверждено: ${booking.what}`,
      booking.when,
      `Гости: ${people(booking.party)}`,
      `Код вашей брони: ${booking.reference}.`,
      told
        ? 'Сейчас сообщу им об этом.'
        : 'Связаться с ними через меня нельзя, поэтому, пожалуйста, покажите этот код на месте.',
    ].join('\n'),
  released: (booking) => `Снято: ${booking.what}, ${booking.when}. Ничего не забронировано.`,
  replaced: (booking) => `Предыдущее предложение снято: ${booking.what}, ${booking.when}.`,
  slotTaken: (time, what, free) =>
    free.length === 0
      ? `Время ${time} уже занято (${what}), и рядом по времени свободного нет, поэтому ничего не забронировано. Пожалуйста, выберите другой день или место.`
      : `Время ${time} уже занято (${what}), поэтому ничего не забронировано. Свободно, ${free.join(', ')}. Что для вас придержать?`,
  cancelProposal: (booking) =>
    [
      `Отменить эту бронь? ${booking.what}`,
      booking.when,
      `Гости: ${people(booking.party)}, код ${booking.reference}. Бронь пока в силе.`,
      `Ответьте ${yes}, чтобы отменить, или ${no}, чтобы оставить бронь.`,
    ].join('\n'),
  cancelled: (booking, told) =>
    `Отменено: ${booking.what}, ${booking.when} (код ${booking.reference}).${told ? ' Сейчас сообщу им об этом.' : ''}`,
  kept: (reference) => `Ваша бронь ${reference} остаётся в силе. Ничего не отменено.`,
  alreadyBegun: (booking) =>
    `${booking.what} (код ${booking.reference}): это время, ${booking.when}, уже прошло, поэтому отменять нечего.`,
  merchantBooked: (booking, customer, price) =>
    [
      `Новая бронь ${booking.reference}: ${booking.what}`,
      booking.when,
      `${people(booking.party)}${customer === null ? '' : `, имя: ${customer}`}${price === null ? '' : `, цена: ${price}`}`,
      'Гость подтвердил бронь через Merve.',
    ].join('\n'),
  merchantCancelled: (booking, customer) =>
    [
      `Отмена брони ${booking.reference}: ${booking.what}`,
      booking.when,
      `${people(booking.party)}${customer === null ? '' : `, имя: ${customer}`}`,
      'Гость отменил бронь через Merve; время снова свободно.',
    ].join('\n'),
  holdLetGo: (what, when) =>
    `Время на ответ вышло, поэтому место больше не придержано: ${what}, ${when}. Ничего не забронировано. Если оно вам ещё нужно, напишите, и я посмотрю снова.`,
  moveLetGo: (what, when) =>
    `Время на ответ вышло, поэтому новое время больше не придержано: ${what}, ${when}. Ничего не перенесено, ваша бронь остаётся прежней. Если её всё ещё нужно перенести, напишите, и я посмотрю снова.`,
  guest: () => 'гость',
};
