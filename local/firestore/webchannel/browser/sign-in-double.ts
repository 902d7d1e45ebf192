import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../http/http-door.ts';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Stands for Firebase Auth: whoever signs in with a custom token is the user of that name. The ID token is unsigned, as an
 * emulator's is.
 */
export async function answerSignIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(await readBody(request));
  const now = Math.floor(Date.now() / 1000);
  const user = String(body.token);
  const claims = { sub: user, user_id: user, iat: now, exp: now + 3600 };
  const idToken = `${encode({ alg: 'none' })}.${encode(claims)}.`;
  const answer = request.url?.includes('accounts:lookup')
    ? { users: [{ localId: userOf(String(body.idToken)) }] }
    : { idToken, refreshToken: user, expiresIn: '3600' };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}

function userOf(idToken: string): string {
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return String(JSON.parse(claims).sub);
}
