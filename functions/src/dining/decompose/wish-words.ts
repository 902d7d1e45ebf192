/**
 * Words by which people wish for a place to eat, in nine languages, by what they mean; the kitchens by their names in restaurants' documents.
 * Written as in `allergies/allergen-words.ts`: `=word` whole, `-stem` at the beginning of a word, anything else anywhere; `·` is a space.
 */
export const cuisineWords: Readonly<Record<string, string>> = {
  turkish: '-turkish =turk -turk·mutfag טורקי турецк τουρκικ turkisch =التركي تركي 터키 튀르키예 =تركيه',
  cypriot: '-cypriot -kibris קפריסא кипрск κυπριακ zypri قبرصي قبرسي 키프로스',
  meze: '=meze =mezze =mezes =mezeler =מזה мезе μεζε مازه مزه 메제',
  seafood:
    '-seafood =sea·food -deniz·urun -deniz·mahsul פירות·ים морепродукт θαλασσιν meeresfrucht ماكولات·بحريه ماكولات·البحريه دريايي 해산물 해물',
  fish: '=fish -balik =balig =דגים =дагим рыбн =рыбу ψαρι ψαροταβερν -fisch اسماك =سمك ماهي 생선',
  kebab: '-kebab -kebap =doner קבב кебаб шашлык κεμπαπ كباب 케밥',
  grill: '-grill -izgara =mangal גריל גחלים гриль ψητα ψησταρι مشاوي 그릴',
  italian: '-italian -italyan איטלק итальянск ιταλικ italienisch ايطالي ايتاليايي 이탈리아 이태리',
  pizza: '-pizza =pide פיצה пицц πιτσα بيتزا پيتزا 피자',
  indian: '=indian =hint -hint·mutfag -hindistan הודי индийск ινδικ indisch هندي 인도',
  chinese: '-chinese =cin -cin·mutfag -cinli סיני китайск κινεζικ chinesisch صيني چيني 중국 중식',
  japanese: '-japanese -japon יפני японск ιαπωνεζικ ιαπωνικ japanisch ياباني ژاپني 일본 일식',
  sushi: '-sushi -susi סושי суши σουσι سوشي 초밥 스시',
  thai: '=thai =tayland תאילנד тайск ταϊλανδ ταιλανδ thailandisch تايلندي 태국',
  korean: '=korean =kore קוריאנ корейск κορεατικ koreanisch كوري =كره 한국 한식',
  lebanese: '-lebanese -lubnan לבנונ ливанск λιβανεζικ libanesisch لبناني 레바논',
  greek: '=greek =yunan יווני греческ ελληνικ griechisch يوناني 그리스',
  persian: '-persian =iranian =iran פרסי персидск иранск περσικ persisch فارسي ايراني 페르시아',
  russian: '=russian =rus רוסי =русск русск ρωσικ russisch روسي 러시아',
  mexican: '-mexican -meksika מקסיקנ мексиканск μεξικανικ mexikanisch مكسيكي 멕시코',
  french: '=french =fransiz צרפתי французск γαλλικ franzosisch فرنسي فرانسوي 프랑스',
  mediterranean:
    '-mediterranean =akdeniz ים·תיכוני средиземноморск μεσογειακ mediterran متوسطي مديترانه 지중해',
  steakhouse: '-steak =biftek סטייק стейк μπριζολ ستيك استيك 스테이크',
  burgers: '-burger =hamburger המבורגר бургер μπεργκερ برغر برگر 버거',
  cafe: '=cafe =cafes =kafe =kafede בית·קפה =кафе =καφε καφετερι =café مقهي كافه 카페',
  breakfast: '-breakfast =brunch -kahvalti ארוחת·בוקר завтрак πρωινο fruhstuck فطور صبحانه 아침 브런치',
  dessert: '-dessert =sweets -tatli קינוח десерт γλυκα nachtisch حلويات دسر 디저트',
};

