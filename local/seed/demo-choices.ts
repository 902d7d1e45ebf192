import type { BookableChoice, BookableKind, Offering } from '@merve/contract';

/** One of several things to book at a listing, and how its offering differs from the listing's first. */
interface ChoiceShape {
  readonly name: string;
  readonly alsoCalled: readonly string[];
  readonly description: string;
  readonly people: number;
  /** Null: only asked about. `key` makes the offering's id; that of the first is the listing's own offering. */
  readonly offering: {
    readonly key: string | null;
    readonly changes: Partial<Pick<Offering, 'capacity' | 'maxParty' | 'openingHours'>>;
    /** Of the first one's price. */
    readonly priceShare: number;
  } | null;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

const rooms: readonly ChoiceShape[] = [
  {
    name: 'Double room',
    alsoCalled: ['Çift kişilik oda', 'Двухместный номер', 'Doppelzimmer'],
    description: 'One large bed, or two on request.',
    people: 2,
    offering: { key: null, changes: {}, priceShare: 1 },
  },
  {
    name: 'Single room',
    alsoCalled: ['Tek kişilik oda', 'Одноместный номер', 'Einzelzimmer'],
    description: 'One bed, on the quiet side.',
    people: 1,
    offering: { key: 'single-room', changes: { capacity: 3, maxParty: 1 }, priceShare: 0.7 },
  },
  {
    name: 'Family room',
    alsoCalled: ['Aile odası', 'Семейный номер', 'Familienzimmer'],
    description: 'A large bed and three small ones.',
    people: 5,
    offering: { key: 'family-room', changes: { capacity: 2, maxParty: 5 }, priceShare: 1.6 },
  },
];

const suites: readonly ChoiceShape[] = [
  {
    name: 'Suite',
    alsoCalled: ['Süit', 'Люкс'],
    description: 'A bedroom, a sitting room, a balcony.',
    people: 2,
    offering: { key: null, changes: {}, priceShare: 1 },
  },
  {
    name: 'Family residence',
    alsoCalled: ['Aile dairesi', 'Семейные апартаменты'],
    description: 'Two bedrooms with a door between.',
    people: 5,
    offering: { key: 'family-residence', changes: { capacity: 2, maxParty: 5 }, priceShare: 1.5 },
  },
  {
    name: 'Owner’s bungalow',
    alsoCalled: ['Bungalov'],
    description: 'Rarely free; ask the house.',
    people: 4,
    offering: null,
  },
];

const sailings: readonly ChoiceShape[] = [
  {
    name: 'Day trip',
    alsoCalled: ['Günlük tur', 'Дневная прогулка'],
    description: 'Three hours, with swimming.',
    people: 6,
    offering: { key: null, changes: {}, priceShare: 1 },
  },
  {
    name: 'Sunset trip',
    alsoCalled: ['Gün batımı turu', 'Прогулка на закате'],
    description: 'Three hours into the evening.',
    people: 6,
    offering: {
      key: 'sunset',
      changes: { openingHours: everyDay.map((weekday) => ({ weekday, opens: '18:00', closes: '21:00' })) },
      priceShare: 1.2,
    },
  },
];

const choicesOf: Readonly<
  Record<string, { readonly dataKind: BookableKind; readonly choices: readonly ChoiceShape[] }>
> = {
  nights: { dataKind: 'roomTypes', choices: rooms },
  suites: { dataKind: 'roomTypes', choices: suites },
  boat: { dataKind: 'tickets', choices: sailings },
};

export interface DemoChoices {
  readonly dataKind: BookableKind;
  readonly choices: readonly BookableChoice[];
  /** Those besides the listing's first. */
  readonly offerings: readonly Offering[];
}

/** The kinds of room or ticket a listing of this shape has, the first being `first`; null where there is nothing to choose. Pure. */
export function demoChoices(shape: string, first: Offering): DemoChoices | null {
  const found = Object.hasOwn(choicesOf, shape) ? choicesOf[shape] : undefined;
  if (found === undefined) return null;
  const { listingId, marketId } = first;
  const idOf = (key: string | null) => (key === null ? first.offeringId : `${listingId}-${key}`);
  return {
    dataKind: found.dataKind,
    choices: found.choices.map(({ name, alsoCalled, description, people, offering }, index) => ({
      choiceId: `choice-${index + 1}`,
      listingId,
      marketId,
      number: index + 1,
      name,
      alsoCalled: [...alsoCalled],
      description,
      people,
      available: true,
      offeringId: offering === null ? null : idOf(offering.key),
    })),
    offerings: found.choices.flatMap(({ name, offering }) =>
      offering === null || offering.key === null
        ? []
        : [
            {
              ...first,
              ...offering.changes,
              offeringId: idOf(offering.key),
              title: name,
              price: first.price && {
                ...first.price,
                minorUnits: Math.round(first.price.minorUnits * offering.priceShare),
              },
            },
          ],
    ),
  };
}
