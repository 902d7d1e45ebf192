import { publicRoutes } from '@merve/contract/api';
import { callRoute } from '../platform/api-client.ts';
import type { Settings } from '../platform/settings.ts';
import type { Box } from './clip-land.ts';

let marketBox: Promise<Box | null> | undefined;

/** Where the market lies, asked once; null where it cannot be told, and there is a list without a map. */
export function loadMarketBox({ marketId }: Settings): Promise<Box | null> {
  marketBox ??= callRoute(publicRoutes.getMarket, { params: { marketId } }).then(
    ({ boundingBox }) => boundingBox,
    (error: unknown) => {
      console.error('The market could not be loaded', error);
      marketBox = undefined;
      return null;
    },
  );
  return marketBox;
}
