import { answerWords } from '../../../language/answer-words.ts';
import { counted } from '../../../language/plural.ts';
import type { PlannerSentences } from './en.ts';

export const greek: PlannerSentences = {
  help: (can) =>
    `${can} Για παράδειγμα: «Ψαροταβέρνα στην Κερύνεια» ή «Τραπέζι για 4 αύριο στις 20:00 στο …». Τίποτα δεν κλείνεται πριν πείτε ${answerWords.el.yes}.`,
  greeting: (can) => `Γεια σας, είμαι η Merve. ${can} Τι θα θέλατε;`,
  thanks: () => 'Παρακαλώ.',
  unknown: (can) => `Δεν το κατάλαβα. ${can}`,
  unknownWhilePending: () =>
    'Σε αυτό δεν μπορώ να απαντήσω. Μπορείτε να αλλάξετε την ημέρα, την ώρα, τα άτομα ή το μέρος.',
  unsupported: (can) => `Αυτό δεν μπορώ να το κάνω ακόμη. ${can}`,
  nothingPending: () => 'Τίποτα δεν περιμένει την απάντησή σας. Τι θα θέλατε να βρω ή να κλείσω;',
  emptyMessage: () => 'Δεν έλαβα κείμενο. Τι θα θέλατε να βρω ή να κλείσω;',
  askListing: () => 'Σε ποιο μέρος θα θέλατε κράτηση;',
  askListingAmong: (names) => `Ποιο εννοείτε: ${names};`,
  askWhen: () => 'Για ποια ημέρα και τι ώρα;',
  askClock: () => 'Τι ώρα;',
  askParty: () => 'Για πόσα άτομα;',
  askSearch: () => 'Τι ψάχνετε και σε ποια πόλη;',
  askOrderPlace: () => 'Από πού θα θέλατε να παραγγείλετε και τι;',
  askDestination: () => 'Πού θα θέλατε να σας πάει το ταξί;',
  impossibleDate: (date) => `Δεν υπάρχει ημερομηνία ${date}. Ποια ημέρα εννοείτε;`,
  impossibleTime: (time) => `Δεν υπάρχει ώρα ${time}. Ποια ώρα εννοείτε;`,
  noSuchNumber: (count) =>
    `Η λίστα έχει μόνο ${counted('el', count, { one: '# μέρος', other: '# μέρη' })}. Ποιο εννοείτε;`,
  shareLocation: () =>
    'Στείλτε μου την τοποθεσία σας από την εφαρμογή συνομιλίας (συνημμένο, μετά Τοποθεσία) ή απλώς γράψτε την πόλη.',
  cannotChangeBooked: () =>
    'Μια κράτηση που έχει ήδη γίνει δεν μετακινείται. Μπορώ να την ακυρώσω και να κάνω νέα: πείτε μου ποια.',
  cannotSearchHere: () => 'Η αναζήτηση είναι απενεργοποιημένη εδώ.',
  cannotBookHere: () => 'Οι κρατήσεις είναι απενεργοποιημένες εδώ.',
  cannotCancelHere: () => 'Οι ακυρώσεις είναι απενεργοποιημένες εδώ.',
  cannotListHere: () => 'Δεν μπορώ να δω τις κρατήσεις εδώ.',
};
