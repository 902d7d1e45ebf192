import { answerWords } from '../../../language/answer-words.ts';
import type { MessageSentences } from './en.ts';

const { yes, no } = answerWords.ru;

export const russian: MessageSentences = {
  ask: (name: string, body: string) =>
    `Я отправлю это слово в слово, кому: ${name}\n\n${body}\n\nПока ничего не отправлено. Ответьте ${yes}, чтобы отправить, или ${no}, чтобы не отправлять.`,
  sent: (name: string) => `Отправляю, кому: ${name}. Ответ придёт сюда.`,
  notSent: () => 'Хорошо, ничего не отправлено.',
  noneLive: () =>
    'Сейчас у вас нет брони, заказа или поездки, о которых я мог бы написать, поэтому ничего не отправлено.',
  which: (codes: string) => `О чём речь? Назовите одно: ${codes}.`,
  over: () => 'Это тем временем закончилось, поэтому ничего не отправлено.',
  tooMany: (name: string) =>
    `За последний час вы уже писали несколько раз (${name}), поэтому сообщение не отправлено. Подождите немного.`,
  unreachable: (name: string) =>
    `WhatsApp сейчас не позволяет мне написать (${name}), поэтому ничего не отправлено. Если срочно, позвоните.`,
  fromCounterpart: (name: string, code: string, text: string) => `Сообщение от ${name} о ${code}:\n«${text}»`,
  toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
    `Сообщение вашего клиента ${customer ?? '(без имени)'} о ${code}:\n«${text}»\nЧтобы ответить, напишите ${example} и ваш текст. Он будет передан как есть.`,
  whichServed: (codes, example) =>
    `Что задерживается: ${codes}? Пока ничего не передано. Напишите вместе с кодом, например: ${example}`,
  passedOn: (code: string) => `Передано клиенту ${code}.`,
  unknownCode: (code: string) =>
    `Нет сообщения клиента с кодом ${code}, на которое сейчас можно ответить, поэтому ничего не передано.`,
  emptyReply: (code: string) => `Напишите ваш текст после кода ${code}. Ничего не передано.`,
  tooManyReplies: () =>
    'За последний час вы писали несколько раз, поэтому это не передано. Подождите немного.',
};
