import { ImageOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useMarket } from '../frame/market.ts';
import { loadUploadedPicture } from './upload-picture.ts';

/** A picture as operators see it, whether or not a listing shows it. The words beside it tell what it is. */
export function UploadedPicture({ pictureId }: { readonly pictureId: string }): ReactNode {
  const { marketId } = useMarket();
  const [address, setAddress] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    let made: string | null = null;
    loadUploadedPicture(marketId, pictureId, ended.signal).then(
      (bytes) => {
        if (ended.signal.aborted) return;
        made = URL.createObjectURL(bytes);
        setAddress(made);
      },
      () => !ended.signal.aborted && setMissing(true),
    );
    return () => {
      ended.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [marketId, pictureId]);
  return (
    <span className="grid h-24 w-36 shrink-0 place-items-center overflow-hidden rounded-xl bg-raised text-muted">
      {isMissing && <ImageOff role="img" aria-label="It could not be loaded" className="size-6" />}
      {address !== null && <img src={address} alt="" className="size-full object-cover" />}
    </span>
  );
}
