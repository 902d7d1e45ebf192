import { counted } from '@merve/contract/words';
import type { CommitmentSentences } from './en.ts';

const kinds = {
  booking: 'Κράτηση',
  food: 'Παραγγελία',
  service: 'Υπηρεσία',
  viewing: 'Επίσκεψη',
  ride: 'Ταξί',
};
const states = {
  draft: 'δεν έχει ζητηθεί ακόμη',
  hold: 'κρατημένο, περιμένει την απάντησή σας',
  awaiting_deposit: 'κρατημένο, περιμένει την προκαταβολή σας',
  confirmed: 'επιβεβαιωμένο',
  placed: 'στάλθηκε, δεν έχουν απαντήσει ακόμη',
  accepted: 'έγινε δεκτό',
  ready: 'έτοιμο',
  completed: 'ολοκληρώθηκε',
  rejected: 'δεν έγινε δεκτό',
  cancelled: 'ακυρώθηκε',
  expired: 'έληξε χωρίς απάντηση',
  planned: 'προγραμματισμένο· οι οδηγοί ρωτώνται λίγο πριν',
  requested: 'ψάχνουμε οδηγό',
  assigned: 'ο οδηγός έρχεται',
  arrived: 'ο οδηγός έφτασε',
  on_board: 'σε εξέλιξη',
  no_show: 'έληξε: ο οδηγός δεν σας βρήκε',
  unserved: 'έληξε: δεν βρέθηκε οδηγός',
};
const noneOf = {
  booking: 'Δεν έχετε κράτηση.',
  food: 'Δεν έχετε παραγγελία σε εξέλιξη.',
  service: 'Δεν έχετε υπηρεσία σε εξέλιξη.',
  viewing: 'Δεν έχετε κανονισμένη επίσκεψη.',
  ride: 'Δεν έχετε ταξί σε εξέλιξη.',
};

export const greek: CommitmentSentences = {
  kind: (kind) => kinds[kind],
  named: (name) => name,
  state: (state) => states[state],
  people: (count) => counted('el', count, { one: '# άτομο', other: '# άτομα' }),
  about: (clock) => `περίπου στις ${clock}`,
  until: (clock) => `μέχρι τις ${clock}`,
  withDriver: (driver) => `οδηγός: ${driver}`,
  cancelAsked: () => 'ζητήσατε ακύρωση και δεν έχουν απαντήσει',
  heading: () => 'Τι έχετε ανοιχτό:',
  elsewhere: () => 'Ανοιχτά είναι όμως αυτά:',
  nothing: () =>
    'Δεν έχετε τίποτα ανοιχτό: ούτε κράτηση, ούτε παραγγελία, ούτε υπηρεσία, ούτε επίσκεψη, ούτε ταξί.',
  noneOf: (kind) => noneOf[kind],
  lately: (line) => `Το τελευταίο: ${line}`,
  whichToCancel: () => 'Ποιο να ακυρώσω; Γράψτε τον κωδικό του.',
  nothingToCancel: () => 'Δεν έχετε κάτι να ακυρώσετε.',
  whichIsMeant: () => 'Ποιο εννοείτε; Γράψτε τον κωδικό του.',
};
