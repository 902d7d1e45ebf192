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
  /** An emoji put on an earlier message; then the text is that emoji, and no message of its own. */
  readonly isReaction: boolean;
  /** What we gave the tapped button, and what it said. */
  readonly buttonPayload: string | null;
  readonly buttonText: string | null;
  readonly profileName: string | null;
  /** The WhatsApp id: usually the phone number without `+`. */
  readonly waId: string | null;
  /** `whatsapp:ID.…` of a person who wrote from a phone number, where the provider tells it; null otherwise. */
  readonly userId: string | null;
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
const userId = String.raw`[A-Z]{2}\.[\w.:~-]{1,128}`;
/**
 * A number, or the business-scoped user id of a person who hides it: a two-letter prefix (usually the country), a dot
 * and up to 128 characters. https://developers.facebook.com/docs/whatsapp/business-scoped-user-ids
 */
const whatsappAddress = z.string().regex(new RegExp(`^whatsapp:(\\+[1-9]\\d{6,14}|${userId})$`));
const bareUserId = new RegExp(`^(?:whatsapp:)?(${userId})$`);

/** https://www.twilio.com/docs/messaging/guides/webhook-request: new fields come unannounced, so others pass. */
const inboundFormSchema = z.looseObject({
  MessageSid: z.string().regex(/^[A-Za-z0-9]{2,64}$/),
  From: whatsappAddress,
  To: whatsappAddress,
  Body: text.default(''),
  NumMedia: z.coerce.number().int().min(0).catch(0),
  MessageType: optionalText,
  Latitude: z.string().optional(),
  Longitude: z.string().optional(),
  Label: optionalText,
  Address: optionalText,
  ButtonPayload: optionalText,
  ButtonText: optionalText,
  ProfileName: optionalText,
  WaId: optionalText,
  ExternalUserId: optionalText,
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

/** What is no user id is ignored: the field is a hint, and the message is from whoever `From` says. */
function userIdOf({ From, ExternalUserId }: InboundForm): string | null {
  const bare = ExternalUserId?.match(bareUserId)?.[1];
  return bare === undefined || From === `whatsapp:${bare}` ? null : `whatsapp:${bare}`;
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
    isReaction: message.MessageType?.toLowerCase() === 'reaction',
    buttonPayload: message.ButtonPayload,
    buttonText: message.ButtonText,
    profileName: message.ProfileName,
    waId: message.WaId,
    userId: userIdOf(message),
  };
}
