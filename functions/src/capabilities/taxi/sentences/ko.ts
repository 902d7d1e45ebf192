import { answerWords } from '../../../language/answer-words.ts';
import type { RideWords } from '../ride-words.ts';
import type { TaxiSentences } from './en.ts';

const { yes, no } = answerWords.ko;
const because = (reason: string | null) => (reason === null ? '' : ` (${reason})`);

const course = (ride: RideWords) => `택시: ${ride.from} (${ride.district}) → ${ride.to}`;
const way = (ride: RideWords) =>
  ride.distance === null
    ? '목적지를 지도에서 찾지 못해 거리와 요금을 예상할 수 없습니다. 기사님께 문의해 주세요.'
    : `약 ${ride.distance}${ride.fare === null ? '. 요금은 예상할 수 없습니다. 기사님께 문의해 주세요.' : `, 예상 요금 ${ride.fare}. 실제 요금은 미터기에 따릅니다.`}`;

export const korean: TaxiSentences = {
  here: () => '현재 위치',
  byRoad: (time) => `지금 교통 상황으로 약 ${time} 걸립니다.`,
  byLine: () => '거리와 시간은 직선거리로 어림한 것입니다.',
  proposal: (ride, extra) =>
    [
      course(ride),
      ride.when === null ? `${ride.party}명, 지금` : `${ride.party}명, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `근처의 빈 택시: ${extra.nearby}대. 아직 택시를 부르지 않았습니다.`,
      ...(extra.nearest === null ? [] : [`가장 가까운 택시는 약 ${extra.nearest} 거리에 있습니다.`]),
      `부르시려면 ${extra.until}까지 ‘${yes}’, 원하지 않으시면 ‘${no}’라고 답해 주세요.`,
    ].join('\n'),
  proposalLater: (ride, extra) =>
    [
      course(ride),
      `${ride.party}명, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `${extra.asks}에 기사님들께 문의하며, 수락하는 분이 있기 전까지는 오기로 약속한 기사님이 없습니다. 아직 택시를 부르지 않았습니다.`,
      `예약해 두시려면 ${extra.until}까지 ‘${yes}’, 원하지 않으시면 ‘${no}’라고 답해 주세요.`,
    ].join('\n'),
  planned: (ride, asks) =>
    `예정되었습니다: 운행 ${ride.code}, ${ride.from} → ${ride.to}, ${ride.when}. ${asks}에 기사님들께 문의하며, 아직 오기로 약속한 기사님은 없습니다. 누가 오는지, 또는 오는 분이 없는지 알려 드리겠습니다.`,
  pickupIs: (when) => `탑승 시각: ${when}.`,
  tooManyPlanned: (most) =>
    `이미 예정된 택시가 ${most}대 있어 한 번에 더 예정할 수 없습니다. 먼저 하나를 취소해 주세요.`,
  askTime: () =>
    '시간을 말씀하셨습니다. 택시가 필요한 날짜와 시각이 언제인가요, 아니면 지금인가요? 택시를 부르지 않았습니다.',
  searching: (ride, asked) =>
    `지금 ${ride.from} 근처의 기사님 ${asked}분께 문의하고 있습니다 (운행 ${ride.code}). 아직 수락한 기사님이 없으며, 수락되면 바로 알려 드리겠습니다.`,
  nobodyFree: (ride) =>
    `지금은 ${ride.from} 근처에 빈 택시가 없어 택시를 부르지 않았습니다. 잠시 후 다시 시도해 주세요.`,
  assigned: (ride, driver) =>
    `${driver.name} 기사님이 운행 ${ride.code} 요청을 수락하고 가고 있습니다. 차량: ${driver.vehicle}, ${driver.plate}. 전화: ${driver.phone}. 탑승 장소: ${ride.from}.`,
  coming: (time) => `약 ${time} 후 도착할 것으로 예상됩니다.`,
  stillLooking: (ride) =>
    `운행 ${ride.code} (${ride.from}): 아직 수락한 기사님이 없어 계속 찾고 있습니다. 수락되면 바로 알려 드리겠습니다.`,
  arrived: (ride, driver) =>
    `택시가 도착했습니다: ${driver.vehicle}, ${driver.plate}. 탑승 장소: ${ride.from}.`,
  pickedUp: (ride) => `출발했습니다. 목적지: ${ride.to}. 편안한 이동 되세요.`,
  completed: (ride) => `운행 ${ride.code}이(가) 끝났습니다. 이용해 주셔서 감사합니다.`,
  noShow: (ride) =>
    `기사님이 ${ride.from}에서 기다리다 떠났습니다 (운행 ${ride.code}). 택시가 아직 필요하시면 말씀해 주세요.`,
  driverCancelled: (ride, reason) =>
    `기사님 사정으로 운행 ${ride.code}이(가) 취소되었습니다${because(reason)}. 지금 다른 기사님께 문의하고 있으며, 아직 배정된 택시가 없습니다.`,
  driverCancelledForGood: (ride, reason) =>
    `기사님 사정으로 운행 ${ride.code}이(가) 취소되었고${because(reason)}, 문의할 수 있는 기사님께는 모두 문의했습니다. 배정된 택시가 없습니다. 잠시 후 다시 시도하시거나 직접 택시를 불러 주세요.`,
  widened: (ride, radius) =>
    `운행 ${ride.code}을(를) 수락한 기사님이 아직 없습니다. 이제 ${radius} 이내의 기사님께 문의합니다.`,
  unserved: (ride) =>
    `운행 ${ride.code}에 맞는 택시를 찾지 못했습니다. 수락한 기사님이 없어 문의를 마쳤습니다. 잠시 후 다시 시도하시거나 직접 택시를 불러 주세요.`,
  cancelProposal: (ride, driver) =>
    [
      `운행 ${ride.code}을(를) 취소할까요? ${ride.from} → ${ride.to}${ride.when === null ? '' : `, ${ride.when}`}`,
      driver === null ? '아직 수락한 기사님이 없습니다.' : `${driver} 기사님이 수락하고 가고 있습니다.`,
      `취소하시려면 ‘${yes}’, 유지하시려면 ‘${no}’라고 답해 주세요.`,
    ].join('\n'),
  cancelled: (ride, told) =>
    `취소되었습니다: 운행 ${ride.code}.${told ? ' 기사님께 지금 알립니다.' : ' 오고 있는 택시는 없습니다.'}`,
  notCalled: () => '네, 택시를 부르지 않았습니다.',
  kept: (code) => `운행 ${code}은(는) 그대로 유지됩니다.`,
  tooManyPeople: (most) => `여기서는 택시 한 대에 최대 ${most}명까지 탈 수 있어 요청하지 않았습니다.`,
  samePlace: () => '이미 그곳에 계셔서 택시를 요청하지 않았습니다.',
};
