import type { Lexicon } from '../lexicon.ts';
import { list } from './list.ts';

const subjects = list(`
    that, this, it, those, these, all, everything, which, the details, those details, that one, this one,
    that time, the time, the information, the info, that all, it all`);
const judges = list(`
    is, are, sounds, sound, looks, look, seems, works, would be, will be, will work, would work, should be,
    should work, seems to be, feels`);
const degrees = [
  '',
  ...list(`
    all, really, very, so, just, absolutely, perfectly, totally, pretty, quite, also, like`),
];
const praise = list(`
    good, great, perfect, right, correct, fine, ok, okay, okey, nice, wonderful, excellent, awesome,
    amazing, fantastic, lovely, cool, fabulous, brilliant, ideal, terrific, alright, accurate, delightful,
    superb, super, exactly right, spot on, acceptable, a good idea, a great idea, a good one, a great one,
    a plan, a deal, a good plan, a great plan, a good choice, a great choice, a good option, a great option,
    it, a good time, a great time, good enough,
    grand, sound, sorted, bang on, ace, mint, class, dandy, fab, sweet, golden, magic, champion, us, a winner, doable`);
const contracted = list(`
    thats, its, itll be, thatll be, thatd be, theyre, itd be, sounds, looks, seems, thats all, all is, alls,
    everythings, all looks, all sounds, thts, tats`);

const wants = [
  '',
  ...list(`
    please, i want to, id like to, i would like to, id love to, i would love to, lets, let us, we want to,
    wed like to, we would like to, go ahead and, you can, you may, please go ahead and,
    you can go ahead and, just, can you, can you please, could you, could you please, would you please,
    would you, id like you to, i want you to, i would like you to, please do, so, i wish to`),
];
const acts = list(`
    book, reserve, order, schedule, buy, purchase, take, do, submit, finalize, finalise, complete,
    proceed with, go with, go for, go ahead with, get, send, place, secure, arrange, grab, lock in, lock,
    keep, add, play, rent`);
const objects = list(`
    it, that, this, that one, this one, them, those, the table, the reservation, the booking, the order,
    the ride, the appointment, the taxi, the cab, the tickets, the ticket, the room, the request,
    that for me, it for me, it for us, it now, it up`);
const bookings = list(`
    make the reservation, make the booking, make that reservation, make this reservation,
    make the appointment, make that booking, make that happen, make it happen, make it so,
    make the purchase, make this booking, make the order, set it up, set that up, book me in, sign me up,
    put it through, put that through, call the taxi, call it in, proceed, continue, go ahead, move ahead,
    go forward`);
const confirmers = ['', 'i', 'i can', 'i do', 'i hereby', 'yes i', 'we', ...wants];
const confirmations = list(`confirm, accept, approve, agree, agree to, agree with`);
const confirmed = [
  '',
  ...list(`
    it, that, this, the booking, the reservation, the order, the ride, the taxi, booking, reservation, order`),
];

const things = list(`
    it, that, this, the booking, the reservation, the order, the ride, the taxi, the appointment, the table,
    that one, this one, everything, my booking, my reservation, my order`);
const denials = list(`
    i dont want, i do not want, i dont like, i do not like, we dont want, i wont take, i dont want to book,
    i do not want to book, dont book, do not book, please dont book, dont reserve, dont do, do not do,
    please dont do, dont confirm, do not confirm, please do not book, dont order, dont send,
    i no longer want, i dont need, i no longer need, not interested in`);
const withdrawers = [
  '',
  ...list(`
    please, can you, can you please, could you, could you please, i want to, id like to, i would like to,
    lets, just, i wish to, go ahead and, i need to, i have to`),
];

/** Yeses, noes and withdrawals that are built of pieces: one phrase for each way through a row. */
export const englishFamilies: NonNullable<Lexicon['families']> = {
  yes: [
    [subjects, judges, degrees, praise],
    [
      subjects,
      list(`
    works, work, will work, would work, should work, can work, could work, suits, does it`),
      [
        '',
        ...list(`
    great, perfectly, fine, well, just fine, really well, very well, wonderfully, out`),
      ],
      ['', ...list(`for me, for us, me, us, for my family, with me`)],
    ],
    [
      subjects,
      ['is', 'will be', 'would be', 'sounds', 'looks'],
      degrees,
      list(`
    fine, good, great, okay, ok, perfect, alright, cool, acceptable, suitable`),
      list(`for me, for us, with me, with us, by me, to me, to us`),
    ],
    [contracted, degrees, praise],
    [wants, acts, objects],
    [
      list(`im, i am, were, we are, id be, i would be, i feel`),
      ['', ...list(`totally, perfectly, very, so, really, quite, completely`)],
      list(`
    fine, good, ok, okay, happy, cool, alright, great, comfortable, on board`),
      ['with'],
      list(`that, it, this, those, everything, all of that, the details`),
    ],
    [
      list(`
    that, this, it, thats, its, those, everything, all, the details, those details, all the details, all of that,
    the information, all the information, all of this, all that, all those details, the info, all details`),
      ['', 'is', 'are', 'looks', 'sounds', 'seems'],
      ['', ...list(`all, indeed, exactly, about, absolutely, totally, perfectly, definitely, just`)],
      list(`
    correct, right, confirmed, fine, good, great, perfect, okay, ok, accurate, well, it, the one,
    what i want, what i need, what i wanted, what i asked for, what i want to do, what id like, what i like, the ticket,
    as i want, what i said`),
      ['', ...list(`for me, for us, with me, with us, to me, to us, by me`)],
      [
        '',
        ...list(
          `to proceed, to proceed further, to proceed now, and proceed, and you can proceed, please proceed`,
        ),
      ],
    ],
    [
      list(
        `i confirm, i can confirm, i do confirm, i accept, i approve, i agree to, confirming, i want, ill take, please confirm`,
      ),
      list(
        `all, it all, all that, that all, them all, the same, all of it, all of that, this all, everything, all the details, the details, all details, that it is correct, that this is correct, them, these, those`,
      ),
    ],
    [
      ['you', 'youve', 'you have'],
      ['', 'have', 'finally', 'all'],
      list(
        `got it, nailed it, got it right, got that right, got it all, it right, it all right, it exactly, everything right, all the details right, it`,
      ),
      ['', ...list(`exactly, perfectly, again, all right, right`)],
    ],
    [wants, bookings],
    [confirmers, confirmations, confirmed],
  ],
  no: [[denials, things]],
  regrets: [
    [
      ['', ...list(`we, i, he, she, they, unfortunately we, unfortunately i, sadly we, sadly i`)],
      list(
        `cant, cannot, can not, wont, will not, wont be able to, will not be able to, are not able to, am not able to`,
      ),
      list(`make it, come, go, be there, get there, attend`),
      ['', ...list(`any more, anymore, after all, this time, now, sadly, unfortunately`)],
    ],
    [
      list(`dont, do not, no longer, we dont, i dont, we do not, i do not, we no longer, i no longer`),
      ['need'],
      list(`the taxi, that taxi, the table, the room, the cab, the ride`),
      ['', ...list(`any more, anymore, after all, now`)],
    ],
  ],
  withdraw: [
    [withdrawers, list(`cancel, cancle, cancell, abort, call off, discard`), ['', ...things]],
    [withdrawers, ['drop'], things],
  ],
};
