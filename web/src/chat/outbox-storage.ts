import { createStore, del, set, type UseStore, values } from 'idb-keyval';
import { inSendingOrder, type Outgoing, outgoingSchema } from './outgoing.ts';

/** Where messages wait to be sent. Shared by the tabs of this browser, and kept when they are closed. */
export interface OutboxStorage {
  /** In the order they are sent. */
  all(): Promise<readonly Outgoing[]>;
  put(outgoing: Outgoing): Promise<void>;
  remove(clientMessageId: string): Promise<void>;
}

/** In this page's memory: what is left where a browser keeps nothing (private windows, blocked or full storage). */
export function memoryOutbox(): OutboxStorage {
  const kept = new Map<string, Outgoing>();
  return {
    all: async () => inSendingOrder(kept.values()),
    put: async (outgoing) => {
      kept.set(outgoing.clientMessageId, outgoing);
    },
    remove: async (clientMessageId) => {
      kept.delete(clientMessageId);
    },
  };
}

/** In IndexedDB, one record a message; in memory as soon as the browser refuses that. */
export function browserOutbox(): OutboxStorage {
  const memory = memoryOutbox();
  let store: UseStore | null = null;
  try {
    store = createStore('merve-outbox', 'messages');
  } catch {
    // There is no IndexedDB here; memory serves until the page is closed.
  }
  async function tried<Result>(work: (kept: UseStore) => Promise<Result>): Promise<Result | undefined> {
    if (store === null) return undefined;
    try {
      return await work(store);
    } catch (cause) {
      console.warn('The outbox is kept in memory alone.', cause);
      store = null;
      return undefined;
    }
  }
  return {
    async all() {
      const stored = (await tried((kept) => values<unknown>(kept))) ?? [];
      const parsed = stored.flatMap((value) => outgoingSchema.safeParse(value).data ?? []);
      return inSendingOrder([...parsed, ...(await memory.all())]);
    },
    async put(outgoing) {
      await tried((kept) => set(outgoing.clientMessageId, outgoing, kept));
      if (store === null) await memory.put(outgoing);
    },
    async remove(clientMessageId) {
      await tried((kept) => del(clientMessageId, kept));
      await memory.remove(clientMessageId);
    },
  };
}
