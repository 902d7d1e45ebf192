export { allergenName } from './allergen-names.ts';
export { type CalendarEvent, calendarFile } from './calendar-file.ts';
export { counted, type PluralForms } from './counted.ts';
export { formatDistance, formatMoney, localeOf } from './format.ts';
export { isolated } from './isolated.ts';
export { nightsCounted } from './nights.ts';
export { placeKindName } from './place-kind-names.ts';
export { vibeName } from './vibe-names.ts';
