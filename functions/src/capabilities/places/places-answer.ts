import type { JsonObject, PlacesCard, ShownPlace } from '@merve/contract';
import { jsonObjectSchema } from '@merve/contract';
import type { ToolContext, ToolResult } from '../../tools/define-tool.ts';
import type { Origin } from './origin.ts';
import { placeSentences } from './sentences.ts';
import { dataOf } from './shown-place.ts';

export interface AnswerParts {
  /** Lines for the person, in the turn's language, in order. */
  readonly lines: readonly string[];
  readonly items: readonly ShownPlace[];
  readonly origin: Origin | null;
  readonly attribution?: string;
  /** What a model has to know besides. */
  readonly facts?: JsonObject;
}

/**
 * A place tool's result: `message` is the whole answer in the person's language, `places` the same as data, and the card carries
 * the pins for the map.
 */
export function placesAnswer(parts: AnswerParts): ToolResult {
  const { lines, items, origin, attribution = null, facts = {} } = parts;
  const card: PlacesCard = {
    type: 'places',
    origin: origin === null ? null : { ...origin.at, label: origin.label ?? '' },
    items: [...items],
    attribution,
  };
  return {
    status: 'ok',
    data: {
      message: [...lines, ...(attribution === null ? [] : [attribution])].join('\n'),
      ...facts,
      places: items.map(dataOf),
    },
    ui: jsonObjectSchema.parse(card),
  };
}

/** `Near you:` or `Near Bellapais:`. */
export function headingAt({ label }: Origin, { language }: Pick<ToolContext, 'language'>): string {
  const say = placeSentences(language);
  return label === null ? say.nearYou() : say.nearPlace(label);
}
