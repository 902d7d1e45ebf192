/** A piece of a line of a runbook. */
export type Span = { readonly kind: 'text' | 'strong' | 'code'; readonly text: string };
/** A paragraph, or the items of a list. */
type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] };

/**
 * The runbooks of docs/operations/runbooks.md, by the kind of alert: each stands under a heading of its kind in code. Pure.
 */
export function runbooksIn(page: string): ReadonlyMap<string, readonly Block[]> {
  const sections = page.split(/^## `([^`\n]+)`$/m).slice(1);
  const found = new Map<string, readonly Block[]>();
  for (let at = 0; at + 1 < sections.length; at += 2) {
    found.set(sections[at] ?? '', blocksOf(sections[at + 1] ?? ''));
  }
  return found;
}

function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block): Block => {
      if (!block.startsWith('- ')) return { kind: 'paragraph', spans: spansOf(block) };
      const items = block.slice(2).split(/\n- /);
      return { kind: 'list', items: items.map(spansOf) };
    });
}

/** `**strong**` and `` `code` `` of a line; everything else is text, whatever it looks like. */
function spansOf(line: string): Span[] {
  return line
    .replaceAll(/\s*\n\s*/g, ' ')
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.length > 4 && part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.length > 2 && part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}
