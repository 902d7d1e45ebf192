import { type MerveController, mervePolicySchema } from '@merve/contract';
import { type ReactNode, useMemo } from 'react';
import { Editor } from '../editing/editor.tsx';
import { asJson } from '../editing/json-path.ts';
import type { SaveAction } from '../editing/save-outcome.ts';
import { useMarket } from '../frame/market.ts';
import { policyWords } from './policy-words.ts';
import { LimitsSection } from './sections/limits-section.tsx';
import { MasterSection, ProvidersSection } from './sections/master-section.tsx';
import { RequestsSection } from './sections/requests-section.tsx';
import { SafetySection } from './sections/safety-section.tsx';
import { TaxiSection } from './sections/taxi-section.tsx';
import { TemplatesSection } from './sections/templates-section.tsx';
import { ToolsSection } from './sections/tools-section.tsx';

/** Everything an operator decides about Merve in a market, as a form over the policy in force. */
export function PolicyEditor({
  controller,
  putInForce,
  tryOut,
}: {
  readonly controller: MerveController;
  readonly putInForce: SaveAction['run'];
  readonly tryOut: SaveAction['run'];
}): ReactNode {
  const { currency } = useMarket();
  const { marketId, policyVersion, policy, tools } = controller;
  const stored = useMemo(
    () => ({ version: String(policyVersion), value: asJson(policy) }),
    [policyVersion, policy],
  );
  const words = useMemo(() => policyWords(currency, tools), [currency, tools]);
  const saves: SaveAction[] = [
    {
      label: 'Review and save',
      title: 'Put this policy in force',
      explanation:
        'It holds from the next message on. The change is on record, and can be undone in the history.',
      act: 'Put in force',
      run: putInForce,
    },
    {
      label: 'Try first',
      title: 'Put this policy on trial',
      explanation:
        'Nothing is done by it: every decision stays with the policy in force, and what this one would have decided is counted.' +
        (controller.candidate === null ? '' : ' It takes the place of the one on trial now.'),
      act: 'Put on trial',
      run: tryOut,
    },
  ];
  return (
    <Editor
      name={`policy.${marketId}`}
      stored={stored}
      schema={mervePolicySchema}
      words={words}
      saves={saves}
    >
      <MasterSection />
      <ToolsSection tools={tools} />
      <SafetySection tools={tools} />
      <LimitsSection />
      <ProvidersSection />
      <TaxiSection />
      <RequestsSection />
      <TemplatesSection />
    </Editor>
  );
}
