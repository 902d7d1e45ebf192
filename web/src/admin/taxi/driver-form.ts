import { languageSchema, type TaxiDriver } from '@merve/contract';
import { type DriverChange, type DriverRegistration, driverRoutes } from '@merve/contract/api';

export type Problems = Readonly<Partial<Record<keyof DriverRegistration, string>>>;

const words: Readonly<Record<keyof DriverRegistration, string>> = {
  name: 'Say what they are called.',
  phone: 'A number in international form, like +90 533 123 45 67.',
  language: 'Choose a language.',
  vehicle: 'Say what riders look for: “White Skoda Octavia”.',
  plate: 'Say what stands on the plate.',
  seats: 'Between 1 and 16.',
  location: 'Latitude and longitude in degrees, like 35.3364 and 33.3199.',
};

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
const number = (form: FormData, name: string) =>
  text(form, name) === '' ? Number.NaN : Number(text(form, name).replace(',', '.'));

/** A filled-in form as a registration, or what is wrong with its fields. Pure. */
export function readRegistration(
  form: FormData,
):
  | { readonly ok: true; readonly value: DriverRegistration }
  | { readonly ok: false; readonly problems: Problems } {
  const read = driverRoutes.registerDriver.body.safeParse({
    name: text(form, 'name'),
    phone: text(form, 'phone'),
    language: text(form, 'language'),
    vehicle: text(form, 'vehicle'),
    plate: text(form, 'plate'),
    seats: number(form, 'seats'),
    location: { latitude: number(form, 'latitude'), longitude: number(form, 'longitude') },
  });
  if (read.success) return { ok: true, value: read.data };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const fields = Object.keys(words).filter((name): name is keyof DriverRegistration => wrong.has(name));
  return { ok: false, problems: Object.fromEntries(fields.map((name) => [name, words[name]])) };
}

/** What of a form differs from the driver as they are; what is as it was is not sent. Pure. */
export function readChange(form: FormData, driver: TaxiDriver): Omit<DriverChange, 'reason'> {
  const change: Omit<DriverChange, 'reason'> = {};
  for (const name of ['name', 'vehicle', 'plate'] as const) {
    const typed = text(form, name);
    if (typed !== '' && typed !== driver[name]) change[name] = typed;
  }
  const language = languageSchema.safeParse(text(form, 'language'));
  if (language.success && language.data !== driver.language) change.language = language.data;
  const seats = number(form, 'seats');
  if (Number.isInteger(seats) && seats !== driver.seats) change.seats = seats;
  return change;
}
