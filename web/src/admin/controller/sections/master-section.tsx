import type { ReactNode } from 'react';
import { Card, Section } from '../../design/page-heading.tsx';
import { ChoiceField, SwitchField } from '../../editing/fields.tsx';
import { languageOptions } from '../../editing/language-options.ts';

/** Whether Merve answers at all, and in what language it begins. */
export function MasterSection(): ReactNode {
  return (
    <Section title="Merve">
      <Card>
        <div className="flex flex-col gap-4">
          <SwitchField
            path={['enabled']}
            hint="Off: people are told that nothing is taken at the moment. Bookings made already stand."
          />
          <ChoiceField
            path={['defaultLanguage']}
            options={languageOptions}
            hint="Spoken until a person has shown their own language, and to merchants."
          />
        </div>
      </Card>
    </Section>
  );
}
