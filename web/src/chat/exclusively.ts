/**
 * Runs `work` while no other tab of this browser runs its own under the same name. Where there are no Web Locks (a page
 * that is not secure) it runs at once: Merve takes a message sent twice for one anyway, order alone could suffer.
 */
export function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    navigator.locks.request(name, () => work().then(resolve, reject)).catch(reject);
  });
}
