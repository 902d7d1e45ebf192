import { answerWords } from '../../../language/answer-words.ts';
import { staffWords } from '../staff-phrases.ts';
import type { CalledOffWords, StaffSentences, Words } from './en.ts';

const { yes, no } = answerWords.ko;
const shown = staffWords('ko');
const people = (count: number) => `${count}명`;

export const korean: StaffSentences = {
  menu: (names: string, w: Words) =>
    [
      `${names} 사업장 회선입니다. 여기에 쓰실 수 있는 말:`,
      `${w.today} 또는 ${w.tomorrow}: 예약과 진행 중인 요청`,
      `${w.block} 20:00-22:00 24.12: 시간을 비워 두기, ${w.unblock}와 코드: 다시 열기`,
      `${w.cancel}, 예약 코드와 이유: 예약 취소`,
      `사업주: ${w.close} 24.12, ${w.reopen} 24.12, ${w.pause} ${w.book}, ${w.resume} ${w.book}`,
      `그 밖의 모든 메시지는 일반 손님의 메시지로 Merve에게 전달됩니다. ${w.guest}: 이 회선에서 나가기.`,
    ].join('\n'),
  guestNow: (menu: string) =>
    `알겠습니다. 이제부터는 손님으로 쓰시는 메시지입니다. ${menu}라고 쓰시면 사업장 회선으로 돌아옵니다.`,
  notStaff: () => '이 번호는 Merve에서 운영하는 사업장이 없어 아무것도 바뀌지 않았습니다.',
  notUnderstood: (menu: string, guest: string) =>
    `사업장 회선입니다. 말씀을 이해하지 못해 아무것도 바뀌지 않았습니다. ${menu}: 쓸 수 있는 말 보기, ${guest}: 나가기.`,
  heading: (business: string, day: string) => `${business}, ${day}:`,
  closedThatDay: () => '새 예약을 받지 않습니다.',
  nothingBooked: () => '예약이 없습니다.',
  bookingLine: (time: string, what: string, party: number, name: string | null, code: string) =>
    `${time} ${what}, ${people(party)}, ${name ?? '손님'} (${code})`,
  heldLine: (time: string, what: string, party: number) =>
    `${time} ${what}, ${people(party)}: 손님이 결정 중입니다`,
  blockLine: (span: string, what: string, code: string) => `${span} ${what}: 사업장에서 막음 (${code})`,
  openRequests: (codes: string) => `진행 중인 주문과 요청: ${codes}`,
  which: (names: string) => `어느 것인가요? 이름과 함께 다시 써 주세요: ${names}.`,
  usage: (example: string) => `이렇게 써 주세요: ${example}. 아무것도 바뀌지 않았습니다.`,
  unknown: (code: string) => `사업장에 이 작업을 할 수 있는 코드 ${code}가 없습니다.`,
  ownersOnly: () => '사업주만 할 수 있어 아무것도 바뀌지 않았습니다.',
  offersNone: (business: string) => `${business}에는 그런 항목이 없어 아무것도 바뀌지 않았습니다.`,
  timePast: () => '지난 시간이라 아무것도 바뀌지 않았습니다.',
  tooMuch: () =>
    '한 번에 막기에는 너무 길어 아무것도 바뀌지 않았습니다. 더 짧은 시간을 고르거나 휴무로 해 주세요.',
  taken: (lines: string) =>
    `그 시간에는 빈자리가 없어 아무것도 바뀌지 않았습니다. 예약 위로는 막지 않습니다. 현재 상태:${lines}`,
  standing: (lines: string) => `다음은 그대로 유지됩니다:${lines}`,
  alreadySo: () => '이미 그런 상태라 아무것도 바뀌지 않았습니다.',
  changed: () => '그사이 상황이 바뀌어 아무것도 하지 않았습니다. 예약을 확인하고 다시 써 주세요.',
  ask: (change: string) =>
    `${change}\n아직 아무것도 하지 않았습니다. 진행하려면 ${yes}, 그대로 두려면 ${no}라고 답해 주세요.`,
  done: (change: string) => `완료했습니다. ${change}`,
  left: () => '알겠습니다. 아무것도 바뀌지 않았습니다.',
  block: (what: string, when: string) => `시간 막기: ${what}, ${when}. 아무도 예약할 수 없습니다.`,
  blockCode: (code: string) => `코드는 ${code}입니다. ${shown.unblock} ${code}라고 쓰시면 다시 열립니다.`,
  unblock: (what: string, when: string) => `다시 열기: ${what}, ${when}. 예약할 수 있습니다.`,
  close: (business: string, day: string) => `${business} 휴무: ${day}. 그날은 새 예약을 받지 않습니다.`,
  reopen: (business: string, day: string) => `${business} 휴무 해제: ${day}. 예약할 수 있습니다.`,
  pause: (what: string, listings: string) =>
    `${what} 일시중지: ${listings}. 재개할 때까지 Merve가 새로 받지 않습니다. 확정된 것은 유지됩니다.`,
  resume: (what: string, listings: string) => `${what} 재개: ${listings}. Merve가 다시 받습니다.`,
  cancel: (booking: string, reason: string | null) =>
    `예약 취소: ${booking}. 손님에게 알립니다${reason === null ? '.' : `. 전달할 이유: “${reason}”.`}`,
  customerCancelled: (words: CalledOffWords, reason: string | null) =>
    `죄송합니다. ${words.business}에서 예약 ${words.reference}을(를) 취소했습니다 (${words.what}, ${words.when}).${reason === null ? '' : ` 업체의 말: “${reason}”.`} 다른 시간이나 장소를 말씀해 주세요.`,
  moveProposed: (words: CalledOffWords, reason: string | null) =>
    `Merve 팀이 예약 ${words.reference}의 변경을 제안합니다: ${words.business}, ${words.what}, ${words.when}.${reason === null ? '' : ` 팀의 말: “${reason}”.`} 아직 아무것도 바뀌지 않았습니다. 제안에 동의하지 않으시면 예약은 그대로 유지됩니다.`,
  // To the guest: an operator sends the confirmation again, or writes about the booking.
  standsAsBooked: (w: CalledOffWords) =>
    `예약 ${w.reference}이(가) 유효합니다: ${w.business}, ${w.what}, ${w.when}.`,
  operatorWrites: (w: CalledOffWords, said: string) =>
    `Merve 팀이 예약 ${w.reference}(${w.business}, ${w.when})에 대해 알려 드립니다: “${said}”. 예약은 그대로 유지됩니다.`,
  // To the business: an operator did it in its place.
  calledOffForYou: (booking: string) =>
    `Merve 팀이 이 예약을 대신 취소했습니다: ${booking}. 손님에게 알렸으니 기다리지 마세요.`,
  answeredForYou: (answer: string) => `Merve 팀이 대신 답했습니다. ${answer}`,
};
