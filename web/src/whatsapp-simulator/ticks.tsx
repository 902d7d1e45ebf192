import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageStatus } from './sandbox-client.ts';

const looks: Record<
  MessageStatus,
  { readonly words: string; readonly Icon: typeof Check; readonly tone: string }
> = {
  'on-its-way': { words: 'on its way', Icon: Clock, tone: 'text-muted' },
  taken: { words: 'delivered', Icon: CheckCheck, tone: 'text-muted' },
  refused: { words: 'refused', Icon: CircleAlert, tone: 'text-danger' },
  lost: { words: 'lost on its way', Icon: CircleAlert, tone: 'text-danger' },
  received: { words: 'delivered', Icon: CheckCheck, tone: 'text-muted' },
  queued: { words: 'queued', Icon: Clock, tone: 'text-muted' },
  sent: { words: 'sent', Icon: Check, tone: 'text-muted' },
  delivered: { words: 'delivered', Icon: CheckCheck, tone: 'text-muted' },
  read: { words: 'read', Icon: CheckCheck, tone: 'text-info' },
  failed: { words: 'failed', Icon: CircleAlert, tone: 'text-danger' },
  undelivered: { words: 'not delivered', Icon: CircleAlert, tone: 'text-danger' },
};

/** How far a message came, as its sender sees it. */
export function Ticks({ status }: { readonly status: MessageStatus }): ReactNode {
  const { words, Icon, tone } = looks[status];
  return (
    <span title={words} className={tone}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
