import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { RideWords } from '../ride-words.ts';
import type { TaxiSentences } from './en.ts';

const { yes, no } = answerWords.fa;
const because = (reason: string | null) => (reason === null ? '' : ` (${isolated(reason)})`);

const course = (ride: RideWords) =>
  `تاکسی از: ${isolated(ride.from)} (${isolated(ride.district)})، به: ${isolated(ride.to)}`;
const way = (ride: RideWords) =>
  ride.distance === null
    ? 'مقصد را روی نقشه پیدا نکردم، پس نمی‌توانم مسافت و کرایه را تخمین بزنم: لطفاً از راننده بپرسید.'
    : `حدود ${isolated(ride.distance)}${ride.fare === null ? '. کرایه را نمی‌توانم تخمین بزنم: لطفاً از راننده بپرسید.' : `، کرایه حدود ${isolated(ride.fare)}. ملاک تاکسی‌متر است.`}`;

export const persian: TaxiSentences = {
  here: () => 'مکان شما',
  byRoad: (time) => `راه با ترافیک کنونی حدود ${isolated(time)} است.`,
  byLine: () => 'فاصله و زمان‌ها بر پایهٔ خط مستقیم برآورد شده‌اند.',
  proposal: (ride, extra) =>
    [
      course(ride),
      ride.when === null ? `${ride.party} نفر، همین حالا` : `${ride.party} نفر، ${isolated(ride.when ?? '')}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `راننده‌های آزاد در نزدیکی: ${isolated(extra.nearby)}. هنوز تاکسی خبر نشده است.`,
      ...(extra.nearest === null ? [] : [`نزدیک‌ترین تاکسی: حدود ${isolated(extra.nearest)}.`]),
      `برای خبر کردن تا ساعت ${isolated(extra.until)} بنویسید «${yes}» و برای انصراف «${no}».`,
    ].join('\n'),
  proposalLater: (ride, extra) =>
    [
      course(ride),
      `${ride.party} نفر، ${isolated(ride.when ?? '')}`,
      way(ride),
      ...(extra.route === null ? [] : [extra.route]),
      `ساعت ${isolated(extra.asks)} از راننده‌ها می‌پرسم؛ تا کسی نپذیرد، کسی قول نداده است. هنوز تاکسی خبر نشده است.`,
      `برای ثبت آن تا ساعت ${isolated(extra.until)} بنویسید «${yes}» و برای انصراف «${no}».`,
    ].join('\n'),
  planned: (ride, asks) =>
    `ثبت شد: سفر ${isolated(ride.code)} از: ${isolated(ride.from)}، به: ${isolated(ride.to)}، ${isolated(ride.when ?? '')}. ساعت ${isolated(asks)} از راننده‌ها می‌پرسم؛ هنوز کسی قول نداده است. خبر می‌دهم چه کسی می‌آید، یا این‌که کسی نمی‌آید.`,
  pickupIs: (when) => `زمان سوار شدن: ${isolated(when)}.`,
  tooManyPlanned: (most) =>
    `${most} تاکسی برای بعد ثبت کرده‌اید و هم‌زمان بیشتر ثبت نمی‌کنم. لطفاً اول یکی را لغو کنید.`,
  askTime: () => 'از زمانی گفتید. تاکسی برای چه روز و چه ساعتی است، یا برای همین حالا؟ تاکسی خبر نشد.',
  searching: (ride, asked) =>
    `الان از ${asked} راننده در نزدیکی ${isolated(ride.from)} می‌پرسم (سفر ${isolated(ride.code)}). هنوز کسی نپذیرفته است؛ به‌محض پذیرش خبر می‌دهم.`,
  nobodyFree: (ride) =>
    `در حال حاضر راننده‌ی آزادی نزدیک ${isolated(ride.from)} نیست، پس تاکسی خبر نشد. لطفاً کمی بعد دوباره امتحان کنید.`,
  assigned: (ride, driver) =>
    `سفر ${isolated(ride.code)} شما پذیرفته شد و تاکسی در راه ${isolated(ride.from)} است: ${isolated(driver.name)}، ${isolated(driver.vehicle)}، ${isolated(driver.plate)}، ${isolated(driver.phone)}.`,
  coming: (time) => `زمان تقریبی رسیدن: ${isolated(time)}.`,
  stillLooking: (ride) =>
    `سفر ${isolated(ride.code)} از ${isolated(ride.from)}: هنوز کسی نپذیرفته است و همچنان می‌گردم. به‌محض پذیرش خبر می‌دهم.`,
  arrived: (ride, driver) =>
    `تاکسی شما رسید: ${isolated(driver.vehicle)}، ${isolated(driver.plate)}. محل سوار شدن: ${isolated(ride.from)}.`,
  pickedUp: (ride) => `در راه ${isolated(ride.to)} هستید. سفر خوش.`,
  completed: (ride) => `سفر ${isolated(ride.code)} به پایان رسید. از همراهی شما سپاسگزاریم.`,
  noShow: (ride) =>
    `راننده در ${isolated(ride.from)} منتظر شما ماند و رفت (سفر ${isolated(ride.code)}). اگر هنوز تاکسی لازم دارید، بنویسید.`,
  driverCancelled: (ride, reason) =>
    `راننده ناچار شد سفر ${isolated(ride.code)} را پس بدهد${because(reason)}. الان از راننده‌های دیگر می‌پرسم؛ هنوز تاکسی ندارید.`,
  driverCancelledForGood: (ride, reason) =>
    `راننده ناچار شد سفر ${isolated(ride.code)} را پس بدهد${because(reason)} و از همه‌ی کسانی که می‌شد پرسیده‌ام. تاکسی ندارید؛ لطفاً کمی بعد دوباره امتحان کنید یا خودتان تاکسی بگیرید.`,
  widened: (ride, radius) =>
    `هنوز کسی سفر ${isolated(ride.code)} را نپذیرفته است. حالا از راننده‌های تا فاصله‌ی ${isolated(radius)} می‌پرسم.`,
  unserved: (ride) =>
    `برای سفر ${isolated(ride.code)} تاکسی پیدا نشد: هیچ راننده‌ای آن را نپذیرفت و جست‌وجو تمام شد. لطفاً کمی بعد دوباره امتحان کنید یا خودتان تاکسی بگیرید.`,
  cancelProposal: (ride, driver) =>
    [
      `سفر ${isolated(ride.code)} از: ${isolated(ride.from)}، به: ${isolated(ride.to)}${ride.when === null ? '' : `، ${isolated(ride.when)}`} لغو شود؟`,
      driver === null
        ? 'هنوز راننده‌ای آن را نپذیرفته است.'
        : `پذیرفته شده و تاکسی در راه است: ${isolated(driver)}.`,
      `برای لغو بنویسید «${yes}» و برای نگه داشتن آن «${no}».`,
    ].join('\n'),
  cancelled: (ride, told) =>
    `لغو شد: سفر ${isolated(ride.code)}.${told ? ' الان به راننده خبر می‌دهم.' : ' تاکسی‌ای در راه نیست.'}`,
  notCalled: () => 'بسیار خوب، تاکسی خبر نشد.',
  kept: (code) => `سفر ${isolated(code)} به همان صورت باقی است.`,
  tooManyPeople: (most) => `هر تاکسی اینجا حداکثر ${most} نفر جا دارد، پس تاکسی نخواستم.`,
  samePlace: () => 'همین حالا آنجا هستید، پس تاکسی نخواستم.',
};
