import type { MerveConfig, OutboxIntent, Outing, Transaction } from '@merve/contract';
import { allergySentences } from '../../allergies/sentences.ts';
import { commitmentSentences } from '../../commitments/sentences/index.ts';
import { preparePrompting } from '../../conversations/prompted-turn.ts';
import { addCompanyAllergies } from '../../ledger/index.ts';
import { approvedTemplate, notificationIntents } from '../../outbox/index.ts';
import type { ComingGroup } from '../../outings/coming-group.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { hashId, randomId } from '../../platform/ids.ts';
import { merchantNumber } from '../../requests/index.ts';
import { type NewsWorld, outside } from './news-world.ts';
import { voteSentences } from './vote-sentences/index.ts';

/** Also the template's key in `whatsappTemplates`, as for a guest's own. Its variables: `message`, `reference`. */
const noticeType = 'merchant_booking_allergies';

interface Changed {
  readonly outing: Outing;
  /** Confirmed. */
  readonly transaction: Transaction;
  readonly coming: ComingGroup;
}

/**
 * What has changed in a group since its table was booked: the business is told at once what somebody must not eat, as it is of a guest's own; another
 * number of people is proposed to the organiser.
 */
export async function tellChanges(
  world: NewsWorld,
  changed: Changed,
  config: MerveConfig,
): Promise<readonly OutboxIntent[]> {
  const kitchen = await tellKitchen(world, changed, config);
  const { transaction, coming } = changed;
  return coming.party === transaction.party
    ? kitchen
    : [...kitchen, ...(await proposeParty(world, changed, config))];
}

/** The booking takes the words, and the business reads them; nobody else does. */
async function tellKitchen(
  { documents, now }: NewsWorld,
  { transaction: { businessId, txId, listingId }, coming }: Changed,
  config: MerveConfig,
): Promise<readonly OutboxIntent[]> {
  if (coming.allergies.length === 0) return [];
  return documents.db.runTransaction(
    async (tx) => {
      const [booking, listing, business] = await readTogether(
        tx,
        documents.transaction(businessId, txId),
        documents.listing(listingId),
        documents.business(businessId),
      );
      if (booking?.state !== 'confirmed') return [];
      const added = addCompanyAllergies(tx, documents, booking, { words: coming.allergies, now });
      if (added === null) return [];
      const to =
        listing === undefined ? (business?.whatsappE164 ?? null) : merchantNumber(listing, business, 'book');
      const language = business?.language ?? config.defaultLanguage;
      const { reference, businessName, marketId } = booking;
      const label = `${commitmentSentences(language).kind('booking')} ${reference}`;
      const text = allergySentences(language).merchantToldLater(label, added.news);
      const intents =
        to === null
          ? []
          : notificationIntents({
              ...{
                txId,
                eventId: `allergies:${hashId(added.news, 12)}`,
                type: noticeType,
                threadId: null,
                seq: 0,
              },
              ...{ to: `whatsapp:${to}`, text, buttons: [], marketId, traceId: randomId(), now },
              template: approvedTemplate(config, noticeType, { message: text, reference, businessName }),
            });
      added.write();
      for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
      return intents;
    },
    { maxAttempts: 10 },
  );
}

/** Another number of people, once for each number: the table stands until the organiser's YES moves it. */
async function proposeParty(
  { documents, now }: NewsWorld,
  { outing, transaction, coming }: Changed,
  config: MerveConfig,
): Promise<readonly OutboxIntent[]> {
  const { threadId, actorId, title } = outing;
  const { reference, party, txId } = transaction;
  const told = `${coming.party}:${txId}`;
  return documents.db.runTransaction(
    async (tx) => {
      const fresh = (await tx.get(documents.outing(outing.outingId))).data();
      if (fresh === undefined || fresh.partyTold === told) return [];
      const prompting = await preparePrompting(tx, documents, {
        ...{ threadId, actorId, traceId: randomId(), now, occasion: `${outing.outingId}:party:${told}` },
        say: (language) => voteSentences(language).partyNow(title, coming.party, party),
        ask: { tool: 'rescheduleBooking', args: { reference, party: coming.party } },
        words: (language) => voteSentences(language).partyNow(title, coming.party, party),
        outsideWindow: outside(config, 'booked', outing),
      });
      prompting.write();
      tx.set(documents.outing(outing.outingId), { ...fresh, partyTold: told });
      for (const intent of prompting.intents) tx.create(documents.intent(intent.intentId), intent);
      return prompting.intents;
    },
    { maxAttempts: 10 },
  );
}
