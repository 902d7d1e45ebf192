import { answerWords } from '../../../language/answer-words.ts';

const { yes, no } = answerWords.en;

/** What is said of mail and calendar. Lists come as lines or as text, times as text. */
export const en = {
  notOffered: () => 'I cannot send mail or write into calendars here. Nothing was sent.',
  connectMail: (page: string) =>
    `For that I need your leave to send mail from your Gmail. Give it on your page, then say it again: ${page}`,
  connectCalendar: (page: string) =>
    `For that I need your leave to write into your Google calendar. Give it on your page, then say it again: ${page}`,
  connectFreeBusy: (page: string) =>
    `For that I need your leave to see when your Google calendar is busy; I see no titles. Give it on your page, then say it again: ${page}`,
  whichDay: () => 'For which day shall I look into your calendar?',
  noPlan: () => 'You have no plan with a day that your group has decided, so there is nothing to send.',
  nothingToEnter: () =>
    'You have nothing booked or decided with a time, so there is nothing to put into your calendar.',
  which: (codes: string) => `Which one: ${codes}?`,
  nobodyGave: (title: string) =>
    `Nobody of “${title}” has given an address for this, so there is nobody to send to. They can on the page of the vote, under “What the others should know”.`,
  without: (names: string) => `No address of: ${names}. They get no mail.`,
  askMail: (from: string, addresses: string, subject: string, text: string) =>
    `I will send this from ${from}, one mail to each, word for word:\n${addresses}\n\nSubject: ${subject}\n\n${text}\n\nNothing has been sent yet. Reply ${yes} to send it, ${no} to leave it.`,
  askEntry: (account: string, summary: string, text: string) =>
    `I will put this into the calendar of ${account}:\n\n${summary}\n${text}\n\nReply ${yes} to put it in, ${no} to leave it.`,
  busy: (times: string) => `Your calendar already has something then: ${times}.`,
  free: () => 'Your calendar is free then.',
  notLooked: () => 'I could not look whether your calendar is free then.',
  sending: () => 'I am sending it. I tell you here what went out.',
  entering: () => 'I am putting it in. I tell you here once it is done.',
  changed: () =>
    'What I showed has changed since: an address was taken back, or your leave from Google has ended. Nothing was done. Say it again to see it anew.',
  notSentAtAll: () => 'All right, nothing was sent.',
  notEnteredAtAll: () => 'All right, nothing was put into your calendar.',
  sent: (addresses: string) => `Sent to ${addresses}.`,
  notSent: (addresses: string, why: string) => `Not sent to ${addresses}: ${why}`,
  uncertain: (addresses: string) =>
    `I do not know whether the mail to ${addresses} went out, for Google gave no answer. I do not send it again: please look into your sent mail.`,
  whyLeave: () => 'Google no longer lets me. Connect it again on your page.',
  whyRefused: () => 'Google refused it.',
  whyWithdrawn: () => 'they took their address back.',
  whyUnavailable: () => 'Google could not be reached.',
  whyLimited: () => 'Google takes no more from this account for now. Please try again tomorrow.',
  entered: (summary: string) => `It is in your calendar: ${summary}.`,
  notEntered: (summary: string, why: string) => `It is not in your calendar: ${summary}. ${why}`,
  subject: (title: string) => `Our plan: ${title}`,
  notBooked: () => 'Chosen by our vote, and not booked yet.',
  signature: () => 'Sent with Merve.',
  notRead: (words: string) => `I did not understand “${words}”, so nothing was done.`,
};
export type GoogleSentences = typeof en;
