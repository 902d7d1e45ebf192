import type { Language } from '@merve/contract';
import { MapPin, Paperclip } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Card, type OnAsk } from '../cards/card.tsx';
import { LinkedText } from '../design/linked-text.tsx';
import { formatClock } from '../language/format.ts';
import { Bubble } from './bubble.tsx';
import { CardOrText } from './card-or-text.tsx';
import type { Said } from './conversation.ts';
import { ProposalButtons } from './proposal-buttons.tsx';
import type { ChatSentences } from './sentences/en.ts';

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
  const named = message.author === 'operator' || message.author === 'business';
  return (
    <article
      data-seq={message.seq}
      aria-label={speaker}
      className={`flex flex-col gap-1.5 px-4 ${follows ? 'pt-1.5' : 'pt-4'} ${own ? 'items-end' : 'items-start'}`}
    >
      {named && !follows && <p className="px-1 text-sm font-medium text-accent">{speaker}</p>}
      <Bubble own={own}>
        {message.text !== '' && <LinkedText text={message.text} />}
        <Enclosed message={message} say={say} />
        <time
          dateTime={new Date(message.at).toISOString()}
          className={`ms-3 inline-block text-xs ${own ? '' : 'text-muted'}`}
        >
          {formatClock(new Date(message.at), language)}
        </time>
      </Bubble>
      <CardOrText say={say}>
        <Card ui={message.ui} onAsk={onAsk} among={among} />
      </CardOrText>
      {message.buttons.length > 0 && <ProposalButtons message={message} say={say} language={language} />}
    </article>
  );
});

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
