import { type MerveConfig, type MervePolicy, mervePolicySchema } from '@merve/contract';

/** The policy in a controller, without whose it is and which version. */
export function policyOf(config: MerveConfig): MervePolicy {
  // Parsing leaves out what is not the policy's.
  return mervePolicySchema.parse(config);
}
