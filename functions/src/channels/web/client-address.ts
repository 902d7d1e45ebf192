import { isIP } from 'node:net';

/**
 * The internet address a request came from, out of `X-Forwarded-For`. Whoever sends a request may write anything into
 * that header; each proxy appends the address it was called from. So only the last `trustedProxies` entries are known
 * to be true, and the first of those is the client. Google's front end appends one entry before a function called
 * directly; an external load balancer before it appends two (its client, then itself).
 *
 * An IPv6 address is cut to its first 64 bits: a household or a server owns at least that many, and would otherwise
 * have as many addresses as it likes.
 * @returns null if the header is too short, holds no address there, or names this machine: then no limit by address.
 */
export function clientAddress(forwardedFor: string | undefined, trustedProxies: number): string | null {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const entry = entries.at(-trustedProxies) ?? '';
  const address = entry.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  if (version === 0 || isOwnMachine(address)) return null;
  return version === 4 ? address : networkOf(address);
}

function isOwnMachine(address: string): boolean {
  return address.startsWith('127.') || address === '::1';
}

/** The first four groups of an IPv6 address, written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
