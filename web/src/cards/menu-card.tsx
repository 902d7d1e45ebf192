import type { Allergen } from '@merve/contract';
import type { MenuCard as Menu, ShownDish } from '@merve/contract/cards';
import { allergenName } from '@merve/contract/words';
import { UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { useLanguage } from '../shell/preferences.ts';
import { WarningBanner } from './allergy-banner.tsx';
import {
  type Basket,
  basketWords,
  changeDish,
  countOf,
  orderAsk,
  unfinished,
  type Wanted,
  wantedOf,
} from './basket.ts';
import type { OnAsk } from './card.tsx';
import { useKeptBasket } from './kept-basket.ts';
import { CardFrame } from './parts.tsx';
import { cardSentences } from './sentences/index.ts';
import { Stepper } from './stepper.tsx';

const maxOfADish = 20;

/** A menu to choose from. What is chosen is asked for as a proposal with its prices; nothing is ordered here. */
export function MenuCard({ card, onAsk }: { readonly card: Menu; readonly onAsk: OnAsk }): ReactNode {
  const say = useSentences(cardSentences);
  const [basket, changeBasket] = useKeptBasket(card.listingId);
  const sections = Map.groupBy(card.items, ({ section }) => section);
  return (
    <CardFrame
      Icon={UtensilsCrossed}
      tone="warning"
      title={card.name}
      subtitle={say.dishes(card.items.length)}
    >
      <div className="max-h-112 overflow-y-auto border-t border-line" tabIndex={-1}>
        {[...sections].map(([section, dishes]) => (
          <section key={section}>
            <h4 className="sticky top-0 z-10 bg-raised px-4 py-1.5 text-sm font-medium">
              <bdi>{section}</bdi>
            </h4>
            <ul className="divide-y divide-line">
              {dishes.map((dish) => (
                <Dish
                  key={dish.number}
                  dish={dish}
                  wanted={wantedOf(basket, dish)}
                  onChange={(wanted) => changeBasket((before) => changeDish(before, dish, wanted))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="border-t border-line px-4 py-2 text-xs text-muted">{say.allergensUnknown}</p>
      {countOf(basket) > 0 && <OrderForm card={card} basket={basket} onAsk={onAsk} />}
    </CardFrame>
  );
}

function Dish({
  dish,
  wanted,
  onChange,
}: {
  readonly dish: ShownDish;
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const named = (allergens: readonly Allergen[]) =>
    allergens.map((allergen) => allergenName(allergen, language)).join(', ');
  return (
    <li className="px-4 py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-break-word">
            <bdi>
              <span className="text-muted">{dish.number}.</span> {dish.name}
            </bdi>
          </p>
          {dish.description !== '' && (
            <p className="text-sm text-muted">
              <bdi>{dish.description}</bdi>
            </p>
          )}
          <p className="mt-0.5 text-sm font-medium tabular-nums">
            <bdi>{dish.price}</bdi>
          </p>
          {dish.warning !== undefined && (
            <div className="my-1.5">
              <WarningBanner level="danger" title={say.allergyWarning}>
                <p>
                  <bdi>{dish.warning}</bdi>
                </p>
              </WarningBanner>
            </div>
          )}
          {dish.contains.length > 0 && (
            <p className="text-xs text-danger">{say.contains(named(dish.contains))}</p>
          )}
          {dish.mayContain.length > 0 && (
            <p className="text-xs text-warning">{say.mayContain(named(dish.mayContain))}</p>
          )}
        </div>
        <Stepper
          label={say.quantityOf(dish.name)}
          value={wanted.quantity}
          most={maxOfADish}
          fewer={`${say.fewer}: ${dish.name}`}
          more={`${say.more}: ${dish.name}`}
          onChange={(quantity) => onChange({ ...wanted, quantity })}
        />
      </div>
      {wanted.quantity > 0 &&
        dish.choices.map(({ name, required, of }) => (
          <label key={name} className="mt-2 flex flex-wrap items-center gap-2 text-sm">
            <span className="min-w-24">
              <bdi>{name}</bdi>
              {required && <span className="text-muted"> ({say.required})</span>}
            </span>
            <select
              value={wanted.choices[name] ?? ''}
              onChange={({ target }) =>
                onChange({ ...wanted, choices: { ...wanted.choices, [name]: target.value } })
              }
              className="min-h-11 flex-1 rounded-xl border border-line bg-surface px-3"
            >
              <option value="">{required ? '–' : say.noChoice}</option>
              {of.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        ))}
    </li>
  );
}

function OrderForm({
  card,
  basket,
  onAsk,
}: {
  readonly card: Menu;
  readonly basket: Basket;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const [collect, setCollect] = useState(true);
  const [address, setAddress] = useState('');
  const group = useId();
  const open = unfinished(card, basket);
  return (
    <form
      className="space-y-3 border-t border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (open.length > 0) return;
        const how = collect ? ({ collect } as const) : ({ collect, address } as const);
        onAsk(orderAsk(card, basket, how), say.sayOrder(card.name, basketWords(card, basket)));
      }}
    >
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{say.howYouGetIt}</legend>
        <div className="flex flex-wrap gap-x-4">
          {[true, false].map((choice) => (
            <label key={String(choice)} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={group}
                checked={collect === choice}
                onChange={() => setCollect(choice)}
                className="size-4 accent-(--accent)"
              />
              {choice ? say.collect : say.deliver}
            </label>
          ))}
        </div>
      </fieldset>
      {!collect && (
        <Field
          label={say.address}
          hint={say.addressHint}
          value={address}
          maxLength={300}
          autoComplete="street-address"
          onChange={({ target }) => setAddress(target.value)}
        />
      )}
      {open.length > 0 && (
        <p role="status" className="text-sm text-warning">
          {say.chooseFirst} {open.map(({ name }) => name).join(', ')}
        </p>
      )}
      <Button look="primary" type="submit" className="w-full" disabled={open.length > 0}>
        {say.prepareOrder(countOf(basket))}
      </Button>
    </form>
  );
}
