import type { PlaceSentences } from './en.ts';

export const german: PlaceSentences = {
  askWhere: () => 'Wo sind Sie? Teilen Sie Ihren Standort oder nennen Sie einen Ort in der Nähe.',
  placeUnknown: (place) =>
    `„${place}“ habe ich auf der Karte nicht gefunden. Teilen Sie Ihren Standort oder nennen Sie einen Ort, den ich kenne.`,
  outOfArea: (market) =>
    `Ihr Standort liegt außerhalb von ${market}, und ich kenne nur dort Orte. Nennen Sie eine Stadt dort, dann suche ich in ihrer Umgebung.`,
  nearYou: () => 'In Ihrer Nähe:',
  nearPlace: (place) => `In der Nähe von ${place}:`,
  nothingNear: (km) => `Im Umkreis von ${km} kenne ich nichts dergleichen.`,
  farther: (km) => `Im Umkreis von ${km} kenne ich nichts dergleichen. Am nächsten:`,
  onMap: () => 'Auf der Karte:',
  notOnMap: (what) => `Zu „${what}“ habe ich auf der Karte nichts gefunden.`,
  ownOnly: () => 'Die ganze Karte kann ich gerade nicht durchsuchen. Aus meiner eigenen Liste:',
  ownNothing: (what) =>
    `Meine eigene Liste enthält nichts zu „${what}“, und die ganze Karte kann ich gerade nicht durchsuchen.`,
  openNow: () => 'Jetzt geöffnet:',
  onDuty: (night) => `Notdienst in der Nacht ab ${night}:`,
  rosterUnknown: (night) => `Welche Apotheken in der Nacht ab ${night} Notdienst haben, weiß ich nicht.`,
  noneOpen: () => 'Ich kenne keine Apotheke, die gerade geöffnet ist.',
  nearestPharmacies: () => 'Die nächsten Apotheken, die ich kenne:',
  noPharmacies: () => 'Dort kenne ich keine Apotheke.',
  nightOver: () => 'Diese Nacht ist schon vorbei. Ich kann Ihnen heute Nacht oder eine spätere Nacht nennen.',
  openUntil: (time) => `geöffnet bis ${time}`,
  openAllDay: () => 'rund um die Uhr geöffnet',
  closedUntil: (when) => `geschlossen, öffnet ${when}`,
  closed: () => 'geschlossen',
  dutyUntil: (time) => `Notdienst bis ${time}`,
  duty: (from, until) => `Notdienst ${from} – ${until}`,
  phoneFirst: () => 'Bitte rufen Sie an, bevor Sie losgehen: Dienste können sich kurzfristig ändern.',
};
