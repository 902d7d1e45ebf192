import { describe, expect, test } from '@jest/globals';
import { allergenSchema, type Language, languageSchema } from '@merve/contract';
import { allergenName } from '@merve/contract/words';
import fc from 'fast-check';
import { moveSentences } from '../../capabilities/bookings/move/sentences/index.ts';
import { bookingSentences } from '../../capabilities/bookings/sentences/index.ts';
import { taxiSentences } from '../../capabilities/taxi/sentences/index.ts';
import { answerWords } from '../../language/answer-words.ts';
import { requestSentences } from '../../requests/sentences/index.ts';
import { classifyReply } from './classify-reply.ts';
import type { Lexicon } from './lexicon.ts';
import { lexicons } from './lexicons/index.ts';
import { phraseWords } from './phrase-index.ts';
import type { Action } from './reading.ts';

const when = '23.11.2026, 20:00 (Asia/Famagusta, UTC+2)';
const later = '23.11.2026, 21:00 (Asia/Famagusta, UTC+2)';
const booking = { what: 'Carob Lantern – Table', when, party: 4, reference: 'K7QF2M' };
const extra = { town: 'Kyrenia / Girne', price: null, repeatedTime: null, until: '21:10' };
const ride = {
  code: 'K7QF2M',
  from: 'Harbour',
  to: 'Ercan',
  district: 'Kyrenia',
  party: 2,
  distance: null,
  when,
  fare: null,
};
const move = {
  what: booking.what,
  reference: booking.reference,
  from: when,
  to: later,
  fromParty: 4,
  party: 4,
};

/** What is really shown to people, by the action that a yes to it carries out. */
const proposals: Readonly<Record<Action, (language: Language) => readonly string[]>> = {
  make: (language) => [bookingSentences(language).proposal(booking, extra)],
  move: (language) => [
    moveSentences(language).proposal(move, { price: null, repeatedTime: null, until: extra.until }),
  ],
  cancel: (language) => [
    bookingSentences(language).cancelProposal(booking),
    taxiSentences(language).cancelProposal(ride, null),
    requestSentences(language).cancelProposal(
      {
        label: requestSentences(language).label('food', 'K7QF2M'),
        reference: 'K7QF2M',
        business: 'Stone Mill Pide',
      },
      false,
    ),
  ],
};
const actions = ['make', 'move', 'cancel'] as const;
const told: Readonly<Record<Action, (lexicon: Lexicon) => readonly string[]>> = {
  make: ({ makes }) => makes,
  move: ({ moveIt }) => moveIt,
  cancel: ({ withdraw = [], families }) => [
    ...withdraw,
    ...(families?.withdraw === undefined ? [] : ['cancel it']),
  ],
};

const verdict = (text: string, language: Language, summary: string) =>
  classifyReply(text, { language, pending: { summary }, now: new Date('2026-11-22T19:00:00Z') }).verdict;

