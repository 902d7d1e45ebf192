import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';

/** `names` is a list that is ready to be shown; `can` the sentence that says what the planner can do here. */
export const english = {
  help: (can: string) =>
    `${can} For example: “Find a fish restaurant in Kyrenia” or “Book a table for 4 at … tomorrow at 8 pm”. Nothing is booked before you say ${answerWords.en.yes}.`,
  greeting: (can: string) => `Hello, I am Merve. ${can} What would you like?`,
  thanks: () => 'You are welcome.',
  howAreYou: () => 'Very well, thank you. What can I do for you?',
  goodbye: () => 'Goodbye. I am here whenever you need me.',
  unknown: (can: string) => `I did not understand that. ${can}`,
  notKnown: (can: string) => `That I do not know. ${can}`,
  stillUnknown: () =>
    'Sorry, that I still do not understand. Write for example “Find a fish restaurant in Kyrenia” or “Book a table for 4 at … tomorrow at 8 pm”. To speak with a person, just say so.',
  unknownWhilePending: () =>
    'That I cannot answer. You can change the day, the time, the number of people or the place.',
  takeYourTime: () => 'Take your time. Just say so when you know.',
  noAnswerIn: (words: string) => `I cannot read an answer in “${words}”.`,
  unsupported: (can: string) => `I cannot do that yet. ${can}`,
  nothingPending: () => 'Nothing is waiting for your answer. What would you like to find or book?',
  emptyMessage: () => 'I received no text. What would you like to find or book?',
  askListing: () => 'Which place would you like to book?',
  askWhichPlace: () => 'Which place do you mean?',
  askListingAmong: (names: string) => `Which one do you mean: ${names}?`,
  askWhen: () => 'For which day and what time?',
  askClock: () => 'At what time?',
  askEitherClock: (early: string, late: string) => `At ${early} or at ${late}?`,
  askHourOrPeople: (clock: string, people: string) => `At ${clock}, or for ${people} people?`,
  askParty: () => 'For how many people?',
  askMeaning: (words: string) =>
    `I am not sure what you mean by “${words}”, and I will not guess. Please say it in other words: a day, a time, a number, whatever it is. ${answerWords.en.no} leaves it out.`,
  lasts: (minutes: number) => `A booking there lasts ${minutes} minutes.`,
  askUnread: (words: string) =>
    `You also wrote “${words}”, and I am not sure what to do with it. Shall I pass it on to them word for word (${answerWords.en.yes}), or leave it out (${answerWords.en.no})? Or say it in other words.`,
  askShorterNote: (letters: number) =>
    `That is more than I can pass on to them: ${letters} letters at most. Please write again, shorter, what they are to be told.`,
  askSearch: () => 'What are you looking for, and in which town?',
  askSearched: (words: string) =>
    `I found nothing under “${words}”. What do you mean by it: the name of a place, a kind of place, or something else? Please say it in other words.`,
  askKitchen: () => 'Which one shall I order from? Write its name or number.',
  askOrderPlace: () => 'Where would you like to order, and what?',
  noneListed: (words: string) => `None of those I listed, as far as I know: “${words}”.`,
  cheapest: (names: string) => `The cheapest of these, as far as I know: ${names}.`,
  bestRated: (names: string) => `The best rated of these: ${names}.`,
  costTheSame: () => 'They cost about the same, as far as I know.',
  askDestination: () => 'Where would you like the taxi to take you?',
  noTaxi: () => 'All right, no taxi.',
  calledTaxiStays: () =>
    'A taxi that is called already stays as it is; nothing was changed. For another time or more people, first write “cancel my taxi”, and then ask for the new one.',
  allRight: () => 'All right. Nothing was changed; tell me when you need something.',
  askMessage: () => 'What shall I tell them?',
  impossibleDate: (date: string) => `There is no ${date}. Which day do you mean?`,
  impossibleTime: (time: string) => `There is no such time as ${time}. What time do you mean?`,
  noSuchNumber: (count: number) =>
    `The list has only ${counted('en', count, { one: '# place', other: '# places' })}. Which one do you mean?`,
  shareLocation: () =>
    'Send me your location from your chat app (attachment, then Location), or just name the town.',
  askMove: () => 'Which one shall I move, and to when? Write its code with the new day and time.',
  cannotChangeBooked: () =>
    'A booking that is already made cannot be moved. I can cancel it and make a new one: tell me which.',
  cannotSearchHere: () => 'Searching is switched off here.',
  cannotBookHere: () => 'Booking is switched off here.',
  cannotCancelHere: () => 'Cancelling is switched off here.',
  cannotListHere: () => 'I cannot look up bookings here.',
};

export type PlannerSentences = typeof english;
