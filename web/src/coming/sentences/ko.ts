import type { ComingSentences } from './en.ts';

const ko: ComingSentences = {
  title: '아직 아무것도 없습니다',
  trip: 'Merve와 함께 짠 여행이 여기에 표시됩니다. 예약, 주문, 택시는 내 여행에 있습니다.',
  group: '함께 세운 계획이 여기에 표시됩니다. 지금은 몇 분인지 알려 주시면 Merve가 모두를 위해 예약합니다.',
  toChat: 'Merve에게 묻기',
};

export default ko;
