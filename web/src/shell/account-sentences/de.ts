import type { AccountSentences } from './en.ts';

const de: AccountSentences = {
  signIn: 'Anmelden',
  signUp: 'Konto anlegen',
  signInTitle: 'Bei Merve anmelden',
  signUpTitle: 'Ein Konto anlegen',
  resetTitle: 'Neues Passwort festlegen',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Passwort, mindestens 6 Zeichen',
  google: 'Weiter mit Google',
  or: 'oder',
  forgot: 'Passwort vergessen?',
  haveAccount: 'Ich habe ein Konto',
  sendReset: 'E-Mail an mich senden',
  resetSent: 'Wenn es ein Konto mit dieser E-Mail gibt, ist eine Nachricht mit einem Link unterwegs.',
  back: 'Zurück',
  keeps: 'Ihr Gespräch hier kommt mit.',
  leavesBehind:
    'Das Gespräch jenes Kontos wird geöffnet. Was Sie hier als Gast geschrieben haben, bleibt zurück.',
  openThat: 'Dieses Konto öffnen',
  problems: {
    wrongPassword: 'E-Mail und Passwort gehören nicht zusammen.',
    emailTaken:
      'Zu dieser E-Mail gibt es schon ein Konto. Melden Sie sich an, dann öffnet sich dessen eigenes Gespräch.',
    googleTaken:
      'Dieses Google-Konto ist hier schon bekannt und hat ein eigenes Gespräch. Was Sie hier als Gast geschrieben haben, bleibt zurück, wenn Sie es öffnen.',
    emailInvalid: 'Das ist keine E-Mail-Adresse.',
    passwordWeak: 'Bitte wählen Sie ein längeres Passwort.',
    tooOften: 'Zu viele Versuche. Bitte warten Sie ein wenig.',
    offline: 'Keine Verbindung. Bitte versuchen Sie es wieder, sobald sie da ist.',
    windowBlocked:
      'Der Browser hat das Google-Fenster nicht geöffnet. Bitte erlauben Sie es und versuchen Sie es noch einmal.',
    unknown: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  signOut: 'Abmelden',
  signOutGuest: 'Abmelden und dieses Gespräch verlieren',
  guestWarning:
    'Sie sind als Gast hier. Wenn Sie sich abmelden, lässt sich dieses Gespräch auf keinem Gerät mehr öffnen. Legen Sie ein Konto an, um es zu behalten.',
  stay: 'Bleiben',
  whatsApp: 'Mein WhatsApp verbinden',
  whatsAppWhy: 'Dann haben Sie und Merve ein einziges Gespräch, hier und auf WhatsApp.',
  phone: 'WhatsApp-Nummer',
  phoneHint: 'Mit Ländervorwahl, zum Beispiel +90 533 000 01 01',
  sendCode: 'Code senden',
  codeSent: (phone) => `Wenn ${phone} auf WhatsApp ist, ist dorthin ein sechsstelliger Code unterwegs.`,
  code: 'Sechs Ziffern',
  link: 'Verbinden',
  otherNumber: 'Andere Nummer',
  noCode:
    'Nichts gekommen? Schreiben Sie Merve zuerst auf WhatsApp und fordern Sie dann noch einmal einen Code an.',
  openWhatsApp: 'WhatsApp öffnen',
  linked: (phone) => `Verbunden mit ${phone}`,
  linkedText: 'Was Sie hier und dort sagen, ist ein Gespräch.',
  unlink: 'Verbindung beenden',
  unlinkText: 'Das gemeinsame Gespräch bleibt beim Telefon; hier haben Sie wieder Ihr eigenes.',
  phoneInvalid: 'Das ist keine Telefonnummer mit Ländervorwahl.',
  codeInvalid: 'Der Code ist falsch oder zu alt. Nach fünf falschen fordern Sie bitte einen neuen an.',
  alreadyLinked: 'Dieses Konto oder diese Nummer ist schon verbunden. Beenden Sie zuerst jene Verbindung.',
  askedTooOften: (time) => `Es wurden zu viele Codes angefordert. Bitte versuchen Sie es um ${time} wieder.`,
  done: 'Fertig',
  loading: 'Einen Moment …',
};

export default de;
