import { z } from 'zod';
import { projectId } from './functions-environment.ts';

/** Who runs the demo market, in the web app. */
export const operatorEmail = 'operator@merve.example';

const account = z.object({ localId: z.string() });

/**
 * Gives the embedded stack an operator: an account with the custom claim `admin`, which in production only the project's
 * owner can set. One that is kept from an earlier start gets this start's password again.
 * @param authPort of the Auth emulator.
 * @returns the operator's uid.
 */
export async function createOperator(authPort: number, password: string): Promise<string> {
  const base = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const call = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      // What the emulator takes for a service account.
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The demo operator: ${await response.text()}`);
    return response.json();
  };
  const known = z
    .object({ users: z.array(account).default([]) })
    .parse(await call(':lookup', { email: [operatorEmail] })).users[0];
  const profile = { email: operatorEmail, password, displayName: 'Demo operator', emailVerified: true };
  const { localId } = known ?? account.parse(await call('', profile));
  await call(':update', { localId, password, customAttributes: JSON.stringify({ admin: true }) });
  return localId;
}
