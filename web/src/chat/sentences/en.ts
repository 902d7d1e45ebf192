import { counted } from '@merve/contract/words';

/** The conversation. */
const en = {
  title: 'Conversation with Merve',
  you: 'You',
  merve: 'Merve',
  team: 'A person of the team',
  business: 'The business',

  write: 'Write to Merve',
  send: 'Send',
  charactersLeft: (count: number) =>
    counted('en', count, { one: '# character left', other: '# characters left' }),
  tooLong: (count: number) =>
    counted('en', count, { one: '# character too many', other: '# characters too many' }),

  thinking: 'Merve is thinking …',
  steps: {
    searching: 'Searching …',
    reading: 'Reading …',
    comparing: 'Comparing …',
    checking: 'Checking …',
    preparing: 'Preparing it …',
    waiting: 'Waiting for an answer …',
  },
  trouble: 'The answer did not come through. Your message is kept; if nothing follows, please write again.',

  welcome: 'Hello, I am Merve.',
  welcomeText: 'Tell me what you would like. I find it, and once you say yes, I book it.',
  examplesTitle: 'For example',
  examples: [
    'A table for four in Kyrenia tomorrow at 20:00',
    'Good seafood in Kyrenia',
    'Taxi from Bellapais to Kyrenia Harbour',
    'Which pharmacy is on duty in Nicosia tonight?',
    'A museum near me',
  ],

  today: 'Today',
  yesterday: 'Yesterday',
  start: 'Here your conversation begins.',
  loadingOlder: 'Loading older messages …',
  newest: 'To the newest message',
  newCount: (count: number) => counted('en', count, { one: '# new message', other: '# new messages' }),
  couldNotLoad: 'Your conversation could not be loaded.',
  loadAgain: 'Try again',
  cardMissing: 'The card could not be loaded.',
  notFound: 'This conversation does not exist, or it is not yours.',
  toOwn: 'To your conversation',
  readOnly: 'This is an earlier conversation. New messages go to your current one.',

  waiting: 'Waiting to be sent',
  sending: 'Sending …',
  heldUntil: (time: string) => `That was a lot at once. This is sent at ${time}.`,
  notSent: 'Not sent.',
  refusals: {
    tooLong: 'The message is too long.',
    empty: 'The message is empty.',
    signIn: 'Please sign in again.',
    other: 'Merve did not take it.',
  },
  retry: 'Try again',
  discard: 'Delete',

  left: (clock: string) => `${clock} left`,
  almostOver: 'Less than a minute left to answer.',
  expired: 'The time to answer is over.',
  sendingAnswer: (answer: string) => `Sending your ${answer} …`,
  answerUnreached:
    'Merve has not been reached yet; it is tried again by itself. If the time runs out before, nothing is done.',
  waitsForYou: 'Waiting for your answer',
  unreached: 'Merve has not been reached yet; it is tried again by itself.',
  answered: 'Answered',
  overNow: 'No longer open',

  takeover: 'A person of the team is answering you here. Merve is quiet meanwhile.',
  sessionOver: 'Your session has ended. Sign in and go on where you were.',
  signIn: 'Sign in',

  location: 'My location',
  shareLocation: 'Share my location',
  locating: 'Finding out where you are …',
  locationDenied:
    'The browser may not tell where you are. Allow it in the settings of this page, or write the name of the place.',
  locationUnknown: 'Your location could not be found. Please write the name of the place.',
  attachments: (count: number) =>
    counted('en', count, { one: '# attachment on WhatsApp', other: '# attachments on WhatsApp' }),
};

export type ChatSentences = typeof en;
export default en;
