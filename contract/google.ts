import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from './ids.ts';
import { timeZoneSchema } from './primitives.ts';

/** An address of electronic mail: of what can be written, no space, no control character and no line break. */
export const mailAddressSchema = z.email().max(254);

/** What a person may let Merve do with their Google account, each by itself and when it is needed. */
export const googleLeaveSchema = z.enum(['mail', 'calendar', 'freeBusy']);
export type GoogleLeave = z.infer<typeof googleLeaveSchema>;

/** `googleAccounts/{actorId}`: a Google account that a person connected. */
export const googleAccountSchema = z.object({
  actorId: z.string().min(1),
  /** Whose web account connected it. */
  uid: z.string().min(1),
  /** Google's own id of the account: an address may change hands. */
  subject: z.string().min(1).max(255),
  address: mailAddressSchema,
  leaves: z.array(googleLeaveSchema),
  /** The refresh token, sealed (AES-256-GCM): nobody reads it who has the database alone. */
  sealedToken: z.string().min(1),
  /** `ended`: Google takes the token no more, because it was taken back there or has run out. */
  state: z.enum(['connected', 'ended']),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type GoogleAccount = z.infer<typeof googleAccountSchema>;

/** `googleConsents/{hash of state}`: a person on their way to Google and back. */
export const googleConsentSchema = z.object({
  consentId: z.string().min(1),
  actorId: z.string().min(1),
  /** Only this account may bring the answer. */
  uid: z.string().min(1),
  leave: googleLeaveSchema,
  /** The PKCE code verifier (RFC 7636), sealed. */
  sealedVerifier: z.string().min(1),
  createdAt: z.date(),
  expiresAt: z.date(),
});
export type GoogleConsent = z.infer<typeof googleConsentSchema>;

/** A mail as it was shown: a line of subject, and the text. */
export const shownMailSchema = z.object({
  subject: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}+$/u),
  text: z.string().min(1).max(4_000),
});
export type ShownMail = z.infer<typeof shownMailSchema>;

/** An entry of a calendar as it was shown. */
export const shownEntrySchema = z.object({
  /** Ours, of letters that Google Calendar takes (base32hex): the same thing has one entry, however often it is put in. */
  eventId: z.string().regex(/^[0-9a-v]{5,100}$/),
  summary: z.string().min(1).max(300),
  description: z.string().max(2_000),
  location: z.string().max(500),
  startsAt: z.date(),
  endsAt: z.date(),
  timeZone: timeZoneSchema,
});
export type ShownEntry = z.infer<typeof shownEntrySchema>;

const partStateSchema = z.enum(['queued', 'sending', 'done', 'failed', 'uncertain']);

/** `googleActions/{actionId}`: what a YES does with a Google account. Each part is done once, or said not to be, or to be uncertain. */
export const googleActionSchema = z.object({
  actionId: documentIdSchema,
  marketId: marketIdSchema,
  /** Whose Google account it is. */
  actorId: z.string().min(1),
  /** Of the account that was shown: another one does nothing of it. */
  subject: z.string().min(1),
  /** Who said YES, and where they are told what became of it. */
  askedBy: z.string().min(1),
  threadId: z.string().min(1),
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('mail'), outingId: documentIdSchema, mail: shownMailSchema }),
    z.object({ kind: z.literal('entry'), entry: shownEntrySchema }),
  ]),
  /** One to each who is written to; of an entry one, to nobody. Addresses go once all is done. */
  parts: z.array(
    z.object({
      memberId: z.string().nullable(),
      address: mailAddressSchema.nullable(),
      state: partStateSchema,
      /** Why it failed. */
      reason: z.enum(['leave', 'refused', 'withdrawn', 'unavailable', 'limited']).nullable(),
      claimedAt: z.date().nullable(),
    }),
  ),
  /** Times at which Google could not be asked, so far. */
  attempts: z.int().nonnegative(),
  /** When to look again; null once all is done and told. */
  dueAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type GoogleAction = z.infer<typeof googleActionSchema>;

/** How a person's Google account stands, for their own page. */
export const googleAccountViewSchema = z.object({
  /** False where this deployment has no connection to Google. */
  isOffered: z.boolean(),
  state: z.enum(['none', 'connected', 'ended']),
  address: z.string().nullable(),
  leaves: z.array(googleLeaveSchema),
  connectedAt: z.iso.datetime().nullable(),
});
export type GoogleAccountView = z.infer<typeof googleAccountViewSchema>;

/**
 * What came of a way to Google: `declined` there, `lapsed` (too late, used before, or begun by somebody else), `otherAccount` than the connected one,
 * `withheld` what was asked for, `failed` at Google.
 */
export const googleConsentOutcomeSchema = z.enum([
  'connected',
  'declined',
  'lapsed',
  'otherAccount',
  'withheld',
  'failed',
]);
export type GoogleConsentOutcome = z.infer<typeof googleConsentOutcomeSchema>;
