import { answerWords } from '../../../language/answer-words.ts';
import type { BookingSentences } from './en.ts';

const { yes, no } = answerWords.ko;
const named = (customer: string | null) => (customer === null ? '' : `, 성함: ${customer}`);

export const korean: BookingSentences = {
  proposal: (booking, extra) =>
    [
      `${booking.what} (${extra.town})`,
      booking.when,
      ...(extra.repeatedTime === null
        ? []
        : [
            `그날은 시계가 한 시간 뒤로 돌아가 이 시각이 두 번 있습니다. 그중 첫 번째입니다: ${extra.repeatedTime}.`,
          ]),
      `인원: ${booking.party}명`,
      ...(extra.price === null ? [] : [`가격: ${extra.price}`]),
      `${extra.until}까지 자리를 잡아 두었습니다. 아직 예약된 것은 아닙니다.`,
      `예약하시려면 ‘${yes}’, 원하지 않으시면 ‘${no}’라고 답해 주세요.`,
    ].join('\n'),
  confirmed: (booking, told) =>
    [
      `예약 확정: ${booking.what}`,
      booking.when,
      `인원: ${booking.party}명`,
      `예약 코드는 ${booking.reference}입니다.`,
      told
        ? '지금 업체에 알리고 있습니다.'
        : '저를 통해서는 업체에 연락할 수 없으니, 도착하시면 이 코드를 보여 주세요.',
    ].join('\n'),
  released: (booking) => `자리를 놓아 드렸습니다: ${booking.what}, ${booking.when}. 예약된 것은 없습니다.`,
  replaced: (booking) => `이전에 잡아 둔 자리는 놓았습니다: ${booking.what}, ${booking.when}.`,
  slotTaken: (time, what, free) =>
    free.length === 0
      ? `${time}은 이미 찼고(${what}) 가까운 시간에도 빈자리가 없어 예약하지 않았습니다. 다른 날이나 다른 곳을 골라 주세요.`
      : `${time}은 이미 차서(${what}) 예약하지 않았습니다. 가능한 시간, ${free.join(', ')}. 어느 시간으로 잡아 드릴까요?`,
  cancelProposal: (booking) =>
    [
      `이 예약을 취소할까요? ${booking.what}`,
      booking.when,
      `인원: ${booking.party}명, 코드 ${booking.reference}. 예약은 아직 그대로입니다.`,
      `취소하시려면 ‘${yes}’, 유지하시려면 ‘${no}’라고 답해 주세요.`,
    ].join('\n'),
  cancelled: (booking, told) =>
    `예약 취소 완료: ${booking.what}, ${booking.when} (코드 ${booking.reference}).${told ? ' 지금 업체에 알리고 있습니다.' : ''}`,
  kept: (reference) => `예약 ${reference}은 그대로 유지됩니다. 취소된 것은 없습니다.`,
  alreadyBegun: (booking) =>
    `${booking.what} (코드 ${booking.reference}): 예약 시간인 ${booking.when}이 이미 지나 취소할 것이 없습니다.`,
  merchantBooked: (booking, customer, price) =>
    [
      `새 예약 ${booking.reference}: ${booking.what}`,
      booking.when,
      `인원: ${booking.party}명${named(customer)}${price === null ? '' : `, 가격: ${price}`}`,
      '손님이 Merve를 통해 확정했습니다.',
    ].join('\n'),
  merchantCancelled: (booking, customer) =>
    [
      `예약 취소 ${booking.reference}: ${booking.what}`,
      booking.when,
      `인원: ${booking.party}명${named(customer)}`,
      '손님이 Merve를 통해 취소했으며, 이 시간은 다시 비었습니다.',
    ].join('\n'),
  holdLetGo: (what, when) =>
    `답변 시간이 지나 잡아 둔 자리를 놓았습니다: ${what}, ${when}. 예약된 것은 없습니다. 아직 원하시면 말씀해 주세요. 다시 찾아보겠습니다.`,
  moveLetGo: (what, when) =>
    `답변 시간이 지나 잡아 둔 새 시간을 놓았습니다: ${what}, ${when}. 변경된 것은 없으며 기존 예약은 그대로입니다. 아직 변경을 원하시면 말씀해 주세요. 다시 찾아보겠습니다.`,
  guest: () => '손님',
};
