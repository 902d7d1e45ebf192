import { invalid } from './stripe-error.ts';

/** A parameter as Stripe reads it: text, or parameters within. Lists are objects with `0`, `1` … as keys. */
export type FormValue = string | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

/** `a[b][0]=c`, form-encoded, as nested parameters. @throws StripeError 400 where a name is used for a value and for an object. */
export function readForm(body: string): FormObject {
  const root: FormObject = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    const last = path.pop();
    if (last === undefined) throw invalid('Invalid request: a parameter without a name');
    let place = root;
    for (const part of path) {
      const next = place[part] ?? {};
      if (typeof next === 'string') throw invalid(`Invalid ${part}`, { param: name });
      place[part] = next;
      place = next;
    }
    place[last] = value;
  }
  return root;
}
