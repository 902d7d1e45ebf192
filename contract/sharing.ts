import { z } from 'zod';

/** What can be shared with others: a document of its own, by its path. */
export const sharedSubjectSchema = z
  .string()
  .regex(/^(trips|outings)\/(?!\.{1,2}$)(?!__)[!-.0-~]{1,200}$/, { error: 'nothing that can be shared' });
export type SharedSubject = `${'trips' | 'outings'}/${string}`;

/**
 * What a link makes of whoever opens it. `read` sees; `takePart` says what is theirs to say beside that (their dates, their vote);
 * `edit` changes what everybody sees.
 */
export const sharedRoleSchema = z.enum(['read', 'takePart', 'edit']);
export type SharedRole = z.infer<typeof sharedRoleSchema>;

/**
 * A link's secret: 128 random bits as 26 letters and digits of Crockford's alphabet, which has none that look alike, so that it can
 * also be typed. Lower case; `readShareToken` takes it as people write it.
 */
export const shareTokenSchema = z.string().regex(/^[0-9a-hjkmnp-tv-z]{26}$/, { error: 'not a link' });

/**
 * A short code for the same alphabet: 40 random bits as eight letters and digits, to be typed on WhatsApp. It opens nothing on the web, where
 * guessing is cheap.
 */
export const shareCodeSchema = z.string().regex(/^[0-9a-hjkmnp-tv-z]{8}$/, { error: 'not a code' });

/** `sharedLinks/{linkId}`: one way into a trip or an outing. Its id is the hash of its secret, which is kept nowhere. */
export const sharedLinkSchema = z.object({
  linkId: z.string().min(1).max(80),
  subject: sharedSubjectSchema,
  /** Who made it. */
  actorId: z.string().min(1),
  role: sharedRoleSchema,
  createdAt: z.date(),
  /** From then on it opens nothing. */
  expiresAt: z.date(),
  /** Taken back by whoever may; null while it is good. */
  revokedAt: z.date().nullable(),
});
export type SharedLink = z.infer<typeof sharedLinkSchema>;

/** `sharedMembers/{memberId}`: one person of one trip or outing. The owner is none: the subject's own document names them. */
export const sharedMemberSchema = z.object({
  /** A hash of subject and actor: the same person has one membership, by however many links they come. */
  memberId: z.string().min(1).max(80),
  subject: sharedSubjectSchema,
  actorId: z.string().min(1),
  /** As they want to be called there. */
  name: z.string().min(1).max(60).nullable(),
  role: sharedRoleSchema,
  /** `left` may come back by a link; `struck` may not. */
  state: z.enum(['in', 'left', 'struck']),
  /** By which link they came first, and on which channel. */
  linkId: z.string().min(1).max(80),
  channel: z.enum(['web', 'whatsapp']),
  /** What they were told without asking, by its kind; left out before the first. */
  heard: z.array(z.string().max(40)).max(20).optional(),
  joinedAt: z.date(),
  updatedAt: z.date(),
});
export type SharedMember = z.infer<typeof sharedMemberSchema>;
