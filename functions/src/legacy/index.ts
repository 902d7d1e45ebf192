/**
 * What the earlier application left in this Firestore: one-way, a page at a time, as often as one likes. Its collections
 * are read and never written; this room goes once nothing is left there.
 */

export { importBookings } from './import-bookings.ts';
export { importSessions } from './import-sessions.ts';
