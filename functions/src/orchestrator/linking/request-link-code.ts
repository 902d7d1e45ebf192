import type { Language } from '@merve/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { codeLifeMs, newLinkCode } from '../../identity/link-code.ts';
import { openLinkCode } from '../../identity/open-link-code.ts';
import { loadMarket } from '../../markets/index.ts';
import { sendOnce } from '../../outbox/index.ts';
import { MerveError } from '../../platform/errors.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import { linkingSentences } from './sentences.ts';

/** The template's key in `whatsappTemplates`. Its variables: `code`, `minutes`. */
const templateType = 'link_code';

export interface LinkRequest {
  readonly uid: string;
  /** As typed, with the country code. */
  readonly phone: string;
  readonly language: Language | null;
  readonly marketId: string;
  /** Keys the hash under which the code is stored. */
  readonly key: string;
}

/**
 * The WhatsApp address of a phone number in international form.
 * @throws MerveError `PHONE_INVALID` for what cannot be a phone number of any country.
 */
export function addressOfPhone(typed: string): string {
  const phone = parsePhoneNumberFromString(typed.normalize('NFKC').replace(/^\s*00/, '+'));
  if (!phone?.isPossible()) throw new MerveError('PHONE_INVALID', 'Not a phone number in international form');
  return `whatsapp:${phone.number}`;
}

/**
 * Sends a code to a number, for the web account to type in. The answer does not depend on the number: known or not,
 * opted out, out of reach, or used up for today, the account is told the same.
 * @returns until when the code is good, if one arrives.
 * @throws MerveError `PHONE_INVALID`, or `RATE_LIMITED` if the account asks too often.
 */
export async function requestLinkCode(
  deps: OrchestratorDependencies,
  { uid, phone, language, marketId, key }: LinkRequest,
): Promise<{ readonly expiresAt: Date }> {
  const address = addressOfPhone(phone);
  const code = newLinkCode();
  const [{ market, config }, { expiresAt, maySend }] = await Promise.all([
    loadMarket(deps.documents, marketId, deps.tools.tools),
    openLinkCode(deps.documents, { uid, address, code, key, now: deps.clock.now() }),
  ]);
  if (!maySend) return { expiresAt };
  const minutes = codeLifeMs / 60_000;
  const approved = config.whatsappTemplates[templateType];
  const values: Record<string, string> = { code, minutes: String(minutes) };
  await sendOnce(
    deps.documents,
    deps.sender,
    {
      to: address,
      marketId,
      type: templateType,
      body: linkingSentences(language ?? market.defaultLanguage).code(code, minutes),
      template: approved
        ? {
            contentSid: approved.contentSid,
            variables: Object.fromEntries(
              approved.variables.map((name, index) => [String(index + 1), values[name] ?? '–']),
            ),
          }
        : null,
    },
    deps,
  );
  return { expiresAt };
}
