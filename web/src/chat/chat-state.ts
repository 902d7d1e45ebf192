import {
  type Conversation,
  type ConversationEvent,
  conversationAfter,
  emptyConversation,
} from './conversation.ts';

/** All that the chat page shows, kept outside React: a message goes on being sent while another page is open. */
export interface Chat {
  readonly conversation: Conversation;
  /** `not-found`: there is no such conversation, or it is somebody else's. */
  readonly history: 'loading' | 'ready' | 'failed' | 'not-found';
  readonly loadingOlder: boolean;
  /** The conversation named in the address; null for the account's own with Merve. */
  readonly wanted: string | null;
  /** The conversation is the account's, but nothing is written into it any more: its messages go to another one. */
  readonly readOnly: boolean;
  /** Whose conversation it is: the account, or the one whose session has ended; null before there is any. */
  readonly owner: string | null;
}

let chat: Chat = {
  ...{ conversation: emptyConversation, history: 'loading', loadingOlder: false },
  ...{ wanted: null, readOnly: false, owner: null },
};
const listeners = new Set<() => void>();

export function chatNow(): Chat {
  return chat;
}

export function onChatChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeChat(to: Partial<Chat>): void {
  chat = { ...chat, ...to };
  for (const listener of listeners) listener();
}

export function dispatch(event: ConversationEvent): void {
  const conversation = conversationAfter(chat.conversation, event);
  if (conversation !== chat.conversation) changeChat({ conversation });
}

/** An empty conversation, but for what is still to be sent or being answered if `keptUnsent`. */
export function forgetConversation(keptUnsent: boolean): void {
  const { outgoing, settled, drafts } = chat.conversation;
  changeChat({
    conversation: keptUnsent ? { ...emptyConversation, outgoing, settled, drafts } : emptyConversation,
    readOnly: false,
  });
}
