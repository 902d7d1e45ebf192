import type { ReactNode } from 'react';
import { ChoosePictures } from './choose-pictures.tsx';
import type { UploadedPictures } from './csv/row-of.ts';

/** Pictures that rows of a table name by their files. */
export function TablePictures({
  uploaded,
  onUploaded,
}: {
  readonly uploaded: UploadedPictures;
  readonly onUploaded: (change: (known: UploadedPictures) => UploadedPictures) => void;
}): ReactNode {
  return (
    <div className="flex flex-col gap-2">
      <ChoosePictures
        label="Pictures that the table names (choose them first)"
        onUploaded={({ pictureId, file }) =>
          onUploaded((known) => new Map([...known, [file.toLowerCase(), pictureId]]))
        }
      />
      {uploaded.size > 0 && (
        <p className="text-sm text-muted">
          Uploaded: <bdi>{[...uploaded.keys()].join(', ')}</bdi>
        </p>
      )}
    </div>
  );
}
