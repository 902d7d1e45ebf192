import type { JsonObject, JsonValue } from '@merve/contract';
import type { Tool, ToolResult } from './define-tool.ts';

/** Characters of JSON a result may cost in the model's context. */
const sizeLimit = 8_000;

/** Cuts long texts and long lists, at any depth. */
function shortened(value: JsonValue, textLimit: number, listLimit: number): JsonValue {
  if (typeof value === 'string') {
    // Cut by code point: half a surrogate pair is not valid JSON text for every reader.
    return value.length <= textLimit ? value : `${[...value.slice(0, textLimit)].slice(0, -1).join('')}…`;
  }
  if (Array.isArray(value)) {
    return value.slice(0, listLimit).map((item) => shortened(item, textLimit, listLimit));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, shortened(item, textLimit, listLimit)]),
  );
}

/** `data`, cut as little as needed to fit; `truncated: true` tells the model that something is missing. */
function bounded(data: JsonObject): JsonObject {
  if (JSON.stringify(data).length <= sizeLimit) return data;
  const cuts: readonly (readonly [number, number])[] = [
    [500, 50],
    [200, 20],
    [100, 10],
    [60, 5],
  ];
  for (const [textLimit, listLimit] of cuts) {
    const cut = shortened(data, textLimit, listLimit);
    if (
      JSON.stringify(cut).length <= sizeLimit &&
      cut !== null &&
      typeof cut === 'object' &&
      !Array.isArray(cut)
    ) {
      return { ...cut, truncated: true };
    }
  }
  return { truncated: true };
}

/**
 * A tool's result as it is given back to the model. The first key is always `committed`, and no data of a tool can
 * overrule it: true only after a `commit` tool has acted.
 */
export function toolResponse(tool: Pick<Tool, 'effect'>, result: ToolResult): JsonObject {
  switch (result.status) {
    case 'ok': {
      const { committed: _overruled, ...data } = result.data;
      return { committed: tool.effect === 'commit', ...bounded(data) };
    }
    case 'refused': {
      const { code, message, problems } = result;
      return {
        committed: false,
        refused: { code, message, ...(problems === undefined ? {} : { problems }) },
      };
    }
    case 'proposal':
      return {
        committed: false,
        awaitingConfirmation: true,
        summary: result.proposal.summary,
        expiresAt: result.proposal.expiresAt.toISOString(),
      };
  }
}
