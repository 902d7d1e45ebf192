import { type Message, messageSchema, outboxIntentSchema, type Turn, turnSchema } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { MessageList } from '../conversations/message-list.tsx';
import { Badge } from '../design/badge.tsx';
import { Id } from '../design/copy-button.tsx';
import { Facts } from '../design/facts.tsx';
import { formatCount, formatDuration, formatInstant, formatMicros, words } from '../design/format.ts';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { cellLink } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { readyValue, useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { IntentTable } from '../outbox/intent-table.tsx';
import { CommittedInTurn } from './committed-in-turn.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { TurnTreeView } from './turn-tree-view.tsx';

function TurnFacts({ turn }: { readonly turn: Turn }): ReactNode {
  const { timeZone } = useMarket();
  const { usage, documents, signals, shadow = [] } = turn;
  const took = turn.finishedAt === null ? null : turn.finishedAt.getTime() - turn.startedAt.getTime();
  return (
    <Facts
      facts={[
        [
          'Outcome',
          <Badge key="outcome" tone="plain">
            {words(turn.outcome ?? turn.state)}
          </Badge>,
        ],
        ['Began', formatInstant(turn.startedAt, timeZone)],
        ['Took', took === null ? 'is running' : formatDuration(took)],
        [
          'Tokens',
          `${formatCount(usage.inputTokens)} in, ${formatCount(usage.outputTokens)} out, in ${usage.modelRounds} round(s)`,
        ],
        ['Cost', formatMicros(usage.costMicros)],
        [
          'Documents',
          documents === undefined
            ? 'not counted (an older turn)'
            : `${documents.read} read, ${documents.written} written until its finish`,
        ],
        ['Messages to phones', usage.outbound],
        ['Policy', turn.policyVersion === undefined ? undefined : `version ${turn.policyVersion}`],
        ['Signs of an injection', signals.length === 0 ? undefined : signals.map(words).join(', ')],
        ['A policy on trial differs', shadow.length === 0 ? undefined : shadow.join(', ')],
        [
          'Trace',
          <span key="trace" className="flex flex-wrap items-center gap-x-2">
            <Id id={turn.traceId} label="trace id" />
            <Link href={`/admin/turns/trace/${encodeURIComponent(turn.traceId)}`} className={cellLink}>
              All of it
            </Link>
          </span>,
        ],
        [
          'Conversation',
          <Link key="thread" href={`/admin/conversations/${turn.threadId}`} className={cellLink}>
            {turn.threadId}
          </Link>,
        ],
      ]}
    />
  );
}

function Inspected({
  turn,
  message,
}: {
  readonly turn: Turn;
  readonly message: Message | undefined;
}): ReactNode {
  const { threadId, seq } = turn;
  const replies = useLiveQuery(
    {
      collection: `threads/${threadId}/messages`,
      where: [['inReplyToSeq', '==', seq]],
      orderBy: [['seq', 'asc']],
      limit: 20,
    },
    messageSchema,
  );
  const intents = useLiveQuery(
    { collection: 'outbox', where: [['traceId', '==', turn.traceId]], limit: 100 },
    outboxIntentSchema,
  );
  return (
    <>
      <Card>
        <TurnFacts turn={turn} />
      </Card>
      <Section title="From the message to its delivery">
        <TurnTreeView
          turn={turn}
          message={message}
          replies={readyValue(replies) ?? []}
          intents={readyValue(intents) ?? []}
        />
      </Section>
      <Section title="What it committed">
        <CommittedInTurn turn={turn} />
      </Section>
      <Section title="What was answered">
        <LiveView live={replies} what="the replies">
          {(found) =>
            found.length === 0 ? <p className="text-muted">Nothing.</p> : <MessageList messages={found} />
          }
        </LiveView>
      </Section>
      <Section title="What left for phones">
        <LiveView live={intents} what="the messages to phones">
          {(found) => (
            <IntentTable
              caption="Messages to phones of this turn"
              rows={found}
              empty="Nothing: it was answered in the app."
            />
          )}
        </LiveView>
      </Section>
      {turn.state === 'finished' && <ReplayPanel turn={turn} />}
    </>
  );
}

/** One turn from the message that came in to the messages that went out. */
export function TurnPage({ threadId, seq }: { readonly threadId: string; readonly seq: number }): ReactNode {
  const id = String(seq).padStart(12, '0');
  const turn = useLiveDocument(`threads/${threadId}/turns/${id}`, turnSchema);
  const message = useLiveDocument(`threads/${threadId}/messages/${id}`, messageSchema);
  return (
    <>
      <PageHeading
        title={`Turn ${seq}`}
        back={{ href: `/admin/turns?threadId=${threadId}`, label: 'Turns of this conversation' }}
      >
        <Link
          href={`/admin/turns?threadId=${threadId}&beside=${encodeURIComponent(`${threadId}/${seq}`)}`}
          className="inline-flex min-h-11 items-center rounded-xl border border-line bg-surface px-4 font-medium hover:bg-raised"
        >
          Compare with another…
        </Link>
      </PageHeading>
      <LiveView live={turn} what="the turn">
        {(found) =>
          found === undefined ? (
            <p className="text-muted">There is no such turn.</p>
          ) : (
            <Inspected turn={found} message={readyValue(message)} />
          )
        }
      </LiveView>
    </>
  );
}
