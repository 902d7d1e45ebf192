import { isolated } from '../../../language/isolated.ts';
import type { PlaceSentences } from './en.ts';

export const persian: PlaceSentences = {
  askWhere: () => 'کجا هستید؟ موقعیت خود را بفرستید یا نام شهر یا جایی نزدیک را بنویسید.',
  placeUnknown: (place) =>
    `«${isolated(place)}» را روی نقشه پیدا نکردم. موقعیت خود را بفرستید یا نام شهری را که می‌شناسم بنویسید.`,
  outOfArea: (market) =>
    `موقعیت شما بیرون از ${isolated(market)} است و من فقط جاهای آنجا را می‌شناسم. نام شهری در آنجا را بنویسید تا اطرافش را بگردم.`,
  nearYou: () => 'نزدیک شما:',
  nearPlace: (place) => `نزدیک ${isolated(place)}:`,
  nothingNear: (km) => `تا فاصلهٔ ${isolated(km)} چنین جایی نمی‌شناسم.`,
  farther: (km) => `تا فاصلهٔ ${isolated(km)} چنین جایی نمی‌شناسم. نزدیک‌ترین‌ها:`,
  onMap: () => 'روی نقشه:',
  notOnMap: (what) => `برای «${isolated(what)}» چیزی روی نقشه پیدا نکردم.`,
  ownOnly: () => 'اکنون نمی‌توانم همهٔ نقشه را بگردم. از فهرست خودم:',
  ownNothing: (what) => `فهرست خودم برای «${isolated(what)}» چیزی ندارد و اکنون نمی‌توانم همهٔ نقشه را بگردم.`,
  openNow: () => 'اکنون باز:',
  onDuty: (night) => `کشیک در شبی که آغازش ${night} است:`,
  rosterUnknown: (night) => `نمی‌دانم در شبی که آغازش ${night} است کدام داروخانه‌ها کشیک هستند.`,
  noneOpen: () => 'داروخانه‌ای که اکنون باز باشد نمی‌شناسم.',
  nearestPharmacies: () => 'نزدیک‌ترین داروخانه‌هایی که می‌شناسم:',
  noPharmacies: () => 'در آن اطراف داروخانه‌ای نمی‌شناسم.',
  nightOver: () => 'آن شب گذشته است. می‌توانم دربارهٔ امشب یا شبی دیرتر بگویم.',
  openUntil: (time) => `باز تا ${time}`,
  openAllDay: () => 'شبانه‌روزی',
  closedUntil: (when) => `بسته، باز می‌شود ${when}`,
  closed: () => 'بسته',
  dutyUntil: (time) => `کشیک تا ${time}`,
  duty: (from, until) => `کشیک ${from} – ${until}`,
  phoneFirst: () => 'لطفاً پیش از رفتن تلفن بزنید: کشیک‌ها ممکن است ناگهان تغییر کنند.',
};
