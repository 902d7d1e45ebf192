import { isolated } from '@merve/contract/words';
import { answerWords } from '../../../language/answer-words.ts';
import type { VoteSentences } from './en.ts';

const { yes, no } = answerWords.ar;

export const ar: VoteSentences = {
  opened: (title, until) => `التصويت ${isolated(title)} مفتوح حتى ${isolated(until)}:`,
  passOn: () => 'لا أبدأ بمراسلة أحد. أرسلوا هذا إلى أصدقائكم:',
  invitation: (title) => `صوّتوا معنا: ${isolated(title)}`,
  byPage: (page) => `على الإنترنت: ${page}`,
  byCode: (code) => `على واتساب: اكتبوا إلى Merve ${isolated(`JOIN ${code}`)}`,
  alsoYou: () => 'صوتكم محسوب أيضًا.',
  howToVote: () =>
    'اكتبوا أرقام كل الأماكن التي تذهبون إليها، مثل «1 3». لاستبعاد مكان اكتبوا «فيتو 2» والسبب.',
  howToRank: () => 'اكتبوا الأرقام بترتيبكم، الأفضل أولًا، مثل «3 1». لاستبعاد مكان اكتبوا «فيتو 2» والسبب.',
  changeable: (until) => `يمكنكم تغيير صوتكم حتى ${isolated(until)}.`,
  joined: (title) => `انضممتم: ${isolated(title)}`,
  joinedOwn: (title) => `هذا تصويتكم أنتم: ${isolated(title)}`,
  voted: (names) => `صوتكم: ${isolated(names)}.`,
  votedForNone: () => 'صوتكم: لا شيء منها.',
  ruledOut: (name, reason) => `مستبعد: ${isolated(name)} (${isolated(reason)}).`,
  vetoNeedsReason: (name) => `لماذا لا ${isolated(name)}؟ اكتبوا «فيتو» ورقمه والسبب.`,
  notRead: (words) => `لم أفهم ${isolated(words)}، فبقي صوتكم كما كان.`,
  noSuchNumber: (number, most) => `لا يوجد رقم ${number}: الأماكن من 1 إلى ${most}. بقي صوتكم كما كان.`,
  standing: (title, voted, members, until) =>
    `${isolated(title)}: صوّت ${voted} من ${members}. مفتوح حتى ${isolated(until)}.`,
  votes: (name, count) => `${isolated(name)}: عدد الأصوات ${count}`,
  vetoed: (reasons) => `مستبعد: ${isolated(reasons)}`,
  hidden: () => 'الأصوات مخفية حتى النهاية.',
  decided: (title, winner, voted) => `${isolated(title)}: تقرّر، ${isolated(winner)}. عدد المصوّتين ${voted}.`,
  undecided: (title) => `انتهى التصويت ${isolated(title)}. لم يصوّت أحد، لذلك لم يُختر شيء.`,
  noVote: () => 'ليس لديكم تصويت جارٍ. ابحثوا عن أماكن أولًا ثم قولوا «لنصوّت عليها».',
  needsTwo: () => 'يحتاج التصويت إلى مكانين على الأقل. ابحثوا أولًا أو اذكروا أسماءها.',
  leftOut: (count) =>
    `تُركت لأنه لا يجوز لي حفظ ما يعرفه مزوّدون آخرون: ${count}. لا يتسع التصويت إلا لأول ثمانية.`,
  askTime: () => 'في أي ساعة تريدون اللقاء؟ مثلًا 20:00.',
  close: (title, voted, members) =>
    `هل أغلق التصويت ${isolated(title)}؟ صوّت ${voted} من ${members}، وبعدها لا يصوّت أحد.\nأجيبوا ${yes} لإغلاقه، ${no} لتركه مفتوحًا.`,
  cancel: (title) =>
    `هل أحذف التصويت ${isolated(title)} مع كل ما قيل لأجله؟\nأجيبوا ${yes} لحذفه، ${no} لإبقائه.`,
  kept: (title) => `بقي التصويت ${isolated(title)} كما كان.`,
  cancelled: (title) => `حُذف التصويت ${isolated(title)}. لم يُحجز شيء.`,
  left: (title) => `غادرتم ${isolated(title)}. لن أكتب لكم عنه بعد الآن.`,
  organiserStays: (title) => `${isolated(title)} تصويتكم أنتم. لإنهائه قولوا «ألغِ التصويت».`,
  notYours: () => 'لا يستطيع ذلك إلا من بدأ التصويت.',
  notOfVote: (title) => `ليس هذا من أماكن ${isolated(title)}. لم يُحفظ شيء.`,
  notOver: (title) => `ما زال التصويت ${isolated(title)} مفتوحًا. قولوا أولًا «أغلق التصويت».`,
  winnerElsewhere: (winner) => `فاز: ${isolated(winner)}. لا يمكن الحجز فيه عن طريقي، فاحجزوا هناك بأنفسكم.`,
  askWhen: (winner) =>
    `فاز: ${isolated(winner)}. متى أحجز؟ اكتبوا مثلًا «احجز الفائز يوم السبت الساعة 20:00».`,
  nextOne: (full, next) =>
    `${isolated(full)} غير متاح حينها، لذلك هذا هو التالي في تصويتكم: ${isolated(next)}.`,
  noneFree: (title) => `لا يمكن حفظ أي من أماكن ${isolated(title)} لكم حينها. لم يُحجز شيء.`,
  forComing: (party) => `لعدد ${party}: من قالوا إنهم قادمون ومن يحضرونهم.`,
  groupFlagged: () =>
    '⚠️ في هذا المطبخ شيء لا يجوز أن يأكله أحد من مجموعتكم. قد يكون المكان التالي أفضل؛ وإن حجزتم هنا مع ذلك فسيُبلَّغ المكان.',
  groupWarned: () =>
    '⚠️ أحد من مجموعتكم لا يجوز أن يأكل شيئًا قد يكون في الطعام هناك. سيُبلَّغ المطبخ؛ اسألوا قبل الأكل.',
  groupUnknown: () =>
    '⚠️ أحد من مجموعتكم لا يجوز أن يأكل شيئًا، ولا أحد يعرف ما في الطعام هناك. سيُبلَّغ المطبخ؛ اسألوا قبل الأكل.',
  bookIt: () => 'احجز الفائز',
  sayBook: (words) => `اكتبوا «${words}» لأحجز لكم مكانًا.`,
  nudge: (title, until) => `${isolated(title)}: لم يصل صوتكم بعد. يُغلق ${isolated(until)}.`,
  nothingBooked: () => 'لم يُحجز شيء بعد؛ سأخبركم حين يُحجز.',
  booked: (title, what, when) => `حُجز من أجل ${isolated(title)}: ${isolated(what)}، ${isolated(when)}.`,
  reminder: (title, what, when) => `قريبًا، ${isolated(title)}: ${isolated(what)}، ${isolated(when)}.`,
  partyNow: (title, coming, booked) => `${isolated(title)}: القادمون الآن ${coming}، والحجز لعدد ${booked}.`,
  calendar: (link) => `لتقويمكم: ${link}`,
  hearNoMore: () => 'كي لا تسمعوا المزيد عنه اكتبوا «مغادرة التصويت».',
};
