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
  changeSent: (words, what) =>
    [
      `Η αλλαγή στάλθηκε στο «${words.business}». ${words.label} τώρα:`,
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
  unchanged: (words) => `${words.label}, «${words.business}»: μένει όπως είναι· δεν άλλαξε τίποτα.`,
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
  toAgent: (label, lines, reference, until) =>
    [
      `Νέο: ${label}`,
      ...lines,
      `Παρακαλώ απαντήστε έως τις ${until}: ${word.accept} ${reference}, ή ${word.reject} ${reference} και μετά μια άλλη ώρα, που θα τη μεταφέρω με τα λόγια σας.`,
    ].join('\n'),
  viewingOf: (name) => `Επίσκεψη σε ακίνητο: ${name}`,
  wheneverItSuits: () => 'Πότε: όποτε βολεύει',
  customer: (name) => `Πελάτης: ${name ?? 'επισκέπτης'}`,
  collects: () => 'Παραλαβή από το κατάστημα.',
  bringTo: (address) => `Διεύθυνση: ${address}`,
  delivery: (price) => `Μεταφορικά: ${price}`,
  total: (price) => `Σύνολο: ${price}`,
  priceOpen: () => 'Τιμή: κατόπιν συμφωνίας',
  wishedAt: (when) => `Πότε: ${when}`,
  asSoonAsPossible: () => 'Πότε: το συντομότερο δυνατό',
  note: (note) => `Σημείωση: «${note}»`,
  allergiesTold: (said) => `Τους το λέω με τα δικά σας λόγια: «${said}»`,
  allergensUndeclared: (items) => `Δεν έχει δηλωθεί, άρα άγνωστο: ${items}. Ρωτήστε τους πριν φάτε.`,
  allergies: (said) => `ΑΛΛΕΡΓΙΑ, με τα λόγια του πελάτη: «${said}»`,
  allergensUnknown: (items) =>
    `Δεν είναι γνωστό αν το περιέχει: ${items}. Παρακαλούμε ελέγξτε πριν αποδεχτείτε· αν δεν είστε βέβαιοι, απορρίψτε.`,
  noted: (label, action, next) => `${label}: ${action}. Ο πελάτης ενημερώνεται.${next}`,
  nowAccepted: () => 'έγινε δεκτό',
  nowEstimated: (at) => `έτοιμο περίπου στις ${at}`,
  nowReady: () => 'έτοιμο',
  nowCompleted: () => 'ολοκληρώθηκε',
  nowRejected: () => 'απορρίφθηκε',
  nowCancelled: () => 'ακυρώθηκε',
  nowCancelRefused: () => 'δεν ακυρώθηκε',
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
  merchantChanged: (label, changes, lines, howToAnswer) =>
    [
      `Ο πελάτης ΑΛΛΑΞΕ πριν απαντήσετε: ${label}. Τι άλλαξε:`,
      ...changes,
      'Ολόκληρη, όπως είναι τώρα:',
      ...lines,
      `Όσα σας έστειλα πριν δεν ισχύουν πια. ${howToAnswer}`,
    ].join('\n'),
  answeredOlder: (label, lines, howToAnswer) =>
    [
      `${label}: ο πελάτης άλλαξε αυτό στο οποίο απαντήσατε, οπότε δεν κανονίστηκε τίποτα. Τώρα είναι:`,
      ...lines,
      howToAnswer,
    ].join('\n'),
  merchantCancelled: (label) =>
    `${label}: ακυρώθηκε από τον πελάτη πριν απαντήσετε. Παρακαλούμε μην το ετοιμάσετε.`,
  merchantCancelAsked: (label, reference) =>
    `${label}: ο πελάτης ζητά ακύρωση. Συμφωνείτε; ${word.allow} ${reference} ή ${word.keep} ${reference}.`,
  merchantExpired: (label) =>
    `${label}: έληξε επειδή δεν απαντήθηκε εγκαίρως, και ο πελάτης το γνωρίζει. Παρακαλούμε μην το ετοιμάσετε.`,
  lessProposal: (words, without, lines, until) =>
    [
      `${words.label}: στο «${words.business}» έχει τελειώσει: ${without}. Μπορούν να φέρουν:`,
      ...lines,
      `Τίποτα δεν έχει κλείσει ακόμη. Για να το πάρετε απαντήστε ${yes} έως τις ${until}, για δωρεάν ακύρωση της παραγγελίας ${no}.`,
    ].join('\n'),
  lessTaken: (words, lines) =>
    [
      `${words.label}: το «${words.business}» τη δέχτηκε χωρίς όσα έχουν τελειώσει, και τους ενημερώνω:`,
      ...lines,
    ].join('\n'),
  lessExpired: (words, at) =>
    `${words.label}: δεν απαντήσατε έως τις ${at} αν θέλετε τα υπόλοιπα, οπότε έληξε. Δεν παραγγέλθηκε τίποτα και δεν οφείλετε τίποτα.`,
  askedForRest: (label, without) =>
    `${label}: ρωτώ τον πελάτη αν τη θέλει χωρίς: ${without}. Παρακαλώ μην την ετοιμάσετε ακόμη: αν πει ναι, τα υπόλοιπα θεωρούνται δεκτά από εσάς και θα σας ειδοποιήσω.`,
  restTaken: (label, lines, reference) =>
    [
      `${label}: ο πελάτης θέλει τα υπόλοιπα, οπότε έχετε δεχτεί αυτά:`,
      ...lines,
      `Αργότερα: ${word.ready} ${reference}, ${word.complete} ${reference}.`,
    ].join('\n'),
  whichRequest: (codes) =>
    `Περισσότερα περιμένουν την απάντησή σας: ${codes}. Δεν άλλαξε τίποτα ακόμη. Παρακαλώ γράψτε ${word.accept} ή ${word.reject} με τον κωδικό που εννοείτε.`,
  requestOrOwn: (label, reference) =>
    `Εννοείτε: ${label}, ή την ερώτηση που σας έκανα ως πελάτη; Δεν άλλαξε τίποτα ακόμη. Για το πρώτο γράψτε ${word.accept} ${reference} ή ${word.reject} ${reference}, για το άλλο ${yes} ή ${no}.`,
  listed: (words, what, state) => `${words.label}, ${words.business}: ${what} – κατάσταση: ${state}`,
  noneYet: () => 'Δεν έχετε παραγγείλει ούτε ζητήσει ακόμη κάτι μέσω εμού.',
  state: (state) => states[state] ?? state,
};
