import { ImagePlus, MapPin, SendHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { LocationDialog } from './location-dialog.tsx';
import type { PhoneAction, Place } from './sandbox-client.ts';

/** Where a phone's owner writes, sends a picture or says where they are. */
export function Composer({
  name,
  places,
  onSend,
  onPicture,
}: {
  readonly name: string;
  readonly places: readonly Place[];
  readonly onSend: (action: PhoneAction) => void;
  readonly onPicture: (file: File) => void;
}): ReactNode {
  const [text, setText] = useState('');
  const [locating, setLocating] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const field = useId();
  return (
    <form
      className="flex items-center gap-0.5 border-t border-line bg-surface p-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onSend({ body: text });
        setText('');
      }}
    >
      <IconButton label="Send a location" onClick={() => setLocating(true)}>
        <MapPin aria-hidden className="size-5" />
      </IconButton>
      <IconButton label="Send a picture" onClick={() => file.current?.click()}>
        <ImagePlus aria-hidden className="size-5" />
      </IconButton>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={`Picture from ${name}`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          if (picture !== undefined) onPicture(picture);
          target.value = '';
        }}
      />
      <label htmlFor={field} className="sr-only">
        Write as {name}
      </label>
      <input
        id={field}
        dir="auto"
        value={text}
        autoComplete="off"
        placeholder="Message"
        onChange={({ target }) => setText(target.value)}
        className="min-h-11 min-w-0 flex-1 rounded-full border border-line bg-canvas px-4 text-base placeholder:text-muted"
      />
      <IconButton type="submit" label="Send" className="text-accent">
        <SendHorizontal aria-hidden className="size-5" />
      </IconButton>
      {locating && (
        <LocationDialog
          places={places}
          onClose={() => setLocating(false)}
          onChosen={(place) => {
            setLocating(false);
            onSend({ latitude: place.latitude, longitude: place.longitude, label: place.name });
          }}
        />
      )}
    </form>
  );
}
