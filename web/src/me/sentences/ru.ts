import { counted } from '@merve/contract/words';
import type { MeSentences } from './en.ts';

const ru: MeSentences = {
  title: 'Обо мне',
  close: 'Закрыть',
  failed: 'Не удалось загрузить.',
  retry: 'Попробовать снова',
  loading: 'Загрузка …',
  signedOut: 'Напишите Merve или войдите: то, что вы расскажете, будет здесь.',
  about: 'О вас',
  name: 'Имя',
  nameHint: 'Так Merve к вам обращается и на это имя бронирует.',
  language: 'Язык',
  languageAny: 'Как я пишу',
  save: 'Сохранить',
  saved: 'Сохранено.',
  notSaved: 'Сохранить не удалось. Попробуйте ещё раз.',
  allergies: 'Аллергии',
  noAllergies: 'Вы о них не говорили.',
  allergiesHint:
    'О них говорят Merve в разговоре и там же отменяют. До тех пор она сообщает о них тем, кто для вас готовит.',
  tell: 'Сказать Merve',
  tellWords: 'У меня аллергия на ',
  taste: 'Что вы любите',
  dietary: 'Питание',
  likes: 'Любимые кухни',
  dislikes: 'Нелюбимые кухни',
  commas: 'Через запятую.',
  beliefs: 'Что, по мнению Merve, вам нравится',
  beliefsHint: 'Она прочла это в ваших словах. Уберите неверное, и по тем же словам она больше так не решит.',
  noBeliefs: 'Пока ничего. Она верит лишь тому, что прочла в ваших словах.',
  belief: {
    dietary: (what) => `Питание: ${what}`,
    vibes: (what) => `Места такие: ${what}`,
    cuisineAffinity: (what) => `Нравится: ${what}`,
    cuisineAversion: (what) => `Избегаете: ${what}`,
    priceComfort: (what) => `Уровень цен: ${what} из 4`,
  },
  beliefWords: (date) => `Вы написали ${date}:`,
  notTrue: 'Неверно',
  unwanted: (count) =>
    counted('ru', count, {
      one: 'Вы сказали «не это» о # ресторане.',
      few: 'Вы сказали «не это» о # ресторанах.',
      many: 'Вы сказали «не это» о # ресторанах.',
      other: 'Вы сказали «не это» о # ресторана.',
    }),
  wantedAgain: 'Пусть снова подбираются',
  messages: 'Сообщения',
  messagesHint:
    'Merve пишет здесь, а если телефон привязан, и в WhatsApp: что с вашими бронями, заказами и поездками. STOP в WhatsApp это прекращает.',
  account: 'Аккаунт и WhatsApp',
  data: 'Ваши данные',
  dataHint: 'Всё, что о вас хранится, вы можете получить и стереть.',
  download: 'Скачать всё',
  erase: 'Стереть всё',
  eraseTitle: 'Стереть всё?',
  eraseWarning:
    'Будет стёрто всё, что о вас хранится, включая этот аккаунт и привязанный телефон. Вернуть это нельзя, и брони это не отменяет: сначала отмените то, что вам не нужно.',
  eraseYes: 'Стереть всё',
  keep: 'Оставить',
  erased: 'Началось. За полчаса всё будет стёрто.',
  severity: {
    unknown: 'Тяжесть не названа',
    mild: 'Лёгкая',
    moderate: 'Средняя',
    severe: 'Тяжёлая',
    anaphylactic: 'Опасна для жизни',
  },
  whose: { self: 'Ваша', child: 'Вашего ребёнка', companion: 'Того, кто с вами', unknown: 'Не сказано чья' },
};

export default ru;
