/**
 * What makes many ill and no law wants declared, by its English name; compared with the words of a menu in every
 * language. Written as in `allergen-words.ts`.
 */
export const undeclaredFoods: readonly (readonly [name: string, words: string, kind?: 'illness'])[] = [
  ['strawberry', '-strawberr -cilek -cileg erdbeer клубник φραουλ תות فراول توت·فرنگي 딸기'],
  ['kiwi', '-kiwi -kivi киви ακτινιδι קיווי كيوي 키위'],
  ['tomato', '-tomato =domates -domates tomate помидор томат ντοματ τοματ עגבני طماطم بندوره گوجه 토마토'],
  ['banana', '-banana =muz -muza banane банан μπανανα בננ +موز> 바나나'],
  ['avocado', '-avocado -avokado авокадо αβοκαντο אבוקדו افوكادو اووكادو 아보카도'],
  ['corn', '=corn =maize -misir =mais кукуруз καλαμποκ תירס +ذره> =ذرت 옥수수'],
  ['garlic', '-garlic -sarimsak -sarimsag knoblauch чеснок σκορδ =שום =לשום ثوم سير> 마늘'],
  ['onion', '-onion -sogan zwiebel =лук =лука =луку κρεμμυδ בצל بصل پياز 양파'],
  [
    'mushroom',
    '-mushroom =mantar -mantara =pilz =pilze =pilzen -champignon гриб μανιταρ פטריות فطر قارچ 버섯',
  ],
  [
    'coconut',
    '-coconut -hindistan·cevizi kokosnuss kokos кокос καρυδα·κοκ ινδικ·καρυδ קוקוס جوز·الهند نارگيل 코코넛',
  ],
  ['peach', '-peach -seftali pfirsich персик ροδακιν אפרסק خوخ هلو 복숭아'],
  [
    'apple',
    '=apple =apples =elma -elmaya -apfel =яблоко =яблоки =яблокам яблок μηλο> μηλα> תפוח تفاح سيب 사과',
  ],
  [
    'citrus',
    '-citrus =orange =oranges =lemon =lemons -narenciye -portakal -limon zitrus -orangen -zitrone цитрус апельсин лимон εσπεριδοειδ πορτοκαλ λεμονι הדרים תפוז לימון حمضيات برتقال ليمون مركبات پرتقال 오렌지 감귤 레몬',
  ],
  ['pineapple', '-pineapple -ananas ананас ανανα אננס اناناس 파인애플'],
  ['mango', '=mango =mangos -mangoya манго μανγκο מנגו مانجو انبه 망고'],
  ['chickpea', '-chickpea -nohut -nohud kichererbse =нут =нута ρεβιθ חומוס حمص نخود 병아리콩'],
  ['lentil', '-lentil -mercimek -mercimeg linsen чечевиц φακεσ עדשים عدس 렌틸'],
  ['buckwheat', '-buckwheat -karabugday buchweizen гречк гречих φαγοπυρ כוסמת 메밀'],
  [
    'chicken',
    '=chicken =tavuk -tavuga huhnchen hahnchen =курица =курицу κοτοπουλ =עוף =לעוף دجاج =مرغ 닭고기',
  ],
  ['pork', '=pork -domuz schweinefleisch свинин χοιριν חזיר خنزير خوك 돼지고기'],
  [
    'beef',
    '=beef -red·meat -alpha·gal -sigir -kirmizi·et rindfleisch говядин μοσχαρ =בקר בשר·בקר لحم·البقر گوشت·گاو 소고기',
  ],
  ['honey', '=honey =bal -bala> honig =мед =меда μελι> דבש عسل 꿀에 꿀을'],
  ['cinnamon', '-cinnamon -tarcin zimt корица корицу κανελ קינמון قرفه دارچين 계피 시나몬'],
  [
    'chocolate',
    '-chocolate -cocoa -cikolata -kakao schokolade шоколад какао σοκολατ κακαο שוקולד קקאו شوكولا كاكائو 초콜릿',
  ],
  [
    'pepper',
    '=paprika -bell·pepper =chilli =chillies =chili =biber -bibere -pfeffer перец πιπερι פלפל فلفل 고추 후추',
  ],
  ['msg', '=msg -glutamate -glutamat глутамат γλουταμινικ גלוטמט غلوتامات گلوتامات'],
  ['ginger', '=ginger -zencefil ingwer имбир πιπεροριζ τζιντζερ זנגביל זנג׳ביל زنجبيل 생강'],
  ['fructose', '-fructose -fruktoz fruktose фруктоз φρουκτοζ פרוקטוז فركتوز فروكتوز 과당'],
  ['histamine', '-histamin гистамин ισταμιν היסטמין هيستامين 히스타민'],
  [
    'fava bean',
    '-fava =פול =فول +فول> باقالي باقلا -broad·bean =bakla -baklaya ackerbohne -saubohne =бобы =бобов κουκι פול·ירוק باقلا',
  ],
  ['latex', '-latex -lateks латекс λατεξ לטקס لاتكس لاتيكس 라텍스'],
  ['poppy', '-poppy -hashas mohn> =мак =мака παπαρουν פרג خشخاش'],
  [
    'bee sting',
    '-bee·sting =bees =wasps -wasp·sting =hornet =hornets -esekaris =arisi =ari·soktu mucke> -wespenstich шершн осы> דבורה> דבורים צרעה> =النحل =النحله دبور زنبور -ari·sokma bienenstich -wespen пчел ос> μελισσ σφηκ דבורים نحل زنبور 벌에',
  ],
  [
    'eggplant',
    '-eggplant -aubergine -patlican баклажан μελιτζαν חציל باذنجان بادمجان بادنجان =가지를 =가지에',
  ],
  [
    'cherry',
    '-cherry -cherries -kiraz -visne kirsche черешн вишн κερασι βυσσιν דובדבן דובדבנים كرز گيلاس البالو 체리',
  ],
  ['pear', '=pear =pears =armut -armuda birne =груша =груши =грушу =груш αχλαδ אגס كمثري اجاص گلابي 서양배'],
  [
    'melon',
    '-melon -cantaloupe -kavun honigmelone =дыня =дыню =дыни πεπονι מלון·צהוב =מלון·צהוב שמאم خربزه طالبي 멜론',
  ],
  ['watermelon', '-watermelon -karpuz wassermelone арбуз καρπουζ אבטיח بطيخ هندوانه هندونه 수박'],
  [
    'grape',
    '=grape =grapes -raisin -uzum weintraube traube -rosinen виноград изюм σταφυλ σταφιδ ענבים צימוק عنب زبيب =انگور كشمش 포도',
  ],
  ['apricot', '-apricot -kayisi aprikose marille абрикос βερικοκ משמשים مشمش زردالو 살구'],
  [
    'plum',
    '=plum =plums -prune =erik -erige pflaume zwetschge =слива =сливы =сливу чернослив δαμασκην שזיף برقوق 자두',
  ],
  ['fig', '=fig =figs -incir =feige =feigen инжир =συκα =συκο =συκια תאנה תאנים =تين =التين انجير 무화과'],
  ['pomegranate', '-pomegranate =nara -nar·eksi granatapf гранат ροδι> רימון =رمان =الرمان =انار 석류'],
  [
    'berries',
    '-raspberr -blueberr -blackberr -berries =berry -bogurtlen -ahududu -yaban·mersin himbeer heidelbeer brombeer blaubeer =beeren малин черник ежевик ягод φραμπουαζ μυρτιλ βατομουρ פטל אוכמניות توت تمشك 블루베리 라즈베리 베리류',
  ],
  [
    'carrot',
    '-carrot =havuc -havuca karotte mohrrube =mohren морков καροτ =לגזר =גזרים =جزر =الجزر هويج 당근',
  ],
  [
    'potato',
    '-potato -patates kartoffel картоф πατατ תפוחי·אדמה תפוח·אדמה =بطاطا بطاطس سيب·زميني سيبزميني 감자',
  ],
  ['cucumber', '-cucumber -salatalik =gurke =gurken огурц огурец αγγουρ מלפפון =خيار 오이'],
  ['spinach', '-spinach -ispanak -ispanag spinat шпинат σπανακι =תרד سبانخ اسفناج 시금치'],
  [
    'herbs',
    '-parsley -coriander -cilantro -basil =mint =dill -maydanoz -kisnis -feslegen =nane petersilie koriander basilikum петрушк кинз базилик укроп μαινταν μαιντανο κολιανδρ δυοσμ פטרוזיליה כוסברה בזיליקום בקדונס بقدونس كزبره ريحان نعناع جعفري گشنيز 고수 파슬리 바질',
  ],
  [
    'spices',
    '=cumin -turmeric =curry -saffron -kimyon -zerdecal =kori kreuzkummel kurkuma safran кумин -зира куркум шафран κυμιν κουρκουμ σαφραν כמון כורכום זעפרן كمون كركم زعفران زيره زردچوبه 카레 커민 강황',
  ],
  ['vanilla', '-vanilla -vanilya vanille ванил βανιλ וניל فانيليا وانيل 바닐라'],
  ['rice', '=rice =pirinc -pirince =reis =рис =риса =рису ρυζι =אורז =לאורז =ارز =الارز =برنج =쌀 =쌀에'],
  [
    'oats',
    '=oats =oat -oatmeal -yulaf haferflock =hafer овсян =овес =овса βρωμη שיבולת·שועל شوفان جو·دوسر 귀리',
  ],
  [
    'peas',
    '=pea =peas -pea·protein -bezelye =erbse =erbsen =горох =гороха =гороху -αρακα μπιζελ אפונה بازلاء بازيلا نخود·فرنگي نخودفرنگي 완두',
  ],
  [
    'beans',
    '-kidney·bean =beans -legume -pulses -fasulye -baklagil hulsenfrucht =bohnen фасол бобов φασολ οσπρι שעועית קטניות فاصوليا بقوليات لوبيا حبوبات 강낭콩 콩류',
  ],
  [
    'courgette',
    '-courgette -zucchini -pumpkin =kabak -kabaga kurbis кабачк тыкв κολοκυθ קישוא דלעת كوسا يقطين كدو 호박',
  ],
  [
    'sunflower',
    '-sunflower -aycicek -cekirdek sonnenblum подсолнечн семечк ηλιοσπορ ηλιανθ חמניות =גרעינים دوار·الشمس =افتابگردان تخمه 해바라기',
  ],
  [
    'linseed',
    '-linseed -flaxseed =flax -keten·tohum leinsamen =лен =льна льнян λιναροσπορ פשתן بزر·الكتان بزرك 아마씨',
  ],
  ['date', '-medjool =hurma -hurmaya dattel финик χουρμα תמרים سيلان =تمر =التمر خرما 대추'],
  ['quinoa', '-quinoa -kinoa киноа κινοα קינואה كينوا 퀴노아'],
  ['lamb', '=lamb -mutton =kuzu lammfleisch баранин =αρνι =αρνι> כבש =لحم·الغنم لحم·خروف گوشت·گوسفند 양고기'],
  ['turkey meat', '=hindi·eti putenfleisch индейк γαλοπουλ =הודו دجاج·رومي ديك·رومي بوقلمون 칠면조'],
  ['caffeine', '-caffeine -kafein koffein кофеин καφειν קפאין كافيين كافئين 카페인'],
  [
    'additives',
    '-food·colo -food·dye -additive -preservative -tartrazine -nitrite -gida·boya -koruyucu -katki·madde farbstoff konservierungs zusatzstoff краситель красител консервант συντηρητικ χρωστικ צבע·מאכל צבעי·מאכל חומר·משמר חומרים·משמרים ملونات مواد·حافظه مواد·حافظة رنگ·خوراكي مواد·نگهدارنده 색소 방부제 첨가물',
  ],
  [
    'sweeteners',
    '-aspartame -sorbitol -xylitol -sweetener -aspartam -tatlandirici sussstoff аспартам сорбит подсластит ασπαρταμ γλυκαντικ אספרטיים ממתיק اسبارتام محليات اسپارتام شيرين·كننده 아스파탐 감미료',
  ],
  ['yeast', '=yeast -maya·aler =hefe дрожж μαγια> =שמרים خميره 효모 이스트'],
  ['gelatine', '-gelatin -jelatin желатин ζελατιν ג׳לטין גלטין جيلاتين ژلاتين 젤라틴'],
  [
    'vegetables',
    '-cabbage -broccoli -cauliflower -asparagus -artichoke -lettuce -beetroot -okra =leek =leeks -lahana -brokoli -karnabahar -kuskonmaz -enginar -marul -pancar -bamya =pirasa spargel artischock brokkoli blumenkohl капуст брокколи спарж артишок свекл λαχαν μπροκολ σπαραγγ αγκιναρ μαρουλ παντζαρ μπαμι כרוב ברוקולי אספרגוס ארטישוק =חסה =סלק במיה ملفوف بروكلي هليون خرشوف =خس =الخس شمندر باميه بروكلي كاهو چغندر 양배추 브로콜리 아스파라거스 양상추',
  ],
  [
    'tropical fruit',
    '-lychee -papaya -passion·fruit -guava -persimmon =liçi -papaya -trabzon·hurma passionsfrucht -личи папай маракуй хурм λωτ> παπαγι אפרסמון ליצי פפאיה פסיפלורה كاكا پاپايا خرمالو ليچي 파파야 리치',
  ],
  [
    'fava bean',
    '=g6pd -favism -favismus =favizm фавизм =г6фд κυαμ·ισμ κυαμισμ فاويسم تفول> فافيزم 잠두중독',
    'illness',
  ],
  [
    'medicines',
    '-penicillin -penisilin -aspirin -ibuprofen -codeine =sulfa -sulfa· -antibiotic -antibiyotik -augmentin =contrast·dye -novocain -lidocaine kontrastmittel пеницилл аспирин ибупрофен новокаин лидокаин антибиотик =йод =йода πενικιλ ασπιριν αντιβιωσ ιβουπροφ פניציל אספירין נורופן אופטלגין סולפה חומר·ניגוד بنسلين اسبرين بروفين السلفا صبغه·التصوير پني·سيلين پنيسيلين آسپرين بروفن كوتريموكسازول حاجب ليدوكايين 페니실린 아스피린 조영제 소염진통제 마취주사 항생제',
  ],
  [
    'animal hair',
    '=dander -cat·hair -dog·hair -feather -down·pillow =kopek·tuyu =kedi·tuyu =gaz·tuyu hundehaar katzenhaar pferdehaar =от·кошек собачь·шерст лошадин·шерст перьев·подуш =σκυλι·στο פרווה> כרית·נוצות ريش·المخد موي·سگ بالشت·پر 고양이·털 오리털',
  ],
  ['pollen', '-pollen -polen·aler γυρη> حبوب·اللقاح گرده 꽃가루'],
];
