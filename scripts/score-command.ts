/** What every command that scores labelled lines does with its options and its files. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

const common = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies Options;

/** Ends the process: exit code 2, a line or an option could not be read. */
export function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The options of the command line, with `--json` and `--help`, which prints the usage and ends the process. */
export function scoreOptions<const Own extends Options>(usage: string, own: Own) {
  const chosen = (() => {
    try {
      return parseArgs({ options: { ...own, ...common } }).values;
    } catch (error) {
      return fail(`${reasonOf(error)}\n\n${usage}`);
    }
  })();
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  return chosen;
}

/** The labelled lines of all files; a file that cannot be read ends the process with the file's name and the reason. */
export function labelledLines<Line>(
  files: readonly string[],
  parse: (text: string) => readonly Line[],
): readonly Line[] {
  return files.flatMap((file) => {
    try {
      return parse(readFileSync(file, 'utf8'));
    } catch (error) {
      return fail(`${file}: ${reasonOf(error)}`);
    }
  });
}

/** Each line of JSON as its schema reads it. */
export function jsonLines<Line>(text: string, schema: { parse(value: unknown): Line }): readonly Line[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)));
}

/** Says something beside the figures: with `--json`, standard output holds one object and nothing else. */
export function tellerOf(isJson: boolean | undefined): (line: string) => void {
  return isJson === true ? console.error : console.log;
}