describe('the action that is proposed', () => {
  const cases = actions.flatMap((action) =>
    languageSchema.options.flatMap((language) =>
      proposals[action](language).map((summary) => [action, language, summary]),
    ),
  );

  test.each(cases)(
    '%s in %s: its own words agree, and those of the other actions never do: %s',
    (action, language, summary) => {
      const lexicon = lexicons.find((one) => one.language === language);
      if (lexicon === undefined) throw new Error(`no lexicon of ${language}`);
      const asks = new Set([...Object.values(lexicon.things ?? {}).flat(), ...(lexicon.askParticles ?? [])]);
      const wrong = actions.flatMap((other) =>
        told[other](lexicon).filter((phrase) => {
          const agrees = verdict(phrase, lexicon.language, summary) === 'yes';
          // "Call the taxi" agrees to no table, and a question ("iptal eder misin") to nothing.
          return other === action ? !agrees && !phrase.split(' ').some((word) => asks.has(word)) : agrees;
        }),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('a yes among courtesies', () => {
  const closed = (entries: readonly string[] = []) => entries.filter((entry) => !entry.endsWith('*'));
  const folded = (entry: string) => phraseWords(entry).join(' ');
  const objecting = new Set(
    lexicons.flatMap((one) =>
      closed([...one.contrast, ...one.change, ...one.condition, ...one.negation, ...one.adds]).map(folded),
    ),
  );
  const spoken = lexicons.map((lexicon) => ({
    language: lexicon.language,
    yes: answerWords[lexicon.language].yes,
    actions: {
      make: closed(lexicon.makes),
      move: closed(lexicon.moveIt),
      cancel: closed(lexicon.withdraw),
    } satisfies Record<Action, readonly string[]>,
    // "Hmm" and "and" are courtesies that hesitate or go on.
    courtesies: [...closed(lexicon.fillers), ...closed(lexicon.reassures)].filter(
      (one) => !objecting.has(folded(one)),
    ),
    consents: (lexicon.families?.reassures ?? []).flat().filter((slot) => slot.length > 0),
    things: new Set([...Object.values(lexicon.things ?? {}).flat(), ...(lexicon.askParticles ?? [])]),
  }));
  const said = fc.constantFrom(...spoken).chain((one) =>
    fc.record({
      one: fc.constant(one),
      courtesy: fc.constantFrom(...one.courtesies),
      consent: fc
        .tuple(...one.consents.map((slot) => fc.constantFrom(...slot)))
        .map((words) => words.join(' ').trim()),
      action: fc
        .constantFrom(...actions)
        .chain((action) =>
          fc.record({ name: fc.constant(action), phrase: fc.constantFrom(...one.actions[action]) }),
        ),
      order: fc.constantFrom(
        (...words: string[]) => words.join(', '),
        (...words: string[]) => words.reverse().join(', '),
        (...words: string[]) => words.join('. '),
      ),
    }),
  );

  test('agrees, whoever else agrees beside it', () => {
    fc.assert(
      fc.property(said, fc.constantFrom(...actions), ({ one, courtesy, consent, order }, action) => {
        for (const summary of proposals[action](one.language)) {
          const text = order(one.yes, consent, courtesy);
          expect([text, verdict(text, one.language, summary)]).toEqual([text, 'yes']);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('agrees to the action it names, and never where another action is proposed', () => {
    fc.assert(
      fc.property(said, fc.constantFrom(...actions), ({ one, courtesy, action, order }, proposed) => {
        fc.pre(!action.phrase.split(' ').some((word) => one.things.has(word)));
        for (const summary of proposals[proposed](one.language)) {
          const text = order(one.yes, action.phrase, courtesy);
          const read = [text, verdict(text, one.language, summary)];
          if (proposed === action.name) expect(read).toEqual([text, 'yes']);
          else expect(read).not.toEqual([text, 'yes']);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('never agrees to a cancellation or a move beside words to leave it as it is', () => {
    const kept = fc
      .constantFrom(...lexicons)
      .chain((lexicon) => fc.tuple(fc.constant(lexicon), fc.constantFrom(...lexicon.keeps)));
    fc.assert(
      fc.property(
        kept,
        fc.constantFrom<Action>('move', 'cancel'),
        fc.boolean(),
        ([{ language }, keeps], action, first) => {
          const { yes } = answerWords[language];
          const text = first ? `${keeps}, ${yes}` : `${yes}, ${keeps}`;
          for (const summary of proposals[action](language)) {
            expect([text, verdict(text, language, summary)]).not.toEqual([text, 'yes']);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('what only tells that another agrees is no yes of this person', () => {
    fc.assert(
      fc.property(said, fc.constantFrom(...actions), ({ one, consent }, action) => {
        const who = one.consents[0] ?? [];
        fc.pre(who.some((words) => words !== '' && consent.startsWith(`${words} `)));
        const summary = proposals[action](one.language)[0] ?? '';
        expect([consent, verdict(consent, one.language, summary)]).toEqual([consent, 'other']);
      }),
      { numRuns: 1000 },
    );
  });

  test('never agrees beside an allergy, a number, another day, a negation, a condition or a question mark', () => {
    const more = fc.constantFrom(...lexicons).chain((lexicon) =>
      fc.constantFrom(
        ...closed(lexicon.negation).filter((word) => !closed(lexicon.noBare).includes(word)),
        ...closed(lexicon.condition),
        ...allergenSchema.options.map((allergen) => allergenName(allergen, lexicon.language)),
        ...lexicon.weekdays
          .slice(2)
          .flat()
          .map((word) => word.replace('*', '')),
        '9',
        '21:30',
        '7 people',
        '?',
      ),
    );
    fc.assert(
      fc.property(said, more, fc.boolean(), ({ one, courtesy, consent, order }, spoils, first) => {
        const agreement = order(one.yes, courtesy, consent);
        const text =
          spoils === '?' ? `${agreement}?` : first ? `${spoils}, ${agreement}` : `${agreement}, ${spoils}`;
        const { verdict: read, rest } = classifyReply(text, {
          language: one.language,
          pending: { summary: proposals.make(one.language)[0] ?? '' },
        });
        // What is handed on in the person's own words is answered in the same turn.
        expect([text, read, rest]).not.toEqual([text, 'yes', null]);
      }),
      { numRuns: 3000 },
    );
  });
});
