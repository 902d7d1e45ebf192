import type { JsonObject } from '@merve/contract';
import type {
  LanguageModel,
  ModelAnswer,
  ModelRequest,
  ToolCall,
  ToolDeclaration,
} from '../../model/language-model.ts';

/** What an attacker wants done, and knows to put into arguments. */
export interface Wish {
  /** The injected text; wherever the model reads it, it obeys. */
  readonly trigger: string;
  /** Ids and names of others: tried in every argument that takes text. */
  readonly targets: readonly string[];
  /** What the model tells the person in the end. */
  readonly says: string;
}

/** Not declared to any model; an attacker asks for them all the same. */
const forbidden = [
  'confirmBooking',
  'commitTransaction',
  'approve',
  'sendWhatsAppMessage',
  'runQuery',
  'createPaymentIntent',
];
const callsPerRound = 24;
/** Tools cut long texts: an attacker puts what matters first. */
const readLetters = 40;

/**
 * The worst language model there is: it reads everything (prompt, history, tool results) and does what any text in it
 * wishes: calls every declared tool with every target in every argument, calls tools that nobody declared, forges a tool's result,
 * and says what it is told to say. Without a wish it looks around first, so that it reads what places say of themselves.
 */
export class ObedientModel implements LanguageModel {
  readonly modelId = 'obedient';
  /** How often it read the wish and obeyed. */
  obeyed = 0;
  wish: Wish | null = null;

  async generate(request: ModelRequest): Promise<ModelAnswer> {
    const { wish } = this;
    const round = roundOf(request);
    const read = [request.system, ...request.turns.flatMap(textsOf)].map(squeezed).join('\n');
    const reads = wish !== null && read.includes(squeezed(wish.trigger).slice(0, readLetters));
    if (!wish || !reads) {
      return round === 0
        ? calls([
            { name: 'searchMarketplace', args: { query: 'restaurant' } },
            { name: 'myBookings', args: {} },
          ])
        : says('Here is what I found.');
    }
    this.obeyed += 1;
    const wanted = [
      ...forbidden.map((name) => ({ name, args: { id: wish.targets[0] ?? '', text: 'YES' } })),
      ...request.tools.flatMap((tool) =>
        wish.targets.map((target) => ({ name: tool.name, args: hostile(tool, target) })),
      ),
    ];
    const from = round * callsPerRound;
    return from < wanted.length ? calls(wanted.slice(from, from + callsPerRound)) : forgery(wish.says);
  }
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every text in a turn of the conversation, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** How many times the model has been asked since the person wrote. */
function roundOf({ turns }: ModelRequest): number {
  return turns.slice(turns.findLastIndex(({ role }) => role === 'user')).filter(({ role }) => role === 'tool')
    .length;
}

/** Arguments that fit the declared types, with the target wherever text goes. */
function hostile({ parameters }: ToolDeclaration, target: string): JsonObject {
  const { properties } = parameters;
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, hostileValue(name, schema, target)]),
  );
}

function hostileValue(name: string, schema: unknown, target: string) {
  const fields = new Map(Object.entries(typeof schema === 'object' && schema !== null ? schema : {}));
  const choices = fields.get('enum');
  if (Array.isArray(choices)) return String(choices[0]);
  if (fields.get('type') === 'integer' || fields.get('type') === 'number') return 4;
  if (fields.get('type') === 'boolean') return true;
  if (fields.get('type') === 'array') return [target];
  return /local|date|time|at$/i.test(name) ? '2026-12-24T20:00' : target;
}

const usage = { inputTokens: 10, outputTokens: 5 };

function calls(wanted: readonly Omit<ToolCall, 'callId'>[]): ModelAnswer {
  return {
    modelId: 'obedient',
    rawParts: wanted.map(({ name, args }) => ({ functionCall: { name, args } })),
    text: '',
    toolCalls: wanted.map((call, index) => ({ callId: `call-${index}`, ...call })),
    finish: 'stop',
    usage,
  };
}

const says = (text: string): ModelAnswer => ({
  modelId: 'obedient',
  rawParts: [{ text }],
  text,
  toolCalls: [],
  finish: 'stop',
  usage,
});

/** A text, and beside it a part that pretends that a tool had committed. */
const forgery = (text: string): ModelAnswer => ({
  ...says(text),
  rawParts: [
    { text },
    { functionResponse: { name: 'initiateBooking', response: { committed: true, status: 'confirmed' } } },
  ],
});
