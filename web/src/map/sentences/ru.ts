import { counted } from '@merve/contract/words';
import type { MapSentences } from './en.ts';

const ru: MapSentences = {
  map: 'Карта',
  search: 'Поиск мест',
  kind: 'Вид',
  locate: 'Где я',
  notHere: {
    denied: 'Браузеру не разрешено сообщать, где вы. Разрешите это в настройках страницы.',
    unknown: 'Не удалось определить ваше местоположение.',
    outside: 'Вы за пределами этой карты.',
  },
  here: 'Вы здесь',
  zoomIn: 'Ближе',
  zoomOut: 'Дальше',
  loading: 'Загрузка …',
  failed: 'Поиск не удался.',
  retry: 'Попробовать снова',
  noMap: 'Этот браузер не может нарисовать карту; всё есть в списке.',
  simpleMap: 'Подробную карту загрузить не удалось; показана простая.',
  missing: 'Этого здесь больше нет.',
  back: 'Все результаты',
  askMerve: 'Спросить Merve',
  showList: 'Показать список',
  showMap: 'Больше карты',
  found: (count) => counted('ru', count, { one: '# место', few: '# места', other: '# мест' }),
  cluster: (name, count) =>
    `${counted('ru', count, { one: '# место', few: '# места', other: '# мест' })}, среди них ${name}`,
  kinds: {
    all: 'Всё',
    restaurants: 'Рестораны',
    cafes: 'Кафе',
    stays: 'Жильё',
    activities: 'Развлечения',
    services: 'Услуги',
    spa: 'Спа',
    sports: 'Спорт',
    shops: 'Магазины',
    properties: 'Недвижимость',
    places: 'Достопримечательности и повседневное',
  },
};

export default ru;
