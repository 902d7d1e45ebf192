import type { JsonObject, Language, MerchantRequest } from '@merve/contract';
import type { OrdersCard } from '@merve/contract/cards';
import { z } from 'zod';
import type { Documents } from '../platform/firestore/documents.ts';
import { defineTool, type Tool } from '../tools/define-tool.ts';
import { doing } from '../tools/doing.ts';
import { requestKinds } from './identity.ts';
import { requestCard, requestWords } from './request-words.ts';
import { requestHistoryOf } from './requests-of.ts';
import { requestSentences } from './sentences/index.ts';

/** Of each kind; what is older, the web client pages through. */
const recentLimit = 5;

const description = `Lists the person's own food orders, service requests and wishes to view a place, those still open first, then the newest: code, business, what it \
was and how it stands. It changes nothing. For bookings use myBookings.`;

/** Those with something still to come, then the others; the newest first among each. Pure. */
function inOrder(requests: readonly MerchantRequest[]): MerchantRequest[] {
  return requests.toSorted(
    (one, other) =>
      Number(other.open) - Number(one.open) || other.createdAt.getTime() - one.createdAt.getTime(),
  );
}

function whatOf({ details }: MerchantRequest): string {
  return details.kind !== 'food'
    ? details.name
    : details.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
}

/** As it stands at `now`: nobody answers one whose time is up, whether or not the clock has come by. */
function stateAt({ state, answerBy }: MerchantRequest, now: Date): MerchantRequest['state'] {
  return state === 'placed' && now >= answerBy ? 'expired' : state;
}

function lineOf(request: MerchantRequest, language: Language, now: Date): string {
  const say = requestSentences(language);
  const state = say.state(stateAt(request, now));
  return say.listed(requestWords(request, language), whatOf(request), state);
}

/** `myOrders`: a query a kind, at once, of five documents each. */
export function myRequestsTool(documents: Documents): Tool {
  return defineTool({
    name: 'myOrders',
    label: 'List own orders',
    group: 'Orders, services and viewings',
    does: "Lists the guest's orders, service requests and viewings.",
    doing: doing.lookingUpOwn,
    description,
    guidance: [{ sentence: 'For how their orders and requests stand use myOrders.' }],
    input: z.object({}),
    effect: 'read',
    tellsLedger: true,
    async run(_input, { actorId, alsoActorIds = [], language, now }) {
      const actors = [actorId, ...alsoActorIds];
      const pages = await Promise.all(
        requestKinds.map((kind) => requestHistoryOf(documents, kind, actors, { limit: recentLimit })),
      );
      const requests = inOrder(pages.flatMap(({ items }) => items));
      const entry = (request: MerchantRequest): JsonObject => ({
        reference: request.reference,
        kind: request.details.kind,
        state: stateAt(request, now),
        open: request.open,
        businessName: request.businessName,
        what: whatOf(request),
        total: request.total,
      });
      const lines = requests.map((request) => lineOf(request, language, now));
      const message = lines.length === 0 ? requestSentences(language).noneYet() : lines.join('\n');
      return {
        status: 'ok',
        data: { orders: requests.map(entry), message },
        ui: { type: 'orders', items: requests.map(requestCard) } satisfies OrdersCard,
      };
    },
  });
}
