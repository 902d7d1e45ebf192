import { restaurantSearchOver } from '../../functions/src/entrypoints/search-runtime.ts';
import { readMarketNow } from '../../functions/src/markets/index.ts';
import { systemClock } from '../../functions/src/platform/clock.ts';
import type { Documents } from '../../functions/src/platform/firestore/documents.ts';
import { embedReviews } from '../../functions/src/restaurants/embedding/embed-reviews.ts';
import { wordEmbedder } from '../../functions/src/restaurants/embedding/word-embedder.ts';
import { createFirestoreRestaurantIndex } from '../../functions/src/restaurants/search/firestore-restaurant-index.ts';
import { createMeaning } from '../../functions/src/restaurants/search/meaning.ts';
import { rankRestaurants } from '../../functions/src/restaurants/search/rank-restaurants.ts';
import { scopeOf } from '../../functions/src/restaurants/search/search-scope.ts';
import { searchedWords } from '../../functions/src/restaurants/search/searched-words.ts';
import { demoMarketId } from '../../local/seed/demo-people.ts';
import { demoRestaurants, seedDemoRestaurants } from '../../local/seed/index.ts';
import { type Desk, openDesk } from '../desk.ts';
import { type Row, rounded } from '../row.ts';
import { diningWishes, gradeOf, ndcg, type Wish } from './wish.ts';

/** The month is settled, so that the same reviews are judged each time. */
const now = new Date('2026-11-15T10:00:00Z');
const ways = ['keywords', 'meaning', 'fused'] as const;
type Way = (typeof ways)[number];

interface Judged {
  readonly wish: Wish;
  readonly scores: Readonly<Record<Way, number>>;
}

const everything = { priceTiers: [], cuisines: [], area: null, minRating: null, excludeAllergens: [] };

/** How well each way of ranking finds what is true: every second wish is for tuning, the others are for the figure. */
export async function judgeWishes(
  documents: Documents,
): Promise<{ readonly tuning: Judged[]; readonly unseen: Judged[] }> {
  const index = createFirestoreRestaurantIndex(documents, systemClock);
  const meaning = createMeaning({ index, embedders: [wordEmbedder()] });
  const scope = scopeOf(demoMarketId, everything);
  const facts = demoRestaurants(now).map(({ facts: one }) => one);

  async function judge(wish: Wish): Promise<Judged> {
    const grades = new Map(facts.map((one) => [one.restaurantId, gradeOf(one, wish)]));
    const near = await meaning.nearest(wish.text, scope);
    const words = searchedWords(wish.text);
    const scoreOf = async (way: Way) => {
      const ranked = await rankRestaurants({
        ...{ index, scope },
        words: way === 'meaning' ? [] : words,
        near: Promise.resolve(way === 'keywords' ? null : near),
      });
      const found = way === 'keywords' && words.length === 0 ? [] : ranked;
      return ndcg(
        found.map(({ restaurantId }) => grades.get(restaurantId) ?? 0),
        [...grades.values()],
      );
    };
    return {
      wish,
      scores: {
        keywords: await scoreOf('keywords'),
        meaning: await scoreOf('meaning'),
        fused: await scoreOf('fused'),
      },
    };
  }

  const judged: Judged[] = [];
  for (const wish of diningWishes()) judged.push(await judge(wish));
  return {
    tuning: judged.filter((_, place) => place % 2 === 0),
    unseen: judged.filter((_, place) => place % 2 === 1),
  };
}

/** nDCG@10 by way and language on the half that nothing was tuned by, what a search costs, and how long embedding takes. */
export async function diningSearchRows(): Promise<Row[]> {
  const desk = await openDesk();
  try {
    const { documents } = desk;
    await seedDemoRestaurants(documents, now);
    const startedAt = performance.now();
    const embedder = wordEmbedder();
    await embedder.embed(['quiet'], 'query');
    const loadedAt = performance.now();
    await embedReviews({ documents, embedder, marketId: null });
    const embeddedAt = performance.now();
    const costs = await costRows(desk);
    const { tuning, unseen } = await judgeWishes(documents);
    return [
      ...meanRows('unseen', unseen),
      ...meanRows('tuning', tuning),
      ...costs,
      { name: 'dining.search.loadVectorsMs', value: rounded(loadedAt - startedAt), unit: 'ms', target: null },
      {
        name: 'dining.search.embedDemoMs',
        value: rounded(embeddedAt - loadedAt, 0),
        unit: 'ms',
        target: null,
      },
    ];
  } finally {
    await desk.stop();
  }
}

/** What a search that nobody has asked before costs, and the same again: documents, round trips and processor time. */
async function costRows({ documents, server }: Desk): Promise<Row[]> {
  const search = await restaurantSearchOver(documents, systemClock, {
    read: (marketId) => readMarketNow(documents, marketId),
  });
  const wishes = diningWishes().slice(0, 20);
  const findAll = async (name: string) => {
    server.cost.start(name);
    const before = process.cpuUsage();
    for (const { text, language } of wishes) {
      await search.find({ marketId: demoMarketId, words: text, language, filters: everything, limit: 15 });
    }
    const { user, system } = process.cpuUsage(before);
    const cost = server.cost.read(name);
    server.cost.start('between');
    if (cost === undefined) throw new Error(`nothing was counted for ${name}`);
    return [
      row(`reads@${name}`, cost.documentReads / wishes.length, 'documents'),
      row(`roundTrips@${name}`, cost.roundTrips / wishes.length, 'round trips'),
      // Firestore runs in this process too, so this is the most it can be.
      row(`cpuMs@${name}`, (user + system) / 1000 / wishes.length, 'ms'),
    ];
  };
  return [...(await findAll('anew')), ...(await findAll('again'))];
}

const row = (name: string, value: number, unit: string): Row => ({
  ...{ name: `dining.search.${name}`, value: rounded(value), unit, target: null },
});

function meanRows(half: string, judged: readonly Judged[]): Row[] {
  const languages = ['all', ...new Set(judged.map(({ wish }) => wish.language))];
  return languages.flatMap((language) => {
    const own = judged.filter(({ wish }) => language === 'all' || wish.language === language);
    return ways.map((way) => ({
      name: `dining.ndcg.${half}.${language}@${way}`,
      value: rounded(own.reduce((sum, { scores }) => sum + scores[way], 0) / own.length, 3),
      unit: 'nDCG@10',
      target: null,
    }));
  });
}
