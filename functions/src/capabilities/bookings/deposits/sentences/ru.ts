import { counted } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import type { DepositSentences } from './en.ts';

const { yes } = answerWords.ru;
const within = (minutes: number) =>
  counted('ru', minutes, { one: '# минуты', few: '# минут', many: '# минут', other: '# минут' });

export const russian: DepositSentences = {
  terms: (deposit, minutes, refundUntil) =>
    `Предоплата: ${deposit}. После вашего ${yes} я пришлю ссылку, чтобы внести её в течение ${within(minutes)}; бронь оформляется после оплаты. ${
      refundUntil === null
        ? 'При отмене она не возвращается.'
        : `Если отменить не позднее ${refundUntil}, она вернётся полностью.`
    }`,
  agreed: ({ what, when, deposit }, payBy) =>
    `Держу для вас, пока не внесена предоплата ${deposit}: ${what}\n${when}\nСсылка сейчас придёт. Пожалуйста, оплатите до ${payBy}; до этого бронь ещё не оформлена.`,
  payHere: ({ what, when, deposit }, payBy, url) =>
    `Внесите предоплату ${deposit} до ${payBy} здесь: ${url}\n${what}, ${when}`,
  paid: (deposit) => `Предоплата ${deposit} получена.`,
  letGo: ({ what, when, deposit }) =>
    `Предоплата ${deposit} не поступила вовремя, поэтому я больше не держу: ${what}, ${when}. Бронь не оформлена. Если ваш платёж всё же поступит, он вернётся полностью.`,
  tooLate: ({ what, when, deposit }) =>
    `Ваш платёж ${deposit} поступил, когда место уже было отпущено: ${what}, ${when}. Бронь не оформлена, я возвращаю всю сумму. Поискать другое время?`,
  wrongAmount: ({ what, when, deposit }, received) =>
    `Ваш платёж пришёл на сумму ${received}, а предоплата — ${deposit}, поэтому оформить бронь не удалось: ${what}, ${when}. Бронь не оформлена, я возвращаю всю сумму ${received}. Подержать для вас ещё раз?`,
  linkFailed: ({ what, when }) =>
    `Не получилось подготовить оплату, поэтому я больше не держу: ${what}, ${when}. Бронь не оформлена, деньги не списаны.`,
  cancelRefunds: (deposit) => `Предоплата ${deposit} вернётся полностью.`,
  cancelKeeps: (deposit) => `Предоплата ${deposit} не возвращается: срок возврата прошёл.`,
  cancelUnpaid: (deposit) => `Предоплата ${deposit} ещё не внесена; платить ничего не придётся.`,
  refundStarted: (deposit) => `Возвращаю предоплату ${deposit}; на счёте она появится через несколько дней.`,
  depositKept: (deposit) => `Предоплата ${deposit} остаётся у заведения.`,
  nothingCharged: () => 'Деньги не списаны.',
  refunded: ({ what, deposit }) =>
    `${deposit} за ${what} возвращены; на счёте они появятся через несколько дней.`,
  linkSent: () => 'Ссылка на оплату придёт отдельным сообщением.',
  yesFirst: () => `Сначала нужно ваше ${yes}; ссылка на оплату придёт после него.`,
};
