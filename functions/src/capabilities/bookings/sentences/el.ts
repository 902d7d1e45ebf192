import { counted } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { BookingSentences } from './en.ts';

const { yes, no } = answerWords.el;
const people = (count: number) => counted('el', count, { one: '# άτομο', other: '# άτομα' });

export const greek: BookingSentences = {
  proposal: (booking, extra) =>
    [
      `${booking.what} (${extra.town})`,
      booking.when,
      ...(extra.repeatedTime === null
        ? []
        : [
            `Εκείνη την ημέρα τα ρολόγια γυρίζουν πίσω και η ώρα αυτή υπάρχει δύο φορές: εννοείται η πρώτη, ${extra.repeatedTime}.`,
          ]),
      `Για ${people(booking.party)}`,
      ...(extra.price === null ? [] : [`Τιμή: ${extra.price}`]),
      `Το κρατώ για εσάς έως τις ${extra.until}. Δεν έχει γίνει ακόμη κράτηση.`,
      `Για να γίνει η κράτηση απαντήστε ${yes}, για να αφεθεί ${no}.`,
    ].join('\n'),
  confirmed: (booking, told) =>
    [
      `Επιβεβαιώθηκε: ${booking.what}`,
      booking.when,
      `Για ${people(booking.party)}`,
      `Ο κωδικός της κράτησής σας είναι ${booking.reference}.`,
      told
        ? 'Τους ειδοποιώ τώρα.'
        : 'Δεν είναι δυνατή η επικοινωνία μαζί τους μέσω εμού· παρακαλώ δείξτε αυτόν τον κωδικό όταν φτάσετε.',
    ].join('\n'),
  released: (booking) => `Αποδεσμεύτηκε: ${booking.what}, ${booking.when}. Δεν έγινε καμία κράτηση.`,
  replaced: (booking) => `Αποδέσμευσα την προηγούμενη επιλογή: ${booking.what}, ${booking.when}.`,
  slotTaken: (time, what, free) =>
    free.length === 0
      ? `Η ώρα ${time} δεν είναι διαθέσιμη (${what}) και δεν υπάρχει άλλη κοντά της, οπότε δεν έγινε κράτηση. Παρακαλώ επιλέξτε άλλη ημέρα ή άλλο μέρος.`
      : `Η ώρα ${time} δεν είναι διαθέσιμη (${what}), οπότε δεν έγινε κράτηση. Διαθέσιμες ώρες, ${free.join(', ')}. Ποια να κρατήσω;`,
  cancelProposal: (booking) =>
    [
      `Να ακυρώσω αυτή την κράτηση; ${booking.what}`,
      booking.when,
      `Για ${people(booking.party)}, κωδικός ${booking.reference}. Η κράτηση ισχύει ακόμη.`,
      `Για να ακυρωθεί απαντήστε ${yes}, για να μείνει ${no}.`,
    ].join('\n'),
  cancelled: (booking, told) =>
    `Ακυρώθηκε: ${booking.what}, ${booking.when} (κωδικός ${booking.reference}).${told ? ' Τους ειδοποιώ τώρα.' : ''}`,
  kept: (reference) => `Η κράτησή σας ${reference} μένει όπως είναι. Δεν έγινε καμία ακύρωση.`,
  alreadyBegun: (booking) =>
    `${booking.what} (κωδικός ${booking.reference}): η ώρα της κράτησης, ${booking.when}, έχει περάσει, οπότε δεν υπάρχει κάτι για ακύρωση.`,
  merchantBooked: (booking, customer, price) =>
    [
      `Νέα κράτηση ${booking.reference}: ${booking.what}`,
      booking.when,
      `${people(booking.party)}${customer === null ? '' : `, όνομα: ${customer}`}${price === null ? '' : `, τιμή: ${price}`}`,
      'Η κράτηση έχει την επιβεβαίωση του πελάτη μέσω της Merve.',
    ].join('\n'),
  merchantCancelled: (booking, customer) =>
    [
      `Ακύρωση κράτησης ${booking.reference}: ${booking.what}`,
      booking.when,
      `${people(booking.party)}${customer === null ? '' : `, όνομα: ${customer}`}`,
      'Η ακύρωση έγινε από τον πελάτη μέσω της Merve· η ώρα είναι πάλι ελεύθερη.',
    ].join('\n'),
  holdLetGo: (what, when) =>
    `Ο χρόνος για την απάντησή σας τελείωσε, οπότε άφησα ελεύθερο το εξής: ${what}, ${when}. Δεν έγινε καμία κράτηση. Αν το θέλετε ακόμη, γράψτε μου και θα ψάξω ξανά.`,
  moveLetGo: (what, when) =>
    `Ο χρόνος για την απάντησή σας τελείωσε, οπότε άφησα ελεύθερη τη νέα ώρα: ${what}, ${when}. Δεν μεταφέρθηκε τίποτα και η κράτησή σας μένει όπως ήταν. Αν θέλετε ακόμη να μεταφερθεί, γράψτε μου και θα ψάξω ξανά.`,
  guest: () => 'ένας πελάτης',
};
