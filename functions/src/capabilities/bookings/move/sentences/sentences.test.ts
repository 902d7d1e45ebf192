import { describeTranslations } from '../../../../language/testing/describe-translations.ts';
import { moveSentences } from './index.ts';

const move = {
  what: '7 Lanterns – Dinner (terrace)',
  reference: 'K7QF2M',
  from: '22.11., 20:00',
  to: '23.11., 21:30',
  fromParty: 5,
  party: 7,
};
const extra = {
  price: { from: 'TRY 500', to: 'TRY 750', difference: '+ TRY 250' },
  repeatedTime: 'UTC+3',
  until: '19:45',
};

describeTranslations('what is said about moving a booking', moveSentences, {
  values: [
    '7 Lanterns',
    'K7QF2M',
    '19:45',
    'TRY 1,250',
    move.what,
    move.from,
    move.to,
    extra.price.from,
    extra.price.to,
    extra.price.difference,
    extra.repeatedTime,
  ],
  says: (say) => ({
    proposal: [say.proposal(move, extra)],
    moved: [say.moved(move, 'K7QF2M', true), say.moved(move, 'K7QF2M', false)],
    stands: [say.stands('7 Lanterns')],
    sameAsBefore: [say.sameAsBefore('7 Lanterns', 'K7QF2M', 5)],
    notConfirmed: [say.notConfirmed('7 Lanterns')],
    begun: [say.begun('7 Lanterns', 'K7QF2M')],
    merchantMoved: [
      say.merchantMoved(move, 'K7QF2M', '19:45', 'TRY 1,250'),
      say.merchantMoved(move, 'K7QF2M', null, null),
    ],
  }),
});
