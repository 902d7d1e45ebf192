import type { AccessPolicy } from '../access/access-policy.ts';

/** A policy by which clients may do nothing. */
export const denyAll: AccessPolicy = {
  async check() {
    return { allowed: false, reason: 'Missing or insufficient permissions.' };
  },
};
