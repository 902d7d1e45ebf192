import type { BookingView } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { BookingSheet } from './booking-sheet.tsx';
import { cardSentences } from './sentences/index.ts';
import { useAskInChat } from './use-ask-in-chat.ts';

/** Opens the sheet in which another time is chosen, and goes where the offer for it waits: to the conversation. */
export function ChangeBooking({
  booking,
  label,
}: {
  readonly booking: BookingView;
  /** What is changed, for who hears the button among others of its kind. */
  readonly label?: string;
}): ReactNode {
  const card = useSentences(cardSentences);
  const [isChoosing, setChoosing] = useState(false);
  const { state, ask } = useAskInChat();
  const { listingId, businessName, reference, startsAt, timeZone, party, nights } = booking;
  return (
    <>
      {state === 'failed' && <Notice tone="danger">{card.askFailed}</Notice>}
      <Button aria-label={label} busy={state === 'asking'} onClick={() => setChoosing(true)}>
        {card.change}
      </Button>
      {isChoosing && (
        <BookingSheet
          listing={{ listingId, name: businessName }}
          changes={{
            ...{ reference, listingId, businessName, startsAt, timeZone, party },
            ...(nights === null ? {} : { nights }),
          }}
          onAsk={ask}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
