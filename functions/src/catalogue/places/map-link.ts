import type { Place } from '@merve/contract';

/** Where our own place is, as a link that every phone opens. */
export function mapLink({ latitude, longitude }: Place['location']): string {
  return `https://maps.google.com/?q=${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
