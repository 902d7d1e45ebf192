import { answerWords } from '../../../language/answer-words.ts';
import { counted } from '../../../language/plural.ts';
import type { PlannerSentences } from './en.ts';

export const russian: PlannerSentences = {
  help: (can) =>
    `${can} Например: «Найди рыбный ресторан в Кирении» или «Столик на 4 завтра в 20:00 в …». Пока вы не ответите ${answerWords.ru.yes}, ничего не бронируется.`,
  greeting: (can) => `Здравствуйте, я Merve. ${can} Чем могу помочь?`,
  thanks: () => 'Пожалуйста, обращайтесь.',
  unknown: (can) => `Я этого не поняла. ${can}`,
  unknownWhilePending: () => 'На это я ответить не могу. Можно изменить день, время, число гостей или место.',
  unsupported: (can) => `Этого я пока не умею. ${can}`,
  nothingPending: () => 'Сейчас ничто не ждёт вашего ответа. Что вам найти или забронировать?',
  emptyMessage: () => 'Текст сообщения не пришёл. Что вам найти или забронировать?',
  askListing: () => 'Какое место вы хотите забронировать?',
  askListingAmong: (names) => `Что вы имеете в виду: ${names}?`,
  askWhen: () => 'На какой день и на какое время?',
  askClock: () => 'На какое время?',
  askParty: () => 'На сколько человек?',
  askSearch: () => 'Что вы ищете и в каком городе?',
  askOrderPlace: () => 'Где вы хотите сделать заказ и что именно?',
  askDestination: () => 'Куда вас отвезти на такси?',
  impossibleDate: (date) => `Такой даты нет: ${date}. Какой день вы имеете в виду?`,
  impossibleTime: (time) => `Такого времени нет: ${time}. Какое время вы имеете в виду?`,
  noSuchNumber: (count) =>
    `В списке всего ${counted('ru', count, { one: '# место', few: '# места', many: '# мест', other: '# места' })}. Какое вы имеете в виду?`,
  shareLocation: () =>
    'Отправьте мне геопозицию из приложения чата (вложение, затем «Геопозиция») или просто напишите город.',
  cannotChangeBooked: () =>
    'Оформленную бронь перенести нельзя. Я могу отменить её и сделать новую: напишите, какую именно.',
  cannotSearchHere: () => 'Поиск здесь отключён.',
  cannotBookHere: () => 'Бронирование здесь отключено.',
  cannotCancelHere: () => 'Отмена броней здесь отключена.',
  cannotListHere: () => 'Посмотреть брони здесь я не могу.',
};
