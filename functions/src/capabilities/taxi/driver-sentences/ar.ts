import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { arabicCount } from '../../../language/arabic-counts.ts';
import { offeredWords } from '../driver-phrases.ts';
import type { RideWords } from '../ride-words.ts';
import type { DriverSentences } from './en.ts';

const { confirm, decline } = answerWords.ar;
const word = offeredWords('ar');
const people = (count: number) => arabicCount('people', count);
const trip = ({ distance, fare }: RideWords) =>
  [
    distance === null ? [] : [`المسافة نحو ${isolated(distance)}`],
    fare === null ? [] : [`الأجرة نحو ${isolated(fare)}`],
  ].flat();

export const arabic: DriverSentences = {
  offer: (ride, away) =>
    [
      `مطلوب سيارة أجرة، الرحلة ${isolated(ride.code)}`,
      `من: ${isolated(ride.from)} (${isolated(ride.district)})، على بعد ${isolated(away)} منك`,
      ...(ride.when === null ? [] : [`موعد الانطلاق: ${isolated(ride.when)}`]),
      `إلى: ${isolated(ride.to)}، العدد: ${people(ride.party)}`,
      ...(trip(ride).length === 0 ? [] : [trip(ride).join('، ')]),
      `لأخذها يُرجى كتابة «${word.accept} ${isolated(ride.code)}»، ولتركها «${word.decline} ${isolated(ride.code)}». الرحلة لمن يقبل أولًا.`,
    ].join('\n'),
  accepted: (ride, rider, map) =>
    [
      `الرحلة ${isolated(ride.code)} لك.`,
      ...(ride.when === null ? [] : [`موعد الانطلاق: ${isolated(ride.when)}`]),
      `مكان الالتقاء: ${isolated(ride.from)}، ${rider === null ? 'الراكب' : isolated(rider)}، ${people(ride.party)}: ${map}`,
      `إلى: ${isolated(ride.to)}.`,
      `يُرجى كتابة «${word.arrived}» عند الوصول، و«${word.picked_up}» عند الانطلاق، و«${word.completed}» في النهاية، أو «${word.cancel} ${isolated(ride.code)}» مع السبب.`,
    ].join('\n'),
  alreadyYours: (code) => `الرحلة ${isolated(code)} لك بالفعل.`,
  taken: (code) => `أخذ الرحلة ${isolated(code)} سائق آخر. شكرًا على ردك.`,
  calledOff: (code) => `ألغى الراكب الرحلة ${isolated(code)}، ولم تعد متاحة.`,
  tooLate: (code) => `فات الأوان على الرحلة ${isolated(code)}: انتهت مهلة الرد.`,
  over: (code) => `الرحلة ${isolated(code)} منتهية، لذلك لم يتغير شيء.`,
  wrongCode: (code) =>
    `لا توجد لك رحلة بالرمز ${isolated(code)}، لذلك لم يُقبل شيء. يُرجى التحقق من الرمز في رسالتي.`,
  busy: (current, code) =>
    `لا تزال الرحلة ${isolated(current)} معك، لذلك لا يمكن أخذ الرحلة ${isolated(code)}. عند انتهائها يُرجى كتابة «${word.completed} ${isolated(current)}».`,
  refusedBefore: (code) => `لقد أعدت الرحلة ${isolated(code)}، فعُرضت على آخرين.`,
  whichRide: (codes) =>
    `أي رحلة هي المقصودة؟ يُرجى كتابة «${word.accept}» أو «${word.decline}» مع رمزها: ${isolated(codes)}.`,
  rideOrBooking: (codes) =>
    `هل المقصود الرحلة أم السؤال الذي طرحته عليك كضيف؟ للرحلة يُرجى كتابة «${word.accept}» أو «${word.decline}» مع رمزها: ${isolated(codes)}. وللسؤال الآخر يُرجى كتابة «${confirm}» أو «${decline}».`,
  nothingOpen: () => 'لا توجد رحلة تنتظر ردك.',
  declined: (code) => `حسنًا، ستُعرض الرحلة ${isolated(code)} على آخرين.`,
  arrivedNoted: (code) => `سُجّل: وصلت إلى مكان الالتقاء للرحلة ${isolated(code)}. تم إبلاغ الراكب.`,
  pickedUpNoted: (code) =>
    `سُجّل: انطلقت الرحلة ${isolated(code)}. في النهاية يُرجى كتابة «${word.completed} ${isolated(code)}».`,
  completedNoted: (code) => `سُجّل: انتهت الرحلة ${isolated(code)}. يمكنك أخذ الرحلة التالية.`,
  noShowNoted: (code) => `سُجّل: لم يحضر أحد للرحلة ${isolated(code)}. يمكنك أخذ الرحلة التالية.`,
  givenBack: (code) => `أُعيدت الرحلة ${isolated(code)}، وتم إبلاغ الراكب. يمكنك أخذ رحلات أخرى.`,
  notNow: (code) =>
    `لا يصح هذا الآن للرحلة ${isolated(code)}. الترتيب هو: «${word.arrived}» ثم «${word.picked_up}» ثم «${word.completed}»؛ أما «${word.no_show}» فبعد «${word.arrived}» فقط.`,
  noRide: () => 'ليست لديك رحلة الآن، لذلك لم يتغير شيء.',
  notUnderstood: (code) =>
    `لم أفهم ذلك، ولم يتغير شيء في الرحلة ${isolated(code)}. يُرجى كتابة «${word.accept} ${isolated(code)}» أو «${word.decline} ${isolated(code)}»؛ وأثناء الرحلة: «${word.arrived}» أو «${word.picked_up}» أو «${word.completed}» أو «${word.cancel}» مع الرمز.`,
  riderCancelled: (ride, reason) =>
    `ألغى الراكب الرحلة ${isolated(ride.code)} من: ${isolated(ride.from)}${reason === null ? '' : ` (${isolated(reason)})`}. يمكنك أخذ رحلات أخرى.`,
  onDuty: () => 'أنت الآن في الخدمة: سأعرض عليك الرحلات القريبة. يُرجى مشاركة موقعك لأعرف مكانك.',
  offDuty: () => `أنت الآن خارج الخدمة: لن أعرض عليك رحلات. للعودة يُرجى كتابة «${word.on_duty}».`,
  moved: () => 'شكرًا، وصلني موقعك.',
  notADriver: () => 'هذا الرقم غير مسجل كرقم سيارة أجرة، لذلك لم يُقبل شيء.',
};
