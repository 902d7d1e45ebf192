import { z } from 'zod';

/** A market's id. */
export const marketIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, { error: 'not a market id' });

/**
 * The id of a document as a client sends it: a listing's, thread's, ride's, driver's. Printable ASCII without a slash, and
 * none of the forms that Firestore keeps for itself, so that it can be part of a path.
 */
export const documentIdSchema = z
  .string()
  .regex(/^(?!\.{1,2}$)(?!__)[!-.0-~]{1,200}$/, { error: 'not an id' });

/** A code that people read out: of a booking, an order, a request. */
export const referenceSchema = z.string().regex(/^[\p{L}\p{N}-]{1,40}$/u, { error: 'not a code' });
