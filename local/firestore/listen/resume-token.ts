/** A resume token is the read time, in microseconds, up to which the client has been told everything. */
export const encodeResumeToken = (readTime: number): Uint8Array => Buffer.from(`read:${readTime}`);

/** undefined for a token that we did not give. */
export function decodeResumeToken(token: Uint8Array): number | undefined {
  const match = /^read:(\d+)$/.exec(Buffer.from(token).toString('latin1'));
  return match ? Number(match[1]) : undefined;
}
