import { z } from 'zod';
import { MerveError } from './errors.ts';

export const optionalSecret = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value.trim() === '' ? undefined : value.trim()));
/** Trimmed: `echo … | firebase functions:secrets:set` stores the end of the line with it. */
const secret = (name: string) =>
  z
    .string({ error: `${name} is not set` })
    .trim()
    .min(1, { error: `${name} is empty` });

/** Whose variables a function needs: each asks only for its own section, so a missing key stops no other function. */
export const identitySection = z.object({
  ACTOR_KEY: secret('ACTOR_KEY').min(16, { error: 'ACTOR_KEY is shorter than 16 characters' }),
});

const whatsappNumber = /^whatsapp:\+[1-9]\d{6,14}$/;

/** `north-cyprus=whatsapp:+90…, spain=whatsapp:+34…`, as a table; a market has one number, and a number one market. */
const numbersByMarket = z
  .string()
  .default('')
  .transform((text, context): ReadonlyMap<string, string> => {
    const rows = text.split(',').flatMap((row) => (row.trim() === '' ? [] : [row.trim().split('=')]));
    const pairs = rows.map(([marketId = '', number = '']): [string, string] => [
      marketId.trim(),
      number.trim(),
    ]);
    const wrong = pairs.some(([marketId, number]) => marketId === '' || !whatsappNumber.test(number));
    const different = (side: 0 | 1) => new Set(pairs.map((pair) => pair[side])).size === pairs.length;
    if (wrong || !different(0) || !different(1)) {
      context.addIssue({
        code: 'custom',
        message: 'must look like market=whatsapp:+14155550100,other=whatsapp:+…, each market and number once',
      });
    }
    return new Map(pairs);
  });

export const twilioSection = z
  .object({
    TWILIO_ACCOUNT_SID: secret('TWILIO_ACCOUNT_SID'),
    TWILIO_AUTH_TOKEN: secret('TWILIO_AUTH_TOKEN'),
    TWILIO_WHATSAPP_FROM: secret('TWILIO_WHATSAPP_FROM').startsWith('whatsapp:', {
      error: 'TWILIO_WHATSAPP_FROM must look like whatsapp:+14155550100',
    }),
    /** Further markets that are written to under a number of their own. Every other market has `TWILIO_WHATSAPP_FROM`. */
    TWILIO_MARKET_NUMBERS: numbersByMarket,
    /** Only the embedded stack sets it: the loopback double of Twilio. */
    TWILIO_API_BASE_URL: z.url().optional(),
    /**
     * ContentSids of quick-reply templates with one, two and three buttons: body `{{1}}{{2}}{{3}}{{4}}`, buttons
     * `{{5}}`/`{{6}}` (title and id), `{{7}}`/`{{8}}`, `{{9}}`/`{{10}}`. Without one, answers are typed.
     */
    TWILIO_QUICK_REPLY_1: optionalSecret,
    TWILIO_QUICK_REPLY_2: optionalSecret,
    TWILIO_QUICK_REPLY_3: optionalSecret,
    /** The functions' public base URL, as configured at Twilio: signatures are computed over it. */
    PUBLIC_WEBHOOK_URL: z.url({ error: 'PUBLIC_WEBHOOK_URL is not set or is no URL' }),
  })
  .refine(
    ({ TWILIO_MARKET_NUMBERS: ofMarkets, TWILIO_WHATSAPP_FROM: ofAll }) =>
      !new Set(ofMarkets.values()).has(ofAll),
    {
      error: 'TWILIO_MARKET_NUMBERS: TWILIO_WHATSAPP_FROM is the number of every other market',
      path: ['TWILIO_MARKET_NUMBERS'],
    },
  );

export const modelSection = z.object({
  GEMINI_API_KEY: optionalSecret,
  GEMINI_MODEL: z.string().default('gemini-3.5-flash'),
  GEMINI_FALLBACK_MODEL: z.string().default('gemini-3.5-flash-lite'),
  /** Only tests set it: the loopback double of the Gemini API. */
  GEMINI_API_BASE_URL: z.url().optional(),
});

export const mapSection = z.object({
  /** The server's Mapbox token (Search Box and Geocoding). Without it the market's own places answer. */
  MAPBOX_TOKEN: optionalSecret,
  /** Only tests set it: the loopback double of Mapbox. */
  MAPBOX_API_BASE_URL: z.url().optional(),
});

/** Only the embedded stack and tests set it: a loopback double. The key goes there. */
const doubleOrHttps = z
  .url()
  .refine((url) => url.startsWith('https://') || isLoopback(url), { error: 'must be an https address' })
  .optional();

/** What speaks against a venue at an hour. Without a key its part is unknown, and said to be. */
export const riskSection = z.object({
  OPENWEATHER_API_KEY: optionalSecret,
  OPENWEATHER_API_BASE_URL: doubleOrHttps,
  PREDICTHQ_API_KEY: optionalSecret,
  PREDICTHQ_API_BASE_URL: doubleOrHttps,
});

/** Further places for plans: off in each market until its operators want it. */
export const yelpSection = z.object({ YELP_API_KEY: optionalSecret, YELP_API_BASE_URL: doubleOrHttps });

