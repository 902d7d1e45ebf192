import { counted } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import type { MoveSentences } from './en.ts';
import { priceLine, side } from './move-lines.ts';

const word = answerWords.ru;
const people = (count: number) =>
  counted('ru', count, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' });

export const russian: MoveSentences = {
  proposal: (move, extra) =>
    [
      `Перенести бронь ${move.reference}? ${move.what}`,
      `Было: ${side(move.from, people(move.fromParty))}`,
      `Станет: ${side(move.to, people(move.party))}`,
      ...(extra.repeatedTime === null
        ? []
        : [
            `В этот день часы переводят назад, и это время бывает дважды: здесь первое, ${extra.repeatedTime}.`,
          ]),
      ...priceLine('Цена', extra.price, 'без изменений'),
      `Новое время удерживается для вас до ${extra.until}. Пока вы не согласитесь, ваша бронь остаётся прежней.`,
      `Ответьте ${word.yes}, чтобы перенести, или ${word.no}, чтобы оставить как есть.`,
    ].join('\n'),
  moved: (move, reference, told) =>
    [
      `Бронь перенесена: ${move.what}`,
      `Теперь: ${side(move.to, people(move.party))}`,
      `Код брони теперь ${reference} (был ${move.reference}).`,
      told
        ? 'Сейчас сообщу им об этом.'
        : 'Связаться с ними через меня нельзя, поэтому покажите, пожалуйста, этот код на месте.',
    ].join('\n'),
  stands: (reference) => `Ваша бронь ${reference} остаётся прежней; ничего не перенесено.`,
  sameAsBefore: (reference, when, party) =>
    `Ваша бронь ${reference} и так на это время: ${side(when, people(party))}. На какой день, время или число гостей её изменить?`,
  notConfirmed: (reference) =>
    `${reference} ещё не забронировано, поэтому переносить нечего. Просто напишите, что нужно вместо этого.`,
  begun: (reference, when) =>
    `Ваша бронь ${reference} была на ${when}; это время прошло, и перенести её уже нельзя.`,
  merchantMoved: (move, reference, customer, price) =>
    [
      `Бронь перенесена: ${move.what}`,
      `Было: ${side(move.from, people(move.fromParty))} (${move.reference})`,
      `Стало: ${side(move.to, people(move.party))} (${reference})`,
      ...(customer === null ? [] : [`Имя: ${customer}`]),
      ...(price === null ? [] : [`Цена: ${price}`]),
      'Гость перенёс бронь через Merve; прежнее время снова свободно.',
    ].join('\n'),
};
