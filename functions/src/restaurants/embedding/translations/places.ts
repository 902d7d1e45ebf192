/** What stands, sounds and happens in a place, a line a meaning: English | tr | he | ru | el | de | ar | fa | ko. Stems, so that endings fit. */
export const places = `
blanket | battaniye | שמיכ, שמיכות | плед, одеял | κουβέρτα | decke, felle, schaffell | بطاني, حرام | پتو | 담요, 이불
cushion sofa | minder, yastık, koltuk | כרית, כריות, ספה, כורסה | подушк, диван, кресл | μαξιλάρ, καναπέ, πολυθρόνα | kissen, sofa, sessel | مخد, وساد, كنب, أريك | کوسن, مبل, بالش | 쿠션, 소파, 방석
fireplace stove | şömine, soba | אח בוער, תנור עצים | камин, печк, печи | τζάκι, σόμπα, ξυλόσομπα | kamin, kachelofen, ofen | موقد, مدفأ, صوب | شومینه, بخاری, کرسی | 벽난로, 난로
candles | mum ışığ, mumlar | נרות, נר | свеч | κεριά, κερί | kerze | شمع, شموع | شمع | 촛불, 양초
waves | dalga | גלים | волн | κύμα, κύματα | welle | موج, أمواج | موج | 파도
sand barefoot | kum, yalınayak | חול, יחפ | песок, песк, босик | άμμο, ξυπόλητ | sand, barfuß | رمل, حافي | شن, ماسه, پابرهنه | 모래, 맨발
boats harbour | sandal, tekne, iskele, liman | סירות, מזח, נמל | лодк, причал, гаван | βάρκ, λιμάνι, προβλήτα | boot, hafen, steg | قوارب, مراكب, ميناء | قایق, اسکله, بندر | 배, 부두, 항구
salt fishing | tuz, balıkçı | דייג | рыбак, соль | ψαρά, αλάτι | fischer, salz | صياد, ملح | ماهیگیر, نمک | 어부, 소금
palm coconut | palmiye, hindistan cevizi | דקל, קוקוס | пальм, кокос | φοίνικα, καρύδα | palme, kokos | نخيل, جوز هند | نخل, نارگیل | 야자, 코코넛
ivy ferns plants | sarmaşık, eğrelti, bitki, saksı | קיסוס, שרך, צמחים, עציץ | плющ, папоротник, растени, горшк | κισσό, φτέρη, φυτά, γλάστρ | efeu, farn, pflanze | لبلاب, نباتات, سرخس, أصيص | پیچک, سرخس, گیاه, گلدون, گلدان | 담쟁이, 고사리, 식물, 화분
greenhouse | sera | חממה | теплиц, оранжере | θερμοκήπιο | gewächshaus | دفيئة, بيت زجاجي | گلخانه, گلخونه | 온실
tents campfire | çadır, kamp ateş, ateş başı | אוהל, אוהלים, מדורה | палатк, костёр, костр | σκηνές, φωτιά | zelt, lagerfeuer | خيم, نار المخيم | چادر, آتیش, آتش | 텐트, 모닥불
pines forest trail | çam, orman, patika | אורנים, יער, שביל | сосн, лес, тропа, тропин | πεύκα, δάσος, μονοπάτι | kiefer, wald, pfad | صنوبر, غابة, درب | کاج, جنگل, مسیر | 소나무, 숲, 등산로, 오솔길
boots backpack hiking | bot, sırt çantası, yürüyüş | מגפיים, תרמיל, הליכה | ботинк, рюкзак, поход | μπότες, σακίδιο, πεζοπορία | stiefel, rucksack, wandern | جزمة, حقيبة ظهر, هايكنج | کوله, پوتین, کوهنورد | 등산화, 배낭, 등산
stars sky | yıldız, gökyüz | כוכבים, שמיים | звёзд, небо | αστέρια, ουρανό | sterne, himmel | نجوم, سماء | ستاره, آسمون, آسمان | 별, 하늘
rope climb cliff | ip, halat, tırman, uçurum, kaya | חבל, טיפוס, צוק, מצוק | верёвк, скал, обрыв | σκοινί, αναρρίχηση, γκρεμό, βράχ | seil, kletter, felsen, schlucht | حبال, تسلق, وادي, صخور | طناب, صخره, دره | 밧줄, 암벽, 절벽
cave rafting | mağara, rafting | מערה, מערות, רפטינג | пещер, сплав | σπηλιά, ράφτινγκ | höhle, rafting | كهف, كهوف | غار, رفتینگ | 동굴, 래프팅
gym training | antrenman, spor salonu, fitness | חדר כושר, אימון | тренаж, тренировк | γυμναστήριο, προπόνηση | training, fitness, turnhalle | تمرين, جيم, صالة رياضية | تمرین, باشگاه | 헬스, 운동, 훈련
courts match goal | kort, maç, gol | מגרש, משחק, גול | корт, матч, гол | γήπεδο, αγώνα, γκολ | padel, platz, spiel, tor | ملعب, مباراة, مباريات | زمین, مسابقه | 코트, 경기, 골
children playground | çocuk, oyun parkı, oyun alanı, mama sandalye | ילדים, גן שעשועים, פעוט | детск, детей, детьми, площадк, коляск | παιδιά, παιδική χαρά, καρότσι | kinder, spielplatz, kinderwagen, hochstuhl | أطفال, ألعاب, ولاد | بچه, کودک, زمین بازی | 아이들, 놀이터, 유모차, 키즈
dog leash | köpek, pati, tasma, mama kabı | כלב, כלבים, רצועה | собак, пёс, пса, поводок, лап | σκύλο, σκυλ, λουρί | hund, hunde, leine, napf | كلب, كلاب, كلبي | سگ, قلاده | 강아지, 반려견, 개
books library shelves | kitap, kütüphane, raf | ספרים, ספריה, מדפים, סופר | книг, библиотек, полк | βιβλί, βιβλιοθήκη, ράφια | bücher, bibliothek, regal | كتب, مكتبة, رفوف | کتاب, کتابخانه, قفسه | 책, 서재, 책장, 서점
poems reading author | şiir, okuma, yazar | שירה, קריאה, סופרים, משורר | стих, чтени, писател, поэт | ποίηση, διαβάσματα, συγγραφ | gedicht, lesung, autor, dichter | شعر, قراءة, كاتب, شاعر | شعر, نویسنده, شاعر | 시집, 낭독, 작가, 시인
painter canvas gallery | ressam, tuval, sergi, galeri | צייר, ציור, תערוכה, גלריה | художник, картин, выставк, галере | ζωγράφ, πίνακ, έκθεσ, γκαλερί | maler, leinwand, ausstellung, galerie, gemälde | رسام, لوحات, معرض | نقاش, تابلو, نمایشگاه, گالری | 화가, 그림, 전시, 갤러리
sculpture studio | heykel, atölye | פסל, סטודיו, סדנה | скульптур, мастерск | γλυπτ, εργαστήρι, ατελιέ | skulptur, atelier | منحوت, مرسم, استوديو | مجسمه, کارگاه | 조각, 작업실, 공방
museum lecture film | müze, söyleşi, film gösterim | מוזיאון, הרצאה, הקרנ | музе, лекци, кинопоказ, показ | μουσείο, διάλεξ, προβολ | museum, vortrag, film | متحف, محاضر, أفلام | موزه, سخنرانی, فیلم | 박물관, 강연, 상영
theatre opera | tiyatro, opera | תיאטרון, אופרה | театр, опер | θέατρο, όπερα | theater, oper | مسرح, أوبرا | تئاتر, اپرا | 연극, 오페라
castle crusaders medieval | kale, ortaçağ, haçlı, sur | טירה, מבצר, צלבנ, ימי הביניים | замок, крепост, средневек, крестонос | κάστρο, μεσαιων, σταυροφόρ | burg, mittelalter, kreuzritter | قلعة, العصور الوسطى, صليبي | قلعه, قرون وسطی | 성, 중세, 십자군
century old stones | asır, yüzyıl, taş duvar, tarih | מאה, אבן, עתיק | век, старин, камен, камн | αιώνα, πέτρα, πέτριν | jahrhundert, stein, gemäuer | قرن, حجر, قديم | قرن, سنگ, قدیمی | 세기, 돌담, 옛날
king ruins | kral, harabe, kalıntı | מלך, חורבות | корол, руин | βασιλιά, ερείπι | könig, ruine | ملك, أطلال | شاه, ویرانه | 왕, 유적
barn wood beams | ahır, ahşap, kiriş, odun | אסם, קורות עץ, עץ | сарай, брёв, бревн, дерев, дров | αχυρώνα, δοκάρια, ξύλο, ξύλιν | scheune, balken, holz | إسطبل, خشب, حظيرة | طویله, چوب, تیر | 헛간, 나무, 통나무, 장작
bread oven clay | ekmek, fırın, toprak kap, testi | לחם, טאבון, חימר, כד | хлеб, печ, глин, чугун | ψωμί, φούρνο, πήλιν | brot, backofen, ton, krug | خبز, فرن, فخار, تنور | نون, نان, تنور, سفال | 빵, 화덕, 항아리
grandmother recipe | nine, nene, anneanne, babaanne, tarif | סבתא, מתכון | бабушк, прабаб, рецепт | γιαγιά, συνταγή | großmutter, oma, rezept | جدتي, ستي, تيتة, وصفة | مامان‌بزرگ, مادربزرگ, دستور پخت | 할머니, 레시피
customs folk costumes | gelenek, folklor, yöresel | מסורת, פולקלור | обыча, народн, вышит, самовар | έθιμα, παραδοσιακ, φορεσιές | brauch, tracht, volks | تقاليد, تراث, فولكلور | آیین, محلی, رسم, لباس محلی | 전통, 풍습, 한복
lace daisies garden | dantel, papatya, bahçe | תחרה, חרציות, גינה | кружев, ромашк, сад | δαντέλα, μαργαρίτες, κήπο | spitze, gänseblümchen, garten | دانتيل, أقحوان, حديقة | توری, بابونه, باغ | 레이스, 데이지, 정원
hens jam scones | tavuk, reçel, çörek | תרנגולות, ריבה, סקונס | куриц, куры, варень, булочк | κότες, μαρμελάδα, κουλούρια | hühner, marmelade, kuchen | دجاجات, مربى | مرغ, مربا | 닭, 잼, 스콘
factory warehouse | fabrika, depo, hangar | מפעל, מחסן, האנגר | завод, фабрик, склад, цех | εργοστάσιο, αποθήκη | fabrik, lagerhalle, halle | مصنع, مستودع | کارخانه, انبار, سوله | 공장, 창고
concrete steel pipes | beton, çelik, boru, demir, tuğla | בטון, פלדה, צינורות, לבנים | бетон, стал, труб, кирпич, желез | μπετόν, ατσάλι, σωλήνες, τούβλ, σίδερο | beton, stahl, rohre, ziegel, eisen | خرسانة, فولاذ, أنابيب, طوب, حديد | بتن, فولاد, لوله, آجر, آهن | 콘크리트, 철골, 파이프, 벽돌
neon robots screens | neon, robot, ekran, hologram | ניאון, רובוט, מסכים, הולוגרמ | неон, робот, экран, голограмм | νέον, ρομπότ, οθόνες | neon, roboter, bildschirm, hologramm | نيون, روبوت, شاشات, هولوغرام | نئون, ربات, صفحه نمایش, هولوگرام | 네온, 로봇, 스크린, 홀로그램
white bare walls | beyaz duvar, boş, bomboş | קירות לבנים, ריק | белые стены, пуст, белая | λευκοί τοίχοι, άδει, λευκό | weiße wände, kahl, leer | جدران بيضاء, فارغ | دیوار سفید, خالی, سفید | 하얀 벽, 텅 빈, 여백
single simple lines | sade, tek bir | פשוט, קווים נקיים | прост, одна линия, ничего лишнего | λιτ, απλό | schlicht, einzige, linie | بسيط, خطوط | ساده, خط | 단순, 선 하나
marble gold crystal | mermer, altın, varak, kristal | שיש, זהב, קריסטל | мрамор, золот, хрустал | μάρμαρο, χρυσ, κρύσταλλ | marmor, gold, kristall | رخام, ذهب, كريستال | مرمر, طلا, کریستال | 대리석, 금, 크리스털
caviar champagne butler chauffeur | havyar, şampanya, özel şoför, uşak | קוויאר, שמפניה, נהג פרטי | икр, шампанск, водител, дворецк | χαβιάρι, σαμπάνια, σοφέρ | kaviar, champagner, butler, chauffeur | كافيار, شمبانيا, سائق | خاویار, شامپاین, راننده | 캐비아, 샴페인, 집사, 기사
linen gloves tie | ütülü örtü, eldiven, kravat, papyon | מפה לבנה, כפפות, עניבה | скатерт, перчатк, галстук | λιν, γάντια, γραβάτα | tischtuch, handschuh, krawatte | مفرش, قفاز, ربطة | رومیزی, دستکش, کراوات | 식탁보, 장갑, 넥타이
tasting menu sommelier truffle | tadım menüsü, şef, trüf | תפריט טעימות, סומלייה, כמהין, שף | дегустац, сомелье, трюфел, шеф | μενού γευσιγνωσίας, σομελιέ, τρούφα, σεφ | verkostung, sommelier, trüffel, gänge, koch | قائمة تذوق, شيف, كمأة | منوی تست, سرآشپز, ترافل | 코스 요리, 소믈리에, 트러플, 셰프
jeans shorts flip-flops | terlik, şort, kot | כפכפים, מכנסיים קצרים, ג׳ינס | шлёпк, шорты, джинс | σαγιονάρα, σορτς, τζιν | badelatschen, shorts, jeans | شبشب, شورت, جينز | دمپایی, شلوارک, جین | 슬리퍼, 반바지, 청바지
beer fridge | bira, buzdolabı | בירה, מקרר | пив, холодильник | μπίρα, ψυγείο | bier, kühlschrank | بيرة, ثلاجة | آبجو, یخچال | 맥주, 냉장고
dancing midnight confetti | dans, gece yarısı, konfeti | ריקוד, רוקדים, חצות, קונפטי | танц, полноч, конфетти | χορό, χορεύ, μεσάνυχτα, κονφετί | tanz, mitternacht, konfetti | رقص, نرقص, منتصف الليل | رقص, نیمه‌شب, کاغذرنگی | 춤, 자정, 컨페티
shots cocktails bar | şat, kokteyl | שוטים, צ׳ייסר, קוקטייל | шоты, коктейл | σφηνάκια, κοκτέιλ | kurze, cocktail, tresen | شوت, كوكتيل | شات, کوکتل | 샷, 칵테일
band stage singer guitar | grup, sahne, şarkıcı, gitar, bağlama | להקה, במה, זמר, גיטרה | групп, сцен, певец, певиц, гитар | μπάντα, σκηνή, τραγουδ, κιθάρα, μπουζούκι | band, bühne, sänger, gitarre | فرقة, مسرح, مغني, جيتار, عود | گروه, صحنه, خواننده, گیتار | 밴드, 무대, 가수, 기타
jazz piano saxophone | caz, piyano, saksafon | ג׳אז, פסנתר, סקסופון | джаз, пиан, саксофон | τζαζ, πιάνο, σαξόφωνο | jazz, klavier, saxophon | جاز, بيانو, ساكسفون | جاز, پیانو, ساکسیفون | 재즈, 피아노, 색소폰
rugs incense poet | kilim, tütsü, şair | שטיחים, קטורת | ковр, благовон, ладан | χαλιά, λιβάνι, θυμίαμα | teppich, räucherstäbchen | سجاد, بخور | فرش, عود, گلیم | 카펫, 향
curtain alcove whisper | perde, loca, fısıl | וילון, גומחה, לחישה, לוחש | занавеск, ниш, шёпот, шепт | κουρτίνα, εσοχή, ψίθυρ | vorhang, nische, flüster | ستارة, ركن, همس | پرده, کنج, پچ‌پچ, آروم حرف | 커튼, 구석, 속삭
few tables two private | birkaç masa, iki kişilik, baş başa | כמה שולחנות, שולחנות ספורים, פרטיות | столик, вдвоём, уедин | λίγα τραπέζια, για δύο, ιδιωτικ | wenige tische, zweisam, privat | طاولات قليلة, خصوصية | چند تا میز, دونفره, خصوصی | 테이블 몇, 둘만, 프라이빗
lanterns lights celebration | fener, ışıklar, kutlama, bayram | פנסים, אורות, חגיגה, חג | фонар, гирлянд, праздник | φανάρια, φώτα, γιορτή, γιορτ | laternen, lichterkette, feier, fest | فوانيس, أضواء, احتفال, عيد | فانوس, چراغونی, جشن, عید | 등불, 조명, 축제, 명절
hammock fountain slow | hamak, çeşme, fıskiye, ağır ağır | ערסל, מזרקה, לאט | гамак, фонтан, неспеш, не тороп | αιώρα, σιντριβάνι, αργά | hängematte, brunnen, langsam | أرجوحة, نافورة, ببطء | ننو, فواره, آهسته | 해먹, 분수, 느긋
massage sauna steam | masaj, sauna, buhar, kese | עיסוי, סאונה, אדים | массаж, саун, парн, пар | μασάζ, σάουνα, ατμό | massage, sauna, dampf | مساج, تدليك, ساونا, بخار | ماساژ, سونا, بخار | 마사지, 사우나, 스팀
yoga meditation | yoga, meditasyon | יוגה, מדיטציה | йог, медитац | γιόγκα, διαλογισμό | yoga, meditation | يوغا, تأمل | یوگا, مدیتیشن | 요가, 명상
olive vine lemon | zeytin, asma, limon | זית, גפן, לימון | олив, виноград, лимон | ελιά, ελιές, κληματαριά, λεμονι | oliven, weinrebe, zitrone | زيتون, دالية, ليمون | زیتون, مو, تاک, لیمو | 올리브, 포도나무, 레몬
whitewashed courtyard | avlu, badanalı | חצר, מסויד | двор, белён | αυλή, ασβεστωμέν | innenhof, hof, weiß getüncht | فناء, حوش | حیاط | 안뜰, 마당
spices silk | baharat, ipek | תבלינים, משי | специ, пряност, шёлк | μπαχαρικά, μετάξι | gewürz, seide | بهارات, توابل, حرير | ادویه, ابریشم | 향신료, 비단
fortune mask moon secret | falcı, maske, ay, gizli, sır | מגדת עתידות, מסכה, ירח, סוד | гадалк, маск, луна, тайн | μάντισσα, μάσκα, φεγγάρι, μυστικ | wahrsagerin, maske, mond, geheim | عرافة, قناع, قمر, سر | فالگیر, ماسک, ماه, راز | 점술, 가면, 달, 비밀
corridor dark door | koridor, karanlık, kapı | מסדרון, חשוך, דלת | коридор, тёмн, темн, двер | διάδρομο, σκοτειν, πόρτα | korridor, dunkel, tür | ممر, مظلم, باب | راهرو, تاریک, در | 복도, 어두운, 문
games dice comics | oyun, zar, çizgi roman | משחקי לוח, קוביות, קומיקס | настолк, кубик, комикс | επιτραπέζια, ζάρια, κόμικς | brettspiel, würfel, comic | ألعاب لوحية, نرد, كوميكس | بازی, تاس, کمیک | 보드게임, 주사위, 만화
swings slide silly | salıncak, kaydırak, komik | נדנדה, מגלשה, שטויות | качел, горк, дурач | κούνιες, τσουλήθρα, χαζ | schaukel, rutsche, albern | مراجيح, زحليقة | تاب, سرسره | 그네, 미끄럼틀, 장난
laptop socket wifi | laptop, priz, internet | מחשב נייד, שקע, וויפיי | ноутбук, розетк, вайфай | λάπτοπ, πρίζ, γουάιφάι | laptop, steckdose, wlan | لابتوب, فيش, واي فاي | لپ‌تاپ, پریز, وای‌فای | 노트북, 콘센트, 와이파이
meeting emails desk | toplantı, çalışma masası, e-posta | פגישה, שולחן עבודה, מיילים | встреч, созвон, стол, почт | σύσκεψη, γραφείο, μέιλ | besprechung, schreibtisch, mails | اجتماع, مكتب, إيميل | جلسه, میز کار, ایمیل | 회의, 책상, 메일
strangers communal table | ortak masa, yabancı, tanış | שולחן משותף, זרים, להכיר | общий стол, незнаком, познаком | κοινό τραπέζι, άγνωστ, γνωρίζ, τεράστιο τραπέζι | gemeinschaftstisch, fremde, kennenlern | طاولة مشتركة, غرباء, نتعرف | میز مشترک, غریبه, آشنا | 합석, 낯선, 공용 테이블
neighbours regulars street | komşu, müdavim, sokak, mahalle | שכנים, קבועים, רחוב, שכונה | сосед, завсегдат, улиц, двор | γείτον, θαμών, δρόμο, γειτονιά | nachbar, stammgast, straße, viertel | جيران, زبائن, شارع, حارة | همسایه, مشتری ثابت, کوچه, محله | 이웃, 단골, 골목, 동네
alley unmarked hidden | ara sokak, tabelasız, saklı, kimse bilmez | סמטה, בלי שלט, מוסתר, נסתר | переул, без вывеск, спрятан, никто не знает | στενό, χωρίς ταμπέλα, κρυμμέν | gasse, ohne schild, versteckt | زقاق, بدون لافتة, مخفي | کوچه پس‌کوچه, بی‌تابلو, مخفی | 뒷골목, 간판 없는, 숨은
queue everyone talking | kuyruk, herkes konuşuyor | תור, כולם מדברים | очеред, все говорят | ουρά, όλοι μιλάνε | schlange, alle reden | طابور, الكل يحكي | صف, همه حرف | 줄, 다들 얘기
fashion designer | moda, tasarım | אופנה, מעצב | мод, дизайнер | μόδα, σχεδιαστ | mode, designer | موضة, مصمم | مد, طراح | 패션, 디자이너
photo selfie pose | selfie, fotoğraf, poz | סלפי, צילום, תמונות | селфи, фотк, фотограф | σέλφι, φωτογραφ | selfie, foto | سيلفي, صور | سلفی, عکس | 셀카, 사진
vinyl records retro | plak, retro, eski radyo | תקליטים, רטרו | винил, пластинк, ретро | βινύλι, δίσκοι, ρετρό | schallplatte, retro, vinyl | أسطوانات, قديمة | صفحه, گرامافون, رترو | 엘피, 레코드, 복고
flea market antique telephone | bit pazarı, antika, çevirmeli telefon | שוק פשפשים, עתיקות | барахолк, антиквар, диск | παζάρι, αντίκες, τηλέφωνο | flohmarkt, antiquität, wählscheibe | سوق الخردة, تحف, أنتيكا | عتیقه, تلفن هندلی | 벼룩시장, 골동품, 다이얼
beard filter coffee bicycle | sakal, filtre kahve, bisiklet | זקן, קפה פילטר, אופניים | бород, фильтр, велосипед | γένια, μούσι, φίλτρου, ποδήλατ | bart, filterkaffee, rennrad, fahrrad | لحية, قهوة مقطرة, دراجة | ریش, قهوه دمی, دوچرخه | 수염, 필터 커피, 자전거
glass sleek screens automatic | cam, otomatik, son teknoloji | זכוכית, אוטומטי, חדיש | стекл, автомат, технолог | γυαλί, αυτόματ, υπερσύγχρον | glas, automatisch, hochmodern | زجاج, أوتوماتيكي | شیشه, اتوماتیک | 유리, 자동, 최신
roof skyline below | çatı, şehir ayaklarının altında, teras kat | גג, העיר מתחת | крыш, город внизу | ταράτσα, στέγη, πόλη από ψηλά | dach, über der stadt | سطح, المدينة تحت | پشت‌بام, پشت بوم, شهر زیر پا | 옥상, 지붕, 도시 아래
sunset valley panorama | gün batımı, vadi, panorama, manzara | שקיעה, עמק, נוף | закат, долин, панорам | ηλιοβασίλεμα, κοιλάδα, πανόραμα, θέα | sonnenuntergang, tal, panorama, blick | غروب, وادي, إطلالة, منظر | غروب, دره, چشم‌انداز, منظره | 노을, 계곡, 전망, 전경
sunshine parasol warm | güneş, şemsiye, ılık | שמש, שמשייה | солнц, зонтик | ήλιο, λιακάδα, ομπρέλα | sonne, sonnenschirm | شمس, مظلة | آفتاب, سایبون | 햇살, 햇빛, 파라솔
silent hushed phones | sessiz, telefon yok, çıt çıkm | שקט, בלי טלפונים, דממה | музыки нет, глуш | ησυχία, χωρίς κινητά, σιωπή | leise, still, ohne handy | هدوء, صمت, بدون موبايل | سکوت, ساکت, بی‌صدا | 조용, 고요, 휴대폰 없이
laughter shouting crowd | kahkaha, bağır, kalabalık | צחוק, צעקות, המון | смех, крик, толп | γέλια, φωνές, κόσμο | gelächter, geschrei, gedränge | ضحك, صراخ, زحمة | خنده, داد, شلوغ | 웃음, 왁자, 북적
couple kiss anniversary | çift, öpücük, sevgili | זוג, נשיקה, אוהבים | пар, поцелу, влюбл | ζευγάρι, φιλί, ερωτευμέν | pärchen, kuss, verliebt | عشاق, حبيبين, قبلة | عاشق, بوسه, زوج | 연인, 키스, 커플
own home genuine | ev yemeği, gerçek, has | ביתי, אמיתי | домашн, настоящ | σπιτικό, αληθιν, γνήσι | hausgemacht, echt | بيتي, أصلي, حقيقي | خونگی, اصیل, واقعی | 집밥, 진짜
professor gothic leather oak | profesör, gotik, deri koltuk, meşe | פרופסור, גותי, עור, אלון | профессор, готич, кож, дуб | καθηγητ, γοτθικ, δέρμα, δρυς | professor, gotisch, leder, eiche | أستاذ, قوطي, جلد, بلوط | استاد, گوتیک, چرم, بلوط | 교수, 고딕, 가죽, 참나무
`;
