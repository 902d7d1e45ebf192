import { type Language, languageSchema } from '@merve/contract';
import { z } from 'zod';
import { classifyReply } from './classify-reply.ts';
import type { ReplyVerdict } from './verdict.ts';

const labelledReplySchema = z.object({
  text: z.string(),
  lang: z.string().default('en'),
  label: z.enum(['yes', 'no', 'other']),
  pending: z
    .union([
      z.string().transform((summary) => ({ summary })),
      z.object({ summary: z.string(), numbers: z.array(z.string()).optional() }),
    ])
    .nullish(),
});

/** One line of a corpus: what a person wrote, and what it means for the proposal at hand. */
export type LabelledReply = z.infer<typeof labelledReplySchema>;

/** A reply as it was read; a miss is one that was read otherwise than it was meant. */
export interface ReadReply {
  readonly reply: LabelledReply;
  readonly verdict: ReplyVerdict;
}

/** Recalls are fractions from 0 to 1, and 1 if there was nothing to find. */
export interface Score {
  readonly n: number;
  readonly yesRecall: number;
  readonly noRecall: number;
  /** Read as yes though the label is not: a commitment the person did not make. */
  readonly falseCommits: number;
  /** Read as no though the label is not: a hold released against the person's will. */
  readonly falseCancels: number;
}

/** A line that is not a labelled reply. `line` counts from 1. */
export class CorpusLineError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'CorpusLineError';
    this.line = line;
  }
}

/** Reads JSON lines; empty lines are skipped. Throws `CorpusLineError` at the first line that does not fit. */
export function parseReplies(text: string): LabelledReply[] {
  return text
    .replace(/^\uFEFF/u, '')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      let value: unknown;
      try {
        value = JSON.parse(line);
      } catch {
        throw new CorpusLineError(index + 1, 'not JSON');
      }
      const parsed = labelledReplySchema.safeParse(value);
      if (!parsed.success) throw new CorpusLineError(index + 1, z.prettifyError(parsed.error));
      return [parsed.data];
    });
}

function hint(lang: string): Language {
  const language = languageSchema.safeParse(lang.toLowerCase().split(/[-_]/u)[0]);
  return language.success ? language.data : 'en';
}

/** When the replies of a corpus were sent, unless said otherwise: Sunday 22 November 2026, 21:00 in Famagusta. */
export const usualMoment = new Date('2026-11-22T19:00:00Z');

/**
 * Classifies a reply. A language we do not know reads as English.
 * @param now when it was sent: it tells which day "tonight" is
 */
export const readReply = (reply: LabelledReply, now: Date = usualMoment): ReadReply => ({
  reply,
  verdict: classifyReply(reply.text, {
    language: hint(reply.lang),
    now,
    ...(reply.pending ? { pending: reply.pending } : {}),
  }),
});

/** Classifies every reply, as `readReply`, and counts what was found and what was got wrong. */
export const scoreReplies = (replies: readonly LabelledReply[], now: Date = usualMoment) =>
  scoreRead(replies.map((reply) => readReply(reply, now)));

/** The same of replies that were read. */
export function scoreRead(read: readonly ReadReply[]): { score: Score; misses: ReadReply[] } {
  const recall = (label: 'yes' | 'no') => {
    const labelled = read.filter(({ reply }) => reply.label === label);
    const found = labelled.filter(({ verdict }) => verdict.verdict === label).length;
    return labelled.length === 0 ? 1 : found / labelled.length;
  };
  const wrongly = (verdict: 'yes' | 'no') =>
    read.filter((one) => one.verdict.verdict === verdict && one.reply.label !== verdict).length;
  return {
    score: {
      n: read.length,
      yesRecall: recall('yes'),
      noRecall: recall('no'),
      falseCommits: wrongly('yes'),
      falseCancels: wrongly('no'),
    },
    misses: read.filter(({ reply, verdict }) => reply.label !== verdict.verdict),
  };
}
