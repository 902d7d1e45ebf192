import type { PlaceSentences } from './en.ts';

export const korean: PlaceSentences = {
  askWhere: () => '어디에 계신가요? 위치를 공유하시거나 근처 도시나 장소 이름을 알려 주세요.',
  placeUnknown: (place) =>
    `지도에서 “${place}”을(를) 찾지 못했어요. 위치를 공유하시거나 제가 아는 도시 이름을 알려 주세요.`,
  outOfArea: (market) =>
    `현재 위치는 ${market} 밖이고, 저는 그곳의 장소만 알고 있어요. 그곳의 도시 이름을 알려 주시면 주변을 찾아볼게요.`,
  nearYou: () => '근처:',
  nearPlace: (place) => `${place} 근처:`,
  nothingNear: (km) => `${km} 안에는 제가 아는 그런 곳이 없어요.`,
  farther: (km) => `${km} 안에는 제가 아는 그런 곳이 없어요. 가장 가까운 곳:`,
  onMap: () => '지도 검색 결과:',
  notOnMap: (what) => `지도에서 “${what}”에 대한 결과를 찾지 못했어요.`,
  ownOnly: () => '지금은 지도 전체를 검색할 수 없어요. 제 목록에서 찾은 곳:',
  ownNothing: (what) => `제 목록에는 “${what}”에 맞는 곳이 없고, 지금은 지도 전체를 검색할 수 없어요.`,
  openNow: () => '지금 영업 중:',
  onDuty: (night) => `${night} 밤 당번 약국:`,
  rosterUnknown: (night) => `${night} 밤의 당번 약국이 어디인지 저는 알지 못해요.`,
  noneOpen: () => '지금 문을 연 약국은 제가 아는 곳 중에 없어요.',
  nearestPharmacies: () => '제가 아는 가장 가까운 약국:',
  noPharmacies: () => '그 근처에는 제가 아는 약국이 없어요.',
  nightOver: () => '그 밤은 이미 지났어요. 오늘 밤이나 그 이후의 밤은 알려 드릴 수 있어요.',
  openUntil: (time) => `${time}까지 영업`,
  openAllDay: () => '24시간 영업',
  closedUntil: (when) => `영업 종료, ${when}에 열어요`,
  closed: () => '영업 종료',
  dutyUntil: (time) => `${time}까지 당번`,
  duty: (from, until) => `당번 ${from} – ${until}`,
  phoneFirst: () => '출발하기 전에 전화해 보세요. 당번은 갑자기 바뀔 수 있어요.',
};
