import { answerWords } from '../../language/answer-words.ts';
import { merchantWords } from '../merchant-phrases.ts';
import type { RequestSentences } from './en.ts';

const { yes, no, cancel } = answerWords.ko;
const word = merchantWords('ko');
const states: Readonly<Record<string, string>> = {
  placed: '답변 대기',
  accepted: '수락됨',
  ready: '준비 완료',
  completed: '완료',
  rejected: '거절됨',
  cancelled: '취소됨',
  expired: '시간 초과',
};

export const korean: RequestSentences = {
  label: (kind, reference) => `${kind === 'food' ? '주문' : '요청'} ${reference}`,
  sent: (words, what) =>
    [
      `${words.business}에 보냈습니다: ${words.label}`,
      what,
      `아직 수락되지 않았습니다. 답이 오면 바로 알려 드리겠습니다. 그때까지는 무료로 취소하실 수 있습니다. ‘${cancel} ${words.reference}’라고 보내 주세요.`,
    ].join('\n'),
  changeSent: (words, what) =>
    [
      `변경 내용을 ${words.business}에 보냈습니다. 현재 ${words.label}:`,
      what,
      `아직 수락되지 않았습니다. 답이 오면 바로 알려 드리겠습니다. 그때까지는 무료로 취소하실 수 있습니다. ‘${cancel} ${words.reference}’라고 보내 주세요.`,
    ].join('\n'),
  late: (words, until) =>
    `${words.label}: ${words.business}에서 아직 답이 없습니다. ${until}까지 기다리며, 그 뒤에는 자동으로 종료되고 비용은 없습니다. 지금 무료로 취소하시려면 ‘${cancel} ${words.reference}’라고 보내 주세요.`,
  accepted: (words, readyAt) =>
    `${words.label}: ${words.business}에서 수락했습니다${readyAt === null ? '' : `. ${readyAt}쯤 준비됩니다`}.`,
  estimated: (words, readyAt) => `${words.label}: ${words.business}에서 ${readyAt}쯤 준비된다고 합니다.`,
  ready: (words) => `${words.label}: ${words.business}에서 준비가 끝났다고 합니다.`,
  completed: (words) => `${words.label}: ${words.business}에서 완료되었다고 합니다. 감사합니다!`,
  rejected: (words, why) =>
    `${words.label}: ${words.business}에서 받을 수 없다고 합니다.${why} 주문된 것은 없으며 비용도 없습니다. 다른 곳을 원하시면 말씀해 주세요.`,
  cancelledFree: (words) =>
    `${words.label} (${words.business}): 무료로 취소되었습니다. 업체에 알리고 있습니다.`,
  cancelledByLeave: (words) =>
    `${words.label}: ${words.business}에서 동의했습니다. 취소되었으며 비용은 없습니다.`,
  cancelledByMerchant: (words, why) =>
    `${words.label}: ${words.business}에서 수락한 뒤 취소했습니다.${why} 비용은 없습니다. 죄송합니다. 다른 곳을 원하시면 말씀해 주세요.`,
  cancelAsked: (words) =>
    `${words.label}: ${words.business}에서 이미 수락하여 업체가 동의해야 취소됩니다. 지금 문의하고 있으며, 동의할 때까지는 유효합니다.`,
  cancelAskedBefore: (words) =>
    `${words.label}: ${words.business}에 이미 문의했으며 아직 답이 없습니다. 동의할 때까지는 유효합니다.`,
  cancelRefused: (words) => `${words.label}: ${words.business}에서 취소에 동의하지 않아 그대로 유효합니다.`,
  expired: (words, at) =>
    `${words.label}: ${words.business}에서 ${at}까지 답이 없어 종료되었습니다. 주문된 것은 없으며 비용도 없습니다. 다른 곳을 원하시면 말씀해 주세요.`,
  cancelProposal: (words, needsLeave) =>
    [
      `${words.label} (${words.business}): 취소할까요? 아직 취소되지 않았습니다.`,
      needsLeave ? '업체가 이미 수락하여 동의가 필요합니다.' : '아직 수락되지 않아 무료로 취소됩니다.',
      `취소하시려면 ‘${yes}’, 유지하시려면 ‘${no}’라고 답해 주세요.`,
    ].join('\n'),
  kept: (words) => `${words.label} (${words.business}): 그대로 유지됩니다. 취소된 것은 없습니다.`,
  unchanged: (words) => `${words.business}의 ${words.label}은(는) 그대로이며 바뀐 것이 없습니다.`,
  notPlaced: () => '네, 아무것도 주문하지 않았습니다.',
  overForCustomer: (words, state) =>
    `${words.label} (${words.business}): 이미 ‘${state}’ 상태여서 변경된 것이 없습니다.`,
  whyOutOfStock: (what) => (what === null ? ' 품절된 것이 있습니다.' : ` 품절: “${what}”.`),
  whySaid: (reason) => ` 업체의 말: “${reason}”.`,
  toMerchant: (label, lines, reference, until) =>
    [
      `새 ${label}`,
      ...lines,
      `${until}까지 답해 주세요: ‘${word.accept} ${reference}’, ‘${word.accept} ${reference} 30’(30분 후 준비), ‘${word.reject} ${reference}’ 또는 ‘${word.stock} ${reference}’.`,
    ].join('\n'),
  toAgent: (label, lines, reference, until) =>
    [
      `새 요청: ${label}`,
      ...lines,
      `${until}까지 답해 주세요: ${word.accept} ${reference}, 또는 다른 시간을 덧붙여 ${word.reject} ${reference}. 적어 주신 말씀을 그대로 전합니다.`,
    ].join('\n'),
  viewingOf: (name) => `방문: ${name}`,
  wheneverItSuits: () => '희망 시간: 편하신 때',
  customer: (name) => `고객: ${name ?? '손님'}`,
  collects: () => '매장에서 직접 수령.',
  bringTo: (address) => `주소: ${address}`,
  delivery: (price) => `배달비: ${price}`,
  total: (price) => `합계: ${price}`,
  priceOpen: () => '가격: 협의',
  wishedAt: (when) => `일시: ${when}`,
  asSoonAsPossible: () => '일시: 가능한 한 빨리',
  note: (note) => `메모: “${note}”`,
  allergiesTold: (said) => `말씀하신 그대로 전달합니다: “${said}”`,
  allergensUndeclared: (items) => `표시되지 않아 알 수 없음: ${items}. 드시기 전에 직접 확인해 주세요.`,
  allergies: (said) => `알레르기, 고객이 쓴 그대로: “${said}”`,
  allergensUnknown: (items) =>
    `포함 여부를 알 수 없음: ${items}. 수락하기 전에 확인해 주시고, 확실하지 않으면 거절해 주세요.`,
  noted: (label, action, next) => `${label}: ${action}. 고객에게 알리고 있습니다.${next}`,
  nowAccepted: () => '수락',
  nowEstimated: (at) => `${at}쯤 준비`,
  nowReady: () => '준비 완료',
  nowCompleted: () => '완료',
  nowRejected: () => '거절',
  nowCancelled: () => '취소',
  nowCancelRefused: () => '취소하지 않음',
  nextAfterAccept: (reference) =>
    ` 다음: ‘${word.ready} ${reference}’, ‘${word.ready} 20 ${reference}’(20분 후), ‘${word.complete} ${reference}’.`,
  alreadySo: (label, state) => `${label}: 이미 ‘${state}’ 상태여서 변경된 것이 없습니다.`,
  overForMerchant: (label, state) =>
    `${label}: 이미 ‘${state}’ 상태여서 변경된 것이 없습니다. 고객과 합의하지 않았다면 준비하지 말아 주세요.`,
  unclear: (label, reference) =>
    `${label}: 답이 두 가지로 읽혀 변경하지 않았습니다. ‘${word.accept} ${reference}’ 또는 ‘${word.reject} ${reference}’만 보내 주세요.`,
  notAsked: (label) => `${label}: 취소 요청이 없어 변경된 것이 없습니다.`,
  unknown: (reference) =>
    `이 번호에는 ${reference} 주문이나 요청이 없어 변경된 것이 없습니다. 코드를 확인해 주세요.`,
  merchantChanged: (label, changes, lines, howToAnswer) =>
    [
      `고객이 답변 전에 내용을 변경했습니다: ${label}. 바뀐 내용:`,
      ...changes,
      '현재 전체 내용:',
      ...lines,
      `이전에 보내 드린 내용은 더 이상 유효하지 않습니다. ${howToAnswer}`,
    ].join('\n'),
  answeredOlder: (label, lines, howToAnswer) =>
    [
      `${label}: 답하신 뒤에 고객이 내용을 변경하여 아무것도 확정되지 않았습니다. 현재 내용:`,
      ...lines,
      howToAnswer,
    ].join('\n'),
  merchantCancelled: (label) => `${label}: 수락하시기 전에 고객이 취소했습니다. 준비하지 말아 주세요.`,
  merchantCancelAsked: (label, reference) =>
    `${label}: 고객이 취소를 요청합니다. 동의하시나요? ‘${word.allow} ${reference}’ 또는 ‘${word.keep} ${reference}’.`,
  merchantExpired: (label) =>
    `${label}: 시간 안에 답이 없어 종료되었으며 고객도 알고 있습니다. 준비하지 말아 주세요.`,
  lessProposal: (words, without, lines, until) =>
    [
      `${words.label}: ${words.business}에서 품절된 항목이 있습니다: ${without}. 나머지는 가능합니다:`,
      ...lines,
      `아직 확정된 것은 없습니다. 이대로 받으시려면 ${until}까지 ‘${yes}’, 무료로 취소하시려면 ‘${no}’라고 답해 주세요.`,
    ].join('\n'),
  lessTaken: (words, lines) =>
    [
      `${words.label}: ${words.business}에서 품절된 항목을 빼고 수락했으며, 업체에 알리고 있습니다:`,
      ...lines,
    ].join('\n'),
  lessExpired: (words, at) =>
    `${words.label}: ${at}까지 나머지를 원하시는지 답이 없어 종료되었습니다. 주문된 것은 없으며 지불하실 금액도 없습니다.`,
  askedForRest: (label, without) =>
    `${label}: 고객에게 다음 항목 없이 원하는지 묻고 있습니다: ${without}. 아직 준비하지 마세요. 고객이 원하면 나머지는 수락하신 것으로 처리하고 알려 드립니다.`,
  restTaken: (label, lines, reference) =>
    [
      `${label}: 고객이 나머지를 원합니다. 다음 내용을 수락하셨습니다:`,
      ...lines,
      `이후: ${word.ready} ${reference}, ${word.complete} ${reference}.`,
    ].join('\n'),
  whichRequest: (codes) =>
    `답을 기다리는 요청이 여러 건입니다: ${codes}. 아직 변경된 것은 없습니다. 해당 코드와 함께 ${word.accept} 또는 ${word.reject}라고 적어 주세요.`,
  requestOrOwn: (label, reference) =>
    `${label} 건인가요, 아니면 손님으로서 받으신 질문에 대한 답인가요? 아직 변경된 것은 없습니다. 앞의 것은 ${word.accept} ${reference} 또는 ${word.reject} ${reference}, 뒤의 것은 ${yes} 또는 ${no}라고 적어 주세요.`,
  listed: (words, what, state) => `${words.label}, ${words.business}: ${what} – 상태: ${state}`,
  noneYet: () => '아직 저를 통해 주문하거나 요청하신 내역이 없습니다.',
  state: (state) => states[state] ?? state,
};
