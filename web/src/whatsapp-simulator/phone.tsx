import { Bug, Clock, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { ScrollRegion } from '../design/scroll-region.tsx';
import { Bubble } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { arrivals, wordsOf } from './fault-words.ts';
import { FaultsDialog } from './faults-dialog.tsx';
import type { Conversation, Person, Place, PlannedFault, SandboxClient } from './sandbox-client.ts';
import { usePhone } from './use-phone.ts';

const byRole: Record<Person['role'], readonly string[]> = {
  guest: [
    'Book a table for 4 at Carob Lantern tomorrow at 8pm',
    'I need a taxi from Kyrenia to Bellapais for 2 people',
    'Where can I eat by the sea in Kyrenia?',
  ],
  business: ['bookings today', 'bookings tomorrow'],
  driver: ['on duty', 'off duty'],
};

/** What somebody in this place would write first. */
function suggestionsFor(role: Person['role']): readonly string[] {
  return byRole[role];
}

/** How far from the end somebody may have scrolled and still be reading the newest, in pixels. */
const nearEnd = 80;

/**
 * A ref for what scrolls: it stays at its end when its contents grow or the room for them shrinks, unless somebody has
 * scrolled up to read.
 */
function keepAtEnd(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  let following = true;
  const toEnd = () => {
    if (following) element.scrollTop = element.scrollHeight;
  };
  const look = () => {
    following = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
  };
  const sizes = new ResizeObserver(toEnd);
  sizes.observe(element);
  if (element.firstElementChild !== null) sizes.observe(element.firstElementChild);
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    element.removeEventListener('scroll', look);
  };
}

const clock = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

function windowWords(conversation: Conversation | undefined): string {
  if (conversation === undefined) return 'Opening …';
  const { windowClosesAt } = conversation;
  return windowClosesAt === null
    ? 'Window closed: approved templates only'
    : `Window open until ${clock.format(windowClosesAt)}`;
}

/** One phone with its conversation. */
export function Phone({
  sandbox,
  person,
  conversation,
  faults,
  places,
  onRemove,
}: {
  readonly sandbox: SandboxClient;
  readonly person: Person;
  readonly conversation: Conversation | undefined;
  readonly faults: readonly PlannedFault[];
  readonly places: readonly Place[];
  readonly onRemove: () => void;
}): ReactNode {
  const phone = usePhone(sandbox, person, faults);
  const [choosingFaults, setChoosingFaults] = useState(false);
  const planned = faults.filter(({ to }) => to === person.number);
  const messages = conversation?.messages ?? [];
  const awry = [
    ...(phone.arrives === 'once'
      ? []
      : [`From ${person.name}: ${arrivals.find(({ arrives }) => arrives === phone.arrives)?.words}`]),
    ...planned.map(({ kind }) => `From Merve: ${wordsOf(kind)}`),
  ];

  return (
    <section
      aria-label={person.name}
      className="flex h-full w-[min(100%,23rem)] shrink-0 snap-center flex-col overflow-hidden rounded-3xl border border-line bg-raised shadow-sm"
    >
      <header className="flex items-center gap-2 border-b border-line bg-surface ps-3 pe-1 py-1.5">
        <span
          aria-hidden
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent"
        >
          {person.name.slice(0, 1)}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold">{person.name}</h2>
          <p className="truncate text-xs text-muted">
            {person.note} · {person.number}
          </p>
        </div>
        <IconButton
          label={`Let something go wrong for ${person.name}`}
          onClick={() => setChoosingFaults(true)}
        >
          <Bug aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={`Put ${person.name}'s phone away`} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </header>
      <div className="flex min-h-9 items-center gap-1.5 border-b border-line bg-surface px-3 text-xs text-muted">
        <Clock aria-hidden className="size-3.5 shrink-0" />
        <span className="flex-1">{windowWords(conversation)}</span>
        {conversation?.windowClosesAt != null && (
          <button
            type="button"
            onClick={phone.closeWindow}
            aria-label={`Close it: ${person.name}'s 24-hour window`}
            className="min-h-9 rounded-lg px-2 text-accent hover:bg-raised"
          >
            Close it
          </button>
        )}
      </div>
      <ScrollRegion
        ref={keepAtEnd}
        role="log"
        aria-label={`Conversation of ${person.name} with Merve`}
        className="flex-1 overflow-y-auto"
      >
        <div className="flex flex-col gap-2 p-3">
          {messages.map((message) => (
            <Bubble
              key={message.sid}
              message={message}
              onTap={({ id, title }) => phone.send({ buttonPayload: id, buttonText: title })}
            />
          ))}
        </div>
      </ScrollRegion>
      {messages.length === 0 && conversation !== undefined && (
        <ul aria-label="What to write first" className="flex flex-col gap-1.5 p-3">
          {suggestionsFor(person.role).map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => phone.send({ body: text })}
                className="min-h-11 w-full rounded-xl border border-line bg-surface px-3 py-2 text-start text-sm hover:bg-canvas"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {awry.length > 0 && (
        <ul className="bg-warning-soft px-3 py-1.5 text-xs text-warning" aria-label="What goes wrong next">
          {awry.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {phone.problem !== null && <Notice tone="danger">{phone.problem}</Notice>}
      <Composer name={person.name} places={places} onSend={phone.send} onPicture={phone.sendPicture} />
      {choosingFaults && (
        <FaultsDialog
          name={person.name}
          arrives={phone.arrives}
          planned={planned}
          onArrives={phone.setArrives}
          onPlan={phone.planFault}
          onTakeBack={phone.takeBack}
          onClose={() => setChoosingFaults(false)}
        />
      )}
    </section>
  );
}
