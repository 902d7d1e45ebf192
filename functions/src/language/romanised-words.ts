/** Words of wishes in Latin letters, each with itself in its own: `spelt/spelt otherwise=native`. Spellings that sound alike are one (`romanised.ts`). */
export type RomanisedLanguage = 'ru' | 'el' | 'he' | 'ar' | 'fa';

interface RomanisedTable {
  /** Words that English, German and Turkish do not have. */
  readonly telling: string;
  /** Words that tell nothing by themselves, and are read once the language is told. */
  readonly others: string;
}

export const romanisedWords: Readonly<Record<RomanisedLanguage, RomanisedTable>> = {
  ru: {
    telling: `stolik=столик dlya/dlia=для dvoih/dvoikh=двоих dvuh=двух troih=троих troe=трое chetveryh=четверых chetvero=четверо
      pyateryh=пятерых pyatero=пятеро shesteryh=шестерых shestero=шестеро zavtra=завтра segodnya/segodnia/sevodnya=сегодня
      poslezavtra=послезавтра vecherom=вечером vechera=вечера vecher=вечер utrom=утром dnya=дня dnem=днём chasov=часов chasa=часа
      ponedelnik=понедельник vtornik=вторник sredu=среду chetverg=четверг pyatnicu=пятницу subbotu=субботу
      voskresenye/voskresenie/voskresene=воскресенье zabronirujte/zabroniruite=забронируйте zabronirovat=забронировать zabroniruj=забронируй
      zakazat=заказать zakazhite=закажите hochu=хочу hotim=хотим nuzhno/nujno=нужно nuzhen/nujen=нужен nuzhna=нужна nado=надо
      mozhno/mojno=можно privet=привет zdravstvujte/zdravstvuite/zdrastvuite=здравствуйте spasibo=спасибо pozhaluysta/pojaluista/pozhalusta=пожалуйста
      aeroporta=аэропорта aeroport=аэропорт gostinicu=гостиницу gostinica=гостиница cheloveka=человека chelovek=человек mesto=место
      chetyre=четыре pyat=пять shest=шесть vosem=восемь devyat=девять desyat=десять otmenite=отмените otmenit=отменить posovetuete=посоветуете
      poest=поесть pouzhinat=поужинать chto=что gde=где skolko=сколько stoit=стоит dobryj=добрый den=день nomer=номер
      dvuhmestnyj=двухместный nas=нас vstretit=встретить otvezite=отвезите vyzovite=вызовите`,
    others:
      'davai=давай davaite=давайте horosho=хорошо beru=беру berem=берём podhodit=подходит otlichno=отлично soglasen=согласен soglasna=согласна vsyo=всё verno=верно ladno=ладно ugu=угу aga=ага konechno=конечно stol=стол na=на v=в s=с k=к do=до ot=от iz=из i=и ili=или dva=два tri=три odin=один sem=семь dvoe=двое chas=час utra=утра taksi/taxi=такси li=ли da=да net=нет moi=мои est=есть mest=мест restoran=ресторан po=по u=у mne=мне my=мы',
  },
  el: {
    telling: `kalispera=καλησπέρα kalimera=καλημέρα thelo/8elo=θέλω theloume/8eloume=θέλουμε ithela=ήθελα tha/8a=θα trapezi=τραπέζι tessera=τέσσερα tesseris=τέσσερις
      pente=πέντε eksi=έξι okto/oxto/octo=οκτώ ennia=εννιά deka=δέκα atoma=άτομα avrio/aurio=αύριο simera=σήμερα methavrio=μεθαύριο apopse=απόψε
      vradi/vrady/bradi=βράδυ stis=στις stin=στην ston=στον mesimeri=μεσημέρι paraskevi=παρασκευή savvato=σάββατο kyriaki=κυριακή deftera=δευτέρα
      tetarti=τετάρτη pempti=πέμπτη aerodromio=αεροδρόμιο parakalo=παρακαλώ efharisto/efxaristo/eucharisto=ευχαριστώ mporo=μπορώ mporoume=μπορούμε
      kleiso=κλείσω kleiste=κλείστε klise=κλείσε kratisi=κράτηση fame=φάμε misi=μισή eimaste=είμαστε xenodoxeio/ksenodoxeio=ξενοδοχείο psari=ψάρι estiatorio=εστιατόριο
      teleia=τέλεια geia=γεια pame=πάμε limani=λιμάνι`,
    others:
      'endaksi=εντάξει kleise=κλείσε proxora=προχώρα vevaia=βέβαια amesos=αμέσως ena=ένα mia=μία gia=για dio/duo=δύο tria=τρία exi=έξι efta/epta=εφτά to=το sto=στο sti=στη proi=πρωί ora=ώρα triti=τρίτη taxi=ταξί nai=ναι ohi/oxi=όχι na=να pou=πού kai=και apo=από me=με mas=μας sas=σας tin=την ton=τον',
  },
  he: {
    telling: `shalom=שלום anahnu/anachnu=אנחנו rotze=רוצה rotza=רוצה rotzim=רוצים lehazmin=להזמין hazmana=הזמנה shulchan/shulhan=שולחן lemachar/lemahar=למחר machar/mahar=מחר
      mahratayim/mochrotayim=מחרתיים hayom=היום haerev=הערב bearev/baerev=בערב baboker=בבוקר betzohoraim/batzohoraim=בצהריים leshnayim/lishnayim/leshnaim=לשניים lishlosha=לשלושה
      learbaa=לארבעה lechamisha=לחמישה leshisha=לשישה anashim=אנשים beshaa/besha=בשעה shmone=שמונה beshmone=בשמונה besheva=בשבע betesha=בתשע beeser=בעשר monit=מונית
      tzarich=צריך tzricha=צריכה tzrichim=צריכים lesde/lisde=לשדה hateufa/hatufa=התעופה toda=תודה bevakasha=בבקשה chamishi=חמישי shishi=שישי shabat=שבת efshar=אפשר
      makom=מקום misada=מסעדה eifo=איפה lebatel=לבטל`,
    others:
      'beseder=בסדר sababa=סבבה yalla=יאללה tazmin=תזמין tazmini=תזמיני metzuyan=מצוין sagur=סגור matim=מתאים betach=בטח ani=אני ken=כן lo=לא yom=יום rishon=ראשון sheni=שני shlishi=שלישי revii=רביעי yesh=יש im=עם et=את le=ל be/ba=ב erev=ערב boker=בוקר sheva=שבע tesha=תשע eser=עשר shesh=שש arba=ארבע shalosh=שלוש vahetzi=וחצי',
  },
  ar: {
    telling: `marhaba=مرحبا bddi/biddi/bidi/bedi=بدي bedna/bidna=بدنا 3ayez/3ayz/3awez=عايز abgha=أبغى tawla/tawle/tawila=طاولة arba3a=أربعة bukra/bokra/boukra=بكرة ba3d=بعد
      se3a/sa3a=ساعة elsa3a/alsa3a/essa3a=الساعة mat3am=مطعم 3al=عال 3ala=على matar=مطار tnen/etnen=اثنين tlate/tlata=ثلاثة khamse/khamsa=خمسة sitte=ستة sab3a=سبعة tmanye/tmaniye/tamania=ثمانية
      tis3a=تسعة 3ashra=عشرة shukran=شكرا jom3a/jum3a=جمعة 7ajz=حجز a7jez/ahjez=أحجز ashkhas=أشخاص shakhsain=شخصين lshakhsain=لشخصين lyoum/elyom=اليوم lazem=لازم mumkin=ممكن
      sayara=سيارة ta3al=تعال salam3alaykom=السلام`,
    others:
      'aywa=ايوه mashi=ماشي yalla=يلا akid=أكيد tab3an=طبعا la=ل el/al=ال lel/lal=لل bel=في min=من ila=إلى yom=يوم massa/masa=مساء sabah=صباحا taxi/taksi=تاكسي fi=في w=و bi=ب naam=نعم tamam=تمام',
  },
  fa: {
    telling: `mikham=می‌خوام mikhaham=می‌خواهم mikhaym/mikhaim=می‌خوایم mikhastam=می‌خواستم baraye=برای nafar=نفر farda=فردا pasfarda=پس‌فردا emshab=امشب emrooz/emruz=امروز sobh=صبح zohr=ظهر
      rezerv=رزرو konid=کنید konin=کنید chahar=چهار panj=پنج hasht=هشت foroudgah/forudgah/foroodgah=فرودگاه mersi=مرسی lotfan=لطفا jomeh=جمعه shanbe=شنبه yekshanbe=یکشنبه doshanbe=دوشنبه
      seshanbe=سه‌شنبه chaharshanbe=چهارشنبه panjshanbe=پنجشنبه khube/khoobe=خوبه hamin=همین kojast=کجاست mishe=میشه nafare=نفره`,
    others:
      'bale=بله bashe=باشه hamino=همینو hatman=حتما doroste=درسته ghabule=قبوله bezan=بزن salam=سلام miz=میز ye=یه yek=یک saat=ساعت shab=شب do=دو se=سه shish=شش haft=هفت noh=نه dah=ده ta=تا az=از be=به are=آره taxi=تاکسی o=و va=و nim=نیم',
  },
};
