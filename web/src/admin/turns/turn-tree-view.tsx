import type { Message, OutboxIntent, ToolDecision, Turn } from '@merve/contract';
import { type ReactNode, useRef, useState } from 'react';
import { MessageList } from '../conversations/message-list.tsx';
import { Facts } from '../design/facts.tsx';
import { formatDuration } from '../design/format.ts';
import { Card } from '../design/page-heading.tsx';
import { IntentTable } from '../outbox/intent-table.tsx';
import { StepDetail } from './step-list.tsx';
import { everyNode, type NodeSubject, type TurnNode, turnTree, wholeOf } from './turn-tree.ts';

const colours: Readonly<Record<TurnNode['kind'], string>> = {
  waiting: 'bg-line',
  gate: 'bg-warning',
  round: 'bg-line',
  model: 'bg-accent',
  tool: 'bg-info',
  decision: 'bg-info',
  finish: 'bg-success',
  sending: 'bg-muted',
};

interface Chooser {
  /** Milliseconds that a bar of full width stands for. */
  readonly whole: number;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function Node({ node, ...chooser }: Chooser & { readonly node: TurnNode }): ReactNode {
  const { id, label, kind, fromMs, untilMs, subject, children } = node;
  const share = (ms: number) => `${(ms / chooser.whole) * 100}%`;
  const row = (
    <>
      <span className="min-w-0 flex-1 truncate text-start" title={label}>
        {label}
      </span>
      <span aria-hidden className="relative hidden h-3 w-28 shrink-0 rounded bg-raised sm:block">
        <span
          className={`absolute inset-y-0 min-w-0.5 rounded ${colours[kind]}`}
          style={{ insetInlineStart: share(fromMs), width: share(untilMs - fromMs) }}
        />
      </span>
      <span className="w-18 shrink-0 text-end text-muted tabular-nums">
        {formatDuration(untilMs - fromMs)}
      </span>
    </>
  );
  return (
    <li>
      {subject.type === 'round' ? (
        <p className="flex min-h-9 items-center gap-3 px-2 text-sm font-medium">{row}</p>
      ) : (
        <button
          type="button"
          aria-pressed={chooser.chosen === id}
          onClick={() => chooser.onChoose(id)}
          className="flex min-h-11 w-full items-center gap-3 rounded-xl px-2 text-sm hover:bg-raised aria-pressed:bg-accent-soft aria-pressed:font-medium"
        >
          {row}
        </button>
      )}
      {children.length > 0 && (
        <ol className="ms-3 border-s border-line ps-1">
          {children.map((child) => (
            <Node key={child.id} node={child} {...chooser} />
          ))}
        </ol>
      )}
    </li>
  );
}

function Decision({ decision }: { readonly decision: ToolDecision }): ReactNode {
  return (
    <Facts
      facts={[
        ['Step', decision.step],
        ['Decided', <bdi key="decided">{decision.decided}</bdi>],
        ['Because', <bdi key="why">{decision.why}</bdi>],
        ['Took', formatDuration(decision.tookMs)],
      ]}
    />
  );
}

function Detail({
  subject,
  message,
  replies,
  intents,
}: {
  readonly subject: NodeSubject;
  readonly message: Message | undefined;
  readonly replies: readonly Message[];
  readonly intents: readonly OutboxIntent[];
}): ReactNode {
  switch (subject.type) {
    case 'arrival':
      return message === undefined ? (
        <p className="text-muted">The message is not there any more.</p>
      ) : (
        <MessageList messages={[message]} />
      );
    case 'step':
      return <StepDetail step={subject.step} />;
    case 'decision':
      return <Decision decision={subject.decision} />;
    case 'finish':
      return replies.length === 0 ? (
        <p className="text-muted">Nothing was answered.</p>
      ) : (
        <MessageList messages={replies} />
      );
    case 'intent':
      return (
        <IntentTable
          caption="Message to a phone"
          rows={intents.filter(({ intentId }) => intentId === subject.intentId)}
          empty="It is not there any more."
        />
      );
    case 'round':
      return null;
  }
}

/** What an operator looks for first: a tool's result, else what a model said, else what came in. */
function firstChosen(nodes: readonly TurnNode[]): string {
  const all = everyNode(nodes);
  const found = all.findLast(({ kind }) => kind === 'tool') ?? all.find(({ kind }) => kind === 'model');
  return found?.id ?? 'arrival';
}

/** A turn as a tree of its parts with their times; beside it, what the chosen part held. */
export function TurnTreeView({
  turn,
  message,
  replies,
  intents,
}: {
  readonly turn: Turn;
  readonly message: Message | undefined;
  readonly replies: readonly Message[];
  readonly intents: readonly OutboxIntent[];
}): ReactNode {
  const nodes = turnTree(turn, message, intents);
  const [wanted, setWanted] = useState<string | null>(null);
  const detail = useRef<HTMLElement>(null);
  const chosen = wanted ?? firstChosen(nodes);
  const node = everyNode(nodes).find(({ id }) => id === chosen) ?? nodes[0];
  const isGated = turn.steps.some(({ type }) => type === 'gate');
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(24rem,1fr)_minmax(0,1.2fr)]">
      <div className="flex flex-col gap-2">
        <Card>
          <ol aria-label="Parts of the turn" className="-mx-2 -my-1">
            {nodes.map((one) => (
              <Node
                key={one.id}
                node={one}
                whole={wholeOf(nodes)}
                chosen={chosen}
                onChoose={(id) => {
                  setWanted(id);
                  // Where the detail is below the tree, it is gone to; beside it, it is in view already.
                  detail.current?.scrollIntoView({ block: 'nearest' });
                }}
              />
            ))}
          </ol>
        </Card>
        {!isGated && (
          <p className="text-sm text-muted">
            The gate let it pass: nothing waited for an answer, or this was none.
          </p>
        )}
        {turn.steps.length === 0 && (
          <p className="text-sm text-muted">No model was asked and no tool was called: code answered.</p>
        )}
        {turn.toldToWait && (
          <p className="text-sm text-muted">It took long: the person was told, on WhatsApp, to wait.</p>
        )}
      </div>
      <section
        ref={detail}
        aria-label={node?.label ?? 'Chosen part'}
        aria-live="polite"
        className="xl:sticky xl:top-4"
      >
        <Card>
          {node !== undefined && (
            <Detail subject={node.subject} message={message} replies={replies} intents={intents} />
          )}
        </Card>
      </section>
    </div>
  );
}
