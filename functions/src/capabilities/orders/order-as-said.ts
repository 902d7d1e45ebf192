/** What of an order, or of a change of one, must be as it was said, beside when and where from. Pure. */
import type { MenuItem, OrderLine } from '@merve/contract';
import { nameIn } from '../../reading/named-as-said.ts';
import { namedThing } from '../../requests/index.ts';
import type { ProposedCall } from '../../tools/refuse-unsaid.ts';
import { collectPhrases } from './planning/order-request.ts';

/**
 * @param lines what is ordered or changed by this call, each with as many as the call says; null for none
 * @param beside what the order has already, and nobody need speak of
 */
export function orderAsSaid(
  {
    collect,
    address,
  }: {
    readonly collect: boolean;
    readonly address?: string | null | undefined;
  },
  lines: readonly (Pick<OrderLine, 'itemId' | 'choices'> & { readonly quantity: number | null })[],
  menu: readonly MenuItem[],
  beside: readonly Pick<OrderLine, 'itemId'>[] = [],
): Pick<ProposedCall, 'named' | 'listed' | 'verbatim' | 'collects'> {
  const has = (itemId: string) => [...lines, ...beside].some((line) => line.itemId === itemId);
  const others = menu.filter(({ itemId }) => !has(itemId)).map(namedThing);
  const quantities = new Map<string, number | null>();
  for (const { itemId, quantity } of lines)
    quantities.set(itemId, quantity === null ? null : (quantities.get(itemId) ?? 0) + quantity);
  const chosen = menu.flatMap((item) => {
    const count = quantities.get(item.itemId);
    return count === undefined ? [] : [{ thing: namedThing(item), count, name: item.name }];
  });
  const isAlone = menu.length === 1;
  const options = lines.flatMap((line) => {
    const item = menu.find(({ itemId }) => itemId === line.itemId);
    return line.choices.flatMap(({ optionId, choiceId, name }) => {
      const option = item?.options.find((one) => one.optionId === optionId);
      // What there is one of, and must be had, was chosen by nobody.
      if (option === undefined || (option.choices.length === 1 && option.atLeast > 0)) return [];
      const rest = option.choices.filter((one) => one.choiceId !== choiceId);
      const isOther = ({ choiceId: other }: { readonly choiceId: string }) =>
        !line.choices.some((one) => one.optionId === optionId && one.choiceId === other);
      const instead = rest.filter(isOther).map((one) => ({ names: [one.name] }));
      return [{ value: name, hear: (text: string) => nameIn(text, { names: [name] }, instead) }];
    });
  });
  return {
    named: [
      ...chosen.map(({ thing, name }) => ({
        value: name,
        hear: (text: string) => nameIn(text, thing, others),
        isKnown: isAlone,
      })),
      ...options,
    ],
    listed: { chosen, others },
    verbatim: [address],
    ...(collect ? { collects: collectPhrases } : {}),
  };
}