/** Who reads plans aloud. Without a key the browser does. */
export const voiceSection = z.object({
  ELEVENLABS_API_KEY: optionalSecret,
  ELEVENLABS_API_BASE_URL: doubleOrHttps,
  /** Ids of voices that may be asked for, parted by commas; the first is the usual one. */
  ELEVENLABS_VOICES: z
    .string()
    .default('JBFqnCBsd6RMkjVDRZzb')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(z.string().regex(/^\w{1,60}$/)).min(1)),
  ELEVENLABS_MODEL: z
    .string()
    .regex(/^\w{1,60}$/)
    .default('eleven_multilingual_v2'),
});

/**
 * Mail and calendar with people's own Google accounts. Without a client and a key of ours: not offered.
 * `GOOGLE_TOKEN_KEY` seals refresh tokens: 32 bytes in hex.
 */
export const googleAccountSection = z.object({
  GOOGLE_OAUTH_CLIENT_ID: optionalSecret,
  GOOGLE_OAUTH_CLIENT_SECRET: optionalSecret,
  GOOGLE_TOKEN_KEY: optionalSecret.refine((key) => key === undefined || /^[0-9a-f]{64}$/.test(key), {
    error: 'GOOGLE_TOKEN_KEY must be 64 hex digits',
  }),
  /** Only the embedded stack and tests set it: the loopback double of all that is asked. */
  GOOGLE_ACCOUNT_API_BASE_URL: doubleOrHttps,
});

export const isLoopback = (url: string) => /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(url);

/** Where searches go. Without an address and a key: nowhere, they stay in process. */
export const searchSection = z
  .object({
    TYPESENSE_URL: optionalSecret.refine(
      (url) => url === undefined || (URL.canParse(url) && (url.startsWith('https://') || isLoopback(url))),
      { error: 'TYPESENSE_URL must be an https address: the key goes there' },
    ),
    TYPESENSE_API_KEY: optionalSecret,
    /** For example `gemini-embedding-2`; without it, search is by words alone. Needs `GEMINI_API_KEY`, and a re-index. */
    SEARCH_EMBEDDING_MODEL: optionalSecret,
  })
  .refine((section) => (section.TYPESENSE_URL === undefined) === (section.TYPESENSE_API_KEY === undefined), {
    error: 'TYPESENSE_URL and TYPESENSE_API_KEY belong together: set both or none',
    path: ['TYPESENSE_API_KEY'],
  });

/** How deposits are taken. Without a key: not at all, and what asks one is not offered. */
export const paymentSection = z
  .object({
    STRIPE_SECRET_KEY: optionalSecret,
    /** The signing secret (`whsec_…`) of the webhook endpoint at Stripe. */
    STRIPE_WEBHOOK_SECRET: optionalSecret,
    /** Where a person's browser goes after paying: the web app. */
    STRIPE_RETURN_URL: optionalSecret.refine((url) => url === undefined || URL.canParse(url), {
      error: 'STRIPE_RETURN_URL is no URL',
    }),
    /** Only the embedded stack sets it: the loopback double of Stripe. */
    STRIPE_API_BASE_URL: z.url().optional(),
  })
  .refine(
    ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook, STRIPE_RETURN_URL: back }) =>
      (key === undefined) === (webhook === undefined) && (key === undefined || back !== undefined),
    {
      error:
        'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_RETURN_URL belong together: set all or none',
      path: ['STRIPE_SECRET_KEY'],
    },
  );

export const webSection = z.object({
  /** Proxies between the internet and the functions whose entries in `X-Forwarded-For` are true: Google's front end. */
  TRUSTED_PROXIES: z.coerce.number().int().min(1).max(5).default(1),
});

/** Where people are led who are passed on a link. Without either, nothing is told that leads there. */
export const waysInSection = z.object({
  /** The web app's own address, for example `https://merve.example`. */
  WEB_APP_URL: optionalSecret.refine((url) => url === undefined || URL.canParse(url), {
    error: 'WEB_APP_URL is no URL',
  }),
  TWILIO_WHATSAPP_FROM: z.string().optional(),
  TWILIO_MARKET_NUMBERS: numbersByMarket,
});

/** What services (schedules, engineers' scripts) show instead of an ID token. */
export const serviceSection = z.object({
  SERVICE_TOKEN: secret('SERVICE_TOKEN').min(32, { error: 'SERVICE_TOKEN is shorter than 32 characters' }),
});

export const pictureSection = z.object({
  /** A private bucket for pictures of listings. Without it, none can be uploaded and every listing has a drawn cover. */
  PICTURES_BUCKET: optionalSecret,
});

export const marketSection = z.object({
  DEFAULT_MARKET_ID: z.string().default('north-cyprus'),
  /** How long an instance keeps a market, its policy and its spend. The embedded stack keeps nothing, so that what is edited is seen at once. */
  MARKET_KEPT_SECONDS: z.coerce.number().int().min(0).max(60).default(30),
});

/**
 * Parses one section of the environment.
 * @throws MerveError `CONFIG_MISSING`, naming every variable that is missing or malformed, never its value.
 */
export function readConfig<Section extends z.ZodObject>(
  section: Section,
  environment: Record<string, string | undefined> = process.env,
): z.output<Section> {
  const parsed = section.safeParse(environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new MerveError('CONFIG_MISSING', `Configuration is incomplete: ${problems.join('; ')}`);
}
