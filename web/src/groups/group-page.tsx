import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { GroupDetail } from './group-detail.tsx';
import { groupSentences } from './sentences/index.ts';
import { useGroup } from './use-group.ts';

/** `/groups/{outingId}#{secret}`: a group that chooses. The secret stands behind `#`, which no browser sends to anybody. */
export default function GroupPage({ outingId }: { readonly outingId: string }): ReactNode {
  const say = useSentences(groupSentences);
  const group = useGroup(outingId);
  const { loaded, again } = group;
  const token = location.hash.slice(1);
  usePageTitle(loaded.state === 'ready' ? loaded.outing.title : null);
  return (
    <div className="relative h-full overflow-y-auto">
      <div className="mx-auto max-w-xl space-y-4 p-4 pb-10 sm:p-6">
        {loaded.state === 'loading' && (
          <div role="status" className="space-y-3">
            <span className="sr-only">{say.loading}</span>
            <div className="h-8 w-2/3 animate-pulse rounded bg-raised" />
            <div className="h-48 animate-pulse rounded-2xl bg-raised" />
          </div>
        )}
        {loaded.state === 'ready' && <GroupDetail outing={loaded.outing} show={group.show} again={again} />}
        {loaded.state === 'missing' &&
          (token === '' ? <Missing /> : <JoinForm onJoin={(name) => group.join(token, name)} />)}
        {loaded.state === 'full' && <Notice tone="warning">{say.full}</Notice>}
        {loaded.state === 'failed' && (
          <>
            <Notice tone="danger">{say.failed}</Notice>
            <Button onClick={again}>{say.retry}</Button>
          </>
        )}
      </div>
    </div>
  );
}

function Missing(): ReactNode {
  const say = useSentences(groupSentences);
  return (
    <div className="flex flex-col items-center gap-3 py-14 text-center">
      <h1 className="text-xl font-semibold">{say.missing}</h1>
      <p className="text-muted">{say.missingHint}</p>
      <Link href="/" className="font-medium text-accent underline underline-offset-2">
        {say.toChat}
      </Link>
    </div>
  );
}

function JoinForm({ onJoin }: { readonly onJoin: (name: string) => Promise<void> }): ReactNode {
  const say = useSentences(groupSentences);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  return (
    <form
      className="space-y-4 rounded-2xl border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void onJoin(name.trim()).finally(() => setBusy(false));
      }}
    >
      <h1 className="text-xl font-semibold">{say.joinTitle}</h1>
      <p className="text-muted">{say.joinHint}</p>
      <Field
        label={say.name}
        value={name}
        maxLength={60}
        autoComplete="given-name"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="primary" busy={busy} className="w-full">
        {say.join}
      </Button>
    </form>
  );
}
