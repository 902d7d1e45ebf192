import type { ShellSentences } from './en.ts';

const de: ShellSentences = {
  chat: 'Chat',
  trips: 'Reisen',
  me: 'Ich',
  pages: 'Hauptseiten',
  explore: 'Entdecken',
  picked: 'Für Sie ausgesucht',
  map: 'Karte',
  admin: 'Markt verwalten',
  language: 'Sprache',
  theme: 'Darstellung',
  themeSystem: 'Wie das System',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  menu: 'Menü',
  close: 'Schließen',
  loading: 'Wird geladen …',
  offline: 'Keine Verbindung. Was Sie schreiben, wird gesendet, sobald sie wieder da ist.',
  signOut: 'Abmelden',
  signIn: 'Anmelden',
  account: 'Konto',
  guest: 'Gast auf diesem Gerät',
  skip: 'Zum Inhalt',
  pageMissing: 'Diese Seite konnte nicht geladen werden',
  pageMissingWhy:
    'Vielleicht gibt es eine neuere Version von Merve, oder die Verbindung fehlt. Was Sie gebucht, bestellt und geschrieben haben, bleibt erhalten.',
  loadPageAgain: 'Neu laden',
  noSuchPage: 'Unter dieser Adresse gibt es keine Seite',
  toChat: 'Zur Unterhaltung',
};

export default de;
