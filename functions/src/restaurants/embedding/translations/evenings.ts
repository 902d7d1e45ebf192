/** What an evening out is made of, a line a meaning: English | tr | he | ru | el | de | ar | fa | ko. Stems, so that endings fit. */
export const evenings = `
special occasion | özel, önemli gün | מיוחד, אירוע, מיוחדת | особ, повод, событ | ξεχωριστ, ιδιαίτερ, περίσταση | besonder, anlass | خاص, مناسبة, مميز | خاص, مناسبت, ویژه | 특별, 행사
surprise | sürpriz | הפתעה, להפתיע | сюрприз | έκπληξη | überrasch | مفاجأة | سورپرایز, غافلگیر | 깜짝, 서프라이즈
husband wife | eş, karı, koca | בעל, אישה, אשתי | муж, жен | σύζυγ, γυναίκα, άντρα | mann, frau, ehefrau | زوجتي, زوجي | همسر, شوهر | 남편, 아내
girlfriend boyfriend | kız arkadaş, erkek arkadaş | בת זוג, בן זוג, חברה שלי | девушк, парн | κοπέλα, αγόρι μου | freundin, partnerin | حبيبتي, حبيبي, خطيبتي | دوست‌دختر, نامزد, پارتنر | 여자친구, 남자친구
mother father parents | anne, baba, ebeveyn | הורים, אמא, אבא | родител, мам, пап | γονείς, μαμά, μπαμπά | eltern, mutter, vater | أهل, والدين, أمي, أبي | والدین, مادر, پدر | 부모, 엄마, 아빠
grandmother grandfather | nine, dede, büyükanne | סבתא, סבא | бабуш, дедуш | γιαγιά, παππού | oma, opa, großeltern | جدة, جد | مادربزرگ, پدربزرگ | 할머니, 할아버지
colleagues office | meslektaş, ofis, iş arkadaş | עמיתים, משרד, קולגות | коллег, офис | συνάδελφ, γραφείο | kollegen, büro, betriebsfeier | زملاء, مكتب | همکاران, اداره | 동료, 직장, 사무실
guests | misafir, konuk | אורחים, לארח | гост | καλεσμέν, επισκέπτ | gäste, besuch | ضيوف, ضيف | مهمان, مهمانان | 손님
holiday vacation | tatil, izin | חופשה, נופש, חג | отпуск, отдых, каникул | διακοπές, αργία | urlaub, ferien | إجازة, سياحة | تعطیلات, سفر | 휴가, 여행
night | gece, akşamları | לילה, לילי | ночн | νυχτεριν, βραδιά | nacht, nächtlich | ليل, سهرة, سهر | شب, شبانه | 밤, 야간
morning | sabah | בוקר, בבוקר | утро, утрен | πρωί | morgen, vormittag | صباح | صبح | 오전
summer | yaz, yazlık | קיץ | лет | καλοκαίρι | sommer, sommerlich | صيف, صيفي | تابستان | 여름
winter fireplace | kış, şömine | חורף, אח | зим, камин | χειμώνα, τζάκι | winter, kamin | شتاء, مدفأة | زمستان, شومینه | 겨울, 벽난로
air fresh | hava, ferah | אוויר, מאוורר | воздух, свеж воздух | αέρα, δροσερ | luft, luftig | هواء, منعش | هوا, خنک | 공기, 시원
private | özel oda, mahrem | פרטי, אינטימי, פינה | уединен, уединён, приват, интимн | ιδιωτικ, απομονωμέν | intim, privat, abgeschieden, ungestört | خاصة, خصوصية, منعزل | خصوصی, خلوت | 프라이빗, 개인, 은밀
famous popular | ünlü, meşhur, popüler | מפורסם, פופולרי | известн, популярн | διάσημ, δημοφιλ | berühmt, beliebt, bekannt | مشهور, شهير | معروف, مشهور, محبوب | 유명, 인기
new modern | yeni, modern | חדש, מודרני | нов, современ | καινούργι, μοντέρν | neu, modern | جديد, حديث, عصري | جدید, مدرن | 새로운, 모던, 신상
authentic | gerçek, özgün | אמיתי, מסורתי | настоящ, подлин | αυθεντικ, γνήσι | echt, authentisch, ursprünglich | أصيل, أصلي | اصیل, واقعی | 정통, 진짜
comfortable | rahat, konforlu | נוח, נוחה | комфорт, удобн | άνετ, βολικ | bequem, komfortabel | مريحة, مرتاح | راحت, دنج و راحت | 편한
walk near | yakın, yürüyüş | קרוב, הליכה | рядом, близк, пешком | κοντά, περπάτημα | nah, nähe, spaziergang | قريب, مشي | نزدیک, پیاده | 가까운, 산책
pool swim | havuz, yüzme | בריכה, שחייה | бассейн, плава | πισίνα, κολύμπι | schwimmbad, pool, baden | مسبح, سباحة | استخر, شنا | 수영장
smoking shisha | nargile, sigara | נרגילה, עישון | кальян, курен | ναργιλέ, κάπνισμα | shisha, rauchen | شيشة, أرجيلة, تدخين | قلیان, سیگار | 시샤, 흡연
football screen match | maç, futbol, ekran | משחק כדורגל, מסך | футбол, матч, экран | αγώνα, ποδόσφαιρο, οθόνη | fußball, spiel, leinwand | مباراة, كرة, شاشة | فوتبال, مسابقه | 축구, 경기, 중계
art books | sanat, kitap, galeri | אמנות, ספרים | искусств, книг, галере | τέχνη, βιβλί | kunst, bücher, galerie | فن, كتب | هنر, کتاب, گالری | 예술, 책, 북카페
cook lesson | yemek kursu | סדנת בישול | мастеркласс | μάθημα μαγειρικής | kochkurs | دورة طبخ | کلاس آشپزی | 요리교실
read study | oku, ders çalış | ללמוד, לקרוא | читать, учить | διάβασμα, μελέτη | lesen, lernen | قراءة, دراسة, مذاكرة | مطالعه, درس | 독서
recommend favourite | favori, sevdiğim, tavsiye | מומלץ, אהוב | любим, рекоменд | αγαπημέν, προτείν | lieblings, empfehl, empfohlen | مفضل, موصى | محبوبم, پیشنهاد | 추천, 단골집
forget remember | unutulmaz, hatır | בלתי נשכח, זיכרון | незабыва, запомин | αξέχαστ | unvergesslich | لا ينسى, ذكرى | فراموش‌نشدنی, خاطره | 잊지, 추억
laugh fun | gül, eğlenceli | כיף, צחוק, בידור | весель, смех, развлеч | διασκέδαση, γέλιο, πλάκα | spaß, lustig, lachen | مرح, ضحك, متعة | خنده, تفریح, سرگرم | 재미, 웃음
wait queue | sıra, kuyruk | תור | очеред | ουρά | schlange | طابور | صف, نوبت | 줄, 웨이팅
`;
