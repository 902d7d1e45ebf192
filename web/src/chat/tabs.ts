import { turnEventSchema } from '@merve/contract';
import { z } from 'zod';
import type { ConversationEvent } from './conversation.ts';
import { outgoingSchema } from './outgoing.ts';

const sharedEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('queued'), outgoing: outgoingSchema }),
  z.object({ type: z.literal('discarded'), clientMessageId: z.string() }),
  z.object({ type: z.literal('turn'), outgoing: outgoingSchema, event: turnEventSchema, at: z.number() }),
  z.object({ type: z.literal('stream-ended'), clientMessageId: z.string(), broken: z.boolean() }),
]);
const noteSchema = z.object({ uid: z.string().nullable(), event: sharedEventSchema });

/** What a tab tells the others: what it queued, sent and heard. The rest each of them hears from Merve itself. */
type SharedEvent = z.infer<typeof sharedEventSchema>;

export interface Tabs {
  tell(uid: string | null, event: ConversationEvent): void;
}

/** The other tabs of this browser. A browser without BroadcastChannel has none: there live data alone tells them. */
export function otherTabs(heard: (uid: string | null, event: SharedEvent) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {} };
  const channel = new BroadcastChannel('merve-chat');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab with another version of the app may tell of things this one does not know.
    const note = noteSchema.safeParse(data);
    if (note.success) heard(note.data.uid, note.data.event);
  });
  return { tell: (uid, event) => channel.postMessage({ uid, event }) };
}
