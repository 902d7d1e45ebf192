import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSentences } from '../language/define-sentences.ts';
import { PlaceDetail } from './place-detail.tsx';
import { placeSentences } from './sentences/index.ts';
import { usePlace } from './use-place.ts';

/** The place that a conversation is about, beside it; its shape while it is fetched, nothing where it is gone. */
export default function PlaceBeside({ listingId }: { readonly listingId: string }): ReactNode {
  const say = useSentences(placeSentences);
  const [loaded] = usePlace(listingId);
  if (loaded.state === 'loading')
    return <div aria-hidden className="m-4 h-96 animate-pulse rounded-2xl bg-raised" />;
  if (loaded.state !== 'ready') return null;
  return (
    <aside aria-label={say.beside} className="relative h-full overflow-y-auto p-4">
      <PlaceDetail key={listingId} place={loaded.place} heading="h2" />
      <Link
        href={`/place/${encodeURIComponent(listingId)}`}
        className="mt-2 inline-flex min-h-11 items-center gap-1.5 rounded-xl px-3 font-medium text-accent hover:bg-raised"
      >
        {say.openPage}
        <ArrowUpRight aria-hidden className="size-4 rtl:-scale-x-100" />
      </Link>
    </aside>
  );
}
