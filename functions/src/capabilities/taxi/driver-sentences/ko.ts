import { answerWords } from '../../../language/answer-words.ts';
import { offeredWords } from '../driver-phrases.ts';
import type { RideWords } from '../ride-words.ts';
import type { DriverSentences } from './en.ts';

const { confirm, decline } = answerWords.ko;
const word = offeredWords('ko');
const trip = ({ distance, fare }: RideWords) =>
  [distance === null ? [] : [`약 ${distance}`], fare === null ? [] : [`예상 요금 ${fare}`]].flat();

export const korean: DriverSentences = {
  offer: (ride, away) =>
    [
      `택시 요청, 운행 ${ride.code}`,
      `출발: ${ride.from} (${ride.district}), 기사님과의 거리 ${away}`,
      ...(ride.when === null ? [] : [`탑승 시각: ${ride.when}`]),
      `도착: ${ride.to}, ${ride.party}명`,
      ...(trip(ride).length === 0 ? [] : [trip(ride).join(', ')]),
      `수락하시려면 ‘${word.accept} ${ride.code}’, 거절하시려면 ‘${word.decline} ${ride.code}’라고 답해 주세요. 먼저 수락하신 분께 배정됩니다.`,
    ].join('\n'),
  accepted: (ride, rider, map) =>
    [
      `운행 ${ride.code}이(가) 배정되었습니다.`,
      ...(ride.when === null ? [] : [`탑승 시각: ${ride.when}`]),
      `탑승: ${rider ?? '승객'}, ${ride.party}명, ${ride.from}: ${map}`,
      `도착: ${ride.to}.`,
      `도착하시면 ‘${word.arrived}’, 출발하실 때 ‘${word.picked_up}’, 끝나면 ‘${word.completed}’라고 보내 주세요. 갈 수 없으면 ‘${word.cancel} ${ride.code}’와 사유를 보내 주세요.`,
    ].join('\n'),
  alreadyYours: (code) => `운행 ${code}은(는) 이미 기사님께 배정되어 있습니다.`,
  taken: (code) => `운행 ${code}은(는) 다른 기사님께 배정되었습니다. 답해 주셔서 감사합니다.`,
  calledOff: (code) => `운행 ${code}은(는) 승객이 취소하여 더 이상 받을 수 없습니다.`,
  tooLate: (code) => `운행 ${code}에 답할 수 있는 시간이 지났습니다.`,
  over: (code) => `운행 ${code}은(는) 이미 끝나 변경된 것이 없습니다.`,
  wrongCode: (code) =>
    `기사님께 문의한 운행 중에 ${code}이(가) 없어 아무것도 수락되지 않았습니다. 메시지의 코드를 확인해 주세요.`,
  busy: (current, code) =>
    `운행 ${current}이(가) 아직 진행 중이라 ${code}을(를) 받을 수 없습니다. 끝나면 ‘${word.completed} ${current}’라고 보내 주세요.`,
  refusedBefore: (code) => `운행 ${code}을(를) 반납하셔서 다른 기사님께 문의했습니다.`,
  whichRide: (codes) =>
    `어느 운행인가요? ‘${word.accept}’ 또는 ‘${word.decline}’와 코드를 함께 보내 주세요: ${codes}.`,
  rideOrBooking: (codes) =>
    `운행에 대한 답인가요, 아니면 손님으로서 받으신 질문에 대한 답인가요? 운행이라면 ‘${word.accept}’ 또는 ‘${word.decline}’와 코드를 함께 보내 주세요: ${codes}. 다른 질문이라면 ‘${confirm}’ 또는 ‘${decline}’이라고 보내 주세요.`,
  nothingOpen: () => '답을 기다리는 운행이 없습니다.',
  declined: (code) => `네, 운행 ${code}은(는) 다른 기사님께 문의하겠습니다.`,
  arrivedNoted: (code) => `확인: 운행 ${code}의 탑승 장소에 도착하셨습니다. 승객에게 알렸습니다.`,
  pickedUpNoted: (code) =>
    `확인: 운행 ${code}이(가) 출발했습니다. 끝나면 ‘${word.completed} ${code}’라고 보내 주세요.`,
  completedNoted: (code) => `확인: 운행 ${code}이(가) 끝났습니다. 다음 운행을 받으실 수 있습니다.`,
  noShowNoted: (code) => `확인: 운행 ${code}의 승객이 없었습니다. 다음 운행을 받으실 수 있습니다.`,
  givenBack: (code) => `운행 ${code}을(를) 반납했고 승객에게 알렸습니다. 다른 운행을 받으실 수 있습니다.`,
  notNow: (code) =>
    `지금은 운행 ${code}에 대해 그렇게 할 수 없습니다. 순서는 ‘${word.arrived}’, ‘${word.picked_up}’, ‘${word.completed}’이며, ‘${word.no_show}’은 ‘${word.arrived}’ 다음에만 가능합니다.`,
  noRide: () => '지금 진행 중인 운행이 없어 변경된 것이 없습니다.',
  notUnderstood: (code) =>
    `이해하지 못해 운행 ${code}에 변경된 것이 없습니다. ‘${word.accept} ${code}’ 또는 ‘${word.decline} ${code}’라고 보내 주세요. 운행 중이라면 ‘${word.arrived}’, ‘${word.picked_up}’, ‘${word.completed}’ 또는 ‘${word.cancel}’와 코드를 보내 주세요.`,
  riderCancelled: (ride, reason) =>
    `승객이 운행 ${ride.code}을(를) 취소했습니다 (출발: ${ride.from})${reason === null ? '' : `: ${reason}`}. 다른 운행을 받으실 수 있습니다.`,
  onDuty: () => '운행이 시작되었습니다. 근처 요청을 보내 드리겠습니다. 위치를 알 수 있도록 공유해 주세요.',
  offDuty: () =>
    `운행이 종료되었습니다. 더 이상 요청을 보내지 않습니다. 다시 시작하시려면 ‘${word.on_duty}’이라고 보내 주세요.`,
  moved: () => '감사합니다. 위치를 받았습니다.',
  notADriver: () => '이 번호는 택시 기사로 등록되어 있지 않아 아무것도 수락되지 않았습니다.',
};
