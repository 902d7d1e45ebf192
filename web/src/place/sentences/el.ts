import type { PlaceSentences } from './en.ts';

const el: PlaceSentences = {
  loading: 'Φόρτωση …',
  failed: 'Δεν ήταν δυνατή η φόρτωση του μέρους.',
  retry: 'Δοκιμάστε ξανά',
  missing: 'Αυτό το μέρος δεν είναι πια εδώ.',
  toExplore: 'Εξερευνήστε άλλα μέρη',
  hours: 'Ώρες λειτουργίας',
  closed: 'Κλειστά',
  today: 'Σήμερα',
  freeTimes: 'Ελεύθερες ώρες',
  askMerve: 'Ρωτήστε τη Merve',
  directions: 'Οδηγίες διαδρομής',
  beside: 'Το μέρος για το οποίο μιλάτε',
  openPage: 'Άνοιγμα της σελίδας',
  pictures: 'Φωτογραφίες του μέρους',
};

export default el;
