import { type ReactNode, useState } from 'react';
import { Notice } from '../../design/notice.tsx';
import { useMarket } from '../frame/market.ts';
import { takenTypes, uploadPicture } from './upload-picture.ts';

/** Chooses files and uploads them, one after the other; each that is kept is told of at once, each that is not says why. */
export function ChoosePictures({
  label,
  onUploaded,
}: {
  readonly label: string;
  readonly onUploaded: (picture: { readonly pictureId: string; readonly file: string }) => void;
}): ReactNode {
  const { marketId } = useMarket();
  const [left, setLeft] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  async function take(files: readonly File[]): Promise<void> {
    setProblems([]);
    for (const [at, file] of files.entries()) {
      setLeft(files.length - at);
      try {
        onUploaded({ pictureId: await uploadPicture(marketId, file), file: file.name });
      } catch (thrown) {
        const words = thrown instanceof Error ? thrown.message : String(thrown);
        setProblems((known) => [...known, words]);
      }
    }
    setLeft(0);
  }
  return (
    <div className="flex flex-col gap-2">
      <label className="flex flex-col gap-1 text-sm font-medium">
        {label}
        <input
          type="file"
          multiple
          accept={takenTypes}
          disabled={left > 0}
          className="min-h-11 rounded-xl border border-line bg-surface p-2 text-base font-normal file:me-3 file:min-h-9 file:rounded-lg file:border-0 file:bg-raised file:px-3 file:text-ink"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file, chosen again, is another try.
            target.value = '';
            if (files.length > 0) void take(files);
          }}
        />
        <span className="font-normal text-muted">
          JPEG, PNG or WebP, at most 12 MB. Where it was taken is removed from it.
        </span>
      </label>
      <p role="status" className="text-sm text-muted empty:hidden">
        {left > 0 && `Uploading, ${left} to go …`}
      </p>
      {problems.length > 0 && (
        <Notice tone="danger">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>
                <bdi>{problem}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
