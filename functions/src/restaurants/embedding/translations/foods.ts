/** What is eaten and drunk, a line a meaning: English | tr | he | ru | el | de | ar | fa | ko. Stems, so that endings fit. */
export const foods = `
fish | balık | דג, דגים | рыб | ψάρι, ψάρια | fisch | سمك, أسماك | ماهی | 생선, 물고기
seafood | deniz ürün | פירות ים | морепродукт | θαλασσινά | meeresfrüchte | مأكولات بحرية | غذای دریایی | 해산물, 해물
octopus squid | ahtapot, kalamar | תמנון, קלמארי | осьминог, кальмар | χταπόδι, καλαμάρι | oktopus, tintenfisch, kalmar | أخطبوط, كاليماري, حبار | اختاپوس, ماهی مرکب | 문어, 오징어, 낙지
shrimp prawns | karides | שרימפס, חסילונים | креветк | γαρίδ | garnele, garnelen, krabben | روبيان, جمبري, قريدس | میگو | 새우
mussels clams | midye, istiridye | צדפות, מולים | миди, устриц, моллюск | μύδια, στρείδ | muscheln, austern | بلح البحر, محار | صدف | 홍합, 조개, 굴
salmon tuna | somon, ton balığı | סלמון, טונה | лосос, семг, тунец | σολομ, τόνο | lachs, thunfisch | سلمون, تونة | سالمون, تن ماهی | 연어, 참치
meat | et | בשר | мяс | κρέας | fleisch | لحم, لحوم | گوشت | 고기, 육류
lamb | kuzu | כבש, טלה | ягнят, баран, баранин | αρνί, αρνάκι | lamm | خروف, ضأن | بره | 양고기
beef steak | dana, biftek, antrikot, bonfile | בקר, סטייק, אנטריקוט | говядин, стейк | μοσχάρι, μπριζόλα, φιλέτο | rind, rindfleisch, steak | بقر, ستيك | گوساله, استیک | 소고기, 스테이크, 쇠고기
chicken | tavuk, piliç | עוף, פרגית | куриц, цыпл, курин | κοτόπουλο | hähnchen, huhn, hühnchen | دجاج, فراخ | مرغ, جوجه | 닭, 치킨, 닭고기
pork | domuz | חזיר | свинин | χοιριν | schwein, schweinefleisch | خنزير | خوک | 돼지고기, 삼겹살
duck | ördek | ברווז | утк, утин | πάπια | ente | بط | اردک | 오리
kebab skewers | kebap, şiş, döner, adana | קבב, שיפוד, שווארמה | кебаб, шашлык | κεμπάπ, σουβλάκι | kebab, spieß, döner | كباب, شاورما, مشاوي | کباب, شیش | 케밥, 꼬치
grill barbecue | ızgara, mangal, ocakbaşı, köz | גריל, על האש, מנגל | гриль, мангал, барбекю | σχάρα, ψητ, ψησταριά | grill, gegrillt, grillen | شواء, مشوي, غريل | گریل, باربیکیو, منقل | 구이, 바비큐, 그릴
meatballs | köfte | קציצות, כדורי בשר | котлет, тефтел | κεφτέδ, μπιφτέκι | frikadelle, hackbällchen | كفتة | کوفته | 미트볼, 완자
burger | hamburger, burger | המבורגר | бургер, гамбургер | μπέργκερ | burger, hamburger | برجر, برغر, همبرغر | همبرگر, برگر | 버거, 햄버거
sausage | sosis, sucuk | נקניק | колбас, сосиск | λουκάνικο | wurst, würstchen | نقانق, سجق | سوسیس, کالباس | 소시지
pizza | pizza | פיצה | пицц | πίτσα | pizza | بيتزا | پیتزا | 피자
pasta spaghetti | makarna, spagetti, erişte | פסטה, ספגטי | паст, спагетти, макарон | μακαρόνια, ζυμαρικά | nudeln, pasta, spaghetti | باستا, معكرونة, سباغيتي | پاستا, ماکارونی, اسپاگتی | 파스타, 스파게티
italian | italyan | איטלקי | итальян | ιταλικ | italienisch, italiener | إيطالي, ايطالي | ایتالیایی | 이탈리아, 이탈리안
rice | pilav, pirinç | אורז | рис, плов | ρύζι, πιλάφι | reis | أرز, رز | برنج, پلو | 밥, 쌀밥
noodles ramen | noodle | נודלס, אטריות, ראמן | лапш, рамен | νουντλς | nudelsuppe, ramen | نودلز | نودل, رشته | 국수, 라면, 면
sushi japanese | suşi, japon | סושי, יפני | суши, японск | σούσι, ιαπωνικ | sushi, japanisch, japaner | سوشي, ياباني | سوشی, ژاپنی | 초밥, 스시, 일식, 일본
chinese asian | çin, asya | סיני, אסייתי | китайск, азиатск | κινέζικ, ασιατικ | chinesisch, chinese, asiatisch | صيني, آسيوي | چینی, آسیایی | 중식, 중국, 아시아
thai curry | tayland, köri | תאילנדי, קארי | тайск, карри | ταϊλανδέζικ, κάρι | thailändisch, curry | تايلاندي, كاري | تایلندی, کاری هندی | 태국, 카레
indian | hint | הודי | индийск | ινδικ | indisch, inder | هندي | هندی | 인도
korean | kore | קוריאני | корейск | κορεάτικ | koreanisch | كوري | کره‌ای | 한식, 한국
turkish | türk | טורקי | турецк | τούρκικ | türkisch, türke | تركي | ترکی | 터키, 튀르키예
greek | yunan, rum | יווני | греческ | ελληνικ | griechisch, grieche | يوناني | یونانی | 그리스
cypriot | kıbrıs | קפריסאי | кипрск | κυπριακ | zypriotisch, zyprisch | قبرصي | قبرسی | 키프로스
lebanese | lübnan, arap | לבנוני, מזרחי | ливан, арабск | λιβανέζικ, αραβικ | libanesisch, arabisch | لبناني, عربي, شامي | لبنانی, عربی | 레바논, 중동
persian | iran, fars | פרסי | персидск, иранск | περσικ | persisch, iranisch | فارسي, إيراني | ایرانی, فارسی | 페르시아, 이란
russian | rus | רוסי | русск | ρωσικ | russisch, russe | روسي | روسی | 러시아
french | fransız | צרפתי | французск | γαλλικ | französisch, franzose | فرنسي | فرانسوی | 프랑스, 프렌치
mexican tacos | meksika, tako | מקסיקני, טאקו | мексикан, тако | μεξικάνικ | mexikanisch, mexikaner | مكسيكي, تاكو | مکزیکی, تاکو | 멕시코, 타코
german | alman | גרמני | немецк | γερμανικ | deutsch, gutbürgerlich | ألماني | آلمانی | 독일
soup | çorba | מרק | суп, борщ | σούπα | suppe, eintopf | شوربة, حساء | سوپ, آش | 수프, 국, 찌개, 탕
salad | salata | סלט | салат | σαλάτα | salat | سلطة | سالاد | 샐러드
vegetables | sebze | ירקות | овощ | λαχανικά, χόρτα | gemüse | خضار, خضروات | سبزیجات | 야채, 채소
tomato | domates | עגבני | помидор, томат | ντομάτα | tomate | طماطم, بندورة | گوجه | 토마토
aubergine | patlıcan | חציל | баклажан | μελιτζάνα | aubergine | باذنجان | بادمجان | 가지
potatoes fries | patates | תפוחי אדמה, צ'יפס | картоф, картошк, фри | πατάτα, πατάτες | kartoffel, pommes | بطاطا, بطاطس | سیب‌زمینی | 감자, 감자튀김
mushrooms | mantar | פטריות | гриб | μανιτάρι | pilz, pilze | فطر | قارچ | 버섯
olives oil | zeytin, zeytinyağ | זיתים, שמן זית | олив, маслин | ελιά, ελιές, ελαιόλαδο | oliven, olivenöl | زيتون | زیتون | 올리브
beans lentils | fasulye, mercimek, nohut | שעועית, עדשים, חומוס | фасол, чечевиц, нут | φασόλια, φακές, ρεβίθια | bohnen, linsen, kichererbsen | فول, عدس, حمص | لوبیا, عدس, نخود | 콩, 렌틸, 병아리콩
hummus | humus | חומוס | хумус | χούμους | hummus | حمص بطحينة, متبل | هوموس | 후무스
falafel | falafel | פלאפל | фалафел | φαλάφελ | falafel | فلافل | فلافل | 팔라펠
stuffed vine | dolma, sarma | ממולאים, עלי גפן | долма, голубц | ντολμά, γεμιστ | gefüllt, weinblätter | محشي, ورق عنب | دلمه | 돌마, 포도잎
pide lahmacun | pide, lahmacun | לחמג'ון | лахмаджун, пиде | λαχματζούν, πεϊνιρλί | lahmacun | لحم بعجين, فطائر | پیده | 피데
dumplings | mantı | כיסונים, דים סאם | пельмен, хинкал, вареник | ζυμαρόπιτες | maultaschen, teigtaschen | زلابية | منتو | 만두, 교자
pie pastry | börek, poğaça, hamur | בורקס, מאפה | пирог, выпечк, хачапур | πίτα, τυρόπιτα, σπανακόπιτα | gebäck, strudel, pastete | بوريك, معجنات | بورک, پیراشکی | 파이, 페이스트리
bread bakery | ekmek, fırın, simit | לחם, מאפייה, פיתה | хлеб, пекарн, булоч | ψωμί, φούρνος, αρτοποι | brot, bäckerei, brötchen | خبز, مخبز | نان, نانوایی | 빵, 베이커리, 빵집
cheese | peynir, hellim, kaşar | גבינה, חלומי | сыр, халлуми | τυρί, χαλλούμι, φέτα | käse, halloumi | جبن, حلوم | پنیر | 치즈
yogurt | yoğurt, ayran | יוגורט | йогурт, айран | γιαούρτι | joghurt | لبن, زبادي | ماست, دوغ | 요거트, 요구르트
eggs | yumurta, menemen, omlet | ביצה, ביצים, שקשוקה | яйц, яичниц, омлет | αυγό, αυγά, ομελέτα | ei, eier, omelett | بيض, شكشوكة | تخم‌مرغ, املت | 달걀, 계란, 오믈렛
breakfast | kahvaltı, serpme | ארוחת בוקר, בוקר | завтрак | πρωινό, πρόγευμα | frühstück | فطور, إفطار | صبحانه | 아침, 조식, 아침식사
brunch | brunch | בראנץ | бранч | μπραντς | brunch | برانش | برانچ | 브런치
dessert cake | tatlı, pasta, kek | קינוח, עוגה | десерт, торт, пирожн | επιδόρπιο, γλυκό, τούρτα, κέικ | nachtisch, dessert, kuchen, torte | حلويات, كيك, كعك | دسر, کیک, شیرینی | 디저트, 케이크, 후식
ice cream | dondurma | גלידה | морожен | παγωτό | eis, eiscreme | بوظة, آيس كريم | بستنی | 아이스크림
chocolate | çikolata | שוקולד | шоколад | σοκολάτα | schokolade | شوكولاتة | شکلات | 초콜릿
baklava kunefe | baklava, künefe, kadayıf | בקלאווה, כנאפה | баклав, пахлав, кюнефе | μπακλαβά, κανταΐφι | baklava | بقلاوة, كنافة | باقلوا | 바클라바
honey | bal | דבש | мед, мёд | μέλι | honig | عسل | عسل | 꿀
fruit | meyve | פירות | фрукт | φρούτ | obst, früchte | فواكه | میوه | 과일
nuts pistachio | fıstık, ceviz, badem, fındık | אגוזים, פיסטוק, שקדים | орех, фисташ, миндал | φιστίκ, καρύδ, αμύγδαλ | nüsse, pistazie, mandel | مكسرات, فستق, لوز, جوز | پسته, گردو, بادام | 견과, 피스타치오, 호두, 아몬드
coffee cafe | kahve, kafe, espresso | קפה, בית קפה | кофе, кафе, кофейн | καφέ, καφές, καφετέρια | kaffee, café, kaffeehaus | قهوة, مقهى, كافيه | قهوه, کافه | 커피, 카페
tea | çay | תה | чай | τσάι | tee | شاي | چای | 차, 홍차
wine | şarap | יין | вин | κρασί | wein | نبيذ, خمر | شراب | 와인, 포도주
beer pub | bira, birahane | בירה, פאב | пив | μπύρα, μπίρα | bier, kneipe, biergarten | بيرة, حانة | آبجو | 맥주, 호프, 펍
cocktails bar | kokteyl, bar | קוקטייל, בר | коктейл, бар | κοκτέιλ, μπαρ | cocktail, bar | كوكتيل, بار | کوکتل, بار | 칵테일, 바, 술집
juice lemonade | meyve suyu, limonata | מיץ, לימונדה | сок, лимонад | χυμ, λεμονάδα | saft, limonade | عصير, ليموناضة | آبمیوه, لیموناد | 주스, 레모네이드
tavern meze | meyhane, rakı | טברנה, מזה | таверн, мейхане | ταβέρνα, μεζεδοπωλείο | taverne, schänke | ميخانة, مازة | میخانه | 선술집, 주점
restaurant | restoran, lokanta | מסעדה | ресторан | εστιατόριο | restaurant, gasthaus, wirtshaus | مطعم, مطاعم | رستوران | 식당, 레스토랑, 음식점
snack sandwich | atıştırmalık, sandviç, tost | סנדוויץ, חטיף, טוסט | закусочн, бутерброд, сэндвич | σάντουιτς, σνακ, τοστ | imbiss, belegtes, toast | سندويش, وجبة خفيفة | ساندویچ, میان‌وعده | 샌드위치, 간식, 분식
takeaway delivery | paket servis, paket | טייקאווי, משלוח | навынос, доставк | πακέτο | mitnehmen, lieferung | توصيل, تيك اواي | بیرون‌بر, پیک | 포장, 배달
gluten free | glutensiz, çölyak | ללא גלוטן, צליאק | безглютен, без глютена | χωρίς γλουτένη | glutenfrei | خالي من الغلوتين | بدون گلوتن | 글루텐프리
halal kosher | helal | כשר, חלאל | халял, кошер | χαλάλ | halal, koscher | حلال | حلال | 할랄
truffle gourmet | trüf, gurme | גורמה, כמהין | гурман, трюфел, высокая кухня | γκουρμέ, τρούφα | gourmet, trüffel, feinschmecker | فاخرة, ذواقة, كمأة | گورمه, قارچ دنبلان | 미식, 트러플, 파인다이닝
sauce garlic | sos, sarımsak | רוטב, שום | соус, чеснок | σάλτσα, σκόρδο | soße, knoblauch | صلصة, ثوم | سس, سیر تازه | 소스, 마늘
fried | kızarmış, kızartma | מטוגן, טיגון | жарен, жаркое | τηγανητ | frittiert, gebraten | مقلي | سرخ | 튀김, 볶음
stew | güveç, yahni, tencere | תבשיל, קדירה | рагу, жарк, тушен | γιουβέτσι, μαγειρευτ | schmorgericht, gulasch | يخنة, طاجن | خورشت, خورش | 스튜, 조림, 찜
oven baked | fırında, fırın kebabı | תנור, אפוי | запечен, печ | ψημένο, φούρνου, κλέφτικο | gebacken, überbacken, ofen | بالفرن, مخبوز | تنوری, فر | 오븐, 구운
raw | çiğ | נא | сыр рыб, тартар | ωμό, ταρτάρ | roh, tatar | نيء | خام | 회, 육회
`;
