import type { Message, Thread, ThreadStand } from '@merve/contract';
import type { MessageView, ThreadView } from '@merve/contract/api';
import type { Said } from './conversation.ts';

type Author = Pick<Message, 'role'> & { readonly author?: Message['author'] | undefined };

function authorOf({ role, author }: Author): Said['author'] {
  return role === 'user' ? 'person' : (author ?? 'merve');
}

/** A message as the HTTP API tells it. */
export function saidOfView(view: MessageView): Said {
  const { seq, text, brief = null, location, ui, button, buttons, clientMessageId, media, createdAt } = view;
  return {
    ...{ seq, text, brief, location, ui, button, buttons, clientMessageId, whole: true },
    author: authorOf(view),
    mediaCount: media.length,
    at: Date.parse(createdAt),
  };
}

/** A message as it is stored. */
export function saidOfMessage(message: Message): Said {
  const {
    seq,
    text,
    brief = null,
    location,
    ui,
    button,
    buttons,
    channel,
    channelMessageId,
    media,
    createdAt,
  } = message;
  return {
    ...{ seq, text, brief, location, ui, button, buttons, whole: true },
    author: authorOf(message),
    clientMessageId: channel === 'web' ? channelMessageId : null,
    mediaCount: media.length,
    at: createdAt.getTime(),
  };
}

/** How things stand, as the HTTP API tells it. */
export function standOfView({
  lastSeq,
  state,
  pendingAction,
  humanTakeover,
  updatedAt,
}: ThreadView): ThreadStand {
  return { lastSeq, state, pendingAction, humanTakeover, updatedAt };
}

/** How things stand, as it is stored. */
export function standOfThread(thread: Thread, now: Date): ThreadStand {
  const { lastSeq, state, pendingAction, humanTakeover } = thread;
  const until = humanTakeover?.until ?? null;
  return {
    ...{ lastSeq, state },
    pendingAction: pendingAction && {
      actionId: pendingAction.actionId,
      kind: pendingAction.kind,
      summary: pendingAction.summary,
      expiresAt: pendingAction.expiresAt.toISOString(),
    },
    humanTakeover: humanTakeover !== null && (until === null || until > now),
    updatedAt: thread.updatedAt.toISOString(),
  };
}
