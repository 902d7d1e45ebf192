import type { StackSecrets } from '../local/stack/functions-environment.ts';
import type { StackPorts } from '../local/stack/ports.ts';

/** What one must know of a stack to test it from another process. */
export interface RunningStack {
  ports: StackPorts;
  secrets: StackSecrets;
}

const variable = 'MERVE_E2E_STACK';

/** How `npm test` tells the tests which stack it started for them. */
export function stackVariable({ ports, secrets }: RunningStack): Record<string, string> {
  return { [variable]: JSON.stringify({ ports, secrets }) };
}

export function runningStack(): RunningStack | undefined {
  const value = process.env[variable];
  return value === undefined ? undefined : JSON.parse(value);
}
