import type { Coordinates, PlaceSearch } from '@merve/contract';
import { LocateFixed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { locate } from '../platform/locate.ts';
import { SignInDialog } from '../shell/sign-in-dialog.tsx';
import { exploreSentences } from './sentences/index.ts';
import { aroundTown } from './understood.ts';
import type { Trouble } from './use-place-search.ts';

/** Why nothing is shown, and what one can do about it. */
export function SearchTrouble({
  trouble,
  busy,
  onHere,
  onChange,
  onRetry,
}: {
  readonly trouble: Trouble;
  readonly busy: boolean;
  readonly onHere: (here: Coordinates) => void;
  readonly onChange: (schema: PlaceSearch) => void;
  readonly onRetry: () => void;
}): ReactNode {
  const say = useSentences(exploreSentences);
  const [signsIn, setSignsIn] = useState(false);
  switch (trouble.why) {
    case 'location':
      return <AskPlace schema={trouble.schema} busy={busy} onHere={onHere} onChange={onChange} />;
    case 'limit':
      return (
        <div className="space-y-3">
          <Notice tone="warning">
            {trouble.seconds === null ? say.limit : say.limitFor(trouble.seconds)}
          </Notice>
          <Button busy={busy} onClick={onRetry}>
            {say.retry}
          </Button>
        </div>
      );
    case 'signed-out':
      return (
        <div className="space-y-3">
          <Notice tone="info">{say.signedOut}</Notice>
          <Button onClick={() => setSignsIn(true)}>{say.signIn}</Button>
          {signsIn && <SignInDialog onClose={() => setSignsIn(false)} />}
        </div>
      );
    case 'not-here':
      return (
        <div className="space-y-3">
          <Notice tone="info">{say.notHere}</Notice>
          <Link href="/map" className="inline-flex min-h-11 items-center font-medium text-accent underline">
            {say.toMap}
          </Link>
        </div>
      );
    case 'not-understood':
      return <Notice tone="warning">{say.notUnderstood}</Notice>;
    default:
      return (
        <div className="space-y-3">
          <Notice tone="danger">{say[trouble.why]}</Notice>
          <Button busy={busy} onClick={onRetry}>
            {say.retry}
          </Button>
        </div>
      );
  }
}

/** Where "near me" is: as the browser knows it, or as somebody types it. */
function AskPlace({
  schema,
  busy,
  onHere,
  onChange,
}: {
  readonly schema: PlaceSearch;
  readonly busy: boolean;
  readonly onHere: (here: Coordinates) => void;
  readonly onChange: (schema: PlaceSearch) => void;
}): ReactNode {
  const say = useSentences(exploreSentences);
  const [town, setTown] = useState('');
  const [isLocating, setLocating] = useState(false);
  const [problem, setProblem] = useState<'denied' | 'unknown' | null>(null);

  async function find(): Promise<void> {
    setLocating(true);
    setProblem(null);
    const located = await locate();
    setLocating(false);
    if (located.kind === 'found') onHere(located.coordinates);
    else setProblem(located.kind);
  }

  return (
    <div className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4">
      <p role="status" className="text-lg font-semibold">
        {say.where}
      </p>
      <div>
        <Button look="primary" busy={isLocating || busy} onClick={() => void find()}>
          <LocateFixed aria-hidden className="size-5" />
          {say.locate}
        </Button>
      </div>
      {problem !== null && <Notice tone="warning">{say.notLocated[problem]}</Notice>}
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (town.trim() !== '') onChange(aroundTown(schema, town));
        }}
      >
        <Field
          label={say.town}
          value={town}
          maxLength={120}
          dir="auto"
          className="min-w-0 flex-1 basis-56"
          onChange={({ target }) => setTown(target.value)}
        />
        <Button type="submit" disabled={town.trim() === ''}>
          {say.searchThere}
        </Button>
      </form>
    </div>
  );
}
