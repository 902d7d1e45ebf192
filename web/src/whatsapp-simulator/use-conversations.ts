import { useEffect, useState } from 'react';
import type { Conversation, PlannedFault, SandboxClient } from './sandbox-client.ts';

interface Network {
  readonly conversations: ReadonlyMap<string, Conversation>;
  /** Phones that have messages and are not shown, the latest written to first. */
  readonly others: readonly string[];
  readonly faults: readonly PlannedFault[];
  /** False while the sandbox does not answer. */
  readonly reachable: boolean;
}

const nothingYet: Network = { conversations: new Map(), others: [], faults: [], reachable: true };
const retryMs = 2_000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * The conversations of these phones, followed. One waiting request serves them all: a browser opens six connections to one
 * server, and a waiting one for each phone would leave none to send with.
 * @param phones joined by commas, so that the same list is the same value.
 */
export function useConversations(sandbox: SandboxClient, phones: string): Network {
  const [network, setNetwork] = useState(nothingYet);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    async function follow(): Promise<void> {
      let revision: number | null = null;
      while (!signal.aborted) {
        try {
          const changes = await sandbox.changes(phones.split(','), revision, signal);
          revision = changes.revision;
          setNetwork(({ conversations }) => ({
            conversations: new Map([
              ...conversations,
              ...changes.conversations.map((conversation) => [conversation.phone, conversation] as const),
            ]),
            others: changes.others,
            faults: changes.faults,
            reachable: true,
          }));
        } catch (error) {
          if (signal.aborted) return;
          console.warn(error);
          setNetwork((before) => ({ ...before, reachable: false }));
          revision = null;
          await pause(retryMs, signal);
        }
      }
    }
    void follow();
    return () => stop.abort();
  }, [sandbox, phones]);
  return network;
}
