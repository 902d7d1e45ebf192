import { useSyncExternalStore } from 'react';
import { sessionNow, subscribeSession } from '../platform/session.ts';
import { onLinkChange } from '../shell/link-change.ts';
import { load } from './chat-history.ts';
import { forgetOutbox, readOutbox, wakeOutbox } from './chat-outbox.ts';
import { type Chat, changeChat, chatNow, forgetConversation, onChatChange } from './chat-state.ts';
import { keepUnfinished } from './draft.ts';
import { keepNewTrips } from './keep-new-trips.ts';

export { load, loadOlder } from './chat-history.ts';
export { discard, retry, say, type Words } from './chat-outbox.ts';
export type { Chat } from './chat-state.ts';

let started = false;

/** The chat as it is now and whenever it changes. From the first use on it lives as long as the tab. */
export function useChat(): Chat {
  return useSyncExternalStore(subscribe, chatNow);
}

function subscribe(listener: () => void): () => void {
  start();
  return onChatChange(listener);
}

function start(): void {
  if (started) return;
  started = true;
  subscribeSession(sessionChanged);
  keepNewTrips();
  onLinkChange(() => void load());
  addEventListener('online', () => {
    wakeOutbox();
    if (chatNow().history === 'failed') void load();
  });
  document.addEventListener('visibilitychange', () => {
    // A tab that was asleep may have missed what the others told.
    if (document.visibilityState === 'visible') void readOutbox();
  });
  sessionChanged();
}

function sessionChanged(): void {
  const session = sessionNow();
  if (session.state === 'loading') return;
  if (session.state === 'unavailable') {
    changeChat({ history: 'failed' });
    return;
  }
  const { owner, history } = chatNow();
  if (session.state === 'signed-out' && session.lapsed !== null) {
    // What is on the screen stays: whoever signs in again is where they were.
    if (history === 'loading') changeChat({ history: 'ready' });
    void readOutbox();
    return;
  }
  const uid = session.state === 'signed-in' ? session.account.uid : null;
  if (owner !== null && owner !== uid) {
    void forgetOutbox(owner);
    forgetConversation(false);
    // Whoever signs in to another account goes on writing; after signing out, somebody else may.
    if (uid === null) keepUnfinished('');
  }
  changeChat({ owner: uid });
  if (owner !== uid || history === 'loading') void load();
  void readOutbox();
}

/** Shows the conversation named in the address, or the account's own for null. */
export function openThread(wanted: string | null): void {
  if (chatNow().wanted === wanted) return;
  forgetConversation(true);
  changeChat({ wanted, history: 'loading' });
  if (started && sessionNow().state !== 'loading') void load();
}
