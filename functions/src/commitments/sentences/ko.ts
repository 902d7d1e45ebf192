import type { CommitmentSentences } from './en.ts';

const kinds = { booking: '예약', food: '주문', service: '서비스', viewing: '방문 상담', ride: '택시' };
const states = {
  draft: '아직 요청 전',
  hold: '임시 확보, 답을 기다리는 중',
  awaiting_deposit: '임시 확보, 보증금을 기다리는 중',
  confirmed: '확정',
  placed: '보냄, 아직 답 없음',
  accepted: '수락됨',
  ready: '준비됨',
  completed: '완료',
  rejected: '거절됨',
  cancelled: '취소됨',
  expired: '답 없이 종료됨',
  planned: '예정됨; 출발 직전에 기사님께 문의',
  requested: '기사를 찾는 중',
  assigned: '기사가 오는 중',
  arrived: '기사가 도착함',
  on_board: '이동 중',
  no_show: '종료됨: 기사가 손님을 찾지 못함',
  unserved: '종료됨: 기사를 찾지 못함',
};
const noneOf = {
  booking: '예약이 없습니다.',
  food: '진행 중인 주문이 없습니다.',
  service: '진행 중인 서비스가 없습니다.',
  viewing: '잡힌 방문 일정이 없습니다.',
  ride: '진행 중인 택시가 없습니다.',
};

export const korean: CommitmentSentences = {
  kind: (kind) => kinds[kind],
  named: (name) => name,
  state: (state) => states[state],
  people: (count) => `${count}명`,
  about: (clock) => `${clock}쯤`,
  until: (clock) => `${clock}까지`,
  withDriver: (driver) => `기사 ${driver}`,
  cancelAsked: () => '취소를 요청하셨고 아직 답이 없습니다',
  heading: () => '진행 중인 내역입니다:',
  elsewhere: () => '다만 다음은 진행 중입니다:',
  nothing: () => '진행 중인 내역이 없습니다. 예약, 주문, 서비스, 방문, 택시 모두 없습니다.',
  noneOf: (kind) => noneOf[kind],
  lately: (line) => `가장 최근 내역: ${line}`,
  whichToCancel: () => '어느 것을 취소할까요? 코드를 적어 주세요.',
  nothingToCancel: () => '취소할 내역이 없습니다.',
  whichIsMeant: () => '어느 것을 말씀하시나요? 코드를 적어 주세요.',
};
