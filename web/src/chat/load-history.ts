import { conversationRoutes, type ThreadView } from '@merve/contract/api';
import { callRoute } from '../platform/api-client.ts';
import type { ConversationEvent, Said } from './conversation.ts';
import { saidOfView } from './said-of.ts';

const pageSize = 50;

/**
 * Which conversation to show, and how it stands.
 * @param wanted the conversation asked for; null for the account's own with Merve in this market, which is the one shared
 *   with WhatsApp while that is linked
 * @returns `view`: null where the account has no such conversation. Its own begins with its first message; another one
 *   does not exist, or is somebody else's.
 */
export async function findThread(
  wanted: string | null,
): Promise<{ readonly threadId: string; readonly own: boolean; readonly view: ThreadView | null }> {
  const [link, threads] = await Promise.all([
    callRoute(conversationRoutes.getWhatsAppLink, {}),
    callRoute(conversationRoutes.listThreads, {}),
  ]);
  const threadId = wanted ?? link.threadId;
  const view = threads.items.find((thread) => thread.threadId === threadId) ?? null;
  return { threadId, view, own: threadId === link.threadId };
}

/** A page of messages: the newest, or those before `before`. @throws ApiFailure */
export async function loadPage(
  threadId: string,
  before?: number,
): Promise<Extract<ConversationEvent, { type: 'said' }>> {
  const { items, next } = await callRoute(conversationRoutes.listMessages, {
    params: { threadId },
    query: { limit: pageSize, ...(before === undefined ? {} : { before }) },
  });
  return { type: 'said', threadId, messages: items.map(saidOfView), next };
}

/**
 * After which message live data begins, so that nothing is skipped: the newest one known, or the one before the first
 * number that is missing. A conversation that is being joined with another has numbers whose messages are still to come.
 */
export function liveFrom(said: readonly Said[]): number {
  const gap = said.findIndex(({ seq }, index) => index > 0 && seq !== (said[index - 1]?.seq ?? 0) + 1);
  return (gap === -1 ? said.at(-1) : said[gap - 1])?.seq ?? 0;
}
