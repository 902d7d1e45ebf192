/** How many people: "for 4", "table for two", "two of us", "dört kişilik", "ikimiz". */
import { type Scan, take } from './fold-text.ts';
import { englishNumber, readNumber, turkishNumber } from './number-words.ts';

const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** What may not follow "for N", because N then is a time, a date or a length. */
const notAParty = `(?![\\d:./]|(?:st|nd|rd|th)\\b| ?(?:am|pm|a\\.m|p\\.m|o'?clock|hours?|hrs?|minutes?|mins?|nights?|days?|weeks?|in the (?:evening|morning|afternoon)|half|thirty|${months}|tl|lira|euros?|pounds?|[£€₺$])\\b)`;
const people = `(?:people|persons?|pax|guests?|adults?|seats?|ppl|diners?|heads?|friends|of us|players?|covers?|person table)`;

type Reader = readonly [pattern: RegExp, read: (match: RegExpMatchArray) => number | null];

const number = (match: RegExpMatchArray, group = 1): number | null => {
  const text = match[group];
  return text === undefined ? null : readNumber(text);
};
const plus = (match: RegExpMatchArray, extra: number): number | null => {
  const value = number(match);
  return value === null ? null : value + extra;
};

/** The first reader that matches decides, so the most explicit wording stands first. */
const readers: readonly Reader[] = [
  [
    new RegExp(
      `(${englishNumber}) adults?,? (?:and|\\+|with|,) ?(${englishNumber}) (?:kids?|child(?:ren)?|bab(?:y|ies))`,
      'g',
    ),
    (match) => (number(match, 1) ?? 0) + (number(match, 2) ?? 0),
  ],
  [
    new RegExp(`(${turkishNumber}) yetiskin,?(?: ve)? (${turkishNumber}) cocuk[a-z]*`, 'g'),
    (match) => (number(match, 1) ?? 0) + (number(match, 2) ?? 0),
  ],
  [
    new RegExp(`\\b(?:me|myself|i) (?:and|plus|with|\\+) (${englishNumber}) (?:other )?[a-z]+`, 'g'),
    (match) => plus(match, 1),
  ],
  [new RegExp(`\\bben ve (${turkishNumber}) [a-z]+`, 'g'), (match) => plus(match, 1)],
  [
    new RegExp(
      `\\b(?:(?:for|table for|table of|party of|group of|we are|we're|we will be|make it(?: for)?) )?(${englishNumber})[ -]?(?:more )?(?:${people})\\b`,
      'g',
    ),
    (match) => (/ more /.test(match[0]) ? null : number(match)),
  ],
  [
    new RegExp(
      `\\b(?:toplam )?(${turkishNumber}) ?(?:kisi(?!sel)(?!lere)[a-z]*|pax)(?! (?:daha|fazla|eksik|az))\\b`,
      'g',
    ),
    (match) => number(match),
  ],
  [/\bkisi sayisi:? ?(?:olsun )?(\d{1,9})\b/g, (match) => number(match)],
  [/\b(?:ikimiz|ikimize|ikimizin|esim ve ben|esimle|sevgilimle|karimla|kocamla)\b/g, () => 2],
  [/\bucumuz(?:e|un)?\b/g, () => 3],
  [/\bdordumuz(?:e|un)?\b/g, () => 4],
  [/\bbesimiz(?:e|in)?\b/g, () => 5],
  [/\baltimiz(?:a|in)?\b/g, () => 6],
  [/\b(?:tek basima|yalnizim|tek kisi[a-z]*|sadece ben|bir tek ben)\b/g, () => 1],
  [
    new RegExp(
      `\\b(?:table|tables|seats|room|spot|place|reservation|booking) (?:for|of) (${englishNumber})\\b${notAParty}`,
      'g',
    ),
    (match) => number(match),
  ],
  [new RegExp(`\\b(?:party|group) of (${englishNumber})\\b`, 'g'), (match) => number(match)],
  [
    new RegExp(
      `\\b(?:there (?:are|will be)|we are|we're|we will be|we'll be) (${englishNumber})\\b${notAParty}`,
      'g',
    ),
    (match) => number(match),
  ],
  [new RegExp(`\\bfor (${englishNumber})\\b${notAParty}`, 'g'), (match) => number(match)],
  [
    /\b(?:just|only) (?:me|myself|one|1)\b|\bby myself\b|\bon my own\b|\bfor me\b(?= |$)(?!.*\b(?:find|book)\b)/g,
    () => 1,
  ],
  [
    /\b(?:the two of us|both of us|a couple|my (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)|(?:me|i) and my (?:wife|husband|partner|girlfriend|boyfriend|friend|mum|mom|dad|mother|father)|with my (?:wife|husband|partner|girlfriend|boyfriend))\b/g,
    () => 2,
  ],
  [/\ba dozen\b/g, () => 12],
];

const oneMore: readonly (readonly [RegExp, 1 | -1])[] = [
  [new RegExp(`\\b(${englishNumber}) (?:more|extra|additional) (?:${people}|person)\\b`, 'g'), 1],
  [new RegExp(`\\b(${englishNumber}) (?:less|fewer) (?:${people}|person)?`, 'g'), -1],
  [new RegExp(`\\b(${turkishNumber}) kisi (?:daha|fazla)\\b`, 'g'), 1],
  [new RegExp(`\\b(${turkishNumber}) kisi (?:eksik|az)\\b`, 'g'), -1],
];

export interface PartyReading {
  /** People, a whole number; 0 and 500 are passed on, since the tool refuses them with the offering's own limits. */
  readonly party: number | null;
  /** "one more person": people to add to what was already said. */
  readonly change: number | null;
}

/** Reads the party from folded text and blanks what it took. */
export function takeParty(scan: Scan): PartyReading {
  let change: number | null = null;
  for (const [pattern, sign] of oneMore) {
    take(scan, pattern, (match) => {
      const value = number(match);
      if (value === null) return false;
      change = sign * value;
      return true;
    });
    if (change !== null) return { party: null, change };
  }
  for (const [pattern, read] of readers) {
    let party: number | null = null;
    take(scan, pattern, (match) => {
      // "2.5 people" and "-3 people" are no party; the digits after the sign must not be taken for one.
      if (match.index !== undefined && /[\d][.,]$|-$/.test(scan.text.slice(0, match.index))) return false;
      party = read(match);
      return party !== null;
    });
    if (party !== null) return { party, change: null };
  }
  return { party: null, change: null };
}
