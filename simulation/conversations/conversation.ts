import { languageSchema } from '@merve/contract';
import { z } from 'zod';

/** What can be asked for before something can be proposed. */
export const slotSchema = z.enum([
  'listing',
  'when',
  'clock',
  'party',
  'pickup',
  'destination',
  'nights',
  'item',
  'address',
  'which',
]);
export type Slot = z.infer<typeof slotSchema>;

const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'must be written YYYY-MM-DDTHH:MM');

const expression = z.string().superRefine((source, context) => {
  try {
    expressionOf(source);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

const expectedProposalSchema = z.strictObject({
  tool: z.string().min(1),
  /** The catalogue's name of it. */
  listing: z.string().optional(),
  /** In the market's time zone. Of a stay only the date counts. */
  startsAtLocal: localTime.optional(),
  endsAtLocal: localTime.optional(),
  nights: z.int().positive().optional(),
  party: z.int().positive().optional(),
  /** Part of the name of where a ride begins. */
  pickup: z.string().min(1).optional(),
  destination: z.string().min(1).optional(),
  when: z.union([z.literal('now'), localTime]).optional(),
  /** A regular expression over all that the other side will be told. */
  note: expression.optional(),
});
export type ExpectedProposal = z.infer<typeof expectedProposalSchema>;

const expectations = {
  proposes: expectedProposalSchema.optional(),
  asks: z.array(slotSchema).min(1).optional(),
  answers: z.array(expression).min(1).optional(),
  commits: z.boolean().optional(),
  /** Expressions, and names of tools behind `tool:`. */
  never: z.array(expression).min(1).optional(),
  unambiguous: z.literal(true).optional(),
} as const;

const alternativeSchema = z.strictObject(expectations);
/** What must hold after a turn, apart from alternatives. */
export type Alternative = z.infer<typeof alternativeSchema>;

const expectationSchema = z.strictObject({
  ...expectations,
  /** One of them must hold, and what stands beside them. */
  anyOf: z.array(alternativeSchema).min(1).optional(),
});
export type Expectation = z.infer<typeof expectationSchema>;

const turnSchema = z.strictObject({
  say: z.string().min(1),
  /** Since the message before; 0 is the same moment. Twenty seconds where it is left out. */
  afterMinutes: z
    .number()
    .nonnegative()
    .max(7 * 24 * 60)
    .optional(),
  expect: expectationSchema.optional(),
});
export type ConversationTurn = z.infer<typeof turnSchema>;

const conversationSchema = z.strictObject({
  id: z.string().min(1),
  lang: languageSchema,
  as: z.literal('guest'),
  turns: z.array(turnSchema).min(1),
});
/** What a guest writes, message by message, and what must have come of it. */
export type Conversation = z.infer<typeof conversationSchema>;

/** How expressions of a file are read: by letters of every script, whatever their case. */
export function expressionOf(source: string): RegExp {
  return new RegExp(source, 'iu');
}

/** A line that is not a conversation. `line` counts from 1. */
export class ConversationLineError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'ConversationLineError';
    this.line = line;
  }
}

/**
 * Reads JSON lines; empty lines are skipped.
 * @throws ConversationLineError at the first line that does not fit, or whose id stands on another line too
 */
export function parseConversations(text: string): Conversation[] {
  const lineOf = new Map<string, number>();
  return text
    .replace(/^\uFEFF/u, '')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const conversation = parseLine(line, index + 1);
      const other = lineOf.get(conversation.id);
      if (other !== undefined)
        throw new ConversationLineError(index + 1, `the id ${conversation.id} stands on line ${other} too`);
      lineOf.set(conversation.id, index + 1);
      return [conversation];
    });
}

function parseLine(line: string, number: number): Conversation {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ConversationLineError(number, 'not JSON');
  }
  const parsed = conversationSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'conversation'}: ${message}`,
  );
  throw new ConversationLineError(number, problems.join('; '));
}
