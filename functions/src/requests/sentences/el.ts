import { answerWords } from '../../language/answer-words.ts';
import { merchantWords } from '../merchant-phrases.ts';
import type { RequestSentences } from './en.ts';

const { yes, no, cancel } = answerWords.el;
const word = merchantWords('el');
const states: Readonly<Record<string, string>> = {
  placed: 'σε αναμονή',
  accepted: 'αποδεκτό',
  ready: 'έτοιμο',
  completed: 'ολοκληρωμένο',
  rejected: 'απορρίφθηκε',
  cancelled: 'ακυρώθηκε',
  expired: 'έληξε',
};

export const greek: RequestSentences = {
  label: (kind, reference) => `${kind === 'food' ? 'Παραγγελία' : 'Αίτημα'} ${reference}`,
  sent: (words, what) =>
    [
      `Στάλθηκε στο «${words.business}»: ${words.label}`,
      what,
      `Δεν έχουν απαντήσει ακόμη· θα σας ενημερώσω μόλις απαντήσουν. Ως τότε μπορείτε να ακυρώσετε δωρεάν: γράψτε ${cancel} ${words.reference}.`,
    ].join('\n'),
  late: (words, until) =>
    `${words.label}: δεν υπάρχει ακόμη απάντηση από «${words.business}». Περιμένω έως τις ${until}· μετά λήγει από μόνο του και δεν οφείλετε τίποτα. Μπορείτε να ακυρώσετε τώρα δωρεάν: γράψτε ${cancel} ${words.reference}.`,
  accepted: (words, readyAt) =>
    `${words.label}: έγινε δεκτό από «${words.business}»${readyAt === null ? '' : `, έτοιμο περίπου στις ${readyAt}`}.`,
  estimated: (words, readyAt) =>
    `${words.label}: από «${words.business}» μας λένε ότι θα είναι έτοιμο περίπου στις ${readyAt}.`,
  ready: (words) => `${words.label}: από «${words.business}» μας λένε ότι είναι έτοιμο.`,
  completed: (words) => `${words.label}: από «${words.business}» μας λένε ότι ολοκληρώθηκε. Ευχαριστούμε!`,
  rejected: (words, why) =>
    `${words.label}: δεν μπορεί να γίνει δεκτό από «${words.business}».${why} Δεν παραγγέλθηκε και δεν οφείλετε τίποτα. Γράψτε μου για άλλη επιλογή.`,
  cancelledFree: (words) => `${words.label} («${words.business}»): ακυρώθηκε δωρεάν. Τους ενημερώνω τώρα.`,
  cancelledByLeave: (words) =>
    `${words.label}: από «${words.business}» συμφώνησαν. Ακυρώθηκε και δεν οφείλετε τίποτα.`,
  cancelledByMerchant: (words, why) =>
    `${words.label}: ακυρώθηκε από «${words.business}» αφού είχε γίνει δεκτό.${why} Δεν οφείλετε τίποτα. Λυπάμαι· γράψτε μου για άλλη επιλογή.`,
  cancelAsked: (words) =>
    `${words.label}: έχει ήδη γίνει δεκτό από «${words.business}», οπότε ακυρώνεται μόνο με τη συγκατάθεσή τους. Τους ρωτώ· μέχρι να συμφωνήσουν ισχύει.`,
  cancelAskedBefore: (words) =>
    `${words.label}: έχω ήδη ρωτήσει το «${words.business}» και δεν έχουν απαντήσει. Μέχρι να συμφωνήσουν ισχύει.`,
  cancelRefused: (words) =>
    `${words.label}: από «${words.business}» δεν συμφωνούν να ακυρωθεί, οπότε ισχύει.`,
  expired: (words, at) =>
    `${words.label}: δεν ήρθε απάντηση από «${words.business}» έως τις ${at}, οπότε έληξε. Δεν παραγγέλθηκε και δεν οφείλετε τίποτα. Γράψτε μου για άλλη επιλογή.`,
  cancelProposal: (words, needsLeave) =>
    [
      `Να ακυρωθεί: ${words.label} («${words.business}»); Δεν έχει ακυρωθεί ακόμη.`,
      needsLeave
        ? 'Έχει ήδη γίνει δεκτό, οπότε πρέπει να συμφωνήσουν.'
        : 'Δεν έχει γίνει ακόμη δεκτό, οπότε η ακύρωση είναι δωρεάν.',
      `Για να ακυρωθεί απαντήστε ${yes}, για να μείνει ${no}.`,
    ].join('\n'),
  kept: (words) => `${words.label} («${words.business}»): παραμένει όπως είναι. Δεν ακυρώθηκε τίποτα.`,
  notPlaced: () => 'Εντάξει, δεν παραγγέλθηκε τίποτα.',
  overForCustomer: (words, state) =>
    `${words.label} («${words.business}»): η κατάσταση είναι ήδη «${state}»· δεν άλλαξε τίποτα.`,
  whyOutOfStock: (what) => (what === null ? ' Κάτι έχει εξαντληθεί.' : ` Έχει εξαντληθεί: «${what}».`),
  whySaid: (reason) => ` Μας λένε: «${reason}».`,
  toMerchant: (label, lines, reference, until) =>
    [
      `Νέο: ${label}`,
      ...lines,
      `Παρακαλούμε απαντήστε έως τις ${until}: ${word.accept} ${reference}, ${word.accept} ${reference} 30 (έτοιμο σε 30 λεπτά), ${word.reject} ${reference} ή ${word.stock} ${reference}.`,
    ].join('\n'),
  customer: (name) => `Πελάτης: ${name ?? 'επισκέπτης'}`,
  collects: () => 'Παραλαβή από το κατάστημα.',
  bringTo: (address) => `Διεύθυνση: ${address}`,
  delivery: (price) => `Μεταφορικά: ${price}`,
  total: (price) => `Σύνολο: ${price}`,
  priceOpen: () => 'Τιμή: κατόπιν συμφωνίας',
  wishedAt: (when) => `Πότε: ${when}`,
  asSoonAsPossible: () => 'Πότε: το συντομότερο δυνατό',
  note: (note) => `Σημείωση: «${note}»`,
  allergies: (said) => `ΑΛΛΕΡΓΙΑ, με τα λόγια του πελάτη: «${said}»`,
  allergensUnknown: (items) =>
    `Δεν είναι γνωστό αν το περιέχει: ${items}. Παρακαλούμε ελέγξτε πριν αποδεχτείτε· αν δεν είστε βέβαιοι, απορρίψτε.`,
  noted: (label, deed, next) => `${label}: ${deed}. Ο πελάτης ενημερώνεται.${next}`,
  deedAccepted: () => 'έγινε δεκτό',
  deedEstimated: (at) => `έτοιμο περίπου στις ${at}`,
  deedReady: () => 'έτοιμο',
  deedCompleted: () => 'ολοκληρώθηκε',
  deedRejected: () => 'απορρίφθηκε',
  deedCancelled: () => 'ακυρώθηκε',
  deedCancelRefused: () => 'δεν ακυρώθηκε',
  nextAfterAccept: (reference) =>
    ` Στη συνέχεια: ${word.ready} ${reference}, ${word.ready} 20 ${reference} (σε 20 λεπτά), ${word.complete} ${reference}.`,
  alreadySo: (label, state) => `${label}: η κατάσταση είναι ήδη «${state}»· δεν άλλαξε τίποτα.`,
  overForMerchant: (label, state) =>
    `${label}: η κατάσταση είναι ήδη «${state}», οπότε δεν άλλαξε τίποτα. Παρακαλούμε μην το ετοιμάσετε, εκτός αν το έχετε συμφωνήσει με τον πελάτη.`,
  unclear: (label, reference) =>
    `${label}: η απάντηση έχει δύο νοήματα, οπότε δεν άλλαξε τίποτα. Παρακαλούμε γράψτε μόνο ${word.accept} ${reference} ή ${word.reject} ${reference}.`,
  notAsked: (label) => `${label}: κανείς δεν ζήτησε ακύρωση· δεν άλλαξε τίποτα.`,
  unknown: (reference) =>
    `Δεν υπάρχει παραγγελία ή αίτημα ${reference} για αυτόν τον αριθμό· δεν άλλαξε τίποτα. Παρακαλούμε ελέγξτε τον κωδικό.`,
  merchantCancelled: (label) =>
    `${label}: ακυρώθηκε από τον πελάτη πριν απαντήσετε. Παρακαλούμε μην το ετοιμάσετε.`,
  merchantCancelAsked: (label, reference) =>
    `${label}: ο πελάτης ζητά ακύρωση. Συμφωνείτε; ${word.allow} ${reference} ή ${word.keep} ${reference}.`,
  merchantExpired: (label) =>
    `${label}: έληξε επειδή δεν απαντήθηκε εγκαίρως, και ο πελάτης το γνωρίζει. Παρακαλούμε μην το ετοιμάσετε.`,
  listed: (words, what, state) => `${words.label}, ${words.business}: ${what} – κατάσταση: ${state}`,
  noneYet: () => 'Δεν έχετε παραγγείλει ούτε ζητήσει ακόμη κάτι μέσω εμού.',
  state: (state) => states[state] ?? state,
};
