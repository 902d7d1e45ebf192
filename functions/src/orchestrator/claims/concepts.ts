import { foldText } from '../../language/fold-text.ts';

/**
 * What words of nine languages have in common, so that what is learned of one language holds for the others. Entries are beginnings
 * of words, with `$` whole words, `_` is a space. Hebrew and Arabic entries may stand behind a prefix, Korean ones anywhere.
 * By script: Latin (English, German, Turkish), Greek, Cyrillic (Russian), Hebrew, Arabic (Arabic, Persian), Hangul (Korean).
 */
const table: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  now: [
    'now$ just$ already currently right_away as_we_speak moment today tonight still$ jetzt gerade schon$ bereits soeben heute noch_immer nach_wie_vor şu_an şimdi az_önce demin bugün artık hâlâ çoktan',
    'τώρα μόλις ήδη σήμερα απόψε ακόμα',
    'сейчас уже только_что сегодня теперь прямо_сейчас по-прежнему',
    'עכשיו כרגע כבר היום הערב עדיין',
    'الآن للتو اليوم الليلة حالياً مازال لا_يزال الان الآن همین_الان اکنون امروز امشب هنوز دیگر',
    '지금 방금 이미 벌써 오늘 아직 여전히 현재',
  ],
  soon: [
    'in_ten in_five minutes_out minutes_away shortly coming_up on_the_way on_my round_the_corner tomorrow in_0 gleich unterwegs morgen$ in_zehn in_fünf yarın birazdan dakikaya yolda',
    'σε_0 σε_λίγο έρχεται αύριο στον_δρόμο',
    'через скоро завтра в_пути едет',
    'מחר עוד_ בדרך תוך',
    'خلال بعد_0 غدا الطريق فردا در_راه دیگر_می تا_0',
    '곧 내일 분_뒤 분_후 가는_중 오고 출발',
  ],
  weekday: [
    'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag pazartesi salı$ çarşamba perşembe cuma$ cumartesi pazar',
    'δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή',
    'понедельник вторник среду среда четверг пятниц суббот воскресень',
    'שני שלישי רביעי חמישי שישי שבת ראשון',
    'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد شنبه یکشنبه دوشنبه جمعه پنجشنبه چهارشنبه',
    '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  ],
  yours: [
    'your$ yours you_re$ you$ you_ve you_ll ihr$ ihre ihren ihrem ihnen sie_sind sie_haben dein dich dir$ euch sizi size$ sizin siz$ adınız yeriniz masanız kapınız siparişiniz adresiniz rezervasyonunuz talebiniz',
    'σας$ σου$ σε_εσάς',
    'ваш вас$ вам$ вами твой твоя тебя тебе',
    'שלך שלכם אתכם לכם$ לך$ אליך אליכם אותך',
    'شما$ تان$ ـتان لك$ لكم حجزك حجزكم طلبك طلبكم طاولتك طاولتكم اسمك اسمكم',
    '고객님 손님 성함',
  ],
  party: [
    'driver rider courier plumber locksmith cleaner skipper captain chef kitchen restaurant owner host landlord agent doorman crew they$ venue bakery stylist hotel reception fahrer bote klempner installateur schlüsseldienst kapitän küche koch restaurant wirt chefin vermieter makler hausmeister konditor empfang rezeption die_wissen şoför sürücü kurye tesisatçı çilingir temizlikçi kaptan mutfak restoran aşçı şef işletme emlakçı kapıcı pastane resepsiyon berber usta',
    'οδηγός διανομέας υδραυλικός κλειδαράς καθαρίστρια καπετάνιος κουζίνα εστιατόριο μαγαζί ιδιοκτήτ σεφ μεσίτ θυρωρός ρεσεψιόν',
    'водител курьер сантехник слесар мастер уборщи капитан кухн ресторан повар хозя риелтор консьерж администратор',
    'נהג שליח שרברב אינסטלטור מנעולן מנקה קפטן סקיפר מטבח מסעדה שף בעל מתווך שוער קבלה',
    'السائق سباك السباك عامل القبطان المطبخ المطعم الطباخ المالك صاحب الوكيل البواب استقبال راننده پیک لوله‌کش کلیدساز نظافت ناخدا کاپیتان آشپزخانه رستوران سرآشپز صاحب مشاور سرایدار پذیرش',
    '기사 배달 배관 열쇠 청소 선장 주방 식당 레스토랑 셰프 사장 중개 경비 프런트 매장 직원',
  ],
  knows: [
    'know knows aware has_your have_your has_the informed wissen weiß kennt bescheid hat_ihre biliyor haberi bilgi haberdar',
    'ξέρ γνωρίζ ενήμερ έχει_το έχουν_το',
    'знает знают в_курсе предупрежд сообщ',
    'יודע מודע מעודכן',
    'يعلم يعرف علم می‌دان خبر مطلع اطلاع',
    '알고 전달 안내 알려',
  ],
  comes: [
    'comes coming arriv heading pick up$ outside door is_here be_there leaving kommt holt abhol klingelt losgefahren da$ vor_der_tür geliyor gelecek gelir kapınız yola bekliyor alacak orada',
    'έρχ φτάν φτάσ πόρτα παραλ θα_είναι',
    'приед приех прид едет выех подъ забер двер ждет ждут будет',
    'מגיע יגיע יבוא בדרך אוסף יאסוף דלת מחכ יחכ יצא',
    'يصل سيصل قادم يأتي سيأتي الباب ينتظر بانتظار می‌رس می‌آی میاد درب منتظر راه',
    '도착 오십 옵니 갑니 방문 기다 문_앞 픽업',
  ],
  settled: [
    'done sorted set$ handled go$ granted live$ square settled cleared through confirmed booked reserved erledigt steht$ geht_klar passt läuft drin$ durch$ eingetragen gebucht reserviert bestätigt angepasst vermerkt tamam oldu halloldu halletti ayarla kesinleş onay kabul geçti anlaş bağla yapıldı ayrıldı',
    'έγινε εντάξει κλείσ κανονίσ επιβεβαι τακτοποι όλα_καλά περάσ δεκτ',
    'готов сделан решен оформ подтвер принят заброн договор записа порядке улажен состо',
    'סגור סודר הוסדר בוצע אושר נסגר נקבע מסודר טופל נרשם מאושר',
    'تم$ تمت$ مؤكد جاهز محجوز انتهى مثبت أكد وافق شد$ شده انجام قطعی تأیید تایید ثبت رزرو هماهنگ اوکی',
    '완료 확정 됐 되었 예약됐 잡혔 잡아 승인 처리 끝났 확인됐 해결',
  ],
  ended: [
    'scrapped dropped cancelled canceled off$ called_off removed gone owe$ nothing_more no_longer wiped deleted storniert abgesagt absage raus$ gestrichen gelöscht mehr$ nichts_mehr iptal silindi kalmadı değil_artık vazgeç düştü',
    'ακυρ σβήσ διαγρά δεν_χρωστ πια$ τίποτα_άλλο',
    'отмен удал снят снята больше_не закрыт стерт',
    'בוטל ביטול נמחק הוסר כבר_לא יותר$',
    'ألغي إلغاء حذف لم_يعد أزيل لغو کنسل حذف پاک دیگر دیگه',
    '취소 삭제 더_이상 없어졌 빠졌 지웠',
  ],
  keeps: [
    'hold it keep keeping aside kept stays yours_until gehalten halten freigehalten zurückgelegt gehört tutuyor tutulu ayırdı saklı bekletiyor sizin$ sizde',
    'κρατ φυλά δικό δική',
    'держ отлож придерж за_вами ваше$ ваш$ закреп',
    'שמור שומר מחזיק מוחזק שלכם$',
    'محفوظ يحتفظ بانتظارك باسمك نگه کنار به_نام مال_شما',
    '맡아 비워 두었 뒀 잡아_두 고객님_자리',
  ],
  heard: [
    'heard said_yes it_s_a_yes replied answer got_back word_from a_yes green_light rückmeldung zusage zugesagt grünes geantwortet gemeldet gesagt haber cevap dedi evet_dedi olur_dedi yeşil',
    'απάντη είπε είπαν πράσινο ναι_από',
    'ответ сказал согласил дали_добро отклик',
    'ענ השיב אמר הסכימ אור_ירוק הסכים',
    'رد$ ردوا قال قالوا أجاب موافق گفت جواب پاسخ موافقت',
    '답변 연락 회신 오케이 라고_하 수락 좋다고',
  ],
  doing: [
    'i_m_on i_am on_the_phone calling i_ll i_will i_have i_ve working_on ich_habe ich_bin ich_ruf ich_telef ich_erinn ich_kümm görüşüyorum arıyorum yaptım ettim hallediyorum yazdım uyandırırım hatırlat',
    'μιλά τηλεφων κανονίζω έστειλα έκανα έβαλα θα_σας_ειδο',
    'звоню говорю передал отправил напомню разбужу сделал оформляю связ',
    'מדבר אני_על הזמנתי שלחתי עדכנתי אזכיר סידרתי',
    'أتحدث أتصل أرسلت حجزت أبلغت سأذكر دارم زنگ فرستادم گفتم کردم یادآوری',
    '통화 했습니다 했어요 드렸 드릴게 깨워 두었습니다',
  ],
  code: [
    'code$ number reference confirmation_n pin$ ref$ nummer kennwort bestätigungsn kod kodu numara referans',
    'κωδικ αριθμ',
    'код номер',
    'קוד מספר אסמכתא',
    'رقم رمز كود مرجع کد شماره پیگیری',
    '번호 코드',
  ],
  present: [
    'show quote mention give_your tell_them your_name under_the_name at_the_door reception just_show turn_up be_at zeigen nennen namen am_eingang vorzeigen seien_sie kommen_sie gehen_sie söyleyin gösterin adınızı girişte gidin adına',
    'πείτε δείξτε όνομα είσοδο πηγαίνετε στο_όνομα',
    'назовите покажите имя входе приходите на_имя скажите',
    'הציגו תגידו שם כניסה פשוט_תבואו על_שם הראו',
    'اسم قل قولوا أظهر عند_المدخل احضر باسم نام بگویید نشان ورودی بیایید به_نام تشریف',
    '성함 이름 말씀하 보여 오시면 이름으로 입구',
  ],
  money: [
    'refund paid charged money_back payment deposit owe card betrag zurück bezahlt abgebucht anzahlung schuld iade ödeme kapora borc ücret tahsil çekil',
    'επιστροφ χρήμα πληρω προκαταβολ χρέω κάρτα',
    'возврат вернут деньги оплат списан депозит должны',
    'החזר זיכוי כסף שולם חויב מקדמה תשלום',
    'استرداد مبلغ دفع خصم عربون دفعة پول واریز پرداخت بیعانه کسر',
    '환불 결제 입금 보증금 청구 금액',
  ],
  queue: [
    'list waitlist waiting_list pending status line request_is warteliste liste status anfrage wartet sıra liste durum talep bekleme beklemede',
    'λίστα αναμονή κατάσταση αίτημα',
    'список очеред статус запрос ожида лист',
    'רשימ תור סטטוס בקשה ממתין',
    'قائمة انتظار طلب حالة لیست صف وضعیت درخواست نوبت',
    '대기 명단 요청 상태 순번',
  ],
  calm: [
    'don_t_worry no_worries no_need relax enjoy don_t_bother keine_sorge kein_stress viel_spaß merak_et gerek_yok keyfin gözünüz afiyet',
    'ανησυχ μην_αγχ δεν_χρειάζεται καλή',
    'не_волн не_беспок не_нужно приятн не_пережив',
    'אל_תדאג אין_צורך לא_צריך תיהנ בתיאבון',
    'لا_تقلق لا_داعي لا_حاجة استمتع نگران لازم_نیست خیالتان خیالت نوش',
    '걱정 필요_없 즐거운 맛있게 안심',
  ],
  yes: [
    'yes$ yep$ okay$ ok$ perfect great lovely sure$ ja$ klar$ gern perfekt super evet tabii peki tamam$ harika süper',
    'ναι$ εντάξει τέλεια βεβαίως ωραία',
    'да$ хорошо отлично конечно ладно',
    'כן$ בסדר מעולה בטח סבבה אוקיי',
    'نعم حسنا تمام ممتاز أكيد بله$ آره باشه عالی حتما',
    '네$ 예$ 좋아요 알겠 그럼요',
  ],
  no: [
    'no$ nope not$ never nein$ nicht kein hayır değil yok$',
    'όχι δεν$ μην$',
    'нет$ не$ никак',
    'לא$ אין$',
    'لا$ ليس لم$ لن$ نه$ نیست نشد',
    '아니 않 없 못',
  ],
  rule: [
    'usually always often most typical every each per$ anyone guests people places normally generally if$ when$ can$ could would might may$ meist immer oft üblich jede pro$ gäste wenn$ falls kann könn würd genelde genellikle her$ kişi_başı sık çoğu eğer isterse olabilir',
    'συνήθως πάντα συχνά κάθε άτομο αν$ μπορ θα_ήθελ όταν',
    'обычно всегда часто каждый кажд за_человека если можно мож когда хотите',
    'בדרך_כלל תמיד לרוב כל$ אם$ אפשר יכול כאשר רוצ',
    'عادة دائما غالبا كل$ للشخص إذا يمكن إن$ معمولا همیشه اغلب هر$ اگر نفر می‌توان ممکن وقتی',
    '보통 항상 대개 매$ 인당 수_있 면$ 경우 대부분',
  ],
  trait: [
    'has_a have_a is_a open closes serves known view quiet terrace popular founded built menu bedroom offen ruhig blick beliebt liegt bekannt gegründet küche_ist açık manzara sakin ünlü kuruldu menü balkon güzel',
    'ανοιχτ θέα ήσυχ γνωστ δημοφιλ χτίστ μενού βεράντα',
    'открыт вид$ тих популяр известен терраса основан меню',
    'פתוח נוף שקט מפורסם פופולרי תפריט מרפסת נוסד',
    'مفتوح إطلالة هادئ مشهور قائمة_الطعام تراس تأسس باز$ منظره دنج معروف منو تراس',
    '전망 조용 유명 메뉴 테라스 영업 인기',
  ],
};

