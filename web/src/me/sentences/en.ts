import { counted } from '@merve/contract/words';

/** What a person has told of themselves, and what may be done with it. */
const en = {
  title: 'Me',
  close: 'Close',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  loading: 'Loading …',
  signedOut: 'Write to Merve or sign in: then what you tell her is kept here.',
  about: 'About you',
  name: 'Name',
  nameHint: 'What Merve calls you, and books under.',
  language: 'Language',
  languageAny: 'As I write',
  save: 'Save',
  saved: 'Saved.',
  notSaved: 'This could not be saved. Please try again.',
  allergies: 'Allergies',
  noAllergies: 'You have told Merve of none.',
  allergiesHint:
    'You tell Merve in the conversation, and take it back there. Until then she tells whoever cooks for you.',
  tell: 'Tell Merve',
  tellWords: 'I am allergic to ',
  taste: 'What you like',
  dietary: 'Diet',
  likes: 'Cuisines you like',
  dislikes: 'Cuisines you avoid',
  commas: 'Enter or a comma adds one.',
  withoutWord: (word: string) => `Remove ${word}`,
  beliefs: 'What Merve believes you like',
  beliefsHint:
    'She read it in your words. Take back what is not true, and she does not believe it again for the same words.',
  noBeliefs: 'Nothing yet. She believes only what she reads in your own words.',
  belief: {
    dietary: (what: string) => `Diet: ${what}`,
    vibes: (what: string) => `Places that are ${what}`,
    cuisineAffinity: (what: string) => `Likes ${what}`,
    cuisineAversion: (what: string) => `Avoids ${what}`,
    priceComfort: (what: string) => `Price level ${what} of 4`,
  },
  beliefWords: (date: string) => `You wrote on ${date}:`,
  notTrue: 'Not true',
  unwanted: (count: number) =>
    counted('en', count, {
      one: 'You said “not this one” of # restaurant.',
      other: 'You said “not this one” of # restaurants.',
    }),
  wantedAgain: 'Let them be picked again',
  messages: 'Messages',
  messagesHint:
    'Merve writes here and, once your phone is linked, on WhatsApp: what becomes of your bookings, orders and rides. STOP on WhatsApp ends it.',
  google: {
    title: 'Google',
    hint: 'Merve can send the plan of your group from your Gmail and put what you book into your calendar. For each she needs your leave, and she does only what she has shown you and you have said YES to.',
    as: (value: string) => `Connected: ${value}`,
    ended: 'Google no longer lets Merve. Give leave again.',
    leave: {
      mail: 'Send mail from my Gmail',
      calendar: 'Put entries into my calendar',
      freeBusy: 'Look when I am free',
    },
    given: 'allowed',
    disconnect: 'Disconnect Google',
    outcome: {
      connected: 'Google is connected.',
      declined: 'You did not allow it, so nothing was connected.',
      lapsed: 'That took too long or was used before. Please try again.',
      otherAccount: 'That is another Google account than the connected one. Disconnect that one first.',
      withheld: 'Google did not give what was asked for: please leave it ticked.',
      failed: 'Google could not be connected. Please try again.',
    },
  },
  account: 'Account and WhatsApp',
  data: 'Your data',
  dataHint: 'All that is kept of you is yours to have, and to have erased.',
  download: 'Download everything',
  erase: 'Erase everything',
  eraseTitle: 'Erase everything?',
  eraseWarning:
    'All that is kept of you goes, this account and a linked phone included. It cannot be undone, and it cancels no booking: cancel first what you do not want.',
  eraseYes: 'Erase it all',
  keep: 'Keep it',
  erased: 'It has begun. Within half an hour everything is gone.',
  severity: {
    unknown: 'How bad: not said',
    mild: 'Mild',
    moderate: 'Moderate',
    severe: 'Severe',
    anaphylactic: 'Life-threatening',
  },
  whose: {
    self: 'Yours',
    child: 'Your child’s',
    companion: 'Of somebody with you',
    unknown: 'Not said whose',
  },
};

export type MeSentences = typeof en;
export default en;
