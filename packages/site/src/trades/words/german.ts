import type { TradeWords } from './trade-words.ts'

/** Words of German. */
export const german: TradeWords = {
  dentist:
    'zahnarzt*, zahnärzt*, kieferorthopäd*, @dental | zahnreinigung, wurzelbehandlung, zahnimplantate, zahnersatz',
  physiotherapist:
    'physiotherap*, physiopraxis, krankengymnast*, @physio | lymphdrainage, manuelle therapie, krankengymnastik',
  osteopath: 'osteopath*, chiropraktik*',
  doctor:
    'hausarzt*, arztpraxis, allgemeinmedizin*, kinderarzt*, frauenarzt*, hautarzt*, facharzt*, fachärztin, ärztin, arzt, internist*, gynäkolog*, orthopäde*',
  optician: 'optiker*, augenoptik*, optikgeschäft | sehtest, gleitsichtbrillen, kontaktlinsen, brillen',
  vet: 'tierarzt*, tierärzt*, tierklinik, kleintierpraxis | kastration',
  psychotherapist: 'psychotherap*, psycholog*, paartherap* | paarberatung',
  podiatrist: 'podolog*, fußpflege*, fusspflege* | eingewachsene nägel, hühneraugen',
  naturopath:
    'heilpraktiker*, naturheilpraxis, naturheilkund*, homöopath*, akupunkturpraxis | akupunktur, erstanamnese',
  midwife: 'hebamme*, geburtshaus | geburtsvorbereitung, wochenbett*',
  nutritionist: 'ernährungsberat*, diätassistent* | ernährungsplan',
  massage:
    'massagepraxis, massagestudio, masseur*, @massage, thaimassage | ganzkörpermassage, rückenmassage, hot stone*, klassische massage',
  pharmacy: 'apotheke*, apotheker*',
  yoga: '*yoga, yogastudio, yogaschule, yogalehrer* | vinyasa, hatha',
  pilates: 'pilates*, pilatesstudio | reformer',
  gym: 'fitnessstudio*, fitnesscenter, fitnessclub, kletterhalle*, boulderhalle*, sportstudio | monatsbeitrag',
  'personal-trainer': 'personaltrainer*, personal trainer*, fitnesstrainer*',
  hairdresser:
    'friseur*, frisör*, coiffeur*, friseursalon, haarstudio, haarsalon | damenhaarschnitt, herrenhaarschnitt, waschen schneiden, waschen und schneiden, strähnen, föhnen, haarschnitt',
  barber: 'barbier*, barbershop*, herrenfriseur* | bartpflege, nassrasur, bart trimmen',
  beautician:
    'kosmetik*, kosmetikstudio*, kosmetiker*, beautystudio | gesichtsbehandlung*, wimpernverlängerung, augenbrauen zupfen, waxing',
  'nail-studio': 'nagelstudio*, nageldesign*, nailstudio* | maniküre, gelnägel, pediküre, shellac',
  'tattoo-studio': 'tattoostudio*, tattoo*, tätowier* | coverup',
  'dog-groomer':
    'hundesalon*, hundefriseur*, hundepflege*, hundecoiffeur* | trimmen und, krallen schneiden, hund baden, unterwolle',
  'dog-trainer':
    'hundeschule*, hundetrainer*, hundetraining, welpenschule | welpenkurs, welpengruppe, rückruf*',
  'dog-walker': 'gassi*, hundesitter*, tiersitter*',
  kennel:
    'hundepension*, tierpension*, katzenpension*, hundehotel*, hundetagesstätte, katzenhotel | urlaubsbetreuung',
  farrier: 'hufschmied*, hufbeschlag*, hufpfleg* | barhuf*',
  plumber:
    'klempner*, installateur*, sanitär*, heizungsbau*, spengler*, heizung | rohrreinigung, heizungswartung, badsanierung, rohrbruch',
  electrician:
    'elektriker*, elektro*, elektroinstallat* | hausinstallation, zählerschränke, wallbox*, e-check',
  roofer: 'dachdecker*, dachdeckerei, bedachung*, dachsanierung | flachdach*, dachziegel, dachrinne*',
  painter:
    'malermeister*, malerbetrieb*, maler*, anstreicher*, lackierer* | tapezieren, fassadenanstrich, lackieren, innenanstrich',
  carpenter:
    'tischler*, schreiner*, zimmerei*, zimmermann, möbelbau*, holzbau* | einbauschränke, einbaumöbel, massivholz*',
  upholsterer:
    'polsterei*, polsterer*, raumausstatter*, polstermöbel*, polsterwerkstatt | beziehe, neu beziehen, bezugsstoffe',
  builder:
    'bauunternehm*, baufirma, maurer*, gerüstbau*, hochbau*, trockenbau*, stuckateur*, steinmetz* | rohbau, umbau und',
  tiler: 'fliesenleger*, fliesen*, bodenleger*, parkettleger* | verfugen',
  handyman: 'hausmeister*, handwerkerservice, allround*handwerker | kleinreparaturen',
  gardener:
    'gärtner*, gartenbau*, gartenpflege*, gartengestalt*, landschaftsbau*, landschaftsgärtner* | heckenschnitt, rollrasen, rasen mähen',
  'tree-surgeon': 'baumpfleg*, baumkletter*, baumfäll* | kronenpflege, wurzelstock',
  cleaner:
    'reinigungsfirma, *reinigungsservice, gebäudereinigung*, putzfirma, reinigungsdienst, @reinigung, putzfrau | büroreinigung, treppenhausreinigung, grundreinigung, unterhaltsreinigung, teppichreinigung',
  'window-cleaner': 'fensterputzer*, fensterreiniger*, glasreinigung*, glasreiniger*',
  'chimney-sweep': 'schornsteinfeger*, kaminkehrer*, kaminfeger*, rauchfangkehrer* | feuerstättenschau',
  'pest-control': 'schädlingsbekämpf*, kammerjäger* | wespennest*',
  mover: 'umzug*, umzüge, möbelspedition, umzugsunternehmen, spedition | halteverbotszone',
  locksmith: 'schlüsseldienst*, schlosserei notdienst, aufsperrdienst | türöffnung*',
  glazier: 'glaser*, glaserei* | isolierglas',
  'bicycle-workshop':
    'fahrradwerkstatt, radwerkstatt, fahrradreparatur*, fahrradmechaniker*, zweiradwerkstatt | platten flicken, bremsen einstellen, schaltung einstellen',
  'car-garage':
    'autowerkstatt*, kfz*, kfz-werkstatt, kfz-meisterbetrieb, autoreparatur*, karosserie* | ölwechsel, hu/au, bremsen vorne, tüv',
  'tyre-shop':
    'reifenhandel*, reifenservice*, reifendienst*, @reifen | radwechsel, reifenwechsel, einlagerung',
  tailor:
    'schneider*, maßschneider*, änderungsschneider*, änderungsatelier, näh*stube, nähstübchen | hose kürzen, reißverschluss, enger machen, brautkleid ändern',
  'dry-cleaner': 'textilreinigung*, wäscherei*, chemische reinigung, waschsalon* | hemdenservice',
  shoemaker: 'schuster*, schuhmacher*, schuhreparatur* | absätze',
  watchmaker: 'uhrmacher*, uhrenreparatur*, uhrenwerkstatt | batteriewechsel, armbanduhren',
  'phone-repair':
    'handyreparatur*, smartphone-reparatur*, handywerkstatt, smartphonereparatur* | displaytausch, display-reparatur, akkutausch',
  'computer-repair':
    'computerhilfe*, it-service*, pc-hilfe, computerservice*, edv-service*, computerwerkstatt, it-support, computerreparatur* | datenrettung, virenentfernung',
  'repair-cafe': 'repaircafé, repair-café, reparaturcafé, reparatur-café, repair café',
  'instrument-maker':
    'geigenbau*, klavierstimm*, klavierbau*, gitarrenbau*, orgelbau*, instrumentenbau* | klavier stimmen, saitenwechsel',
  bookbinder: 'buchbinder*, buchbinderei*',
  signwriter: 'schildermaler*, schriftenmaler*, werbetechnik*, schilderwerkstatt | fahrzeugbeschriftung',
  'furniture-restorer': 'restaurator*, möbelrestaur*, antiquitätenrestaur*',
  metalworker: 'schmied*, metallbau*, schlosserei*, kunstschmied* | geländer, schmiedeeisen*',
  'music-school':
    'musikschule*, klavierunterricht*, gitarrenunterricht*, gesangsunterricht*, geigenunterricht*, schlagzeugunterricht*, musiklehrer*, klavierlehrer*, gitarrenlehrer*, gesangslehrer* | klavier und gesang',
  'driving-school': 'fahrschule*, fahrlehrer* | fahrstunde*, führerschein*, klasse b, sonderfahrt*',
  'language-school':
    'sprachschule*, sprachkurs*, deutschkurs*, englischkurs*, englischunterricht, spanischunterricht, deutsch als fremdsprache, sprachunterricht*',
  tutor: 'nachhilfe*, lernhilfe, hausaufgabenbetreuung | abiturvorbereitung',
  'dance-school': 'tanzschule*, tanzstudio*, ballettschule*, tanzkurs* | hochzeitstanz, ballett, salsa',
  'martial-arts':
    'kampfkunst*, kampfsport*, karate*, judo*, aikido, taekwondo, kickboxen, boxclub, boxschule',
  'cooking-school': 'kochschule*, kochkurs*, kochstudio',
  'swim-school': 'schwimmschule*, schwimmkurs*, babyschwimmen, schwimmlehrer*',
  'surf-school': 'surfschule*, kiteschule*, segelschule*, skischule*, tauchschule*, surfkurs*',
  'riding-school': 'reitschule*, reitstall, reiterhof*, reitunterricht*, reitstunde*, ponyhof | longe*',
  nursery: 'kita, kindertagesstätte, kindergarten, krippe, kinderkrippe, tagesmutter, kindertagespflege',
  restaurant:
    'restaurant*, gasthaus*, gasthof*, wirtshaus*, gaststätte*, bistro*, speiselokal | mittagsmenü, warme küche, schweinebraten, mittagstisch, hauptgerichte',
  trattoria: 'trattoria*, pizzeria*, italienisches restaurant',
  cafe: 'café*, kaffeehaus*, kaffeerösterei, espressobar*, teestube | frühstück bis, flat white, cappuccino',
  bakery:
    'bäckerei*, backstube*, bäcker*, *bäckerei, @brot | roggenlaib, dinkelbrot, brezel*, sauerteigbrot, brötchen',
  'cake-maker':
    'konditorei*, konditor*, tortenmanufaktur, hochzeitstorten, patisserie*, chocolaterie*, confiserie* | torten, motivtorten, pralinen',
  takeaway: 'imbiss*, dönerladen, döner*, kebab*, foodtruck*, currywurst*, zum mitnehmen | pommes',
  bar: 'bar, kneipe*, cocktailbar*, pub, weinbar*, eckkneipe | cocktails, fassbier',
  caterer: 'catering*, cateringservice, partyservice* | fingerfood, buffets',
  'ice-cream': 'eisdiele*, eiscafé*, eismanufaktur*, eissalon* | eiskugel*, kugel eis, eisbecher',
  brewery: 'brauerei*, hausbrauerei*, brauhaus*, brennerei*, *brauerei | brauereiführung*, braukurs',
  winery: 'weingut*, winzer*, weinbau* | straußwirtschaft, eigenen trauben',
  'tea-shop': 'teeladen*, teehaus*, teegeschäft* | lose tees, loser tee, grüntee',
  florist:
    'florist*, blumenladen*, blumengeschäft*, @blumen, blumenwerkstatt | sträuße, brautstrauß*, brautsträuße, trauerkränze, trauerfloristik',
  bookshop: 'buchhandlung*, buchladen*, antiquariat*, bücherstube, @bücher',
  butcher: 'metzger*, metzgerei*, fleischerei*, fleischer*, schlachterei* | bratwurst*, wurstwaren',
  greengrocer:
    'obst- und gemüse*, gemüseladen*, obst und gemüse, bioladen*, dorfladen*, unverpacktladen*, naturkost* | gemüsekiste*',
  delicatessen: 'feinkost*, käseladen*, käserei*, fischhandlung*, delikatessen*, käsetheke',
  'wine-shop': 'weinhandlung*, weinhandel*, vinothek*, weinladen* | weinprobe*',
  jeweller: 'juwelier*, goldschmied*, schmuck*, silberschmied* | trauringe, eheringe, verlobungsring*',
  'toy-shop': 'spielzeugladen*, spielwaren*, spielzeug*, spieleladen*',
  'clothes-shop':
    'modeladen*, modegeschäft*, boutique*, kleidung, secondhand*, brautmode*, schuhgeschäft*, wollladen, strickwaren',
  homeware: 'wohnaccessoires, geschenkeladen, einrichtungshaus, haushaltswaren*, möbelhaus*, wohnladen',
  'bicycle-shop':
    'fahrradladen*, fahrradgeschäft*, fahrradhandel*, fahrradhändler* | neuräder, lastenräder, e-bikes',
  'record-shop': 'plattenladen*, schallplatten*',
  'farm-shop': 'hofladen*, bauernhof*, biohof*, direktvermarkt* | milch ab hof, eier vom hof',
  pottery: 'töpferei*, keramik*, töpfer* | drehscheibe*, glasur*, ton und brand',
  solicitor:
    'rechtsanwalt*, rechtsanwält*, anwaltskanzlei*, anwalt*, anwält*, rechtsanwaltskanzlei | familienrecht, arbeitsrecht, mietrecht, erbrecht',
  accountant: 'buchhalter*, buchführung*, wirtschaftsprüf*, treuhand*, buchhaltungsbüro, bilanzbuchhalter*',
  'tax-adviser':
    'steuerberat*, steuerbüro*, steuerkanzlei*, lohnsteuerhilfe* | steuererklärung*, jahresabschlüsse, jahresabschluss',
  notary: 'notar*, notariat* | beurkundung*, beglaubigung*',
  'insurance-broker':
    'versicherungsmakler*, versicherungsagentur*, versicherungsbüro*, versicherungsvertret*, versicherungsberat* | haftpflicht*',
  'financial-adviser':
    'finanzberat*, vermögensberat*, baufinanzierung*, finanzplan*, honorarberat*, hypothekenberat*',
  consultant:
    'unternehmensberat*, beratungsunternehmen, berater für unternehmen, werbeagentur*, marketingagentur*, organisationsberat*',
  coach: '*coach, coaching*, coachingpraxis, lebensberat*',
  translator: 'übersetzer*, übersetzungsbüro*, dolmetscher*, übersetzungen | beglaubigte übersetzung*',
  architect: 'architekt*, architekturbüro*, *architekten | baugenehmigung*, entwurfsplanung',
  'interior-designer': 'innenarchitekt*, raumgestalt*, einrichtungsberat*, interior design*',
  'graphic-designer':
    'grafikdesign*, grafiker*, illustrator*, designbüro*, druckerei* | logo*, visitenkarten',
  'web-developer': 'webentwickl*, webdesign*, webagentur*, internetagentur* | wordpress*',
  software: 'softwareentwickl*, softwarehaus, softwarefirma, softwareunternehmen, software für',
  'penetration-tester': 'penetrationstest*, it-sicherheit*, pentest*, sicherheitsprüfung* für',
  'funeral-director':
    'bestatt*, bestattungsinstitut, bestattungshaus* | erdbestattung, feuerbestattung, trauerfeier*',
  'estate-agent': 'immobilien*, immobilienmakler*, makler für immobilien',
  'letting-agent': 'hausverwaltung*, immobilienverwaltung*, mietverwaltung*',
  'wedding-photographer': 'hochzeitsfotograf*, hochzeitsfotos | hochzeitsreportage*',
  'portrait-studio':
    'porträtstudio, porträtfotograf*, portraitfotograf*, familienfotograf*, neugeborenenfotograf* | familienshooting, babybauch, bewerbungsfotos, newborn-shooting, passbilder, passfotos',
  photographer: 'fotograf*, fotografie, fotostudio*, @foto, fotoatelier | shooting',
  videographer:
    'videograf*, filmproduktion*, videoproduktion*, imagefilm*, filmemacher* | hochzeitsfilm*, drohnenaufnahmen',
  'event-planner':
    'hochzeitsplan*, eventagentur*, veranstaltungsagentur*, weddingplan*, eventplan* | zeltverleih',
  musician:
    'hochzeitsband*, partyband*, dj, streichquartett*, hochzeitssänger*, zauberer, zauberkünstler*, kapelle für',
  venue: 'musikclub*, konzerthaus*, jazzclub*, nachtclub*, kleinkunstbühne*, livemusik',
  'hall-hire':
    'veranstaltungsraum, festsaal*, eventlocation*, saalvermietung, raumvermietung, hochzeitslocation*, bürgerhaus | saalmiete',
  theatre: 'theater*, kino*, puppentheater*, programmkino*, lichtspiele',
  museum: 'museum*, kunstgalerie*, galerie*, heimatmuseum* | eintritt erwachsene',
  'guest-house':
    'pension, gästehaus*, frühstückspension*, gästezimmer, privatzimmer, landpension, ferien auf dem bauernhof | halbpension, einzelzimmer, doppelzimmer, mit frühstück',
  hotel: 'hotel*, landhotel*, stadthotel*',
  hostel: 'hostel*, jugendherberge*, wanderherberge*, berghütte* | mehrbettzimmer, matratzenlager',
  'holiday-home': 'ferienhaus*, ferienwohnung*, ferienhäuser, ferienappartement*, chalet* | endreinigung',
  campsite: 'campingplatz*, camping*, zeltplatz*, wohnmobilstellplatz* | stellplatz, zelt pro nacht',
  'tour-guide':
    'stadtführ*, bergführer*, gästeführ*, reiseleiter*, wanderführer*, kräuterwanderung*, reisebüro* | rundgang',
  'boat-hire':
    'bootsverleih*, kanuverleih*, kajakverleih*, fahrradverleih*, ruderbootverleih*, sup-verleih* | ruderboot*, tretboot*',
  taxi: 'taxi*, mietwagen*, flughafentransfer*, krankenfahrten, fahrdienst*',
  courier: 'kurier*, botendienst*, kurierdienst*, fahrradkurier*, lieferdienst*',
  charity: 'gemeinnützig*, hilfsverein*, tierheim*, tierschutzverein*, stiftung*, tafel, spenden',
  church: 'kirche*, kirchengemeinde*, pfarrei*, pfarrgemeinde*, moschee*, synagoge* | gottesdienst*',
  club: 'sportverein*, fußballverein*, tennisclub*, turnverein*, ruderclub*, schachclub*, schützenverein*, kleingartenverein*, schwimmverein*, radsportverein*',
  choir:
    'chor, *chor, gesangverein*, kammerchor*, orchester*, blaskapelle*, musikverein* | probe dienstags, chorprobe*'
}
