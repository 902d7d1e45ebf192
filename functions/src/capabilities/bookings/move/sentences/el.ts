import { counted } from '@merve/contract/words';
import { answerWords } from '../../../../language/answer-words.ts';
import type { MoveSentences } from './en.ts';
import { priceLine, side } from './move-lines.ts';

const word = answerWords.el;
const people = (count: number) => counted('el', count, { one: '# άτομο', other: '# άτομα' });

export const greek: MoveSentences = {
  proposal: (move, extra) =>
    [
      `Να μεταφέρω την κράτησή σας ${move.reference}; ${move.what}`,
      `Από: ${side(move.from, people(move.fromParty))}`,
      `Σε: ${side(move.to, people(move.party))}`,
      ...(extra.repeatedTime === null
        ? []
        : [
            `Εκείνη τη μέρα τα ρολόγια γυρίζουν πίσω και η ώρα αυτή υπάρχει δύο φορές: αυτή είναι η πρώτη, ${extra.repeatedTime}.`,
          ]),
      ...priceLine('Τιμή', extra.price, 'όπως πριν'),
      `Η νέα ώρα κρατείται για εσάς έως τις ${extra.until}. Μέχρι να απαντήσετε, η κράτησή σας μένει όπως είναι.`,
      `Για να μεταφερθεί απαντήστε ${word.yes}, για να μείνει ως έχει ${word.no}.`,
    ].join('\n'),
  moved: (move, reference, told) =>
    [
      `Η κράτηση μεταφέρθηκε: ${move.what}`,
      `Τώρα: ${side(move.to, people(move.party))}`,
      `Ο κωδικός της κράτησής σας είναι τώρα ${reference} (πριν: ${move.reference}).`,
      told
        ? 'Τους ειδοποιώ τώρα.'
        : 'Δεν μπορώ να τους ειδοποιήσω, οπότε παρακαλώ δείξτε αυτόν τον κωδικό όταν φτάσετε.',
    ].join('\n'),
  stands: (reference) => `Η κράτησή σας ${reference} μένει όπως είναι· δεν μεταφέρθηκε τίποτα.`,
  sameAsBefore: (reference, when, party) =>
    `Η κράτησή σας ${reference} είναι ήδη έτσι: ${side(when, people(party))}. Ποια μέρα, ώρα ή πόσα άτομα θέλετε αντί γι’ αυτό;`,
  notConfirmed: (reference) =>
    `Το ${reference} δεν έχει κλειστεί ακόμη, οπότε δεν υπάρχει κάτι να μεταφερθεί. Πείτε μου απλώς τι θέλετε αντί γι’ αυτό.`,
  begun: (reference, when) =>
    `Η κράτησή σας ${reference} ήταν για ${when}, που έχει περάσει, οπότε δεν μπορεί πια να μεταφερθεί.`,
  merchantMoved: (move, reference, customer, price) =>
    [
      `Μεταφορά κράτησης: ${move.what}`,
      `Από: ${side(move.from, people(move.fromParty))} (${move.reference})`,
      `Σε: ${side(move.to, people(move.party))} (${reference})`,
      ...(customer === null ? [] : [`Όνομα: ${customer}`]),
      ...(price === null ? [] : [`Τιμή: ${price}`]),
      'Η μεταφορά έγινε από τον πελάτη μέσω της Merve· η προηγούμενη ώρα είναι πάλι ελεύθερη.',
    ].join('\n'),
};
