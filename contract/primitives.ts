import { z } from 'zod';

/** Languages Merve itself speaks. Others fall back to the market's default language. */
export const languageSchema = z.enum(['en', 'tr', 'he', 'ru', 'el', 'de', 'ar', 'fa', 'ko']);
export type Language = z.infer<typeof languageSchema>;

/** WGS 84 degrees. */
export const coordinatesSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Coordinates = z.infer<typeof coordinatesSchema>;

/** An amount in the currency's minor unit (cents, kuruş), so that no sum is ever rounded. `currency` is ISO 4217. */
export const moneySchema = z.object({ minorUnits: z.int(), currency: z.string().length(3) });
export type Money = z.infer<typeof moneySchema>;

/** Zones known to exist: asking costs more than parsing the document around them. Bounded by how many zones there are. */
const knownZones = new Set<string>();

function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  knownZones.add(zone);
  return true;
}

/** An IANA time zone, for example `Asia/Famagusta`. */
export const timeZoneSchema = z.string().refine(isTimeZone, { error: 'not an IANA time zone' });

export const e164Schema = z.string().regex(/^\+[1-9]\d{6,14}$/, { error: 'not an E.164 phone number' });

export const channelSchema = z.enum(['whatsapp', 'web']);
export type Channel = z.infer<typeof channelSchema>;

/**
 * Where a person is reached. A WhatsApp address is `whatsapp:+E164`, or `whatsapp:ID.…` for a person who hides
 * the number behind a user name.
 */
export const addressSchema = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('whatsapp'), address: z.string().startsWith('whatsapp:') }),
  z.object({ channel: z.literal('web'), uid: z.string().min(1) }),
]);
export type Address = z.infer<typeof addressSchema>;

/** JSON as it is stored in a document or sent over a wire. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };
export const jsonValueSchema: z.ZodType<JsonValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(jsonValueSchema),
    z.record(z.string(), jsonValueSchema),
  ]),
);
export const jsonObjectSchema: z.ZodType<JsonObject> = z.record(z.string(), jsonValueSchema);

/**
 * What a person asks for by a control of the app instead of in words ("Cancel" under a booking): the tool and its
 * arguments. It passes the same policy, limits and confirmation as what a model asks for; only tools that look something up or propose.
 */
export const askSchema = z.object({ tool: z.string().min(1).max(64), args: jsonObjectSchema });
export type Ask = z.infer<typeof askSchema>;
