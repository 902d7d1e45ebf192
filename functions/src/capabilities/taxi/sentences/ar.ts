import { counted, isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { arabicCount } from '../../../language/arabic-counts.ts';
import type { RideWords } from '../ride-words.ts';
import type { TaxiSentences } from './en.ts';

const { yes, no } = answerWords.ar;
const people = (count: number) => arabicCount('people', count);
const because = (reason: string | null) => (reason === null ? '' : ` (${isolated(reason)})`);

const course = (ride: RideWords) =>
  `سيارة أجرة من: ${isolated(ride.from)} (${isolated(ride.district)})، إلى: ${isolated(ride.to)}`;
const way = (ride: RideWords) =>
  ride.distance === null
    ? 'لم أجد الوجهة على الخريطة، لذلك لا يمكن تقدير المسافة والأجرة: يُرجى السؤال في السيارة.'
    : `المسافة نحو ${isolated(ride.distance)}${ride.fare === null ? '. لا يمكن تقدير الأجرة: يُرجى السؤال في السيارة.' : `، والأجرة نحو ${isolated(ride.fare)}. والعداد هو الفيصل.`}`;

export const arabic: TaxiSentences = {
  here: () => 'موقعك الحالي',
  byRoad: (time) => `تستغرق الطريق حوالي ${isolated(time)} بحسب حركة المرور الآن.`,
  byLine: () => 'المسافة والأوقات تقديرية بحسب الخط المستقيم.',
  proposal: (ride, extra) =>
    [
      course(ride),
      ride.when === null
        ? `العدد: ${people(ride.party)}، الآن`
        : `العدد: ${people(ride.party)}، ${isolated(ride.when ?? '')}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `السيارات المتاحة في الجوار: ${isolated(extra.nearby)}. لم تُطلب أي سيارة بعد.`,
      ...(extra.nearest === null ? [] : [`أقرب سيارة، تقديرًا: ${isolated(extra.nearest)}.`]),
      `لطلبها يُرجى الرد بكلمة «${yes}» قبل ${isolated(extra.until)}، وللعدول عنها بكلمة «${no}».`,
    ].join('\n'),
  proposalLater: (ride, extra) =>
    [
      course(ride),
      `العدد: ${people(ride.party)}، ${isolated(ride.when ?? '')}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `أسأل السائقين الساعة ${isolated(extra.asks)}، وإلى أن يقبل أحدهم لم يَعِد أحد بالمجيء. لم تُطلب أي سيارة بعد.`,
      `لحجزها لذلك الموعد يُرجى الرد بكلمة «${yes}» قبل ${isolated(extra.until)}، وللعدول عنها بكلمة «${no}».`,
    ].join('\n'),
  planned: (ride, asks) =>
    `تم تسجيل الرحلة ${isolated(ride.code)} من: ${isolated(ride.from)}، إلى: ${isolated(ride.to)}، ${isolated(ride.when ?? '')}. أسأل السائقين الساعة ${isolated(asks)}؛ لم يَعِد أي سائق بالمجيء بعد. سأخبرك من سيأتي، أو أنه لن يأتي أحد.`,
  pickupIs: (when) => `موعد الانطلاق: ${isolated(when)}.`,
  tooManyPlanned: (most) =>
    `لديك بالفعل سيارات أجرة مسجلة لمواعيد لاحقة، عددها ${most}، ولا أسجل أكثر في وقت واحد. يُرجى إلغاء إحداها أولًا.`,
  askTime: () => 'ذكرتَ وقتًا. لأي يوم وأي ساعة سيارة الأجرة، أم هي للآن؟ لم تُطلب أي سيارة.',
  searching: (ride, asked) =>
    `أسأل الآن ${counted('ar', asked, { one: 'سائقًا واحدًا', two: 'سائقَين', few: '# سائقين', many: '# سائقًا', other: '# سائق' })} بالقرب من ${isolated(ride.from)} (الرحلة ${isolated(ride.code)}). لم يقبلها أحد بعد، وسأخبرك حالما تُقبل.`,
  nobodyFree: (ride) =>
    `لا توجد الآن سيارة أجرة متاحة بالقرب من ${isolated(ride.from)}، لذلك لم تُطلب أي سيارة. يُرجى المحاولة مجددًا بعد قليل.`,
  assigned: (ride, driver) =>
    `تم قبول رحلتك ${isolated(ride.code)} والسيارة في الطريق إلى ${isolated(ride.from)}: ${isolated(driver.name)}، ${isolated(driver.vehicle)}، ${isolated(driver.plate)}، ${isolated(driver.phone)}.`,
  coming: (time) => `الوقت المقدّر للوصول: ${isolated(time)}.`,
  stillLooking: (ride) =>
    `الرحلة ${isolated(ride.code)} من ${isolated(ride.from)}: لم يقبلها أحد بعد، وما زلت أبحث. سأخبرك حالما تُقبل.`,
  arrived: (ride, driver) =>
    `وصلت سيارتك إلى ${isolated(ride.from)}: ${isolated(driver.vehicle)}، ${isolated(driver.plate)}.`,
  pickedUp: (ride) => `انطلقت رحلتك إلى ${isolated(ride.to)}. رحلة سعيدة.`,
  completed: (ride) => `انتهت الرحلة ${isolated(ride.code)}. شكرًا لك.`,
  noShow: (ride) =>
    `انتظرتك السيارة عند ${isolated(ride.from)} ثم غادرت (الرحلة ${isolated(ride.code)}). إن كنت لا تزال بحاجة إلى سيارة أجرة فيُرجى إخباري.`,
  driverCancelled: (ride, reason) =>
    `اضطر السائق إلى التخلي عن الرحلة ${isolated(ride.code)}${because(reason)}. أسأل الآن سائقين آخرين؛ ليست لديك سيارة بعد.`,
  driverCancelledForGood: (ride, reason) =>
    `اضطر السائق إلى التخلي عن الرحلة ${isolated(ride.code)}${because(reason)}، وقد سألتُ كل من يمكنني سؤاله. ليست لديك سيارة؛ يُرجى المحاولة مجددًا بعد قليل أو طلب سيارة مباشرة.`,
  widened: (ride, radius) =>
    `لم يقبل أحد الرحلة ${isolated(ride.code)} بعد. أسأل الآن السائقين ضمن مسافة ${isolated(radius)}.`,
  unserved: (ride) =>
    `لم أجد سيارة أجرة للرحلة ${isolated(ride.code)}: لم يقبلها أي سائق، وانتهى البحث. يُرجى المحاولة مجددًا بعد قليل أو طلب سيارة مباشرة.`,
  cancelProposal: (ride, driver) =>
    [
      `هل تُلغى الرحلة ${isolated(ride.code)} من: ${isolated(ride.from)}، إلى: ${isolated(ride.to)}${ride.when === null ? '' : `، ${isolated(ride.when)}`}؟`,
      driver === null ? 'لم يقبلها أي سائق بعد.' : `تم قبولها والسيارة في الطريق: ${isolated(driver)}.`,
      `لإلغائها يُرجى الرد بكلمة «${yes}»، وللإبقاء عليها بكلمة «${no}».`,
    ].join('\n'),
  cancelled: (ride, told) =>
    `أُلغيت الرحلة ${isolated(ride.code)}.${told ? ' أُبلغ السائق الآن.' : ' لا توجد سيارة في الطريق.'}`,
  notCalled: () => 'حسنًا، لم تُطلب أي سيارة.',
  kept: (code) => `تبقى الرحلة ${isolated(code)} كما هي.`,
  tooManyPeople: (most) =>
    `سيارة الأجرة هنا تتسع لـ${counted('ar', most, { one: 'شخص واحد', two: 'شخصين', few: ' # أشخاص', many: ' # شخصًا', other: ' # شخص' })} على الأكثر، لذلك لم أطلب سيارة.`,
  samePlace: () => 'هذا هو مكانك الحالي، لذلك لم أطلب سيارة أجرة.',
};
