import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import { offeredWords } from '../driver-phrases.ts';
import type { RideWords } from '../ride-words.ts';
import type { DriverSentences } from './en.ts';

const { confirm, decline } = answerWords.fa;
const word = offeredWords('fa');
const trip = ({ distance, fare }: RideWords) =>
  [
    distance === null ? [] : [`حدود ${isolated(distance)}`],
    fare === null ? [] : [`کرایه حدود ${isolated(fare)}`],
  ].flat();

export const persian: DriverSentences = {
  offer: (ride, away) =>
    [
      `درخواست تاکسی، سفر ${isolated(ride.code)}`,
      `از: ${isolated(ride.from)} (${isolated(ride.district)})، فاصله تا شما ${isolated(away)}`,
      ...(ride.when === null ? [] : [`زمان سوار کردن: ${isolated(ride.when)}`]),
      `به: ${isolated(ride.to)}، ${ride.party} نفر`,
      ...(trip(ride).length === 0 ? [] : [trip(ride).join('، ')]),
      `برای پذیرفتن بنویسید «${word.accept} ${isolated(ride.code)}» و برای نپذیرفتن «${word.decline} ${isolated(ride.code)}». سفر از آنِ کسی است که اول بپذیرد.`,
    ].join('\n'),
  accepted: (ride, rider, map) =>
    [
      `سفر ${isolated(ride.code)} مال شماست.`,
      ...(ride.when === null ? [] : [`زمان سوار کردن: ${isolated(ride.when)}`]),
      `سوار کردن: ${rider === null ? 'مسافر' : isolated(rider)}، ${ride.party} نفر، ${isolated(ride.from)}: ${map}`,
      `به: ${isolated(ride.to)}.`,
      `وقتی رسیدید بنویسید «${word.arrived}»، هنگام حرکت «${word.picked_up}»، در پایان «${word.completed}»، و اگر نمی‌توانید «${word.cancel} ${isolated(ride.code)}» و دلیلش را.`,
    ].join('\n'),
  alreadyYours: (code) => `سفر ${isolated(code)} از پیش مال شماست.`,
  taken: (code) => `سفر ${isolated(code)} را راننده‌ی دیگری گرفت. از پاسخ شما سپاسگزاریم.`,
  calledOff: (code) => `مسافر سفر ${isolated(code)} را لغو کرد و دیگر نمی‌شود آن را گرفت.`,
  tooLate: (code) => `برای سفر ${isolated(code)} دیر شد: مهلت پاسخ تمام شده است.`,
  over: (code) => `سفر ${isolated(code)} تمام شده است، پس چیزی تغییر نکرد.`,
  wrongCode: (code) =>
    `سفری با کد ${isolated(code)} برای شما نیست، پس چیزی پذیرفته نشد. لطفاً کد را در پیام من بررسی کنید.`,
  busy: (current, code) =>
    `سفر ${isolated(current)} هنوز با شماست، پس نمی‌توانید ${isolated(code)} را بگیرید. وقتی تمام شد بنویسید «${word.completed} ${isolated(current)}».`,
  refusedBefore: (code) => `شما سفر ${isolated(code)} را پس دادید و به دیگران پیشنهاد شد.`,
  whichRide: (codes) =>
    `کدام سفر؟ «${word.accept}» یا «${word.decline}» را همراه کدش بنویسید: ${isolated(codes)}.`,
  rideOrBooking: (codes) =>
    `منظورتان سفر است یا سؤالی که از شما به‌عنوان مهمان پرسیدم؟ برای سفر «${word.accept}» یا «${word.decline}» را همراه کدش بنویسید: ${isolated(codes)}. برای دیگری بنویسید «${confirm}» یا «${decline}».`,
  nothingOpen: () => 'سفری منتظر پاسخ شما نیست.',
  declined: (code) => `بسیار خوب، سفر ${isolated(code)} به دیگران پیشنهاد می‌شود.`,
  arrivedNoted: (code) => `ثبت شد: در محل سوار شدن سفر ${isolated(code)} هستید. به مسافر خبر داده شد.`,
  pickedUpNoted: (code) =>
    `ثبت شد: سفر ${isolated(code)} آغاز شد. در پایان بنویسید «${word.completed} ${isolated(code)}».`,
  completedNoted: (code) => `ثبت شد: سفر ${isolated(code)} تمام شد. می‌توانید سفر بعدی را بگیرید.`,
  noShowNoted: (code) => `ثبت شد: برای سفر ${isolated(code)} کسی نیامد. می‌توانید سفر بعدی را بگیرید.`,
  givenBack: (code) =>
    `سفر ${isolated(code)} پس داده شد و به مسافر خبر داده شد. می‌توانید سفرهای دیگر را بگیرید.`,
  notNow: (code) =>
    `این برای سفر ${isolated(code)} در حال حاضر ممکن نیست. ترتیب این است: «${word.arrived}»، «${word.picked_up}»، «${word.completed}»؛ و «${word.no_show}» فقط پس از «${word.arrived}».`,
  noRide: () => 'الان سفری ندارید، پس چیزی تغییر نکرد.',
  notUnderstood: (code) =>
    `متوجه نشدم، پس برای سفر ${isolated(code)} چیزی تغییر نکرد. بنویسید «${word.accept} ${isolated(code)}» یا «${word.decline} ${isolated(code)}»؛ در طول سفر: «${word.arrived}»، «${word.picked_up}»، «${word.completed}» یا «${word.cancel}» همراه کد.`,
  riderCancelled: (ride, reason) =>
    `مسافر سفر ${isolated(ride.code)} از: ${isolated(ride.from)} را لغو کرد${reason === null ? '' : ` (${isolated(reason)})`}. می‌توانید سفرهای دیگر را بگیرید.`,
  onDuty: () =>
    'شما آماده به کار هستید: درباره‌ی سفرهای نزدیک از شما می‌پرسم. لطفاً موقعیت خود را بفرستید تا بدانم کجا هستید.',
  offDuty: () => `کار شما پایان یافت: دیگر سفری نمی‌پرسم. برای شروع دوباره بنویسید «${word.on_duty}».`,
  moved: () => 'سپاس، موقعیت شما را دریافت کردم.',
  notADriver: () => 'این شماره به‌عنوان راننده‌ی تاکسی ثبت نشده است، پس چیزی پذیرفته نشد.',
};
