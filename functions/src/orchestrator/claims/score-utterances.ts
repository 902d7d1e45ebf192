import { createHash } from 'node:crypto';
import { languageSchema } from '@merve/contract';
import { z } from 'zod';
import { mayClaim } from './claim-likeness.ts';
import { ReplyRelease } from './reply-release.ts';

/** How many sets of sentences there are. */
export const setCount = 6;

const utteranceSchema = z.object({
  text: z.string(),
  lang: languageSchema,
  kind: z.enum(['claim', 'harmless']),
  /** Who wrote it: each set is by people who knew neither the mechanism nor the sets before. The grammars were made with the first two. */
  set: z.int().min(1).max(setCount).default(1),
});

/** One line of a corpus: what a model said, and whether it claims how a commitment stands. */
export interface Utterance extends z.infer<typeof utteranceSchema> {
  /** By a hash of the text: what one looks at while working on the mechanism, and what shows whether it holds elsewhere. */
  readonly half: 'develop' | 'report';
}

export interface ClaimScore {
  readonly claims: number;
  /** Of which some sentence was let out: something of the claim may stand in it. */
  readonly claimsDelivered: number;
  readonly harmless: number;
  readonly harmlessChanged: number;
}

/** Reads JSON lines; empty lines are skipped. Throws an Error that names the first line that does not fit. */
export function parseUtterances(text: string): Utterance[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      const read = utteranceSchema.parse(JSON.parse(line));
      const first = createHash('sha256').update(read.text).digest()[0] ?? 0;
      return [{ ...read, half: first % 2 === 0 ? 'develop' : 'report' }];
    } catch (thrown) {
      throw new Error(`line ${index + 1} is no labelled text`, { cause: thrown });
    }
  });
}

/** What is let out of a model's answer, without what code says instead. */
export function letOut({ text, lang }: Pick<Utterance, 'text' | 'lang'>): string {
  const release = new ReplyRelease({
    locale: lang,
    check: (sentence, goesOn) => (mayClaim(sentence, { goesOn }) ? { instead: '' } : null),
    isCode: () => false,
    show: () => {},
  });
  return release.finish(text, '');
}

/** Counts claims that got out whole, sentence by sentence, and harmless texts that did not. Pure. */
export function scoreUtterances(utterances: readonly Utterance[]): {
  score: ClaimScore;
  misses: Utterance[];
} {
  const isMiss = (one: Utterance) => (one.kind === 'claim') === (letOut(one) === one.text.trim());
  const misses = utterances.filter(isMiss);
  const count = (list: readonly Utterance[], kind: Utterance['kind']) =>
    list.filter((one) => one.kind === kind).length;
  return {
    score: {
      claims: count(utterances, 'claim'),
      claimsDelivered: count(misses, 'claim'),
      harmless: count(utterances, 'harmless'),
      harmlessChanged: count(misses, 'harmless'),
    },
    misses,
  };
}
