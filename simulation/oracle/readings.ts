import type { Language } from '@merve/contract';
import { bookingSentences } from '../../functions/src/capabilities/bookings/sentences/index.ts';
import { sentences } from '../../functions/src/orchestrator/sentences/index.ts';
import { flat, markedParty, marks, patternOf, rememberingTexts } from './sentence-pattern.ts';

/** What a text tells its reader about a commitment. */
export interface Statement {
  readonly kind:
    | 'proposal'
    | 'confirmed'
    | 'released'
    | 'cancelled'
    | 'cancel-question'
    | 'kept'
    | 'ran-out'
    | 'let-go'
    | 'merchant-booked'
    | 'merchant-cancelled';
  readonly party: number | null;
  readonly reference: string | null;
}

const booking = { what: marks.what, when: marks.when, party: markedParty, reference: marks.reference };

/** Of a proposal, for how many and that it is held: what stands above is free text, and a price may stand between. */
function proposalPattern(proposal: string): RegExp {
  const [party = '', held = ''] = proposal.split('\n').slice(2, 4);
  return new RegExp(`${patternOf(party).source}(?: \\p{L}+: .{1,24}?)? ${patternOf(held).source}`, 'u');
}

const languages: readonly Language[] = ['en', 'tr'];

/**
 * The sentences themselves are rendered with marks in place of values: rewording one does not blind the oracle, and
 * what it then holds against the ledger is what a person would read.
 */
const patterns: readonly (readonly [Statement['kind'], RegExp])[] = languages.flatMap((language) => {
  const say = bookingSentences(language);
  const extra = { town: marks.anything, price: null, repeatedTime: null, until: marks.anything };
  const beginning = (text: string) => text.split('\n').slice(0, 3).join('\n');
  return [
    ['proposal', proposalPattern(say.proposal(booking, extra))],
    ['confirmed', patternOf(say.confirmed(booking, true).split('\n').slice(0, 4).join('\n'))],
    ['released', patternOf(say.released(booking))],
    ['cancelled', patternOf(say.cancelled(booking, false))],
    ['cancel-question', patternOf(beginning(say.cancelProposal(booking)))],
    ['kept', patternOf(say.kept(marks.reference))],
    ['ran-out', patternOf(sentences(language).proposalExpired())],
    ['let-go', patternOf(say.holdLetGo(marks.what, marks.when))],
    ['merchant-booked', patternOf(say.merchantBooked(booking, null, null).split('\n').slice(0, 1).join(''))],
    ['merchant-cancelled', patternOf(say.merchantCancelled(booking, null).split('\n').slice(0, 1).join(''))],
  ] as const;
});

/** All that a text says about commitments, in the words of either language. */
export const statementsIn = rememberingTexts((text): readonly Statement[] => {
  const line = flat(text);
  return patterns.flatMap(([kind, pattern]) => {
    const found = pattern.exec(line)?.groups;
    if (found === undefined && !pattern.test(line)) return [];
    const party = found?.['party'];
    return [
      {
        kind,
        party: party === undefined ? null : Number(party),
        reference: found?.['reference'] ?? null,
      },
    ];
  });
});
