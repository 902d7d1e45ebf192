import { z } from 'zod';

/**
 * `systemAlerts/{alertId}`: the id is derived from the fault, so a fault alerts once. `open` until an audit finds it
 * mended (`resolved`) or an operator says so (`closed`); `healed` if whoever found it put it right. One that comes
 * back opens the same document again.
 */
export const systemAlertSchema = z.object({
  alertId: z.string(),
  severity: z.enum(['CRITICAL', 'ERROR', 'WARNING']),
  kind: z.string(),
  /** Path of the document at fault. */
  subject: z.string(),
  /** Whose operators it is for; null for what is of no market, or of none that was known: then it is for operators of all. */
  marketId: z.string().nullable().default(null),
  message: z.string(),
  state: z.enum(['open', 'healed', 'resolved', 'closed']),
  /** How often the fault came up; finding it again while it is open does not count. */
  count: z.int().positive(),
  createdAt: z.date(),
  /** When the fault was last found. */
  lastSeenAt: z.date(),
  /** When it was found mended, or put right; null while it is open. */
  resolvedAt: z.date().nullable(),
  updatedAt: z.date(),
});
export type SystemAlert = z.infer<typeof systemAlertSchema>;

/** `auditWatermarks/{auditor}:{pass}`: how far one auditor has come, over what changed or over everything. */
export const auditWatermarkSchema = z.object({
  auditor: z.string(),
  pass: z.enum(['changes', 'everything']),
  /** What had changed before this has been judged. Moves only when a pass is complete; null before the first. */
  through: z.date().nullable(),
  /** A pass that ran out of time goes on from here; null between passes. */
  underway: z
    .object({
      startedAt: z.date(),
      /** The last document judged: its path, and when it changed (null in a pass over everything). */
      path: z.string().nullable(),
      changedAt: z.date().nullable(),
      /** The oldest document that could not be judged yet. */
      unripeSince: z.date().nullable(),
    })
    .nullable(),
  /** Versions of documents that were judged and that the next pass meets again, because passes overlap: each is judged once. */
  judged: z.array(z.string()).optional(),
  updatedAt: z.date(),
});
export type AuditWatermark = z.infer<typeof auditWatermarkSchema>;

/**
 * `sweepFailures/{sweep}:{path}`: a document that a sweep could not deal with, so that it is neither tried without end nor
 * in the way of others. Holds for one `occasion` alone: once the document has moved on, this says nothing of it any more.
 */
export const sweepFailureSchema = z.object({
  sweep: z.string(),
  /** Path of the document. */
  subject: z.string(),
  /** The fields that say what was to be done, and their values then, as JSON. */
  occasion: z.record(z.string(), z.string()),
  tries: z.int().positive(),
  /** Of the newest failure. */
  code: z.string(),
  /** Not tried before; null: put aside, until an operator closes its alert. */
  retryAt: z.date().nullable(),
  since: z.date(),
  updatedAt: z.date(),
  /** When Firestore may delete it. */
  expiresAt: z.date(),
});
export type SweepFailure = z.infer<typeof sweepFailureSchema>;

/**
 * `auditSeals/{auditor}`: the days that an auditor is done with. What changed on them was judged then, and is not read
 * again but by the weekly re-check and when an operator asks.
 */
export const auditSealingSchema = z.object({
  auditor: z.string(),
  /** The first day there is anything of; null while there is nothing at all. */
  from: z.date().nullable(),
  /** The end of the last day that is sealed; null before the first. */
  through: z.date().nullable(),
  /** A day half way: what its parts, which are stored, come to, and the last document in them. */
  underway: z
    .object({
      count: z.int(),
      digest: z.string(),
      parts: z.int(),
      path: z.string(),
      changedAt: z.date(),
    })
    .nullable(),
  /** How far this week's re-check has come; null before the first. */
  recheck: z.object({ week: z.int(), through: z.date() }).nullable(),
  updatedAt: z.date(),
});
export type AuditSealing = z.infer<typeof auditSealingSchema>;

/** `auditSeals/{auditor}/days/{YYYY-MM-DD}`: what there was of a day when it was sealed. A day with nothing has none. */
export const auditSealSchema = z.object({
  auditor: z.string(),
  /** A UTC date. */
  day: z.string(),
  count: z.int().positive(),
  /** Chained over the digests of its documents, in the order in which they changed (hex sha256). */
  digest: z.string(),
  parts: z.int().positive(),
  sealedAt: z.date(),
});
export type AuditSeal = z.infer<typeof auditSealSchema>;

/** `auditSeals/{auditor}/days/{day}/digests/{n}`: eight bytes of each document, in base64, one after another. */
export const auditSealPartSchema = z.object({ digests: z.string() });
