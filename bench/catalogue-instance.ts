/**
 * An instance that searches so many markets (first argument) of so many listings each (second), and prints the bytes of its heap after a
 * collection. Started by `catalogue.ts`. The database is stood in for, since 300,000 documents take a server minutes to store: each
 * document is made when it is asked for, of strings of its own, and passes its converter like any other.
 */
import { Firestore, Timestamp } from '@google-cloud/firestore';
import { createCatalogue, createOramaSearchIndex } from '../functions/src/catalogue/index.ts';
import { converters } from '../functions/src/platform/firestore/converters.ts';
import { documentsIn } from '../functions/src/platform/firestore/documents.ts';
import { demoCatalogue } from '../local/seed/index.ts';

const [count = 0, size = 0] = process.argv.slice(2).map(Number);
const entries = demoCatalogue();
const real = documentsIn(new Firestore({ projectId: 'demo-bench' }));

const converterOf = {
  listings: converters.listing,
  businesses: converters.business,
  allOfferings: converters.offering,
};

type Entry = (typeof entries)[number];
type Collection = 'listings' | 'businesses' | 'allOfferings';

/** One document of a market's place number `index`, as the demo market has it. */
function fieldsOf(
  collection: Collection,
  { listing, business, offering }: Entry,
  own: object,
  index: number,
) {
  if (collection === 'businesses') return { ...business, ...own };
  if (collection === 'allOfferings') return offering === null ? null : { ...offering, ...own };
  const { name, description } = listing;
  return { ...listing, ...own, name: `${name} ${index}`, description: `${description} Number ${index}.` };
}

function documentsOf(collection: Collection, marketId: string) {
  return Array.from({ length: size }, (_, index) => {
    const entry = entries[index % entries.length];
    const id = `${marketId}-${index}`;
    const own = { marketId, businessId: id, ...(collection === 'businesses' ? {} : { listingId: id }) };
    const fields = entry === undefined ? null : fieldsOf(collection, entry, own, index);
    const text = JSON.stringify(fields);
    const ref = { path: `${collection}/${id}` };
    const readTime = Timestamp.now();
    const snapshot = { data: () => JSON.parse(text), ref, readTime };
    const converter = converterOf[collection];
    return fields === null
      ? []
      : [
          {
            ref,
            updateTime: readTime,
            data: () => Reflect.apply(converter.fromFirestore, converter, [snapshot]),
          },
        ];
  }).flat();
}

/** The collection, answering with made documents where one asks for a market's. */
function standIn<Reference extends object>(reference: Reference, collection: Collection): Reference {
  return new Proxy(reference, {
    get: (target, name) =>
      name === 'where'
        ? (_field: string, _is: string, marketId: string) => ({
            get: async () => ({ docs: documentsOf(collection, marketId) }),
          })
        : Reflect.get(target, name),
  });
}

const catalogue = createCatalogue({
  ...real,
  listings: standIn(real.listings, 'listings'),
  businesses: standIn(real.businesses, 'businesses'),
  allOfferings: standIn(real.allOfferings, 'allOfferings'),
});
const index = createOramaSearchIndex(catalogue.latest);
// Also where no market is asked for: what libraries take is not measured.
await import('@orama/orama');
for (let number = 0; number < count; number += 1) {
  const marketId = `market-${number}`;
  catalogue.note({ marketId, catalogueVersion: 1 });
  await index.search({ marketId, query: 'fish', limit: 5 });
}
globalThis.gc?.();
globalThis.gc?.();
const { heapUsed } = process.memoryUsage();
const { listings } = count > 0 ? await catalogue.latest(`market-${count - 1}`) : { listings: [] };
if (count > 0 && listings.length === 0) throw new Error('no listing was read');
// Still used after the measurement, so that it is still there while it is made.
if (count > 0) await index.search({ marketId: `market-${count - 1}`, query: 'fish', limit: 5 });
process.stdout.write(String(heapUsed));
process.exit(0);
