/**
 * What Gmail and Calendar refuse, before they look for anything. The fields of a request are those of `@googleapis/gmail` and `@googleapis/calendar`,
 * made from Google's own discovery documents: a name that is none of them does not compile here, and is refused there.
 */
import type { calendar_v3 } from '@googleapis/calendar';
import type { gmail_v1 } from '@googleapis/gmail';
import { z } from 'zod';

type Fields<Schema> = Partial<Record<keyof Schema, z.ZodType>>;

/** `users.messages.send` takes a whole message (RFC 2822) in base64url. */
export const messageSchema = z.strictObject({
  raw: z.string().regex(/^[A-Za-z0-9_-]+$/),
} satisfies Fields<gmail_v1.Schema$Message>);

const timeSchema = z.strictObject({
  dateTime: z.iso.datetime({ offset: true }),
  timeZone: z.string().min(1).optional(),
} satisfies Fields<calendar_v3.Schema$EventDateTime>);

/** An id is of base32hex letters, five to 1,024 of them. */
export const eventSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-v0-9]{5,1024}$/)
    .optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  location: z.string().optional(),
  status: z.enum(['confirmed', 'tentative', 'cancelled']).optional(),
  start: timeSchema,
  end: timeSchema,
} satisfies Fields<calendar_v3.Schema$Event>);
export type SandboxEvent = z.output<typeof eventSchema>;

export const freeBusySchema = z.strictObject({
  timeMin: z.iso.datetime({ offset: true }),
  timeMax: z.iso.datetime({ offset: true }),
  items: z
    .array(z.strictObject({ id: z.string() } satisfies Fields<calendar_v3.Schema$FreeBusyRequestItem>))
    .min(1)
    .max(50),
} satisfies Fields<calendar_v3.Schema$FreeBusyRequest>);

/** A mail as whoever gets it reads it: what stands in encoded words and in base64 is decoded. */
export function mailIn(raw: string): {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
} {
  const message = Buffer.from(raw, 'base64url').toString('utf8');
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    headers
      .filter((line) => line.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim());
  const [subject = ''] = header('subject');
  const words = subject
    .split(' ')
    .map((word) => Buffer.from(/^=\?UTF-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? '', 'base64').toString('utf8'));
  return {
    to: header('to').join(', '),
    subject: words.join(''),
    text: Buffer.from(rest.join('\r\n\r\n'), 'base64').toString('utf8').replaceAll('\r\n', '\n'),
  };
}
