import { z } from 'zod';
import { coordinatesSchema } from './primitives.ts';

/** An instant as the earlier application wrote it: a timestamp, ISO 8601, or milliseconds since 1970. */
const legacyInstantSchema = z
  .union([z.date(), z.iso.datetime({ offset: true }), z.int().positive()])
  .transform((at) => new Date(at));

/** `chatSessions/{sessionId}` of the earlier application. Read when it is imported, never written. */
export const legacySessionSchema = z.object({
  userId: z.string().min(1),
  language: z.string().optional(),
});
export type LegacySession = z.infer<typeof legacySessionSchema>;

/** `chatSessions/{sessionId}/messages/{messageId}`. The text is in `text`, in `content`, or in Gemini's `parts`. */
export const legacyMessageSchema = z
  .object({
    role: z.enum(['user', 'model', 'assistant']),
    text: z.string().optional(),
    content: z.string().optional(),
    parts: z.array(z.object({ text: z.string().default('') })).optional(),
    timestamp: legacyInstantSchema.optional(),
    createdAt: legacyInstantSchema.optional(),
    location: coordinatesSchema.optional(),
  })
  .transform(({ role, text, content, parts = [], timestamp, createdAt }) => ({
    role: role === 'user' ? ('user' as const) : ('assistant' as const),
    text: text ?? content ?? parts.map((part) => part.text).join(''),
    at: timestamp ?? createdAt ?? null,
  }));
export type LegacyMessage = z.output<typeof legacyMessageSchema>;

/** `bookings/{bookingId}` of the earlier application: a document without locks. */
export const legacyBookingSchema = z
  .object({
    userId: z.string().min(1),
    listingId: z.string().min(1),
    status: z.string(),
    startsAt: legacyInstantSchema.optional(),
    dateTime: legacyInstantSchema.optional(),
    partySize: z.int().positive().optional(),
    guests: z.int().positive().optional(),
    name: z.string().nullish(),
  })
  .transform(({ startsAt, dateTime, partySize, guests, name, ...rest }) => ({
    ...rest,
    startsAt: startsAt ?? dateTime ?? null,
    party: partySize ?? guests ?? null,
    name: name ?? null,
  }));
export type LegacyBooking = z.output<typeof legacyBookingSchema>;

/** `legacyImports/{uid}`: whose conversations were imported, and how far copying has come. */
export const legacyImportSchema = z.object({
  uid: z.string(),
  threadId: z.string(),
  messages: z.int().nonnegative(),
  complete: z.boolean(),
  startedAt: z.date(),
  updatedAt: z.date(),
});
export type LegacyImport = z.infer<typeof legacyImportSchema>;

/** What became of one document of the earlier application. */
export const importOutcomeSchema = z.enum([
  /** It is here now (in a dry run: it would be). */
  'imported',
  /** It came with an earlier run, or with another session of the same person. */
  'already-here',
  /** The person has begun to talk here before; a history cannot be put in front of it. */
  'talks-here-already',
  /** There is nothing in it. */
  'empty',
  /** It never was a commitment: not confirmed, or cancelled. */
  'no-commitment',
  /** It is over. */
  'past',
  /** The ledger does not take it; `detail` is its code. */
  'refused',
  /** It is not as such a document should be; `detail` names the fields. */
  'unreadable',
]);
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

export const importRowSchema = z.object({
  id: z.string(),
  outcome: importOutcomeSchema,
  detail: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** `POST /v1/jobs/import-legacy`: one page of documents. Without `dryRun: false` it only says what it would do. */
export const importRequestSchema = z.object({
  what: z.enum(['sessions', 'bookings']),
  dryRun: z.boolean().default(true),
  limit: z.int().min(1).max(100).default(50),
  /** `next` of the page before. */
  after: z.string().min(1).max(1500).nullable().default(null),
});
export type ImportRequest = z.infer<typeof importRequestSchema>;

export const importReportSchema = z.object({ rows: z.array(importRowSchema), next: z.string().nullable() });
export type ImportReport = z.infer<typeof importReportSchema>;
