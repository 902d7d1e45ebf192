import type { OwnPhrases } from './own-phrases.ts';

export const turkish: OwnPhrases = {
  kinds: {
    booking: `
      rezervasyon*|masa*|randevu*|oda*|yer*|otel*|tekne*|tur*|gezi*|hamam*|masaj*|fasıl*|salon*|düğün*
      parti*|palyaço*|bakıcı*|diş*|doktor*|berber*|kuaför*|bilet*|koltuk*|konakla*|kalışım*|golf*|ders*
      restoran*`,
    food: 'sipariş*|yemeğ*|yemek*|pizza*|paket*|kurye*|pasta*|kebap*|çiçek*',
    service: `
      tesisatçı*|elektrikçi*|temizlik*|çilingir*|bahçıvan*|usta*|servis*|hizmet*|temizlikçi*|tamir*|kombi*`,
    viewing: 'gezi*|daire*|evi*|emlakçı*|ev gezisi|gösterim*',
    ride: 'taksi*|araba*|araç*|şoför*|sürücü*|yolculuğ*|servis*|transfer*|minibüs*',
  },
  mine: '*im|*ım|*um|*üm|*imi|*ımı|*umu|*ümü|*miz|*mız|benim|bizim',
  it: 'onu|bunu|o|şunu|hepsini|her şeyi',
  list: `
    hangi rezervasyon*|rezervasyonum var mı|neler ayırtmış*|neyi ayırtmış*|bende ne var|rezervasyonlarım*
    rezervasyonlarımız*|siparişlerim*|randevularım*|neler ayırttım|ne ayırttım|ne sipariş ettim
    neler sipariş ettim|bir rezervasyonum var mı|neyim var|nelerim var|kayıtlı neyim
    rezervasyonlarımı göster|ayırtmış mıydım|bir şey ayırt*|nelerim|neler ayrı*|ne ayırttı*|neler ayırttı*
    ayrılmış durumda|bir şeyim var mı|bir şeyimiz var mı|planım var mı|planımız|takvimim*|programım*
    neler var bende|bu hafta neyim|bu hafta sonu*|ne yaptırdım|üzerime kayıtlı|neler aldım|hepsini göster
    bana hatırlat`,
  status: `
    bizimki kaçta|bizimki kaçtaydı|kaçtaydı bizimki|ne zamandı|hangi gündü|saati neydi|saat kaçtı
    kaçtaydı|saat kaçtaydı|kaçta idi|kaça almıştık|kaça ayırtmıştık|nerede|nerde|ne zaman|onaylandı mı|onaylandi mi|kabul etti mi|kabul ettiler mi|durum*|haber var mı
    ne oldu|geliyor mu|yolda mı|hazır mı|kesin mi|kesinleşti mi|tamam mı|ne kadar sürer|kaç dakika|nerelerde
    cevap geldi mi|yanıt var mı|hâlâ geçerli mi|ne durumda|onay geldi mi|ne kadar uzak*|nerede kaldı
    evet dedi mi|onay geldi|onaylandı*|onayladı*|onay var*|ses var mı|ses seda|haber var*|haber geldi
    kayıp mı|kayboldu mu|nerde kaldı|çıktı mı|yola çıktı*|gelecek mi|gelmedi|kesinleşti*|hallol*|oldu mu
    tutuldu mu|ayrıldı mı|ayırdılar mı|kabul etti*|saat oldu|ayarlandı mı|olumlu mu`,
  cancel: `
    iptal*|sil|siler*|düşür|gelmesin|geri al*|iptal|iptal et*|iptal ediver|boz|bozun|vazgeçtim|vazgeçtik
    geri çek*|silin|kaldır*|çıkar*|bırak gitsin`,
  unwanted: `
    vazgeç*|istemiyorum|istemiyoruz|gerek kalmadı|gelemiyoruz|gelemeyeceğ*|gelmiyoruz|gelmiyorum|gelmiyor*
    gelemiyor*|gelemey*|gidemey*|gitmiyor*|istemiyor*|lazım değil|plan değişti|planlar değişti
    serbest bırak*|boşa çıkar*`,
  heard: `
    haber var mı|yanıt verdi mi|cevap verdi mi|kabul etti mi|onayladı mı|haber geldi mi|onaylandı mı
    onay geldi mi|cevap geldi*|cevap verdi*|döndüler*|ses çıktı*`,
  inGeneral: `
    nerede yenir|nerede yiyelim|nerede yemek|nerede yesek|nerede yesem|nerede yiyebilir*|nerede bulurum|nerede bulunur|en iyi*|en güzel*|nerede güzel*|nerede iyi*
    genelde|genellikle|normalde|koşul*|politika*|sonra|şartlar*|ücret*|hakkımda*|verilerim*|bilgilerim*
    kişisel`,
  late: `
    gecik*|geç gel*|geç var*|trafik*|rötar*|geç kalac*|geç kalı*|geç kald*|park yeri|park yerini
    on dakikaya*|beş dakikaya*|yirmi dakikaya*|yarım saate*|yoldayız|yoldayım|trafikteyi*|trafikte*|trafiğe*
    yetişeme*|zamanında gel|vaktinde gel|saatinde gel|beklesin*|bekleyin bizi|masayı tut*|masamızı tut*
    kaybolduk|lastik patla*|otobüsü kaçır*|uçak geç*|feribot geç*|daha evdey*|yeni çık*|az bekle*
    sonra varırız|geç kalacağ*|geç kalıyor*|geç kaldık|geç kaldım|geç kalırız|geç geleceğ*|geç gelir*
    geç varacağ*|geç varırız|gecikeceğ*|gecikiyor*|rötarlı*|rötar yaptı`,
  move: `
    ertele*|kaydır*|değiştir*|öne al*|ileri al*|taşı*|başka bir güne|başka güne|başka bir saate|saatini
    olsun|alabilir mi*|alalım|alabilir miyiz|çekelim|çeker mis*|ileri at*|geri at*|kaydırsa*|alır mıs*`,
  drop: `
    boş ver|boşver|vazgeçtim|vazgeçtik|unut gitsin|unut|gerek yok|gerek kalmadı|neyse|kalsın|istemiyorum
    fark etmez|önemli değil|dur|taksi istemiyorum|uğraşma|hiç|yeter|uğraşmayın|kendim hallederim`,
};
