import { publicRoutes } from '@merve/contract/api';
import { callRoute } from '../platform/api-client.ts';
import type { Settings } from '../platform/settings.ts';
import type { Box } from './clip-land.ts';

/** Where it could not be told, it is asked again after so long. */
const askAgainMs = 30_000;

let marketBox: Promise<Box | null> | undefined;

/** Where the market lies, asked once; null where it cannot be told, and there is a list without a map. */
export function loadMarketBox({ marketId }: Settings): Promise<Box | null> {
  marketBox ??= callRoute(publicRoutes.getMarket, { params: { marketId } }).then(
    ({ boundingBox }) => boundingBox,
    (error: unknown) => {
      console.error('The market could not be loaded', error);
      // Kept for a while: a page that is drawn again must not ask again each time.
      setTimeout(() => {
        marketBox = undefined;
      }, askAgainMs);
      return null;
    },
  );
  return marketBox;
}
