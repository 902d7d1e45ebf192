/**
 * What `make` makes, made when it is first asked for and kept from then on. For tables that cost time and that not every
 * instance needs: the word lists of nine languages, when a door only has to tell whose a message is
 * (docs/decisions/0007). What `make` throws is thrown, and the next call tries again.
 */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let kept: { readonly made: Made } | null = null;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
}
