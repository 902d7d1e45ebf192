/** `km`, `time`, `night` and `when` come formatted for the language. */
export const english = {
  askWhere: () => 'Where are you? Share your location, or name a town or a place nearby.',
  placeUnknown: (place: string) =>
    `I could not find “${place}” on the map. Share your location, or name a town I know.`,
  outOfArea: (market: string) =>
    `Your location is outside ${market}, and I only know places there. Name a town there to look around it.`,
  nearYou: () => 'Near you:',
  nearPlace: (place: string) => `Near ${place}:`,
  nothingNear: (km: string) => `I know of nothing like that within ${km}.`,
  farther: (km: string) => `I know of nothing like that within ${km}. The nearest:`,
  onMap: () => 'On the map:',
  notOnMap: (what: string) => `I found nothing for “${what}” on the map.`,
  ownOnly: () => 'I cannot search the whole map right now. From my own list:',
  ownNothing: (what: string) =>
    `My own list has nothing for “${what}”, and I cannot search the whole map right now.`,
  openNow: () => 'Open now:',
  onDuty: (night: string) => `On duty in the night from ${night}:`,
  rosterUnknown: (night: string) => `I do not know which pharmacies are on duty in the night from ${night}.`,
  noneOpen: () => 'I know of no pharmacy that is open right now.',
  nearestPharmacies: () => 'The nearest pharmacies I know:',
  noPharmacies: () => 'I know of no pharmacy around there.',
  nightOver: () => 'That night is already over. I can tell you about tonight or a later night.',
  openUntil: (time: string) => `open until ${time}`,
  openAllDay: () => 'open around the clock',
  closedUntil: (when: string) => `closed, opens ${when}`,
  closed: () => 'closed',
  dutyUntil: (time: string) => `on duty until ${time}`,
  duty: (from: string, until: string) => `on duty ${from} – ${until}`,
  phoneFirst: () => 'Please phone before you set out: duties can change at short notice.',
};

export type PlaceSentences = Readonly<typeof english>;
