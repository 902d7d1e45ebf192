import type { Outing } from '@merve/contract';
import { readConfig, waysInSection } from '../../platform/config.ts';
import { shownCode } from '../../sharing/share-token.ts';

/** Where the page of a group is, and a conversation that begins with its code; null where this deployment is not told its address. */
export interface WaysIn {
  readonly code: string;
  readonly page: string | null;
  readonly chat: string | null;
}

/** How somebody comes into a group. The secret of the page stands behind `#`, which browsers send to nobody. */
export function waysIn(
  { outingId, marketId }: Pick<Outing, 'outingId' | 'marketId'>,
  { token, code, joinWord }: { readonly token: string; readonly code: string; readonly joinWord: string },
): WaysIn {
  const { WEB_APP_URL, TWILIO_WHATSAPP_FROM, TWILIO_MARKET_NUMBERS } = readConfig(waysInSection);
  const number = TWILIO_MARKET_NUMBERS.get(marketId) ?? TWILIO_WHATSAPP_FROM;
  const shown = shownCode(code);
  const words = encodeURIComponent(`${joinWord} ${shown}`);
  return {
    code: shown,
    page: WEB_APP_URL === undefined ? null : `${WEB_APP_URL.replace(/\/$/, '')}/groups/${outingId}#${token}`,
    chat: number === undefined ? null : `https://wa.me/${number.replace(/\D/g, '')}?text=${words}`,
  };
}
