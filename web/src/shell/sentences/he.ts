import type { ShellSentences } from './en.ts';

const he: ShellSentences = {
  chat: 'שיחה',
  trips: 'טיולים',
  me: 'אני',
  pages: 'העמודים הראשיים',
  explore: 'גלו',
  picked: 'נבחר בשבילכם',
  map: 'מפה',
  admin: 'ניהול השוק',
  language: 'שפה',
  theme: 'מראה',
  themeSystem: 'לפי המערכת',
  themeLight: 'בהיר',
  themeDark: 'כהה',
  menu: 'תפריט',
  close: 'סגירה',
  loading: 'בטעינה …',
  offline: 'אין חיבור. מה שתכתבו יישלח כשהחיבור יחזור.',
  signOut: 'יציאה',
  signIn: 'כניסה',
  account: 'חשבון',
  guest: 'אורח במכשיר הזה',
  skip: 'דילוג לתוכן',
  pageMissing: 'לא ניתן לטעון את הדף הזה',
  pageMissingWhy: 'ייתכן שיצאה גרסה חדשה של Merve, או שאין חיבור. כל מה שהזמנתם וכתבתם נשמר.',
  loadPageAgain: 'טעינה מחדש',
  noSuchPage: 'אין עמוד בכתובת הזאת',
  toChat: 'אל השיחה',
};

export default he;
