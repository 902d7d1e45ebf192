import { adminActionSchema, type MerchantRequest } from '@merve/contract';
import { type AnswerForMerchant, operatorActionRoutes } from '@merve/contract/api';
import { Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '../../cards/parts.tsx';
import { phoneLink } from '../../cards/safe-link.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { ActionDialog } from '../design/action-dialog.tsx';
import { formatInstant, words } from '../design/format.ts';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import { requestWait } from './waiting-items.ts';

/** What a field of an action holds; nothing where it was left empty. */
function written(form: FormData, name: string): string | undefined {
  const text = String(form.get(name) ?? '').trim();
  return text === '' ? undefined : text;
}

/** What the guest reads of why, of which the record knows more. */
export function WordsForGuest({ hint }: { readonly hint: string }): ReactNode {
  return <Field label="For the guest" name="words" dir="auto" maxLength={200} hint={hint} />;
}

export const wordsIn = (form: FormData): { words?: string } => {
  const said = written(form, 'words');
  return said === undefined ? {} : { words: said };
};

interface Action {
  readonly answer: AnswerForMerchant;
  readonly button: string;
  readonly look: 'primary' | 'secondary' | 'danger';
  readonly title: string;
  readonly explanation: string;
}

const actions: Readonly<Record<AnswerForMerchant, Action>> = {
  accept: {
    answer: 'accept',
    button: 'Accept',
    look: 'primary',
    title: 'Accept for the business?',
    explanation:
      'Speak to the business first: the guest is told at once that it was accepted, and the business that you answered for it.',
  },
  reject: {
    answer: 'reject',
    button: 'Decline',
    look: 'danger',
    title: 'Decline for the business?',
    explanation: 'It ends. The guest is told at once, and owes nothing; the business is told, too.',
  },
  ready: {
    answer: 'ready',
    button: 'Ready',
    look: 'secondary',
    title: 'Say that it is ready?',
    explanation: 'The guest is told at once that it is ready.',
  },
  complete: {
    answer: 'complete',
    button: 'Done',
    look: 'secondary',
    title: 'Say that it is done?',
    explanation: 'It ends as done, and the guest is thanked.',
  },
  allow_cancel: {
    answer: 'allow_cancel',
    button: 'Allow cancelling',
    look: 'danger',
    title: 'Let the guest cancel?',
    explanation: 'The business had accepted it. It ends, the guest owes nothing, and both are told.',
  },
  refuse_cancel: {
    answer: 'refuse_cancel',
    button: 'Keep it',
    look: 'secondary',
    title: 'Refuse to cancel?',
    explanation: 'It stands as it was, and the guest is told so.',
  },
};

/** What a business could answer to a request as it is. */
function possible(request: MerchantRequest): readonly AnswerForMerchant[] {
  const waits = requestWait(request);
  if (waits === 'guest' || !request.open) return [];
  const first = waits === 'leave' ? (['allow_cancel', 'refuse_cancel'] as const) : [];
  if (request.state === 'placed') return [...first, 'accept', 'reject'];
  const next = request.state === 'accepted' ? (['ready', 'complete'] as const) : (['complete'] as const);
  return waits === 'leave' ? first : [...next, 'reject'];
}

/** A form that answers one request, as it stood when the form was opened. */
function AnswerDialog({
  request,
  action,
  onClose,
}: {
  readonly request: MerchantRequest;
  readonly action: Action;
  readonly onClose: () => void;
}): ReactNode {
  // What was seen is what is answered: a change in the meantime makes it another question.
  const [seen] = useState({
    state: request.state,
    version: request.version,
    clientActionId: crypto.randomUUID(),
  });
  const { marketId, requestId, details, businessName, reference } = request;
  const { answer, title, explanation, button } = action;
  return (
    <ActionDialog
      title={title}
      explanation={
        <>
          <p className="font-medium text-ink">
            <bdi>{businessName}</bdi>, {reference}
          </p>
          <p>{explanation}</p>
        </>
      }
      act={button}
      isFinal={answer === 'reject' || answer === 'allow_cancel'}
      onDo={(reason, form) => {
        const minutes = written(form, 'minutes');
        return callRoute(operatorActionRoutes.answerRequest, {
          params: { marketId, kind: details.kind, requestId },
          body: {
            ...{ ...seen, reason, answer, ...wordsIn(form) },
            ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
          },
        });
      }}
      onClose={onClose}
    >
      {details.allergies.length > 0 && (answer === 'accept' || answer === 'ready') && (
        <p className="rounded-xl border border-danger bg-danger-soft p-3 text-danger">
          <strong>Allergy, in the guest’s words:</strong> <bdi>{details.allergies.join(' · ')}</bdi>
        </p>
      )}
      {answer === 'accept' && details.kind !== 'viewing' && (
        <Field
          label="Ready in minutes"
          name="minutes"
          type="number"
          inputMode="numeric"
          min={1}
          max={24 * 60}
          hint="Left empty, no time is told."
        />
      )}
      {(answer === 'accept' || answer === 'reject') && (
        <WordsForGuest hint="They read it word for word. Left empty, they are told no more than the answer." />
      )}
    </ActionDialog>
  );
}

/** Calls a number; nothing where there is none. */
export function CallButton({
  phone,
  children,
}: {
  readonly phone: string | null;
  readonly children: ReactNode;
}): ReactNode {
  const href = phoneLink(phone);
  if (href === null) return null;
  return (
    <LinkButton href={href}>
      <Phone aria-hidden className="size-4" />
      {children}
    </LinkButton>
  );
}

/** The number behind a WhatsApp address. */
export const numberOf = (address: string): string => address.replace(/^whatsapp:/, '');

/** What can be done about a request in its business's place, and whom to ask first. */
export function RequestActions({ request }: { readonly request: MerchantRequest }): ReactNode {
  const [asked, setAsked] = useState<AnswerForMerchant | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {possible(request).map((answer) => (
        <Button key={answer} look={actions[answer].look} onClick={() => setAsked(answer)}>
          {actions[answer].button}
        </Button>
      ))}
      <CallButton phone={numberOf(request.merchantAddress)}>Call the business</CallButton>
      {asked !== null && (
        <AnswerDialog request={request} action={actions[asked]} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

/** What operators did about a booking or request, newest first, with why. @param part as the record names it */
export function OperatorRecord({ part }: { readonly part: string }): ReactNode {
  const { marketId, timeZone } = useMarket();
  const actions = useLiveQuery(
    {
      collection: 'adminActions',
      where: [
        ['marketId', '==', marketId],
        ['part', '==', part],
      ],
      limit: 50,
    },
    adminActionSchema,
  );
  return (
    <LiveView live={actions} what="what operators did">
      {(found) =>
        found.length === 0 ? (
          <p className="text-muted">No operator has done anything here.</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {found
              .toSorted((a, b) => b.at.getTime() - a.at.getTime())
              .map(({ actionId, action, by, at, reason }) => (
                <li key={actionId} className="flex flex-wrap items-baseline gap-x-3 text-sm">
                  <span className="text-muted tabular-nums">{formatInstant(at, timeZone)}</span>
                  <strong>{words(action)}</strong>
                  <span>
                    by <bdi>{by}</bdi>
                  </span>
                  {reason !== null && <bdi className="text-muted">{reason}</bdi>}
                </li>
              ))}
          </ul>
        )
      }
    </LiveView>
  );
}
