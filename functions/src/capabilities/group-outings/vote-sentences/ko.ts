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
  notOfVote: (title) => `“${title}” 투표에 없는 곳입니다. 잡아 둔 것은 없습니다.`,
  notOver: (title) => `“${title}” 투표가 아직 열려 있습니다. 먼저 “투표 마감”이라고 해 주세요.`,
  winnerElsewhere: (winner) => `1위는 ${winner}입니다. 저를 통해 예약할 수 없는 곳이니 직접 예약해 주세요.`,
  askWhen: (winner) => `1위는 ${winner}입니다. 언제로 예약할까요? 예: “토요일 20:00에 1위 예약해 줘”.`,
  nextOne: (full, next) => `${full} 그때는 안 되어 투표의 다음 순위입니다: ${next}.`,
  noneFree: (title) => `“${title}” 후보 가운데 그때 잡을 수 있는 곳이 없습니다. 예약된 것은 없습니다.`,
  forComing: (party) => `${party}명: 온다고 한 분들과 일행입니다.`,
  groupFlagged: () =>
    '⚠️ 이 주방에는 일행 가운데 누군가 먹으면 안 되는 것이 있습니다. 다음 순위가 나을 수 있습니다. 그래도 예약하시면 가게에 전달합니다.',
  groupWarned: () =>
    '⚠️ 일행 가운데 누군가 먹으면 안 되는 것이 그곳 음식에 들어 있을 수 있습니다. 주방에 전달하니 드시기 전에 물어봐 주세요.',
  groupUnknown: () =>
    '⚠️ 일행 가운데 누군가 먹으면 안 되는 것이 있는데 그곳 음식에 무엇이 들어 있는지 알려져 있지 않습니다. 주방에 전달하니 드시기 전에 물어봐 주세요.',
  bookIt: () => '1위 예약해 줘',
  sayBook: (words) => `“${words}”라고 쓰시면 자리를 잡아 두겠습니다.`,
  nudge: (title, until) => `“${title}”: 아직 투표하지 않으셨습니다. 마감: ${until}.`,
  nothingBooked: () => '아직 예약된 것은 없습니다. 예약되면 알려 드립니다.',
  booked: (title, what, when) => `“${title}” 예약됨: ${what}, ${when}.`,
  reminder: (title, what, when) => `곧 “${title}”: ${what}, ${when}.`,
  partyNow: (title, coming, booked) => `“${title}”: 지금 ${coming}명이 오고, 예약은 ${booked}명입니다.`,
  calendar: (link) => `캘린더용: ${link}`,
  hearNoMore: () => '더 이상 받지 않으려면 “투표에서 나갈래”라고 써 주세요.',
};
