import { maxReasonLength } from '@merve/contract';
import type { ReactNode } from 'react';
import { Field } from '../../design/field.tsx';

/** Why an operator does something; no form is sent without it. `reasonIn` reads it. */
export function ReasonField(): ReactNode {
  return (
    <Field
      label="Why"
      name="reason"
      hint="Kept on record with your name."
      required
      maxLength={maxReasonLength}
      pattern=".*\S.*"
      title="A few words"
    />
  );
}

/** What was written into the `ReasonField` of a form. */
export function reasonIn(form: FormData): string {
  return String(form.get('reason') ?? '').trim();
}
