import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';
import { webhookFields } from './webhook-body.ts';

/** A person's message, as the rest of Merve knows it. */
export interface InboundMessage {
  readonly messageSid: string;
  /** `whatsapp:+E164`, or `whatsapp:ID.…` for a person who hides the number behind a user name. */
  readonly from: string;
  /** The WhatsApp sender it was sent to. */
  readonly to: string;
  /** May be empty: a picture or a location has no text. */
  readonly text: string;
  readonly media: readonly { readonly url: string; readonly contentType: string }[];
  /** WGS 84 degrees. */
  readonly location: {
    readonly latitude: number;
    readonly longitude: number;
    readonly label: string | null;
  } | null;
  /** What we gave the tapped button, and what it said. */
  readonly buttonPayload: string | null;
  readonly buttonText: string | null;
  readonly profileName: string | null;
  /** The WhatsApp id: usually the phone number without `+`. */
  readonly waId: string | null;
}

const maximumMedia = 10;

/** Null bytes and lone surrogates can be neither stored in Firestore nor sent on: removed, and replaced by U+FFFD. */
function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

const text = z.string().transform(cleanText);
const optionalText = text
  .optional()
  .transform((value) => (value === undefined || value.trim() === '' ? null : value));
const whatsappAddress = z.string().regex(/^whatsapp:(\+[1-9]\d{6,14}|ID\.[\w.:~-]{1,128})$/);

/** https://www.twilio.com/docs/messaging/guides/webhook-request: new fields come unannounced, so others pass. */
const inboundFormSchema = z.looseObject({
  MessageSid: z.string().regex(/^[A-Za-z0-9]{2,64}$/),
  From: whatsappAddress,
  To: whatsappAddress,
  Body: text.default(''),
  NumMedia: z.coerce.number().int().min(0).catch(0),
  Latitude: z.string().optional(),
  Longitude: z.string().optional(),
  Label: optionalText,
  Address: optionalText,
  ButtonPayload: optionalText,
  ButtonText: optionalText,
  ProfileName: optionalText,
  WaId: optionalText,
});
type InboundForm = z.output<typeof inboundFormSchema>;

function mediaOf(form: InboundForm): InboundMessage['media'] {
  const count = Math.min(form.NumMedia, maximumMedia);
  return Array.from({ length: count }, (_, index) => ({
    url: form[`MediaUrl${index}`],
    contentType: form[`MediaContentType${index}`],
  })).flatMap(({ url, contentType }) =>
    typeof url === 'string' && URL.canParse(url)
      ? [{ url, contentType: typeof contentType === 'string' ? contentType : 'application/octet-stream' }]
      : [],
  );
}

/** Degrees as text; what is no number or off the globe is no location. */
function degrees(value: string | undefined, limit: number): number | null {
  if (value === undefined || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) && Math.abs(number) <= limit ? number : null;
}

function locationOf(form: InboundForm): InboundMessage['location'] {
  const latitude = degrees(form.Latitude, 90);
  const longitude = degrees(form.Longitude, 180);
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, label: form.Label ?? form.Address };
}

/**
 * A verified webhook's body (a form, or JSON) as a message. Unknown fields are accepted; a message may have no text at all.
 * @throws MerveError `BAD_REQUEST` naming the fields that are missing or malformed, never their values.
 */
export function parseInboundMessage(rawBody: string, contentType: string | undefined): InboundMessage {
  const parsed = inboundFormSchema.safeParse(webhookFields(rawBody, contentType));
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].join(', ');
    throw new MerveError(
      'BAD_REQUEST',
      `The webhook is no WhatsApp message; missing or malformed: ${fields}`,
    );
  }
  const message = parsed.data;
  return {
    messageSid: message.MessageSid,
    from: message.From,
    to: message.To,
    text: message.Body,
    media: mediaOf(message),
    location: locationOf(message),
    buttonPayload: message.ButtonPayload,
    buttonText: message.ButtonText,
    profileName: message.ProfileName,
    waId: message.WaId,
  };
}
