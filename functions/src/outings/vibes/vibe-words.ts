import type { VibeDimension } from '@merve/contract';

/**
 * What people say for a mood, in nine languages, as stems. Written as in `allergies/allergen-words.ts`: `=word` whole, `-stem` at the
 * beginning of a word, `+stem` there or behind an Arabic article, anything else anywhere; `·` is a space.
 */
export const vibeWords: Readonly<Record<VibeDimension, string>> = {
  cozy: '-cozy -cosy =snug =homely =homey =warm·and -hygge -samimi =sicak·bir =sicacik =ev·gibi =kuytu =חמים =נעים =ביתי =חמימה =ביתית =חמימות נעים·וחמים -уют =по-домашнему -домашн ζεστο ζεστασια =ζεστη =ζεστης σπιτικ -gemutlich -heimelig -kuschel +دافي +دافئ =دفا =دافيه حميم·دافي =دنج =گرم·و =گرم·و·نرم گرم·و·صميمي =صميمي 아늑 포근 따뜻한·분위기',
  minimalist:
    '-minimal =clean·lines =uncluttered =sade =sade·bir =yalin מינימל נקי·ופשוט минимал лаконич μινιμαλ λιτο =απλο·και·λιτο -schlicht -reduziert +بسيط +بسيطه مينيمال ساده·و 미니멀 심플',
  cyberpunk:
    '-cyberpunk =neon -neon·l -siberpunk סייברפאנק ניאון киберпанк неон κυβερνοπανκ νεον -neonl سايبربانك سايبرپانك نيون نئون نيئون 사이버펑크 네온',
  'dark academia':
    '-dark·academia =gothic·library =oxford -karanlik·akademi אקדמיה·אפלה темная·академ темной·академ дарк·академ σκοτειν·ακαδημ σκοτεινη·ακαδημ -altehrwurdig اكاديميا اكاديمياي اکادمیای آكادمياي اكادمياي·تاريك 다크·아카데미 다크아카데미',
  romantic:
    '-romant =date·night =first·date =candlelit -candle =anniversary -mum·isig -yildonum רומנט לאור·נרות דייט =יום·נישואין романт свидани =при·свечах годовщин ρομαντ ραντεβου υπο·το·φως·των·κερι =επετειο -kerzenschein -jahrestag -rendezvous رومانس رومنس شموع عاشقان رومانتيك شاعرانه 로맨틱 로멘틱 낭만 데이트 기념일',
  lively:
    '-lively =buzzing =bustling =vibrant =energetic =upbeat =loud =full·of·life -hareketli =canli =enerjik =cosku -kipir =סוואנה תוסס שוקק אנרגט מקפיץ שמח·ורועש оживл энергичн =живое =живой =живую шумн движух ζωντανο ζωντανη =ζωηρο =ζωηρη με·ζωη πολυβου -lebhaft -lebendig =belebt =belebte =belebter =belebtes -quirlig +حيوي +حيويه نابض صاخب پرجنب پر·جنب پرشور پر·انرژي =شلوغ سرزنده 활기 시끌벅적 북적 에너지·넘치 왁자지껄',
  rustic:
    '-rustic =farmhouse =countryside =barn =village·style =village·inn -kirsal =koy =koy·evi =koyde =koy·tarzi =rustik כפרי כפרית =חווה деревен =в·деревне =сельск =рустик рустик χωριατικ ρουστικ αγροτικ =χωριου -rustik -bauerlich -landlich =landlokal +ريفي +ريفيه =قروي روستاي 시골 투박한 러스틱 농가',
  industrial:
    '-industrial =warehouse =exposed·brick =loft =lofts -endustriyel =depo =fabrika =tugla תעשייתי מחסן לופט индустриальн =лофт =лофте =лофта =цех завод βιομηχανικ αποθηκη =λοφτ τουβλ -industriell -industrie =fabrik =lagerhalle =fabrikhalle صناعي مصنع لوفت صنعتي =آجري =اجري 인더스트리얼 공장·느낌 창고 로프트',
  cottagecore:
    '-cottage =wildflower =picnic·blanket =fairytale =country·garden -kir·evi =cicekli =masalsi =kir·bahcesi בקתה פסטורלי =אגדה פרחוני коттедж пасторал =сказочн сказочн εξοχικ παραμυθ =λουλουδ -landhaus -marchenhaft -bauerngarten كوخ ريفي·حالم كلبه گل·گلي 코티지 동화·같 들꽃',
  instagrammable:
    '-instagram =insta =photogenic =photo·spot =photo·spots =good·photos =nice·photos =great·photos =selfie =selfies -instagramlik =fotojenik =fotograf·cekil =foto·cekil =fotograf·cekmelik אינסטגרם לאינסטה מצטלם צילומים פוטוגני =לתמונות инстаграм =инсты =инста фотоген =для·фото =красивых·фото фотосесс ινσταγκραμ φωτογραφιες φωτογενικ =ινστα -fotogen -fotospot =fotos =schone·fotos -selfie انستا تصوير للتصوير صور·حلوه اينستا عكس·خوب عكس·گرفتن =عكس =عکس·بگیریم 인스타 사진·찍기 포토존 사진·잘',
  quiet:
    '-quiet =calm =peaceful =tranquil =silent =not·loud =not·noisy =without·noise =hear·each·other =to·talk =can·talk -sakin -sessiz =huzurlu =gurultusuz =sohbet·ed שקט שלוו רגוע·ושקט לא·רועש בלי·רעש תחום =тихо тихи тихий =тихое =тихую =тихая спокойн =без·шума нешумн ησυχ =ηρεμο =ηρεμη χωρις·φασαρια χωρις·θορυβο -ruhig -leise -still =stille =stiller +هادي +هاديه =هدوء بهدوء بدون·ازعاج بعيد·عن·الزحمه ارام بي·سر·و·صدا بي‌سروصدا =ساكت =خلوت 조용 한적 고요 시끄럽지·않',
  elegant:
    '-elegan =classy =refined =sophisticated =smart =dressy =stylish -zarif =sik =nezih אלגנטי =מהודר מכובד элегант изысканн стильн =нарядн κομψ εκλεπτυσμεν =σικ -elegan =stilvoll -stilvoll -vornehm -schick +انيق +انيقه راقي راقيه شيك برازنده =باكلاس =با·كلاس 우아 세련 고급스럽고·단정 품격',
  luxurious:
    '-luxur =fancy =upscale =high·end =posh =lavish =five·star =opulent -luks =lux =gosterisli =bes·yildizli יוקר =פאר לוקסוס מפואר роскош =люкс люкс шикарн пафосн дорогобогат πολυτελ =λουξ χλιδ -luxu =nobel =edel =edle =edles =edlen +فاخر +فاخره فخم فخمه لوكس مجلل لاكچري 고급 럭셔리 호화 화려',
  casual:
    '-casual =laid·back =laidback =easygoing =easy·going =no·fuss =chill =chilled =low·key =informal =come·as·you·are -rahat =salas =gosterissiz =samimi·ve·rahat נינוח =קז׳ואל קזואל בלי·גינונים זורם =צ׳יל =ציל непринужд простой·обстановк неформал =без·пафоса =чилл чиллов χαλαρ ανετ =καζουαλ αραχτ -locker -zwanglos -ungezwungen -leger +عفوي غير·رسمي بسيط·وعادي عادي·ومريح خودماني بي·تكلف غيررسمي 캐주얼 편한 편하게 격식·없',
  'family friendly':
    '=family =families =family-friendly =kid =kids =child =children =toddler =toddlers =stroller =pram =all·ages -aile =cocuk =cocuklu =cocuklar =cocuklarla -cocuk =bebek משפח ילדים =לילד =פעוטות תינוק =семья =семьи =семьей =семье семейн =детьми =детей =дети =детям детск =ребенком οικογεν παιδι =μωρο -famili =mit·kind =kinder =kindern -kinder +عايل +عائل عايل عائل اطفال =اولاد خانواد بچه كودك 가족 아이 어린이 유아',
  sporty:
    '-sporty =athletic =active =sports =sport =workout =competitive -sportif =spor =spora =aktif =sporlu ספורט אקטיב =פעיל спортивн =спорт =спортом активн αθλητικ =σπορ =αθλημα δραστηρι -sportlich =sport =aktiv =aktives =bewegung رياض نشاط·بدني ورزش 스포츠 스포티 활동적 운동 액티브',
  adventurous:
    '-adventur =adrenaline =thrill =thrilling =extreme =daring -macera =adrenalin -heyecan =ekstrem הרפתק אדרנלין אתגרי אקסטרים приключен адреналин экстрим =острых·ощущений περιπετει αδρεναλιν εξτριμ -abenteu -adrenalin =nervenkitzel مغامر ادرنالين اثاره ماجراجو هيجان آدرنالين 모험 스릴 아드레날린 짜릿 익스트림',
  outdoorsy:
    '-outdoor =outside =nature =open·air =fresh·air =al·fresco =in·the·open -acik·hava =doga =dogada =disarida =temiz·hava טבע בחוץ אוויר·הפתוח אויר·הפתוח באוויר =в·природе природ =на·воздухе свежем·воздухе на·улице открытом·воздухе υπαιθρ =εξω φυση καθαρο·αερα -draussen =natur =freien =im·freien -frische·luft =frischer·luft هواء·الطلق الطبيعه =بره =برا =طبيعه طبيعت فضاي·باز هواي·آزاد هواي·ازاد =بيرون 야외 자연 바깥 밖에서 실외',
  seaside:
    '-seaside =by·the·sea =sea =beach =beachfront =waterfront =harbour =harbor =ocean =shore =coast =coastal -deniz =sahil =sahilde =kordon =liman =plaj חוף =לים =הים =ים =בים ליד·הים נמל =моря =море =морем =пляже =пляж набережн =гаван θαλασσ παραλι =λιμανι -meer -strand =hafen =kuste =ostsee =am·wasser =بحر +بحر شاطي =كورنيش ميناء =دريا ساحل =لب·دريا 바다 해변 바닷가 해안 항구 오션',
  scenic:
    '=view =views =scenic =panoramic =overlooking =sunset =sunsets =vista =skyline -manzara =gun·batim =gunbatim נוף =שקיעה תצפית =נופים =вид =видом =видами панорам закат =θεα ηλιοβασιλεμ πανοραμ -aussicht -ausblick =blick =sonnenuntergang -panorama اطلال غروب منظر بانورام =مطل =مطله منظره چشم·انداز چشم‌انداز غروب·آفتاب 전망 뷰 경치 노을 일몰 야경',
  historic:
    '-histor =ancient =old·town =heritage =medieval =castle =monument -tarihi =tarih =kale =antik =surlar =sur·ici היסטור עתיק =עתיקה מבצר историч =старинн старинн древн =замк старом·город ιστορικ αρχαι μεσαιων =καστρο παλια·πολη -histor =altstadt =burg =antik =mittelalter تاريخي تاريخيه اثري اثار قديمه تاريخي باستان كهن 역사 고성 옛·성 유적 고풍',
  traditional:
    '-tradition =old·school =old·fashioned -gelenek =eski·usul =yoresel מסורת традиц =народн παραδοσ -tradition =urig =urige =uriges تقليدي تقليديه شعبي شعبيه تراثي سنتي =اصيل·سنتي 전통 옛날·방식',
  authentic:
    '-authentic =genuine =real·deal =non·touristy =not·touristy -otantik =gercek·bir =hakiki =turistik·olmayan אותנט =אמיתי לא·תיירותי аутентич =настоящ не·туристическ нетуристич αυθεντ =γνησι γνησιο οχι·τουριστικ -authent =echt =echtes =echte =untouristisch اصيل =حقيقي غير·سياحي =واقعي غيرتوريستي غير·توريستي 정통 진짜·현지 관광지·같지·않',
  bohemian:
    '-bohem =boho =hippie =hippy =free·spirited =hippi בוהמי =היפי =בוהו богем =бохо =хиппи μποεμ =χιπικ -bohem =boheme =unkonventionell بوهيمي =هيبي بوهمي بوهميان هيپي 보헤미안 히피',
  artsy:
    '-artsy =artistic =arty =creative =art·cafe =art·space =gallery =galleries =artist =artists -sanat =yaratici =galeri =sergi =atolye אמנות אומנות =גלריה יצירתי творческ =арт искусств галере художеств креатив καλλιτεχν =τεχνη =τεχνης δημιουργικ γκαλερι -kunst -kreativ =galerie فني فنيه =فنون معرض ابداعي هنري =هنر =گالري خلاقانه 예술 아티스트 갤러리 창작 감각적',
  vintage:
    '-vintage -retro =nostalgic =antique =old·times =50s =60s =70s =80s =90s -nostalji =eski·zaman =antika =retro רטרו וינטג נוסטלג =של·פעם винтаж ретро ностальг =антиквар ρετρο βιντατζ νοσταλγ =παλιο·στιλ -retro -nostalg =antik =alter·zeiten ريترو فينتاج عتيق نوستالج ايام·زمان رترو وينتيج قديمي نوستالژ 빈티지 레트로 복고 추억의',
  modern:
    '-modern =contemporary =sleek =futuristic =state·of·the·art =brand·new -modern =cagdas =futuristik =yeni·nesil מודרני עכשווי חדשני современн =модерн футурист μοντερν συγχρον φουτουριστ -modern =zeitgenossisch -futurist عصري عصريه حديث حديثه مودرن مدرن امروزي 모던 현대적 미래적',
  hipster:
    '-hipster =alternative =indie =underground =third·wave =craft -hipster =alternatif =bagimsiz היפסטר אלטרנטיב =אינדי хипстер альтернатив =инди андеграунд χιπστερ εναλλακτικ =ιντι -hipster -alternativ =szene =indie هيبستر بديل هيپستر آلترناتيو الترناتيو 힙스터 힙한 =힙 인디 언더그라운드',
  party:
    '-party =parties -partying =club =clubbing =dj =dance·floor =dancing =dance =rave =night·out =go·wild -parti =eglence =gece·kulubu =dans =kopmak =disko מסיב לרקוד =ריקודים מועדון =דיסקו вечерин =туса тусов танцев =танцы потанцевать =клуб =клубе дискотек παρτι χορο χορεψ =κλαμπ ξεφαντ =ντισκο -party =feiern =club =tanzen =disko =disco حفله حفلات نرقص =رقص ديسكو =بارتي پارتي =رقصيدن برقصيم ديسكو 파티 클럽 춤 디제이',
  'live music':
    '=live·music =live·band =live·jazz =live·bands =band =concert =concerts =jazz =acoustic =gig -canli·muzik =konser =fasil =saz =caz =akustik מוזיקה·חיה הופעה הופעות =ג׳אז גאז להקה живая·музык живой·музык живую·музык =джаз =концерт ζωντανη·μουσικ λαιβ =τζαζ συναυλι μπουζουκι -livemusik -live·musik =livemusik =jazz =konzert =kapelle موسيقي·حيه =طرب =جاز =عود حفله·غنايي موسيقي·زنده =كنسرت =جاز·زنده 라이브 재즈 공연 밴드',
  intimate:
    '-intimate =just·the·two·of·us =private =secluded =tête-à-tête =small·and -bas·basa =ozel·bir =mahrem =ikimize אינטימ =פרטי רק·שנינו מבודד камерн интимн уединен =приват =только·вдвоем οικει ιδιωτικ μονο·οι·δυο απομονωμεν -intim -privat =zu·zweit =abgeschieden حميم خاص·بنا خصوصي =خصوصيه دونفره =دنج·و·خلوت خصوصي 오붓 둘만 프라이빗 은밀',
  festive:
    '-festiv =celebrat =celebration =celebrate -celebrat =birthday =holiday·spirit =christmas -senlik -kutla =dogum·gunu =bayram =yilbasi חגיג לחגוג יום·הולדת =חג праздн отмети отпраздн день·рожден дня·рожден γιορτ γενεθλι =χριστουγεννιατικ -festlich =feier =geburtstag -feierlich =weihnachtlich احتفال نحتفل عيد·ميلاد =عيد جشن تولد جشنواره 축제 생일 축하 기념 파티·분위기',
  relaxing:
    '-relax =unwind =restful =soothing =stress·free =wind·down -dinlen =huzur =kafa·dinle =stressiz =gevse מרגיע להירגע =רגוע =רגועה לנוח расслаб =отдохнуть релакс =отдохн ξεκουρασ χαλαρωσ ξεκουραστ -entspann =relaxt =erholsam =abschalten -erhol مريح نرتاح استرخا =راحه آرامش ارامش استراحت ريلكس 편안 쉬 힐링 여유 릴렉스',
  wellness:
    '-wellness =spa =spas =massage =sauna =yoga =hammam =detox =pamper -pamper =masaj =hamam =kaplica =termal =spaya =yoga ספא =עיסוי מסאז =סאונה =יוגה פינוק =חמאם =спа массаж =сауна =баня =баню =йога велнес хаммам ευεξι =σπα μασαζ =γιογκα χαμαμ -wellness =therme =verwohn مساج =سبا =ساونا =يوغا عافيه حمام·مغربي ماساژ =اسپا =سونا =يوگا 스파 마사지 사우나 요가 웰니스',
  green:
    '=green =greenery =garden =gardens =leafy =trees =plants =park =orchard =lush -yesil =bahce =bahceli =agac =agaclar =park ירוק =גן =גינה =עצים צמחי =зелень =зелени =зеленое =сад =саду =садом =деревь =деревьев =парк =парке πρασιν =κηπο =κηπος =δεντρα =παρκο =grun =grunen =grune =garten =baume =park حديقه خضرا =اشجار =بستان سبز باغ =درخت =پارك 푸른 정원 나무 식물 공원 초록',
  tropical:
    '-tropical =palm·trees =palms =tiki =jungle =palm -tropik =palmiye =orman·gibi טרופי דקלים =ג׳ונגל тропич =пальм пальмы пальмам джунгл τροπικ φοινικ ζουγκλ -tropisch =palmen =dschungel استوايي =نخيل ادغال گرمسيري =نخل =جنگلي 열대 야자 정글 트로피컬',
  mediterranean:
    '-mediterran =aegean =olive·trees =olive =olives =whitewashed =greek·island -akdeniz =ege =zeytin =zeytinlik ים·תיכונ =זיתים средиземномор =эгейск оливк μεσογει αιγαι ελαιων νησιωτικ -mediterran -mittelmeer =oliven متوسطي =زيتون مديتران =زيتون 지중해 올리브 에게해',
  exotic:
    '-exotic =unusual =something·different =out·of·the·ordinary =foreign -egzotik =farkli =alisilmadik =degisik אקזוט =שונה לא·שגרתי מיוחד·ושונה экзот необычн =что-то·другое εξωτικ ασυνηθιστ διαφορετικ -exotisch -ungewohnlich =anders =etwas·anderes غريب مختلف =غير·عادي متفاوت نامتعارف عجيب اگزوتيك 이국 색다른 특이한 독특한',
  mysterious:
    '-myster =secret =speakeasy =spooky =eerie =haunted =ghost =horror =escape·room -gizem =gizli =urkutucu =hayalet =korku =perili מסתור =סודי מפחיד =רוחות חידתי таинств загадочн =тайн мистич =страшн жутк μυστηρι =μυστικο τρομακτικ στοιχειωμεν -geheimnisvoll =mysterios -mysterio -gruselig =geheim =spuk غامض غامضه =سري مرعب اشباح رازآلود مرموز ترسناك =مخوف 신비 미스터리 비밀 으스스 무서운',
  playful:
    '=playful =fun =funny -silly -sillie =games =play =whimsical =goofy =amusing -eglenceli =neseli =oyun =oyunlu =komik =matrak משחק =כיף =כיפי מצחיק שובב =קליל весел игров =игры =поиграть =прикольн забавн παιχνιδ διασκεδ =πλακα =αστειο -verspielt =spass =lustig =lustige =spiele =spielen =witzig مرح =العاب نلعب مسلي ممتع =بازي سرگرم بامزه شاد =باحال 재미있 재밌 신나 놀이 게임 유쾌',
  geeky:
    '-geek =nerdy =nerd =anime =comic =comics =video·games =board·games =gaming =sci-fi =arcade -bilim·kurgu =anime =kutu·oyun =cizgi·roman =oyun·salonu =video·oyun גיק =נרדים אנימה קומיקס משחקי·קופסה משחקי·וידאו =гик гиков =аниме комикс настольн настолк видеоигр =аркад γκικ ανιμε κομικ επιτραπεζι βιντεοπαιχνιδ -nerd =geek =anime =comics =brettspiel -brettspiel =videospiele انمي قصص·مصوره العاب·لوحيه العاب·فيديو انيمه كميك بازي·روميزي بردگيم گيك 덕후 애니 만화 보드게임 오락실 오타쿠',
  bookish:
    '=books =book =bookish =bookshop =bookshelves =library =literary =reading =read =novels -kitap =kutuphane =edebi =okuma =kitapci ספר·וקפה =ספרים ספרותי ספריה ספרייה לקרוא =книг =книги =книгами книжн =почитать библиотек литератур =βιβλια =βιβλιο βιβλιοθηκ βιβλιοπωλ λογοτεχν διαβασ =buch =bucher -bucher =lesen =bibliothek =literarisch =leseratten =كتب =كتاب مكتبه قراءه ادبي =كتابخانه كتاب كتابخوان مطالعه 책 도서관 문학 독서 북카페',
  'work friendly':
    '=for·work =to·work =working =laptop =laptops =wifi =coworking =co-working =study =studying =meeting =business =clients =client =remote·work -calisma =calismaya =laptop =wifi =is·gorusmesi =is·yemegi =toplanti =ders לעבוד לעבודה =לפטופ =מחשב =וויפי פגישה עסק ללמוד работ =ноутбук =вайфай =коворкинг делов =встреча·с·клиент =учиться =για·δουλεια =δουλεια =λαπτοπ επαγγελματικ συσκεψη =διαβασμα -arbeiten =laptop =wlan =coworking -geschaft =besprechung =kunden =lernen للعمل =عمل =لابتوب =واي·فاي اجتماع =دراسه =كار كاري =لپ·تاپ لپتاپ جلسه درس·خواندن 작업 노트북 와이파이 업무 회의 비즈니스 공부',
  social:
    '-sociab =social =socialise =socialize =mingle =meet·people =communal =chat =hang·out =hangout =catch·up -sosyal =sohbet =muhabbet =kaynas =tanisma =bulusma חברתי =להכיר לפטפט =שיחות להתחבר общени общительн пообщат =поболтать =познакомиться κοινωνικ κουβεντ γνωρισ =παρεα =παρεας -gesellig =plaudern =quatschen =kennenlernen =treffen اجتماعي =نسولف دردشه نتعارف اجتماعي گپ دورهمي معاشرت 사교 수다 어울리 친목 모임',
  local:
    '=local =locals =neighbourhood =neighborhood =where·locals -yerel =mahalle =yerli =yerlilerin מקומי =מקומיים =שכונתי местн ντοπι γειτονι -einheimisch =lokal·typisch =ortstypisch =kiez محلي محليه =اهل·البلد =حارتنا محلي بومي 현지 동네 로컬',
  'hidden gem':
    '=hidden =hidden·gem =undiscovered =off·the·beaten =secret·spot =nobody·knows =little·known =not·crowded -sakli =kesfedilmemis =bilinmeyen =kalabalik·olmayan =gizli·kalmis נסתר =סוד =פנינה לא·מוכר שלא·מכירים =скрыт потаен малоизвест неизвестн =секретн =не·людно κρυμμεν ανεξερευνητ =αγνωστο μη·γνωστο -geheimtipp =versteckt =versteckte =verstecktes =unbekannt مخفي مخفيه غير·معروف جوهره پنهان ناشناخته =دنج·ناشناخته كشف·نشده 숨은 숨겨진 아는·사람만 알려지지·않은',
  trendy:
    '-trendy =trending =hip =cool =happening =in·vogue =popular =hyped =hottest -trend =populer =moda =havali =gozde טרנדי =חם פופולרי =אופנתי =קול =שווה трендов =модн модное модный модную популярн =хайпов τρεντι της·μοδας δημοφιλ =χιπ -trendig =angesagt -angesagt =hip =beliebt =cool رائج رايج =ترند مشهور عالموضه =ترند محبوب مد·روز پرطرفدار =معروف 트렌디 핫플 핫한 인기 유행 요즘·뜨는',
  gourmet:
    '-gourmet =foodie =foodies =fine·dining =tasting·menu =michelin =culinary =chef =delicious =great·food -gurme =lezzet =sef =tadim =michelin =leziz גורמה קולינרי =שף מישלן טעים =טעימות гурман гастроном =мишлен =вкусн вкусно вкусное вкусный =шеф γκουρμε γαστρονομ νοστιμ =σεφ μισελεν -feinschmecker =kulinarisch -kulinar =leckeres =lecker =sternekuche ذواقه =شيف طعام·راقي لذيذ =اكل·طيب ميشلان گورمه خوشمزه آشپز ميشلن 미식 맛있 미슐랭 셰프 고메',
  sunny:
    '=sunny =sunshine =sun =terrace =patio =sundeck -gunesli =gunes =teras =terasli =terasta שטוף·שמש =שמש מרפסת =солнечн солнечн =солнц =солнце террас веранд ηλιολουστ =ηλιο =λιακαδα βεραντ =ταρατσακι -sonnig =sonne =terrasse =biergarten مشمس =شمس =شمسيه تراس =شرفه آفتاب افتاب تراس 햇살 햇볕 테라스 햇빛',
  rooftop:
    '-rooftop =roof·top =sky·bar =skybar -cati =catida =teras·kat על·הגג =גג =רופטופ =крыше =крыша =крышей руфтоп ταρατσ =ρουφ -dachterrasse =rooftop =dach =skybar السطح =سطح روف پشت·بام پشتبام =روف·گاردن روفتاپ 루프탑 옥상',
  'dog friendly':
    '=dog =dogs =dog-friendly =pet =pets =puppy -kopek =evcil =patili =kopegim כלב =כלבים חיות·מחמד =собак собакой собаками =питомц =с·псом σκυλ κατοικιδι =hund =hunde =hunden -hunde =vierbeiner كلب =كلاب حيوان·اليف =سگ =سگم حيوان·خانگي 강아지 반려견 애견 반려동물 개랑',
  cultural:
    '-cultur =museum =museums =theatre =theater =opera =exhibition =intellectual -kultur =muze =tiyatro =opera =sergiler תרבות מוזיאון תיאטרון =אופרה культур музе театр =опера =выставк выставк πολιτισμ πολιτιστ μουσει θεατρ =οπερα -kultur =museum =theater =oper =ausstellung ثقاف متحف مسرح =اوبرا فرهنگ موزه تئاتر تياتر نمايشگاه 문화 박물관 미술관 연극 오페라 전시',
};
