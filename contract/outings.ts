import { z } from 'zod';
import { mailAddressSchema } from './google.ts';
import { documentIdSchema, marketIdSchema } from './ids.ts';
import { venueIdSchema } from './outing-plan.ts';
import { coordinatesSchema, timeZoneSchema } from './primitives.ts';

export const maxCandidates = 8;
export const maxOutingDates = 6;
/** With the organiser. */
export const maxOutingMembers = 60;
/** Days after its beginning at which a vote ends at the latest: before what was told for it is erased. */
export const maxVoteDays = 28;
/** After so many days what was told for one outing alone is erased. */
export const outingToldDays = 30;

/** A line of somebody's words: no line break, no control character. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{C}+$/u);

/** The wall clock of the outing's zone. */
export const outingDateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
  .refine((local) => z.iso.date().safeParse(local.slice(0, 10)).success);

/** One venue of a vote. The name is the market's own, or as a person wrote it; nothing of an outside provider is kept. */
export const outingCandidateSchema = z.object({
  venueId: venueIdSchema,
  name: line(120),
  /** Set where it is the market's own, and can be booked. */
  listingId: documentIdSchema.nullable(),
  location: coordinatesSchema.nullable(),
  composite: z.number().min(0).max(1).nullable(),
});
export type OutingCandidate = z.infer<typeof outingCandidateSchema>;

export const votingMethodSchema = z.enum(['approval', 'ranked']);
export type VotingMethod = z.infer<typeof votingMethodSchema>;

const tieBreakSchema = z.enum(['travel', 'earlier-round', 'ballots', 'composite', 'lot']);

/** How a vote ended, as it was counted in one transaction. */
export const outingResultSchema = z.object({
  winner: z.string().nullable(),
  /** Candidates as they would follow, the winner first: of one that cannot be booked the next is. */
  order: z.array(z.string()).max(maxCandidates),
  rounds: z.array(
    z.object({
      votes: z.record(z.string(), z.int().nonnegative()),
      exhausted: z.int().nonnegative(),
      out: z.string().nullable(),
      by: tieBreakSchema.nullable(),
    }),
  ),
  by: tieBreakSchema.nullable(),
  vetoed: z.record(z.string(), z.array(z.string())),
  allVetoed: z.boolean(),
  /** 0 to 1 for each member who voted. */
  satisfaction: z.record(z.string(), z.number().min(0).max(1)),
  ballots: z.int().nonnegative(),
  /** Of the dates, the best first; empty where none were offered. */
  dates: z.array(outingDateSchema),
  /** Those who said they come on the first of those dates, with the people they bring, and the organiser. */
  party: z.int().nonnegative(),
});
export type OutingResult = z.infer<typeof outingResultSchema>;

/** What is told of an outing without being asked: each once. */
export const outingNewsSchema = z.enum(['nudge', 'asked', 'result', 'booked', 'reminder']);
export type OutingNews = z.infer<typeof outingNewsSchema>;

