import type { ReadingWords } from './reading-words.ts';

export const english: ReadingWords = {
  numbers:
    'one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fifty 50',
  party:
    'N [*] lads|ladies|gentlemen|women|men|girls|boys|students|pensioners|tourists|colleagues|mates|grandchildren|siblings|folks|souls|buddies|visitors|travellers|travelers, N adult|adults [and|plus|with] N kid|kids|child|children|baby|babies|toddler|toddlers|teenager|teenagers, N people|person|persons|pax|guest|guests|adult|adults|seat|seats|ppl|diner|diners|head|heads|friends|player|players|cover|covers|passengers [total], N of us, N of us [now|total], make it|that N people|persons, party|group of N, N in total',
  partyAndOne:
    'me|myself|i and|plus|with N other|others|friend|friends|people|guests|colleagues, me|myself plus N, N adult|adults [and|plus|with] a|one kid|child|baby|toddler|infant, N people [and|plus|with] a|one kid|child|baby|toddler|infant',
  partyOf: [
    [2, 'the two of us, both of us, for|just us two, a couple, me and the wife|husband|missus'],
    [1, 'just|only me|myself, by myself, on my own, table for one'],
    [12, 'a dozen [people]'],
  ],
  partyBefore:
    'table|tables|seats|room|spot|place|reservation|booking for|of N, there are [only|just] N, there will [only|just] be [only|just] N, we are [now|actually|only|just] [only|just|now] N, were now N, its [now|just|only] N of us, we will [only|just] be [only|just] N, wed be N, we would be N, therell [only|just] be [only|just] N, well [only|just] be [only|just] N, were [only|just] N, only|just N of, for N, x N, N x',
  notParty:
    'am, pm, a m, p m, oclock, o clock, hour|hours|hr|hrs, minute|minutes|min|mins, night|nights, day|days, week|weeks, in the morning|evening|afternoon, thirty, fifteen, st|nd|rd|th, tl|try|lira, euro|euros, pound|pounds, dollar|dollars, jan*, feb*, mar|march, apr*, may, jun*, jul*, aug*, sep*, oct*, nov*, dec*',
  morePeople:
    'N more of us, N more please, and|plus N more, N more|extra|additional people|person|persons|guest|guests|adult|adults|friend|friends, N more of us, N more is|are|will|joining|joined|joins|coming, another|an|one extra|more person|guest|adult [is|will] [be] [joining|coming|join|come], another person|guest|adult|friend [is|will] [be] [joining|coming|join|come], plus N please|pls, N other|others is|are joining|coming',
  fewerPeople:
    'N less|fewer [people|person|guests], N [of] [us|them|people|guests|friends] dropped|backed|pulled|dropping|backing|pulling out, N [of] [us|them|people|guests|friends] [just|now|actually|sadly|unfortunately] cant|cannot|couldnt|wont|isnt|arent|not|doesnt|dont [be] [able] [to] make it, N [of] [us|them|people|guests|friends] [just|now|actually|sadly|unfortunately] cant|cannot|couldnt|wont|isnt|arent|not|doesnt|dont [be] [able] [to] come|coming|joining|join|there, N [of] [us|them|people|guests|friends] [just|now|actually|sadly|unfortunately] can not make it, N [of] [us|them|people|guests|friends] [just|now|actually|sadly|unfortunately] can not come|join, N [of] [us|them|people|guests|friends] [has|have|just] cancelled|canceled',
  book: 'book, booking, reserve, reservation, get us|me in|a, schedule, appointment, table for|at, a|one|our|the|any table, set up a table, hold us|me a',
  change:
    'instead, make it, change it|that|the|my|to, move it|that|my|the, actually, rather, reschedule, switch it|to',
  greeting: 'hello, hi, hiya, hey, good morning|evening|afternoon|day, greetings, dear merve, start',
  thanks: 'many thanks, thanks, thank you, thx, ty, cheers, much appreciated',
  negation:
    'no, not, without, never, none, nothing, cant, cannot, dont, doesnt, didnt, wont, isnt, arent, shouldnt, must not, neither, nor, except, unless, instead of, avoid, hate*',
  counted:
    'kid|kids, child|children, baby|babies, toddler|toddlers, infant|infants, adult|adults, tl|try|lira, euro|euros, pound|pounds|gbp, dollar|dollars|usd, budget, few, several, many, dozen, half, week|weeks, weekend|weekends, month|months, day|days, night|nights, hour|hours, minute|minutes, fortnight, tomorrow, today, tonight',
  company: 'person|people|persons, guest|guests, couple|couples, family|families, group|groups',
  moreOfDay:
    'after, before, following, preceding, past, since, until, nxt, nex, wk, wks, fortn*, evry, every',
  silent:
    'i hope this finds you well, hope you are well, i hope youre well, hope all is well, therell, theres, says, said, two|2 things|wishes|bookings, including|incl the|a|our|my|one baby|babies|child|children|kid|kids|toddler|infant, including|incl kids|children, better, i meant, i mean, works, same day, same time, a, an, the, new year, oh, of course, no wait, wait, no worries, doesnt matter, dont mind, i dont mind, we dont mind, same, turkish, wonderful, much obliged, anything, something, first, second, third, fourth, fifth, last, option, padel, tennis, i, im, ive, id, ill, we, were, weve, wed, well, us, you, youre, your, me, my, our, ours, it, its, he, she, they, them, their, is, are, am, be, been, was, will, would, wanna, want, wants, wanted, like, love to, could, can, may i, might, shall, should, do, does, did, have, has, had, got, get, give, take, make, need, needs, looking, look, hoping, hope, wish, try, trying, let, lets, go, going, come, coming, visit, eat, eating, dine, dining, join, please, pls, plz, pleez, kindly, u, ur, r, ya, yall, gonna, gotta, gimme, lemme, kinda, tho, tbh, btw, lol, haha, yo, dude, bro, mate, guys, folks, ty, tysm, thanx, thanks, thank, thx, cheers, to, for, at, on, in, of, with, by, from, into, as, and, also, too, plus, so, then, there, here, that, this, these, those, some, any, all, just, only, ok, okay, right, yes, yeah, yep, sure, great, perfect, good, nice, fine, hi, hello, hey, hiya, dear, merve, greetings, morning, evening, afternoon, dinner, lunch, supper, breakfast, brunch, meal, drinks, food, table, tables, seat, seats, spot, place, places, room, rooms, slot, slots, session, court, booking, book, booked, reserve, reserved, reservation, reservations, appointment, hold, arrange, set, up, sort, party, group, people, persons, person, pax, guests, total, number, time, clock, oclock, around, about, approx, roughly, say, maybe around, please book, if possible, possible, available, availability, free, restaurant, hotel, cafe, bar, salon, haircut, name, called, see, you, will be, us in, it at, again, now, sorry, hmm, um, uh, well, actually, rather, instead, change, switch, move, one, ones, which, who, whats, what, how, when, where, if, or so, ish, date, friend, friends, wife, husband, girlfriend, boyfriend, partner, son, daughter, mum, mom, dad, mother, father, parents, colleagues, but, because, since, while, much, very, really, lovely, cool, hey there, am pm, pm, am',
};
