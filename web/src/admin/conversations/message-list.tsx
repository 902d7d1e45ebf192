import type { Message } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '../design/badge.tsx';
import { formatInstant, words } from '../design/format.ts';
import { cellLink } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';

const authors = { merve: 'Merve', operator: 'An operator', business: 'The business' } as const;

function authorOf({ role, author }: Message): string {
  return role === 'user' ? 'The person' : authors[author ?? 'merve'];
}

/** What came with a message besides its words. */
function Marks({ message }: { readonly message: Message }): ReactNode {
  const { ui, media, location, limited, button, buttons, ask, hiddenText } = message;
  const card = ui?.['type'];
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {message.author === 'operator' && <Badge tone="info">operator</Badge>}
      {typeof card === 'string' && <Badge tone="plain">card: {words(card)}</Badge>}
      {buttons.length > 0 && (
        <Badge tone="plain">buttons: {buttons.map(({ label }) => label).join(', ')}</Badge>
      )}
      {button !== null && <Badge tone="plain">tapped {button.answer}</Badge>}
      {ask !== undefined && <Badge tone="plain">asked by the app: {ask.tool}</Badge>}
      {location !== null && (
        <Badge tone="plain">
          at {location.latitude.toFixed(4)}, {location.longitude.toFixed(4)}
        </Badge>
      )}
      {media.length > 0 && <Badge tone="plain">{media.length} file(s)</Badge>}
      {limited !== undefined && <Badge tone="waiting">over a limit</Badge>}
      {hiddenText === true && <Badge tone="bad">had hidden characters</Badge>}
    </span>
  );
}

/** Both sides of a conversation, oldest first. Each message of the person leads to its turn. */
export function MessageList({ messages }: { readonly messages: readonly Message[] }): ReactNode {
  const { timeZone } = useMarket();
  return (
    <ol className="flex flex-col gap-2" aria-live="polite">
      {messages.map((message) => {
        const { threadId, seq, role, inReplyToSeq } = message;
        const turn = role === 'user' ? seq : inReplyToSeq;
        const isOperators = message.author === 'operator';
        return (
          <li
            key={seq}
            className={`flex max-w-[85%] flex-col gap-1 rounded-2xl border px-3 py-2 ${
              role === 'user'
                ? 'self-start border-line bg-surface'
                : isOperators
                  ? 'self-end border-info bg-info-soft'
                  : 'self-end border-line bg-accent-soft'
            }`}
          >
            <p className="flex flex-wrap gap-x-2 text-xs text-muted">
              <span className="font-medium">{authorOf(message)}</span>
              <span>{formatInstant(message.createdAt, timeZone)}</span>
              <span>{message.channel}</span>
              {turn !== null && !isOperators && (
                <Link href={`/admin/turns/${threadId}/${turn}`} className={cellLink}>
                  turn {turn}
                </Link>
              )}
            </p>
            <p dir="auto" className="break-words whitespace-pre-line">
              {message.text}
            </p>
            <Marks message={message} />
          </li>
        );
      })}
    </ol>
  );
}
