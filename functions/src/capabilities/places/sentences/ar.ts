import { isolated } from '../../../language/isolated.ts';
import type { PlaceSentences } from './en.ts';

export const arabic: PlaceSentences = {
  askWhere: () => 'أين أنت؟ شارك موقعك، أو اكتب اسم مدينة أو مكان قريب منك.',
  placeUnknown: (place) => `لم أجد «${isolated(place)}» على الخريطة. شارك موقعك، أو اكتب اسم مدينة أعرفها.`,
  outOfArea: (market) =>
    `موقعك خارج ${isolated(market)}، وأنا لا أعرف إلا الأماكن هناك. اكتب اسم مدينة هناك لأبحث حولها.`,
  nearYou: () => 'بالقرب منك:',
  nearPlace: (place) => `بالقرب من ${isolated(place)}:`,
  nothingNear: (km) => `لا أعرف مكاناً كهذا ضمن مسافة ${isolated(km)}.`,
  farther: (km) => `لا أعرف مكاناً كهذا ضمن مسافة ${isolated(km)}. الأقرب:`,
  onMap: () => 'على الخريطة:',
  notOnMap: (what) => `لم أجد على الخريطة شيئاً عن «${isolated(what)}».`,
  ownOnly: () => 'لا أستطيع البحث في الخريطة كلها الآن. من قائمتي:',
  ownNothing: (what) =>
    `لا يوجد في قائمتي شيء عن «${isolated(what)}»، ولا أستطيع البحث في الخريطة كلها الآن.`,
  openNow: () => 'مفتوح الآن:',
  onDuty: (night) => `الصيدليات المناوبة في الليلة التي تبدأ ${night}:`,
  rosterUnknown: (night) => `لا أعرف أي الصيدليات مناوبة في الليلة التي تبدأ ${night}.`,
  noneOpen: () => 'لا أعرف صيدلية مفتوحة الآن.',
  nearestPharmacies: () => 'أقرب الصيدليات التي أعرفها:',
  noPharmacies: () => 'لا أعرف صيدلية في تلك المنطقة.',
  nightOver: () => 'انقضت تلك الليلة. يمكنني أن أخبرك عن هذه الليلة أو عن ليلة لاحقة.',
  openUntil: (time) => `مفتوح حتى ${time}`,
  openAllDay: () => 'مفتوح على مدار الساعة',
  closedUntil: (when) => `مغلق، يفتح ${when}`,
  closed: () => 'مغلق',
  dutyUntil: (time) => `مناوبة حتى ${time}`,
  duty: (from, until) => `مناوبة ${from} – ${until}`,
  phoneFirst: () => 'يُرجى الاتصال قبل الذهاب: قد تتغير المناوبات في وقت قصير.',
};
