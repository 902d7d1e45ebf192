import { afterAll, describe, expect, test } from '@jest/globals';
import {
  chatMessageResponseSchema,
  type MervePolicy,
  merveControllerSchema,
  policyHistorySchema,
} from '@merve/contract';
import { z } from 'zod';
import { demoMarketId } from '../local/seed/demo-people.ts';
import { projectId } from '../local/stack/functions-environment.ts';
import { useStack } from './harness.ts';

const stack = useStack();
/** Files run one after another on one stack: it is switched on again at the end. */
const tool = 'myBookings';

/** An ID token with the custom claim `admin`, set the way the owner of a project sets it. */
async function operator(): Promise<string> {
  const email = `operator-${Date.now()}@example.org`;
  const { uid } = await stack().signIn(email);
  const auth = `http://127.0.0.1:${stack().ports.auth}/identitytoolkit.googleapis.com/v1`;
  const post = (path: string, body: object) =>
    fetch(`${auth}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
  await post(`projects/${projectId}/accounts:update`, {
    localId: uid,
    customAttributes: JSON.stringify({ admin: true }),
  });
  const answer = await post('accounts:signInWithPassword?key=any', {
    email,
    password: 'a password of the test',
    returnSecureToken: true,
  });
  return z.object({ idToken: z.string() }).parse(await answer.json()).idToken;
}

function call(token: string, method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${stack().functionsUrl}/api/v1/admin/markets/${demoMarketId}/merve${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
const controllerOf = async (response: Response) => merveControllerSchema.parse(await response.json());

/** Switches the tool, whatever the policy is by now: other tests of the stack may share it. */
async function switchTool(token: string, enabled: boolean) {
  const { policy, policyVersion } = await controllerOf(await call(token, 'GET', ''));
  const entry = policy.tools[tool];
  if (entry === undefined) throw new Error(`${tool} has no entry`);
  const changed: MervePolicy = { ...policy, tools: { ...policy.tools, [tool]: { ...entry, enabled } } };
  const sent = { expectedVersion: policyVersion, reason: 'a test of the whole stack', policy: changed };
  return controllerOf(await call(token, 'PUT', '', sent));
}

async function ask(token: string): Promise<string> {
  const response = await fetch(`${stack().functionsUrl}/api/chat/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message: 'What are my bookings?' }),
  });
  const { replies } = chatMessageResponseSchema.parse(await response.json());
  return replies.map(({ text }) => text).join('\n');
}

let switchedOffBy: string | null = null;
afterAll(async () => {
  if (switchedOffBy !== null) await switchTool(switchedOffBy, true);
});

describe('the policy of a market', () => {
  test('is changed by an operator while the functions run, and holds from the next message on', async () => {
    const [token, guest] = [await operator(), (await stack().signIn()).idToken];
    expect((await call(guest, 'GET', '')).status).toBe(403);
    const before = await ask(guest);

    switchedOffBy = token;
    const off = await switchTool(token, false);
    const refused = await ask(guest);
    expect(refused).not.toBe(before);
    expect(refused).not.toMatch(/something went wrong/i);

    const [newest] = policyHistorySchema.parse(await (await call(token, 'GET', '/history')).json()).entries;
    expect(newest).toMatchObject({
      policyVersion: off.policyVersion,
      differences: [{ path: `tools.${tool}.enabled`, before: true, after: false }],
    });
    const undo = { expectedVersion: off.policyVersion, reason: 'the test is over' };
    expect((await call(token, 'POST', `/history/${off.policyVersion}/undo`, undo)).status).toBe(200);
    switchedOffBy = null;
    expect(await ask(guest)).toBe(before);
  });
});
