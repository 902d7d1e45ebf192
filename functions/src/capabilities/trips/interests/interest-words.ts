import type { PlaceKind } from '@merve/contract';

/** Something that people like to see or do. Stems are written as in `allergies/allergen-words.ts`, in nine languages. */
export interface InterestRow {
  /** What a person calls it. */
  readonly said: string;
  /** The kinds of our places that are it. */
  readonly kinds?: readonly PlaceKind[];
  /** What places of it are called beside that; in what is written of them it says nothing: many a terrace has a wall. */
  readonly names?: string;
  /** Of an interest without kinds: the kinds among which its places are looked for. */
  readonly among?: readonly PlaceKind[];
}

/** By its name; places of no kind of their own are known by what they are called and what is written of them. */
export const interestRows: Readonly<Record<string, InterestRow>> = {
  castles: {
    said: `-castle -fortress =fort =forts -citadel =fortification =fortifications =kale -kaleler =kaleyi =kaleye =kalesi =kaleden =kalede =kalelere -hisar -şato
      טירה טירות טירת מבצר -замк -замок -крепост -цитадел καστρ φρουρι =burg =burgen =schloss -schlösser =festung =festungen قلعه قلاع +حصن +حصون =دژ =دژها
      =성 =성을 =성이 =성은 =성도 =성들 =성과 =성만 =성으로 고성 요새 성곽 성채`,
    among: ['sight', 'museum', 'walk'],
    names:
      '-tower -watchtower -rampart -bastion =keep =walls =wall -kule -burç =surlar =sur -башн -стен πυργο τειχ -turm -türme =mauern =برج =ابراج 성벽 탑',
  },
  museums: {
    said: `-museum =gallery =galleries -exhibition -müze -galeri -sergi מוזיאו גלרי תערוכ -музе -галере -выставк μουσει πινακοθηκ γκαλερι -museen -galerie -ausstellung
      متحف متاحف موزه نمايشگاه 박물관 미술관 전시관`,
    kinds: ['museum'],
  },
  beaches: {
    said: `-beach =swim =swimming =seaside =sunbathing -plaj -sahil -kumsal =deniz =denize =denizi -yüzme -yüzecek חוף חופים =ים =לים =הים =בים לשחות שחיי
      -пляж =море =моря -купа παραλι θαλασσα κολυμπ -strand -strände =meer =baden -schwimm +شاطي +شاطئ +شواط =البحر سباح ساحل سواحل =دريا 해변 해수욕 바다 바닷가 수영`,
    kinds: ['beach'],
  },
  'churches and other houses of prayer': {
    said: `-church -chapel -monaster -abbey -cathedral -mosque -synagogue -temple -convent -cloister -kilise -manastır =cami =camiler =camileri =camiye =camiyi =camii =camisi
      -katedral -şapel -sinagog -tapınak כנסיי כנסיות מנזר מסגד בתי·כנסת -церк -монастыр -храм =собор =соборы =соборов -мечет -часовн εκκλησι μοναστηρ =μονες =μονη
      καθεδρικ τζαμι =ναος =ναους =ναοι -kirche -kloster -klöster -kapelle -moschee -kathedrale -tempel كنيس كنائس اديره =دير =الدير مساجد مسجد كاتدرائي كليسا صومعه
      معبد 교회 성당 수도원 사원 사찰 모스크`,
    among: ['sight', 'museum', 'walk', 'park'],
  },
  ruins: {
    said: `-ruin -archaeolog -archeolog -ancient -antiquit -excavation -harabe -örenyer =antik -arkeoloj -kalıntı עתיקות חורבות ארכיאולוג הריסות -руин -развалин -археолог
      -античн -раскоп ερειπ αρχαι -archäolog =antike =antiken -ausgrabung اثار =اطلال =الاطلال خرائب خرابه باستان 유적 고고학 폐허`,
    among: ['sight', 'walk', 'nature'],
    names: '-column -aqueduct -amphitheat -cistern',
  },
  history: {
    said: `-histor -heritage -medieval -tarihi -tarihsel =tarihe =tarihle היסטורי -истори -средневеков ιστορι μεσαιων -geschicht -mittelalter =التاريخ =بالتاريخ
      =للتاريخ =تاريخي =تاريخيه =تاريخ 역사`,
    kinds: ['sight', 'museum'],
  },
  markets: {
    said: `=market =markets -bazaar -souk -pazarlar =pazarı =pazarları =pazarını -çarşı -bandabulya שוק שווק -рынок -рынк -базар -ярмарк =αγορα =αγορες =αγορων παζαρι
      =λαικη -markt -märkte -basar -flohm =wochenmarkt =wochenmärkte +سوق +اسواق بازار 시장 장터`,
    kinds: ['market'],
  },
  shopping: {
    said: '-shopping =shop =shops -alışveriş =avm שופינג =קניות לקניות -шопинг -шоппинг -покупк -магазин ψωνι -einkauf =shoppen تسوق خريد 쇼핑',
    kinds: ['market'],
  },
  walks: {
    said: `=walk =walks =go·walking =like·walking =love·walking =enjoy·walking =of·walking -hike -hiking =trail =trails -trek -stroll -promenade -yürüyüş =yürümek
      =yürümeyi -patika הליכה הליכות טיילת =טרק מסלולי -прогул -пеш -поход -тропа -тропы -тропе -трек πεζοπορ περιπατ μονοπατ -wander =spazieren -spazierg المشي =مشي
      تنزه پياده·رو كوهنوردي كوه·پيما 산책 하이킹 등산 트레킹 걷기`,
    kinds: ['walk'],
  },
  views: {
    said: `=view =views -viewpoint -lookout -panoram -scenic -scenery -sunset -manzara -seyir =gün·batımı תצפי =נוף =הנוף =נופים =הנופים שקיעות =вид =виды =видами
      =видом -смотров -закат =θεα =θεες =θεας ηλιοβασιλ πανοραμ -aussicht -ausblick -sonnenunterg مناظر =منظر اطلاله اطلالات منظره چشم·انداز غروب 전망 경치 풍경 야경 일몰`,
    kinds: ['viewpoint'],
  },
  'parks and gardens': {
    said: `=park =parks -garden =parklar =parkları =parka -bahçe פארק =גן =גנים גינות =парк =парки =парков =парках =сад =сады =садов παρκο παρκα κηπο -gärten =garten
      حديقه حدائق منتزه پارك =باغ =باغ·ها 공원 정원`,
    kinds: ['park'],
  },
  nature: {
    said: `-nature -wildlife -forest -waterfall =outdoors =outdoor -birdwatch -countryside =doğa =doğal =doğayla =doğada =doğayı =doğaya =orman =ormanlar -şelale =טבע =הטבע
      =בטבע =לטבע יערות מפלים -природ =лес =леса =лесу -водопад =φυση =φυσης δασος δαση καταρρακτ =natur =wald =wälder -wasserf الطبيعه =طبيعه غابات شلالات طبيعت جنگل
      ابشار 자연 =숲 =숲을 =숲이 폭포`,
    kinds: ['nature', 'park', 'walk'],
  },
  caves: { said: '=cave =caves -mağara מערות =מערה -пещер σπηλι =höhle =höhlen كهف كهوف =غار =غارها 동굴' },
  'what children like': {
    said: `=kid =kids -children =child =toddler =toddlers =family =families -playground -çocuk =aile =ailece =ailem -bebek ילדים ילדות =ילד משפח =дети =детей =детьми =детям
      -детск -ребен =семьей -семейн παιδια παιδι οικογενει =kind =kinder =kindern -kinderfreund -familie اطفال =طفل عائل اولاد بچه كودك خانواد =아이 아이들 아이와 아이랑 어린이
      가족 =애들 =애들이랑 =애들과`,
    kinds: ['family'],
  },
  quiet: {
    said: `-quiet -peaceful -tranquil =calm =relaxing =relaxed -sakin -sessiz -huzur -dingin =שקט =שקטה =שקטים =רגוע =רגועה -тих -спокойн ησυχ ηρεμ -ruhig =stille هادئ
      هادي هدوء ارام 조용 한적 평화로`,
    kinds: ['nature', 'park', 'walk'],
  },
  food: {
    said: `=food =foodie =foodies =cuisine =culinary =gourmet =yemek =yemekler =yemekleri -mutfak -lezzet -gurme אוכל קולינר =еда =еду =еды -кухн -гастроном φαγητ γαστρονομ
      κουζιν =essen -kulinar =küche =طعام =الطعام =الاكل ماكولات غذا خوراك 음식 맛집 먹거리 미식`,
    among: ['sight', 'museum', 'market', 'family'],
    names: '-honey -cheese -bread -olive -syrup -coffee -wine -bal -peynir -ekmek -zeytin',
  },
};
