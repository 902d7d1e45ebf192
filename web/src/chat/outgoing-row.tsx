import type { Language } from '@merve/contract';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { LinkedText } from '../design/linked-text.tsx';
import { formatClock, formatMoment } from '../language/format.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { useSession } from '../platform/session.ts';
import { useOnline } from '../shell/use-online.ts';
import { Bubble } from './bubble.tsx';
import { discard, retry } from './chat.ts';
import type { Outgoing } from './outgoing.ts';
import type { ChatSentences } from './sentences/en.ts';
import { useTicking } from './use-ticking.ts';

const dayMs = 24 * 60 * 60_000;
/** From here on nobody believes that it is only slow. */
export const unreachedAfterMs = 5_000;

/** A message that has not reached Merve yet: it waits, or it was refused and the person decides what becomes of it. */
export function OutgoingRow({
  outgoing,
  say,
  language,
}: {
  readonly outgoing: Outgoing;
  readonly say: ChatSentences;
  readonly language: Language;
}): ReactNode {
  const { clientMessageId, text, location, refusal } = outgoing;
  return (
    <article aria-label={say.you} className="flex flex-col items-end gap-1 px-4 pt-4">
      <Bubble own failed={refusal !== null}>
        {location !== null && <MapPin aria-hidden className="me-1.5 inline size-4" />}
        {text === '' && location !== null ? say.location : <LinkedText text={text} />}
      </Bubble>
      {refusal === null ? (
        <Waits outgoing={outgoing} say={say} language={language} />
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-sm text-danger">
          <span>
            {say.notSent} {reasonOf(refusal, say)}
          </span>
          <Button onClick={() => void retry(clientMessageId)}>{say.retry}</Button>
          <Button look="quiet" onClick={() => void discard(clientMessageId)}>
            {say.discard}
          </Button>
        </div>
      )}
    </article>
  );
}

function Waits({
  outgoing: { clientMessageId, heldUntil, queuedAt, button },
  say,
  language,
}: {
  readonly outgoing: Outgoing;
  readonly say: ChatSentences;
  readonly language: Language;
}): ReactNode {
  const zone = useMarketZone();
  const online = useOnline();
  const session = useSession();
  const stopped = !online || (session.state === 'signed-out' && session.lapsed !== null);
  const isSending = heldUntil === null || heldUntil <= Date.now();
  const now = useTicking(isSending && !stopped);
  if (isSending) {
    // Of an answer it is said where the question is pinned, with what becomes of it.
    const isLate = button === null && now - queuedAt > unreachedAfterMs;
    return (
      <p aria-live="polite" className="px-1 text-end text-sm text-muted">
        {stopped ? say.waiting : isLate ? say.unreached : say.sending}
      </p>
    );
  }
  const until = new Date(heldUntil);
  const time =
    heldUntil - Date.now() > dayMs / 2
      ? formatMoment(until, language, zone)
      : formatClock(until, language, zone);
  return (
    <div role="status" className="flex flex-wrap items-center justify-end gap-2 text-sm text-warning">
      <span>{say.heldUntil(time)}</span>
      <Button look="quiet" onClick={() => void discard(clientMessageId)}>
        {say.discard}
      </Button>
    </div>
  );
}

function reasonOf(code: string, { refusals }: ChatSentences): string {
  if (code === 'MESSAGE_TOO_LONG') return refusals.tooLong;
  if (code === 'EMPTY_MESSAGE') return refusals.empty;
  if (code === 'UNAUTHENTICATED') return refusals.signIn;
  return refusals.other;
}
