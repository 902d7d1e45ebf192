import { messageSchema, type Thread, type ThreadType, threadSchema } from '@merve/contract';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '../design/badge.tsx';
import { Choice } from '../design/choice.tsx';
import { formatAge, formatInstant } from '../design/format.ts';
import { ShowMore, useShown } from '../design/show-more.tsx';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { readyValue, useLiveQuery } from '../live/use-live.ts';
import { guestName, soughtThreads } from './sought-threads.ts';
import { isTakenOver } from './taken-over.ts';

const types: readonly (readonly [ThreadType, string])[] = [
  ['merve', 'Guests'],
  ['ops', 'Business lines'],
  ['business', 'Between guest and business'],
  ['dispatch', 'Taxi drivers'],
];

/** So many at a time: of each the last message is read. */
const atOnce = 25;

const speakers = { merve: 'Merve: ', operator: 'Operator: ', business: 'Business: ' } as const;

/** The last thing that was said, in a line. */
function LastLine({ thread: { threadId } }: { readonly thread: Thread }): ReactNode {
  const newest = useLiveQuery(
    { collection: `threads/${threadId}/messages`, orderBy: [['seq', 'desc']], limit: 1 },
    messageSchema,
  );
  const [message] = readyValue(newest) ?? [];
  if (message === undefined) return <span className="text-sm"> </span>;
  const speaker = message.role === 'user' ? '' : speakers[message.author ?? 'merve'];
  const said =
    message.text === '' ? (message.location === null ? 'A file' : 'A place on the map') : message.text;
  return (
    <span className="truncate text-sm text-muted">
      {speaker}
      <bdi>{said.replaceAll(/\s+/g, ' ').slice(0, 160)}</bdi>
    </span>
  );
}

function ThreadRow({
  thread,
  isShown,
  now,
}: {
  readonly thread: Thread;
  readonly isShown: boolean;
  readonly now: Date;
}): ReactNode {
  const { timeZone } = useMarket();
  const { threadId, lastInboundAt, replyTo, language } = thread;
  return (
    <Link
      href={`/admin/conversations/${threadId}`}
      aria-current={isShown ? 'page' : undefined}
      className="flex flex-col gap-0.5 px-4 py-2.5 hover:bg-raised aria-[current=page]:bg-accent-soft"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">
          <bdi>{guestName(thread)}</bdi>
        </span>
        <span className="shrink-0 text-xs text-muted" title={formatInstant(lastInboundAt, timeZone)}>
          {formatAge(lastInboundAt, now)}
        </span>
      </span>
      <LastLine thread={thread} />
      <span className="flex flex-wrap items-center gap-1 text-xs text-muted">
        {replyTo.channel === 'web' ? 'web' : 'WhatsApp'} · {language}
        {isTakenOver(thread.humanTakeover, now) && <Badge tone="info">operator</Badge>}
        {thread.humanWantedAt && <Badge tone="waiting">asks for a person</Badge>}
        {thread.pendingAction !== null && <Badge tone="plain">waits for their YES</Badge>}
        {thread.unprocessed && <Badge tone="waiting">waits for its turn</Badge>}
        {thread.optedOut && <Badge tone="bad">said STOP</Badge>}
      </span>
    </Link>
  );
}

/** The market's conversations, those that wrote last first, live; each with the last thing that was said. @param shown which is open beside it */
export function ThreadList({ shown }: { readonly shown: string | null }): ReactNode {
  const { marketId } = useMarket();
  const now = useNow();
  const id = useId();
  const [type, setType] = useState<ThreadType>('merve');
  const [sought, setSought] = useState('');
  const { limit, showMore } = useShown(`${marketId} ${type}`, atOnce);
  const threads = useLiveQuery(
    {
      collection: 'threads',
      where: [
        ['marketId', '==', marketId],
        ['threadType', '==', type],
      ],
      orderBy: [['lastInboundAt', 'desc']],
      limit,
    },
    threadSchema,
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Choice<ThreadType> label="With" value={type} onChange={setType} options={types} />
        <label htmlFor={id} className="flex min-w-40 flex-1 flex-col gap-1 text-sm font-medium">
          Find among those below
          <input
            id={id}
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            placeholder="Name, number, id"
            className="min-h-11 rounded-xl border border-line bg-surface px-3 text-base font-normal"
          />
        </label>
      </div>
      <LiveView live={threads} what="the conversations">
        {(all) => {
          const found = soughtThreads(all, sought);
          return (
            <>
              {found.length === 0 ? (
                <p className="rounded-2xl border border-line p-6 text-muted">
                  {sought.trim() === ''
                    ? 'Nobody has written yet.'
                    : 'Nobody of that name among those that are loaded.'}
                </p>
              ) : (
                <ul
                  aria-label="Conversations"
                  className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface"
                >
                  {found.map((thread) => (
                    <li key={thread.threadId}>
                      <ThreadRow thread={thread} isShown={thread.threadId === shown} now={now} />
                    </li>
                  ))}
                </ul>
              )}
              <ShowMore shown={all.length} limit={limit} onMore={showMore} />
            </>
          );
        }}
      </LiveView>
    </div>
  );
}
