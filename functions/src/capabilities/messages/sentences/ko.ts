import { answerWords } from '../../../language/answer-words.ts';
import type { MessageSentences } from './en.ts';

const { yes, no } = answerWords.ko;

export const korean: MessageSentences = {
  ask: (name: string, body: string) =>
    `${name}에 다음 내용을 그대로 보냅니다:\n\n${body}\n\n아직 아무것도 보내지 않았습니다. 보내려면 ${yes}, 그만두려면 ${no}라고 답해 주세요.`,
  sent: (name: string) => `${name}에 보내고 있습니다. 답이 오면 여기에 표시됩니다.`,
  notSent: () => '알겠습니다. 아무것도 보내지 않았습니다.',
  noneLive: () => '진행 중인 예약, 주문, 운행이 없어 아무것도 보내지 않았습니다.',
  which: (codes: string) => `어느 것에 대한 내용인가요? 하나를 말씀해 주세요: ${codes}.`,
  over: () => '그사이 종료되어 아무것도 보내지 않았습니다.',
  tooMany: (name: string) => `한 시간 안에 ${name}에 여러 번 쓰셔서 보내지 않았습니다. 잠시 기다려 주세요.`,
  unreachable: (name: string) =>
    `지금은 WhatsApp에서 ${name}에 쓸 수 없어 아무것도 보내지 않았습니다. 급하시면 전화해 주세요.`,
  fromCounterpart: (name: string, code: string, text: string) => `${name}의 메시지 (${code}):\n“${text}”`,
  toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
    `손님 ${customer ?? '(이름 없음)'}의 메시지 (${code}):\n“${text}”\n답하시려면 ${example}와 내용을 써 주세요. 그대로 전달됩니다.`,
  whichServed: (codes, example) =>
    `어느 것이 늦어지나요: ${codes}? 아직 전달하지 않았습니다. 코드와 함께 써 주세요. 예: ${example}`,
  passedOn: (code: string) => `${code} 손님에게 전달했습니다.`,
  unknownCode: (code: string) => `지금 답할 수 있는 코드 ${code}의 손님 메시지가 없어 전달하지 않았습니다.`,
  emptyReply: (code: string) => `코드 ${code} 뒤에 내용을 써 주세요. 전달하지 않았습니다.`,
  tooManyReplies: () => '한 시간 안에 여러 번 쓰셔서 전달하지 않았습니다. 잠시 기다려 주세요.',
};
