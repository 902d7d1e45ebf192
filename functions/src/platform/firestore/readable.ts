import { log, maskAddress } from '../log.ts';

interface Stored<Model> {
  readonly ref: { readonly path: string };
  data(): Model | undefined;
}

/**
 * The models of the documents that fit their schema: one that somebody has broken must not hide its neighbours. What is
 * left out is logged, and the audits report it (`unreadable-document`). Where a missing one would be a false answer about
 * money or safety, read with `data()` instead, which throws.
 */
export function readable<Model>(documents: readonly Stored<Model>[]): Model[] {
  return readableOf(documents).map(({ model }) => model);
}

/** As `readable`, each with the document it stands in. */
export function readableOf<Model, Document extends Stored<Model>>(
  documents: readonly (Document & Stored<Model>)[],
): { readonly document: Document; readonly model: Model }[] {
  const leftOut: { readonly path: string; readonly thrown: unknown }[] = [];
  const found = documents.flatMap((document) => {
    try {
      const model = document.data();
      return model === undefined ? [] : [{ document, model }];
    } catch (thrown) {
      leftOut.push({ path: document.ref.path, thrown });
      return [];
    }
  });
  const [first] = leftOut;
  if (first !== undefined) {
    log.error('documents left out', { path: maskAddress(first.path), count: leftOut.length }, first.thrown);
  }
  return found;
}
