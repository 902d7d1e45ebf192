import { answerWords } from '../../../language/answer-words.ts';

const { yes, no } = answerWords.en;

/** What is said of a vote in the conversation. Lists come as lines; times and dates as text. */
export const en = {
  opened: (title: string, until: string) => `The vote “${title}” is open until ${until}:`,
  passOn: () => 'I write to nobody first. Pass this on to your friends:',
  invitation: (title: string) => `Vote with us: ${title}`,
  byPage: (page: string) => `On the web: ${page}`,
  byCode: (code: string) => `On WhatsApp: write “JOIN ${code}” to Merve`,
  alsoYou: () => 'Your own vote counts too.',
  howToVote: () =>
    'Write the numbers of all you would go to, for example “1 3”. To rule one out, write “veto 2” and the reason.',
  howToRank: () =>
    'Write the numbers in your order, the best first, for example “3 1”. To rule one out, write “veto 2” and the reason.',
  changeable: (until: string) => `You can change your vote until ${until}.`,
  joined: (title: string) => `You are in: ${title}`,
  joinedOwn: (title: string) => `This is your own vote: ${title}`,
  voted: (names: string) => `Your vote: ${names}.`,
  votedForNone: () => 'Your vote: none of them.',
  ruledOut: (name: string, reason: string) => `Ruled out: ${name} (“${reason}”).`,
  vetoNeedsReason: (name: string) => `Why not ${name}? Write “veto”, its number and the reason.`,
  notRead: (words: string) => `I did not understand “${words}”, so your vote is as it was.`,
  noSuchNumber: (number: string, most: number) =>
    `There is no ${number}: the places are 1 to ${most}. Your vote is as it was.`,
  standing: (title: string, voted: number, members: number, until: string) =>
    `“${title}”: ${voted} of ${members} have voted. Open until ${until}.`,
  votes: (name: string, count: number) => `${name}: ${count}`,
  vetoed: (reasons: string) => `ruled out: ${reasons}`,
  hidden: () => 'Votes stay hidden until the end.',
  decided: (title: string, winner: string, voted: number) =>
    `“${title}” is decided: ${winner}. ${voted} voted.`,
  undecided: (title: string) => `“${title}” is over. Nobody voted, so nothing was chosen.`,
  noVote: () => 'You have no vote under way. Find places first, then say “let us vote on these”.',
  needsTwo: () => 'A vote needs at least two places. Search first, or name them.',
  leftOut: (count: number) =>
    `Left out, because I may keep nothing of what other providers know: ${count}. Only the first eight can be in a vote.`,
  askTime: () => 'At what time do you want to meet? For example 20:00.',
  close: (title: string, voted: number, members: number) =>
    `Close the vote “${title}”? ${voted} of ${members} have voted, and nobody can vote afterwards.\nReply ${yes} to close it, ${no} to leave it open.`,
  cancel: (title: string) =>
    `Delete the vote “${title}”, with all that was told for it?\nReply ${yes} to delete it, ${no} to keep it.`,
  kept: (title: string) => `The vote “${title}” stays as it was.`,
  cancelled: (title: string) => `The vote “${title}” is deleted. Nothing was booked.`,
  left: (title: string) => `You have left “${title}”. You hear no more of it from me.`,
  organiserStays: (title: string) => `“${title}” is your own vote. To end it, say “cancel the vote”.`,
  notYours: () => 'Only whoever started the vote can do that.',
  notOfVote: (title: string) => `That is no place of “${title}”. Nothing was held.`,
  notOver: (title: string) => `The vote “${title}” is still open. Say “close the vote” first.`,
  winnerElsewhere: (winner: string) =>
    `${winner} won. It cannot be booked with me, so please book it there yourself.`,
  askWhen: (winner: string) =>
    `${winner} won. When shall I book it? Write for example “book the winner on Saturday at 20:00”.`,
  nextOne: (full: string, next: string) =>
    `${full} cannot be had then, so this is the next of your vote: ${next}.`,
  noneFree: (title: string) =>
    `None of the places of “${title}” can be held for you then. Nothing was booked.`,
  forComing: (party: number) => `For ${party}: those who said they come, and whom they bring.`,
  groupFlagged: () =>
    '⚠️ This kitchen serves something that somebody of your group must not eat. The next place of your vote may be better; if you book this one all the same, it is told.',
  groupWarned: () =>
    '⚠️ Somebody of your group must not eat something that may be in the food there. The kitchen is told; please ask it before you eat.',
  groupUnknown: () =>
    '⚠️ Somebody of your group must not eat something, and nobody knows what is in the food there. The kitchen is told; please ask it before you eat.',
  bookIt: () => 'book the winner',
  sayBook: (words: string) => `Write “${words}” and I hold it for you.`,
  nudge: (title: string, until: string) => `“${title}”: your vote is not in yet. It closes ${until}.`,
  nothingBooked: () => 'Nothing is booked yet; I tell you when it is.',
  booked: (title: string, what: string, when: string) => `Booked for “${title}”: ${what}, ${when}.`,
  reminder: (title: string, what: string, when: string) => `Soon, “${title}”: ${what}, ${when}.`,
  partyNow: (title: string, coming: number, booked: number) =>
    `“${title}”: by now ${coming} come, and ${booked} are booked.`,
  calendar: (link: string) => `For your calendar: ${link}`,
  hearNoMore: () => 'To hear no more of it, write “leave the vote”.',
};
export type VoteSentences = typeof en;
