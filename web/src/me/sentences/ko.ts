import type { MeSentences } from './en.ts';

const ko: MeSentences = {
  title: '나',
  close: '닫기',
  failed: '불러오지 못했습니다.',
  retry: '다시 시도',
  loading: '불러오는 중 …',
  signedOut: 'Merve에게 쓰거나 로그인하세요. 말씀하신 내용이 여기에 보관됩니다.',
  about: '내 정보',
  name: '이름',
  nameHint: 'Merve가 부르고 예약할 때 쓰는 이름입니다.',
  language: '언어',
  languageAny: '내가 쓰는 대로',
  save: '저장',
  saved: '저장했습니다.',
  notSaved: '저장하지 못했습니다. 다시 시도해 주세요.',
  allergies: '알레르기',
  noAllergies: '말씀하신 알레르기가 없습니다.',
  allergiesHint:
    '대화에서 Merve에게 말하고, 거기서 거둘 수 있습니다. 그때까지 음식을 만드는 분들께 전합니다.',
  tell: 'Merve에게 말하기',
  tellWords: '저는 알레르기가 있어요: ',
  taste: '좋아하는 것',
  dietary: '식단',
  likes: '좋아하는 요리',
  dislikes: '피하는 요리',
  commas: '쉼표로 나눠 주세요.',
  messages: '메시지',
  messagesHint:
    'Merve는 여기와, 휴대폰을 연결하셨다면 WhatsApp으로 예약, 주문, 택시의 진행을 알립니다. WhatsApp에서 STOP을 보내면 멈춥니다.',
  account: '계정과 WhatsApp',
  data: '내 데이터',
  dataHint: '보관된 내 정보는 모두 받아 보거나 지울 수 있습니다.',
  download: '모두 내려받기',
  erase: '모두 지우기',
  eraseTitle: '모두 지울까요?',
  eraseWarning:
    '이 계정과 연결된 휴대폰을 포함해 보관된 모든 정보가 지워집니다. 되돌릴 수 없고 예약은 취소되지 않으니, 원하지 않는 것은 먼저 취소하세요.',
  eraseYes: '모두 지우기',
  keep: '그대로 두기',
  erased: '시작했습니다. 30분 안에 모두 지워집니다.',
  severity: {
    unknown: '심한 정도 미확인',
    mild: '가벼움',
    moderate: '보통',
    severe: '심함',
    anaphylactic: '생명 위험',
  },
  whose: { self: '본인', child: '자녀', companion: '동행', unknown: '누구인지 미확인' },
};

export default ko;
