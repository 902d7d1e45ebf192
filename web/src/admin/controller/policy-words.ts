import type { JsonValue, PolicyTool } from '@merve/contract';
import { formatAmount, formatMicros } from '../design/format.ts';
import type { Path } from '../editing/json-path.ts';
import { plainKey, plainValue, type Words } from '../editing/words.ts';

/** What operators call the fields of a policy; `*` stands for a name of their own. */
const labels: Readonly<Record<string, string>> = {
  enabled: 'Merve answers in this market',
  defaultLanguage: 'First language',
  'safety.requireConfirmFor': 'Tools that need a YES',
  'safety.maxOutboundPerInbound': 'Messages one message may cause',
  'safety.modelRoundsPerTurn': 'Model rounds in a turn',
  'safety.turnDeadlineSeconds': 'Longest turn (seconds)',
  'limits.actor.perMinute': 'Per person: messages a minute',
  'limits.actor.burst': 'Per person: messages at once',
  'limits.actor.perDay': 'Per person: messages a day',
  'limits.address.perMinute': 'Per internet address: messages a minute',
  'limits.address.burst': 'Per internet address: messages at once',
  'limits.address.perDay': 'Per internet address: messages a day',
  'limits.calls.perMinute': 'Per account: calls a minute',
  'limits.calls.burst': 'Per account: calls at once',
  'limits.calls.perDay': 'Per account: calls a day',
  'limits.addressCalls.perMinute': 'Per address without an account: calls a minute',
  'limits.addressCalls.burst': 'Per address without an account: calls at once',
  'limits.addressCalls.perDay': 'Per address without an account: calls a day',
  'limits.placeSearches.perMinute': 'Place searches, per account and address: a minute',
  'limits.placeSearches.burst': 'Place searches, per account and address: at once',
  'limits.placeSearches.perDay': 'Place searches, per account and address: a day',
  'limits.feedRefreshes.perMinute': 'Picks made anew, per person: a minute',
  'limits.feedRefreshes.burst': 'Picks made anew, per person: at once',
  'limits.feedRefreshes.perDay': 'Picks made anew, per person: a day',
  'limits.feedDetails.perMinute': 'Details of a pick, per person: a minute',
  'limits.feedDetails.burst': 'Details of a pick, per person: at once',
  'limits.feedDetails.perDay': 'Details of a pick, per person: a day',
  'limits.messageLength': 'Longest message (characters)',
  'limits.suspiciousMessagesBeforeAlert': 'Suspicious messages a day before an alert',
  'limits.spend.perTurnMicros': 'Models: at most for one turn',
  'limits.spend.perActorPerDayMicros': 'Models: at most for one person a day',
  'limits.spend.perMarketPerDayMicros': 'Models: at most for the market a day',
  'limits.spend.prices.*': 'Price of *',
  'limits.spend.prices.*.inputMicrosPerMillion': '*: a million tokens in',
  'limits.spend.prices.*.outputMicrosPerMillion': '*: a million tokens out',
  'providers.mapbox.enabled': 'Mapbox is asked about the map',
  'providers.mapbox.perDayMicros': 'Mapbox: at most a day',
  'providers.googlePlaces.enabled': 'Google is asked about the world’s places',
  'providers.googlePlaces.perDayMicros': 'Google places: at most a day',
  'placeSearch.enabled': 'The world’s places can be searched',
  'providers.openWeather.enabled': 'OpenWeather is asked for forecasts',
  'providers.openWeather.perDayMicros': 'OpenWeather: at most a day',
  'providers.predictHq.enabled': 'PredictHQ is asked what is on',
  'providers.predictHq.perDayMicros': 'PredictHQ: at most a day',
  'providers.predictHq.coversDays': 'PredictHQ: days ahead that are subscribed to',
  'providers.yelp.enabled': 'Yelp is asked for places of a plan',
  'providers.yelp.perDayMicros': 'Yelp: at most a day',
  'providers.elevenLabs.enabled': 'ElevenLabs reads plans aloud',
  'providers.elevenLabs.perDayMicros': 'ElevenLabs: at most a day',
  'providers.googleAccount.enabled': 'People may use their own Google account for mail and calendar',
  'providers.typesense.enabled': 'Typesense is asked when people search',
  'taxi.radiusKm': 'First round: kilometres around the pickup',
  'taxi.stepKm': 'Each further round: kilometres more',
  'taxi.rounds': 'Rounds',
  'taxi.driversPerRound': 'Drivers asked in a round',
  'taxi.secondsPerRound': 'Seconds for a round',
  'taxi.offersPerDriver': 'Rides a driver is asked about at a time',
  'taxi.positionMinutes': 'Minutes a driver’s position counts',
  'taxi.askMinutesBefore': 'Minutes before a planned pickup that drivers are asked',
  'taxi.plannedDays': 'Days ahead a ride may be planned',
  'taxi.plannedRides': 'Planned rides for one person',
  'taxi.speedKmh': 'Speed for estimates (km/h)',
  'taxi.searches': 'Searches for a driver',
  'taxi.maxParty': 'Largest party',
  'taxi.fare': 'Fare estimate',
  'taxi.fare.baseMinor': 'Fare: to begin with',
  'taxi.fare.perKmMinor': 'Fare: for a kilometre',
  'taxi.fare.minimumMinor': 'Fare: at least',
  'taxi.landmarks': 'Landmarks',
  'requests.lateAfterMinutes': 'Minutes until the customer is told there is no answer',
  'requests.expiresAfterMinutes': 'Minutes until the request ends',
  'requests.offerMinutes': 'Minutes a shown order waits for its YES',
  'tools.*': '*',
  'tools.*.enabled': '* is on',
  'tools.*.requireConfirmation': '* needs a YES',
  'tools.*.template': 'Text to merchants of *',
  'tools.*.allowedTags': '*: only listings with one of these tags',
  'tools.*.constraints': '*: limits',
  'tools.*.constraints.categories': '*: only these categories',
  'tools.*.constraints.towns': '*: only these towns',
  'tools.*.constraints.maxResults': '*: results shown at once',
  'whatsappTemplates.*': 'WhatsApp template for *',
  'whatsappTemplates.*.contentSid': 'ContentSid for *',
  'whatsappTemplates.*.variables': 'Variables for *, in order',
};

