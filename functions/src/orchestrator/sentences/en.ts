/** What Merve itself says, apart from its capabilities. Times come as a clock shows them. */
export const english = {
  stillWaiting: (summary: string, until: string) =>
    `Still waiting for your answer, until ${until}:\n${summary}`,
  proposalExpired: () =>
    'That offer has run out, so nothing was booked. Tell me if you would like me to look again.',
  proposalLapsed: (what: string) =>
    `I had no answer to this, so nothing was done: “${what}” Tell me if you still want it.`,
  replacedProposal: () => 'I have let go of the earlier offer.',
  alreadySettled: () => 'That offer was settled earlier, so this changes nothing.',
  limitReached: () =>
    'I could not finish that in one go, and nothing was booked. Could you put it in smaller steps?',
  stillWorking: () => 'One moment please, I am still working on this.',
  timeUp: () => 'That took too long, so I stopped. Nothing was booked. Please try again.',
  blocked: () => 'I cannot help with that message. Nothing was booked.',
  tooManyMessages: () =>
    'You are writing faster than I can answer. I will answer all of it within two minutes; you need not send it again.',
  tooManyToday: (until: string) =>
    `You have reached the messages I may answer in a day, so I did not act on that. I answer again from ${until}.`,
  spentForPerson: () =>
    'I have done as much for you today as I may, so I did not act on that. Please write again tomorrow.',
  spentForMarket: () =>
    'I have done as much as I may for today, so I did not act on that. Please write again tomorrow.',
  spentInTurn: () =>
    'That became more work than one message may cost, so I stopped and booked nothing from it. Could you put it in smaller steps?',
  outboundLimit: (most: number) =>
    `That would have taken more than ${most} messages, so I left it out, and nothing more was done. Please ask for one thing at a time.`,
  nothingToSay: () => 'I am not sure what you need. You can ask me to find a place, or to book a table.',
  nothingCommitted: () =>
    'To be clear: with this message nothing is booked, changed or sent. Ask me for “my bookings” to see what stands.',
  nextWish: (words: string) => `After that I see to the other one: “${words}”.`,
  waitsForAnswer: () => 'Nothing is settled until you answer.',
  onlyAsConfirmed: () => 'What is booked, changed or sent, I tell you only in a confirmation of its own.',
  linkLeftOut: () => 'I left out a link that I cannot vouch for.',
  tooLong: (limit: number) =>
    `Your message is longer than ${limit} characters, so I did not act on it. Please send the important part.`,
  reactionIsNoAnswer: () => 'I saw your reaction, but it confirms nothing: please answer in words.',
  hereItIs: () => 'Here you are.',
  locationSaved: () => 'Thank you, I have your location. What are you looking for nearby?',
  marketClosed: () => 'Merve is closed here at the moment, so I did nothing. Please try again later.',
  notHereYet: () => 'I can only talk to guests on this line so far. Nothing was done.',
  failed: () => 'Something went wrong on my side, and nothing was booked. Please send that again.',
};

export type OwnSentences = typeof english;
