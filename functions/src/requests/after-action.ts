import type { MerchantRequest, RequestEvent, RequestTransition } from '@merve/contract';
import { maxVersions } from './answer-code.ts';
import { withLess } from './food/less-of-order.ts';

type RequestState = MerchantRequest['state'];

/** What somebody, or time, may do to a request, by name: who does it, and what they say with it. */
interface Actions {
  /** `said`: what else they wrote, a time of the day say. The customer reads it as they wrote it. */
  accept: { readonly by: 'merchant'; readonly minutes: number | null; readonly said?: string };
  estimate: { readonly by: 'merchant'; readonly minutes: number };
  ready: { readonly by: 'merchant' };
  complete: { readonly by: 'merchant' };
  reject: { readonly by: 'merchant'; readonly reason: string | null };
  /** Something is out of stock: the customer is asked until then whether they want the rest. */
  offer_less: {
    readonly by: 'merchant';
    readonly less: NonNullable<MerchantRequest['less']>;
    readonly until: Date;
  };
  allow_cancel: { readonly by: 'merchant' };
  refuse_cancel: { readonly by: 'merchant' };
  cancel: { readonly by: 'customer' };
  take_less: { readonly by: 'customer' };
  /**
   * What is asked becomes this instead, and the merchant has time anew to answer it. `version`: of the request when the change was
   * shown; it is a change of that version and of no other.
   */
  change: {
    readonly by: 'customer';
    readonly version: number;
    readonly to: Pick<MerchantRequest, 'details' | 'total' | 'lateAt' | 'answerBy'>;
  };
  /** What must not be eaten was told after it was placed: the merchant is told, and nothing else changes. */
  tell_allergies: { readonly by: 'customer'; readonly to: Pick<MerchantRequest, 'details'> };
  look: { readonly by: 'clock' };
}

export type RequestAction<Do extends keyof Actions = keyof Actions> = {
  [Name in Do]: { readonly do: Name } & Actions[Name];
}[Do];

export type ActionOutcome =
  | { readonly ok: true; readonly request: MerchantRequest; readonly event: RequestEvent }
  /**
   * Nothing changes. `over`: it has come to its end; `already`: it is so; `not_asked`: nobody asked to cancel;
   * `accepted`: too late to be changed; `other_version`: it has been changed since; `changed_often`: not once more;
   * `not_due`: time has not come.
   */
  | {
      readonly ok: false;
      readonly why:
        | 'over'
        | 'already'
        | 'not_asked'
        | 'accepted'
        | 'other_version'
        | 'changed_often'
        | 'not_due';
    };

const minuteMs = 60_000;

interface Moment<Do extends keyof Actions> {
  readonly request: MerchantRequest;
  readonly action: RequestAction<Do>;
  readonly now: Date;
}

/** A way on from these states, and what changes by it; or why there is none. */
type Row<Do extends keyof Actions> = {
  readonly from: readonly RequestState[];
  readonly if?: (moment: Moment<Do>) => boolean;
} & (
  | {
      readonly event: RequestTransition;
      /** The same state if left out. */
      readonly to?: RequestState;
      readonly patch?: (moment: Moment<Do>) => Partial<MerchantRequest>;
    }
  | { readonly refuse: Extract<ActionOutcome, { ok: false }>['why'] }
);

const placed = ['placed'] as const;
const agreed = ['accepted', 'ready'] as const;
const anyOpen = [...placed, ...agreed] as const;

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minuteMs);
const readyAt = ({ request, action, now }: Moment<'accept' | 'estimate'>) => ({
  readyAt: action.minutes === null ? request.readyAt : inMinutes(now, action.minutes),
});
const isCancelAsked = ({ request }: { readonly request: MerchantRequest }) => request.cancelAskedAt !== null;
const byCustomer = () => ({ reason: 'customer_request', cancelledBy: 'customer' }) as const;

/** An answer that comes when time is up is late, whether or not the clock has come by. */
function isTimeUp({ request, now }: { readonly request: MerchantRequest; readonly now: Date }): boolean {
  return request.state === 'placed' && now >= request.answerBy;
}

