import type { StackSecrets } from '../local/stack/functions-environment.ts';
import type { StackPorts } from '../local/stack/ports.ts';

/** What one must know of a stack to test it from another process. */
export interface RunningStack {
  ports: StackPorts;
  secrets: StackSecrets;
  /** An account with the claim `admin`. */
  operator: { readonly email: string; readonly password: string };
}

const variable = 'MERVE_E2E_STACK';

/** How `npm test` tells the tests which stack it started for them. */
export function stackVariable({ ports, secrets, operator }: RunningStack): Record<string, string> {
  return { [variable]: JSON.stringify({ ports, secrets, operator }) };
}

export function runningStack(): RunningStack | undefined {
  const value = process.env[variable];
  return value === undefined ? undefined : JSON.parse(value);
}
