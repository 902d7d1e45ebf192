/** What a place is like and who goes there, a line a meaning: English | tr | he | ru | el | de | ar | fa | ko. Stems, so that endings fit. */
export const moods = `
quiet calm | sessiz, sakin, gürültüsüz | שקט, שקטה, רגוע | тих, спокойн, тишин | ήσυχ, ησυχ, ήρεμ | ruhig, leise, still | هادئ, هادئة, هدوء, ساكن | آرام, ساکت, بی‌سروصدا, دنج | 조용, 한적, 차분
peaceful tranquil | huzur, dingin, rahatlatıcı | שלו, שלווה, מרגיע | умиротвор, уютн, безмятеж | γαλήνι, χαλαρ, αναπαυτικ | friedlich, entspannt, gemütlich, beschaulich | سلام, مريح, سكينة | آرامش, دلنشین | 평화, 편안, 아늑
conversation talk | sohbet, konuş, muhabbet | שיחה, לדבר, לשוחח | разговор, беседа, поговорить, бесед | κουβέντα, συζήτηση, συζητ, μιλήσ | reden, gespräch, unterhalt, plaudern | حديث, محادثة, نتكلم | صحبت, گفتگو, گپ | 대화, 이야기
romantic lovers | romantik, aşk, sevgili | רומנטי, רומנטית, אוהבים | романтич, влюблен, влюблён | ρομαντικ, έρωτ, ερωτευμέν | romantisch, verliebt, liebespaar | رومانسي, رومنسي, عشاق, حب | عاشقانه, رمانتیک, عشق | 로맨틱, 낭만, 연인, 사랑
couple two | çift, ikimiz, baş | זוג, זוגי, שניים | пара, паре, двоих, вдвоем, вдвоём | ζευγάρι, δυο | paar, zweit, zu zweit, zweisam | زوجين, زوجان, ثنائي | زوج, دونفره, دو نفره | 커플, 둘이, 두 사람
date | buluşma, randevu, flört | דייט, פגישה | свидан | ραντεβού | date, verabredung, rendezvous | موعد غرامي, لقاء | قرار, دیت | 데이트, 소개팅
candles candlelight | mum | נרות, נר | свеч, свечах | κερί, κεριά, κεριών | kerze, kerzenlicht, kerzenschein | شموع, شمعة | شمع | 촛불, 양초
anniversary wedding | yıldönüm, evlilik, düğün, nikah | יום נישואין, חתונה, נישואים | годовщин, свадьб, свадеб | επέτειος, επέτειο, γάμος, γάμο | hochzeit, jahrestag, hochzeitstag, jubiläum | ذكرى زواج, زفاف, عرس | سالگرد, عروسی, ازدواج | 기념일, 결혼, 결혼식
proposal engagement | evlenme teklif, nişan, teklif | הצעת נישואין, אירוסין | предложение руки, помолвк | πρόταση γάμου, αρραβών | heiratsantrag, verlobung, antrag | خطوبة, طلب زواج | خواستگاری, نامزدی | 프러포즈, 약혼
birthday party | doğum, yaşgünü, kutlama | יום הולדת, הולדת | рожден, рождения, юбилей | γενέθλια | geburtstag, geburtstagsfeier | عيد ميلاد, ميلاد | تولد | 생일, 생일파티
party celebration | parti, kutla, eğlence, şenlik | מסיבה, חגיגה, לחגוג | вечеринк, праздник, праздн, отметить | γιορτή, πάρτι, γλέντι | party, feier, feiern, fest | حفلة, احتفال, حفل | جشن, مهمانی | 파티, 축하, 잔치
friends mates | arkadaş, dost, kanka | חברים, חברות, חבר | друз, компани, приятел | φίλ, παρέα | freund, kumpel, clique | أصدقاء, اصدقاء, أصحاب, صديق | دوست, رفیق, دوستانه | 친구, 벗
group large | grup, kalabalık, büyük | קבוצה, גדולה | групп, больш | ομάδα, μεγάλη | gruppe, groß, gesellschaft | مجموعة, كبيرة, جماعة | گروه, بزرگ, جمع | 단체, 그룹, 모임, 회식
family grandparents | aile, ailece, akraba | משפחה, משפחתי, משפחות | семь, семей, семейн | οικογένεια, οικογενειακ | familie, familiär, verwandt | عائلة, عائلي, أسرة, العائلات | خانواده, خانوادگی, فامیل | 가족, 가족끼리
children kids | çocuk, çocuklu, bebek, ufaklık | ילדים, ילד, תינוק, לילדים | дет, ребен, ребён, малыш | παιδί, παιδιά, παιδιού, μωρό | kind, kinder, baby, kinderfreundlich | أطفال, اطفال, طفل, للأطفال, أولاد | بچه, کودک, نوزاد | 아이, 아이들, 어린이, 아기, 유아
playground toys | oyun, oyuncak, park | משחקים, גן שעשועים, צעצוע | игров, площадк, игруш | παιδική χαρά, παιχνίδι | spielplatz, spielzeug, spielecke | ملعب, ألعاب | بازی, زمین بازی, اسباب‌بازی | 놀이터, 놀이방, 장난감
chair children | mama sandalyesi, bebek sandalyesi | כיסא תינוק, כסא אוכל | детский стул, стульчик | παιδικό κάθισμα, καρεκλάκι | hochstuhl, kinderstuhl | كرسي أطفال | صندلی کودک | 아기의자, 유아의자
students young | öğrenci, genç, üniversite | סטודנט, צעיר, אוניברסיטה | студент, молодеж, молодёж, универ | φοιτητ, νέοι, νεολαία | student, studenten, jung, universität | طلاب, طالب, شباب, جامعة | دانشجو, جوان, دانشگاه | 학생, 대학생, 젊은, 청년
business clients | iş, toplantı, müşteri, iş yemeği | עסקי, עסקים, לקוחות, פגישה | делов, бизнес, клиент, встреч, переговор | επαγγελματικ, συνάντηση, πελάτ, δουλειά | geschäft, kunden, besprechung, geschäftsessen, kollegen | أعمال, عمل, اجتماع, عملاء | کاری, تجاری, جلسه, مشتری, همکار | 비즈니스, 회의, 고객, 미팅, 접대
work laptop | çalış, dizüstü, bilgisayar | עבודה, לעבוד, מחשב, לפטופ | работ, ноутбук, компьютер | λάπτοπ, υπολογιστ, εργασία | arbeiten, laptop, rechner, homeoffice | لابتوب, حاسوب, كمبيوتر, شغل | لپ‌تاپ, لپتاپ, کار کردن | 노트북, 작업, 공부, 업무
internet | internet, kablosuz, priz | אינטרנט, וויפיי, שקע | интернет, вайфай, розетк | ίντερνετ, πρίζα | internet, wlan, steckdose | إنترنت, انترنت, واي فاي | اینترنت, وای‌فای, وایفای, پریز | 인터넷, 와이파이, 콘센트
locals neighbourhood | yerli, mahalle, esnaf, köylü | מקומי, מקומיים, שכונה | местн, район, сосед | ντόπι, γειτονιά | einheimisch, nachbarschaft, stammgäst | محلي, أهل البلد, حي | محلی, بومی, محله | 현지인, 동네, 주민, 단골
tourists visitors | turist, turistik, gezgin | תיירים, תייר, תיירותי | турист | τουρίστ, τουριστικ | tourist, touristen, urlauber | سياح, سائح, سياحي | توریست, گردشگر | 관광객, 여행객
lively buzz | hareketli, canlı, cıvıl, neşeli | תוסס, שמח, חי | оживлен, оживлён, весел, шумн | ζωντανό, κέφι, ζωηρ | lebhaft, lebendig, belebt, stimmung | حيوي, مفعم, نشيط | شلوغ, پرشور, شاد, سرزنده | 활기, 신나, 북적, 시끌
loud noise | gürültü, gürültülü | רועש, רעש, רעשני | громк, шум | θόρυβ, φασαρία | laut, lärm | صاخب, ضجيج, ضوضاء | پرسروصدا, سروصدا | 시끄러, 소음
music band | müzik, çalgı, saz, müzisyen | מוזיקה, מוסיקה, להקה | музык, ансамбл, оркестр | μουσικ, ορχήστρα | musik, livemusik, band, kapelle | موسيقى, موسيقي, فرقة | موسیقی, آهنگ, گروه موسیقی | 음악, 연주, 밴드
live concert | canlı müzik, konser | מוזיקה חיה, הופעה | живая музыка, живой музык, концерт | ζωντανή μουσική, συναυλία | live, konzert | موسيقى حية, حفل موسيقي | موسیقی زنده, کنسرت | 라이브, 공연, 콘서트
singer song | şarkı, şarkıcı, türkü | זמר, שירים, שיר | певец, певиц, песн | τραγούδι, τραγουδ | sänger, lieder, gesang | مطرب, غناء, أغاني | خواننده, آواز | 가수, 노래
dancing club | dans, kulüp, disko | ריקודים, לרקוד, מועדון | танц, клуб, диско | χορός, χορό, κλαμπ | tanz, tanzen, disko, club | رقص, نادي ليلي | رقصیدن, کلاب, دیسکو | 춤, 클럽, 댄스
sea water waves | deniz, sahil, dalga, kıyı | ים, לים, הים, חוף | море, моря, морск, берег, волн | θάλασσα, παραλία, παραθαλάσσι, ακρογιαλ | meer, strand, küste, wasser, welle | بحر, شاطئ, ساحل, البحر | دریا, ساحل, لب آب | 바다, 해변, 바닷가, 해안
view | manzara, manzaralı | נוף | вид, видом, панорам | θέα | blick, aussicht, ausblick | إطلالة, اطلالة, منظر, مطل | منظره, چشم‌انداز, ویو | 전망, 경치, 뷰
sea view | deniz manzara | נוף לים | вид на море, видом на море | θέα στη θάλασσα | meerblick, seeblick | إطلالة على البحر | منظره دریا, رو به دریا | 바다 전망, 오션뷰
harbour boats | liman, tekne, balıkçı | נמל, סירות | гаван, порт, лодк, причал | λιμάνι, βάρκα | hafen, boote | ميناء, قوارب | بندر, قایق | 항구, 배
sunset | gün batımı, günbatımı | שקיעה | закат | ηλιοβασίλεμα | sonnenuntergang | غروب | غروب آفتاب | 노을, 일몰, 석양
mountains valley | dağ, tepe, vadi, yamaç | הר, הרים, עמק | гор, горы, долин, холм | βουνό, βουνά, κοιλάδα | berg, berge, bergblick, tal, hügel | جبل, جبال, وادي | کوه, کوهستان, دره | 산, 산속, 계곡
garden trees | bahçe, ağaç, avlu, çardak | גן, גינה, עצים, חצר | сад, саду, дерев, двор | κήπος, κήπο, δέντρ, αυλή | garten, bäume, hof, gartenlokal | حديقة, أشجار, فناء | باغ, حیاط, درخت | 정원, 마당, 나무
terrace outdoor | teras, dışarıda, açık hava | מרפסת, בחוץ, טרסה | террас, веранд, улице | βεράντα, έξω, ταράτσα | terrasse, draußen, freien, dachterrasse | تراس, شرفة, في الهواء الطلق | تراس, بالکن, فضای باز | 테라스, 야외, 루프탑
flowers | çiçek | פרחים | цвет | λουλούδ | blumen | زهور, ورود | گل | 꽃
old town medieval | eski şehir, tarihi, sur, surlar, ortaçağ | עיר עתיקה, היסטורי, חומות, עתיק | старый город, старом город, историческ, старин, крепост | παλιά πόλη, ιστορικ, μεσαιων, κάστρο | altstadt, historisch, mittelalter, stadtmauer, gassen | مدينة قديمة, تاريخي, أثري, القلعة | شهر قدیم, تاریخی, باستانی, قلعه | 구시가지, 역사, 옛, 고풍
wheelchair ramp | tekerlekli sandalye, engelli, rampa, basamaksız | כיסא גלגלים, נגיש, נכים, רמפה | инвалид, коляск, пандус, доступн | αναπηρικ, αμαξίδιο, ράμπα, αμεα | rollstuhl, barrierefrei, rampe, stufenlos, behindertengerecht | كرسي متحرك, المتحركة, معاقين, ذوي الاحتياجات | ویلچر, معلول, رمپ | 휠체어, 장애인, 경사로, 무장애
late midnight open | geç, gece, geceyarısı, sabaha | מאוחר, לילה, חצות | поздн, ночь, ночью, допоздна, круглосуточ | αργά, μεσάνυχτα, ξενύχτι, νύχτα | spät, nachts, mitternacht, nachtlokal | متأخر, منتصف الليل, الليل, ليلا | دیروقت, نیمه‌شب, آخر شب, شبانه | 밤늦게, 심야, 자정, 새벽, 늦은
open | açık | פתוח | открыт, работает | ανοιχτ | geöffnet, offen, auf | مفتوح | باز | 여는, 영업, 열린
adults | yetişkin, çocuksuz | מבוגרים, ללא ילדים | взросл, без детей | ενήλικ, χωρίς παιδιά | erwachsene, kinderlos | بالغين, كبار, بدون أطفال | بزرگسال, بدون بچه | 성인, 어른, 노키즈
atmosphere | atmosfer, ortam, ambiyans | אווירה | атмосфер, обстановк | ατμόσφαιρα | atmosphäre, ambiente | أجواء, جو | فضا, محیط, جو | 분위기
cozy warm | sıcak, şirin, samimi | חמים, נעים, ביתי | уют, душевн, домашн | ζεστ, φιλόξεν | heimelig, warm, urig | دافئ, حميم | گرم, صمیمی | 따뜻, 정겨운
elegant stylish | şık, zarif, lüks | אלגנטי, יוקרתי, מעוצב | элегант, роскош, стильн, изыскан | κομψ, πολυτελ | elegant, edel, luxuriös, schick, vornehm | أنيق, فاخر, راقي | شیک, لوکس, مجلل | 우아, 고급, 세련, 럭셔리
rustic village | köy, kırsal, otantik | כפרי, אותנטי | деревен, деревн, аутентич | χωριάτικ, παραδοσιακ, χωριό | dorf, rustikal, ländlich, traditionell | قروي, ريفي, تقليدي | روستایی, سنتی | 시골, 전통, 소박
hidden small | küçük, saklı, gizli | קטן, נסתר | маленьк, скрыт | μικρ, κρυμμέν | klein, versteckt | صغير, مخفي | کوچک, پنهان | 작은, 숨은
beautiful | güzel, hoş | יפה, מקסים | красив, прекрас | όμορφ, ωραί | schön, hübsch | جميل, حلو | زیبا, قشنگ | 예쁜, 아름다운, 멋진
dogs pets | köpek, evcil, hayvan | כלב, חיות | собак, животн | σκύλο, κατοικίδι | hund, haustier | كلب, حيوانات أليفة | سگ, حیوان خانگی | 강아지, 반려견, 애완
parking | otopark, park yeri | חניה | парковк | πάρκινγκ | parkplatz, parken | موقف | پارکینگ | 주차
evening dinner | akşam, akşam yemeği | ערב, ארוחת ערב | вечер, ужин | βράδυ, δείπνο, βραδινό | abend, abendessen | مساء, عشاء | شب, شام, عصر | 저녁, 저녁식사, 만찬
lunch noon | öğle, öğlen | צהריים, ארוחת צהריים | обед, полдень | μεσημέρι, μεσημεριανό | mittag, mittagessen | غداء, ظهر | ناهار, ظهر | 점심, 점심식사
weekend sunday | hafta sonu, pazar | סוף שבוע, שבת | выходн, воскресен | σαββατοκύριακο, κυριακή | wochenende, sonntag | عطلة, الجمعة | آخر هفته, جمعه | 주말, 일요일
`;
