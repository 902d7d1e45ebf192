import type { ReactNode } from 'react';
import { Card, Section } from '../../design/page-heading.tsx';
import { ChoiceField, SwitchField } from '../../editing/fields.tsx';
import { languageOptions } from '../../editing/language-options.ts';
import { DollarsField, NumberField } from '../../editing/number-field.tsx';

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
            path={['providers', 'openWeather', 'enabled']}
            hint="Off: plans for a group are made without a forecast, and do not say that the weather will be fine."
          />
          <DollarsField
            path={['providers', 'openWeather', 'perDayMicros']}
            hint="Each question counts as 0.00004: so many are within the free plan."
          />
          <SwitchField
            path={['providers', 'predictHq', 'enabled']}
            hint="Off: plans for a group do not know what is on around a venue."
          />
          <DollarsField
            path={['providers', 'predictHq', 'perDayMicros']}
            hint="Each question counts as 0.001; it is paid by subscription."
          />
          <NumberField
            path={['providers', 'predictHq', 'coversDays']}
            hint="Only so far ahead does finding no event mean that there is none. 0 where the subscription does not hold this market."
          />
          <SwitchField
            path={['providers', 'yelp', 'enabled']}
            hint="On: plans for a group have Yelp’s places too, in their list and on no map."
          />
          <DollarsField
            path={['providers', 'yelp', 'perDayMicros']}
            hint="Each question counts as 0.01; the smallest plan has 300 a day."
          />
          <SwitchField
            path={['providers', 'elevenLabs', 'enabled']}
            hint="Off: the browser’s own voice reads plans aloud."
          />
          <DollarsField
            path={['providers', 'elevenLabs', 'perDayMicros']}
            hint="Once it is spent, the browser reads until tomorrow."
          />
          <SwitchField
            path={['providers', 'googleAccount', 'enabled']}
            hint="Off: nothing is sent by Gmail, and nothing put into a calendar."
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
