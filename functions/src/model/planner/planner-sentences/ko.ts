import { answerWords } from '../../../language/answer-words.ts';
import type { PlannerSentences } from './en.ts';

export const korean: PlannerSentences = {
  help: (can) =>
    `${can} 예: “키레니아의 생선 요리 식당” 또는 “내일 저녁 8시 …에 4명 테이블”. ‘${answerWords.ko.yes}’라고 답하시기 전에는 아무것도 예약하지 않습니다.`,
  greeting: (can) => `안녕하세요, Merve입니다. ${can} 무엇을 도와드릴까요?`,
  thanks: () => '천만에요.',
  howAreYou: () => '잘 지내고 있습니다, 감사합니다. 무엇을 도와드릴까요?',
  goodbye: () => '안녕히 가세요. 필요하실 때 언제든 말씀해 주세요.',
  unknown: (can) => `말씀을 이해하지 못했습니다. ${can}`,
  notKnown: (can) => `그건 제가 알지 못합니다. ${can}`,
  stillUnknown: () =>
    '죄송합니다, 이번에도 이해하지 못했습니다. 예를 들어 “키레니아의 생선 요리 식당” 또는 “내일 저녁 8시 …에 4명 테이블”이라고 써 주세요. 사람과 이야기하고 싶으시면 그렇게 말씀해 주세요.',
  unknownWhilePending: () =>
    '그 부분은 답해 드릴 수 없습니다. 날짜, 시간, 인원 또는 장소는 바꾸실 수 있습니다.',
  takeYourTime: () => '천천히 정하세요. 정하시면 말씀해 주세요.',
  noAnswerIn: (words) => `“${words}”라는 답을 이해하지 못했습니다.`,
  unsupported: (can) => `그 일은 아직 할 수 없습니다. ${can}`,
  nothingPending: () => '답변을 기다리는 것이 없습니다. 무엇을 찾거나 예약해 드릴까요?',
  emptyMessage: () => '받은 글이 없습니다. 무엇을 찾거나 예약해 드릴까요?',
  askListing: () => '어느 곳을 예약해 드릴까요?',
  askWhichPlace: () => '어느 곳을 말씀하시나요?',
  askListingAmong: (names) => `어느 곳을 말씀하시나요: ${names}?`,
  askWhen: () => '며칠 몇 시로 해 드릴까요?',
  askClock: () => '몇 시로 해 드릴까요?',
  askEitherClock: (early, late) => `${early}인가요, ${late}인가요?`,
  askHourOrPeople: (clock: string, people: string) => `${clock}인가요, 아니면 ${people}명인가요?`,
  askParty: () => '몇 분이신가요?',
  askMeaning: (words: string) =>
    `“${words}”이(가) 무슨 뜻인지 확실하지 않아 짐작하지 않겠습니다. 날짜, 시간, 숫자 등 무엇인지 다른 말로 알려 주세요. ‘${answerWords.ko.no}’라고 하시면 빼고 진행합니다.`,
  lasts: (minutes: number) => `그곳의 예약은 ${minutes}분입니다.`,
  askUnread: (words: string) =>
    `“${words}”라고도 쓰셨는데, 어떻게 해야 할지 확실하지 않습니다. 그대로 전달할까요(${answerWords.ko.yes}), 빼고 진행할까요(${answerWords.ko.no})? 다른 말로 알려 주셔도 됩니다.`,
  askShorterNote: (letters) =>
    `전달할 수 있는 길이를 넘었습니다. 최대 ${letters}자까지 가능합니다. 전달할 내용을 더 짧게 다시 적어 주세요.`,
  askSearch: () => '무엇을, 어느 도시에서 찾으시나요?',
  askSearched: (words) =>
    `“${words}”(으)로는 찾지 못했습니다. 무슨 뜻인가요: 장소 이름, 장소 종류, 아니면 다른 것인가요? 다른 말로 말씀해 주세요.`,
  askKitchen: () => '어디에서 주문할까요? 이름이나 번호를 알려 주세요.',
  askOrderPlace: () => '어디에서 무엇을 주문하시겠어요?',
  noneListed: (words) => `제가 아는 한, 말씀드린 곳 중에는 없습니다: “${words}”.`,
  cheapest: (names) => `제가 아는 한 그중 가장 저렴한 곳: ${names}.`,
  bestRated: (names) => `그중 평점이 가장 높은 곳: ${names}.`,
  costTheSame: () => '제가 아는 한 가격은 모두 비슷합니다.',
  askDestination: () => '택시로 어디까지 가시나요?',
  noTaxi: () => '알겠습니다. 택시는 부르지 않을게요.',
  calledTaxiStays: () =>
    '이미 부른 택시는 그대로 유지되며 아무것도 바뀌지 않았습니다. 다른 시간이나 인원을 원하시면 먼저 “내 택시 취소해 줘”라고 쓰신 뒤 새로 요청해 주세요.',
  allRight: () => '알겠습니다. 바뀐 것은 없습니다. 필요하시면 말씀해 주세요.',
  askMessage: () => '무엇을 전해 드릴까요?',
  impossibleDate: (date) => `${date}은 없는 날짜입니다. 어느 날을 말씀하시나요?`,
  impossibleTime: (time) => `${time}은 없는 시간입니다. 몇 시를 말씀하시나요?`,
  noSuchNumber: (count) => `목록에는 ${count}곳뿐입니다. 어느 곳을 말씀하시나요?`,
  shareLocation: () => '채팅 앱에서 위치를 보내 주시거나(첨부, 위치) 도시 이름만 알려 주셔도 됩니다.',
  askMove: () => '어느 예약을 언제로 변경할까요? 예약 코드와 함께 새 날짜와 시간을 적어 주세요.',
  cannotChangeBooked: () =>
    '이미 잡힌 예약은 옮길 수 없습니다. 취소하고 새로 잡아 드릴 수 있으니 어느 예약인지 알려 주세요.',
  cannotSearchHere: () => '여기에서는 검색을 사용할 수 없습니다.',
  cannotBookHere: () => '여기에서는 예약을 사용할 수 없습니다.',
  cannotCancelHere: () => '여기에서는 예약 취소를 사용할 수 없습니다.',
  cannotListHere: () => '여기에서는 예약을 조회할 수 없습니다.',
};
