import type { TemplatePreview } from '@merve/contract';
import { policyRoutes } from '@merve/contract/api';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';
import { useMarket } from '../frame/market.ts';
import { problemWords, useField } from './editor-context.ts';
import type { Path } from './json-path.ts';

/** Milliseconds after the last key before a preview is asked for. */
const pauseMs = 350;

type Shown = { readonly preview: TemplatePreview } | { readonly failure: string } | null;

function usePreview(tool: string, template: string | null): Shown {
  const { marketId } = useMarket();
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    if (template === null) return setShown(null);
    const ended = new AbortController();
    const timer = setTimeout(() => {
      const options = { params: { marketId }, body: { tool, template }, signal: ended.signal };
      callRoute(policyRoutes.previewTemplate, options).then(
        (preview) => setShown({ preview }),
        (thrown: unknown) => {
          if (!ended.signal.aborted) setShown({ failure: failureWords(thrown) });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [marketId, tool, template]);
  return shown;
}

/** A text to merchants: what may stand in it, and how a merchant of this market would read it. Null is the built-in text. */
export function TemplateField({
  path,
  tool,
  variables,
}: {
  readonly path: Path;
  readonly tool: string;
  readonly variables: readonly string[];
}): ReactNode {
  const field = useField(path);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const template = typeof field.value === 'string' ? field.value : null;
  const shown = usePreview(tool, template);

  function insert(variable: string): void {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const text = template ?? '';
    field.set(`${text.slice(0, selectionStart)}{${variable}}${text.slice(selectionEnd)}`);
    area.current?.focus();
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">Text to the merchant</legend>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={template !== null}
          onChange={({ target }) => field.set(target.checked ? '' : null)}
        />
        <span className="font-medium">A text of our own to the merchant</span>
      </label>
      {template !== null && (
        <div className="grid gap-3 lg:grid-cols-2">
          <div className="flex flex-col gap-2">
            <label htmlFor={id} className="text-sm font-medium">
              Text
            </label>
            <textarea
              ref={area}
              id={id}
              rows={7}
              dir="auto"
              maxLength={4000}
              value={template}
              aria-invalid={field.problem !== null}
              onChange={({ target }) => field.set(target.value)}
              className="rounded-xl border border-line bg-surface px-3 py-2 text-base aria-invalid:border-danger"
            />
            {field.problem !== null && <p className="text-sm text-danger">{field.problem}</p>}
            <ul className="flex flex-wrap gap-1.5" aria-label="Put in">
              {variables.map((variable) => (
                <li key={variable}>
                  <button
                    type="button"
                    onClick={() => insert(variable)}
                    className="min-h-8 rounded-full bg-raised px-3 font-mono text-xs hover:bg-accent-soft"
                  >
                    {`{${variable}}`}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <Preview shown={shown} />
        </div>
      )}
    </fieldset>
  );
}

function Preview({ shown }: { readonly shown: Shown }): ReactNode {
  return (
    <section aria-label="As a merchant reads it" aria-live="polite" className="flex flex-col gap-2">
      <p className="text-sm font-medium">As a merchant reads it</p>
      {shown === null && <p className="text-sm text-muted">…</p>}
      {shown !== null && 'failure' in shown && <p className="text-sm text-danger">{shown.failure}</p>}
      {shown !== null && 'preview' in shown && (
        <>
          {shown.preview.problems.map((problem) => (
            <p key={`${problem.code} ${problem.message}`} className="text-sm text-danger">
              {problemWords(problem)}
            </p>
          ))}
          {shown.preview.text !== null && (
            <p
              dir="auto"
              lang={shown.preview.language}
              className="rounded-2xl rounded-ss-sm bg-raised px-4 py-3 break-words whitespace-pre-wrap"
            >
              {shown.preview.text}
            </p>
          )}
        </>
      )}
    </section>
  );
}
