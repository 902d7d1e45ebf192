import { stripVTControlCharacters } from 'node:util';
import type { EmulatorLogEntry } from './emulators-protocol.ts';

const colours = { dim: 2, red: 31, yellow: 33, cyan: 36 } as const;

function paint(text: string, colour: keyof typeof colours, coloured: boolean): string {
  return coloured ? `\u001b[${colours[colour]}m${text}\u001b[0m` : text;
}

/** Fields every entry has, or that say the same in another way. */
const unshownFields = new Set(['severity', 'message', 'error', 'logging.googleapis.com/trace', 'metadata']);

/** Ids and hashes fill the line; their beginning is enough to tell them apart, `--verbose` shows the rest. */
function shorten(value: string): string {
  return value.replace(/[0-9a-f]{8}[0-9a-f-]{8,}/g, (id) => `${id.slice(0, 6)}…`);
}

function fieldsText(fields: Record<string, unknown>, verbose: boolean): string {
  const text = (value: unknown) => {
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    return verbose ? written : shorten(written);
  };
  return Object.entries(fields)
    .filter(([name, value]) => !unshownFields.has(name) && value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${text(value)}`)
    .join(' ');
}

/** What firebase-tools warns of at every start and which means nothing here. */
const expectedNoise = [
  /running multiple instances of the emulator suite/i,
  /Unable to fetch project Admin SDK configuration/i,
  /Application Default Credentials detected/i,
  /Did not find a .* rules file/i,
];

/**
 * Turns one log entry of the emulators into a line for the terminal, or `undefined` when it is not worth showing: by default
 * only what the functions' own code logged, warnings and errors are; `verbose` shows everything.
 */
export function logLine(
  entry: EmulatorLogEntry,
  options: { verbose: boolean; coloured: boolean; at?: Date },
): string | undefined {
  const { verbose, coloured } = options;
  const text = stripVTControlCharacters(entry.text).trim();
  const serious = entry.level === 'error' || entry.level === 'warn';
  const severity = entry.fields?.['severity'];
  if (text === '') return undefined;
  if (!verbose && !entry.fromFunction && (!serious || expectedNoise.some((noise) => noise.test(text))))
    return undefined;
  if (!verbose && severity === 'DEBUG') return undefined;

  const time = paint((options.at ?? new Date()).toTimeString().slice(0, 8), 'dim', coloured);
  if (entry.fromFunction) {
    const name = (entry.functionName ?? '').replace(/^[a-z]+-[a-z]+\d+-/, '');
    const message =
      typeof entry.fields?.['message'] === 'string' ? entry.fields['message'] : text.replace(/^>\s*/, '');
    const colour =
      severity === 'WARNING' ? 'yellow' : severity === 'ERROR' || severity === 'CRITICAL' ? 'red' : undefined;
    const shown = colour === undefined ? message : paint(`${String(severity)} ${message}`, colour, coloured);
    const details =
      entry.fields === undefined ? '' : paint(fieldsText(entry.fields, verbose), 'dim', coloured);
    const cause = typeof entry.fields?.['error'] === 'string' ? `\n${entry.fields['error']}` : '';
    return `${time} ${paint(name.padEnd(20), 'cyan', coloured)} ${shown} ${details}${cause}`.trimEnd();
  }
  const colour = entry.level === 'error' ? 'red' : entry.level === 'warn' ? 'yellow' : 'dim';
  return `${time} ${paint(text, colour, coloured)}`;
}
