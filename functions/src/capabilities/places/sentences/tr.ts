import type { PlaceSentences } from './en.ts';

export const turkish: PlaceSentences = {
  askWhere: () => 'Neredesiniz? Konumunuzu paylaşın ya da yakınınızdaki bir şehri veya yeri yazın.',
  placeUnknown: (place) =>
    `“${place}” yerini haritada bulamadım. Konumunuzu paylaşın ya da bildiğim bir şehir yazın.`,
  outOfArea: (market) =>
    `Konumunuz ${market} dışında; yalnızca oradaki yerleri biliyorum. Çevresine bakmam için oradan bir şehir yazın.`,
  nearYou: () => 'Yakınınızda:',
  nearPlace: (place) => `${place} yakınında:`,
  nothingNear: (km) => `${km} içinde böyle bir yer bilmiyorum.`,
  farther: (km) => `${km} içinde böyle bir yer bilmiyorum. En yakınları:`,
  onMap: () => 'Haritada bulduklarım:',
  notOnMap: (what) => `Haritada “${what}” için bir şey bulamadım.`,
  ownOnly: () => 'Şu anda haritanın tamamında arayamıyorum. Kendi listemden:',
  ownNothing: (what) =>
    `Kendi listemde “${what}” için bir şey yok ve şu anda haritanın tamamında arayamıyorum.`,
  openNow: () => 'Şu anda açık:',
  onDuty: (night) => `${night} gecesi nöbetçi:`,
  rosterUnknown: (night) => `${night} gecesi hangi eczanelerin nöbetçi olduğunu bilmiyorum.`,
  noneOpen: () => 'Şu anda açık olan bir eczane bilmiyorum.',
  nearestPharmacies: () => 'Bildiğim en yakın eczaneler:',
  noPharmacies: () => 'O çevrede bir eczane bilmiyorum.',
  nightOver: () => 'O gece geçti. Size bu geceyi ya da daha sonraki bir geceyi söyleyebilirim.',
  openUntil: (time) => `${time} saatine kadar açık`,
  openAllDay: () => '24 saat açık',
  closedUntil: (when) => `kapalı, açılış: ${when}`,
  closed: () => 'kapalı',
  dutyUntil: (time) => `${time} saatine kadar nöbetçi`,
  duty: (from, until) => `nöbet: ${from} – ${until}`,
  phoneFirst: () => 'Yola çıkmadan lütfen telefon edin: nöbetler kısa sürede değişebilir.',
};
