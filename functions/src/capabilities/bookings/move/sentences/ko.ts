import { answerWords } from '../../../../language/answer-words.ts';
import type { MoveSentences } from './en.ts';
import { priceLine, side } from './move-lines.ts';

const word = answerWords.ko;
const people = (count: number) => `${count}명`;

export const korean: MoveSentences = {
  proposal: (move, extra) =>
    [
      `예약 ${move.reference}을 변경할까요? ${move.what}`,
      `기존: ${side(move.from, people(move.fromParty))}`,
      `변경: ${side(move.to, people(move.party))}`,
      ...(extra.repeatedTime === null
        ? []
        : [
            `그날은 시계가 한 시간 뒤로 가서 같은 시각이 두 번 옵니다. 이 예약은 첫 번째(${extra.repeatedTime})입니다.`,
          ]),
      ...priceLine('가격', extra.price, '변동 없음'),
      `새 시간은 ${extra.until}까지 잡아 두었습니다. 동의하시기 전까지 기존 예약은 그대로입니다.`,
      `변경하시려면 ‘${word.yes}’, 그대로 두시려면 ‘${word.no}’라고 답해 주세요.`,
    ].join('\n'),
  moved: (move, reference, told) =>
    [
      `예약 변경 완료: ${move.what}`,
      `변경된 예약: ${side(move.to, people(move.party))}`,
      `예약 코드가 ${reference}(으)로 바뀌었습니다(이전: ${move.reference}).`,
      told
        ? '지금 업체에 알리고 있습니다.'
        : '저를 통해 업체에 연락할 수 없으니, 도착하시면 이 코드를 보여 주세요.',
    ].join('\n'),
  stands: (reference) => `예약 ${reference}은(는) 그대로 유지되며, 변경된 것은 없습니다.`,
  sameAsBefore: (reference, when, party) =>
    `예약 ${reference}은(는) 이미 그 내용입니다: ${side(when, people(party))}. 어느 날짜, 시간 또는 인원으로 바꿀까요?`,
  notConfirmed: (reference) =>
    `${reference}은(는) 아직 예약이 확정되지 않아 변경할 것이 없습니다. 원하시는 내용을 말씀해 주세요.`,
  begun: (reference, when) => `예약 ${reference}은(는) ${when} 예약이었으며 이미 지나 변경할 수 없습니다.`,
  merchantMoved: (move, reference, customer, price) =>
    [
      `예약 변경: ${move.what}`,
      `기존: ${side(move.from, people(move.fromParty))} (${move.reference})`,
      `변경: ${side(move.to, people(move.party))} (${reference})`,
      ...(customer === null ? [] : [`성함: ${customer}`]),
      ...(price === null ? [] : [`가격: ${price}`]),
      '손님이 Merve를 통해 변경했으며, 이전 시간은 다시 비었습니다.',
    ].join('\n'),
};
