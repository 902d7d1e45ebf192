/** What it costs, how one is served and how it tastes, a line a meaning: English | tr | he | ru | el | de | ar | fa | ko. Stems, so that endings fit. */
export const serviceAndPrice = `
cheap bargain | ucuz, hesaplı, uygun, ekonomik | זול, זולה, משתלם, תקציב | дешев, дёшев, недорог, бюджет, выгодн | φθην, οικονομικ | billig, günstig, preiswert, schnäppchen | رخيص, رخيصة, اقتصادي | ارزان, اقتصادی, به‌صرفه | 저렴, 싼, 가성비, 값싼
value money | fiyat, para, değer, kazık değil | מחיר, שווה, תמורה | цена, цены, деньг, стоит | τιμή, τιμές, αξίζει | preis, preise, geld, lohnt, preisleistung | سعر, أسعار, قيمة | قیمت, پول, ارزش | 가격, 값, 돈
expensive dear | pahalı, kazık, tuzlu | יקר, יקרה | дорог, дорогой | ακριβ | teuer, überteuert | غالي, غالية, مكلف | گران, پرهزینه | 비싼, 비싸, 고가
bill | hesap, fatura | חשבון | счет, счёт, чек | λογαριασμ | rechnung | فاتورة, حساب | صورتحساب, فاکتور | 계산서, 계산
portions huge | porsiyon, bol, dolu, doyurucu, büyük porsiyon | מנות, גדול, משביע | порци, сытн | μερίδ, μεγάλες, χορταστικ | portion, portionen, riesig, reichlich, sättigend | حصص, وجبات كبيرة, مشبع | پرس, پرحجم, سیر | 푸짐, 양많은, 든든
fair reasonable | makul, adil | סביר, הוגן | разумн, приемлем, справедлив | λογικ, δίκαι | fair, angemessen, vernünftig | معقول, مناسب, عادل | منصفانه, معقول, مناسب | 합리적, 적당
free house | ikram, bedava | חינם, על חשבון הבית | бесплат, угост, комплимент | κέρασμα, δωρεάν | gratis, umsonst, aufs haus | مجاني, ضيافة | رایگان, مهمان ما | 무료, 서비스로
service | servis, hizmet | שירות | обслужив, сервис | εξυπηρέτηση, σέρβις | service, bedienung | خدمة | سرویس, خدمات | 서비스, 접객
waiter staff | garson, personel, çalışan | מלצר, מלצרית, צוות | официант, персонал | σερβιτόρ, προσωπικό | kellner, kellnerin, personal | نادل, موظف, الطاقم | گارسون, پیشخدمت, کارکنان | 종업원, 직원, 웨이터
kind friendly | güler yüz, nazik, cana yakın, misafirperver, ilgili | אדיב, נחמד, חביב, מסביר פנים | приветлив, дружелюб, любезн, радушн, добр | φιλικ, ευγενικ, φιλόξενος | freundlich, herzlich, nett, gastfreundlich, aufmerksam | ودود, لطيف, مضياف, كرم, بشوش | مهربان, خوش‌برخورد, مهمان‌نواز, صمیمانه | 친절, 상냥, 다정
owner | sahibi, patron, işletmeci | בעלים, בעל המקום | хозя, владелец | ιδιοκτήτ | besitzer, inhaber, wirt | صاحب, المالك | صاحب, مالک | 사장, 주인
hug home | ev, evinde, sarıl | בית, כמו בבית | дом, дома, объят | σπίτι, αγκαλιά | zuhause, daheim, umarm | بيت, منزل | خانه, آغوش | 집, 우리집
fast efficient | hızlı, çabuk, acele, seri | מהיר, מהר, בזריזות | быстр, скор, оперативн | γρήγορ, βιαστικ | schnell, flott, zügig, eilig, rasch | سريع, بسرعة, مستعجل | سریع, تند, عجله | 빠른, 빨리, 신속, 급한
slow waited | yavaş, bekle, geç geldi | איטי, לחכות, המתנה | медлен, ждать, ждали, долго | αργό, αργή, περίμεν | langsam, warten, gewartet, wartezeit | بطيء, انتظار, انتظرنا | کند, آهسته, انتظار, معطل | 느린, 느려, 기다, 대기
rude careless | kaba, ilgisiz, saygısız, suratsız | גס, אדיש, מזלזל | груб, хам, невниматель, равнодуш | αγενή, αγενεί, αδιάφορ | unhöflich, unfreundlich, gleichgültig, schlampig | وقح, مهمل, غير مهذب | بی‌ادب, بی‌توجه, بداخلاق | 불친절, 무례, 무성의
delicious tasty | lezzetli, nefis, leziz, lezzet | טעים, טעימה, מעולה | вкусн, объеден, вкус | νόστιμ, γευστικ, γεύση | lecker, köstlich, schmackhaft, geschmack | لذيذ, طيب, شهي, لذيذة | خوشمزه, لذیذ, طعم | 맛있, 맛집, 맛
best magician | en iyi, muhteşem, harika, efsane, mükemmel | הכי טוב, מושלם, נפלא, הטוב | лучш, великолеп, потряса, превосход, замечатель | καλύτερ, εξαιρετικ, τέλει, υπέροχ | beste, bester, hervorragend, ausgezeichnet, wunderbar, fantastisch | أفضل, رائع, ممتاز, مذهل | بهترین, عالی, فوق‌العاده, محشر | 최고, 훌륭, 환상, 최상
good fresh | iyi, taze | טוב, טובה, טרי | хорош, свеж | καλό, καλή, φρέσκ | gut, gute, frisch | جيد, طازج, كويس | خوب, تازه | 좋은, 신선, 괜찮
ordinary plain | sıradan, vasat, idare eder | רגיל, בינוני, סתמי | обычн, средн, посредствен | μέτρι, συνηθισμέν, απλό | durchschnittlich, gewöhnlich, mittelmäßig, einfach | عادي, متوسط | معمولی, متوسط | 평범, 보통
bad cold | kötü, soğuk, bayat, berbat | גרוע, רע, קר | плох, холодн, ужасн, отврат | κακ, κρύ, χάλια | schlecht, kalt, furchtbar, miserabel | سيء, بارد, رديء | بد, سرد, افتضاح | 나쁜, 차가운, 형편없는, 최악
fresh ingredients | malzeme, doğal, organik | חומרי גלם, טבעי, אורגני | продукт, натурал, органич | υλικά, αγνά, βιολογικ | zutaten, natürlich, bio, regional | مكونات, طبيعي, عضوي | مواد اولیه, طبیعی, ارگانیک | 재료, 유기농, 자연
homemade | ev yapımı, el yapımı | ביתי, תוצרת בית, עבודת יד | домашн, самодельн | σπιτικ, χειροποίητ | hausgemacht, selbstgemacht | منزلي, بيتي, صنع يدوي | خانگی, دست‌ساز | 수제, 집밥, 홈메이드
spicy hot | acı, acılı, baharat | חריף, חריפה, תבלין | остр, пряност, перец | πικάντικ, καυτερ | scharf, würzig, pikant | حار, بهارات, مبهر | تند, ادویه | 매운, 매콤, 향신료
salty greasy | tuzlu, yağlı | מלוח, שמנוני | солен, солён, жирн | αλμυρ, λιπαρ | salzig, fettig, versalzen | مالح, دهني | شور, چرب | 짠, 느끼, 기름진
sweet | tatlı, şekerli | מתוק, מתוקה | сладк | γλυκ | süß | حلو, حلوى | شیرین | 달콤, 단
healthy light | sağlıklı, hafif | בריא, קליל | здоров, легк, полезн | υγιειν, ελαφρ | gesund, leicht | صحي, خفيف | سالم, سبک | 건강, 가벼운
vegan plants | vegan, bitkisel | טבעוני, טבעונית, צמחי | веган, растительн | βίγκαν, φυτικ, νηστίσιμ | vegan, pflanzlich, vegane | نباتي صرف, فيغان, نباتي | وگان, گیاهی, گیاه‌خوار | 비건, 채식
vegetarian meat | vejetaryen, etsiz | צמחוני, ללא בשר | вегетариан, без мяса | χορτοφαγ, χωρίς κρέας | vegetarisch, fleischlos | نباتيين, بدون لحم | گیاهخواری, بدون گوشت | 채식주의, 고기없는
kitchen chef | mutfak, şef, aşçı, usta | מטבח, שף, טבח | кухн, повар, шеф | κουζίνα, σεφ, μάγειρ | küche, koch, köchin, chefkoch | مطبخ, طباخ, شيف | آشپزخانه, آشپز, سرآشپز | 주방, 요리사, 셰프
food eat meal | yemek, yiyecek, ye | אוכל, לאכול, ארוחה | еда, еду, поесть, блюд, питан | φαγητό, φάω, φάμε, γεύμα | essen, speise, gericht, mahlzeit | طعام, أكل, وجبة, أكلات | غذا, خوردن, خوراک | 음식, 식사, 요리, 먹
menu choice | menü, seçenek, çeşit, seçim | תפריט, אפשרויות, מבחר | меню, выбор, вариант | μενού, επιλογ, κατάλογ | speisekarte, auswahl, karte | قائمة, خيارات, اختيار | منو, انتخاب, گزینه | 메뉴, 선택, 종류
table reservation | masa, rezervasyon | שולחן, הזמנה | стол, столик, бронь | τραπέζι, κράτηση | tisch, reservierung | طاولة, حجز | میز, رزرو | 테이블, 예약, 자리
starter | meze, başlangıç | מנה ראשונה, פתיחה | закуск | ορεκτικ, μεζέ | vorspeise | مقبلات, مزة | پیش‌غذا, مزه | 전채, 애피타이저
clean | temiz, hijyen | נקי | чист | καθαρ | sauber | نظيف | تمیز | 깨끗, 청결
seat room | yer, salon, oda | מקום, אולם, חדר | зал, мест | αίθουσα, χώρος | platz, raum, saal, lokal | مكان, قاعة, صالة | جا, سالن, اتاق | 공간, 방, 룸, 홀
crowded busy | dolu, kalabalık, yoğun | עמוס, צפוף, מלא | людн, полно, многолюд | γεμάτ, πολύς κόσμος | voll, überfüllt | مزدحم, زحمة | شلوغی, پر, ازدحام | 붐비, 만석
child discount student | indirim, kampanya | הנחה | скидк, акци | έκπτωση, προσφορά | rabatt, ermäßigung, angebot | خصم, عرض | تخفیف | 할인, 행사
`;
