import { Check, CheckCheck, CircleAlert, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkedText } from '../design/linked-text.tsx';
import { reasonOf } from './fault-words.ts';
import type { MessageStatus, PhoneMessage } from './sandbox-client.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function Location({ latitude, longitude, label }: NonNullable<PhoneMessage['location']>): ReactNode {
  return (
    <p className="flex items-center gap-2 rounded-lg bg-raised px-3 py-2">
      <MapPin aria-hidden className="size-5 shrink-0 text-accent" />
      <span>
        <span className="block">{label ?? 'A place'}</span>
        <span className="text-xs text-muted">
          {latitude.toFixed(4)}, {longitude.toFixed(4)}
        </span>
      </span>
    </p>
  );
}

/** One message as the phone shows it; what never arrived is a line about it. */
export function Bubble({
  message,
  onTap,
}: {
  readonly message: PhoneMessage;
  readonly onTap: (button: { readonly id: string; readonly title: string }) => void;
}): ReactNode {
  const own = message.from === 'phone';
  const { status } = message;
  if (!own && (status === 'queued' || status === 'sent')) return null;
  if (!own && (status === 'failed' || status === 'undelivered')) {
    return (
      <p className="mx-auto max-w-[90%] rounded-lg bg-danger-soft px-3 py-2 text-center text-xs text-danger">
        A message from Merve did not arrive: {reasonOf(message.errorCode)}.
      </p>
    );
  }
  return (
    <div className={`flex max-w-[88%] flex-col gap-1 ${own ? 'ms-auto items-end' : 'me-auto items-start'}`}>
      <div
        className={`rounded-2xl px-3 py-2 text-[0.9rem] shadow-xs ${own ? 'rounded-ee-md bg-accent-soft' : 'rounded-es-md bg-surface'}`}
      >
        {message.mediaUrls.map((url) => (
          <img key={url} src={url} alt="Sent" className="mb-1 max-h-48 rounded-lg" />
        ))}
        {message.location !== null && <Location {...message.location} />}
        {message.body !== '' && (
          <p dir="auto" className="whitespace-pre-wrap break-words">
            <LinkedText text={message.body} />
          </p>
        )}
        <p className="mt-0.5 flex items-center justify-end gap-1 text-[0.7rem] text-muted">
          {message.isApprovedTemplate && <span className="me-auto pe-2">Template</span>}
          <time dateTime={message.at.toISOString()}>{clock.format(message.at)}</time>
          <Ticks status={status} />
        </p>
      </div>
      {message.buttons.length > 0 && (
        <div className="flex w-full flex-col gap-1">
          {message.buttons.map((button) => (
            <button
              key={button.id}
              type="button"
              onClick={() => onTap(button)}
              className="min-h-11 rounded-xl bg-surface px-4 text-[0.9rem] font-medium text-accent shadow-xs hover:bg-raised"
            >
              {button.title}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

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
function Ticks({ status }: { readonly status: MessageStatus }): ReactNode {
  const { words, Icon, tone } = looks[status];
  return (
    <span title={words} className={tone}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
