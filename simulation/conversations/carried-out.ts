import type { AppliedCommit } from '../../local/firestore/store/document-store.ts';
import { plainFields } from '../database/plain-fields.ts';
import { type Changes, Picture } from '../oracle/picture.ts';
import type { RequestEventView, RequestView } from '../oracle/views.ts';

/**
 * What a person's words carried out, told from the commits alone: by the tool that does such a thing. What time does by
 * itself, such as an end without an answer, is not in it.
 */
export class CarriedOut {
  readonly #picture = new Picture();
  readonly #tools: string[] = [];
  #isSettled = false;

  apply(commit: AppliedCommit): void {
    this.#tools.push(...toolsIn(this.#picture.apply(commit), this.#picture.documents.requests));
    for (const { key, after } of commit.changes) {
      if (after === undefined || !/^threads\/[^/]+\/turns\/[^/]+$/.test(key.path)) continue;
      if (plainFields(after.fields)['outcome'] === 'committed') this.#isSettled = true;
    }
  }

  /**
   * What was carried out since it was last asked.
   * @param pending the tool of what waited for a YES before: a YES that changed nothing told of here carried that out
   */
  take(pending: string | null): readonly string[] {
    const tools = this.#tools.splice(0);
    const isSettled = this.#isSettled;
    this.#isSettled = false;
    return tools.length === 0 && isSettled && pending !== null ? [pending] : tools;
  }
}

const doing = {
  food: { place: 'orderFood', cancel: 'cancelOrder' },
  service: { place: 'bookService', cancel: 'cancelService' },
  viewing: { place: 'scheduleViewing', cancel: 'cancelViewing' },
} as const;

function toolOfRequest(
  { transition }: RequestEventView,
  kind: RequestView['details']['kind'],
): string | null {
  switch (transition) {
    case 'placed':
      return doing[kind].place;
    case 'cancelled':
    case 'cancel_asked':
      return doing[kind].cancel;
    case 'changed':
    case 'took_less':
      return 'changeOrder';
    default:
      return null;
  }
}

function toolsIn(
  { transactions, requestEvents, taxi_requests: rides, outbox }: Changes,
  requests: ReadonlyMap<string, RequestView>,
): readonly string[] {
  const isAgreed = transactions.some(
    ({ before, after }) =>
      (after?.state === 'confirmed' && before?.state !== 'confirmed') ||
      (after?.deposit?.agreed === true && before?.deposit?.agreed !== true),
  );
  const isGivenUp = transactions.some(
    ({ before, after }) => before?.state === 'confirmed' && after?.state === 'cancelled',
  );
  // One booking that ends in the commit in which another begins was moved.
  const booked = isAgreed ? [isGivenUp ? 'rescheduleBooking' : 'initiateBooking'] : [];
  const cancelled = isGivenUp && !isAgreed ? ['cancelBooking'] : [];
  const requested = requestEvents.flatMap(({ after }) => {
    const request = [...requests.values()].find(({ requestId }) => requestId === after?.requestId);
    if (after === undefined || request === undefined || after.by !== 'customer') return [];
    return toolOfRequest(after, request.details.kind) ?? [];
  });
  const driven = rides.flatMap(({ before, after }) => {
    if ((after?.state === 'requested' || after?.state === 'planned') && before === undefined)
      return ['requestTaxi'];
    return after?.state === 'cancelled' && before?.state !== 'cancelled' ? ['cancelTaxi'] : [];
  });
  const written = outbox.some(
    ({ before, after }) => before === undefined && after?.type === 'customer_message',
  );
  return [...booked, ...cancelled, ...requested, ...driven, ...(written ? ['sendWhatsAppMessage'] : [])];
}
