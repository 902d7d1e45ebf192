import type { PlaceSentences } from './en.ts';

const ru: PlaceSentences = {
  loading: 'Загрузка …',
  failed: 'Не удалось загрузить это место.',
  retry: 'Повторить',
  missing: 'Этого места здесь больше нет.',
  toExplore: 'Посмотреть другие места',
  hours: 'Часы работы',
  closed: 'Закрыто',
  today: 'Сегодня',
  freeTimes: 'Свободное время',
  askMerve: 'Спросить Merve',
  directions: 'Как добраться',
  beside: 'Место, о котором речь',
  openPage: 'Открыть страницу',
  pictures: 'Фотографии этого места',
};

export default ru;
