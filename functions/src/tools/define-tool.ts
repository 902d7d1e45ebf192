import {
  type AllergyStatement,
  type Channel,
  type JsonObject,
  type Language,
  type Market,
  type MerveConfig,
  type MervePolicy,
  type Money,
  pendingKindSchema,
  type ThreadContext,
  type ToolConstraint,
  type ToolDecision,
  type ToolGroup,
  type ToolProgress,
} from '@merve/contract';
import type { z } from 'zod';
import type { MerchantTemplate } from '../markets/render-template.ts';
import type { ShadowWatch } from '../markets/shadow.ts';
import type { GovernedTool, ToolEffect } from '../markets/tool-policy.ts';
import { declaredSchema } from '../model/declared-schema.ts';
import type { Ability, ToolDeclaration } from '../model/language-model.ts';
import { MerveError } from '../platform/errors.ts';
import type { Doing } from './doing.ts';
import { onceRecorded } from './once-recorded.ts';

/** What a tool knows of the turn that calls it. Identity comes from here, never from the arguments. */
export interface ToolContext {
  readonly threadId: string;
  readonly actorId: string;
  /** Other actors that are this same person by now: what they booked is this person's too. */
  readonly alsoActorIds?: readonly string[];
  readonly market: Market;
  readonly config: MerveConfig;
  /** Asks a policy on trial what the live one is asked; left out where nobody watches. */
  readonly shadow?: ShadowWatch;
  readonly language: Language;
  readonly channel: Channel;
  /** The person's name on the channel, for the merchant's list; null when unknown. */
  readonly customerName: string | null;
  readonly context: ThreadContext;
  /**
   * What the person ever said of what must not be eaten and has not taken back, this message included: by code, and whatever
   * a model passes on. Left out where nobody knows, as in tests.
   */
  readonly allergies?: readonly AllergyStatement[];
  /**
   * What others who come along must not eat, in their own words: goes to whoever serves them, and is shown to nobody else. Left out where
   * nobody told, or the tool passes nothing on.
   */
  readonly companyAllergies?: readonly string[];
  /**
   * What the person wrote since something was last settled, this message included, oldest first: what they ask of a place is
   * taken from it by code, whatever a model passes on. Left out where nobody knows, as in tests.
   */
  readonly said?: readonly string[];
  /**
   * The conversation as both sides wrote it, oldest first, where a model makes the call: what the call would hold is held against
   * it (`refuse-unsaid.ts`). Left out where code or the person's own tap makes it.
   */
  readonly spoken?: readonly Spoken[];
  /** The same where code read the message and makes the call: a word that the call leaves out is asked about there, too. */
  readonly readByCode?: readonly Spoken[];
  /** Document path of what this thread holds and waits for a YES on; a new proposal replaces it. */
  readonly pendingRef: string | null;
  readonly now: Date;
  /** `{threadId}:{seq}:{step}`: the same call gets the same key when a turn is resumed. */
  readonly idempotencyKey: string;
  /**
   * Settles once the model's answer that makes this call is in the durable log, or cannot be stored; left out where there
   * is none. Awaited before a tool runs, unless the tool looks things up first.
   */
  readonly recorded?: Promise<void>;
  /**
   * Says how far a long call has come: shown where the person waits, and kept with the turn. Cheap, and never throws; said after
   * the call was given up it goes nowhere. Left out where nobody follows.
   */
  readonly progress?: (progress: ToolProgress) => void;
  /** Aborted when nobody waits for the call any more: from then on it must write nothing. */
  readonly signal: AbortSignal;
}

/** A text of the conversation and when it was written. */
export interface Spoken {
  readonly by: 'person' | 'merve';
  readonly text: string;
  readonly at: Date;
  /** True beside a card: places that were found, a proposal, how something stands. */
  readonly hasCard?: boolean;
}

/** What is known of a turn where it is decided which tools a model is shown. */
export interface AskedOfTools {
  /** What the person wrote last, this message included, the newest last. */
  readonly said: readonly string[];
  readonly context: ThreadContext;
  /** The tool whose proposal waits for a YES; null for none. */
  readonly pendingTool: string | null;
  readonly now: Date;
}

/** Milliseconds a call may take where its tool says nothing else. */
const defaultTimeoutMs = 15_000;
/** No turn may take longer (`safety.turnDeadlineSeconds`), so no tool may either. */
const maxTimeoutMs = 120_000;

