/** Now in microseconds since 1970. The store keeps commit times apart and rising; this only follows the wall clock. */
export const nowMicros = (): number => Math.floor((performance.timeOrigin + performance.now()) * 1000);
