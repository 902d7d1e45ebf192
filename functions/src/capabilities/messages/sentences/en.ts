import { answerWords } from '../../../language/answer-words.ts';

const { yes, no } = answerWords.en;

export const english = {
  ask: (name: string, body: string) =>
    `I will send this to ${name}, word for word:\n\n${body}\n\nNothing has been sent yet. Reply ${yes} to send it, ${no} to leave it.`,
  sent: (name: string) => `I am sending it to ${name}. What they answer will come here.`,
  notSent: () => 'All right, nothing was sent.',
  noneLive: () =>
    'There is no booking, order or ride of yours under way that I could write about, so nothing was sent.',
  which: (codes: string) => `What is it about? Please name one: ${codes}.`,
  over: () => 'That is over in the meantime, so nothing was sent.',
  tooMany: (name: string) =>
    `You have written to ${name} several times within the hour, so this was not sent. Please wait a while.`,
  unreachable: (name: string) =>
    `WhatsApp does not let me write to ${name} at the moment, so nothing was sent. Please call them if it is urgent.`,
  fromCounterpart: (name: string, code: string, text: string) =>
    `Message from ${name} about ${code}:\n“${text}”`,
  toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
    `Message from your customer ${customer ?? '(no name)'} about ${code}:\n“${text}”\nTo answer, write ${example} and your text. It goes to them as it is.`,
  whichServed: (codes: string, example: string) =>
    `Which one is late: ${codes}? Nothing was passed on yet. Please write it with its code, for example: ${example}`,
  passedOn: (code: string) => `Passed on to the customer of ${code}.`,
  unknownCode: (code: string) =>
    `I know no customer’s message with the code ${code} that could be answered now, so nothing was passed on.`,
  emptyReply: (code: string) => `Please write your text behind the code ${code}. Nothing was passed on.`,
  tooManyReplies: () =>
    'You have written several times within the hour, so this was not passed on. Please wait a while.',
};

export type MessageSentences = typeof english;
