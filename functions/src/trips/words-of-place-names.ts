/** What stands in names of places and tells what they are, in plain letters: kinds, fillers, and what makes another place of a name. */

/** The words of a list. */
export const wordsIn = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** What a place is, in plain letters: one line a kind, in the languages that names are written in. Between kinds lie two places, however alike their names. */
export const kinds = new Map(
  [
    'museum muzesi muzeyi muze mouseio mousio muzey museu museo musee bagmulgwan misulgwan',
    'castle kalesi kale kastro burg schloss zamok castillo chateau fortress festung krepost fort seong',
    'beach plaji plaj paralia strand plyazh playa plage haebyeon',
    'church basilica basilique basilika bazilika chapel sapeli sapel kapelle kapella kilisesi kilise ekklisia kirche tserkov iglesia eglise cathedral dom sobor seongdang gyohoe',
    'mosque camii cami moschee mechet tzami',
    'hotel oteli otel xenodocheio gostinitsa pension hostel',
    'restaurant restoran restorani restaurante lokantasi lokanta estiatorio taverna tavern meyhanesi sigdang',
    'cafe kafe kahve kahvesi coffee kaffee kofeynya bakery kape',
    'park parki parko garden gardens bahcesi bahce kipos botanical gongwon',
    'market pazari pazar bazaar bazar carsi carsisi agora rynok markt sijang',
    'monastery manastiri manastir moni abbey kloster monastyr lavra',
    'tower kulesi kule pyrgos turm bashnya tawo',
    'harbour harbor port limani liman limani hafen gavan marina',
    'palace palacio palazzo sarayi saray palati palast dvorets palais gung',
    'square meydani meydan plateia platz ploshchad plaza',
    'bridge kopru koprusu gefyra most brucke puente ponte pont dali',
    'theatre theater tiyatro theatro teatr teatro opera oper opera geugjang',
    'library kutuphane vivliothiki biblioteka bibliothek doseogwan',
    'temple tapinak naos khram tempel',
    'gallery galeri galerisi galerie galleria gallerie galeria galereya pinakothek pinakotheke',
    'zoo zoopark tiergarten aquarium akvaryum akvarium',
  ].flatMap((line, index) => wordsIn(line).map((word) => [word, index] as const)),
);

/** What tells no name from another. */
export const fillers = new Set(
  wordsIn(
    'the of and ve und degli delle dei de la le les el los al di da du des der die das den von zum zur in am im at st saint san santa sveti agios agia aziz city town old eski',
  ),
);

/** What lies at a sight, or is called after it, and is another place. */
export const namesakes = new Set(
  wordsIn(
    'hotel oteli otel xenodocheio gostinitsa hostel pension residencia residenz resort suites apartments apartment residence guesthouse station stop metro istasyonu duragi vokzal stantsiya bahnhof stadium stadyumu arena parking otopark shop store souvenirs center centre merkezi gift avm mall pharmacy eczanesi bank atm school okulu university street sokak sokagi caddesi road avenue bulvari ulitsa strasse yeog yeok',
  ),
);

/** Words by which a service makes a name fuller, and which tell no place from another. */
export const descriptors = new Set(
  wordsIn(
    'archaeological archeological site historic historical national official open air complex monument ruins ancient arkeoloji oren yeri milli devlet state government royal real kraliyet gosudarstvennyi gosudarstvennaya gosudarstvennoe gosudarstvennyy staatliche staatliches kratiko ethniko',
  ),
);

/** What makes another place of a name that it stands beside. */
export const qualifiers = new Set(
  wordsIn(
    'little small mini new old young great big upper lower north south east west second kucuk yeni buyuk klein kleine neu neue alt alte gross grosse petit petite nouveau nouvelle vieux malyi novyi staryi bolshoi mikro mikri neo nea megalo junior annex extension du replica copy',
  ),
);
