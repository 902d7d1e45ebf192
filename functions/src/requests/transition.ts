import type { MerchantRequest, RequestEvent, RequestTransition } from '@merve/contract';
import { mostVersions } from './answer-code.ts';
import { withLess } from './food/less-of-order.ts';

/** What somebody, or time, wants to do with a request. */
export type RequestDeed =
  | {
      readonly by: 'merchant';
      readonly do: 'accept';
      readonly minutes: number | null;
      /** What else they wrote, a time of the day say: the customer reads it as they wrote it. */
      readonly said?: string;
    }
  | { readonly by: 'merchant'; readonly do: 'estimate'; readonly minutes: number }
  | { readonly by: 'merchant'; readonly do: 'ready' }
  | { readonly by: 'merchant'; readonly do: 'complete' }
  | { readonly by: 'merchant'; readonly do: 'reject'; readonly reason: string | null }
  /** Something is out of stock: the customer is asked until then whether they want the rest. */
  | {
      readonly by: 'merchant';
      readonly do: 'offer_less';
      readonly less: NonNullable<MerchantRequest['less']>;
      readonly until: Date;
    }
  | { readonly by: 'merchant'; readonly do: 'allow_cancel' }
  | { readonly by: 'merchant'; readonly do: 'refuse_cancel' }
  | { readonly by: 'customer'; readonly do: 'cancel' }
  | { readonly by: 'customer'; readonly do: 'take_less' }
  /** What is asked becomes this instead, and the merchant has time anew to answer it. */
  | {
      readonly by: 'customer';
      readonly do: 'change';
      /** Of the request when the change was shown: it is a change of that version and of no other. */
      readonly version: number;
      readonly to: Pick<MerchantRequest, 'details' | 'total' | 'lateAt' | 'answerBy'>;
    }
  /** What must not be eaten was told after it was placed: the merchant is told, and nothing else changes. */
  | { readonly by: 'customer'; readonly do: 'tell_allergies'; readonly to: Pick<MerchantRequest, 'details'> }
  | { readonly by: 'clock'; readonly do: 'look' };

export type DeedOutcome =
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

/** The next state with what changes beside it, and the name of the way there. */
type Step = { readonly transition: RequestTransition } & Partial<MerchantRequest>;

const over = { ok: false, why: 'over' } as const;
const already = { ok: false, why: 'already' } as const;

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
export function afterDeed(request: MerchantRequest, deed: RequestDeed, now: Date): DeedOutcome {
  if (!request.open) return over;
  const step = stepOf(request, deed, now);
  if ('ok' in step) return step;
  const { transition, ...changes } = step;
  const state = changes.state ?? request.state;
  const open = !['completed', 'rejected', 'cancelled', 'expired'].includes(state);
  const next: MerchantRequest = {
    ...request,
    ...changes,
    open,
    // Whatever else happens, less is not on offer any more.
    less: changes.less ?? null,
    revision: request.revision + 1,
    updatedAt: now,
    endedAt: open ? null : now,
    // Nobody is asked for leave any more once it is over.
    cancelAskedAt: open
      ? changes.cancelAskedAt === undefined
        ? request.cancelAskedAt
        : changes.cancelAskedAt
      : null,
  };
  const settled = { ...next, dueAt: dueAt(next) };
  const event = eventOf(request.state, settled, transition, deed.by, now);
  const { version, details, total } = request;
  const replaced =
    transition === 'changed' || transition === 'allergy_told' ? { version, details, total } : null;
  const reason = (deed.do === 'accept' ? deed.said : undefined) ?? event.reason;
  return { ok: true, request: settled, event: { ...event, reason, replaced } };
}

function stepOf(
  request: MerchantRequest,
  deed: RequestDeed,
  now: Date,
): Step | Extract<DeedOutcome, { ok: false }> {
  const { state } = request;
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  // An answer that comes when time is up is late, whether or not the clock has come by.
  const isOver = state === 'placed' && now >= request.answerBy;
  if (isOver && !(deed.by === 'clock')) return over;
  switch (deed.do) {
    case 'accept': {
      const readyAt = deed.minutes === null ? request.readyAt : after(deed.minutes);
      if (state === 'placed') return { transition: 'accepted', state: 'accepted', readyAt };
      if (state === 'ready' || (deed.minutes === null && deed.said === undefined)) return already;
      return { transition: 'estimated', readyAt };
    }
    case 'estimate':
      if (state === 'ready') return already;
      return state === 'placed'
        ? { transition: 'accepted', state: 'accepted', readyAt: after(deed.minutes) }
        : { transition: 'estimated', readyAt: after(deed.minutes) };
    case 'ready':
      return state === 'ready' ? already : { transition: 'ready', state: 'ready', readyAt: now };
    case 'complete':
      return { transition: 'completed', state: 'completed' };
    case 'reject':
      return state === 'placed'
        ? { transition: 'rejected', state: 'rejected', reason: deed.reason }
        : { transition: 'cancelled', state: 'cancelled', reason: deed.reason, cancelledBy: 'merchant' };
    case 'offer_less':
      if (state !== 'placed' || request.less !== null) return already;
      // The kitchen has answered: it is the customer who has time until then, and nobody is late.
      return { transition: 'offered_less', less: deed.less, answerBy: deed.until, lateTold: true };
    case 'take_less':
      if (state !== 'placed' || request.less === null) return already;
      return { ...withLess(request, request.less), transition: 'took_less', state: 'accepted', less: null };
    case 'change':
      if (state !== 'placed') return { ok: false, why: 'accepted' };
      if (request.version !== deed.version) return { ok: false, why: 'other_version' };
      if (request.version >= mostVersions) return { ok: false, why: 'changed_often' };
      return { ...deed.to, transition: 'changed', version: request.version + 1, lateTold: false };
    case 'tell_allergies':
      // Less than was ordered waits for the customer's own YES, and goes to the kitchen with what they said by then.
      if (deed.to.details === request.details || request.less !== null) return already;
      return { ...deed.to, transition: 'allergy_told' };
    case 'allow_cancel':
      if (request.cancelAskedAt === null) return { ok: false, why: 'not_asked' };
      return {
        transition: 'cancelled',
        state: 'cancelled',
        reason: 'customer_request',
        cancelledBy: 'customer',
      };
    case 'refuse_cancel':
      if (request.cancelAskedAt === null) return { ok: false, why: 'not_asked' };
      return { transition: 'cancel_refused', cancelAskedAt: null };
    case 'cancel':
      if (state === 'placed') {
        return {
          transition: 'cancelled',
          state: 'cancelled',
          reason: 'customer_request',
          cancelledBy: 'customer',
        };
      }
      return request.cancelAskedAt === null ? { transition: 'cancel_asked', cancelAskedAt: now } : already;
    case 'look':
      if (isOver)
        return {
          transition: 'expired',
          state: 'expired',
          reason: request.less === null ? 'no_answer' : 'less_unanswered',
        };
      return state === 'placed' && !request.lateTold && now >= request.lateAt
        ? { transition: 'late', lateTold: true }
        : { ok: false, why: 'not_due' };
  }
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
