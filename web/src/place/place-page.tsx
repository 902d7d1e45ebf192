import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { PlaceDetail } from './place-detail.tsx';
import { placeSentences } from './sentences/index.ts';
import { usePlace } from './use-place.ts';

/** `/place/{listingId}`: one place, with all that can be done there. */
export default function PlacePage({ listingId }: { readonly listingId: string }): ReactNode {
  const say = useSentences(placeSentences);
  const [loaded, again] = usePlace(listingId);
  const name = loaded.state === 'ready' ? loaded.place.name : null;
  useEffect(() => {
    if (name !== null) document.title = `${name} · Merve`;
  }, [name]);
  return (
    <div className="relative h-full overflow-y-auto">
      <div className="mx-auto max-w-2xl p-4 sm:p-6">
        {loaded.state === 'loading' && <PlaceSkeleton label={say.loading} />}
        {loaded.state === 'ready' && <PlaceDetail key={listingId} place={loaded.place} heading="h1" />}
        {loaded.state === 'missing' && (
          <div className="flex flex-col items-center gap-3 py-14 text-center">
            <h1 className="text-xl font-semibold">{say.missing}</h1>
            <Link href="/explore" className="font-medium text-accent underline underline-offset-2">
              {say.toExplore}
            </Link>
          </div>
        )}
        {loaded.state === 'failed' && (
          <div className="space-y-3">
            <Notice tone="danger">{say.failed}</Notice>
            <Button onClick={again}>{say.retry}</Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** What a place looks like before anything of it is known. */
function PlaceSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div role="status" className="overflow-hidden rounded-2xl border border-line bg-surface">
      <span className="sr-only">{label}</span>
      <div className="h-32 animate-pulse bg-raised sm:h-36" />
      <div className="space-y-3 p-4">
        <div className="h-6 w-1/2 animate-pulse rounded bg-raised" />
        <div className="h-4 w-1/3 animate-pulse rounded bg-raised" />
        <div className="h-20 animate-pulse rounded bg-raised" />
      </div>
    </div>
  );
}
