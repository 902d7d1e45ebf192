import { counted } from '@merve/contract/words';
import type { MapSentences } from './en.ts';

const el: MapSentences = {
  map: 'Χάρτης',
  search: 'Αναζήτηση',
  kind: 'Είδος',
  locate: 'Η θέση μου',
  notHere: {
    denied: 'Ο περιηγητής δεν επιτρέπεται να πει πού είστε. Επιτρέψτε το στις ρυθμίσεις της σελίδας.',
    unknown: 'Η θέση σας δεν βρέθηκε.',
    outside: 'Βρίσκεστε έξω από την περιοχή αυτού του χάρτη.',
  },
  here: 'Είστε εδώ',
  zoomIn: 'Πιο κοντά',
  zoomOut: 'Πιο μακριά',
  loading: 'Φόρτωση …',
  failed: 'Η αναζήτηση δεν έγινε.',
  retry: 'Δοκιμάστε ξανά',
  noMap: 'Αυτός ο περιηγητής δεν μπορεί να σχεδιάσει τον χάρτη· όλα είναι εδώ σε λίστα.',
  simpleMap: 'Ο αναλυτικός χάρτης δεν φορτώθηκε· αυτός είναι ένας απλός.',
  missing: 'Αυτό δεν υπάρχει πια.',
  back: 'Όλα τα αποτελέσματα',
  askMerve: 'Ρωτήστε τη Merve',
  showList: 'Εμφάνιση λίστας',
  showMap: 'Περισσότερος χάρτης',
  found: (count) => counted('el', count, { one: '# μέρος', other: '# μέρη' }),
  cluster: (name, count) => `${count} μέρη, μεταξύ τους ${name}`,
  kinds: {
    all: 'Όλα',
    restaurants: 'Εστιατόρια',
    cafes: 'Καφέ',
    stays: 'Διαμονή',
    activities: 'Δραστηριότητες',
    services: 'Υπηρεσίες',
    spa: 'Σπα',
    sports: 'Αθλητισμός',
    shops: 'Καταστήματα',
    properties: 'Ακίνητα',
    places: 'Αξιοθέατα και καθημερινά',
  },
};

export default el;
