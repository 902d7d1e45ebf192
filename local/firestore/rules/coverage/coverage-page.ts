import { childrenOf, type Expression } from '../syntax/ast.ts';
import type { Coverage, CoveredValue } from './coverage.ts';

const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; }
pre { font: 13px/1.6 ui-monospace, monospace; tab-size: 2; }
.n { display: inline-block; width: 3.5em; color: #888; user-select: none; }
.e { border-radius: 3px; cursor: help; }
.true { background: #d8f3d8; } .false { background: #ffe3c2; } .error { background: #f9cccc; }
.mixed { background: #e6dcf5; } .value { background: #e3edf9; } .never { background: #eee; color: #666; }
`;

/** The rules with every expression marked by what it came to; the values show when pointed at. */
export function coveragePage(coverage: Coverage): string {
  const { source } = coverage.rules;
  const html = mark(source, 0, source.length, coverage.roots(), coverage);
  const lines = html.split('\n').map((line, index) => `<span class="n">${index + 1}</span>${line}`);
  const legend = ['true', 'false', 'error', 'mixed', 'value', 'never']
    .map((name) => `<span class="e ${name}">${name}</span>`)
    .join(' ');
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rule coverage</title><style>${STYLE}</style>` +
    `<h1>Rule coverage</h1><p>${legend}</p><pre>${lines.join('\n')}</pre></html>\n`
  );
}

/** The text of a range with the expressions in it marked, each inside its parent. */
function mark(
  source: string,
  start: number,
  end: number,
  expressions: readonly Expression[],
  coverage: Coverage,
): string {
  let html = '';
  let position = start;
  const ordered = [...expressions].sort((left, right) => left.start - right.start);
  for (const expression of ordered) {
    if (expression.kind === 'literal' || expression.start < position) continue;
    const values = coverage.valuesOf(expression);
    const inner = mark(source, expression.start, expression.end, childrenOf(expression), coverage);
    html += escapeHtml(source.slice(position, expression.start));
    html += `<span class="e ${kindOf(values)}" title="${escapeHtml(titleOf(values)).replaceAll('\n', '&#10;')}">${inner}</span>`;
    position = expression.end;
  }
  return html + escapeHtml(source.slice(position, end));
}

function kindOf(values: readonly CoveredValue[]): string {
  if (values.length === 0) return 'never';
  const kinds = new Set(
    values.map(({ value }) => {
      if ('boolValue' in value) return String(value['boolValue']);
      return 'undefined' in value ? 'error' : 'value';
    }),
  );
  const [only] = kinds;
  return kinds.size === 1 && only ? only : 'mixed';
}

const titleOf = (values: readonly CoveredValue[]): string =>
  values.length === 0
    ? 'never evaluated'
    : values.map(({ value, count }) => `${count} × ${textOf(value)}`).join('\n');

/** Without the type, which the value shows by itself; an error with its reason. */
const textOf = (value: CoveredValue['value']): string => JSON.stringify(Object.values(value)[0] ?? null);

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
