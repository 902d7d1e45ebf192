import { maxPicturesOfListing } from '@merve/contract';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { Badge } from '../design/badge.tsx';
import { useField } from '../editing/editor-context.ts';
import { TextField } from '../editing/fields.tsx';
import { isRecord, type Path } from '../editing/json-path.ts';
import { ChoosePictures } from './choose-pictures.tsx';
import { moved } from './moved.ts';
import { UploadedPicture } from './uploaded-picture.tsx';

/** The pictures of a listing, in the order they are shown in. They are uploaded as they are chosen, and shown once they are saved. */
export function PicturesField({ path }: { readonly path: Path }): ReactNode {
  const field = useField(path);
  const pictures = Array.isArray(field.value) ? field.value : [];
  const ids = pictures.map((picture) => (isRecord(picture) ? String(picture['pictureId']) : ''));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">{field.label}</legend>
      {pictures.length === 0 && (
        <p className="text-sm text-muted">Without one, a cover is drawn from its name and kind.</p>
      )}
      <ol className="flex flex-col gap-3">
        {ids.map((pictureId, at) => (
          <li key={pictureId} className="flex flex-wrap items-start gap-3 rounded-xl border border-line p-3">
            <UploadedPicture pictureId={pictureId} />
            <div className="flex min-w-60 flex-1 flex-col gap-2">
              <TextField
                path={[...path, at, 'alt']}
                label={`What is to be seen on picture ${at + 1}`}
                hint="Read out to those who do not see it."
              />
              <div className="flex flex-wrap items-center gap-2">
                {at === 0 && <Badge tone="good">stands for the listing</Badge>}
                <Button
                  disabled={at === 0}
                  aria-label={`Earlier: picture ${at + 1}`}
                  onClick={() => field.set(moved(pictures, at, at - 1))}
                >
                  Earlier
                </Button>
                <Button
                  disabled={at === pictures.length - 1}
                  aria-label={`Later: picture ${at + 1}`}
                  onClick={() => field.set(moved(pictures, at, at + 1))}
                >
                  Later
                </Button>
                <Button
                  look="danger"
                  aria-label={`Take away: picture ${at + 1}`}
                  onClick={() => field.set(pictures.filter((_one, other) => other !== at))}
                >
                  Take away
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {field.problem !== null && <p className="text-sm text-danger">{field.problem}</p>}
      {pictures.length < maxPicturesOfListing && (
        <ChoosePictures
          label="Add pictures"
          onUploaded={({ pictureId }) =>
            field.update((now) => {
              const shown = Array.isArray(now) ? now : [];
              const isThere = shown.some((one) => isRecord(one) && one['pictureId'] === pictureId);
              return isThere ? shown : [...shown, { pictureId, alt: '' }];
            })
          }
        />
      )}
    </fieldset>
  );
}