/** What a `propose` tool holds and shows; the orchestrator makes it the thread's pending action. */
export interface Proposal {
  readonly kind: string;
  readonly args: JsonObject;
  /** Document path of what is held. */
  readonly ref: string;
  /** The whole text shown to the person, rendered from the ledger, in the turn's language. */
  readonly summary: string;
  /** What of it the card does not tell (`Reply.brief`); left out where it is to be read whole beside the card, too. */
  readonly brief?: string;
  readonly price: Money | null;
  readonly expiresAt: Date;
  /** See `PendingAction.choices`. */
  readonly choices?: readonly { readonly choice: string; readonly label: string }[];
  /** A typed card for the web client. */
  readonly ui: JsonObject;
}

/**
 * What may be told once and kept nowhere, because its owner forbids that. `data` and `ui` of the result have none of it: they are what
 * is stored, and what a model is shown. Lost with the worker that has it: the call is then made again, so only a `read` may have it.
 */
export interface Passing {
  /** What of `data.message` it stands in place of, where the person reads it on WhatsApp. */
  readonly instead: string;
  readonly text: string;
  /** The card as it is told; `ui` is how it is kept. */
  readonly ui: JsonObject;
}

/** A tool never throws for what a person can put right: it refuses with a code and a sentence. */
export type ToolResult =
  | {
      readonly status: 'ok';
      readonly data: JsonObject;
      readonly ui?: JsonObject;
      /** Changes to the thread's context (last shown listings, last location). */
      readonly context?: Partial<ThreadContext>;
      readonly passing?: Passing;
      /** How it came to its answer, step by step, for whoever reads the turn's log. */
      readonly decisions?: readonly ToolDecision[];
    }
  | { readonly status: 'proposal'; readonly proposal: Proposal }
  | {
      readonly status: 'refused';
      readonly code: string;
      readonly message: string;
      /** What of a call does not fit, in a validator's words: for whoever made the call, and for no person. */
      readonly problems?: string;
      /** What can be had instead, or helps to say what is missing. */
      readonly ui?: JsonObject;
      /** What the conversation speaks of all the same. */
      readonly context?: Partial<ThreadContext>;
    };

/** A sentence of the system prompt about a tool: said only where the tool, and all it is compared with, are switched on. */
export interface ToolGuidance {
  readonly sentence: string;
  /** Other tools it speaks of. */
  readonly beside?: readonly string[];
}

export interface ToolDefinition<Input extends z.ZodObject> {
  readonly name: string;
  /** What operators call it, on pages that are in English: a few words that no other tool has. */
  readonly label: string;
  /** Among which tools operators read of it. */
  readonly group: ToolGroup;
  /** What it does, in one sentence for operators, in English; what a model is told of it is `description`. */
  readonly does: string;
  /** What the person reads while it works. */
  readonly doing: Doing;
  /** What people can ask for with it, told where no model answers. Left out where they would not ask for it by itself. */
  readonly ability?: Ability;
  /** Written for the model: what it is for, when to call it, what comes back. */
  readonly description: string;
  /** When to use it rather than another, as the system prompt says it; nothing where the description is enough. */
  readonly guidance?: readonly ToolGuidance[];
  readonly input: Input;
  /** `read` changes nothing; `propose` holds and asks; `commit` acts at once and is only for what is harmless. */
  readonly effect: ToolEffect;
  /** Of one that proposes: the kind of its pending actions, which some handler carries out. */
  readonly proposes?: string;
  /** True if its result's message is the ledger's own words about the person's things: told as it is, in place of what a model claims. */
  readonly tellsLedger?: true;
  /** True if its results have what is told and not kept (`Passing`); its message is then told as it is, in place of what a model makes of it. */
  readonly tellsPassing?: true;
  /**
   * True if its message is sentences of ours, to be told word for word: one of them that a model repeats as it is needs no look at what it
   * claims. Never of one whose message holds what a business or a provider wrote.
   */
  readonly tellsWhole?: true;
  /** What of a market's policy it needs beside its own switch; nothing when left out. Pure. */
  readonly needs?: (policy: MervePolicy) => boolean;
  /** Whether it is shown for what a turn asks; always when left out. Pure. */
  readonly shownWhen?: (asked: AskedOfTools) => boolean;
  /** Channels it may be called from; all when left out. */
  readonly channels?: readonly Channel[];
  /**
   * By what the market may constrain what it shows or acts on; nothing when left out. It must obey: for listings it asks
   * `mayTouchListing`.
   */
  readonly constrainedBy?: readonly ToolConstraint[];
  /** What its text to the merchant can say; left out by a tool that writes to no merchant. */
  readonly merchantTemplate?: MerchantTemplate;
  /**
   * True if it begins with reads while the call is still being recorded, which saves their time. It must then await
   * `onceRecorded(context)` itself before the first thing that is more than a read: a call nobody knows of must leave no trace.
   */
  readonly looksUpFirst?: boolean;
  /**
   * Milliseconds one call may take, at most 120,000; 15,000 when left out. A turn's own deadline ends it too. Past half a lease the
   * lease is renewed, and past a few seconds a person on WhatsApp is told to wait, without the tool's doing.
   */
  readonly timeoutMs?: number;
  run(input: z.output<Input>, context: ToolContext): Promise<ToolResult>;
}

