import { z } from 'zod';
import { type Message, newSid } from './message.ts';

/** A phone number, or the user id of a phone whose owner hides the number behind a user name. */
export const phoneNumber = z.string().regex(/^(\+[1-9]\d{6,14}|[A-Z]{2}\.[\w.-]+)$/, {
  error: 'A phone number looks like +905338800001, and a user id like ID.1349120865.',
});

/** What a person does on the phone. */
export const phoneAction = z.object({
  body: z.string().default(''),
  /** A tapped quick reply: its id, and the title that shows as the message. */
  buttonPayload: z.string().optional(),
  buttonText: z.string().optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  address: z.string().optional(),
  label: z.string().optional(),
  media: z.array(z.object({ url: z.url(), contentType: z.string() })).default([]),
  profileName: z.string().default('Demo phone'),
  /** Set to deliver the same message again. */
  messageSid: z
    .string()
    .regex(/^(SM|MM)[0-9a-f]{32}$/)
    .optional(),
  /** Whether its webhook comes as it should, twice at the same time, some seconds late, or never. */
  arrives: z.enum(['once', 'twice', 'late', 'lost']).default('once'),
  /** Fields Twilio may add one day without notice. */
  extraFields: z.record(z.string(), z.string()).default({}),
});
export type PhoneAction = z.input<typeof phoneAction>;
type ParsedAction = z.output<typeof phoneAction>;

function messageType(action: ParsedAction): string {
  if (action.buttonPayload !== undefined) return 'button';
  if (action.latitude !== undefined) return 'location';
  return action.media[0]?.contentType.split('/')[0] ?? 'text';
}

/**
 * The inbound webhook's form fields, as Twilio sends them for WhatsApp.
 * @param tapped the message whose button was tapped, if any
 */
export function inboundFields(options: {
  action: ParsedAction;
  phone: string;
  merve: string;
  accountSid: string;
  messageSid: string;
  tapped: Message | undefined;
}): Record<string, string> {
  const { action, phone, merve, accountSid, messageSid, tapped } = options;
  // Who hides the number has no WhatsApp id, and is named by the user id alone.
  const ids: Record<string, string> = phone.startsWith('+')
    ? { WaId: phone.slice(1) }
    : { ExternalUserId: phone };
  const given = (fields: Record<string, string | number | undefined>) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
  const context = { ProfileName: action.profileName, ...ids };
  return {
    MessageSid: messageSid,
    SmsSid: messageSid,
    SmsMessageSid: messageSid,
    AccountSid: accountSid,
    From: `whatsapp:${phone}`,
    To: merve,
    Body: action.buttonText ?? action.body,
    NumMedia: String(action.media.length),
    NumSegments: '1',
    SmsStatus: 'received',
    ApiVersion: '2010-04-01',
    ProfileName: action.profileName,
    ...ids,
    MessageType: messageType(action),
    ChannelMetadata: JSON.stringify({ type: 'whatsapp', data: { context } }),
    ReferralNumMedia: '0',
    ...Object.fromEntries(
      action.media.flatMap(({ url, contentType }, index) => [
        [`MediaUrl${index}`, url],
        [`MediaContentType${index}`, contentType],
      ]),
    ),
    ...given({
      ButtonText: action.buttonText,
      ButtonPayload: action.buttonPayload,
      OriginalRepliedMessageSid: tapped?.sid,
      OriginalRepliedMessageSender: tapped?.from,
      Latitude: action.latitude,
      Longitude: action.longitude,
      Address: action.address,
      Label: action.label,
    }),
    ...action.extraFields,
  };
}

export function inboundMessage(fields: Record<string, string>, now: Date): Message {
  const { Latitude: latitude, Longitude: longitude, Label: label = null } = fields;
  return {
    sid: fields['MessageSid'] ?? newSid('SM'),
    direction: 'inbound',
    from: fields['From'] ?? '',
    to: fields['To'] ?? '',
    body: fields['Body'] ?? '',
    buttons: [],
    contentSid: undefined,
    isApprovedTemplate: false,
    arrival: 'on-its-way',
    location:
      latitude === undefined || longitude === undefined
        ? undefined
        : { latitude: Number(latitude), longitude: Number(longitude), label },
    mediaUrls: Object.entries(fields).flatMap(([name, url]) => (/^MediaUrl\d+$/.test(name) ? [url] : [])),
    persistentActions: [],
    statusCallback: undefined,
    status: 'received',
    errorCode: undefined,
    createdAt: now,
    sentAt: now,
    updatedAt: now,
  };
}
