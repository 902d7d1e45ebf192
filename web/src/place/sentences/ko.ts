import type { PlaceSentences } from './en.ts';

const ko: PlaceSentences = {
  loading: '불러오는 중 …',
  failed: '이 장소를 불러오지 못했습니다.',
  retry: '다시 시도',
  missing: '이 장소는 이제 여기에 없습니다.',
  toExplore: '다른 장소 둘러보기',
  hours: '영업 시간',
  closed: '휴무',
  today: '오늘',
  freeTimes: '예약 가능한 시간',
  askMerve: 'Merve에게 묻기',
  directions: '길찾기',
  beside: '지금 이야기하는 장소',
  openPage: '페이지 열기',
  pictures: '이 장소의 사진',
};

export default ko;
