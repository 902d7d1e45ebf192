import { answerWords } from '../../../language/answer-words.ts';
import { isolated } from '../../../language/isolated.ts';
import type { MessageSentences } from './en.ts';

const { yes, no } = answerWords.ar;

export const arabic: MessageSentences = {
  ask: (name: string, body: string) =>
    `سأرسل هذا حرفيًا إلى ${isolated(name)}:\n\n${body}\n\nلم يُرسل شيء بعد. أجيبوا ${yes} للإرسال، أو ${no} لعدم الإرسال.`,
  sent: (name: string) => `أرسله إلى ${isolated(name)}. سيصل جوابهم إلى هنا.`,
  notSent: () => 'حسنًا، لم يُرسل شيء.',
  noneLive: () => 'ليس لديكم حجز أو طلب أو رحلة جارية يمكنني الكتابة عنها، فلم يُرسل شيء.',
  which: (codes: string) => `عن أيها؟ سمّوا واحدًا: ${codes}.`,
  over: () => 'انتهى ذلك في هذه الأثناء، فلم يُرسل شيء.',
  tooMany: (name: string) =>
    `كتبتم إلى ${isolated(name)} عدة مرات خلال الساعة، فلم يُرسل هذا. انتظروا قليلًا من فضلكم.`,
  unreachable: (name: string) =>
    `لا يسمح لي واتساب الآن بالكتابة إلى ${isolated(name)}، فلم يُرسل شيء. اتصلوا بهم إن كان الأمر عاجلًا.`,
  fromCounterpart: (name: string, code: string, text: string) =>
    `رسالة من ${isolated(name)} بشأن ${isolated(code)}:\n“${text}”`,
  toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
    `رسالة من زبونكم ${customer ?? '(بلا اسم)'} بشأن ${isolated(code)}:\n“${text}”\nللرد اكتبوا ${isolated(example)} ثم نصكم. يُنقل كما هو.`,
  whichServed: (codes, example) =>
    `ما الذي سيتأخر: ${isolated(codes)}؟ لم يُنقل شيء بعد. اكتبوا ذلك مع الرمز، مثلًا: ${isolated(example)}`,
  passedOn: (code: string) => `نُقل إلى زبون ${isolated(code)}.`,
  unknownCode: (code: string) =>
    `لا أعرف رسالة زبون بالرمز ${isolated(code)} يمكن الرد عليها الآن، فلم يُنقل شيء.`,
  emptyReply: (code: string) => `اكتبوا نصكم بعد الرمز ${isolated(code)}. لم يُنقل شيء.`,
  tooManyReplies: () => 'كتبتم عدة مرات خلال الساعة، فلم يُنقل هذا. انتظروا قليلًا من فضلكم.',
};
