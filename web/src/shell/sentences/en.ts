/** What stands around every page. */
const en = {
  chat: 'Chat',
  trips: 'Trips',
  me: 'Me',
  pages: 'Main pages',
  explore: 'Explore',
  picked: 'Picked for you',
  map: 'Map',
  admin: 'Run the market',
  language: 'Language',
  theme: 'Appearance',
  themeSystem: 'As the system',
  themeLight: 'Light',
  themeDark: 'Dark',
  menu: 'Menu',
  close: 'Close',
  loading: 'Loading …',
  offline: 'No connection. What you write is sent as soon as it is back.',
  signOut: 'Sign out',
  signIn: 'Sign in',
  account: 'Account',
  guest: 'Guest on this device',
  skip: 'Skip to the content',
  pageMissing: 'This page could not be loaded',
  pageMissingWhy:
    'A newer version of Merve may be out, or there is no connection. What you have booked, ordered and written is kept.',
  loadPageAgain: 'Load again',
  noSuchPage: 'There is no page at this address',
  toChat: 'Go to the conversation',
};

export type ShellSentences = typeof en;
export default en;
