import type { ReactNode } from 'react';
import { Card, Section } from '../../design/page-heading.tsx';
import { ChoiceField, SwitchField } from '../../editing/fields.tsx';
import { languageOptions } from '../../editing/language-options.ts';
import { DollarsField } from '../../editing/number-field.tsx';

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

/** Outside providers: a switch for each, and what they may cost here in a day. */
export function ProvidersSection(): ReactNode {
  return (
    <Section title="Outside providers">
      <Card>
        <div className="flex flex-col gap-4">
          <SwitchField
            path={['providers', 'mapbox', 'enabled']}
            hint="Off: questions about the map are answered from the market’s own places."
          />
          <DollarsField
            path={['providers', 'mapbox', 'perDayMicros']}
            hint="Once it is spent, Mapbox is not asked until tomorrow, and an alert is raised."
          />
          <SwitchField
            path={['placeSearch', 'enabled']}
            hint="Off: the search of the world’s places is not there for this market."
          />
          <SwitchField
            path={['providers', 'googlePlaces', 'enabled']}
            hint="Off: searches of the world’s places are answered from the market’s own."
          />
          <DollarsField
            path={['providers', 'googlePlaces', 'perDayMicros']}
            hint="Once it is spent, Google is not asked until tomorrow, and an alert is raised."
          />
          <SwitchField
            path={['providers', 'typesense', 'enabled']}
            hint="Off: searches are made in memory."
          />
        </div>
      </Card>
    </Section>
  );
}
