import type { ReactNode } from 'react';
import { Field } from '../../design/field.tsx';

/** A time of a day, on the clock of the place. */
export interface KeptTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly from: string;
  readonly until: string;
}

/** Which time is kept, for the form around it. */
export function KeepTimeFields({ time }: { readonly time: KeptTime }): ReactNode {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label="Day" name="date" type="date" required defaultValue={time.date} />
      <Field label="From" name="from" required defaultValue={time.from} pattern="\d\d:\d\d" dir="ltr" />
      <Field
        label="To"
        name="until"
        required
        defaultValue={time.until}
        pattern="\d\d:\d\d"
        dir="ltr"
        hint="24:00 is the end of the day."
      />
    </div>
  );
}
