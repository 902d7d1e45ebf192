import type { PolicyTool } from '@merve/contract';
import { type ListingMerveView, listingRoutes, type OfferingView, policyRoutes } from '@merve/contract/api';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { callRoute } from '../../platform/api-client.ts';
import { words as asWords } from '../design/format.ts';
import { Editor } from '../editing/editor.tsx';
import { useField } from '../editing/editor-context.ts';
import { SwitchField, TextField } from '../editing/fields.tsx';
import { asJson, isRecord } from '../editing/json-path.ts';
import { type SaveAction, saved } from '../editing/save-outcome.ts';
import { useMarket } from '../frame/market.ts';
import { ActionFields } from './action-fields.tsx';
import { actionKinds, freshAction } from './action-kinds.ts';
import { catalogueWords } from './catalogue-words.ts';

const route = listingRoutes.saveListingMerve;
const schema = route.body.shape.merve;

/** What Merve may do for a listing, and how its business is told. */
export function MerveEditor({
  view,
  offerings,
  onSaved,
}: {
  readonly view: ListingMerveView;
  readonly offerings: readonly OfferingView[];
  readonly onSaved: (view: ListingMerveView) => void;
}): ReactNode {
  const { currency } = useMarket();
  const { listingId, version, merve } = view;
  const words = useMemo(() => catalogueWords(currency), [currency]);
  const stored = useMemo(() => ({ version, value: asJson(merve) }), [version, merve]);
  const save: SaveAction = {
    label: 'Review and save',
    title: 'Change what Merve does for this listing',
    explanation: 'It holds from the next message on.',
    act: 'Save',
    run: (value, expectedVersion, reason) =>
      saved(
        callRoute(route, {
          params: { listingId },
          body: { expectedVersion, reason, merve: schema.parse(value) },
        }),
        onSaved,
        (current) => onSaved(route.response.schema.parse(current)),
      ),
  };
  return (
    <Editor name={`merve.${listingId}`} stored={stored} schema={schema} words={words} saves={[save]}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SwitchField
          path={['enabled']}
          hint="Off: people find it, and Merve books and orders nothing there."
        />
        <TextField
          path={['whatsappE164']}
          type="tel"
          optional
          label="WhatsApp number of this listing"
          hint="Empty: the business’s own."
        />
      </div>
      <Actions offerings={offerings} />
    </Editor>
  );
}

/** The tools there are, for what may stand in a text to the merchant; none until they are known. */
function useTools(): readonly PolicyTool[] {
  const { marketId } = useMarket();
  const [tools, setTools] = useState<readonly PolicyTool[]>([]);
  useEffect(() => {
    const ended = new AbortController();
    callRoute(policyRoutes.getPolicy, { params: { marketId }, signal: ended.signal }).then(
      (controller) => setTools(controller.tools),
      // Without them a text can be typed still; saving it checks it.
      () => {},
    );
    return () => ended.abort();
  }, [marketId]);
  return tools;
}

function Actions({ offerings }: { readonly offerings: readonly OfferingView[] }): ReactNode {
  const field = useField(['actions']);
  const tools = useTools();
  const actions = Array.isArray(field.value) ? field.value : [];
  const types = actions.map((action) => (isRecord(action) ? action['actionType'] : undefined));
  return (
    <div className="flex flex-col gap-3">
      {actions.map((_, index) => (
        <fieldset
          key={String(types[index])}
          className="flex flex-col gap-4 rounded-2xl border border-line p-4"
        >
          <legend className="px-2 font-semibold">{asWords(String(types[index]))}</legend>
          <ActionFields
            at={['actions', index]}
            type={String(types[index])}
            offerings={offerings}
            tools={tools}
          />
          <Button
            className="self-end"
            look="danger"
            onClick={() => field.set(actions.filter((_one, at) => at !== index))}
          >
            Take this action away
          </Button>
        </fieldset>
      ))}
      {actions.length === 0 && <p className="text-muted">Merve does nothing for it yet.</p>}
      <div className="flex flex-wrap gap-2">
        {actionKinds
          .filter(({ type }) => !types.includes(type))
          .map((kind) => (
            <Button key={kind.type} onClick={() => field.set([...actions, freshAction(kind)])}>
              Add: {asWords(kind.type)}
            </Button>
          ))}
      </div>
    </div>
  );
}
