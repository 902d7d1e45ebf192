import { isolated } from '@merve/contract/words';
import { answerWords } from '../../language/answer-words.ts';
import { merchantWords } from '../merchant-phrases.ts';
import type { RequestSentences } from './en.ts';

const { yes, no, cancel } = answerWords.ar;
const word = merchantWords('ar');
const states: Readonly<Record<string, string>> = {
  placed: 'بانتظار الرد',
  accepted: 'مقبول',
  ready: 'جاهز',
  completed: 'مكتمل',
  rejected: 'مرفوض',
  cancelled: 'ملغى',
  expired: 'منتهي المهلة',
};

export const arabic: RequestSentences = {
  label: (kind, reference) => `${kind === 'food' ? 'طلب الطعام' : 'طلب الخدمة'} ${isolated(reference)}`,
  sent: (words, what) =>
    [
      `أُرسل إلى ${isolated(words.business)}: ${isolated(words.label)}`,
      what,
      `لم يُقبل بعد، وسأخبرك حالما يصل الرد. حتى ذلك الحين يمكن الإلغاء مجانًا: يُرجى كتابة «${cancel} ${isolated(words.reference)}».`,
    ].join('\n'),
  changeSent: (words, what) =>
    [
      `أُرسل التغيير إلى ${isolated(words.business)}. ${isolated(words.label)} الآن:`,
      what,
      `لم يُقبل بعد، وسأخبرك حالما يصل الرد. حتى ذلك الحين يمكن الإلغاء مجانًا: يُرجى كتابة «${cancel} ${isolated(words.reference)}».`,
    ].join('\n'),
  late: (words, until) =>
    `${isolated(words.label)}: لم يصل رد من ${isolated(words.business)} بعد. سأنتظر حتى ${isolated(until)}، ثم ينتهي الطلب من تلقاء نفسه ولا يترتب عليك شيء. يمكن الإلغاء الآن مجانًا: يُرجى كتابة «${cancel} ${isolated(words.reference)}».`,
  accepted: (words, readyAt) =>
    `${isolated(words.label)}: تم قبوله لدى ${isolated(words.business)}${readyAt === null ? '' : `، ويكون جاهزًا نحو الساعة ${isolated(readyAt)}`}.`,
  estimated: (words, readyAt) =>
    `${isolated(words.label)}: بحسب ${isolated(words.business)} سيكون جاهزًا نحو الساعة ${isolated(readyAt)}.`,
  ready: (words) => `${isolated(words.label)}: بحسب ${isolated(words.business)} أصبح جاهزًا.`,
  completed: (words) => `${isolated(words.label)}: بحسب ${isolated(words.business)} اكتمل. شكرًا لك!`,
  rejected: (words, why) =>
    `${isolated(words.label)}: تعذر قبوله لدى ${isolated(words.business)}.${why} لم يُطلب شيء ولا يترتب عليك شيء. يسعدني البحث عن خيار آخر.`,
  cancelledFree: (words) =>
    `${isolated(words.label)} لدى ${isolated(words.business)}: أُلغي مجانًا. أُبلغهم الآن.`,
  cancelledByLeave: (words) =>
    `${isolated(words.label)}: وافق ${isolated(words.business)}. أُلغي الطلب ولا يترتب عليك شيء.`,
  cancelledByMerchant: (words, why) =>
    `${isolated(words.label)}: ألغاه ${isolated(words.business)} بعد قبوله.${why} لا يترتب عليك شيء. نأسف لذلك، ويسعدني البحث عن خيار آخر.`,
  cancelAsked: (words) =>
    `${isolated(words.label)}: سبق قبوله لدى ${isolated(words.business)}، لذلك لا يُلغى إلا بموافقتهم. أسألهم الآن، ويبقى قائمًا حتى يوافقوا.`,
  cancelAskedBefore: (words) =>
    `${isolated(words.label)}: سبق أن سألتُ ${isolated(words.business)} ولم يصل رد بعد. يبقى قائمًا حتى يوافقوا.`,
  cancelRefused: (words) =>
    `${isolated(words.label)}: لم يوافق ${isolated(words.business)} على الإلغاء، لذلك يبقى قائمًا.`,
  expired: (words, at) =>
    `${isolated(words.label)}: لم يصل رد من ${isolated(words.business)} حتى ${isolated(at)}، لذلك انتهى. لم يُطلب شيء ولا يترتب عليك شيء. يسعدني البحث عن خيار آخر.`,
  cancelProposal: (words, needsLeave) =>
    [
      `هل يُلغى ${isolated(words.label)} لدى ${isolated(words.business)}؟ لم يُلغَ بعد.`,
      needsLeave ? 'سبق قبوله، لذلك لا بد من موافقتهم.' : 'لم يُقبل بعد، لذلك فالإلغاء مجاني.',
      `لإلغائه يُرجى الرد بكلمة «${yes}»، وللإبقاء عليه بكلمة «${no}».`,
    ].join('\n'),
  kept: (words) => `${isolated(words.label)} لدى ${isolated(words.business)}: باقٍ كما هو. لم يُلغَ شيء.`,
  unchanged: (words) =>
    `${isolated(words.label)} لدى ${isolated(words.business)}: باقٍ كما هو، ولم يتغير شيء.`,
  notPlaced: () => 'حسنًا، لم يُطلب شيء.',
  overForCustomer: (words, state) =>
    `${isolated(words.label)} لدى ${isolated(words.business)}: حالته الآن «${state}»، ولم يتغير شيء.`,
  whyOutOfStock: (what) => (what === null ? ' نفدت كمية أحد الأصناف.' : ` نفدت الكمية: «${isolated(what)}».`),
  whySaid: (reason) => ` قالوا: «${isolated(reason)}».`,
  toMerchant: (label, lines, reference, until) =>
    [
      `جديد: ${isolated(label)}`,
      ...lines,
      `يُرجى الرد قبل ${isolated(until)}: «${word.accept} ${isolated(reference)}» أو «${word.accept} ${isolated(reference)} 30» (جاهز خلال 30 دقيقة) أو «${word.reject} ${isolated(reference)}» أو «${word.stock} ${isolated(reference)}».`,
    ].join('\n'),
  toAgent: (label, lines, reference, until) =>
    [
      `جديد: ${label}`,
      ...lines,
      `يُرجى الرد حتى ${isolated(until)}: ${isolated(`${word.accept} ${reference}`)}، أو ${isolated(`${word.reject} ${reference}`)} وبعده موعد آخر أنقله بكلماتكم.`,
    ].join('\n'),
  viewingOf: (name) => `معاينة: ${isolated(name)}`,
  wheneverItSuits: () => 'الموعد: في أي وقت مناسب',
  customer: (name) => `الزبون: ${name === null ? 'ضيف' : isolated(name)}`,
  collects: () => 'الاستلام من المحل.',
  bringTo: (address) => `العنوان: ${isolated(address)}`,
  delivery: (price) => `التوصيل: ${isolated(price)}`,
  total: (price) => `المجموع: ${isolated(price)}`,
  priceOpen: () => 'السعر: بالاتفاق',
  wishedAt: (when) => `الموعد: ${isolated(when)}`,
  asSoonAsPossible: () => 'الموعد: في أقرب وقت ممكن',
  note: (note) => `ملاحظة: «${isolated(note)}»`,
  allergiesTold: (said) => `يُنقل إليهم بكلماتك: «${isolated(said)}»`,
  allergensUndeclared: (items) =>
    `غير مصرَّح به، أي غير معروف: ${isolated(items)}. يُرجى أن تسألهم بنفسك قبل الأكل.`,
  allergies: (said) => `حساسية، بكلمات الزبون نفسها: «${isolated(said)}»`,
  allergensUnknown: (items) =>
    `لا يُعرف إن كان يحتوي عليه: ${isolated(items)}. يُرجى التحقق قبل القبول، والرفض عند عدم التأكد.`,
  noted: (label, action, next) => `${isolated(label)}: ${action}. يجري إبلاغ الزبون.${next}`,
  nowAccepted: () => 'تم القبول',
  nowEstimated: (at) => `جاهز نحو الساعة ${isolated(at)}`,
  nowReady: () => 'جاهز',
  nowCompleted: () => 'اكتمل',
  nowRejected: () => 'تم الرفض',
  nowCancelled: () => 'أُلغي',
  nowCancelRefused: () => 'لم يُلغَ',
  nextAfterAccept: (reference) =>
    ` لاحقًا: «${word.ready} ${isolated(reference)}» أو «${word.ready} 20 ${isolated(reference)}» (خلال 20 دقيقة) ثم «${word.complete} ${isolated(reference)}».`,
  alreadySo: (label, state) => `${isolated(label)}: حالته الآن «${state}»، ولم يتغير شيء.`,
  overForMerchant: (label, state) =>
    `${isolated(label)}: حالته الآن «${state}»، لذلك لم يتغير شيء. يُرجى عدم تحضيره ما لم يتم الاتفاق مع الزبون.`,
  unclear: (label, reference) =>
    `${isolated(label)}: الرد يحتمل معنيين، لذلك لم يتغير شيء. يُرجى كتابة «${word.accept} ${isolated(reference)}» أو «${word.reject} ${isolated(reference)}» فقط.`,
  notAsked: (label) => `${isolated(label)}: لم يطلب أحد إلغاءه، ولم يتغير شيء.`,
  unknown: (reference) =>
    `لا يوجد طلب بالرمز ${isolated(reference)} لهذا الرقم، ولم يتغير شيء. يُرجى التحقق من الرمز.`,
  merchantChanged: (label, changes, lines, howToAnswer) =>
    [
      `غيّر الزبون ${isolated(label)} قبل ردكم. ما تغير:`,
      ...changes,
      'الطلب كاملًا كما هو الآن:',
      ...lines,
      `ما أرسلته من قبل لم يعد ساريًا. ${howToAnswer}`,
    ].join('\n'),
  answeredOlder: (label, lines, howToAnswer) =>
    [
      `${isolated(label)}: غيّر الزبون ما رددتم عليه، لذلك لم يُعتمد شيء. وهو الآن:`,
      ...lines,
      howToAnswer,
    ].join('\n'),
  merchantCancelled: (label) => `${isolated(label)}: ألغاه الزبون قبل قبوله. يُرجى عدم تحضيره.`,
  merchantCancelAsked: (label, reference) =>
    `${isolated(label)}: يطلب الزبون إلغاءه. هل توافقون؟ «${word.allow} ${isolated(reference)}» أو «${word.keep} ${isolated(reference)}».`,
  merchantExpired: (label) =>
    `${isolated(label)}: انتهى لعدم الرد في الوقت المحدد، والزبون على علم بذلك. يُرجى عدم تحضيره.`,
  lessProposal: (words, without, lines, until) =>
    [
      `${isolated(words.label)}: نفد لدى ${isolated(words.business)}: ${isolated(without)}. ويمكنهم إحضار ما يلي:`,
      ...lines,
      `لم يتقرر شيء بعد. لأخذه يُرجى الرد بكلمة «${yes}» قبل ${isolated(until)}، ولإلغاء الطلب مجانًا بكلمة «${no}».`,
    ].join('\n'),
  lessTaken: (words, lines) =>
    [
      `${isolated(words.label)}: قبله ${isolated(words.business)} من دون ما نفد، وأبلغهم الآن:`,
      ...lines,
    ].join('\n'),
  lessExpired: (words, at) =>
    `${isolated(words.label)}: لم يصلني ردك حتى ${isolated(at)} على أخذ الباقي، فانتهى الطلب. لم يُطلب شيء ولا يترتب عليك شيء.`,
  askedForRest: (label, without) =>
    `${isolated(label)}: أسأل العميل هل يريده من دون: ${isolated(without)}. يُرجى عدم تحضيره بعد: إن وافق فالباقي مقبول من جهتكم، وسأخبركم.`,
  restTaken: (label, lines, reference) =>
    [
      `${isolated(label)}: يأخذ العميل الباقي، فقد قبلتم ما يلي:`,
      ...lines,
      `لاحقًا: ${word.ready} ${reference}، ${word.complete} ${reference}.`,
    ].join('\n'),
  whichRequest: (codes) =>
    `هناك أكثر من طلب ينتظر ردكم: ${isolated(codes)}. لم يتغير شيء بعد. يُرجى كتابة ${word.accept} أو ${word.reject} مع الرمز المقصود.`,
  requestOrOwn: (label, reference) =>
    `هل المقصود ${isolated(label)} أم السؤال الذي طرحته عليكم كضيف؟ لم يتغير شيء بعد. للأول اكتبوا ${word.accept} ${reference} أو ${word.reject} ${reference}، وللآخر ${yes} أو ${no}.`,
  listed: (words, what, state) =>
    `${isolated(words.label)}، ${isolated(words.business)}: ${isolated(what)} – الحالة: ${isolated(state)}`,
  noneYet: () => 'لم يُطلب شيء عن طريقي بعد.',
  state: (state) => states[state] ?? state,
};
