import { operatorRoutes, type PersonView } from '@merve/contract/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Notice } from '../../design/notice.tsx';
import { Waiting } from '../../design/waiting.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';
import { StateBadge } from '../design/badge.tsx';
import { Id } from '../design/copy-button.tsx';
import { formatCount, formatInstant, formatMicros } from '../design/format.ts';
import { PageHeading, Section } from '../design/page-heading.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';

function Person({ person }: { readonly person: PersonView }): ReactNode {
  const { timeZone } = useMarket();
  const thread = (threadId: string) => (
    <Link href={`/admin/conversations/${threadId}`} className={cellLink}>
      {threadId}
    </Link>
  );
  return (
    <>
      <Section title="Conversations">
        <Table
          caption="Conversations of this account"
          rows={person.threads}
          keyOf={({ threadId }) => threadId}
          empty="This account has no conversation."
          columns={[
            { title: 'Conversation', cell: ({ threadId }) => thread(threadId) },
            { title: 'Market', cell: ({ marketId }) => marketId },
            { title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
            { title: 'Language', cell: ({ language }) => language },
            { title: 'Messages', numeric: true, cell: ({ lastSeq }) => formatCount(lastSeq) },
            {
              title: 'Last wrote',
              cell: ({ lastInboundAt }) => formatInstant(new Date(lastInboundAt), timeZone),
            },
          ]}
        />
      </Section>
      <Section title="Use by day">
        <Table
          caption="What this account consumed by day"
          rows={person.usage}
          keyOf={({ threadId, date }) => `${threadId} ${date}`}
          empty="Nothing yet."
          columns={[
            { title: 'Date', cell: ({ date }) => date },
            { title: 'Conversation', cell: ({ threadId }) => thread(threadId) },
            { title: 'Turns', numeric: true, cell: ({ turns }) => formatCount(turns) },
            {
              title: 'Tokens',
              numeric: true,
              cell: ({ inputTokens, outputTokens }) => formatCount(inputTokens + outputTokens),
            },
            { title: 'Cost', numeric: true, cell: ({ costMicros }) => formatMicros(costMicros) },
            { title: 'Over a limit', numeric: true, cell: ({ limited }) => formatCount(limited) },
            { title: 'Suspicious', numeric: true, cell: ({ suspicious }) => formatCount(suspicious) },
          ]}
        />
      </Section>
    </>
  );
}

/** How much a web account uses Merve; nothing that was said. */
export default function PersonPage({ uid }: { readonly uid: string }): ReactNode {
  const [person, setPerson] = useState<PersonView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    setPerson(null);
    setProblem(null);
    callRoute(operatorRoutes.getPerson, { params: { uid }, signal: abort.signal }).then(
      setPerson,
      (thrown: unknown) => {
        if (!abort.signal.aborted) setProblem(failureWords(thrown));
      },
    );
    return () => abort.abort();
  }, [uid]);
  return (
    <>
      <PageHeading title="A web account" back={{ href: '/admin/usage', label: 'Usage' }}>
        <Id id={uid} label="account’s id" />
      </PageHeading>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {person === null && problem === null && <Waiting label="Loading the account…" />}
      {person !== null && <Person person={person} />}
    </>
  );
}