type Labelled = readonly Pick<PolicyTool, 'name' | 'label'>[];

/** Fields with a name of the operator's own in their path: what stands before it, and what may follow. */
const named: readonly { readonly under: readonly string[]; readonly fields: readonly string[] }[] = [
  { under: ['tools'], fields: ['enabled', 'requireConfirmation', 'template', 'allowedTags', 'constraints'] },
  { under: ['whatsappTemplates'], fields: ['contentSid', 'variables'] },
  { under: ['limits', 'spend', 'prices'], fields: ['inputMicrosPerMillion', 'outputMicrosPerMillion'] },
];

/**
 * What a field of a policy is called; its path may have come apart at the points of a name in it (`gemini-3.5`). One
 * nobody has a name for is shown as it is, and a tool that is gone by its own name. Pure.
 */
export function policyLabel(path: Path, tools: Labelled): string {
  const keys = path.map(String);
  const place = named.find(({ under }) => under.every((key, index) => keys[index] === key));
  if (place === undefined) return plainLabel(keys);
  const rest = keys.slice(place.under.length);
  const found = rest.findIndex((key, index) => index > 0 && place.fields.includes(key));
  const end = found === -1 ? rest.length : found;
  const pattern = [...place.under, '*', ...rest.slice(end)];
  const label = labels[pattern.join('.')] ?? labels[pattern.slice(0, -1).join('.')];
  const name = rest.slice(0, end).join('.');
  const called = place.under[0] === 'tools' ? toolInWords(name, tools) : name;
  return label?.replace('*', called) ?? keys.join(' › ');
}

/** What operators call a tool, with the name that turns and the audit know it by: `“Order food” (orderFood)`. */
function toolInWords(name: string, tools: Labelled): string {
  const label = tools.find((tool) => tool.name === name)?.label;
  return label === undefined ? name : `“${label}” (${name})`;
}

/** By the longest part of the path that has a name. */
function plainLabel(keys: readonly string[]): string {
  const ends = keys.map((_, index) => keys.length - index);
  const known = ends.find((end) => labels[keys.slice(0, end).join('.')] !== undefined) ?? 0;
  const rest = keys.slice(known).map(plainKey);
  return [...(known === 0 ? [] : [labels[keys.slice(0, known).join('.')]]), ...rest].join(' › ');
}

/** How values of a policy are said: money as money. `currency` is the market's, `tools` are those there are. */
export function policyWords(currency: string, tools: Labelled): Words {
  return {
    labelOf: (path) => policyLabel(path, tools),
    tell(path: Path, value: JsonValue | undefined) {
      const name = String(path.at(-1));
      if (typeof value === 'number' && name.includes('Micros')) return formatMicros(value);
      if (typeof value === 'number' && name.endsWith('Minor'))
        return formatAmount({ minorUnits: value, currency });
      if (value === null && name === 'perDay') return 'no limit';
      if (value === null && name === 'template') return 'the built-in text';
      if (value === null && name === 'requireConfirmation') return 'as the safety list says';
      return plainValue(value);
    },
  };
}
