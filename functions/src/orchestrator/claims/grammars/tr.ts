import { type Grammar, words } from '../grammar.ts';

const things =
  `rezervasyon|masa|siparis|taksi|randevu|arac|surucu|sofor|odeme|iade|para|bilgi|bilgiler|koltuk|talep|istek|mesaj|not|alerji|
  kayit|onay|kod|depozito|kapora|kart|hesap|fatura|kurye|yemek|transfer|oda|araba|tekne|paket|pizza|bilet|hatirlatma|hatirlatici|isim|ismi`.replace(
    /\s+/g,
    '',
  );

export const turkish: Grammar = {
  joins: words(`ve ama fakat ancak cunku yani ayrica ki veya ya_da ardindan sonra`),
  open: words(`(?:sec|al|gid|yap|bak|oner|tercih_ed)[aeiu]?rd[iu]m \\p{L}+[iuae]rs[iu]n[iu]z \\p{L}+[iu]p_\\p{L}+m[ae]d[iu]g[iu]n\\p{L}* *[ae]bil* lutfen ister_mi* isterseniz dilerseniz istersen iste(?:r|yor|rim|riz)\\p{L}* mi misiniz musunuz miyim miyiz miyiz muyum muyuz mu mudur
    midir gerek* lazim *m[ae]li* yazin soyleyin secin deyin belirtin bildirin gonderin yanitlayin yazmayin bulundurun bakabilirsiniz oneririm oneririz tavsiye* 
    *mek_icin *mak_icin *mek_ist* *mak_ist* *elim *alim *eyim *ayim hangi kac umarim`),
  condition: words(
    `\\p{L}*(?:dediginiz|yazdiginiz|onayladiginiz|verdiginiz)_(?:anda|zaman) deyin yazin yanitlayin \\p{L}*s[ae]yd[iu]\\p{L}* \\p{L}*(?:dediginiz|yazdiginiz|onayladiginiz|verdiginiz)_(?:anda|zaman) deyin yazin yanitlayin \\p{L}*s[ae]yd[iu]\\p{L}* eger *[aeiu]rs[ae](?:n[iu]z|m|k|n|l[ae]r)? ise(?:n[iu]z)? ols[ae]\\p{L}* *[dt][iu]ys[ae]\\p{L}* (?:is|iste|et|yap)s[ae](?:n[iu]z)? *d[iu]g[iu]nd[ae] (?!boyunca)*[iu]nc[ae] *meden *madan *d[iu]kten_sonra olursa *ken`,
  ),
  generic: words(
    `gruplar\\p{L}* genelde genellikle cogunlukla bazen her hep daima kisi_basi gunluk haftalik arasi arasinda ortalama`,
  ),
  nothing: words(`hicbir_sey hicbir henuz_* henuz *m[ae]d[iu]\\p{L}* *m[ae]m[iu]s\\p{L}* yok degil`),
  descriptive:
    words(`alti bileti \\p{L}+[ae]c[ae]g[iu]n[iu]z liste_(?:\\p{L}+_)?hazirladim hak_etti\\p{L}* hos_geldiniz hos_bulduk nasildi bizim_oralarda karadeniz artik fistik ucreti kotu uzuldum uzgunum sevindim memnun_oldum dilim kisitli (?:onaylanmis|iptal_edilmis|kabul_edilmis|odenmis|onayli)_\\p{L}* simdi kendi yedi hadi adi tadi saati saatleri fiyati fiyatlari kahvalti kahvaltisi hayati sanati cesitli cesidi tati kati sarti
    buldum bulduk baktim baktik aradim_ama goremedim bulamadim bulamadik anladim anlamadim gordum inceledim dusundum okudum karsilastirdim sectim
    sordunuz sordugunuz istediniz istediginiz dediniz dediginiz soylediniz soylediginiz belirttiniz belirttiginiz yazdiniz yazdiginiz
    kurulmus kuruldu acilmis acildi yapilmis insa_edil* yenilendi yenilenmis restore* pisirilmis kizarmis izgara* unlu gecmis gumus yemis bilinen idi donatilmis
    odullu *m[iu]s_balik ayri ayrica *likti`),
  completed:
    words(`\\p{L}{2,}[dt][iu](?:m|k|n[iu]z|l[ae]r)? \\p{L}{2,}m[iu]s(?:t[iu]r?|[iu]m|[iu]z|s[iu]n[iu]z|l[ae]r)?\\p{L}{0,3} var(?:_artik)?(?=_rezervasyon)
    onayli kesin rezerve`),
  self: words(
    `\\p{L}+[ae]m[ae]m ben biz benim bizim \\p{L}{2,}(?:[dt][iu])(?:m|k) \\p{L}{2,}m[iu]s(?:[iu]m|[iu]z) \\p{L}+[iu]yor(?:um|uz) \\p{L}+[ae]c[ae](?:g[iu]m|g[iu]z) (?:rezerve|iptal|not)_eder[iu](?:m|z)`,
  ),
  you: words(
    `(?!deniz|yalniz|ansiz)\\p{L}{3,}n[iu]z\\p{L}* siz size sizi sizin sizde sizde sizden sizinle sizinki sen sana seni senin adiniza adina adiniz`,
  ),
  party:
    words(`asci\\p{L}* tesisatci\\p{L}* temizlikci\\p{L}* usta\\p{L}* emlakci\\p{L}* restoran\\p{L}* lokanta\\p{L}* mutfak\\p{L}* mutfag\\p{L}* sofor\\p{L}* surucu\\p{L}* taksi\\p{L}* taksici\\p{L}* kurye\\p{L}* isletme\\p{L}* mekan onlar\\p{L}* ekip
    garson\\p{L}* sef\\p{L}* otel\\p{L}* sahib\\p{L}* yetkili\\p{L}* eczane kafe personel`),
  thing: words(`(?:${things})\\p{L}*`),
  yours:
    words(`\\p{L}+_adina (?:${things})\\p{L}{0,4}n[iu]z\\p{L}* (?:rezervasyon|siparis|randevu)[iu]n (?:masa|oda|yer|koltuk|taksi)\\p{L}*_(?:sizin|senin|sizindir) (?:masa|oda|yer|koltuk|taksi)\\p{L}*_(?:sizin|senin|sizindir) masan taksin (?:rezervasyon|siparis|randevu)[iu]m?[iu]z
    (?:rezervasyon|masa|siparis|randevu)\\p{L}*_(?:tamam|hazir|kesin\\p{L}*|onayli) adiniza adina`),
  action:
    words(`rezerv\\p{L}* ayir\\p{L}* ayril\\p{L}* ayirt\\p{L}* onay\\p{L}* iptal\\p{L}* siparis\\p{L}* gonder\\p{L}* ilet\\p{L}* bildir\\p{L}* soyle\\p{L}* haber_ver\\p{L}* haberdar\\p{L}* ode\\p{L}*
    odendi iade\\p{L}* degis\\p{L}* guncelle\\p{L}* ekle\\p{L}* kayd\\p{L}* kayit\\p{L}* not_\\p{L}* hatirlat\\p{L}* sil\\p{L}* kabul\\p{L}* redde\\p{L}* reddi\\p{L}* red cevap\\p{L}* yanit\\p{L}* aradim aradik
    cagir\\p{L}* yonlendir\\p{L}* tamam\\p{L}* hallet\\p{L}* hallo\\p{L}* ayarla\\p{L}* tut(?:tu|uld|uyor)\\p{L}* yap(?:t|il)\\p{L}* al(?:d|in)\\p{L}* kesin\\p{L}* planla\\p{L}* olustur\\p{L}* hazirla\\p{L}* yerles\\p{L}*
    gerceklest\\p{L}* verd\\p{L}* veril\\p{L}* ver(?:di|dim|dik|ildi)\\p{L}* cek\\p{L}* cikti ciktilar konus\\p{L}* yaz(?:d|il)\\p{L}* tasi(?:d|n)\\p{L}* kapat\\p{L}* kapatt\\p{L}* baslat\\p{L}* basla(?:d|t)\\p{L}* ulas\\p{L}* bagla\\p{L}*
    tahsil\\p{L}* yatir\\p{L}* kaldir\\p{L}* et(?:ti|tim|tik|ild)\\p{L}* edil\\p{L}* oldu\\p{L}* garanti\\p{L}*`),
  near: words(`yolda yola bekliyor\\p{L}* bekleniyor\\p{L}* beklenmektesiniz gel(?:iyor|mek_uzere|ecek|di)\\p{L}* var(?:di|acak|mak_uzere)\\p{L}* hazir\\p{L}* gorusmek_uzere gorusuruz cikti bekleyecek\\p{L}*
    \\p{L}+[ae]c[ae](?:k|kl[ae]r|kt[iu]r) biliyor(?:lar)? afiyet_olsun`),
  done: words(
    `yolda yola_cikti\\p{L}* \\p{L}+_tamam tamamdir tamamlandi oldu_bitti halloldu hallettim bitti basarili basariyla her_sey_(?:hazir|tamam|yolunda) ayarlandi islem_tamam islem\\p{L}*_(?:tamam|basari)\\p{L}* tamam(?=_[!.])`,
  ),
  bygone: words(
    `1\\d{3}(?!_(?:р|tl|lira|eu|ευρ|د|ت|원)) 20[01]\\d 202[0-4] (?:yil|yuzyil|asir)\\p{L}* gecen_(?:yil|sene|ay|sezon)\\p{L}* eskiden eski once_\\p{L}*_olarak yillar\\p{L}* kez kere nesil\\p{L}* odul\\p{L}* aslen zamaninda vaktiyle`,
  ),
  interrogative: words(`orada aranizda ne nasil hangi kim kac nerede neden nicin ne_zaman peki`),
  negation: words(`degil \\p{L}*m[ae]z\\p{L}* \\p{L}*m[iu]yor\\p{L}* \\p{L}*[ae]m[ae]m bilmiyorum yok hic`),
};
