import { answerWords } from '../../../../language/answer-words.ts';
import type { DepositSentences } from './en.ts';

const { yes } = answerWords.de;

export const german: DepositSentences = {
  terms: (deposit, minutes, refundUntil) =>
    `Anzahlung: ${deposit}. Nach Ihrem ${yes} schicke ich Ihnen einen Link, um sie innerhalb von ${minutes} Minuten zu zahlen; gebucht ist es, sobald sie bezahlt ist. ${
      refundUntil === null
        ? 'Bei einer Stornierung wird sie nicht erstattet.'
        : `Bei einer Stornierung bis ${refundUntil} bekommen Sie sie vollständig zurück.`
    }`,
  agreed: ({ what, when, deposit }, payBy) =>
    `Für Sie vorgemerkt, bis die Anzahlung von ${deposit} bezahlt ist: ${what}\n${when}\nDer Link kommt gleich. Bitte zahlen Sie bis ${payBy}; bis dahin ist es noch nicht gebucht.`,
  payHere: ({ what, when, deposit }, payBy, url) =>
    `Hier können Sie die Anzahlung von ${deposit} bis ${payBy} zahlen: ${url}\n${what}, ${when}`,
  paid: (deposit) => `Die Anzahlung von ${deposit} ist eingegangen.`,
  letGo: ({ what, when, deposit }) =>
    `Die Anzahlung von ${deposit} ist nicht rechtzeitig eingegangen, deshalb habe ich es freigegeben: ${what}, ${when}. Es wurde nichts gebucht. Sollte noch eine Zahlung von Ihnen eintreffen, bekommen Sie sie vollständig zurück.`,
  tooLate: ({ what, when, deposit }) =>
    `Ihre Zahlung von ${deposit} kam an, als dies schon freigegeben war: ${what}, ${when}. Es ist nicht gebucht, und ich erstatte den ganzen Betrag. Soll ich eine andere Zeit suchen?`,
  wrongAmount: ({ what, when, deposit }, received) =>
    `Ihre Zahlung kam als ${received} an, die Anzahlung beträgt aber ${deposit}; deshalb konnte ich nicht buchen: ${what}, ${when}. Es ist nichts gebucht, und ich erstatte die ganzen ${received}. Soll ich es noch einmal für Sie vormerken?`,
  linkFailed: ({ what, when }) =>
    `Ich konnte die Zahlung nicht einrichten und habe es deshalb freigegeben: ${what}, ${when}. Es wurde nichts gebucht und nichts abgebucht.`,
  cancelRefunds: (deposit) => `Die Anzahlung von ${deposit} wird vollständig erstattet.`,
  cancelKeeps: (deposit) => `Die Anzahlung von ${deposit} wird nicht erstattet: Dafür ist es zu spät.`,
  cancelUnpaid: (deposit) =>
    `Die Anzahlung von ${deposit} ist noch nicht bezahlt; es gibt dann nichts mehr zu zahlen.`,
  refundStarted: (deposit) =>
    `Ich erstatte die Anzahlung von ${deposit}; bis sie auf dem Konto erscheint, dauert es ein paar Tage.`,
  depositKept: (deposit) => `Die Anzahlung von ${deposit} bleibt beim Betrieb.`,
  nothingCharged: () => 'Es wurde nichts abgebucht.',
  refunded: ({ what, deposit }) =>
    `${deposit} für ${what} wurden erstattet; bis sie auf dem Konto erscheinen, dauert es ein paar Tage.`,
  linkSent: () => 'Der Zahlungslink kommt in einer eigenen Nachricht.',
  yesFirst: () => `Zuerst fehlt noch Ihr ${yes}; danach kommt der Zahlungslink.`,
};
