import { answerWords } from '../../../../language/answer-words.ts';
import type { DepositSentences } from './en.ts';

const { yes } = answerWords.el;

export const greek: DepositSentences = {
  terms: (deposit, minutes, refundUntil) =>
    `Προκαταβολή: ${deposit}. Μετά το ${yes} σας στέλνω σύνδεσμο για να την πληρώσετε μέσα σε ${minutes} λεπτά· η κράτηση γίνεται μόλις πληρωθεί. ${
      refundUntil === null
        ? 'Αν ακυρώσετε, δεν επιστρέφεται.'
        : `Αν ακυρώσετε έως ${refundUntil}, επιστρέφεται ολόκληρη.`
    }`,
  agreed: ({ what, when, deposit }, payBy) =>
    `Κρατείται για εσάς μέχρι να πληρωθεί η προκαταβολή των ${deposit}: ${what}\n${when}\nΟ σύνδεσμος έρχεται σε λίγο. Παρακαλώ πληρώστε έως τις ${payBy}· μέχρι τότε δεν έχει γίνει ακόμη κράτηση.`,
  payHere: ({ what, when, deposit }, payBy, url) =>
    `Πληρώστε εδώ την προκαταβολή των ${deposit} έως τις ${payBy}: ${url}\n${what}, ${when}`,
  paid: (deposit) => `Η προκαταβολή των ${deposit} έφτασε.`,
  letGo: ({ what, when, deposit }) =>
    `Η προκαταβολή των ${deposit} δεν έφτασε εγκαίρως, γι' αυτό το άφησα: ${what}, ${when}. Δεν έγινε κράτηση. Αν φτάσει αργότερα πληρωμή σας, θα σας επιστραφεί ολόκληρη.`,
  tooLate: ({ what, when, deposit }) =>
    `Η πληρωμή σας των ${deposit} έφτασε αφού αυτό είχε αφεθεί: ${what}, ${when}. Δεν έγινε κράτηση και επιστρέφω ολόκληρο το ποσό. Να ψάξω άλλη ώρα;`,
  wrongAmount: ({ what, when, deposit }, received) =>
    `Η πληρωμή σας έφτασε ως ${received}, αλλά η προκαταβολή είναι ${deposit}, οπότε δεν μπόρεσα να κλείσω: ${what}, ${when}. Δεν έγινε κράτηση και επιστρέφω ολόκληρο το ποσό των ${received}. Να το κρατήσω ξανά για εσάς;`,
  linkFailed: ({ what, when }) =>
    `Δεν μπόρεσα να ετοιμάσω την πληρωμή, γι' αυτό το άφησα: ${what}, ${when}. Δεν έγινε κράτηση ούτε χρέωση.`,
  cancelRefunds: (deposit) => `Η προκαταβολή των ${deposit} θα επιστραφεί ολόκληρη.`,
  cancelKeeps: (deposit) => `Η προκαταβολή των ${deposit} δεν θα επιστραφεί: είναι πια αργά γι' αυτό.`,
  cancelUnpaid: (deposit) =>
    `Η προκαταβολή των ${deposit} δεν έχει πληρωθεί· δεν θα χρειαστεί να πληρώσετε τίποτα.`,
  refundStarted: (deposit) =>
    `Επιστρέφω την προκαταβολή των ${deposit}· μέχρι να φανεί στην τράπεζα περνούν μερικές μέρες.`,
  depositKept: (deposit) => `Η προκαταβολή των ${deposit} μένει στην επιχείρηση.`,
  nothingCharged: () => 'Δεν έγινε χρέωση.',
  refunded: ({ what, deposit }) =>
    `Επιστράφηκαν ${deposit} για ${what}· μέχρι να φανούν στην τράπεζα περνούν μερικές μέρες.`,
  linkSent: () => 'Ο σύνδεσμος πληρωμής έρχεται σε ξεχωριστό μήνυμα.',
  yesFirst: () => `Χρειάζεται πρώτα το ${yes} σας· μετά έρχεται ο σύνδεσμος πληρωμής.`,
};
