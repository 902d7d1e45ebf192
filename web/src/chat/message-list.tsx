import { ArrowDown } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { OnAsk } from '../cards/card.tsx';
import { ScrollRegion } from '../design/scroll-region.tsx';
import { Waiting } from '../design/waiting.tsx';
import { useMarketZone } from '../platform/market-zone.ts';
import { useLanguage } from '../shell/preferences.ts';
import { type Chat, loadOlder, say as send } from './chat.ts';
import type { Said } from './conversation.ts';
import { ConversationRow } from './conversation-row.tsx';
import { dayIn, rowsAfterSaid, rowsOfSaid } from './conversation-rows.ts';
import { isAtPlace, useFormerPlace, useKeptPlace } from './kept-place.ts';
import type { ChatSentences } from './sentences/en.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

/**
 * Reads out what others say, once, when it is finished. The list itself cannot: it draws only what is in view, so a screen
 * reader would take old messages scrolled into view for new ones.
 */
function Announcer({
  said,
  working,
  say,
}: {
  readonly said: readonly Said[];
  /** Merve is at work; said once, not with every step. */
  readonly working: boolean;
  readonly say: ChatSentences;
}): ReactNode {
  const newest = said.at(-1)?.seq ?? 0;
  const heard = useRef<number | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const since = heard.current;
    heard.current = newest;
    // What was there when the page was opened is history.
    if (since === null || since === 0) return;
    const fresh = said.filter(({ seq, author }) => seq > since && author !== 'person');
    const names = { person: say.you, merve: say.merve, operator: say.team, business: say.business };
    if (fresh.length > 0) setWords(fresh.map(({ author, text }) => `${names[author]}: ${text}`).join('\n'));
  }, [newest, said, say]);
  return (
    <div className="sr-only">
      <p aria-live="polite" dir="auto">
        {words}
      </p>
      <p aria-live="polite">{working ? say.thinking : ''}</p>
    </div>
  );
}

interface News {
  /** Messages of others that came since the end of the conversation was in view. */
  readonly count: number;
  /** The newest message when it last was. */
  readonly seen: number;
}

/** @param seenBefore what had been seen when the conversation was left; undefined for all there is */
function useNewCount(said: readonly Said[], atEnd: boolean, seenBefore: number | undefined): News {
  const newest = said.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(seenBefore ?? newest);
  useEffect(() => {
    if (atEnd) setSeen(newest);
  }, [atEnd, newest]);
  if (atEnd) return { count: 0, seen: newest };
  const from = said.findLastIndex(({ seq }) => seq <= seen) + 1;
  return { count: said.slice(from).filter(({ author }) => author !== 'person').length, seen };
}

/** Leads to the end. It stands in the corner, beside what can be pressed in a card where there is room, and covers little where there is none. */
function ToNewest({
  label,
  count,
  go,
}: {
  readonly label: string;
  /** Messages that nobody has seen yet. */
  readonly count: number;
  readonly go: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      onClick={go}
      aria-label={label}
      title={label}
      className="absolute end-4 bottom-3 flex size-11 items-center justify-center rounded-full border border-line bg-surface shadow-lg hover:bg-raised"
    >
      <ArrowDown aria-hidden className="size-5" />
      {count > 0 && (
        <span className="absolute -top-2 min-w-6 rounded-full bg-accent px-1.5 text-center text-sm font-medium text-on-accent tabular-nums">
          {count}
        </span>
      )}
    </button>
  );
}

/** This close to the oldest message shown, in pixels, older ones are asked for: before somebody gets there. */
const loadOlderWithin = 1_200;

/** The conversation: only what is in view is drawn, however long it is. */
export function MessageList({
  chat: { conversation, loadingOlder },
  say,
}: {
  readonly chat: Chat;
  readonly say: ChatSentences;
}): ReactNode {
  const language = useLanguage();
  const { said, olderThan, threadId } = conversation;
  const zone = useMarketZone();
  const saidRows = useMemo(
    () => rowsOfSaid({ said, olderThan }, (at) => dayIn(at, zone)),
    [said, olderThan, zone],
  );
  const onAsk = useCallback<OnAsk>(
    (ask, words) => void send({ text: words, language, ...(ask === null ? {} : { ask }) }),
    [language],
  );
  const afterSaid = rowsAfterSaid(conversation);
  const rows = [...saidRows, ...afterSaid];

  const list = useRef<VirtualizerHandle>(null);
  const scroller = useRef<HTMLElement>(null);
  const ownNewest = rows.findLast(
    (row) => row.kind === 'outgoing' || (row.kind === 'said' && row.message.author === 'person'),
  )?.key;
  const oldest = said[0]?.seq ?? 0;
  // Older messages are put before the first one: the list keeps its place counted from its end then, and only then.
  const oldestBefore = useRef(oldest);
  const shift = oldest < oldestBefore.current;
  useLayoutEffect(() => {
    oldestBefore.current = oldest;
  }, [oldest]);
  const former = useFormerPlace(threadId, rows);
  const atFormerPlace = former === null ? null : () => isAtPlace(list.current, rows, former);
  const stick = useStickToEnd(scroller, rows.length, ownNewest, atFormerPlace);
  const { count: newCount, seen } = useNewCount(said, stick.atEnd, former?.seen);
  useKeptPlace(list, former, { threadId, rows, atEnd: stick.atEnd, seen });

  return (
    <div className="relative min-h-0 flex-1">
      <ScrollRegion
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={say.title}
        className="flex h-full flex-col overflow-y-auto overflow-x-hidden pb-4 [overflow-anchor:none]"
      >
        {/* What is shorter than the window grows downwards: nothing moves when the next message comes. */}
        <div className="mx-auto w-full max-w-3xl">
          <Virtualizer
            ref={list}
            data={rows}
            scrollRef={scroller}
            shift={shift}
            bufferSize={600}
            onScroll={(offset) => {
              stick.scrolled();
              if (offset < loadOlderWithin) void loadOlder();
            }}
            onResize={stick.resized}
          >
            {(row) => <ConversationRow key={row.key} row={row} {...{ say, language, onAsk }} among={said} />}
          </Virtualizer>
        </div>
      </ScrollRegion>
      {loadingOlder && (
        <div className="absolute inset-x-0 top-0 bg-canvas/90">
          <Waiting label={say.loadingOlder} />
        </div>
      )}
      {!stick.atEnd && (
        <ToNewest
          label={newCount > 0 ? say.newCount(newCount) : say.newest}
          count={newCount}
          go={stick.toEnd}
        />
      )}
      <Announcer said={said} working={afterSaid.at(-1)?.kind === 'answering'} say={say} />
    </div>
  );
}