/** Moods and occasions, in the English words by which reviews are searched. */
export const moodWords: Readonly<Record<string, string>> = {
  quiet:
    '-quiet =calm =peaceful -sakin -sessiz =huzurlu שקט тихо тихи тихий тихое спокойн ησυχ ruhig -leise هادي =هدوء ارام =دنج 조용',
  romantic: '-romantic =date·night -romantik רומנטי романтич ρομαντικ romantisch رومانسي رمانتيك 로맨틱 낭만',
  anniversary:
    '-anniversar -yil·donum -yildonum יום·נישואין годовщин επετει jahrestag hochzeitstag ذكري سالگرد 기념일',
  birthday: '-birthday -dogum·gun יום·הולדת день·рожден дня·рожден γενεθλι geburtstag عيد·ميلاد تولد 생일',
  lively:
    '-lively =buzzing =fun -hareketli =eglenceli =canli תוסס оживлен весел ζωνταν lebhaft حيوي =شلوغ 활기 신나',
  cosy: '=cosy =cozy =intimate -samimi חמים =אינטימי уютн ζεστο gemutlich دافي دنج 아늑',
  'sea view':
    '-sea·view =sunset =waterfront -deniz·manzara =manzarali =gun·batim נוף·לים вид·на·море вид·на·закат θεα =ηλιοβασιλεμα meerblick =aussicht اطلاله منظر دريا·ديد 전망 바다·뷰 노을',
  'family friendly':
    '=family =families =kids =children =child·friendly -aile =cocuklu =cocuklarla =משפחה ילדים семь =с·детьми детьми οικογεν παιδια familie =kindern kinder عائل عايل اطفال خانواد بچه 가족 아이',
  business:
    '=business =clients -is·yemeg =is·gorusmesi עסקי делов επαγγελματικ geschaft عمل =كاري 비즈니스 접대',
  terrace:
    '-terrace =outdoor =garden =teras =bahce =bahceli מרפסת =גינה террас βεραντ =αυλη terrasse =garten تراس حديقه باغ 테라스 야외',
  'live music':
    '-live·music -canli·muzik מוזיקה·חיה живой·музык живая·музык ζωντανη·μουσικ livemusik موسيقي·حيه موسيقي·زنده 라이브',
  vegan: '-vegan טבעונ веган βιγκαν نباتي وگان 비건',
  vegetarian: '-vegetarian -vejetaryen צמחונ вегетариан χορτοφαγ vegetarisch گياهخوار 채식',
  halal: '=halal =helal חלאל халял χαλαλ حلال 할랄',
  traditional:
    '-traditional =authentic -geleneksel =otantik מסורתי традицион παραδοσιακ traditionell تقليدي سنتي 전통',
};

export const cheapWords =
  '-cheap =budget =inexpensive =affordable -ucuz =uygun·fiyat -hesapli זול דешев дешев недорог бюджетн φτην φθην οικονομικ gunstig billig رخيص ارخص ارزان 싼 저렴 가성비';
export const fineWords =
  '=fine·dining =upscale =fancy =luxury =luxurious =luks -luks =sik יוקר роскошн изысканн -дорог πολυτελ gehoben =schick edel فاخر راقي لوكس 고급 파인·다이닝';
export const bestWords =
  '=best =top·rated =highest·rated =en·iyi =en·iyisi -en·yuksek·puan הכי·טוב דירוג·הגבוה лучш καλυτερ =beste =besten الافضل افضل بهترين الاعلي·تقييم بيشترين·امتياز 최고 평점·높은 평점이·가장·높 제일';
export const compareWords =
  '-compar =versus =vs -karsilastir השווא להשוות תשוו сравн συγκρι vergleich قارن مقارنه مقايسه 비교';
export const mapWords =
  '=map =on·the·map -haritada =harita מפה =карте карта χαρτη =karte الخريطه خريطه نقشه 지도';
/** What says that it is about eating out at all. */
export const eatingWords =
  '-restaurant =eat =eating =dinner =lunch =brunch =dine =dining =food =meal =supper -restoran -lokanta =yemek =yemege =yiyelim =yesek =yiyecek =aksam·yemegi מסעד לאכול ארוחת אוכל ресторан =поесть поужинать пообедать ужин обед εστιατορι =φαμε να·φαω φαγητο δειπνο γευμα ταβερν essen =restaurant abendessen mittagessen مطعم مطاعم عشاء غداء ناكل اكل رستوران شام ناهار بخوريم غذا 식당 맛집 레스토랑 저녁 점심 먹';
