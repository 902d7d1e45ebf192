import { answerWords } from '../../../../language/answer-words.ts';
import type { DepositSentences } from './en.ts';

const { yes } = answerWords.ko;

export const korean: DepositSentences = {
  terms: (deposit, minutes, refundUntil) =>
    `예약금: ${deposit}. "${yes}"라고 답하시면 결제 링크를 보내 드리며, ${minutes}분 안에 결제하시면 예약이 확정됩니다. ${
      refundUntil === null
        ? '취소하셔도 예약금은 환불되지 않습니다.'
        : `${refundUntil}까지 취소하시면 전액 환불됩니다.`
    }`,
  agreed: ({ what, when, deposit }, payBy) =>
    `예약금 ${deposit} 결제를 기다리며 자리를 잡아 두었습니다: ${what}\n${when}\n곧 링크를 보내 드립니다. ${payBy}까지 결제해 주세요. 그때까지는 아직 예약된 것이 아닙니다.`,
  payHere: ({ what, when, deposit }, payBy, url) =>
    `예약금 ${deposit} 결제 (${payBy}까지): ${url}\n${what}, ${when}`,
  paid: (deposit) => `예약금 ${deposit} 결제가 확인되었습니다.`,
  letGo: ({ what, when, deposit }) =>
    `예약금 ${deposit} 결제가 제때 확인되지 않아 자리를 놓아 드렸습니다: ${what}, ${when}. 예약된 것은 없습니다. 나중에 결제가 들어오면 전액 환불됩니다.`,
  tooLate: ({ what, when, deposit }) =>
    `자리를 놓아 드린 뒤에 ${deposit} 결제가 들어왔습니다: ${what}, ${when}. 예약되지 않았으며 전액 환불해 드리고 있습니다. 다른 시간을 찾아 드릴까요?`,
  wrongAmount: ({ what, when, deposit }, received) =>
    `결제가 ${received}(으)로 들어왔지만 예약금은 ${deposit}이어서 예약해 드리지 못했습니다: ${what}, ${when}. 예약된 것은 없으며 ${received} 전액을 환불해 드리고 있습니다. 다시 잡아 드릴까요?`,
  linkFailed: ({ what, when }) =>
    `결제를 준비하지 못해 자리를 놓아 드렸습니다: ${what}, ${when}. 예약도 결제도 이루어지지 않았습니다.`,
  cancelRefunds: (deposit) => `예약금 ${deposit}은(는) 전액 환불됩니다.`,
  cancelKeeps: (deposit) => `환불 기한이 지나 예약금 ${deposit}은(는) 환불되지 않습니다.`,
  cancelUnpaid: (deposit) => `예약금 ${deposit}은(는) 아직 결제되지 않았으며, 결제하실 금액이 없어집니다.`,
  refundStarted: (deposit) =>
    `예약금 ${deposit}을(를) 환불해 드리고 있습니다. 계좌에 표시되기까지 며칠 걸릴 수 있습니다.`,
  depositKept: (deposit) => `예약금 ${deposit}은(는) 업체에 귀속됩니다.`,
  nothingCharged: () => '결제된 금액은 없습니다.',
  refunded: ({ what, deposit }) =>
    `${what} 예약금 ${deposit}이(가) 환불되었습니다. 계좌에 표시되기까지 며칠 걸릴 수 있습니다.`,
  linkSent: () => '결제 링크는 별도의 메시지로 보내 드립니다.',
  yesFirst: () => `먼저 "${yes}" 답변이 필요합니다. 그 후에 결제 링크를 보내 드립니다.`,
};
