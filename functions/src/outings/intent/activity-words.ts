/**
 * What a group may do together, by its English name, which is also what places are searched by; with people's words for it in nine
 * languages, written as in `allergies/allergen-words.ts`. What is done by eating, drinking or just going out stands last: "tennis and then
 * something to eat" is about tennis.
 */
export const activityWords: Readonly<Record<string, string>> = {
  basketball: '-basketball -basket·atmak -basketbol כדורסל баскетбол μπασκετ -basketball سله بسكتبال 농구',
  football:
    '-football -soccer =five-a-side =5-a-side =football·pitch -futbol =halisaha =hali·saha כדורגל футбол ποδοσφαιρ -fussball =kicken كره·قدم كره·القدم فوتبال 축구 풋살',
  tennis: '=tennis =tenis =tenise =tenis·oyna טניס теннис τενις =tennis =تنس =التنس 테니스',
  padel: '-padel פאדל падел παντελ بادل پدل 파델',
  volleyball: '-volleyball -voleybol כדורעף волейбол βολεϊ βολει طائره طايره واليبال 배구',
  bowling:
    '-bowling -bovling באולינג боулинг μπoουλινγκ μπουλινγκ μποουλινγκ -bowlen =kegeln بولينغ بولينج بولينگ 볼링',
  billiards:
    '-billiard =snooker =pool·table =shoot·pool -bilardo ביליארד бильярд μπιλιαρδ -billard بلياردو بيليارد 당구',
  karaoke: '-karaoke קריוקי караоке καραοκε -karaoke كاريوكي كارائوكه 노래방 가라오케',
  cinema:
    '-cinema =movie =movies =film =films -sinema =filme קולנוע =סרט =לסרט кино =фильм σινεμα ταινια -kino =filmabend سينما =فيلم 영화',
  theatre:
    '-theatre -theater =play·at -tiyatro תיאטרון =הצגה театр спектакл θεατρ -theater مسرح =مسرحيه تئاتر 연극 극장',
  concert:
    '-concert =gig =gigs -konser הופעה קונצרט концерт συναυλι -konzert حفله·موسيقي =كونسرت كنسرت 콘서트',
  museum:
    '-museum =gallery =exhibition -muze =sergi מוזיאון תערוכה музе выставк μουσει εκθεση -museum -museen =ausstellung متحف معرض موزه نمايشگاه 박물관 미술관 전시',
  'escape room':
    '=escape·room =escape·rooms =escape·game =kacis·odasi =kacis·oyunu חדר·בריחה квест =escape·room δωματιο·αποδρασης =escape·spiel غرفه·هروب غرفه·الهروب اتاق·فرار 방탈출',
  'board games':
    '=board·game =board·games =boardgames =kutu·oyun -kutu·oyun משחקי·קופסה настольн·игр настолк επιτραπεζι -brettspiel العاب·لوحيه بازي·روميزي بردگيم 보드게임',
  paintball:
    '-paintball =laser·tag =lasertag פיינטבול пейнтбол лазертаг παιντμπολ -paintball بينتبول پينت·بال پينتبال 페인트볼',
  karting:
    '-go-kart =go·kart =go·karts =karting =kart =karts =gokart -karting קארטינג картинг καρτ =kartfahren =kart كارتينغ كارتينج كارتينگ 카트',
  climbing:
    '=climbing =bouldering =climb -tirmanis טיפוס скалолаз скалодром αναρριχησ -klettern =bouldern تسلق صخره·نوردي سنگنوردي سنگ‌نوردي 클라이밍 암벽',
  hiking:
    '=hike =hiking =hikes =trekking -doga·yuruyus =yuruyus -trekking =yurumek =מסלול =טיול·רגלי הליכה·בטבע поход =пеший треккинг πεζοπορ -wandern =wanderung =wandertour هايكنج =مشي·في·الجبل =هايكينغ كوهنوردي پياده·روي پياده‌روي 등산 하이킹 트레킹',
  cycling:
    '=cycling =cyclin =bike =bikes =biking =bike·ride =e-bike -bisiklet אופניים велосипед велопрогул ποδηλατ -fahrrad =radtour =radfahren دراجات دراجه دوچرخه 자전거',
  surfing:
    '=surf =surfing =surfers =windsurf -ruzgar·sorf -sorf גלישה לגלוש серфинг =серф σερφ -surfen =wellenreiten ركوب·الامواج موج·سواري 서핑',
  'ice skating':
    '=ice·skating =ice·rink =skating -buz·paten החלקה·על·הקרח каток коньк πατιναζ παγοδρομ -schlittschuh =eislaufen تزلج·علي·الجليد اسكيت·روي·يخ 스케이트',
  swimming:
    '=swim =swimming -hallenbad =pool =swimming·pool -yuzme =havuz =havuza =yuzelim לשחות בריכה =שחייה плава бассейн =купаться κολυμπ πισιν -schwimm =freibad سباحه مسبح =نسبح شنا استخر 수영',
  diving:
    '=diving =scuba =dive =snorkel =snorkeling -dalis =dalmak צלילה =שנורקל дайвинг =нырять καταδυσ -tauchen =tauchgang =schnorcheln غوص غواصي 다이빙 스노클',
  'boat trip':
    '=boat =boat·trip =sail =sailing =yacht =cruise -tekne -yelken =gulet שיט =סירה הפלגה =יאכטה =яхт яхте катер прогулк·на·лодк парусн σκαφος βαρκα ιστιοπλο κρουαζιερ -bootsfahrt -bootstour =segeln =schiff قارب يخت رحله·بحريه قايق كشتي 보트 요트 유람선',
  kayaking:
    '=kayak =kayaking =paddle =canoe -kano -kayak קיאק =סאפ каяк =байдарк байдарк καγιακ -kajak =paddeln كاياك كاياك 카약',
  'horse riding':
    '=horse =horses =horse·riding =riding -at·binme =ata·binmek -binicilik רכיבה·על·סוסים =סוסים верхов·езд =лошад лошадях лошади ιππασι =αλογα -reiten =pferde ركوب·الخيل =خيل =اسب =اسب·سواري اسبسواري 승마',
  golf: '=golf =golfe =golfen גולף гольф γκολφ غولف جولف گلف 골프',
  gym: '=gym =workout =fitness -spor·salonu חדר·כושר =כושר фитнес =спортзал γυμναστηρι -fitnessstudio =fitness صاله·رياضيه =جيم باشگاه 헬스',
  spa: '=spa =spas =massage =massages =sauna =hammam =spaya -masaj =hamam =hamama =kaplica ספא עיסוי =סאונה =спа массаж =сауна =баня =баню =сауну =σπα μασαζ χαμαμ -therme =wellness =spa =massage =سبا مساج =ساونا =حمام ماساژ =اسپا =سونا 스파 마사지 사우나 찜질방',
  yoga: '=yoga =pilates =yogaya יוגה йога =йогу γιογκα يوغا يوگا 요가',
  'cooking class':
    '=cooking·class =cooking =cook·together =cookery -yemek·kursu =yemek·atolyesi =yemek·yapma סדנת·בישול =לבשל кулинарн·мастер мастер-класс·по·кулин кулинарный μαθημα·μαγειρικ μαθηματα·μαγειρικ -kochkurs =kochen =gemeinsam·kochen دوره·طبخ =صف·طبخ =نطبخ كلاس·آشپزي آشپزي 요리·교실 쿠킹·클래스 요리·수업',
  'pottery workshop':
    '=pottery =ceramics =workshop -comlek =seramik -atolye קדרות קרמיקה =סדנה гончарн керамик =мастер-класс κεραμικ εργαστηρι -topfer =keramik -workshop فخار =ورشه سفال كارگاه 도자기 공방',
  'wine tasting':
    '=wine·tasting =winery =vineyard =tasting·wine -sarap·tadim =saraphane =bag·evi טעימות·יין יקב дегустаци винодел =винн οινογευσι γευσιγνωσι οινοποι -weinprobe =weingut =weinverkostung تذوق·نبيذ 와이너리 와인·시음',
  casino: '-casino -kazino =kumarhane קזינו казино καζινο -kasino كازينو 카지노',
  zoo: '=zoo =aquarium =safari -hayvanat =akvaryum גן·חיות אקווריום зоопарк аквариум океанариум ζωολογικ ενυδρει -tierpark =zoo =aquarium حديقه·الحيوان حديقه·حيوان باغ·وحش آكواريوم 동물원 수족관 아쿠아리움',
  'theme park':
    '=theme·park =amusement·park =water·park =waterpark =fairground =rides -lunapark =su·parki =aquapark =akvapark לונה·פארק פארק·שעשועים פארק·מים парк·аттракцион аквапарк аттракцион λουνα·παρκ υδροπαρκ -freizeitpark =vergnugungspark =wasserpark ملاهي مدينه·العاب شهربازي پارك·آبي 놀이공원 워터파크 테마파크',
  camping:
    '=camp =camping =tent =glamping -kamp =kampa =cadir לקמפינג קמפינג =אוהל кемпинг палатк κατασκηνωσ καμπινγκ -zelten =camping تخييم مخيم كمپ =چادر 캠핑 글램핑',
  picnic:
    '-picnic =bbq =barbecue =barbeque -piknik =mangal =barbeku פיקניק =מנגל =על·האש пикник шашлык =барбекю πικνικ μπαρμπεκιου -picknick =grillen =grillabend نزهه =شواء باربكيو =مشاوي پيكنيك باربيكيو 피크닉 소풍 바비큐',
  sightseeing:
    '=sightseeing =sights =tour =city·tour =castle =landmarks -gezi =gezmek =gezelim =tarihi·yer =kale סיור =אטרקציות אתרים экскурси достопримеч αξιοθεατ ξεναγησ -sehenswurdig =stadtfuhrung =stadtrundgang =besichtig سياحه معالم =جوله دیدنی ديدني گشت 관광 명소 투어',
  shopping:
    '=shopping =flea·market =flea·markets =antique·market =shop =mall =market =bazaar -alisveris -bit·pazari =carsi =pazar·yeri =avm שופינג שוק·פשפשים =קניות =קניון шопинг барахолк =магазин =рынок ψωνια παζαρι αγορες -shoppen -flohmarkt =einkaufen =einkaufsbummel تسوق =مول سوق خريد بازار =پاساژ 쇼핑 시장',
  beach:
    '=beach =beaches -plaj =plaja =sahile =kumsal =denize ליד·הים =חוף =לחוף =לים пляж παραλι =θαλασσα -strand شاطي =البحر ساحل =لب·دريا 해변 바닷가 해수욕장',
  park: '=park =parks =parka =parkta פארק =парк =парке παρκο =im·park =stadtpark =منتزه حديقه·عامه پارك 공원',
  nightclub:
    '=club =clubs =clubbing =nightclub =disco =dance =dancing -gece·kulub =disko =dans·et מועדון לרקוד =דיסקו =клуб =клубе =ночной·клуб танцевать потанцевать танцы κλαμπ ντισκο χορο χορεψουμε -nachtclub =tanzen =disko =clubs نايت =ديسكو نرقص كلوب =رقص برقصيم ديسكو 클럽 춤',
  bar: '=bar =bars =pub =pubs =drinks =drink =cocktail =cocktails =beer =beers =pint =wine =bira =bara =bar·da =icki =kokteyl =icmeye =מועדוני·ג׳אז =בר =פאב =בירה =קוקטייל =קוקטיילים =לשתות =ברים =бар =баре =бары =паб пиво =пивка коктейл =выпить =выпьем =μπαρ =ποτο =ποτα μπυρα μπιρα κοκτειλ =παμπ =kneipe =bier =biergarten =cocktails =trinken =was·trinken =بار =مشروب =كوكتيل =نوشيدني كوكتل 술집 맥주 칵테일 와인바 =바 한잔 술·한 호프',
  breakfast:
    '-breakfast -brunch -kahvalti ארוחת·בוקר בראנץ завтрак =бранч позавтрак πρωινο μπραντς -fruhstuck =brunchen فطور =افطار·صباح صبحانه =برانچ 아침·식사 브런치 =조식',
  cafe: '=cafe =cafes =coffee =tea =teahouse =cake =café =kafe =kafede =kahve =kahveye =kahve·ic =cay =caya =pastane =tatli =קפה לקפה בית·קפה =עוגה кафе =кофе кофейн =чай =чая =кофейку =καφε =καφες =καφεδακι καφετερι =γλυκο =cafes =kaffee =kuchen =tee =kaffeetrinken =قهوه =مقهي =كافيه =كوفي كوفي·شوب =شاي =حلويات كافه =چاي =قهوه·اي كافي·شاپ 카페 커피 찻집 디저트',
  restaurant:
    '-restaurant =eat =eating =dinner =lunch =brunch =dine =dining =food =meal =supper =bite =tavern =taverna =steakhouse =pizza =sushi =burger =burgers =seafood =meze =kebab =tapas =hungry -restoran -lokanta -meyhane =yemek =yemege =yemekte =yemegi =yiyelim =yesek =yiyecek =yesin =balikci =kebap =kebapci =balik =acik מסעד =לאכול =אוכל ארוחת·ערב ארוחת·צהריים =פיצה =סושי =המבורגר =לאכול·משהו ресторан =поесть поужинать пообедать =ужин =ужина =ужинать =обед =обеда =еда =еды =пицц пиццу =суши =бургер =покушать =таверн εστιατορι =φαμε φαγητο =δειπνο γευμα ταβερν =πιτσα =σουσι =φαω -essen =abendessen =mittagessen =pizza =sushi =burger =essen·gehen =restaurant -gasthaus =lokal مطعم مطاعم =عشاء =غداء =غدا =عشا =ناكل =نتعشي =نتغدي =اكل =بيتزا =سوشي =نتعشى رستوران =شام =ناهار بخوريم غذا =پيتزا =سوشي =رستوراني 식당 맛집 레스토랑 저녁·식사 점심 저녁 먹 피자 초밥 고기집 회식 밥',
};

/** Those at which people eat or drink: there, allergies are guarded. */
export const eatingActivities: ReadonlySet<string> = new Set([
  'restaurant',
  'cafe',
  'bar',
  'breakfast',
  'picnic',
  'wine tasting',
  'cooking class',
]);
