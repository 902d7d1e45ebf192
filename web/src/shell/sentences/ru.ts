import type { ShellSentences } from './en.ts';

const ru: ShellSentences = {
  chat: 'Чат',
  trips: 'Поездки',
  me: 'Я',
  pages: 'Основные страницы',
  explore: 'Обзор',
  picked: 'Подобрано для вас',
  map: 'Карта',
  admin: 'Управление рынком',
  language: 'Язык',
  theme: 'Оформление',
  themeSystem: 'Как в системе',
  themeLight: 'Светлое',
  themeDark: 'Тёмное',
  menu: 'Меню',
  close: 'Закрыть',
  loading: 'Загрузка …',
  offline: 'Нет связи. Написанное будет отправлено, когда она появится.',
  signOut: 'Выйти',
  signIn: 'Войти',
  account: 'Учётная запись',
  guest: 'Гость на этом устройстве',
  skip: 'К содержанию',
  pageMissing: 'Не удалось загрузить эту страницу',
  pageMissingWhy:
    'Возможно, вышла новая версия Merve или нет соединения. Ваши брони, заказы и написанное сохранены.',
  loadPageAgain: 'Загрузить снова',
  noSuchPage: 'По этому адресу нет страницы',
  toChat: 'Перейти к разговору',
};

export default ru;