/** The first row that fits counts; where none does, it is so already. */
const table: { readonly [Do in keyof Actions]: readonly Row<Do>[] } = {
  accept: [
    { from: placed, event: 'accepted', to: 'accepted', patch: readyAt },
    {
      from: ['accepted'],
      if: ({ action }) => action.minutes !== null || action.said !== undefined,
      event: 'estimated',
      patch: readyAt,
    },
  ],
  estimate: [
    { from: placed, event: 'accepted', to: 'accepted', patch: readyAt },
    { from: ['accepted'], event: 'estimated', patch: readyAt },
  ],
  ready: [
    { from: ['placed', 'accepted'], event: 'ready', to: 'ready', patch: ({ now }) => ({ readyAt: now }) },
  ],
  complete: [{ from: anyOpen, event: 'completed', to: 'completed' }],
  reject: [
    { from: placed, event: 'rejected', to: 'rejected', patch: ({ action: { reason } }) => ({ reason }) },
    {
      from: agreed,
      event: 'cancelled',
      to: 'cancelled',
      patch: ({ action: { reason } }) => ({ reason, cancelledBy: 'merchant' }),
    },
  ],
  offer_less: [
    {
      from: placed,
      if: ({ request }) => request.less === null,
      event: 'offered_less',
      // The kitchen has answered: it is the customer who has time until then, and nobody is late.
      patch: ({ action: { less, until } }) => ({ less, answerBy: until, lateTold: true }),
    },
  ],
  take_less: [
    {
      from: placed,
      if: ({ request }) => request.less !== null,
      event: 'took_less',
      to: 'accepted',
      patch: ({ request }) =>
        request.less === null ? {} : { ...withLess(request, request.less), less: null },
    },
  ],
  change: [
    { from: agreed, refuse: 'accepted' },
    {
      from: placed,
      if: ({ request, action }) => request.version !== action.version,
      refuse: 'other_version',
    },
    { from: placed, if: ({ request }) => request.version >= maxVersions, refuse: 'changed_often' },
    {
      from: placed,
      event: 'changed',
      patch: ({ request, action }) => ({ ...action.to, version: request.version + 1, lateTold: false }),
    },
  ],
  tell_allergies: [
    {
      from: anyOpen,
      // Less than was ordered waits for the customer's own YES, and goes to the kitchen with what they said by then.
      if: ({ request, action }) => action.to.details !== request.details && request.less === null,
      event: 'allergy_told',
      patch: ({ action }) => action.to,
    },
  ],
  allow_cancel: [
    { from: anyOpen, if: isCancelAsked, event: 'cancelled', to: 'cancelled', patch: byCustomer },
    { from: anyOpen, refuse: 'not_asked' },
  ],
  refuse_cancel: [
    { from: anyOpen, if: isCancelAsked, event: 'cancel_refused', patch: () => ({ cancelAskedAt: null }) },
    { from: anyOpen, refuse: 'not_asked' },
  ],
  cancel: [
    { from: placed, event: 'cancelled', to: 'cancelled', patch: byCustomer },
    {
      from: agreed,
      if: (moment) => !isCancelAsked(moment),
      event: 'cancel_asked',
      patch: ({ now }) => ({ cancelAskedAt: now }),
    },
  ],
  look: [
    {
      from: placed,
      if: isTimeUp,
      event: 'expired',
      to: 'expired',
      patch: ({ request }) => ({ reason: request.less === null ? 'no_answer' : 'less_unanswered' }),
    },
    {
      from: placed,
      if: ({ request, now }) => !request.lateTold && now >= request.lateAt,
      event: 'late',
      patch: () => ({ lateTold: true }),
    },
    { from: anyOpen, refuse: 'not_due' },
  ],
};

/**
 * What becomes of a request. The only place that decides it; pure, so that both sides of a race are judged by the same
 * rules in whatever order their transactions come.
 *
 *     placed ─ accept → accepted ─ ready → ready ─ complete → completed
 *       │ │                │  └ asked to cancel: the merchant allows (→ cancelled) or refuses
 *       │ │ ├ offer less ─ take it → accepted
 *       │ │ └ customer changes it → placed, another version
 *       │ └ reject → rejected   └ reject → cancelled by the merchant
 *       └ customer → cancelled, clock → (late) → expired
 */
export function afterAction<Do extends keyof Actions>(
  request: MerchantRequest,
  action: RequestAction<Do>,
  now: Date,
): ActionOutcome {
  if (!request.open) return { ok: false, why: 'over' };
  const moment = { request, action, now };
  if (action.by !== 'clock' && isTimeUp(moment)) return { ok: false, why: 'over' };
  const rows: readonly Row<Do>[] = table[action.do];
  const row = rows.find((one) => one.from.includes(request.state) && (one.if?.(moment) ?? true));
  if (row === undefined || 'refuse' in row) return { ok: false, why: row?.refuse ?? 'already' };
  const changed = settled(request, { ...row.patch?.(moment), state: row.to ?? request.state }, now);
  const event = eventOf(request.state, changed, row.event, action.by, now);
  const { version, details, total } = request;
  const isReplaced = row.event === 'changed' || row.event === 'allergy_told';
  const reason = ('said' in action ? action.said : undefined) ?? event.reason;
  return {
    ok: true,
    request: changed,
    event: { ...event, reason, replaced: isReplaced ? { version, details, total } : null },
  };
}

/** The request with these changes, and what follows from any change. */
function settled(request: MerchantRequest, changes: Partial<MerchantRequest>, now: Date): MerchantRequest {
  // Whatever else happens, less is not on offer any more.
  const next = { ...request, less: null, ...changes, revision: request.revision + 1, updatedAt: now };
  const open = anyOpen.some((state) => state === next.state);
  return {
    ...next,
    open,
    endedAt: open ? null : now,
    // Nobody is asked for leave any more once it is over.
    cancelAskedAt: open ? next.cancelAskedAt : null,
    dueAt: dueAt(next),
  };
}

/** When time itself next changes something. Pure. */
export function dueAt({
  state,
  lateTold,
  lateAt,
  answerBy,
}: Pick<MerchantRequest, 'state' | 'lateTold' | 'lateAt' | 'answerBy'>): Date | null {
  if (state !== 'placed') return null;
  return lateTold || lateAt >= answerBy ? answerBy : lateAt;
}

/** `{requestId}:{revision}:{transition}`: one revision has one event, by construction. */
export function eventOf(
  from: MerchantRequest['state'] | null,
  request: MerchantRequest,
  transition: RequestTransition,
  by: RequestEvent['by'],
  now: Date,
): RequestEvent {
  const { requestId, revision, state, reason } = request;
  return {
    eventId: `${requestId}:${revision}:${transition}`,
    requestId,
    revision,
    transition,
    from,
    to: state,
    by,
    reason,
    replaced: null,
    at: now,
  };
}