/** A defined tool with its input type erased: arguments are parsed inside `invoke`. */
export interface Tool extends GovernedTool {
  readonly tellsLedger: boolean;
  readonly tellsPassing: boolean;
  readonly tellsWhole: boolean;
  readonly needs: (policy: MervePolicy) => boolean;
  readonly shownWhen: (asked: AskedOfTools) => boolean;
  readonly proposes: string | null;
  readonly doing: Doing;
  readonly channels: readonly Channel[];
  readonly timeoutMs: number;
  readonly guidance: readonly ToolGuidance[];
  readonly declaration: ToolDeclaration;
  /** @returns the refusal `TOOL_ARGUMENTS_INVALID`, naming the fields, when the arguments do not parse. */
  invoke(args: JsonObject, context: ToolContext): Promise<ToolResult>;
}

/**
 * One definition gives validation, the type of the input, and the declaration for the model: they cannot drift.
 * @throws Error for a time-out that no turn could grant, for one that proposes without saying what kind, and for a kind that no thread
 *   can keep: faults of the definition, seen at start.
 */
export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  const { timeoutMs = defaultTimeoutMs } = definition;
  if (!(timeoutMs > 0 && timeoutMs <= maxTimeoutMs)) {
    throw new Error(`${definition.name} may take ${timeoutMs} ms; a turn grants ${maxTimeoutMs} at most`);
  }
  const { proposes = null } = definition;
  if ((definition.effect === 'propose') !== (proposes !== null)) {
    throw new Error(`${definition.name} must say which kind it proposes, if and only if it proposes`);
  }
  if (proposes !== null && !pendingKindSchema.safeParse(proposes).success) {
    throw new Error(`${definition.name} proposes ${proposes}, which cannot wait for a YES`);
  }
  const parameters = declaredSchema(definition.input);
  return {
    name: definition.name,
    label: definition.label,
    group: definition.group,
    does: definition.does,
    doing: definition.doing,
    effect: definition.effect,
    channels: definition.channels ?? ['whatsapp', 'web'],
    constrainedBy: definition.constrainedBy ?? [],
    merchantTemplate: definition.merchantTemplate ?? null,
    tellsLedger: definition.tellsLedger ?? false,
    tellsPassing: definition.tellsPassing ?? false,
    tellsWhole: definition.tellsWhole ?? false,
    needs: definition.needs ?? (() => true),
    shownWhen: definition.shownWhen ?? (() => true),
    proposes,
    timeoutMs,
    guidance: definition.guidance ?? [],
    declaration: {
      ...{ name: definition.name, description: definition.description, parameters },
      ...(definition.ability === undefined ? {} : { ability: definition.ability }),
    },
    async invoke(args, context) {
      const input = definition.input.safeParse(args);
      if (!input.success) {
        const problems = input.error.issues.map(
          (issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`,
        );
        return { status: 'refused', code: 'TOOL_ARGUMENTS_INVALID', message: problems.join('; ') };
      }
      if (definition.looksUpFirst !== true) await onceRecorded(context);
      const result = await definition.run(input.data, context);
      if (result.status === 'proposal' && result.proposal.kind !== proposes) {
        throw new MerveError('INTERNAL', `${definition.name} proposed a ${result.proposal.kind}`);
      }
      return result;
    },
  };
}
