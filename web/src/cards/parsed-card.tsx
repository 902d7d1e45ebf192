import type { JsonObject } from '@merve/contract';
import { type Card, cardSchema } from '@merve/contract/cards';
import { type ReactNode, useMemo } from 'react';
import type { CardProps } from './card.tsx';
import { cardKinds, drawnCard } from './card-kinds.tsx';
import { CollapsedCard } from './collapsed-card.tsx';
import { keyOf, lastShown, newestCards } from './newest-cards.ts';

function parse(ui: JsonObject | undefined): Card | null {
  if (ui === undefined) return null;
  const parsed = cardSchema.safeParse(ui);
  if (parsed.success) return parsed.data;
  console.warn(
    `A card of type ${String(ui['type'])} cannot be read; its message's text is shown.`,
    parsed.error,
  );
  return null;
}

/** A card as the contract has it, drawn; for one that is not, what stands for it. */
export default function ParsedCard({
  ui,
  onAsk,
  among = [],
  over = null,
  instead = null,
}: CardProps & { ui: JsonObject }): ReactNode {
  const key = keyOf(ui, cardKinds);
  const live = newestCards(among, cardKinds);
  const newest = key === null ? undefined : live.get(key);
  const card = useMemo(() => parse(ui), [ui]);
  const now = useMemo(() => (newest === ui ? null : parse(newest)), [newest, ui]);
  if (card === null || cardKinds[card.type].draw === null) return instead;
  const newestOf = (type: string, id: string) => parse(live.get(`${type}:${id}`));
  const drawn = drawnCard(card.type, card, { onAsk, now, newestOf, messages: among.length });
  const shown = key === null ? undefined : lastShown(among, cardKinds).get(key);
  const isToldLater = shown !== undefined && shown !== ui;
  if (!isToldLater && over === null) return drawn;
  return (
    <CollapsedCard card={card} over={over}>
      {drawn}
    </CollapsedCard>
  );
}
