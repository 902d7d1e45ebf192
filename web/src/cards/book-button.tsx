import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { BookingSheet } from './booking-sheet.tsx';
import type { OnAsk } from './card.tsx';
import { cardSentences } from './sentences/index.ts';

/** Opens the sheet in which a time at a listing is chosen. */
export function BookButton({
  listingId,
  name,
  onAsk,
  look = 'primary',
  label,
}: {
  readonly listingId: string;
  readonly name: string;
  readonly onAsk: OnAsk;
  /** Left out: that one can book. */
  readonly label?: string;
  readonly look?: NonNullable<ComponentProps<typeof Button>['look']>;
}): ReactNode {
  const say = useSentences(cardSentences);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {label ?? say.book}
        <span className="sr-only">: {name}</span>
      </Button>
      {isOpen && (
        <BookingSheet
          listing={{ listingId, name }}
          changes={null}
          onAsk={onAsk}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
