import { answerWords } from '../../../language/answer-words.ts';
import type { GoogleSentences } from './en.ts';

const { yes, no } = answerWords.ko;

export const ko: GoogleSentences = {
  notOffered: () => '여기서는 메일을 보내거나 캘린더에 쓸 수 없습니다. 아무것도 보내지 않았습니다.',
  connectMail: (page) =>
    `그러려면 Gmail에서 메일을 보낼 수 있는 허락이 필요합니다. 내 페이지에서 허락한 뒤 다시 말씀해 주세요: ${page}`,
  connectCalendar: (page) =>
    `그러려면 Google 캘린더에 쓸 수 있는 허락이 필요합니다. 내 페이지에서 허락한 뒤 다시 말씀해 주세요: ${page}`,
  connectFreeBusy: (page) =>
    `그러려면 Google 캘린더가 언제 차 있는지 볼 수 있는 허락이 필요합니다. 제목은 보지 않습니다. 내 페이지에서 허락한 뒤 다시 말씀해 주세요: ${page}`,
  whichDay: () => '어느 날의 캘린더를 볼까요?',
  noPlan: () => '모임이 날짜까지 정한 계획이 없어 보낼 것이 없습니다.',
  nothingToEnter: () => '시간이 정해진 예약이나 결정이 없어 캘린더에 넣을 것이 없습니다.',
  which: (codes) => `어느 것인가요: ${codes}?`,
  nobodyGave: (title) =>
    `“${title}”에서 아무도 이를 위한 주소를 주지 않아 보낼 사람이 없습니다. 투표 페이지의 “다른 사람이 알아야 할 것”에서 줄 수 있습니다.`,
  without: (names) => `주소가 없는 사람: ${names}. 메일을 받지 않습니다.`,
  askMail: (from, addresses, subject, text) =>
    `${from}에서 한 사람씩 다음 내용을 그대로 보냅니다:\n${addresses}\n\n제목: ${subject}\n\n${text}\n\n아직 아무것도 보내지 않았습니다. 보내려면 ${yes}, 그만두려면 ${no}라고 답해 주세요.`,
  askEntry: (account, summary, text) =>
    `${account} 캘린더에 다음을 넣습니다:\n\n${summary}\n${text}\n\n넣으려면 ${yes}, 그만두려면 ${no}라고 답해 주세요.`,
  busy: (times) => `그때 캘린더에 이미 일정이 있습니다: ${times}.`,
  free: () => '그때 캘린더가 비어 있습니다.',
  notLooked: () => '그때 캘린더가 비어 있는지 볼 수 없었습니다.',
  sending: () => '보내고 있습니다. 무엇이 나갔는지 여기에 알려 드립니다.',
  entering: () => '넣고 있습니다. 끝나면 여기에 알려 드립니다.',
  changed: () =>
    '보여 드린 내용이 그사이 바뀌었습니다. 주소를 거두었거나 Google 허락이 끝났습니다. 아무것도 하지 않았습니다. 다시 보려면 다시 말씀해 주세요.',
  notSentAtAll: () => '알겠습니다. 아무것도 보내지 않았습니다.',
  notEnteredAtAll: () => '알겠습니다. 캘린더에 아무것도 넣지 않았습니다.',
  sent: (addresses) => `보냈습니다: ${addresses}.`,
  notSent: (addresses, why) => `보내지 않았습니다: ${addresses}. ${why}`,
  uncertain: (addresses) =>
    `${addresses}에 메일이 나갔는지 알 수 없습니다. Google이 답하지 않았습니다. 다시 보내지 않으니 보낸 편지함을 확인해 주세요.`,
  whyLeave: () => 'Google이 더는 허락하지 않습니다. 내 페이지에서 다시 연결해 주세요.',
  whyRefused: () => 'Google이 거절했습니다.',
  whyWithdrawn: () => '주소를 거두었습니다.',
  whyUnavailable: () => 'Google에 연결할 수 없었습니다.',
  whyLimited: () => '지금은 Google이 이 계정에서 더 받지 않습니다. 내일 다시 시도해 주세요.',
  entered: (summary) => `캘린더에 있습니다: ${summary}.`,
  notEntered: (summary, why) => `캘린더에 없습니다: ${summary}. ${why}`,
  subject: (title) => `우리 계획: ${title}`,
  notBooked: () => '투표로 정했고 아직 예약하지 않았습니다.',
  signature: () => 'Merve로 보냈습니다.',
  notRead: (words) => `“${words}”을(를) 이해하지 못해 아무것도 하지 않았습니다.`,
};