const scriptOrder = ['latin', 'greek', 'cyrillic', 'hebrew', 'arabic', 'hangul'] as const;
export type ConceptScript = (typeof scriptOrder)[number];

function patternOf(entries: string, script: ConceptScript): RegExp {
  const alternatives = entries.split(' ').map((entry) => {
    const isWhole = entry.endsWith('$');
    const stem = foldText(entry.replace(/\$$/, '').replaceAll('_', ' ')).text;
    return isWhole ? `${stem}(?!\\p{L})` : stem;
  });
  const before =
    script === 'hangul'
      ? ''
      : script === 'hebrew'
        ? '(?<!\\p{L})[והבלמשכ]{0,2}'
        : script === 'arabic'
          ? '(?<!\\p{L})(?:[وفبلك]|ال|وال|بال|لل|س)?'
          : '(?<!\\p{L})';
  return new RegExp(`${before}(?:${alternatives.join('|')})`, 'u');
}

const patterns = new Map<ConceptScript, readonly (readonly [string, RegExp])[]>();

/** The names of the concepts of which a folded text has a word. */
export function conceptsIn(folded: string, script: ConceptScript): string[] {
  const made =
    patterns.get(script) ??
    Object.entries(table).map(
      ([name, row]) => [name, patternOf(row[scriptOrder.indexOf(script)] ?? '', script)] as const,
    );
  patterns.set(script, made);
  return made.filter(([, pattern]) => pattern.test(folded)).map(([name]) => name);
}
