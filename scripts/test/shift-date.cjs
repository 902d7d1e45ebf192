// Lets all code begin at another day than today: `npm run test:dated`. Time passes as always. Loaded before anything else in each process, and
// again in each test file, which has a Date of its own.
const shiftMs = Number(process.env.MERVE_TEST_SHIFT_MS ?? 0);

/** A realm's Date, moved. Asked what it is, it answers as the real one. */
function moved(RealDate) {
  const now = () => RealDate.now() + shiftMs;
  const shifted = new Proxy(RealDate, {
    construct: (target, given, as) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, as === shifted ? target : as),
    apply: () => new RealDate(now()).toString(),
    get(target, key) {
      if (key === 'now') return now;
      return Reflect.get(target, key);
    },
  });
  return shifted;
}

if (shiftMs !== 0) globalThis.Date = moved(globalThis.Date);
