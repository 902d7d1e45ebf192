import { answerWords } from '../../../language/answer-words.ts';
import { staffWords } from '../staff-phrases.ts';
import type { CalledOffWords, StaffSentences, Words } from './en.ts';

const { yes, no } = answerWords.el;
const shown = staffWords('el');
const people = (count: number) => (count === 1 ? '1 άτομο' : `${count} άτομα`);

export const greek: StaffSentences = {
  menu: (names: string, w: Words) =>
    [
      `Αυτή είναι η γραμμή της επιχείρησης ${names}. Εδώ μπορείτε να γράψετε:`,
      `${w.today} ή ${w.tomorrow}: τι υπάρχει και τι είναι ανοιχτό`,
      `${w.block} 20:00-22:00 24.12: κρατήστε μια ώρα για εσάς· ${w.unblock} και ο κωδικός την επιστρέφει`,
      `${w.cancel}, ο κωδικός της κράτησης και ο λόγος: ακυρώνει την κράτηση`,
      `Ιδιοκτήτες: ${w.close} 24.12, ${w.reopen} 24.12, ${w.pause} ${w.book}, ${w.resume} ${w.book}`,
      `Ό,τι άλλο γράψετε πηγαίνει στη Merve, όπως από κάθε πελάτη. ${w.guest}: έξοδος από τη γραμμή.`,
    ].join('\n'),
  guestNow: (menu: string) =>
    `Εντάξει: ό,τι γράφετε τώρα είναι ως πελάτης. ${menu} σας φέρνει πίσω στη γραμμή της επιχείρησης.`,
  notStaff: () => 'Αυτός ο αριθμός δεν διαχειρίζεται επιχείρηση στη Merve, οπότε δεν άλλαξε τίποτα.',
  notUnderstood: (menu: string, guest: string) =>
    `Αυτή είναι η γραμμή της επιχείρησης και δεν το κατάλαβα, οπότε δεν άλλαξε τίποτα. ${menu} δείχνει τι μπορείτε να γράψετε, ${guest}: έξοδος.`,
  heading: (business: string, day: string) => `${business}, ${day}:`,
  closedThatDay: () => 'Κλειστά για νέες κρατήσεις.',
  nothingBooked: () => 'Δεν υπάρχουν κρατήσεις.',
  bookingLine: (time: string, what: string, party: number, name: string | null, code: string) =>
    `${time} ${what}, ${people(party)}, ${name ?? 'πελάτης'} (${code})`,
  heldLine: (time: string, what: string, party: number) =>
    `${time} ${what}, ${people(party)}: ένας πελάτης αποφασίζει`,
  blockLine: (span: string, what: string, code: string) => `${span} ${what}: δεσμευμένο από εσάς (${code})`,
  openRequests: (codes: string) => `Ανοιχτές παραγγελίες και αιτήματα: ${codes}`,
  which: (names: string) => `Ποιο από όλα; Γράψτε το ξανά με το όνομα: ${names}.`,
  usage: (example: string) => `Παρακαλώ γράψτε το έτσι: ${example}. Δεν άλλαξε τίποτα.`,
  unknown: (code: string) =>
    `Δεν βρίσκω στην επιχείρησή σας κάτι με τον κωδικό ${code} για το οποίο γίνεται αυτό.`,
  ownersOnly: () => 'Αυτό το κάνει μόνο ο ιδιοκτήτης, οπότε δεν άλλαξε τίποτα.',
  offersNone: (business: string) => `${business}: δεν προσφέρεται κάτι τέτοιο, οπότε δεν άλλαξε τίποτα.`,
  timePast: () => 'Αυτή η ώρα πέρασε, οπότε δεν άλλαξε τίποτα.',
  tooMuch: () =>
    'Είναι πολύ για μία δέσμευση, οπότε δεν άλλαξε τίποτα. Επιλέξτε μικρότερο διάστημα ή κλείστε την ημέρα.',
  taken: (lines: string) =>
    `Δεν υπάρχει ελεύθερη θέση τότε, οπότε δεν άλλαξε τίποτα. Ποτέ δεν δεσμεύουμε πάνω από κράτηση. Υπάρχουν:${lines}`,
  standing: (lines: string) => `Αυτά υπάρχουν και μένουν:${lines}`,
  alreadySo: () => 'Έτσι είναι ήδη, δεν άλλαξε τίποτα.',
  changed: () => 'Κάτι άλλαξε στο μεταξύ, οπότε δεν έγινε τίποτα. Δείτε τις κρατήσεις και γράψτε ξανά.',
  ask: (change: string) =>
    `${change}\nΔεν έχει γίνει τίποτα ακόμη. Απαντήστε ${yes} για να γίνει, ${no} για να μείνουν όλα όπως είναι.`,
  done: (change: string) => `Έγινε. ${change}`,
  left: () => 'Εντάξει, δεν άλλαξε τίποτα.',
  block: (what: string, when: string) =>
    `Δέσμευση για εσάς: ${what}, ${when}. Κανείς δεν μπορεί να κάνει κράτηση.`,
  blockCode: (code: string) => `Ο κωδικός είναι ${code}: ${shown.unblock} ${code} το επιστρέφει.`,
  unblock: (what: string, when: string) => `Επιστροφή: ${what}, ${when}. Μπορεί να γίνει ξανά κράτηση.`,
  close: (business: string, day: string) =>
    `Κλείσιμο ${business}, ${day}: καμία νέα κράτηση για εκείνη την ημέρα.`,
  reopen: (business: string, day: string) => `Άνοιγμα ξανά ${business}, ${day}: μπορούν να γίνουν κρατήσεις.`,
  pause: (what: string, listings: string) =>
    `Παύση ${what}: ${listings}. Η Merve δεν δέχεται νέες μέχρι να συνεχίσετε. Ό,τι επιβεβαιώθηκε ισχύει.`,
  resume: (what: string, listings: string) => `Συνέχιση ${what}: ${listings}. Η Merve δέχεται ξανά νέες.`,
  cancel: (booking: string, reason: string | null) =>
    `Ακύρωση της κράτησης: ${booking}. Ο πελάτης ενημερώνεται${reason === null ? '.' : `, με τον λόγο σας: «${reason}».`}`,
  customerCancelled: (words: CalledOffWords, reason: string | null) =>
    `Λυπάμαι: η επιχείρηση ${words.business} ακύρωσε την κράτησή σας ${words.reference} (${words.what}, ${words.when}).${reason === null ? '' : ` Γράφουν: «${reason}».`} Ζητήστε μου άλλη ώρα ή άλλο μέρος.`,
  moveProposed: (words: CalledOffWords, reason: string | null) =>
    `Η ομάδα της Merve προτείνει μια αλλαγή στην κράτησή σας ${words.reference}: ${words.business}, ${words.what}, ${words.when}.${reason === null ? '' : ` Γράφουν: «${reason}».`} Δεν έχει αλλάξει τίποτα ακόμη: η κράτηση μένει όπως είναι, εκτός αν πείτε ναι στην πρόταση.`,
  // To the guest: an operator sends the confirmation again, or writes about the booking.
  standsAsBooked: (w: CalledOffWords) =>
    `Η κράτησή σας ${w.reference} ισχύει: ${w.business}, ${w.what}, ${w.when}.`,
  operatorWrites: (w: CalledOffWords, said: string) =>
    `Η ομάδα της Merve γράφει για την κράτησή σας ${w.reference} (${w.business}, ${w.when}): «${said}». Η κράτηση μένει όπως είναι.`,
  // To the business: an operator did it in its place.
  calledOffForYou: (booking: string) =>
    `Η ομάδα της Merve ακύρωσε αυτή την κράτηση για λογαριασμό σας: ${booking}. Ο πελάτης ενημερώθηκε. Μην τον περιμένετε.`,
  answeredForYou: (answer: string) => `Η ομάδα της Merve απάντησε για λογαριασμό σας. ${answer}`,
};
