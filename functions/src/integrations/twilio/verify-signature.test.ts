import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { MerveError } from '../../platform/errors.ts';
import { type SignedRequest, signedUrl, verifySignature } from './verify-signature.ts';

// The vectors of the SDK's own tests, worked out by Twilio.
const form =
  'CallSid=CA1234567890ABCDE&Caller=%2B14158675309&Digits=1234&From=%2B14158675309&To=%2B18005551212';
const request: SignedRequest = {
  authToken: '12345',
  publicUrl: 'https://mycompany.com',
  pathAndQuery: '/myapp.php?foo=1&bar=2',
  signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  rawBody: form,
  contentType: 'application/x-www-form-urlencoded',
};

/** The rule as Twilio describes it, written a second time. */
function sign(authToken: string, url: string, pairs: readonly (readonly [string, string])[]): string {
  const text = [...pairs]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .reduce((sum, [k, v]) => sum + k + v, url);
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64');
}

function problemOf(work: () => void): { code: string; httpStatus: number } | null {
  try {
    work();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof MerveError)) throw thrown;
    return { code: thrown.code, httpStatus: thrown.httpStatus };
  }
}

describe('verifySignature', () => {
  test.each([
    ['without a port', 'https://mycompany.com', 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
    ['signed with :443', 'https://mycompany.com', 'kvajT1Ptam85bY51eRf/AJRuM3w='],
    ['signed with :443, URL with :443', 'https://mycompany.com:443', 'kvajT1Ptam85bY51eRf/AJRuM3w='],
    ['signed without a port, URL with :443', 'https://mycompany.com:443', 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
    ['signed with :80 over http', 'http://mycompany.com', '0ZXoZLH/DfblKGATFgpif+LLRf4='],
  ])("accepts Twilio's vector %s", (_name, publicUrl, signature) => {
    expect(problemOf(() => verifySignature({ ...request, publicUrl, signature }))).toBeNull();
  });

  test('accepts a JSON body whose bodySHA256 is in the signed URL, and no other body', () => {
    const signed: SignedRequest = {
      ...request,
      pathAndQuery:
        '/myapp.php?foo=1&bar=2&bodySHA256=0a1ff7634d9ab3b95db5c9a2dfe9416e41502b283a80c7cf19632632f96e6620',
      signature: 'a9nBmqA0ju/hNViExpshrM61xv4=',
      rawBody: '{"property": "value", "boolean": true}',
      contentType: 'application/json; charset=utf-8',
    };
    expect(problemOf(() => verifySignature(signed))).toBeNull();
    const forged = { ...signed, rawBody: '{"property": "another"}' };
    expect(problemOf(() => verifySignature(forged))?.code).toBe('SIGNATURE_INVALID');
  });

  test('a JSON body under a URL without bodySHA256 is refused: nothing covers it', () => {
    const signature = sign('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', []);
    const problem = problemOf(() =>
      verifySignature({ ...request, signature, rawBody: '{}', contentType: 'application/json' }),
    );
    expect(problem?.code).toBe('SIGNATURE_INVALID');
  });

  test('an unknown extra parameter that Twilio signed is accepted; one that it did not sign is not', () => {
    const url = signedUrl(request.publicUrl, request.pathAndQuery);
    const signature = sign('12345', url, [
      ['Body', 'hi'],
      ['SomethingNew', 'x'],
    ]);
    expect(
      problemOf(() => verifySignature({ ...request, signature, rawBody: 'Body=hi&SomethingNew=x' })),
    ).toBeNull();
    const problem = problemOf(() =>
      verifySignature({ ...request, signature, rawBody: 'Body=hi&SomethingNew=x&More=y' }),
    );
    expect(problem).toEqual({ code: 'SIGNATURE_INVALID', httpStatus: 403 });
  });

  test('a repeated parameter counts once per value, sorted', () => {
    const url = signedUrl(request.publicUrl, request.pathAndQuery);
    const signature = sign('12345', url, [['Digit', '1Digit2']]);
    const rawBody = 'Digit=2&Digit=1&Digit=2';
    expect(problemOf(() => verifySignature({ ...request, signature, rawBody }))).toBeNull();
  });

  test('text of any script, emoji and null bytes are signed as they are', () => {
    const url = signedUrl(request.publicUrl, request.pathAndQuery);
    const text = 'Yarın akşam 👍🏽 \u0000 & = +';
    const signature = sign('12345', url, [['Body', text]]);
    const rawBody = new URLSearchParams({ Body: text }).toString();
    expect(problemOf(() => verifySignature({ ...request, signature, rawBody }))).toBeNull();
  });

  test.each([undefined, '', '  '])('no header (%p) is 400', (signature) => {
    expect(problemOf(() => verifySignature({ ...request, signature }))).toEqual({
      code: 'SIGNATURE_MISSING',
      httpStatus: 400,
    });
  });

  test.each([
    ['another signature', { signature: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }],
    ['a shorter one', { signature: 'x' }],
    ['another token', { authToken: '54321' }],
    ['another path', { pathAndQuery: '/other.php?foo=1&bar=2' }],
    ['another query', { pathAndQuery: '/myapp.php?foo=1&bar=3' }],
    ['another host', { publicUrl: 'https://evil.example' }],
    ['another body', { rawBody: form.replace('1234&From', '9999&From') }],
  ])('%s is 403', (_name, change) => {
    expect(problemOf(() => verifySignature({ ...request, ...change }))).toEqual({
      code: 'SIGNATURE_INVALID',
      httpStatus: 403,
    });
  });

  test.each([
    ['https://a.example', '/x', 'https://a.example/x'],
    ['https://a.example/', '/x', 'https://a.example/x'],
    ['https://a.example/base', '?intent=1', 'https://a.example/base?intent=1'],
    ['https://a.example/base', '', 'https://a.example/base'],
    ['https://a.example/base', 'x', 'https://a.example/base/x'],
  ])('joins %s and %s', (base, rest, expected) => {
    expect(signedUrl(base, rest)).toBe(expected);
  });
});
