import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { RideWords } from '../ride-words.ts';
import type { TaxiSentences } from './en.ts';

const { yes, no } = answerWords.el;
const people = (count: number) => counted('el', count, { one: '# άτομο', other: '# άτομα' });
const because = (reason: string | null) => (reason === null ? '' : ` (${reason})`);

const course = (ride: RideWords) => `Ταξί: ${ride.from} (${ride.district}) → ${ride.to}`;
const way = (ride: RideWords) =>
  ride.distance === null
    ? 'Δεν βρίσκω τον προορισμό στον χάρτη, οπότε δεν μπορώ να υπολογίσω απόσταση και κόστος: ρωτήστε στο ταξί.'
    : `Περίπου ${ride.distance}${ride.fare === null ? '. Δεν μπορώ να υπολογίσω το κόστος: ρωτήστε στο ταξί.' : `, κόστος περίπου ${ride.fare}. Ισχύει ό,τι γράψει το ταξίμετρο.`}`;

export const greek: TaxiSentences = {
  here: () => 'η τοποθεσία σας',
  byRoad: (time) => `Οδικώς είναι περίπου ${time}, με την κίνηση που έχει τώρα.`,
  byLine: () => 'Η απόσταση και οι χρόνοι εκτιμώνται από την ευθεία γραμμή.',
  proposal: (ride, extra) =>
    [
      course(ride),
      ride.when === null ? `${people(ride.party)}, τώρα` : `${people(ride.party)}, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `Ελεύθερα ταξί κοντά σας: ${extra.nearby}. Δεν έχει κληθεί ακόμη ταξί.`,
      ...(extra.nearest === null ? [] : [`Το πιο κοντινό: περίπου ${extra.nearest}.`]),
      `Για να το καλέσω απαντήστε ${yes} έως τις ${extra.until}, αλλιώς ${no}.`,
    ].join('\n'),
  proposalLater: (ride, extra) =>
    [
      course(ride),
      `${people(ride.party)}, ${ride.when}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `Στις ${extra.asks} ρωτώ τους οδηγούς· ώσπου να πει κάποιος ναι, δεν έχει υποσχεθεί κανείς. Δεν έχει κληθεί ακόμη ταξί.`,
      `Για να το προγραμματίσω απαντήστε ${yes} έως τις ${extra.until}, αλλιώς ${no}.`,
    ].join('\n'),
  planned: (ride, asks) =>
    `Προγραμματίστηκε: διαδρομή ${ride.code}, ${ride.from} → ${ride.to}, ${ride.when}. Στις ${asks} ρωτώ τους οδηγούς· δεν έχει υποσχεθεί ακόμη κανείς. Θα σας πω ποιος έρχεται ή ότι δεν έρχεται κανείς.`,
  pickupIs: (when) => `Παραλαβή: ${when}.`,
  tooManyPlanned: (most) =>
    `Έχετε ήδη προγραμματίσει ${most} ταξί και δεν προγραμματίζω άλλα μαζί. Ακυρώστε πρώτα ένα.`,
  askTime: () =>
    'Αναφέρατε κάποια ώρα. Για ποια μέρα και ώρα είναι το ταξί, ή είναι για τώρα; Δεν κλήθηκε ταξί.',
  searching: (ride, asked) =>
    `Ρωτώ τώρα ${counted('el', asked, { one: '# οδηγό', other: '# οδηγούς' })} κοντά σας: ${ride.from} (διαδρομή ${ride.code}). Δεν την έχει αναλάβει ακόμη κανείς· θα σας ειδοποιήσω μόλις γίνει.`,
  nobodyFree: (ride) =>
    `Δεν υπάρχει αυτή τη στιγμή ελεύθερο ταξί κοντά (${ride.from}), οπότε δεν κλήθηκε ταξί. Παρακαλώ δοκιμάστε ξανά σε λίγο.`,
  assigned: (ride, driver) =>
    `Η διαδρομή σας ${ride.code} έγινε δεκτή και το ταξί έρχεται: ${driver.name}, ${driver.vehicle}, ${driver.plate}, ${driver.phone}. Σημείο παραλαβής: ${ride.from}.`,
  coming: (time) => `Εκτίμηση: φτάνει σε περίπου ${time}.`,
  stillLooking: (ride) =>
    `Διαδρομή ${ride.code}, ${ride.from}: δεν την έχει αναλάβει ακόμη κανείς και συνεχίζω να ψάχνω. Θα σας ειδοποιήσω μόλις γίνει.`,
  arrived: (ride, driver) =>
    `Το ταξί σας έφτασε: ${driver.vehicle}, ${driver.plate}. Σημείο παραλαβής: ${ride.from}.`,
  pickedUp: (ride) => `Είστε καθ’ οδόν: ${ride.to}. Καλή διαδρομή.`,
  completed: (ride) => `Η διαδρομή ${ride.code} ολοκληρώθηκε. Σας ευχαριστούμε.`,
  noShow: (ride) =>
    `Το ταξί σας περίμενε (${ride.from}) και έφυγε (διαδρομή ${ride.code}). Αν χρειάζεστε ακόμη ταξί, γράψτε μου.`,
  driverCancelled: (ride, reason) =>
    `Το ταξί αναγκάστηκε να αφήσει τη διαδρομή ${ride.code}${because(reason)}. Ρωτώ τώρα άλλους οδηγούς· δεν έχετε ακόμη ταξί.`,
  driverCancelledForGood: (ride, reason) =>
    `Το ταξί αναγκάστηκε να αφήσει τη διαδρομή ${ride.code}${because(reason)} και έχω ήδη ρωτήσει όλους όσους μπορούσα. Δεν έχετε ταξί· παρακαλώ δοκιμάστε ξανά σε λίγο ή καλέστε ένα απευθείας.`,
  widened: (ride, radius) =>
    `Κανείς δεν έχει αναλάβει ακόμη τη διαδρομή ${ride.code}. Ρωτώ τώρα οδηγούς σε απόσταση έως ${radius}.`,
  unserved: (ride) =>
    `Δεν βρέθηκε ταξί για τη διαδρομή ${ride.code}: δεν την ανέλαβε κανείς και η αναζήτηση τελείωσε. Παρακαλώ δοκιμάστε ξανά σε λίγο ή καλέστε ένα απευθείας.`,
  cancelProposal: (ride, driver) =>
    [
      `Να ακυρωθεί η διαδρομή ${ride.code}: ${ride.from} → ${ride.to}${ride.when === null ? '' : `, ${ride.when}`};`,
      driver === null ? 'Δεν την έχει αναλάβει ακόμη κανείς.' : `Έγινε δεκτή και το ταξί έρχεται: ${driver}.`,
      `Για να ακυρωθεί απαντήστε ${yes}, για να μείνει ${no}.`,
    ].join('\n'),
  cancelled: (ride, told) =>
    `Ακυρώθηκε: διαδρομή ${ride.code}.${told ? ' Ενημερώνω τώρα το ταξί.' : ' Δεν έρχεται κανένα ταξί.'}`,
  notCalled: () => 'Εντάξει, δεν κλήθηκε ταξί.',
  kept: (code) => `Η διαδρομή ${code} παραμένει όπως είναι.`,
  tooManyPeople: (most) =>
    `Ένα ταξί εδώ παίρνει το πολύ ${counted('el', most, { one: '# άτομο', other: '# άτομα' })}, οπότε δεν κάλεσα.`,
  samePlace: () => 'Βρίσκεστε ήδη εκεί, οπότε δεν ζήτησα ταξί.',
};
