import type { MapSentences } from './en.ts';

const ko: MapSentences = {
  map: '지도',
  search: '장소 검색',
  kind: '종류',
  locate: '내 위치',
  notHere: {
    denied: '브라우저에 위치를 알릴 권한이 없습니다. 이 페이지의 설정에서 허용해 주세요.',
    unknown: '위치를 찾지 못했습니다.',
    outside: '지금 계신 곳은 이 지도에 나오는 지역 밖입니다.',
  },
  here: '현재 위치',
  zoomIn: '확대',
  zoomOut: '축소',
  loading: '불러오는 중 …',
  failed: '검색하지 못했습니다.',
  retry: '다시 시도',
  noMap: '이 브라우저에서는 지도를 그릴 수 없어 목록으로 보여 드립니다.',
  simpleMap: '상세 지도를 불러오지 못해 간단한 지도를 보여 드립니다.',
  missing: '더 이상 없는 곳입니다.',
  back: '전체 결과',
  askMerve: 'Merve에게 묻기',
  showList: '목록 보기',
  showMap: '지도 더 보기',
  found: (count) => `장소 ${count}곳`,
  cluster: (name, count) => `장소 ${count}곳, ${name} 포함`,
  kinds: {
    all: '전체',
    restaurants: '음식점',
    cafes: '카페',
    stays: '숙소',
    activities: '액티비티',
    services: '서비스',
    spa: '스파',
    sports: '스포츠',
    shops: '상점',
    properties: '부동산',
    places: '명소와 생활 장소',
  },
};

export default ko;
