import type { Coordinates } from '@merve/contract';

/** Real towns and roughly where their centres are; both names, as signs there show them. */
export const demoTowns = {
  kyrenia: { name: 'Kyrenia / Girne', latitude: 35.3403, longitude: 33.3192 },
  nicosia: { name: 'Nicosia / Lefkoşa', latitude: 35.1899, longitude: 33.3619 },
  famagusta: { name: 'Famagusta / Gazimağusa', latitude: 35.1251, longitude: 33.9419 },
  iskele: { name: 'İskele / Trikomo', latitude: 35.2869, longitude: 33.8922 },
  guzelyurt: { name: 'Güzelyurt / Morphou', latitude: 35.1987, longitude: 32.9931 },
  lefke: { name: 'Lefke', latitude: 35.1108, longitude: 32.8496 },
  karpaz: { name: 'Karpaz / Dipkarpaz', latitude: 35.5989, longitude: 34.3822 },
  bellapais: { name: 'Bellapais / Beylerbeyi', latitude: 35.3067, longitude: 33.3547 },
  lapta: { name: 'Lapta', latitude: 35.3358, longitude: 33.1717 },
  alsancak: { name: 'Alsancak', latitude: 35.3414, longitude: 33.2158 },
  catalkoy: { name: 'Çatalköy', latitude: 35.3217, longitude: 33.3903 },
  esentepe: { name: 'Esentepe', latitude: 35.3336, longitude: 33.5786 },
  bafra: { name: 'Bafra', latitude: 35.3742, longitude: 34.0814 },
} as const satisfies Record<string, Coordinates & { name: string }>;

export type DemoTown = keyof typeof demoTowns;
