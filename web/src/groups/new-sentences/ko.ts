import type { NewGroupSentences } from './en.ts';

const ko: NewGroupSentences = {
  title: '친구들과 투표하기',
  hint: '장소를 고르고 링크를 전해 주세요. Merve가 먼저 연락하지 않으며, 네라고 하기 전에는 아무것도 예약되지 않습니다.',
  name: '무슨 모임인가요?',
  namePlaceholder: '금요일 저녁 식사',
  yourName: '이름',
  places: '투표할 장소',
  chosen: (count) => `${count}곳 선택, 최대 8곳`,
  noPlaces: 'Merve가 보여 드린 장소가 여기에 나옵니다. 먼저 찾아보세요.',
  look: '장소 찾기',
  ask: 'Merve에게 묻기',
  plan: '모임 아이디어 찾기',
  when: '언제 (정해졌다면)',
  whenPast: '지난 시간입니다. 더 늦은 시간을 골라 주세요.',
  ends: '투표 마감',
  inHours: (hours) => `${hours}시간 뒤`,
  inOneDay: '하루 뒤',
  inDays: (days) => `${days}일 뒤`,
  endsLate: '그 시간보다 늦게 끝납니다. 더 일찍 끝나게 해 주세요.',
  ranked: '모두가 장소의 순서를 정합니다',
  secret: '표는 끝날 때까지 보이지 않습니다',
  start: '투표 시작',
  needsTwo: '두 곳 이상 골라 주세요.',
  failed: '투표를 시작하지 못했습니다. 만들어진 것은 없으니 다시 시도해 주세요.',
};
export default ko;
