import { isolated } from '@merve/contract/words';
import { arabicCount } from '../../language/arabic-counts.ts';
import type { CommitmentSentences } from './en.ts';

const kinds = { booking: 'حجز', food: 'طلب طعام', service: 'خدمة', viewing: 'معاينة', ride: 'سيارة أجرة' };
const states = {
  draft: 'لم يُطلب بعد',
  hold: 'محجوز مؤقتًا بانتظار ردكم',
  awaiting_deposit: 'محجوز مؤقتًا بانتظار العربون',
  confirmed: 'مؤكد',
  placed: 'أُرسل ولم يصل رد بعد',
  accepted: 'مقبول',
  ready: 'جاهز',
  completed: 'تم',
  rejected: 'مرفوض',
  cancelled: 'ملغى',
  expired: 'انتهى دون رد',
  planned: 'مسجلة لموعد لاحق؛ يُسأل السائقون قبله بقليل',
  requested: 'نبحث عن سائق',
  assigned: 'السائق في الطريق',
  arrived: 'السائق وصل',
  on_board: 'الرحلة جارية',
  no_show: 'انتهى: لم يجدكم السائق',
  unserved: 'انتهى: لم نجد سائقًا',
};
const noneOf = {
  booking: 'ليس لديكم حجز.',
  food: 'ليس لديكم طلب طعام قائم.',
  service: 'ليس لديكم خدمة قائمة.',
  viewing: 'ليست لديكم معاينة محددة.',
  ride: 'ليست لديكم سيارة أجرة قائمة.',
};

export const arabic: CommitmentSentences = {
  kind: (kind) => kinds[kind],
  named: (name) => isolated(name),
  state: (state) => states[state],
  people: (count) => arabicCount('people', count),
  about: (clock) => `نحو ${clock}`,
  until: (clock) => `حتى ${clock}`,
  withDriver: (driver) => `السائق ${isolated(driver)}`,
  cancelAsked: () => 'طلبتم إلغاءه ولم يردوا بعد',
  heading: () => 'ما لديكم الآن:',
  elsewhere: () => 'لكن هذا قائم:',
  nothing: () => 'ليس لديكم شيء قائم: لا حجز ولا طلب ولا خدمة ولا معاينة ولا سيارة أجرة.',
  noneOf: (kind) => noneOf[kind],
  lately: (line) => `الأخير: ${line}`,
  whichToCancel: () => 'أيها ألغي؟ اكتبوا رمزه.',
  nothingToCancel: () => 'ليس لديكم ما يُلغى.',
  whichIsMeant: () => 'أيها تقصدون؟ اكتبوا رمزه.',
};
