import { z } from 'zod';
import { languageSchema } from './primitives.ts';
import { threadTypeSchema } from './thread.ts';

/**
 * `whatsappSessions/{wa:+E164}`: a WhatsApp address (a phone number, or a user id that hides it): whose it is, consent,
 * and the 24-hour window in which free text may be sent.
 */
export const whatsappSessionSchema = z.object({
  address: z.string().startsWith('whatsapp:'),
  actorId: z.string(),
  /** The web account that shares this person's conversations, and alone may read them; null when there is none. */
  linkedUid: z.string().nullable().default(null),
  profileName: z.string().nullable(),
  optedOut: z.boolean(),
  /** Their newest message, to whichever of our numbers. */
  lastInboundAt: z.date(),
  /** Their newest message by market, where markets have numbers of their own: WhatsApp counts a window for each number. */
  lastInboundOf: z.record(z.string(), z.date()).optional(),
  createdAt: z.date(),
  /**
   * The lines this number was registered for when that was looked up. Whoever changes what registers a number takes it out in
   * the same transaction. Left out by older code, and where nobody has looked yet: then the registrations are read.
   */
  lines: z
    .object({ registeredFor: z.array(threadTypeSchema.exclude(['merve'])), lookedUpAt: z.date() })
    .optional(),
});
export type WhatsAppSession = z.infer<typeof whatsappSessionSchema>;

/**
 * `identities/web:{uid}`: a web account that shares the conversations of a person on WhatsApp. It exists while the two
 * are linked, and once for each account: writing it in a transaction is what keeps a link unique.
 */
export const webIdentitySchema = z.object({
  uid: z.string().min(1),
  /** The account's own actor, which it is again after an unlink. */
  ownActorId: z.string(),
  /** The person on WhatsApp, whose threads the account's messages reach. */
  actorId: z.string(),
  /** The number the code was sent to. */
  address: z.string().startsWith('whatsapp:'),
  linkedAt: z.date(),
});
export type WebIdentity = z.infer<typeof webIdentitySchema>;

/** `linkCodes/{uid}`: the one open code of a web account, as a keyed hash. Deleted once used; `expiresAt` is its TTL. */
export const linkCodeSchema = z.object({
  uid: z.string().min(1),
  address: z.string().startsWith('whatsapp:'),
  codeHash: z.string(),
  attemptsLeft: z.int().min(0),
  expiresAt: z.date(),
  createdAt: z.date(),
});
export type LinkCode = z.infer<typeof linkCodeSchema>;

/** `linkQuotas/{uid:… | phone:…}`: how many codes were asked for since `startedAt`. */
export const linkQuotaSchema = z.object({
  startedAt: z.date(),
  count: z.int().min(0),
  /** When the count is worth nothing any more: the document's TTL. */
  expiresAt: z.date(),
});
export type LinkQuota = z.infer<typeof linkQuotaSchema>;

/**
 * `actorMerges/{fromActorId}`: two actors have turned out to be one person. New messages already reach `intoActorId`;
 * what `fromActorId` had before is copied there, and stays `waiting` until all of it has been.
 */
export const actorMergeSchema = z.object({
  fromActorId: z.string(),
  intoActorId: z.string(),
  /** The web account whose link asks for this; null where WhatsApp itself showed that two addresses are one person. */
  uid: z.string().nullable(),
  state: z.enum(['waiting', 'done']),
  requestedAt: z.date(),
  updatedAt: z.date(),
});
export type ActorMerge = z.infer<typeof actorMergeSchema>;

/** `POST /v1/me/whatsapp-link`: asks for a code on WhatsApp. The number in international form, spaces allowed. */
export const whatsAppLinkRequestSchema = z.object({
  phone: z.string().min(7).max(32),
  language: languageSchema.optional(),
});
export type WhatsAppLinkRequest = z.infer<typeof whatsAppLinkRequestSchema>;

/** Its answer, the same whether or not the number is known, may be written to, or exists. */
export const whatsAppLinkRequestedSchema = z.object({
  expiresAt: z.iso.datetime(),
  /** Opens a chat with Merve: whoever writes there first can be sent a code without a template. */
  chatUrl: z.url(),
});
export type WhatsAppLinkRequested = z.infer<typeof whatsAppLinkRequestedSchema>;

/** `POST /v1/me/whatsapp-link/confirm`: the six digits that arrived. */
export const whatsAppLinkConfirmSchema = z.object({ code: z.string().min(1).max(32) });

/**
 * `GET /v1/me/whatsapp-link`, and the answer of a confirmation. `phone` shows its country code and last digits only;
 * `threadId` is the account's conversation in the default market, the shared one while it is linked.
 */
export const whatsAppLinkSchema = z.discriminatedUnion('linked', [
  z.object({ linked: z.literal(false), threadId: z.string() }),
  z.object({
    linked: z.literal(true),
    phone: z.string(),
    linkedAt: z.iso.datetime(),
    threadId: z.string(),
  }),
]);
export type WhatsAppLink = z.infer<typeof whatsAppLinkSchema>;
