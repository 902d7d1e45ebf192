/** What stands on the page on which a vote is made. */
const en = {
  title: 'Let your friends vote',
  hint: 'Choose the places, pass on the link. Nobody is written to by Merve, and nothing is booked without your YES.',
  name: 'What is it for?',
  namePlaceholder: 'Friday supper',
  yourName: 'Your name',
  places: 'Places to vote on',
  chosen: (count: string) => `${count} chosen, 8 at most`,
  noPlaces: 'Places that Merve has shown you stand here. Look for some first.',
  look: 'Look for places',
  ask: 'Ask Merve',
  plan: 'Find ideas for a group',
  when: 'When, if you know',
  whenPast: 'That is over. Choose a later time.',
  ends: 'The vote ends',
  inHours: (hours: string) => `in ${hours} hours`,
  inOneDay: 'in a day',
  inDays: (days: string) => `in ${days} days`,
  endsLate: 'It would end after that time. Let it end earlier.',
  ranked: 'Everybody puts the places in order',
  secret: 'Votes stay hidden until the end',
  start: 'Start the vote',
  needsTwo: 'Choose at least two places.',
  failed: 'The vote could not be started. Nothing was made; please try again.',
};
export type NewGroupSentences = typeof en;
export default en;
