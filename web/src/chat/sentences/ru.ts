import { counted } from '@merve/contract/words';
import type { ChatSentences } from './en.ts';

const ru: ChatSentences = {
  title: 'Разговор с Merve',
  you: 'Вы',
  merve: 'Merve',
  team: 'Сотрудник',
  business: 'Заведение',
  write: 'Напишите Merve',
  send: 'Отправить',
  charactersLeft: (count) =>
    counted('ru', count, {
      one: 'остался # символ',
      few: 'осталось # символа',
      many: 'осталось # символов',
      other: 'осталось # символа',
    }),
  tooLong: (count) =>
    counted('ru', count, {
      one: '# лишний символ',
      few: '# лишних символа',
      many: '# лишних символов',
      other: '# лишнего символа',
    }),
  thinking: 'Merve думает …',
  steps: {
    searching: 'Ищу …',
    reading: 'Читаю …',
    comparing: 'Сравниваю …',
    checking: 'Проверяю …',
    preparing: 'Готовлю …',
    waiting: 'Жду ответа …',
  },
  trouble:
    'Ответ не дошёл. Ваше сообщение сохранено; если ничего не появится, напишите, пожалуйста, ещё раз.',
  welcome: 'Здравствуйте, я Merve.',
  welcomeText: 'Напишите, чего вам хочется. Я найду, а когда вы скажете «да», забронирую.',
  examplesTitle: 'Например',
  examples: [
    'Столик в Carob Lantern завтра в 20:00',
    'Где поесть seafood в Kyrenia?',
    'Какая аптека дежурит сегодня ночью?',
    'Музей рядом со мной',
  ],
  today: 'Сегодня',
  yesterday: 'Вчера',
  start: 'Здесь начинается ваш разговор.',
  loadingOlder: 'Загружаю прежние сообщения …',
  newest: 'К новому сообщению',
  newCount: (count) =>
    counted('ru', count, {
      one: '# новое сообщение',
      few: '# новых сообщения',
      many: '# новых сообщений',
      other: '# нового сообщения',
    }),
  couldNotLoad: 'Не удалось загрузить ваш разговор.',
  loadAgain: 'Попробовать снова',
  cardMissing: 'Не удалось загрузить карточку.',
  notFound: 'Такого разговора нет, или он не ваш.',
  toOwn: 'К вашему разговору',
  readOnly: 'Это прежний разговор. Новые сообщения попадают в нынешний.',
  waiting: 'Ждёт отправки',
  sending: 'Отправляется …',
  heldUntil: (time) => `Сообщений сразу слишком много. Это уйдёт в ${time}.`,
  notSent: 'Не отправлено.',
  refusals: {
    tooLong: 'Сообщение слишком длинное.',
    empty: 'Сообщение пустое.',
    signIn: 'Пожалуйста, войдите снова.',
    other: 'Merve его не приняла.',
  },
  retry: 'Попробовать снова',
  discard: 'Удалить',
  left: (clock) => `осталось ${clock}`,
  almostOver: 'На ответ осталось меньше минуты.',
  expired: 'Время для ответа вышло.',
  sendingAnswer: (answer) => `Ваш ответ «${answer}» отправляется …`,
  answerUnreached:
    'Связаться с Merve пока не удалось, попытка повторится сама. Если время выйдет раньше, ничего не будет сделано.',
  waitsForYou: 'Ждёт вашего ответа',
  unreached: 'Связаться с Merve пока не удалось, попытка повторится сама.',
  answered: 'Отвечено',
  overNow: 'Уже не действует',
  takeover: 'Сейчас вам отвечает сотрудник. Merve пока молчит.',
  sessionOver: 'Ваш сеанс закончился. Войдите и продолжайте с того же места.',
  signIn: 'Войти',
  location: 'Моё местоположение',
  shareLocation: 'Поделиться местоположением',
  locating: 'Определяю, где вы …',
  locationDenied:
    'Браузеру нельзя сообщать, где вы. Разрешите это в настройках страницы или напишите название места.',
  locationUnknown: 'Не удалось определить, где вы. Напишите, пожалуйста, название места.',
  attachments: (count) =>
    counted('ru', count, {
      one: '# вложение в WhatsApp',
      few: '# вложения в WhatsApp',
      many: '# вложений в WhatsApp',
      other: '# вложения в WhatsApp',
    }),
};

export default ru;
