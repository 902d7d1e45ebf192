/** A function's public URL below the configured base: what Twilio calls, and what it signs. */
export function functionUrl(base: string, name: string): string {
  return `${base.replace(/\/+$/, '')}/${name}`;
}
