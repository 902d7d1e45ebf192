/**
 * The secrets of Secret Manager a turn may need: to answer, search, look at the map and at the world's places, weigh a plan, take deposits, use a person's
 * Google account, make and read ways in, and send what it says. One list
 * for every function that gives turns, because a tool finds its service wherever the turn runs. Each must exist before a
 * deployment, with one space as its value where the service is not used (docs/operations/set-up.md).
 */
export const turnSecrets: string[] = [
  'TWILIO_AUTH_TOKEN',
  'ACTOR_KEY',
  'GEMINI_API_KEY',
  'TYPESENSE_API_KEY',
  'MAPBOX_TOKEN',
  'GOOGLE_PLACES_API_KEY',
  'OPENWEATHER_API_KEY',
  'PREDICTHQ_API_KEY',
  'YELP_API_KEY',
  'GOOGLE_OAUTH_CLIENT_SECRET',
  'GOOGLE_TOKEN_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];