/** `outings/{outingId}`: several people who choose one place. */
export const outingSchema = z.object({
  outingId: documentIdSchema,
  marketId: marketIdSchema,
  /** The organiser, whose YES alone commits anything. */
  actorId: z.string().min(1),
  /** Where the organiser is told how it went. */
  threadId: z.string().min(1),
  organiserName: line(60).nullable(),
  title: line(120),
  candidates: z.array(outingCandidateSchema).min(1).max(maxCandidates),
  dates: z.array(outingDateSchema).max(maxOutingDates),
  timeZone: timeZoneSchema,
  method: votingMethodSchema,
  /** Ballots and counts are hidden until the end. */
  isSecret: z.boolean(),
  /** When it closes by itself; null once it is closed, and while the organiser is asked what is to become of too few votes. */
  closesAt: z.date().nullable(),
  /** Since when the organiser is asked whether so few votes are to decide; null if they are not. */
  askedAt: z.date().nullable(),
  state: z.enum(['open', 'closed']),
  result: outingResultSchema.nullable(),
  closedAt: z.date().nullable(),
  /** When members or the organiser are next to be told something; null or left out for nothing. */
  newsAt: z.date().nullable().optional(),
  /** What of it is done. */
  newsDone: z.array(outingNewsSchema).optional(),
  /** What was last proposed for the winner: whether it is booked, the ledger says. */
  booking: z.object({ businessId: z.string(), txId: z.string() }).nullable().optional(),
  /** The number of people, and the booking, of which the organiser was last told that they differ. */
  partyTold: z.string().optional(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Outing = z.infer<typeof outingSchema>;

export const dateAnswerSchema = z.enum(['yes', 'ifNeedBe', 'no']);
export type DateAnswer = z.infer<typeof dateAnswerSchema>;

/** What a member tells for one outing. Each field that is left out stays as it was. */
export const outingTellingSchema = z
  .strictObject({
    departure: coordinatesSchema.nullable(),
    /** Of one person, in minor units of the market's currency. */
    budget: z.int().min(0).max(1_000_000_000).nullable(),
    diet: z.array(line(40)).max(10),
    /** What they must not eat, in their words. */
    allergies: z.array(line(200)).max(10),
    /** People they bring. */
    companions: z.int().min(0).max(20),
    dates: z.record(outingDateSchema, dateAnswerSchema),
    /** Where the organiser may send the plan: who gives it agrees to that, and the organiser is shown it then. */
    address: mailAddressSchema.nullable(),
  })
  .partial();
export type OutingTelling = z.infer<typeof outingTellingSchema>;

/** `outings/{outingId}/members/{memberId}`: what one member told, for this outing alone. */
export const outingMemberSchema = z.object({
  outingId: documentIdSchema,
  memberId: z.string().min(1).max(80),
  actorId: z.string().min(1),
  ...outingTellingSchema.required().shape,
  /** Left out by what was told before it was asked for. */
  address: mailAddressSchema.nullable().default(null),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type OutingMember = z.infer<typeof outingMemberSchema>;

export const ballotChoiceSchema = z.strictObject({
  /** Approval: all they would go to. Ranked: the best first. */
  choices: z.array(venueIdSchema).max(maxCandidates),
  /** The one they will not go to, and why. */
  veto: z.strictObject({ venueId: venueIdSchema, reason: line(200) }).nullable(),
});
export type BallotChoice = z.infer<typeof ballotChoiceSchema>;

/** `outings/{outingId}/ballots/{memberId}`: one vote, the latest of its member. */
export const outingBallotSchema = z.object({
  outingId: documentIdSchema,
  memberId: z.string().min(1).max(80),
  actorId: z.string().min(1),
  choices: z.array(venueIdSchema).max(maxCandidates),
  veto: z.object({ venueId: venueIdSchema, reason: line(200) }).nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type OutingBallot = z.infer<typeof outingBallotSchema>;

/** How bad the worst is that is known of a venue for anybody of the group; null for a place where nobody eats, or with nobody's allergy. */
export const groupAllergySchema = z.enum(['clear', 'warned', 'last', 'flagged', 'unknown']);

/** An outing as one of its members sees it. */
export const outingViewSchema = z.object({
  outingId: z.string(),
  marketId: z.string(),
  title: z.string(),
  organiserName: z.string().nullable(),
  isOrganiser: z.boolean(),
  method: votingMethodSchema,
  isSecret: z.boolean(),
  state: z.enum(['open', 'closed']),
  closesAt: z.iso.datetime().nullable(),
  /** True while the organiser is to say whether so few votes decide. */
  isAsked: z.boolean(),
  timeZone: z.string(),
  candidates: z.array(
    z.object({
      venueId: z.string(),
      name: z.string(),
      listingId: z.string().nullable(),
      /** So far, or at the end; null while it is hidden. */
      votes: z.int().nullable(),
      vetoes: z.array(z.string()).nullable(),
      allergy: groupAllergySchema.nullable(),
      /** Of whoever has the longest way; null where nobody told. */
      worstMinutes: z.number().nullable(),
    }),
  ),
  dates: z.array(z.object({ startsAtLocal: z.string(), yes: z.int(), ifNeedBe: z.int(), no: z.int() })),
  members: z.array(
    z.object({
      memberId: z.string(),
      name: z.string().nullable(),
      isMe: z.boolean(),
      isOrganiser: z.boolean(),
      /** For the organiser alone. */
      cameBy: z.enum(['web', 'whatsapp']).nullable(),
      /** Null while it is hidden. */
      hasVoted: z.boolean().nullable(),
      /** In the order of candidates, in steps of five; null for one that nobody knows. */
      minutes: z.array(z.number().nullable()),
      companions: z.int(),
      satisfaction: z.number().nullable(),
    }),
  ),
  voted: z.int(),
  /** Of whoever asks, and of nobody else. */
  me: z.object({ telling: outingTellingSchema.nullable(), ballot: ballotChoiceSchema.nullable() }),
  result: outingResultSchema.nullable(),
  /** My own way to the calendar file of what was chosen; null while nothing with a time is. It opens for whoever has it, and has nothing of others. */
  calendar: z.string().nullable(),
});
export type OutingView = z.infer<typeof outingViewSchema>;
