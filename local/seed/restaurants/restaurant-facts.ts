/**
 * What is true of an invented restaurant, and what its guests write about in their own words. Hidden: no document has it. Labels of how well
 * a restaurant fits a wish are made of it, so that a search is judged by what is true and not by words.
 */
export interface RestaurantFacts {
  readonly restaurantId: string;
  readonly cuisine: string;
  readonly noise: 'quiet' | 'middling' | 'lively' | 'loud';
  readonly isRomantic: boolean;
  readonly crowd: 'families' | 'couples' | 'students' | 'business' | 'locals' | 'tourists' | 'friends';
  readonly view: 'sea' | 'mountains' | 'oldTown' | 'garden' | 'none';
  readonly music: 'live' | 'dj' | 'none';
  readonly vegan: 'many' | 'some' | 'none';
  readonly kids: 'loved' | 'fine' | 'unwelcome';
  readonly value: 'bargain' | 'fair' | 'dear';
  readonly service: 'warm' | 'brisk' | 'slow' | 'careless';
  readonly food: 'outstanding' | 'good' | 'plain' | 'poor';
  readonly isOpenLate: boolean;
  readonly isStepFree: boolean;
  /** People work there with a laptop. */
  readonly suitsWork: boolean;
  /** Tables for ten and more. */
  readonly takesGroups: boolean;
  /** What guests order again. */
  readonly dishes: readonly string[];
}

const topics = [
  ...(['quiet', 'lively', 'loud', 'romantic'] as const),
  ...(['families', 'couples', 'students', 'business', 'locals', 'tourists', 'friends'] as const),
  ...(['sea', 'mountains', 'oldTown', 'garden', 'liveMusic', 'dj'] as const),
  ...([
    'veganMany',
    'veganSome',
    'veganNone',
    'kidsLoved',
    'kidsUnwelcome',
    'bargain',
    'fair',
    'dear',
  ] as const),
  ...(['warm', 'brisk', 'slow', 'careless', 'outstanding', 'good', 'plain', 'poor'] as const),
  ...(['late', 'stepFree', 'work', 'groups', 'dish'] as const),
] as const;
/** What a guest can write about; each has its sentences in every language of reviews. */
export type Topic = (typeof topics)[number];

/** Sentences of one language by what they tell; `{dish}` is a dish that guests order again. */
export type Phrases = Readonly<Record<Topic, readonly string[]>>;

/** What guests of this restaurant can truly write about, the same for everybody. Pure. */
export function topicsOf(facts: RestaurantFacts): Topic[] {
  const { noise, crowd, view, music, vegan, kids, value, service, food } = facts;
  return [
    ...(noise === 'middling' ? [] : [noise]),
    ...(facts.isRomantic ? (['romantic'] as const) : []),
    crowd,
    ...(view === 'none' ? [] : [view]),
    ...(music === 'none' ? [] : [music === 'live' ? ('liveMusic' as const) : music]),
    ({ many: 'veganMany', some: 'veganSome', none: 'veganNone' } as const)[vegan],
    ...(kids === 'fine' ? [] : [kids === 'loved' ? ('kidsLoved' as const) : ('kidsUnwelcome' as const)]),
    value,
    service,
    food,
    ...(facts.isOpenLate ? (['late'] as const) : []),
    ...(facts.isStepFree ? (['stepFree'] as const) : []),
    ...(facts.suitsWork ? (['work'] as const) : []),
    ...(facts.takesGroups ? (['groups'] as const) : []),
    ...(facts.dishes.length > 0 ? (['dish'] as const) : []),
  ];
}
