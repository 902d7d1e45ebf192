import { answerWords } from '../../../language/answer-words.ts';
import type { VoteSentences } from './en.ts';

const { yes, no } = answerWords.ko;

export const ko: VoteSentences = {
  opened: (title, until) => `“${title}” 투표가 ${until}까지 열려 있습니다:`,
  passOn: () => '제가 먼저 연락하지는 않습니다. 친구들에게 이 글을 전해 주세요:',
  invitation: (title) => `함께 투표해요: ${title}`,
  byPage: (page) => `웹: ${page}`,
  byCode: (code) => `WhatsApp: Merve에게 “참여 ${code}”라고 보내 주세요`,
  alsoYou: () => '본인의 표도 함께 셉니다.',
  howToVote: () =>
    '갈 수 있는 곳의 번호를 모두 써 주세요. 예: “1 3”. 한 곳을 빼려면 “거부 2”와 이유를 써 주세요.',
  howToRank: () => '좋은 순서대로 번호를 써 주세요. 예: “3 1”. 한 곳을 빼려면 “거부 2”와 이유를 써 주세요.',
  changeable: (until) => `${until}까지 표를 바꿀 수 있습니다.`,
  joined: (title) => `참여했습니다: ${title}`,
  joinedOwn: (title) => `직접 시작한 투표입니다: ${title}`,
  voted: (names) => `투표 내용: ${names}.`,
  votedForNone: () => '투표 내용: 없음.',
  ruledOut: (name, reason) => `제외: ${name} (“${reason}”).`,
  vetoNeedsReason: (name) => `${name} 제외하는 이유는요? “거부”, 번호, 이유를 써 주세요.`,
  notRead: (words) => `“${words}” 부분을 이해하지 못해 표는 그대로입니다.`,
  noSuchNumber: (number, most) =>
    `${number}번은 없습니다. 번호는 1부터 ${most}까지입니다. 표는 그대로입니다.`,
  standing: (title, voted, members, until) =>
    `“${title}”: ${members}명 중 ${voted}명이 투표했습니다. ${until}까지 열려 있습니다.`,
  votes: (name, count) => `${name}: ${count}표`,
  vetoed: (reasons) => `제외: ${reasons}`,
  hidden: () => '표는 끝날 때까지 보이지 않습니다.',
  decided: (title, winner, voted) => `“${title}” 결과: ${winner}. 투표 인원 ${voted}명.`,
  undecided: (title) => `“${title}” 투표가 끝났습니다. 아무도 투표하지 않아 정해진 곳이 없습니다.`,
  noVote: () => '진행 중인 투표가 없습니다. 먼저 장소를 찾고 “이 중에서 투표하자”라고 해 주세요.',
  needsTwo: () => '투표에는 장소가 두 곳 이상 필요합니다. 먼저 찾거나 이름을 알려 주세요.',
  leftOut: (count) =>
    `다른 서비스의 정보는 보관할 수 없어 제외한 곳: ${count}. 투표에는 처음 여덟 곳까지만 들어갑니다.`,
  askTime: () => '몇 시에 만나고 싶으세요? 예: 20:00.',
  close: (title, voted, members) =>
    `“${title}” 투표를 닫을까요? ${members}명 중 ${voted}명이 투표했고, 닫은 뒤에는 투표할 수 없습니다.\n닫으려면 ${yes}, 열어 두려면 ${no}라고 답해 주세요.`,
  cancel: (title) =>
    `“${title}” 투표와 관련 내용을 모두 삭제할까요?\n삭제하려면 ${yes}, 두려면 ${no}라고 답해 주세요.`,
  kept: (title) => `“${title}” 투표는 그대로입니다.`,
  cancelled: (title) => `“${title}” 투표를 삭제했습니다. 예약된 것은 없습니다.`,
  left: (title) => `“${title}”에서 나왔습니다. 이제 이 투표로 연락하지 않습니다.`,
  organiserStays: (title) => `“${title}”은 직접 시작한 투표입니다. 끝내려면 “투표 취소”라고 해 주세요.`,
  notYours: () => '투표를 시작한 사람만 할 수 있습니다.',
};
