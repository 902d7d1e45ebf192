import { preloadCards } from '../cards/card.tsx';
import { changeChat, chatNow, dispatch } from './chat-state.ts';
import type { ConversationEvent } from './conversation.ts';
import { findThread, liveFrom, loadPage } from './load-history.ts';
import { standOfView } from './said-of.ts';

const firstPauseMs = 5_000;
const maxPauseMs = 60_000;

/** Raised whenever a conversation is loaded: what was asked for before that is not waited for any more. */
let loading = 0;
let unfollow = () => {};
let pauseMs = firstPauseMs;

/** Loads the newest messages, then follows the conversation live. Tries again by itself as long as that fails. */
export async function load(): Promise<void> {
  loading += 1;
  const mine = loading;
  const stale = () => mine !== loading;
  unfollow();
  const again = () => {
    setTimeout(() => stale() || void load(), pauseMs);
    pauseMs = Math.min(maxPauseMs, pauseMs * 2);
  };
  const { owner, wanted, history } = chatNow();
  if (owner === null) {
    changeChat({ history: wanted === null ? 'ready' : 'not-found' });
    return;
  }
  if (history !== 'ready') changeChat({ history: 'loading' });
  try {
    const { threadId, own, view } = await findThread(wanted);
    if (stale()) return;
    if (view === null && !own) {
      changeChat({ history: 'not-found' });
      return;
    }
    dispatch({ type: 'opened', threadId });
    if (view !== null) dispatch({ type: 'stand', threadId, stand: standOfView(view) });
    const page = view === null ? nothingYet(threadId) : await loadPage(threadId);
    if (stale()) return;
    dispatch(page);
    changeChat({ history: 'ready', readOnly: !own });
    await afterFirstPaint();
    preloadCards();
    const { followConversation } = await import('./live-conversation.ts');
    if (stale()) return;
    unfollow = followConversation({
      threadId,
      afterSeq: liveFrom(chatNow().conversation.said),
      publish(event) {
        pauseMs = firstPauseMs;
        dispatch(event);
      },
      ended: again,
    });
  } catch (error) {
    if (stale()) return;
    console.warn('The conversation could not be loaded.', error);
    if (chatNow().history !== 'ready') changeChat({ history: 'failed' });
    again();
  }
}

function nothingYet(threadId: string): ConversationEvent {
  return { type: 'said', threadId, messages: [], next: null };
}

/** The Firestore SDK is larger than all the rest of the page: nothing that is shown first waits for it. */
function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1_500 });
    else setTimeout(resolve, 300);
  });
}

/** Loads the page before the oldest message shown; does nothing while one is on its way or none is left. */
export async function loadOlder(): Promise<void> {
  const { loadingOlder, conversation } = chatNow();
  const { threadId, olderThan } = conversation;
  if (loadingOlder || threadId === null || olderThan === 0 || !Number.isFinite(olderThan)) return;
  changeChat({ loadingOlder: true });
  try {
    dispatch(await loadPage(threadId, olderThan));
  } catch (error) {
    // Scrolling there again asks again.
    console.warn('Older messages could not be loaded.', error);
  } finally {
    changeChat({ loadingOlder: false });
  }
}
