import { type PolicyTool, toolGroupSchema } from '@merve/contract';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { Badge } from '../../design/badge.tsx';
import { Section } from '../../design/page-heading.tsx';
import { ToolName } from '../../design/tool-name.tsx';
import { useField } from '../../editing/editor-context.ts';
import { SwitchField, WordsField } from '../../editing/fields.tsx';
import { isRecord } from '../../editing/json-path.ts';
import { NumberField } from '../../editing/number-field.tsx';
import { TemplateField } from '../../editing/template-field.tsx';
import { type KnownWords, useKnownWords } from '../../editing/use-known-words.ts';

/** Every tool there is, with what the market decides about it. */
export function ToolsSection({ tools }: { readonly tools: readonly PolicyTool[] }): ReactNode {
  const known = useKnownWords();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const found = tools.filter((tool) =>
    `${tool.label} ${tool.name} ${tool.does}`.toLowerCase().includes(words),
  );
  return (
    <Section title="Tools">
      <NewTools tools={tools} />
      <Field
        label="Find a tool"
        type="search"
        placeholder="Book, taxi, menu"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        className="max-w-md"
      />
      {found.length === 0 && <p className="text-muted">No tool does that.</p>}
      {toolGroupSchema.options.map((group) => {
        const here = found.filter((tool) => tool.group === group);
        if (here.length === 0) return null;
        return (
          <section key={group} aria-label={group} className="flex flex-col gap-2">
            <h3 className="pt-2 text-sm font-semibold text-muted">{group}</h3>
            <ul className="flex flex-col gap-2">
              {here.map((tool) => (
                <ToolCard key={tool.name} tool={tool} known={known} />
              ))}
            </ul>
          </section>
        );
      })}
    </Section>
  );
}

/** What a market decides about a tool at first. */
const decided = (enabled: boolean) => ({
  ...{ enabled, requireConfirmation: null, template: null, allowedTags: [] },
});

/** Tools that came after the market decided about its own: offered once. They stay off until somebody decides, and are named here until then. */
function NewTools({ tools }: { readonly tools: readonly PolicyTool[] }): ReactNode {
  const all = useField(['tools']);
  const known = isRecord(all.value) ? all.value : null;
  const offered = known === null ? [] : tools.filter(({ name }) => !isRecord(known[name]));
  if (known === null || offered.length === 0) return null;
  const decide = (name: string, enabled: boolean) => all.set({ ...known, [name]: decided(enabled) });
  return (
    <section aria-label="New tools" className="flex flex-col gap-3 rounded-2xl bg-info-soft p-4">
      <p className="font-medium text-info">
        New:{' '}
        {offered.length === 1
          ? 'one tool that this market has'
          : `${offered.length} tools that this market has`}{' '}
        not decided about. Each is off until you switch it on.
      </p>
      <ul className="flex flex-col gap-2">
        {offered.map(({ name, label, does }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-64">
              <span className="font-medium">{label}</span>
              <span className="block text-sm text-muted">{does}</span>
            </span>
            <Button onClick={() => decide(name, true)}>
              Switch on<span className="sr-only">: {label}</span>
            </Button>
            <Button look="quiet" onClick={() => decide(name, false)}>
              Leave off<span className="sr-only">: {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const effects = {
  read: { tone: 'plain', words: 'only looks' },
  propose: { tone: 'info', words: 'asks first' },
  commit: { tone: 'waiting', words: 'acts at once' },
} as const;

function ToolCard({ tool, known }: { readonly tool: PolicyTool; readonly known: KnownWords }): ReactNode {
  const { name, label, effect } = tool;
  const [shown, setShown] = useState(false);
  const panel = useId();
  const entry = useField(['tools', name]);
  const hasEntry = isRecord(entry.value);
  return (
    <li className="rounded-2xl border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <div className="min-w-0 flex-1 basis-64">
          <h4 className="flex flex-wrap items-center gap-2 font-medium">
            <ToolName name={name} label={label} />
            <Badge tone={effects[effect].tone}>{effects[effect].words}</Badge>
          </h4>
          <p className="text-sm text-muted">{tool.does}</p>
          {entry.problem !== null && <p className="text-sm text-danger">{entry.problem}</p>}
        </div>
        {hasEntry ? (
          <SwitchField path={['tools', name, 'enabled']} label="On" spoken={`On: ${name}, ${label}`} />
        ) : (
          <button
            type="button"
            className="min-h-11 rounded-xl border border-line px-4 text-sm"
            onClick={() => entry.set(decided(true))}
          >
            Not decided: off. Switch on
          </button>
        )}
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={panel}
          disabled={!hasEntry}
          onClick={() => setShown(!shown)}
          className="inline-flex min-h-11 items-center gap-1 rounded-xl px-3 text-sm hover:bg-raised disabled:text-muted"
        >
          Settings <span className="sr-only">of {label}</span>
          <ChevronDown aria-hidden className={`size-4 transition ${shown ? 'rotate-180' : ''}`} />
        </button>
      </div>
      {shown && hasEntry && (
        <div id={panel} className="flex flex-col gap-4 border-t border-line p-4">
          <ToolSettings tool={tool} known={known} />
        </div>
      )}
    </li>
  );
}

/** Whether a tool asks is its nature, not a setting; what is stored can only say the same. */
const asks: Readonly<Record<PolicyTool['effect'], string>> = {
  propose: 'Always asks: what it proposes is carried out by a YES alone.',
  read: 'Only reads, and never asks.',
  commit: 'Acts at once and has nothing to ask. Switch it off where that is not wanted.',
};

function ToolSettings({ tool, known }: { readonly tool: PolicyTool; readonly known: KnownWords }): ReactNode {
  const { name, effect, constrainedBy, template } = tool;
  const at = ['tools', name] as const;
  return (
    <>
      <p className="text-sm text-muted">{asks[effect]}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {constrainedBy.includes('allowedTags') && (
          <WordsField
            path={[...at, 'allowedTags']}
            label="Only listings with one of these tags"
            hint="None: all listings."
            suggestions={known.tags}
          />
        )}
        {constrainedBy.includes('categories') && (
          <WordsField
            path={[...at, 'constraints', 'categories']}
            label="Only these categories"
            hint="None: all."
            suggestions={known.categories}
            optional
          />
        )}
        {constrainedBy.includes('towns') && (
          <WordsField
            path={[...at, 'constraints', 'towns']}
            label="Only these towns"
            hint="None: all."
            suggestions={known.towns}
            optional
          />
        )}
        {constrainedBy.includes('maxResults') && (
          <NumberField
            path={[...at, 'constraints', 'maxResults']}
            label="Results shown at once"
            hint="Empty: as many as fit."
            optional
          />
        )}
      </div>
      <details className="text-sm text-muted">
        <summary className="cursor-pointer py-2">What the model is told of it</summary>
        <p className="whitespace-pre-wrap">{tool.description}</p>
      </details>
      {template !== null && (
        <TemplateField path={[...at, 'template']} tool={name} variables={template.variables} />
      )}
    </>
  );
}
