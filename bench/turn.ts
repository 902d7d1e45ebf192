import { receiveWebhook } from '../functions/src/channels/whatsapp/receive-webhook.ts';
import type { Appended } from '../functions/src/conversations/append-inbound.ts';
import { inboundLines } from '../functions/src/entrypoints/capabilities.ts';
import { processInbound } from '../functions/src/orchestrator/process-inbound.ts';
import { demoMarketId } from '../local/seed/demo-people.ts';
import type { Desk } from './desk.ts';
import { signedForm } from './signed-form.ts';

const actorKey = 'a key of the benchmark alone';

/** A message through the real door: a signed form, as Twilio posts it. */
export function arrive(desk: Desk, phone: string, text: string): Promise<Appended> {
  const authToken = 'the token of the benchmark';
  const publicUrl = 'https://merve.invalid/twilioWebhook';
  return receiveWebhook(
    {
      authToken,
      publicUrl,
      actorKey,
      marketId: demoMarketId,
      documents: async () => desk.documents,
      markets: async () => desk.markets,
      lines: inboundLines,
      now: () => new Date(),
    },
    signedForm({ authToken, publicUrl, phone, text }),
  );
}

/** Its turn, as the trigger gives it, with the replies sent. */
export async function turn(desk: Desk, { threadId, seq, actorId }: Appended): Promise<void> {
  const result = await processInbound(desk, { threadId, seq, actorId, marketId: demoMarketId });
  if (result.kind !== 'processed') throw new Error(`the turn was not taken: ${result.kind}`);
}

/**
 * Pacing reads the newest notices to a merchant (46 at most). Every measured turn meets one who was not told anything
 * lately: else a later one would read one more for each before it, which has nothing to do with what is measured. What was
 * said to people stays: a YES counts only for what they could read.
 */
export async function forgetNotices(desk: Desk): Promise<void> {
  for (const document of (await desk.documents.intents.get()).docs)
    if (document.data().type.startsWith('merchant_')) await document.ref.delete();
}
