import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { offeredWords } from '../driver-phrases.ts';
import type { RideWords } from '../ride-words.ts';
import type { DriverSentences } from './en.ts';

const { confirm, decline } = answerWords.el;
const word = offeredWords('el');
const people = (count: number) => counted('el', count, { one: '# άτομο', other: '# άτομα' });
const trip = ({ distance, fare }: RideWords) =>
  [distance === null ? [] : [`περίπου ${distance}`], fare === null ? [] : [`κόστος περίπου ${fare}`]].flat();

export const greek: DriverSentences = {
  offer: (ride, away) =>
    [
      `Ζητείται ταξί, διαδρομή ${ride.code}`,
      `Από: ${ride.from} (${ride.district}), ${away} από εσάς`,
      ...(ride.when === null ? [] : [`Παραλαβή στις: ${ride.when}`]),
      `Προς: ${ride.to}, ${people(ride.party)}`,
      ...(trip(ride).length === 0 ? [] : [trip(ride).join(', ')]),
      `Για να την αναλάβετε απαντήστε ${word.accept} ${ride.code}, αλλιώς ${word.decline} ${ride.code}. Την παίρνει όποιος πει πρώτος ναι.`,
    ].join('\n'),
  accepted: (ride, rider, map) =>
    [
      `Η διαδρομή ${ride.code} είναι δική σας.`,
      ...(ride.when === null ? [] : [`Παραλαβή στις: ${ride.when}`]),
      `Παραλαβή: ${rider ?? 'επιβάτης'}, ${people(ride.party)}, ${ride.from}: ${map}`,
      `Προς: ${ride.to}.`,
      `Γράψτε ${word.arrived} όταν φτάσετε, ${word.picked_up} όταν ξεκινήσετε, ${word.completed} στο τέλος, ή ${word.cancel} ${ride.code} και τον λόγο.`,
    ].join('\n'),
  alreadyYours: (code) => `Η διαδρομή ${code} είναι ήδη δική σας.`,
  taken: (code) => `Τη διαδρομή ${code} την ανέλαβε άλλο ταξί. Ευχαριστούμε για την απάντηση.`,
  calledOff: (code) => `Η διαδρομή ${code} ακυρώθηκε από τον επιβάτη και δεν είναι πια διαθέσιμη.`,
  tooLate: (code) => `Είναι αργά για τη διαδρομή ${code}: ο χρόνος απάντησης έληξε.`,
  over: (code) => `Η διαδρομή ${code} έχει λήξει, οπότε δεν άλλαξε τίποτα.`,
  wrongCode: (code) =>
    `Δεν υπάρχει διαδρομή ${code} για εσάς, οπότε δεν αναλάβατε κάτι. Παρακαλώ ελέγξτε τον κωδικό στο μήνυμά μου.`,
  busy: (current, code) =>
    `Έχετε ακόμη τη διαδρομή ${current}, οπότε δεν μπορείτε να αναλάβετε την ${code}. Όταν τελειώσει γράψτε ${word.completed} ${current}.`,
  refusedBefore: (code) => `Επιστρέψατε τη διαδρομή ${code}, οπότε προτάθηκε σε άλλους.`,
  whichRide: (codes) =>
    `Ποια διαδρομή εννοείτε; Γράψτε ${word.accept} ή ${word.decline} με τον κωδικό: ${codes}.`,
  rideOrBooking: (codes) =>
    `Εννοείτε τη διαδρομή ή αυτό που σας ρώτησα ως επισκέπτη; Για τη διαδρομή γράψτε ${word.accept} ή ${word.decline} με τον κωδικό: ${codes}. Για το άλλο γράψτε ${confirm} ή ${decline}.`,
  nothingOpen: () => 'Καμία διαδρομή δεν περιμένει την απάντησή σας.',
  declined: (code) => `Εντάξει, η διαδρομή ${code} πηγαίνει σε άλλους.`,
  arrivedNoted: (code) =>
    `Σημειώθηκε: βρίσκεστε στο σημείο παραλαβής της διαδρομής ${code}. Ο επιβάτης ενημερώθηκε.`,
  pickedUpNoted: (code) =>
    `Σημειώθηκε: η διαδρομή ${code} ξεκίνησε. Στο τέλος γράψτε ${word.completed} ${code}.`,
  completedNoted: (code) => `Σημειώθηκε: η διαδρομή ${code} ολοκληρώθηκε. Μπορείτε να πάρετε την επόμενη.`,
  noShowNoted: (code) =>
    `Σημειώθηκε: κανείς δεν ήρθε για τη διαδρομή ${code}. Μπορείτε να πάρετε την επόμενη.`,
  givenBack: (code) => `Η διαδρομή ${code} επιστράφηκε και ο επιβάτης ενημερώθηκε. Μπορείτε να πάρετε άλλες.`,
  notNow: (code) =>
    `Αυτό δεν γίνεται τώρα για τη διαδρομή ${code}. Η σειρά είναι: ${word.arrived}, ${word.picked_up}, ${word.completed}· ${word.no_show} μόνο μετά το ${word.arrived}.`,
  noRide: () => 'Δεν έχετε διαδρομή αυτή τη στιγμή, οπότε δεν άλλαξε τίποτα.',
  notUnderstood: (code) =>
    `Δεν το κατάλαβα, οπότε δεν άλλαξε τίποτα για τη διαδρομή ${code}. Γράψτε ${word.accept} ${code} ή ${word.decline} ${code}· κατά τη διαδρομή: ${word.arrived}, ${word.picked_up}, ${word.completed} ή ${word.cancel} και τον κωδικό.`,
  riderCancelled: (ride, reason) =>
    `Η διαδρομή ${ride.code} (${ride.from}) ακυρώθηκε από τον επιβάτη${reason === null ? '' : ` (${reason})`}. Μπορείτε να πάρετε άλλες.`,
  onDuty: () =>
    'Είστε σε βάρδια: θα σας ρωτώ για κοντινές διαδρομές. Στείλτε μου την τοποθεσία σας για να ξέρω πού είστε.',
  offDuty: () =>
    `Η βάρδιά σας τελείωσε: δεν θα σας ρωτώ για διαδρομές. Για να συνεχίσετε γράψτε ${word.on_duty}.`,
  moved: () => 'Ευχαριστώ, έλαβα την τοποθεσία σας.',
  notADriver: () => 'Αυτός ο αριθμός δεν είναι καταχωρισμένος ως αριθμός ταξί, οπότε δεν έγινε τίποτα.',
};
