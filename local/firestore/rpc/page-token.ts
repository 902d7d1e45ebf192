import { invalidArgument } from '../errors.ts';

/** Page tokens name the last item given; opaque to clients. */
export const encodePageToken = (last: string): string => Buffer.from(`after:${last}`).toString('base64url');

export function decodePageToken(token: string): string {
  const text = Buffer.from(token, 'base64url').toString('utf8');
  if (!text.startsWith('after:')) throw invalidArgument('The page token is not one of ours.');
  return text.slice('after:'.length);
}
