import type { Words } from './word-classes.ts';

const units: Readonly<Record<number, string>> = {
  1: 'ein',
  2: 'zwei',
  3: 'drei',
  4: 'vier',
  5: 'fünf',
  6: 'sechs',
  7: 'sieben',
  8: 'acht',
  9: 'neun',
};

/** "einundzwanzig" to "neunundfünfzig". */
const joined = Object.fromEntries(
  Object.entries({ 20: 'zwanzig', 30: 'dreißig', 40: 'vierzig', 50: 'fünfzig' }).flatMap(([ten, word]) =>
    Object.entries(units).map(([unit, name]) => [Number(ten) + Number(unit), `${name}und${word}`]),
  ),
);
const cardinals: Readonly<Record<number, string>> = {
  ...joined,
  10: 'zehn',
  11: 'elf',
  12: 'zwölf',
  13: 'dreizehn',
  14: 'vierzehn',
  15: 'fünfzehn',
  16: 'sechzehn',
  17: 'siebzehn',
  18: 'achtzehn',
  19: 'neunzehn',
  20: 'zwanzig',
  30: 'dreißig|dreissig',
  40: 'vierzig',
  50: 'fünfzig',
};
const stems: Readonly<Record<number, string>> = {
  1: 'erst',
  2: 'zweit',
  3: 'dritt',
  4: 'viert',
  5: 'fünft',
  6: 'sechst',
  7: 'siebt',
  8: 'acht',
  9: 'neunt',
};
/** "ersten", "einunddreißigsten". */
const ordinals = Object.fromEntries(
  Array.from({ length: 31 }, (_, index) => index + 1).map((number) => {
    const word = cardinals[number]?.split('|')[0];
    const stem = stems[number] ?? `${word ?? ''}${number < 20 ? 't' : 'st'}`;
    return [number, ['en', 'er', 'em'].map((ending) => `${stem}${ending}`).join('|')];
  }),
);

