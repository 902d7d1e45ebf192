import { messageSchema, threadSchema } from '@merve/contract';
import { collection, doc, onSnapshot, orderBy, query, startAfter } from 'firebase/firestore';
import { liveFirestore } from '../platform/live-firestore.ts';
import { parseDocument } from '../platform/parse-document.ts';
import type { ConversationEvent } from './conversation.ts';
import { saidOfMessage, standOfThread } from './said-of.ts';

interface LiveNeeds {
  readonly threadId: string;
  /** Messages up to this one are known; only later ones are listened to, so nothing is read twice and nothing skipped. */
  readonly afterSeq: number;
  publish(event: ConversationEvent): void;
  /** The rules do not let this account read the conversation any more, or the connection to Firestore failed for good. */
  ended(): void;
}

/**
 * Follows a conversation as it is stored: how it stands, and every message after `afterSeq`. A conversation that does not
 * exist yet is waited for. Firestore keeps the connection and takes it up again by itself.
 * @returns stops following.
 */
export function followConversation({ threadId, afterSeq, publish, ended }: LiveNeeds): () => void {
  let stopped = false;
  const stops: (() => void)[] = [];
  const stop = () => {
    stopped = true;
    for (const unsubscribe of stops.splice(0)) unsubscribe();
  };
  const failed = (error: unknown) => {
    if (stopped) return;
    stop();
    console.warn('The conversation is not followed live any more.', error);
    ended();
  };
  liveFirestore().then((firestore) => {
    if (stopped) return;
    const thread = doc(firestore, 'threads', threadId);
    let following = false;
    const followMessages = () => {
      following = true;
      const newer = query(collection(thread, 'messages'), orderBy('seq'), startAfter(afterSeq));
      const unsubscribe = onSnapshot(
        newer,
        (snapshot) => {
          const changes = snapshot.docChanges().filter(({ type }) => type !== 'removed');
          const messages = changes.flatMap(({ doc: document }) => {
            const { path } = document.ref;
            const message = parseDocument(messageSchema, { path, data: document.data() });
            return message === undefined || message.prompted === true ? [] : [message];
          });
          publish({ type: 'said', threadId, messages: messages.map(saidOfMessage) });
        },
        failed,
      );
      stops.push(unsubscribe);
    };
    stops.push(
      onSnapshot(
        thread,
        (snapshot) => {
          if (!snapshot.exists()) return;
          const stored = parseDocument(threadSchema, { path: snapshot.ref.path, data: snapshot.data() });
          if (stored !== undefined)
            publish({ type: 'stand', threadId, stand: standOfThread(stored, new Date()) });
          // Before the thread exists nobody may list its messages.
          if (!following) followMessages();
        },
        failed,
      ),
    );
  }, failed);
  return stop;
}
