import { counted, isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { PlannerSentences } from './en.ts';

export const arabic: PlannerSentences = {
  help: (can) =>
    `${can} مثلًا: «مطعم أسماك في كيرينيا» أو «طاولة لأربعة أشخاص غدًا الساعة 20:00 في …». لا يُحجز شيء قبل ردك بكلمة «${answerWords.ar.yes}».`,
  greeting: (can) => `مرحبًا، أنا ميرفي. ${can} كيف يمكنني مساعدتك؟`,
  thanks: () => 'على الرحب والسعة.',
  howAreYou: () => 'بخير، شكرًا لك. كيف يمكنني مساعدتك؟',
  goodbye: () => 'مع السلامة. أنا هنا متى احتجت إليّ.',
  unknown: (can) => `لم أفهم ذلك. ${can}`,
  notKnown: (can) => `هذا لا أعرفه. ${can}`,
  stillUnknown: () =>
    'عذرًا، لم أفهم ذلك أيضًا. اكتب مثلًا «مطعم أسماك في كيرينيا» أو «طاولة لأربعة أشخاص غدًا الساعة 20:00 في …». وإن أردت التحدث مع شخص فقل ذلك فحسب.',
  unknownWhilePending: () =>
    'لا يمكنني الإجابة عن ذلك. يمكنك تغيير اليوم أو الساعة أو عدد الأشخاص أو المكان.',
  takeYourTime: () => 'خذوا وقتكم. اكتبوا لي متى قررتم.',
  noAnswerIn: (words) => `لم أفهم الجواب «${words}».`,
  unsupported: (can) => `لا يمكنني فعل ذلك بعد. ${can}`,
  nothingPending: () => 'لا شيء ينتظر ردك. ماذا تود أن أجد أو أحجز لك؟',
  emptyMessage: () => 'لم يصلني أي نص. ماذا تود أن أجد أو أحجز لك؟',
  askListing: () => 'أي مكان تود حجزه؟',
  askWhichPlace: () => 'عن أي مكان تسأل؟',
  askListingAmong: (names) => `أيها تقصد: ${isolated(names)}؟`,
  askWhen: () => 'في أي يوم وأي ساعة؟',
  askClock: () => 'في أي ساعة؟',
  askEitherClock: (early, late) => `الساعة ${isolated(early)} أم الساعة ${isolated(late)}؟`,
  askHourOrPeople: (clock: string, people: string) =>
    `في الساعة ${clock} أم لهذا العدد من الأشخاص: ${people}؟`,
  askParty: () => 'كم عدد الأشخاص؟',
  askMeaning: (words: string) =>
    `لست متأكدة مما تقصده بـ«${isolated(words)}»، ولا أريد أن أخمّن. من فضلك قله بكلمات أخرى: يومًا أو ساعة أو عددًا أو أيًا كان. إذا كتبت ${answerWords.ar.no} أتركه.`,
  lasts: (minutes: number) => `مدة الحجز هناك ${minutes} دقيقة.`,
  askUnread: (words: string) =>
    `كتبت أيضًا «${isolated(words)}»، ولست متأكدة ماذا أفعل به. هل أنقله إليهم كما هو (${answerWords.ar.yes}) أم أتركه (${answerWords.ar.no})؟ أو قله بكلمات أخرى.`,
  askShorterNote: (letters) =>
    `هذا أطول مما يمكنني إيصاله إليهم: الحد الأقصى ${letters} حرف. يُرجى كتابة ما تود إبلاغهم به بشكل أقصر.`,
  askSearch: () => 'عمّ تبحث، وفي أي مدينة؟',
  askSearched: (words) =>
    `لم أجد شيئًا بكلمات «${isolated(words)}». ماذا تقصد بها: اسم مكان، أم نوع مكان، أم شيئًا آخر؟ قلها من فضلك بكلمات أخرى.`,
  askKitchen: () => 'من أيها أطلب؟ اكتبوا الاسم أو الرقم.',
  askOrderPlace: () => 'من أين تود أن تطلب، وماذا؟',
  noneListed: (words) => `على حد علمي، لا شيء مما ذكرته: «${words}».`,
  cheapest: (names) => `على حد علمي، الأرخص بينها: ${names}.`,
  bestRated: (names) => `الأعلى تقييمًا بينها: ${names}.`,
  costTheSame: () => 'على حد علمي، أسعارها متقاربة.',
  askDestination: () => 'إلى أين تود أن تقلّك سيارة الأجرة؟',
  noTaxi: () => 'حسنًا، بلا سيارة أجرة.',
  calledTaxiStays: () =>
    'سيارة الأجرة التي طُلبت تبقى كما هي، ولم يتغير شيء. لموعد آخر أو عدد آخر من الركاب اكتب أولًا «ألغ التاكسي»، ثم اطلب الجديدة.',
  allRight: () => 'حسنًا. لم يتغير شيء، واكتبوا لي متى احتجتم إلى شيء.',
  askMessage: () => 'ما الذي أنقله إليهم؟',
  impossibleDate: (date) => `لا يوجد تاريخ كهذا: ${isolated(date)}. أي يوم تقصد؟`,
  impossibleTime: (time) => `لا توجد ساعة كهذه: ${isolated(time)}. أي ساعة تقصد؟`,
  noSuchNumber: (count) =>
    `في القائمة ${counted('ar', count, { one: 'مكان واحد', two: 'مكانان', few: '# أماكن', many: '# مكانًا', other: '# مكان' })} فقط. أيها تقصد؟`,
  shareLocation: () => 'يُرجى إرسال موقعك من تطبيق المحادثة (إرفاق، ثم الموقع)، أو كتابة اسم المدينة فقط.',
  askMove: () => 'أي حجز يُغيَّر موعده، وإلى متى؟ يُرجى كتابة رمزه مع اليوم والوقت الجديدين.',
  cannotChangeBooked: () => 'لا يمكن تغيير موعد حجز قائم. يمكنني إلغاؤه وعمل حجز جديد: أخبرني أي حجز تقصد.',
  cannotSearchHere: () => 'البحث متوقف هنا.',
  cannotBookHere: () => 'الحجز متوقف هنا.',
  cannotCancelHere: () => 'الإلغاء متوقف هنا.',
  cannotListHere: () => 'لا يمكنني الاطلاع على الحجوزات هنا.',
};
