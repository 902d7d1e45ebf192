import type { Documents } from '../../platform/firestore/documents.ts';
import type { AnswerHandler } from '../../tools/answer-handler.ts';
import type { CommitHandler } from '../../tools/commit-handler.ts';
import type { Tool } from '../../tools/define-tool.ts';
import { counterpartHandler } from './answer-customer.ts';
import { confirmMessageHandler } from './confirm-message.ts';
import { sendMessageTool } from './send-message.ts';

export interface MessagesNeeds {
  readonly documents: Documents;
}

/** What customers and businesses write to each other about a commitment, with Merve in between. */
export function messagesCapability({ documents }: MessagesNeeds): {
  readonly tools: readonly Tool[];
  readonly handlers: readonly CommitHandler[];
  readonly answerHandlers: readonly AnswerHandler[];
} {
  return {
    tools: [sendMessageTool(documents)],
    handlers: [confirmMessageHandler(documents)],
    answerHandlers: [counterpartHandler(documents)],
  };
}
