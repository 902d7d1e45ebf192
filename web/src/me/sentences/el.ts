import { counted } from '@merve/contract/words';
import type { MeSentences } from './en.ts';

const el: MeSentences = {
  title: 'Εγώ',
  close: 'Κλείσιμο',
  failed: 'Δεν φορτώθηκε.',
  retry: 'Δοκιμάστε ξανά',
  loading: 'Φόρτωση …',
  signedOut: 'Γράψτε στη Merve ή συνδεθείτε: όσα της πείτε θα φαίνονται εδώ.',
  about: 'Για εσάς',
  name: 'Όνομα',
  nameHint: 'Έτσι σας αποκαλεί η Merve και σε αυτό το όνομα κλείνει.',
  language: 'Γλώσσα',
  languageAny: 'Όπως γράφω',
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκε.',
  notSaved: 'Δεν αποθηκεύτηκε. Δοκιμάστε ξανά.',
  allergies: 'Αλλεργίες',
  noAllergies: 'Δεν έχετε πει για καμία.',
  allergiesHint:
    'Το λέτε στη Merve στη συνομιλία και εκεί το παίρνετε πίσω. Ως τότε το λέει σε όποιον μαγειρεύει για εσάς.',
  tell: 'Πείτε το στη Merve',
  tellWords: 'Έχω αλλεργία σε ',
  taste: 'Τι σας αρέσει',
  dietary: 'Διατροφή',
  likes: 'Κουζίνες που σας αρέσουν',
  dislikes: 'Κουζίνες που αποφεύγετε',
  commas: 'Χωρίστε τες με κόμμα.',
  beliefs: 'Τι πιστεύει η Merve ότι σας αρέσει',
  beliefsHint:
    'Το διάβασε στα λόγια σας. Πάρτε πίσω ό,τι δεν ισχύει, και δεν θα το ξαναπιστέψει για τα ίδια λόγια.',
  noBeliefs: 'Τίποτα ακόμα. Πιστεύει μόνο ό,τι διαβάζει στα δικά σας λόγια.',
  belief: {
    dietary: (what) => `Διατροφή: ${what}`,
    vibes: (what) => `Μέρη όπως: ${what}`,
    cuisineAffinity: (what) => `Αρέσει: ${what}`,
    cuisineAversion: (what) => `Αποφεύγετε: ${what}`,
    priceComfort: (what) => `Επίπεδο τιμών ${what} από 4`,
  },
  beliefWords: (date) => `Γράψατε στις ${date}:`,
  notTrue: 'Δεν ισχύει',
  unwanted: (count) =>
    counted('el', count, {
      one: 'Είπατε «όχι αυτό» για # εστιατόριο.',
      other: 'Είπατε «όχι αυτό» για # εστιατόρια.',
    }),
  wantedAgain: 'Να επιλέγονται ξανά',
  messages: 'Μηνύματα',
  messagesHint:
    'Η Merve γράφει εδώ και, αν συνδέσετε το τηλέφωνο, στο WhatsApp: τι γίνεται με τις κρατήσεις, τις παραγγελίες και τις διαδρομές σας. Το STOP στο WhatsApp το σταματά.',
  account: 'Λογαριασμός και WhatsApp',
  data: 'Τα δεδομένα σας',
  dataHint: 'Ό,τι κρατάμε για εσάς μπορείτε να το πάρετε και να το διαγράψετε.',
  download: 'Λήψη όλων',
  erase: 'Διαγραφή όλων',
  eraseTitle: 'Διαγραφή όλων;',
  eraseWarning:
    'Διαγράφονται όλα όσα κρατάμε για εσάς, μαζί με αυτόν τον λογαριασμό και το συνδεδεμένο τηλέφωνο. Δεν αναιρείται και δεν ακυρώνει κράτηση: ακυρώστε πρώτα ό,τι δεν θέλετε.',
  eraseYes: 'Διαγραφή όλων',
  keep: 'Να μείνουν',
  erased: 'Ξεκίνησε. Σε μισή ώρα θα έχουν φύγει όλα.',
  severity: {
    unknown: 'Δεν είπατε πόσο σοβαρή',
    mild: 'Ήπια',
    moderate: 'Μέτρια',
    severe: 'Σοβαρή',
    anaphylactic: 'Απειλητική για τη ζωή',
  },
  whose: {
    self: 'Δική σας',
    child: 'Του παιδιού σας',
    companion: 'Κάποιου μαζί σας',
    unknown: 'Δεν είπατε ποιανού',
  },
};

export default el;