export const german: Words = {
  language: 'de',
  numbers: {
    ...units,
    ...cardinals,
    1: 'ein|eins|eine|einen|einer|einem',
    2: 'zwei|zwo',
  },
  ordinals,
  days: {
    [-1]: 'gestern',
    0: 'heute|heut',
    1: 'morgen|morgn',
    2: 'übermorgen|uebermorgen',
    3: 'überübermorgen',
  },
  parts: {
    morning: 'morgen|morgens|früh|vormittag|vormittags|frühstück|frühmorgens|am morgen|in der früh',
    noon: 'mittag|mittags|mittagessen|mittagszeit',
    afternoon: 'nachmittag|nachmittags|nachmittag',
    evening: 'abend|abends|abendessen|frühabend|spätabends|abend essen',
    night: 'nacht|nachts',
  },
  units: {
    minute: 'minute|minuten|min',
    hour: 'stunde|stunden|std',
    day: 'tag|tage|tagen|tages',
    night: 'nacht|nächte|nächten|übernachtung|übernachtungen',
    week: 'woche|wochen',
    month: 'monat|monate|monaten|monats',
    year: 'jahr|jahre|jahren|jahres',
  },
  minutesLong: {
    30: 'eine halbe stunde|einer halben stunde',
    90: 'anderthalb stunden|eineinhalb stunden|einundeinhalb stunden',
  },
  weekdays: {
    1: 'mo.|montags|montag',
    2: 'di.|dienstags|dienstag',
    3: 'mi.|mittwochs|mittwoch',
    4: 'do.|donnerstags|donnerstag',
    5: 'fr.|freitags|freitag',
    6: 'sa.|samstags|samstag|sonnabend|sonnabends',
    7: 'sonntags|sonntag',
  },
  months: { 1: 'jänner', 2: 'feber' },
  holidays: {
    101: 'neujahr|neujahrstag|neujahrsabend',
    106: 'dreikönigstag|heilige drei könige',
    214: 'valentinstag',
    1003: 'tag der deutschen einheit',
    1206: 'nikolaus|nikolaustag',
    1224: 'heiligabend|heiliger abend|heiligen abend|weihnachtsabend|heilig abend',
    1225: 'weihnachten|erster weihnachtstag|ersten weihnachtstag|1. weihnachtstag|weihnachtstag|ersten weihnachtsfeiertag|1. weihnachtsfeiertag|erster weihnachtsfeiertag',
    1226: 'zweiter weihnachtstag|zweiten weihnachtstag|2. weihnachtstag|zweiten weihnachtsfeiertag|2. weihnachtsfeiertag|zweiter weihnachtsfeiertag|stephanstag|stefanitag',
    1231: 'silvester|sylvester|silvesterabend|silvesternacht',
  },
  feasts: {
    roseMonday: 'rosenmontag',
    shroveTuesday: 'faschingsdienstag|fastnachtsdienstag|veilchendienstag',
    ashWednesday: 'aschermittwoch',
    maundyThursday: 'gründonnerstag',
    goodFriday: 'karfreitag',
    holySaturday: 'karsamstag|ostersamstag',
    easterSunday: 'ostersonntag',
    easterMonday: 'ostermontag',
    ascension: 'christi himmelfahrt|himmelfahrt|himmelfahrtstag|vatertag',
    whitSunday: 'pfingstsonntag',
    whitMonday: 'pfingstmontag',
    corpusChristi: 'fronleichnam',
    orthodoxEaster: 'orthodoxes ostern|orthodoxen ostern|orthodoxer ostersonntag|orthodoxen ostersonntag',
    firstAdvent:
      'erster advent|ersten advent|1. advent|1. adventssonntag|ersten adventssonntag|erster adventssonntag',
    secondAdvent:
      'zweiter advent|zweiten advent|2. advent|2. adventssonntag|zweiten adventssonntag|zweiter adventssonntag',
    thirdAdvent:
      'dritter advent|dritten advent|3. advent|3. adventssonntag|dritten adventssonntag|dritter adventssonntag',
    fourthAdvent:
      'vierter advent|vierten advent|4. advent|4. adventssonntag|vierten adventssonntag|vierter adventssonntag',
    mothersDay: 'muttertag',
  },
  words: {
    half: 'halbe|halben',
    halfTo: 'halb|halber',
    quarter: 'viertel',
    threeQuarters: 'dreiviertel|drei viertel',
    past: 'nach',
    to: 'vor',
    oclock: 'uhr|h',
    am: 'am',
    pm: 'pm',
    meal: 'frühstück',
    midnight: 'mitternacht|mitternachts',
    this: 'diese|diesen|dieser|diesem|dieses',
    coming: 'kommende|kommenden|kommender|kommendem|nächsten|nächster|nächstem|nächstes|nächste',
    afterNext: 'übernächste|übernächsten|übernächster|übernächster',
    last: 'letzte|letzten|letzter|vergangene|vergangenen',
    later: 'später|danach|darauf',
    earlier: 'früher|eher|vorher',
    nextDay:
      'am nächsten tag|nächsten tag|am tag danach|tag danach|am tag darauf|tag darauf|tags darauf|am folgetag|folgetag|am folgenden tag|folgenden tag|den tag danach|den tag darauf|einen tag später|am tag drauf',
    weekend: 'wochenende|wochenenden',
    vague:
      'ostern|osterwochenende|pfingsten|pfingstwochenende|fasching|karneval|zuckerfest|opferfest|bayram|pessach|chanukka|nouruz|adventswochenende|irgendwann|mal wieder|demnächst|bald|anderer tag|anderen tag|irgendeinen tag|einen anderen tag|die tage',
    greeting: 'guten morgen|guten abend|guten tag|gute nacht|schönen tag|schönen abend|moin',
    now: 'jetzt|sofort|gleich|sofort bitte',
    at: 'um|gegen|ca|circa|etwa|ungefähr',
    on: 'am|an|den|dem|zum',
    from: 'von|vom|ab|seit|beginnend',
    until: 'bis|bis zum|zum|bis zu',
    between: 'zwischen',
    for: 'für|fuer',
    in: 'in',
    after: 'nach',
    before: 'vor',
    and: 'und',
    or: 'oder',
    filler: 'der|die|das|den|dem|des|zu|am|um|so',
    theDay: 'tag',
    ordinalMark: 'ten|sten|te|ste|er|tes',
    people:
      'personen|person|leute|pers|gäste|gast|erwachsene|erwachsener|kinder|kind|baby|plätze|platz|mann|freunde|sterne|stück|mal|flaschen|portionen|weitere|mehr|stühle',
    money: 'euro|eur|lira|tl|pfund|dollar|prozent',
    street: 'straße|strasse|str|weg|platz|gasse|allee|ring|stock|etage',
    numbered: 'zimmer|wohnung|nummer|nr|haus|tisch|raum|hausnummer',
    not: 'nicht|statt|anstatt|außer',
    move: 'verschieben|verschiebe|verlegen|ändern|umbuchen',
  },
  compounds: true,
  weakest: 'so|do|mi|mo|di|fr|sa',
  weak: 'mai|mär|mar|an',
};
