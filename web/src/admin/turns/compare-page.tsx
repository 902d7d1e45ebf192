import { type Message, messageSchema, type Turn, type TurnStep, turnSchema } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { MessageList } from '../conversations/message-list.tsx';
import { formatCount, formatDuration, formatInstant, formatMicros, words } from '../design/format.ts';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { readyValue, useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { alignSteps } from './align-steps.ts';
import { StepDetail } from './step-list.tsx';
import { pageOfTurn } from './turn-table.tsx';

type TurnKey = Pick<Turn, 'threadId' | 'seq'>;

const idOf = ({ seq }: TurnKey): string => String(seq).padStart(12, '0');

interface Row {
  readonly name: string;
  readonly one: string;
  readonly other: string;
}

/** What of a turn can be told in a few words each. */
function factsOf(
  turn: Turn,
  message: Message | undefined,
  timeZone: string,
): Readonly<Record<string, string>> {
  const { usage, signals, policyVersion, startedAt, finishedAt } = turn;
  return {
    Said: message?.text ?? '…',
    Outcome: words(turn.outcome ?? turn.state),
    Began: formatInstant(startedAt, timeZone),
    Took: finishedAt === null ? 'is running' : formatDuration(finishedAt.getTime() - startedAt.getTime()),
    'Model rounds': formatCount(usage.modelRounds),
    'Tokens in': formatCount(usage.inputTokens),
    'Tokens out': formatCount(usage.outputTokens),
    Cost: formatMicros(usage.costMicros),
    Policy: policyVersion === undefined ? '—' : `version ${policyVersion}`,
    'Signs of an injection': signals.length === 0 ? 'none' : signals.map(words).join(', '),
  };
}

/** What no two turns have alike: nothing is said by marking it. */
const everDiffering: readonly string[] = ['Began', 'Took'];

/** A fact of both, marked where they are not the same. */
function Facts({
  rows,
  titles,
}: {
  readonly rows: readonly Row[];
  readonly titles: readonly [string, string];
}): ReactNode {
  const value = (text: string, isOther: boolean) => (
    <bdi className={isOther ? 'rounded bg-warning-soft px-1 font-medium text-warning' : ''}>{text}</bdi>
  );
  return (
    <Table
      caption="What the two turns were"
      rows={rows}
      keyOf={({ name }) => name}
      empty=""
      columns={[
        { title: 'What', cell: ({ name }) => <span className="text-muted">{name}</span> },
        { title: titles[0], cell: ({ one }) => value(one, false) },
        {
          title: titles[1],
          cell: ({ name, one, other }) => {
            const isMarked = one !== other && !everDiffering.includes(name);
            return (
              <>
                {value(other, isMarked)}
                {isMarked && <span className="sr-only"> (not the same)</span>}
              </>
            );
          },
        },
      ]}
    />
  );
}

function Step({ step, of }: { readonly step: TurnStep | null; readonly of: string }): ReactNode {
  return step === null ? (
    <p className="rounded-2xl border border-dashed border-line p-4 text-sm text-muted">Not in {of}.</p>
  ) : (
    <Card>
      <StepDetail step={step} />
    </Card>
  );
}

function Replies({ turn: { threadId, seq } }: { readonly turn: Turn }): ReactNode {
  const replies = useLiveQuery(
    {
      collection: `threads/${threadId}/messages`,
      where: [['inReplyToSeq', '==', seq]],
      orderBy: [['seq', 'asc']],
      limit: 20,
    },
    messageSchema,
  );
  return (
    <LiveView live={replies} what="the replies">
      {(found) =>
        found.length === 0 ? <p className="text-muted">Nothing.</p> : <MessageList messages={found} />
      }
    </LiveView>
  );
}

const pair = 'grid grid-cols-1 gap-3 lg:grid-cols-2';

function Compared({ turns: [one, other] }: { readonly turns: readonly [Turn, Turn] }): ReactNode {
  const { timeZone } = useMarket();
  const messages = [
    readyValue(useLiveDocument(`threads/${one.threadId}/messages/${idOf(one)}`, messageSchema)),
    readyValue(useLiveDocument(`threads/${other.threadId}/messages/${idOf(other)}`, messageSchema)),
  ];
  const sameThread = one.threadId === other.threadId;
  const titleOf = ({ threadId, seq }: Turn) => (sameThread ? `Turn ${seq}` : `Turn ${seq} of ${threadId}`);
  const titles = [titleOf(one), titleOf(other)] as const;
  const facts = [factsOf(one, messages[0], timeZone), factsOf(other, messages[1], timeZone)] as const;
  const rows = Object.entries(facts[0]).map(([name, value]) => ({
    ...{ name, one: value, other: facts[1][name] ?? '' },
  }));
  const steps = alignSteps(one.steps, other.steps);
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {[one, other].map((turn, index) => (
          <Link key={`${index} ${titles[index]}`} href={pageOfTurn(turn)} className={cellLink}>
            {titles[index]}
          </Link>
        ))}
      </p>
      <Facts rows={rows} titles={titles} />
      <Section title="Step by step">
        {steps.length === 0 && (
          <p className="text-muted">No model was asked and no tool was called in either: code answered.</p>
        )}
        <ol className="flex flex-col gap-3">
          {steps.map(({ one: left, other: right }, index) => (
            <li key={`${index} ${left?.type ?? right?.type}`} className={pair}>
              <Step step={left} of={titles[0]} />
              <Step step={right} of={titles[1]} />
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What was answered">
        <div className={pair}>
          <Replies turn={one} />
          <Replies turn={other} />
        </div>
      </Section>
    </>
  );
}

/** Two turns side by side: what differs is marked, and steps that do the same stand beside each other. */
export function ComparePage({ one, other }: { readonly one: TurnKey; readonly other: TurnKey }): ReactNode {
  const first = useLiveDocument(`threads/${one.threadId}/turns/${idOf(one)}`, turnSchema);
  const second = useLiveDocument(`threads/${other.threadId}/turns/${idOf(other)}`, turnSchema);
  return (
    <>
      <PageHeading
        title="Two turns side by side"
        back={{ href: pageOfTurn(one), label: `Turn ${one.seq}` }}
      />
      <LiveView live={first} what="the first turn">
        {(left) => (
          <LiveView live={second} what="the second turn">
            {(right) =>
              left === undefined || right === undefined ? (
                <p className="text-muted">There is no such turn.</p>
              ) : (
                <Compared turns={[left, right]} />
              )
            }
          </LiveView>
        )}
      </LiveView>
    </>
  );
}
