import { answerWords } from '../../language/answer-words.ts';
import { merchantWords } from '../merchant-phrases.ts';
import type { RequestSentences } from './en.ts';

const { yes, no, cancel } = answerWords.ru;
const word = merchantWords('ru');
const states: Readonly<Record<string, string>> = {
  placed: 'ожидает ответа',
  accepted: 'принято',
  ready: 'готово',
  completed: 'выполнено',
  rejected: 'отклонено',
  cancelled: 'отменено',
  expired: 'срок истёк',
};

export const russian: RequestSentences = {
  label: (kind, reference) => `${kind === 'food' ? 'Заказ' : 'Заявка'} ${reference}`,
  sent: (words, what) =>
    [
      `Отправлено в «${words.business}»: ${words.label}`,
      what,
      `Подтверждения пока нет; сообщу, как только ответят. До этого можно отменить бесплатно: напишите ${cancel} ${words.reference}.`,
    ].join('\n'),
  changeSent: (words, what) =>
    [
      `Изменение отправлено, «${words.business}». ${words.label} теперь:`,
      what,
      `Подтверждения пока нет; сообщу, как только ответят. До этого можно отменить бесплатно: напишите ${cancel} ${words.reference}.`,
    ].join('\n'),
  late: (words, until) =>
    `${words.label}: «${words.business}» пока не отвечает. Жду до ${until}, потом всё закончится само, платить не нужно. Отменить можно и сейчас, бесплатно: напишите ${cancel} ${words.reference}.`,
  accepted: (words, readyAt) =>
    `${words.label}: «${words.business}» подтверждает${readyAt === null ? '' : `, будет готово примерно в ${readyAt}`}.`,
  estimated: (words, readyAt) =>
    `${words.label}: «${words.business}» обещает готовность примерно в ${readyAt}.`,
  ready: (words) => `${words.label}: «${words.business}» сообщает, что всё готово.`,
  completed: (words) => `${words.label}: «${words.business}» сообщает, что всё выполнено. Спасибо!`,
  rejected: (words, why) =>
    `${words.label}: «${words.business}» не может это принять.${why} Ничего не заказано, платить не нужно. Напишите, и подберём другой вариант.`,
  cancelledFree: (words) => `${words.label} («${words.business}»): отменено, бесплатно. Сообщаю им об этом.`,
  cancelledByLeave: (words) =>
    `${words.label}: «${words.business}» не возражает. Отменено, платить не нужно.`,
  cancelledByMerchant: (words, why) =>
    `${words.label}: «${words.business}» отменяет уже подтверждённое.${why} Платить не нужно. Приносим извинения; напишите, и подберём другой вариант.`,
  cancelAsked: (words) =>
    `${words.label}: «${words.business}» уже подтверждает, поэтому отменить можно только с их согласия. Спрашиваю; пока они не согласятся, всё остаётся в силе.`,
  cancelAskedBefore: (words) =>
    `${words.label}: вопрос в «${words.business}» уже отправлен, ответа пока нет. Пока они не согласятся, всё остаётся в силе.`,
  cancelRefused: (words) =>
    `${words.label}: «${words.business}» не соглашается отменить, поэтому всё остаётся в силе.`,
  expired: (words, at) =>
    `${words.label}: от «${words.business}» не было ответа до ${at}, поэтому всё закончилось. Ничего не заказано, платить не нужно. Напишите, и подберём другой вариант.`,
  cancelProposal: (words, needsLeave) =>
    [
      `Отменить: ${words.label} («${words.business}»)? Пока не отменено.`,
      needsLeave
        ? 'Подтверждение уже есть, поэтому нужно их согласие.'
        : 'Подтверждения ещё нет, поэтому отмена бесплатна.',
      `Чтобы отменить, ответьте ${yes}; чтобы оставить — ${no}.`,
    ].join('\n'),
  kept: (words) => `${words.label} («${words.business}»): всё остаётся как есть. Ничего не отменено.`,
  unchanged: (words) => `${words.label}, «${words.business}»: всё остаётся как есть, ничего не изменилось.`,
  notPlaced: () => 'Хорошо, ничего не заказано.',
  overForCustomer: (words, state) =>
    `${words.label} («${words.business}»): состояние уже «${state}», ничего не изменено.`,
  whyOutOfStock: (what) => (what === null ? ' Чего-то нет в наличии.' : ` Нет в наличии: «${what}».`),
  whySaid: (reason) => ` Их слова: «${reason}».`,
  toMerchant: (label, lines, reference, until) =>
    [
      `Поступил запрос: ${label}`,
      ...lines,
      `Пожалуйста, ответьте до ${until}: ${word.accept} ${reference}, ${word.accept} ${reference} 30 (готово через 30 минут), ${word.reject} ${reference} или ${word.stock} ${reference}.`,
    ].join('\n'),
  toAgent: (label, lines, reference, until) =>
    [
      `Новое: ${label}`,
      ...lines,
      `Ответьте, пожалуйста, до ${until}: ${word.accept} ${reference} или ${word.reject} ${reference} и после этого другое время, я передам его вашими словами.`,
    ].join('\n'),
  viewingOf: (name) => `Просмотр: ${name}`,
  wheneverItSuits: () => 'Когда: в любое удобное время',
  customer: (name) => `Клиент: ${name ?? 'гость'}`,
  collects: () => 'Самовывоз.',
  bringTo: (address) => `Адрес: ${address}`,
  delivery: (price) => `Доставка: ${price}`,
  total: (price) => `Итого: ${price}`,
  priceOpen: () => 'Цена: по договорённости',
  wishedAt: (when) => `Когда: ${when}`,
  asSoonAsPossible: () => 'Когда: как можно скорее',
  note: (note) => `Примечание: «${note}»`,
  allergiesTold: (said) => `Им передаётся вашими словами: «${said}»`,
  allergensUndeclared: (items) =>
    `Не указано, значит неизвестно: ${items}. Пожалуйста, спросите их сами, прежде чем есть.`,
  allergies: (said) => `АЛЛЕРГИЯ, словами клиента: «${said}»`,
  allergensUnknown: (items) =>
    `Неизвестно, содержится ли это здесь: ${items}. Пожалуйста, проверьте, прежде чем принять; если не уверены, отклоните.`,
  noted: (label, action, next) => `${label}: ${action}. Клиенту сообщаем.${next}`,
  nowAccepted: () => 'принято',
  nowEstimated: (at) => `готовность примерно в ${at}`,
  nowReady: () => 'готово',
  nowCompleted: () => 'выполнено',
  nowRejected: () => 'отклонено',
  nowCancelled: () => 'отменено',
  nowCancelRefused: () => 'не отменено',
  nextAfterAccept: (reference) =>
    ` Потом: ${word.ready} ${reference}, ${word.ready} 20 ${reference} (через 20 минут), ${word.complete} ${reference}.`,
  alreadySo: (label, state) => `${label}: состояние уже «${state}», ничего не изменено.`,
  overForMerchant: (label, state) =>
    `${label}: состояние уже «${state}», поэтому ничего не изменено. Пожалуйста, не готовьте это, если не договорились с клиентом.`,
  unclear: (label, reference) =>
    `${label}: ответ можно понять двояко, поэтому ничего не изменено. Напишите только ${word.accept} ${reference} или ${word.reject} ${reference}.`,
  notAsked: (label) => `${label}: об отмене никто не просил, ничего не изменено.`,
  unknown: (reference) =>
    `Заказа или заявки ${reference} для этого номера нет, ничего не изменено. Пожалуйста, проверьте код.`,
  merchantChanged: (label, changes, lines, howToAnswer) =>
    [
      `Клиент ИЗМЕНИЛ то, на что вы ещё не ответили: ${label}. Что изменилось:`,
      ...changes,
      'Теперь всё вместе:',
      ...lines,
      `Прежнее сообщение об этом больше не действует. ${howToAnswer}`,
    ].join('\n'),
  answeredOlder: (label, lines, howToAnswer) =>
    [
      `${label}: клиент изменил то, на что вы ответили, поэтому ничего не принято. Теперь так:`,
      ...lines,
      howToAnswer,
    ].join('\n'),
  merchantCancelled: (label) =>
    `${label}: отменено клиентом до вашего подтверждения. Пожалуйста, не готовьте.`,
  merchantCancelAsked: (label, reference) =>
    `${label}: клиент просит отменить. Вы согласны? ${word.allow} ${reference} или ${word.keep} ${reference}.`,
  merchantExpired: (label) =>
    `${label}: время на ответ истекло, клиент об этом знает. Пожалуйста, не готовьте.`,
  lessProposal: (words, without, lines, until) =>
    [
      `${words.label}: у «${words.business}» закончилось: ${without}. Могут привезти остальное:`,
      ...lines,
      `Пока ничего не решено. Чтобы взять, ответьте ${yes} до ${until}; чтобы бесплатно отменить заказ — ${no}.`,
    ].join('\n'),
  lessTaken: (words, lines) =>
    [
      `${words.label}: «${words.business}» выполнит заказ без того, что закончилось, сообщаю им:`,
      ...lines,
    ].join('\n'),
  lessExpired: (words, at) =>
    `${words.label}: до ${at} ответа, нужно ли остальное, не было, поэтому заказ завершён. Ничего не заказано, платить не нужно.`,
  askedForRest: (label, without) =>
    `${label}: спрашиваю клиента, нужен ли заказ без этого: ${without}. Пока не готовьте: если ответ «да», остальное считается принятым вами, я сообщу.`,
  restTaken: (label, lines, reference) =>
    [
      `${label}: клиент берёт остальное, вами принято:`,
      ...lines,
      `Потом: ${word.ready} ${reference}, ${word.complete} ${reference}.`,
    ].join('\n'),
  whichRequest: (codes) =>
    `Вашего ответа ждут несколько: ${codes}. Пока ничего не изменено. Напишите, пожалуйста, ${word.accept} или ${word.reject} с нужным кодом.`,
  requestOrOwn: (label, reference) =>
    `Это про ${label} или про вопрос, заданный вам как клиенту? Пока ничего не изменено. В первом случае напишите ${word.accept} ${reference} или ${word.reject} ${reference}, во втором — ${yes} или ${no}.`,
  listed: (words, what, state) => `${words.label}, ${words.business}: ${what} – состояние: ${state}`,
  noneYet: () => 'Через меня пока ничего не заказано и не запрошено.',
  state: (state) => states[state] ?? state,
};
