/**
 * Runs `work` over the items, `atOnce` at a time, and over all of them whatever fails: one that fails keeps no other
 * back.
 * @throws the first failure, after all have run.
 */
export async function someAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce = 10,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const serve = async () => {
    for (const item of waiting) await work(item).catch((thrown: unknown) => failures.push(thrown));
  };
  await Promise.all(Array.from({ length: atOnce }, serve));
  if (failures.length > 0) throw failures[0];
}
