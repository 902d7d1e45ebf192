import type { ShellSentences } from './en.ts';

const ko: ShellSentences = {
  chat: '대화',
  trips: '내 여행',
  me: '나',
  pages: '주요 화면',
  explore: '탐색',
  picked: '회원님을 위한 추천',
  map: '지도',
  admin: '마켓 관리',
  language: '언어',
  theme: '화면 모드',
  themeSystem: '시스템 설정',
  themeLight: '밝게',
  themeDark: '어둡게',
  menu: '메뉴',
  close: '닫기',
  loading: '불러오는 중 …',
  offline: '연결이 끊겼습니다. 작성한 내용은 연결되면 전송됩니다.',
  signOut: '로그아웃',
  signIn: '로그인',
  account: '계정',
  guest: '이 기기의 손님',
  skip: '본문으로 건너뛰기',
  pageMissing: '이 페이지를 불러오지 못했습니다',
  pageMissingWhy:
    'Merve의 새 버전이 나왔거나 연결이 없을 수 있습니다. 예약과 주문, 쓰신 내용은 그대로 보관됩니다.',
  loadPageAgain: '다시 불러오기',
  noSuchPage: '이 주소에는 페이지가 없습니다',
  toChat: '대화로 가기',
};

export default ko;
