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
};
