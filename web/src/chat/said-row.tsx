import type { Language } from '@merve/contract';
import { MapPin, Paperclip } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Card, type OnAsk } from '../cards/card.tsx';
import { CardFooter } from '../cards/card-footer.ts';
import { LinkedText } from '../design/linked-text.tsx';
import { formatClock } from '../language/format.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { Bubble } from './bubble.tsx';
import { CardOrText } from './card-or-text.tsx';
import type { Said } from './conversation.ts';
import { answerOf } from './proposal.ts';
import { outcomeOf, ProposalButtons, useProposalState } from './proposal-buttons.tsx';
import type { ChatSentences } from './sentences/en.ts';
import { ShareLocationAnswer } from './share-location.tsx';

/** One message of the thread, with its card and its buttons. */
export const SaidRow = memo(function SaidRow({
  message,
  follows,
  say,
  language,
  onAsk,
  among,
}: {
  readonly message: Said;
  /** It stands close under one of the same side. */
  readonly follows: boolean;
  readonly say: ChatSentences;
  readonly language: Language;
  readonly onAsk: OnAsk;
  /** The messages it stands among. */
  readonly among: readonly Said[];
}): ReactNode {
  const own = message.author === 'person';
  const speakers = { person: say.you, merve: say.merve, operator: say.team, business: say.business };
  const speaker = speakers[message.author];
  // Beside a card that tells the rest, and a question that stays in view, a word is enough.
  const words = message.brief ?? message.text;
  const hasWords = words !== '' || message.location !== null || message.mediaCount > 0 || message.ui === null;
  const instead =
    message.ui !== null && words !== message.text ? (
      <Words words={message.text} {...{ message, own, say, language }} />
    ) : null;
  // The card's own chips ask for the very times that the buttons name in words.
  const hasChips = message.ui?.['type'] === 'free_times';
  const asks = message.buttons.some(({ payload }) => answerOf(payload) !== null);
  const named = message.author === 'operator' || message.author === 'business';
  return (
    <article
      data-seq={message.seq}
      aria-label={speaker}
      className={`flex flex-col gap-1.5 px-4 ${follows ? 'pt-1.5' : 'pt-4'} ${own ? 'items-end' : 'items-start'}`}
    >
      {named && !follows && <p className="px-1 text-sm font-medium text-accent">{speaker}</p>}
      {hasWords && <Words words={words} {...{ message, own, say, language }} />}
      {message.ui?.['type'] === 'location_request' && <ShareLocationAnswer say={say} />}
      {asks && message.ui !== null ? (
        <AskingCard message={message} instead={instead} {...{ say, language, onAsk, among }} />
      ) : (
        <>
          <CardOrText say={say} instead={instead}>
            <Card ui={message.ui} onAsk={onAsk} among={among} instead={instead} />
          </CardOrText>
          {message.buttons.length > 0 && !hasChips && (
            <ProposalButtons message={message} say={say} language={language} />
          )}
        </>
      )}
    </article>
  );
});

interface InWords {
  readonly message: Said;
  readonly say: ChatSentences;
  readonly language: Language;
}

function Words({
  message,
  words,
  own,
  say,
  language,
}: InWords & { readonly words: string; readonly own: boolean }): ReactNode {
  const zone = useMarketZone();
  return (
    <Bubble own={own}>
      {words !== '' && <LinkedText text={words} />}
      <Enclosed message={message} say={say} />
      <time
        dateTime={new Date(message.at).toISOString()}
        className={`float-end ms-3 mt-1.5 text-xs ${own ? '' : 'text-muted'}`}
      >
        {formatClock(new Date(message.at), language, zone)}
      </time>
    </Bubble>
  );
}

/** A card that asks something, with its answers at its foot; once that is over, a line. */
function AskingCard({
  message,
  instead,
  say,
  language,
  onAsk,
  among,
}: InWords & {
  readonly instead: ReactNode;
  readonly onAsk: OnAsk;
  readonly among: readonly Said[];
}): ReactNode {
  const state = useProposalState(message);
  const answers = <ProposalButtons message={message} say={say} language={language} />;
  const inWords = (
    <>
      {instead}
      {answers}
    </>
  );
  const isOpen = state === null || state.kind === 'open' || state.kind === 'sending';
  return (
    <CardOrText say={say} instead={inWords}>
      <CardFooter value={answers}>
        <Card
          ui={message.ui}
          onAsk={onAsk}
          among={among}
          over={isOpen ? null : outcomeOf(state, message, say)}
          instead={inWords}
        />
      </CardFooter>
    </CardOrText>
  );
}

function Enclosed({
  message: { location, mediaCount, text },
  say,
}: {
  readonly message: Said;
  readonly say: ChatSentences;
}): ReactNode {
  return (
    <>
      {location !== null && (
        <span className="flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4" />
          {text === '' && (location.label ?? say.location)}
        </span>
      )}
      {mediaCount > 0 && (
        <span className="flex items-center gap-1.5">
          <Paperclip aria-hidden className="size-4" />
          {say.attachments(mediaCount)}
        </span>
      )}
    </>
  );
}
