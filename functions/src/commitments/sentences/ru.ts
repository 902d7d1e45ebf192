import { counted } from '@merve/contract/words';
import type { CommitmentSentences } from './en.ts';

const kinds = { booking: 'Бронь', food: 'Заказ', service: 'Услуга', viewing: 'Просмотр', ride: 'Такси' };
const states = {
  draft: 'ещё не спрошено',
  hold: 'придержано, ждёт вашего ответа',
  awaiting_deposit: 'придержано, ждёт вашего депозита',
  confirmed: 'подтверждено',
  placed: 'отправлено, ответа пока нет',
  accepted: 'принято',
  ready: 'готово',
  completed: 'выполнено',
  rejected: 'отклонено',
  cancelled: 'отменено',
  expired: 'закончилось без ответа',
  planned: 'запланировано; водителей спрошу незадолго до времени',
  requested: 'ищем водителя',
  assigned: 'водитель едет к вам',
  arrived: 'водитель на месте',
  on_board: 'вы в пути',
  no_show: 'закончилось: водитель вас не нашёл',
  unserved: 'закончилось: водителя не нашлось',
};
const noneOf = {
  booking: 'У вас нет брони.',
  food: 'У вас нет текущего заказа.',
  service: 'У вас нет текущей услуги.',
  viewing: 'У вас не назначен просмотр.',
  ride: 'У вас нет текущего такси.',
};

export const russian: CommitmentSentences = {
  kind: (kind) => kinds[kind],
  named: (name) => name,
  state: (state) => states[state],
  people: (count) =>
    counted('ru', count, { one: '# человек', few: '# человека', many: '# человек', other: '# человека' }),
  about: (clock) => `примерно в ${clock}`,
  until: (clock) => `до ${clock}`,
  withDriver: (driver) => `водитель ${driver}`,
  cancelAsked: () => 'вы просили отменить, ответа пока нет',
  heading: () => 'Что у вас сейчас есть:',
  elsewhere: () => 'Но есть вот что:',
  nothing: () => 'У вас сейчас ничего нет: ни брони, ни заказа, ни услуги, ни просмотра, ни такси.',
  noneOf: (kind) => noneOf[kind],
  lately: (line) => `Последнее: ${line}`,
  whichToCancel: () => 'Что из этого отменить? Напишите код.',
  nothingToCancel: () => 'Отменять нечего.',
  whichIsMeant: () => 'Что вы имеете в виду? Напишите код.',
};
