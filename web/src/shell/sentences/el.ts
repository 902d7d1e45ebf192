import type { ShellSentences } from './en.ts';

const el: ShellSentences = {
  chat: 'Συνομιλία',
  trips: 'Ταξίδια',
  me: 'Εγώ',
  pages: 'Κύριες σελίδες',
  explore: 'Εξερεύνηση',
  picked: 'Επιλεγμένα για εσάς',
  map: 'Χάρτης',
  admin: 'Διαχείριση αγοράς',
  language: 'Γλώσσα',
  theme: 'Εμφάνιση',
  themeSystem: 'Όπως το σύστημα',
  themeLight: 'Φωτεινή',
  themeDark: 'Σκούρα',
  menu: 'Μενού',
  close: 'Κλείσιμο',
  loading: 'Φόρτωση …',
  offline: 'Δεν υπάρχει σύνδεση. Ό,τι γράψετε θα σταλεί μόλις επανέλθει.',
  signOut: 'Αποσύνδεση',
  signIn: 'Σύνδεση',
  account: 'Λογαριασμός',
  guest: 'Επισκέπτης σε αυτή τη συσκευή',
  skip: 'Μετάβαση στο περιεχόμενο',
  pageMissing: 'Η σελίδα δεν φορτώθηκε',
  pageMissingWhy:
    'Ίσως βγήκε νεότερη έκδοση της Merve ή δεν υπάρχει σύνδεση. Ό,τι κλείσατε, παραγγείλατε και γράψατε διατηρείται.',
  loadPageAgain: 'Φόρτωση ξανά',
  noSuchPage: 'Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση',
  toChat: 'Στη συνομιλία',
};

export default el;
