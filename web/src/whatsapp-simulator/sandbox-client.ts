import { z } from 'zod';

/** Somebody of the demo market whose phone can be played. */
const personSchema = z.object({
  number: z.string(),
  name: z.string(),
  role: z.enum(['guest', 'business', 'driver']),
  note: z.string(),
});
export type Person = z.infer<typeof personSchema>;

const placeSchema = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });
export type Place = z.infer<typeof placeSchema>;

const statusSchema = z.enum([
  // How far what the phone sent came.
  'on-its-way',
  'taken',
  'refused',
  'lost',
  // Twilio's, of what Merve sends.
  'received',
  'queued',
  'sent',
  'delivered',
  'read',
  'failed',
  'undelivered',
]);
export type MessageStatus = z.infer<typeof statusSchema>;

const messageSchema = z.object({
  sid: z.string(),
  from: z.enum(['phone', 'merve']),
  body: z.string(),
  buttons: z.array(z.object({ id: z.string(), title: z.string() })),
  mediaUrls: z.array(z.string()),
  location: z
    .object({ latitude: z.number(), longitude: z.number(), label: z.string().nullable() })
    .nullable(),
  isApprovedTemplate: z.boolean(),
  status: statusSchema,
  errorCode: z.number().nullable(),
  at: z.iso.datetime().transform((text) => new Date(text)),
});
export type PhoneMessage = z.infer<typeof messageSchema>;

const conversationSchema = z.object({
  phone: z.string(),
  windowClosesAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable(),
  messages: z.array(messageSchema),
});
export type Conversation = z.infer<typeof conversationSchema>;

const faultSchema = z.object({ kind: z.string(), times: z.int(), to: z.string().optional() });
export type PlannedFault = z.infer<typeof faultSchema>;

const changesSchema = z.object({
  revision: z.int(),
  conversations: z.array(conversationSchema),
  others: z.array(z.string()),
  faults: z.array(faultSchema),
});
export type Changes = z.infer<typeof changesSchema>;

/** Whether Merve hears of the next message as she should. */
export type Arrives = 'once' | 'twice' | 'late' | 'lost';

/** What a person does on the phone; the sandbox's own names. */
export interface PhoneAction {
  readonly body?: string;
  readonly buttonPayload?: string;
  readonly buttonText?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly label?: string;
  readonly media?: readonly { readonly url: string; readonly contentType: string }[];
  readonly profileName?: string;
  readonly arrives?: Arrives;
}

const problemsSchema = z.object({ problems: z.array(z.string()) });

/** The WhatsApp network of the embedded stack, as its phones use it. */
export interface SandboxClient {
  people(): Promise<readonly Person[]>;
  places(): Promise<readonly Place[]>;
  /** What changed since a revision; waits for it up to 25 s. Without a revision, everything at once. */
  changes(phones: readonly string[], after: number | null, signal: AbortSignal): Promise<Changes>;
  send(phone: string, action: PhoneAction): Promise<void>;
  /** Uploads what is to be sent. */
  upload(file: File): Promise<{ url: string; contentType: string }>;
  closeWindow(phone: string): Promise<void>;
  /** Replaces what is planned to go wrong. */
  planFaults(faults: readonly PlannedFault[]): Promise<readonly PlannedFault[]>;
}

const waitMs = 25_000;

/** @param url of the sandbox, without a slash at its end. Each call throws an Error in words when it is refused. */
export function sandboxClient(url: string): SandboxClient {
  async function ask<Shape>(schema: z.ZodType<Shape>, path: string, init?: RequestInit): Promise<Shape> {
    const response = await fetch(`${url}/sandbox${path}`, init);
    const body: unknown = await response.json();
    if (response.ok) return schema.parse(body);
    const refusal = problemsSchema.safeParse(body);
    throw new Error(refusal.success ? refusal.data.problems.join(' ') : `HTTP ${response.status}`);
  }
  const nothing = z.unknown();
  const json = (method: string, body: unknown): RequestInit => ({ method, body: JSON.stringify(body) });
  const phonePath = (phone: string) => `/phones/${encodeURIComponent(phone)}`;
  return {
    people: async () => (await ask(z.object({ people: z.array(personSchema) }), '/people')).people,
    places: async () => (await ask(z.object({ places: z.array(placeSchema) }), '/places')).places,
    changes(phones, after, signal) {
      const query = new URLSearchParams({
        phones: phones.join(','),
        ...(after === null ? {} : { after: String(after), waitMs: String(waitMs) }),
      });
      return ask(changesSchema, `/conversations?${query}`, { signal });
    },
    send: async (phone, action) =>
      void (await ask(nothing, `${phonePath(phone)}/send`, json('POST', action))),
    upload: (file) =>
      ask(z.object({ url: z.string(), contentType: z.string() }), '/media', {
        method: 'POST',
        headers: { 'content-type': file.type },
        body: file,
      }),
    closeWindow: async (phone) =>
      void (await ask(nothing, `${phonePath(phone)}/window`, { method: 'DELETE' })),
    planFaults: async (faults) =>
      (await ask(z.object({ faults: z.array(faultSchema) }), '/faults', json('PUT', faults))).faults,
  };
}
