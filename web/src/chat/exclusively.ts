/**
 * Runs `work` while no other tab of this browser runs its own under the same name. Where there are no Web Locks (a page
 * that is not secure) it runs at once: Merve takes a message sent twice for one anyway, order alone could suffer.
 */
export async function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  // Held by a variable, as the type of what a lock gives back forgets the promise in it.
  let result: Result | undefined;
  await navigator.locks.request(name, async () => {
    result = await work();
  });
  return result as Result;
}
