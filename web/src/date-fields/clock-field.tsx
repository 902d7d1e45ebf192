import { parseTime } from '@internationalized/date';
import { localeOf } from '@merve/contract/words';
import type { ReactNode } from 'react';
import { DateInput, DateSegment, I18nProvider, Label, Text, TimeField } from 'react-aria-components';
import { useLanguage } from '../shell/preferences.ts';
import { fieldFrame, segment, segments } from './looks.ts';

export interface ClockFieldProps {
  readonly label: string;
  /** What is wrong with it, if anything. */
  readonly problem?: string | null;
  /** `HH:mm`; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A time of day in 24 hours, in the language and the direction of the app. */
export default function ClockField({ label, problem = null, value, onChange }: ClockFieldProps): ReactNode {
  const language = useLanguage();
  return (
    <I18nProvider locale={localeOf(language)}>
      <TimeField
        value={value === '' ? null : parseTime(value)}
        hourCycle={24}
        granularity="minute"
        isInvalid={problem !== null}
        shouldForceLeadingZeros
        onChange={(chosen) => onChange(chosen === null ? '' : chosen.toString().slice(0, 5))}
        className="flex min-w-0 flex-col gap-1"
      >
        <Label className="text-sm font-medium">{label}</Label>
        <DateInput className={`${fieldFrame} ${segments}`}>
          {(part) => <DateSegment segment={part} className={segment} />}
        </DateInput>
        {problem !== null && (
          <Text slot="description" className="text-sm text-danger">
            {problem}
          </Text>
        )}
      </TimeField>
    </I18nProvider>
  );
}
