import type { Language } from '@merve/contract';
import type { PhraseFamily } from '../phrase-index.ts';
import { list } from './list.ts';

/**
 * What reports that somebody else agrees: "my wife says yes", "they are in". It stands beside a person's own yes and is none:
 * who only tells what another said is asked.
 */
export const consentOfOthers: Readonly<Record<Language, readonly PhraseFamily[]>> = {
  en: [
    [
      list(`
          he, she, they, we all, all of us, everyone, everybody, my wife, my husband, my partner,
          my girlfriend, my boyfriend, my fiance, my friend, my friends, my mum, my mom, my dad, my boss,
          the boss, the others, the family, the wife, the husband, mum, dad`),
      [
        '',
        ...list(`
          all, also, just`),
      ],
      list(`
          says yes, say yes, said yes, says ok, said ok, says okay, said okay, says its ok, says its fine,
          said its fine, says fine, said fine, agrees, agree, agreed, agrees with it, agree with it, is in,
          are in, is fine with it, are fine with it, is ok with it, are ok with it, is happy, are happy,
          is happy with it, are happy with it, is on board, are on board, likes it, like it, loves it,
          love it, wants it, want it, confirmed, approves, approved, approve`),
    ],
  ],
  tr: [
    [
      [
        '',
        ...list(`
          eşim, karım, kocam, hanım, nişanlım, sevgilim, arkadaşım, arkadaşlar, arkadaşlarım, annem, babam,
          patron, müdür, çocuklar, herkes, bizimkiler, hepimiz, o, onlar`),
      ],
      [
        '',
        ...list(`
          de, da`),
      ],
      list(`
          evet dedi, evet diyor, evet dediler, evet diyorlar, tamam dedi, tamam diyor, tamam dediler,
          olur dedi, olur diyor, olur dediler, onayladı, onaylıyor, onayladılar, kabul etti, kabul ediyor,
          kabul ettiler, beğendi, beğendiler, uygun dedi, uygun dediler, ok dedi, okey dedi, razı, razı oldu,
          memnun oldu, ikna oldu`),
    ],
  ],
  he: [
    [
      [
        '',
        ...list(`
          הוא, היא, הם, בעלי, אשתי, אישתי, החבר שלי, החברה שלי, חבר שלי, חברה שלי, החברים, החברות, אמא, אבא,
          אמא שלי, אבא שלי, הבוס, כולם, כולנו, הילדים, המשפחה, בן הזוג, בת הזוג, השותף`),
      ],
      [
        '',
        ...list(`
          גם, כבר`),
      ],
      list(`
          מסכים, מסכימה, מסכימים, הסכים, הסכימה, הסכימו, אומר כן, אומרת כן, אומרים כן, אמר כן, אמרה כן,
          אמרו כן, אמר בסדר, אמרה בסדר, אמרו בסדר, אישר, אישרה, אישרו, בעד, מרוצה, מרוצים, בעניין, זורם,
          זורמת, זורמים, בפנים`),
    ],
  ],
  ru: [
    [
      list(`
          он, она, они, муж, жена, мой муж, моя жена, подруга, друг, друзья, мама, папа, начальник,
          начальница, шеф, все, дети, ребята, остальные, парень, девушка, семья`),
      [
        '',
        ...list(`
          тоже, уже`),
      ],
      list(`
          согласен, согласна, согласны, за, сказал да, сказала да, сказали да, говорит да, говорят да,
          одобрил, одобрила, одобрили, доволен, довольна, довольны, не против`),
    ],
  ],
  el: [
    [
      [
        '',
        ...list(`
          αυτός, αυτή, αυτοί, ο άντρας μου, η γυναίκα μου, η κοπέλα μου, το αγόρι μου, η φίλη μου,
          ο φίλος μου, οι φίλοι μου, οι φίλες μου, η μαμά μου, η μαμά, ο μπαμπάς, όλοι, όλες, όλοι μας,
          οι άλλοι, οι υπόλοιποι, τα παιδιά, η παρέα, το αφεντικό`),
      ],
      [
        '',
        ...list(`
          κι, και, επίσης`),
      ],
      list(`
          συμφωνεί, συμφωνούν, συμφώνησε, συμφώνησαν, λέει ναι, λένε ναι, είπε ναι, είπαν ναι, λέει οκ,
          είπε οκ, είπε εντάξει, λέει εντάξει, είναι σύμφωνος, είναι σύμφωνη, είναι σύμφωνοι, είναι μέσα,
          το θέλει, το θέλουν, της αρέσει, του αρέσει, τους αρέσει`),
    ],
  ],
  de: [
    [
      list(`
          er, sie, meine frau, mein mann, meine freundin, mein freund, meine freunde, mein partner,
          meine partnerin, alle, alle anderen, die anderen, wir alle, meine mutter, mein vater, meine mama,
          mein papa, meine familie, der chef, die chefin, die kinder`),
      [
        '',
        ...list(`
          auch, jetzt`),
      ],
      list(`
          sagt ja, sagen ja, hat ja gesagt, haben ja gesagt, sagt ok, sagen ok, sagt passt, meint ja,
          meint passt, stimmt zu, stimmen zu, hat zugestimmt, haben zugestimmt, ist einverstanden,
          sind einverstanden, ist dafür, sind dafür, ist dabei, sind dabei, findet es gut, finden es gut,
          findet das gut, finden das gut, freut sich, freuen sich, ist zufrieden, sind zufrieden`),
    ],
  ],
  ar: [
    [
      [
        '',
        ...list(`
          هو, هي, هم, زوجي, زوجتي, مرتي, جوزي, صديقي, صديقتي, رفيقي, رفيقتي, خطيبي, خطيبتي, أصدقائي, اصحابي,
          أصحابي, رفقاتي, أمي, امي, والدي, والدتي, المدير, الكل, الجميع, كلنا, كلهم, الأولاد, العائلة,
          الشباب, الجماعة`),
      ],
      [
        '',
        ...list(`
          كمان, أيضا, برضو`),
      ],
      list(`
          موافق, موافقة, موافقين, موافقون, قال نعم, قالت نعم, قالوا نعم, بيقول نعم, بتقول نعم, بيقولوا نعم,
          قال اي, قالت اي, قال تمام, قالت تمام, قالوا تمام, قال اوكي, قالت اوكي, قالوا اوكي, قال ماشي,
          قالت ماشي, وافق, وافقت, وافقوا, راضي, راضية, راضيين`),
    ],
  ],
  fa: [
    [
      [
        '',
        ...list(`
          اون, او, همسرم, خانمم, خانومم, شوهرم, نامزدم, دوستم, دوستام, دوست دخترم, دوست پسرم, مامانم, بابام,
          مامان, بابا, رئیسم, همه, همه مون, بچه‌ها, بچه ها, بقیه, خانواده`),
      ],
      [
        '',
        ...list(`
          هم, هم که`),
      ],
      list(`
          موافقه, موافقن, موافق است, موافقت کرد, موافقت کردن, گفت بله, گفت آره, گفت باشه, گفت اوکیه,
          گفتن آره, گفتن بله, گفتن باشه, گفتند بله, میگه بله, می‌گه بله, میگه آره, می‌گه آره, میگه باشه,
          میگن آره, می‌گن آره, قبول کرد, قبول کردن, قبول کردند, راضیه, راضین, اوکی داد, اوکی دادن, خوشش اومد,
          خوششون اومد`),
    ],
  ],
  ko: [
    [
      [
        '',
        ...list(`
          남편이, 남편도, 아내가, 아내도, 와이프가, 와이프도, 친구가, 친구도, 친구들이, 친구들도, 여친이, 여친도, 여자친구가, 여자친구도, 남친이, 남친도, 남자친구가,
          남자친구도, 엄마가, 엄마도, 아빠가, 아빠도, 부모님이, 부모님도, 상사가, 사장님이, 일행도, 아이들도, 애들도, 가족들도, 다들, 모두, 다, 그분도, 그쪽도`),
      ],
      [
        '',
        ...list(`
          다, 너무`),
      ],
      list(`
          좋대요, 좋대, 좋다네요, 좋다고 하네요, 좋다고 해요, 좋다고 합니다, 좋다고 했어요, 좋아해요, 좋아하네요, 오케이래요, 오케이했어요, 괜찮대요, 괜찮다네요,
          괜찮다고 하네요, 괜찮다고 해요, 괜찮다고 합니다, 동의했어요, 동의해요, 동의합니다, 찬성이에요, 찬성이래요, 찬성입니다, 하재요, 하자고 해요, 하자네요, 그러재요,
          그러자네요, 그러자고 해요, 마음에 든대요, 맘에 든대요, 만족해요`),
    ],
  ],
};
