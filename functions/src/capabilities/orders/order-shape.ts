import { judgeAllergy } from '../../allergies/judge-allergy.ts';
import { noteRetold } from '../../allergies/note-retold.ts';
import { formatMoney } from '../../language/format.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import type { RequestRefusal, RequestShape } from '../../requests/index.ts';
import { eatenOf, linePrice } from './resolve-items.ts';

/** Food orders, to the room of requests. */
export function foodOrders(documents: Documents): RequestShape {
  return {
    kind: 'food',
    pendingKind: 'confirm_order',
    actionType: 'order_food',

    /** Reads the items again: what is sold out, dearer, or declared with an allergen since is not ordered. */
    async changeSinceShown(
      tx,
      { details, listingId, total },
      { language, allergies = [] },
    ): Promise<RequestRefusal | null> {
      if (details.kind !== 'food' || total === null) return { code: 'INTERNAL', details: {} };
      const items = await readTogether(
        tx,
        details.lines.map(({ itemId }) => documents.menuItem(listingId, itemId)),
      );
      const [menu] = items;
      let sum = details.deliveryMinor;
      for (const [index, line] of details.lines.entries()) {
        const item = menu[index];
        const price = linePrice(line, item);
        if (price === null || item === undefined)
          return { code: 'ITEM_UNAVAILABLE', details: { item: line.name } };
        sum += price;
        const eaten = eatenOf({ item, line });
        const known = [...allergies, ...noteRetold(details.allergies, allergies)].find(
          (statement) => judgeAllergy(statement, eaten).kind !== 'unknown',
        );
        if (known !== undefined) {
          return {
            code: 'ALLERGEN_PRESENT',
            details: { item: line.name, allergy: known.words, how: 'may_contain' },
          };
        }
      }
      if (sum === total.minorUnits) return null;
      const money = (minorUnits: number) => formatMoney({ minorUnits, currency: total.currency }, language);
      return { code: 'PRICE_CHANGED', details: { oldPrice: money(total.minorUnits), newPrice: money(sum) } };
    },
  };
}
