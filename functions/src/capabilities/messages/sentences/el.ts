import { answerWords } from '../../../language/answer-words.ts';
import type { MessageSentences } from './en.ts';

const { yes, no } = answerWords.el;

export const greek: MessageSentences = {
  ask: (name: string, body: string) =>
    `Θα στείλω αυτό, λέξη προς λέξη, προς: ${name}\n\n${body}\n\nΔεν έχει σταλεί τίποτα ακόμη. Απαντήστε ${yes} για αποστολή, ${no} για να μη σταλεί.`,
  sent: (name: string) => `Το στέλνω προς: ${name}. Η απάντησή τους θα έρθει εδώ.`,
  notSent: () => 'Εντάξει, δεν στάλθηκε τίποτα.',
  noneLive: () =>
    'Δεν έχετε κράτηση, παραγγελία ή διαδρομή σε εξέλιξη για την οποία να γράψω, οπότε δεν στάλθηκε τίποτα.',
  which: (codes: string) => `Για ποιο πρόκειται; Πείτε ένα: ${codes}.`,
  over: () => 'Στο μεταξύ τελείωσε, οπότε δεν στάλθηκε τίποτα.',
  tooMany: (name: string) =>
    `Γράψατε αρκετές φορές την τελευταία ώρα (${name}), οπότε δεν στάλθηκε. Περιμένετε λίγο.`,
  unreachable: (name: string) =>
    `Το WhatsApp δεν μου επιτρέπει τώρα να γράψω (${name}), οπότε δεν στάλθηκε τίποτα. Αν επείγει, τηλεφωνήστε.`,
  fromCounterpart: (name: string, code: string, text: string) => `Μήνυμα από ${name} για ${code}:\n«${text}»`,
  toCounterpart: (customer: string | null, code: string, text: string, example: string) =>
    `Μήνυμα από τον πελάτη σας ${customer ?? '(χωρίς όνομα)'} για ${code}:\n«${text}»\nΓια να απαντήσετε, γράψτε ${example} και το κείμενό σας. Μεταφέρεται όπως είναι.`,
  whichServed: (codes, example) =>
    `Ποιο καθυστερεί: ${codes}; Δεν μεταφέρθηκε τίποτα ακόμη. Γράψτε το μαζί με τον κωδικό, για παράδειγμα: ${example}`,
  passedOn: (code: string) => `Μεταφέρθηκε στον πελάτη του ${code}.`,
  unknownCode: (code: string) =>
    `Δεν υπάρχει μήνυμα πελάτη με τον κωδικό ${code} που να μπορεί να απαντηθεί τώρα, οπότε δεν μεταφέρθηκε τίποτα.`,
  emptyReply: (code: string) => `Γράψτε το κείμενό σας μετά τον κωδικό ${code}. Δεν μεταφέρθηκε τίποτα.`,
  tooManyReplies: () => 'Γράψατε αρκετές φορές την τελευταία ώρα, οπότε δεν μεταφέρθηκε. Περιμένετε λίγο.',
};
