import { allergenSchema, languageSchema } from '@merve/contract';
import { z } from 'zod';
import type { MessageQuestion } from '../../language/likeness/train-messages.ts';
import { readByPhrases } from '../allergies-by-phrases.ts';
import { allergySpace, readAllergies } from '../recognise-allergies.ts';

/** How messages about what must not be eaten are learned. */
export const allergyQuestion: MessageQuestion = {
  space: allergySpace,
  corpus: 'allergies',
  positiveKind: 'allergy',
  harmless: {
    emergencies: (kind) => kind !== 'emergency',
    'own-things': () => true,
    prose: () => true,
    claims: (kind) => kind === 'harmless',
  },
  isFoundByPhrases: (text) => readByPhrases(text).said.length > 0,
};

/** Other spellings of an allergen's key: one of the kind, and the names of lists elsewhere. */
const aliases: Readonly<Record<string, string>> = {
  peanut: 'peanuts',
  tree_nut: 'nuts',
  tree_nuts: 'nuts',
  egg: 'eggs',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  sulphite: 'sulphites',
  dairy: 'milk',
  lactose: 'milk',
};

/** A labelled message. `expect`: allergens by key; any other word stands for food that nobody declares. */
const labelledSchema = z.object({
  text: z.string(),
  lang: languageSchema,
  kind: z.enum(['allergy', 'none']),
  expect: z.array(z.string()).default([]),
  /** Who wrote it: sets are of different people. */
  set: z.int().default(1),
});
export type LabelledMessage = z.infer<typeof labelledSchema>;

/** @throws Error naming the line that cannot be read */
export function parseMessages(jsonLines: string): LabelledMessage[] {
  return jsonLines.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [labelledSchema.parse(JSON.parse(line))];
    } catch (error) {
      throw new Error(`line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

export interface AllergyScore {
  /** Messages that speak of an allergy, and those of them of which everything was found. */
  readonly allergies: number;
  readonly found: number;
  /** Those that are noted, or whose person is asked to say it plainly. */
  readonly heeded: number;
  /** Messages that speak of none, and those of them that were taken for one. */
  readonly harmless: number;
  readonly alarms: number;
  /** Harmless ones that are noted, or whose person is asked. */
  readonly harmlessHeeded: number;
}

export interface WrongReading {
  readonly message: LabelledMessage;
  /** What was read: allergens and other foods, in order; empty for nothing at all. */
  readonly read: readonly string[];
}

export interface JudgedMessage extends WrongReading {
  readonly isRight: boolean;
  /** Noted, or its person is asked to say it plainly. */
  readonly isHeeded: boolean;
}

function isFound(expected: readonly string[], read: readonly string[] | null): boolean {
  if (read === null) return false;
  return expected.every((key) => {
    const allergen = allergenSchema.safeParse(aliases[key] ?? key);
    return allergen.success ? read.includes(allergen.data) : true;
  });
}

/** Reads one message, once: everything that was said must be found; of what is harmless, nothing. */
export function judgeMessage(message: LabelledMessage): JudgedMessage {
  const { said, isPossible } = readAllergies(message.text);
  const read =
    said.length === 0
      ? null
      : [...new Set(said.flatMap(({ allergens, others }) => [...allergens, ...others]))];
  return {
    message,
    read: read ?? [],
    isRight: message.kind === 'allergy' ? isFound(message.expect, read) : read === null,
    isHeeded: read !== null || isPossible,
  };
}

/** How well messages were read. */
export function scoreJudged(judged: readonly JudgedMessage[]): {
  readonly score: AllergyScore;
  readonly wrong: readonly WrongReading[];
} {
  const of = (kind: LabelledMessage['kind']) => judged.filter(({ message }) => message.kind === kind);
  return {
    score: {
      allergies: of('allergy').length,
      found: of('allergy').filter(({ isRight }) => isRight).length,
      harmless: of('none').length,
      alarms: of('none').filter(({ isRight }) => !isRight).length,
      heeded: of('allergy').filter(({ isHeeded }) => isHeeded).length,
      harmlessHeeded: of('none').filter(({ isHeeded }) => isHeeded).length,
    },
    wrong: judged.filter(({ isRight }) => !isRight).map(({ message, read }) => ({ message, read })),
  };
}

export const scoreAllergies = (messages: readonly LabelledMessage[]) =>
  scoreJudged(messages.map(judgeMessage));
