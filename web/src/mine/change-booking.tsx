import { accountRoutes, type BookingView } from '@merve/contract/api';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { BookingSheet } from '../cards/booking-sheet.tsx';
import type { OnAsk } from '../cards/card.tsx';
import { cardSentences } from '../cards/sentences/index.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';
import { mineSentences } from './sentences/index.ts';

/** Opens the sheet in which another time is chosen, and goes where the offer for it waits: to the conversation. */
export function ChangeBooking({ booking }: { readonly booking: BookingView }): ReactNode {
  const say = useSentences(mineSentences);
  const card = useSentences(cardSentences);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'choosing' | 'asking' | 'failed'>('idle');
  const { listingId, businessName, reference, startsAt, timeZone, party, nights } = booking;

  const ask: OnAsk = (wanted, message) => {
    if (wanted === null) return;
    setState('asking');
    const body = { message, clientMessageId: crypto.randomUUID(), language, ask: wanted };
    callRoute(accountRoutes.postMessage, { body }).then(
      () => navigate('/'),
      (error: unknown) => {
        console.error(error);
        setState('failed');
      },
    );
  };
  return (
    <>
      {state === 'failed' && <Notice tone="danger">{say.changeFailed}</Notice>}
      <Button busy={state === 'asking'} onClick={() => setState('choosing')}>
        {card.change}
      </Button>
      {state === 'choosing' && (
        <BookingSheet
          listing={{ listingId, name: businessName }}
          changes={{
            ...{ reference, listingId, businessName, startsAt, timeZone, party },
            ...(nights === null ? {} : { nights }),
          }}
          onAsk={ask}
          onClose={() => setState((now) => (now === 'choosing' ? 'idle' : now))}
        />
      )}
    </>
  );
}
