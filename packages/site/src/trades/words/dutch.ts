import type { TradeWords } from './trade-words.ts'

/** Words of Dutch. */
export const dutch: TradeWords = {
  dentist: 'tandarts*, mondzorg*, orthodont* | gebitsreiniging, wortelkanaal*',
  physiotherapist: 'fysiotherap*, fysio*, kinesist*, kinesitherap*, @fysio',
  osteopath: 'osteopaat, osteopaten, osteopath*, chiropract*',
  doctor: 'huisarts*, dokterspraktijk, kinderarts*, dermatoloog, artsenpraktijk',
  optician: 'opticien*, optiek, brillenwinkel | oogmeting*, contactlenzen, monturen',
  vet: 'dierenarts*, dierenkliniek*, dierenartsenpraktijk | sterilisatie kat',
  psychotherapist: 'psycholoog, psychologen*, psychotherap*, psychologie* | relatietherapie',
  podiatrist: 'pedicure*, podotherap*, podoloog, voetverzorging, medisch pedicure | ingegroeide nagel*',
  naturopath: 'natuurgeneeskund*, homeopa*, acupunctuur*, acupuncturist*, reflexolo* | acupunctuur',
  midwife: 'verloskundige*, verloskundigenpraktijk, vroedvrouw*, doula* | kraamzorg',
  nutritionist: 'diëtist*, voedingsdeskundige*, voedingscoach* | voedingsplan',
  massage:
    'massagepraktijk*, massagesalon*, masseur*, massagetherap*, @massage | ontspanningsmassage, sportmassage',
  pharmacy: 'apotheek*, apotheker*',
  yoga: '*yoga, yogastudio*, yogaschool*, yogadocent*, yogales*, yogalessen | vinyasa, hatha',
  pilates: 'pilates*',
  gym: 'sportschool*, fitnesscentrum, fitnessclub, fitness, klimhal*, boulderhal*',
  'personal-trainer': 'personal trainer*, personal training, fitnesstrainer*',
  hairdresser:
    'kapper*, kapsalon*, haarstudio*, haarstylist* | knippen dames, knippen heren, wassen knippen, kleuren, föhnen, highlights',
  barber: 'barbier*, barbershop*, herenkapper* | baard trimmen',
  beautician:
    'schoonheidssalon*, schoonheidsspecialist*, beautysalon*, huidtherap* | gezichtsbehandeling*, harsen, wimperextensions',
  'nail-studio': 'nagelstudio*, nagelstylist*, nagelsalon* | manicure, gellak, gelnagels, acrylnagels',
  'tattoo-studio': 'tattoo*, tatoeëerder*, tatoeage*',
  'dog-groomer':
    'hondentrimsalon*, trimsalon*, hondentrimmer*, hondenkapper*, hondensalon* | wassen en knippen hond, kleine hond, nagels knippen hond',
  'dog-trainer': 'hondenschool*, hondentrainer*, hondentraining*, puppyschool | puppycursus',
  'dog-walker': 'hondenuitlaatservice*, uitlaatservice*, hondenuitlater*, dierenoppas*',
  kennel: 'dierenpension*, hondenpension*, kattenpension*, hondenhotel*, hondenopvang, kattenhotel*',
  farrier: 'hoefsmid*, hoefsmederij | bekappen',
  plumber:
    'loodgieter*, installatiebedrijf*, verwarmingsmonteur, cv-monteur*, sanitair* | ontstopping, cv-ketel*, lekkage*',
  electrician: 'elektricien*, elektro*, elektrotechni* | groepenkast*, laadpaal*',
  roofer: 'dakdekker*, dakbedekking*, dakwerken* | dakpannen, plat dak, dakgoot*',
  painter:
    'schilder, schilders, schildersbedrijf*, schilderwerken, huisschilder* | behangen, buitenschilderwerk, binnenschilderwerk',
  carpenter: 'timmerman*, timmerbedrijf*, meubelmaker*, schrijnwerk*, timmerwerk* | inbouwkasten, kozijnen',
  upholsterer: 'stoffeerder*, meubelstoffeer*, stoffeerderij* | herstofferen, bekleden',
  builder:
    'aannemer*, bouwbedrijf*, metselaar*, steigerbouw*, stukadoor*, bouwonderneming | verbouwing*, aanbouw*',
  tiler: 'tegelzetter*, tegelwerken, vloerenlegger*, parketteur*, stoffeerder vloeren',
  handyman: 'klusjesman*, klusbedrijf*, klussenbedrijf*, klussendienst*',
  gardener:
    'hovenier*, tuinman*, tuinaanleg, tuinonderhoud*, tuinarchitect*, hoveniersbedrijf | heggen snoeien, gazon*, tuinontwerp, grasmaaien',
  'tree-surgeon': 'boomverzorg*, boomchirurg*, boomkweker* | bomen rooien, bomen snoeien',
  cleaner:
    'schoonmaakbedrijf*, schoonmaak*, schoonmaakster*, poetsbedrijf, poetsdienst*, tapijtreiniging | kantoorschoonmaak, eindschoonmaak van',
  'window-cleaner': 'glazenwasser*, ramenwasser*, ruitenwasser*, glasbewassing',
  'chimney-sweep': 'schoorsteenveger*, schoorsteenvegen',
  'pest-control': 'ongediertebestrijd*, plaagdierbestrijd* | wespennest*',
  mover: 'verhuisbedrijf*, verhuizer*, verhuisservice, verhuizingen | verhuislift*',
  locksmith: 'slotenmaker*, slotenservice | sloten vervangen',
  glazier: 'glaszetter*, glashandel* | dubbel glas',
  'bicycle-workshop':
    'fietsenmaker*, fietsreparatie*, fietswerkplaats*, fietsenwerkplaats, fietshersteller*, @fietsdokter | kleine beurt, grote beurt, band plakken',
  'car-garage':
    'autogarage*, garage*, garagebedrijf*, automonteur*, autobedrijf*, carrosserie* | apk, olie verversen, remblokken',
  'tyre-shop': 'bandencentrale*, bandenservice*, bandenspecialist*, @banden | bandenwissel, uitlijnen',
  tailor:
    'kleermaker*, naaiatelier*, coupeuse, naaister*, kledingreparatie*, modiste* | broek inkorten, rits vervangen',
  'dry-cleaner': 'stomerij*, wasserette*, wassalon*, wasserij*',
  shoemaker: 'schoenmaker*, schoenmakerij*, schoenreparatie* | hakken',
  watchmaker: 'horlogemaker*, klokkenmaker*, horlogereparatie* | batterij vervangen',
  'phone-repair':
    'telefoonreparatie*, smartphone reparatie*, gsm-reparatie, telefoon reparatie* | scherm vervangen, schermreparatie',
  'computer-repair':
    'computerhulp*, computerreparatie*, pc-hulp*, computerwinkel, ict-ondersteuning, computerservice | datarecovery, virussen verwijderen',
  'repair-cafe': 'repair café, repaircafé',
  'instrument-maker':
    'vioolbouwer*, pianostemmer*, gitaarbouwer*, orgelbouwer*, instrumentenbouwer*, vioolbouw | piano stemmen',
  bookbinder: 'boekbinder*, boekbinderij*',
  signwriter: 'letterschilder*, reclameschilder*, signmaker*, reclamebelettering',
  'furniture-restorer': 'meubelrestaurat*, restaurateur van meubels, antiekrestaurat*',
  metalworker: 'smederij*, smid, siersmid*, metaalbewerk*, lasser*, lasbedrijf | hekwerken',
  'music-school':
    'muziekschool*, pianoles*, gitaarles*, zangles*, vioolles*, drumles*, pianodocent*, gitaardocent*, muziekdocent*, zangdocent*, pianolessen',
  'driving-school':
    'rijschool*, autorijschool*, rij-instruct*, rijlessen, rijles* | lespakket, praktijkexamen',
  'language-school':
    'taalschool*, taalcursus*, taalles*, engelse les, nederlandse les, talencentrum, spaanse les',
  tutor: 'bijles*, huiswerkbegeleiding, examentraining',
  'dance-school': 'dansschool*, dansstudio*, balletschool*, dansles*, danslessen | ballet, salsa',
  'martial-arts': 'vechtsport*, karate*, judo*, kickboks*, taekwondo, boksschool*, aikido',
  'cooking-school': 'kookschool*, kookworkshop*, kookles*, kookstudio*, kookcursus*',
  'swim-school': 'zwemschool*, zwemles*, babyzwemmen, zwemlessen',
  'surf-school': 'surfschool*, kiteschool*, zeilschool*, duikschool*, surfles*',
  'riding-school': 'manege*, paardrijles*, rijstal, ponyclub, paardrijden',
  nursery:
    'kinderdagverblijf*, kinderopvang*, crèche*, gastouder*, onthaalouder*, peuterspeelzaal*, kleuterschool*',
  restaurant:
    'restaurant*, eetcafé*, bistro*, brasserie*, pannenkoekenhuis* | dagmenu, dagschotel, hoofdgerecht*, driegangenmenu',
  trattoria: 'trattoria*, pizzeria*, italiaans restaurant',
  cafe: 'koffiebar*, koffiehuis*, lunchroom*, koffiezaak, theehuis*, tearoom*, espressobar* | cappuccino, appelgebak, flat white',
  bakery: 'bakkerij*, bakker, *bakkerij | zuurdesem*, volkoren brood, stroopwafels, krentenbollen',
  'cake-maker':
    'patisserie*, banketbakker*, taarten op maat, taartenmaker*, chocolatier*, chocolaterie*, bruidstaart* | taarten, cupcakes, bonbons',
  takeaway: 'afhaal*, snackbar*, frituur*, friet*, cafetaria*, foodtruck*, shoarma*, kebab*',
  bar: 'kroeg*, bar, bruin café, cocktailbar*, wijnbar*, pub, biercafé* | cocktails, bier van de tap',
  caterer: 'catering*, cateraar*, thuiskok* | borrelhapjes, buffetten',
  'ice-cream': 'ijssalon*, ijswinkel*, ijsmaker*, ijsbar*, ijskar | bolletje*, schepijs',
  brewery: 'brouwerij*, bierbrouwerij*, stokerij*, distilleerderij* | brouwerijtour*, proeflokaal',
  winery: 'wijngaard*, wijnboer*, wijndomein*',
  'tea-shop': 'theewinkel*, theespeciaalzaak | losse thee',
  florist:
    'bloemist*, bloemenwinkel*, bloemenzaak*, @bloemen, bloemenatelier* | boeket*, bruidsboeket*, rouwstuk*, rouwkrans*',
  bookshop: 'boekhandel*, boekwinkel*, antiquariaat*, @boeken',
  butcher: 'slager*, slagerij*, beenhouwer* | gehakt, worst',
  greengrocer:
    'groenteboer*, groentewinkel*, groente en fruit, natuurwinkel*, biowinkel*, kruidenier*, buurtwinkel | groentepakket*, fruitmand*',
  delicatessen:
    'delicatesse*, kaaswinkel*, kaasboer*, kaasmaker*, viswinkel*, traiteurszaak, kaashandel* | kaasplank*',
  'wine-shop': 'wijnwinkel*, wijnhandel*, slijterij* | wijnproeverij*',
  jeweller: 'juwelier*, goudsmid*, edelsmid*, sieraden*, zilversmid* | trouwringen, verlovingsring*',
  'toy-shop': 'speelgoedwinkel*, speelgoed*, spellenwinkel*',
  'clothes-shop':
    'kledingwinkel*, modezaak*, boutique*, kleding, tweedehands kleding, kringloopwinkel*, bruidsmode*, schoenenwinkel*, wolwinkel*',
  homeware: 'woonwinkel*, cadeauwinkel*, interieurwinkel*, meubelzaak*, huishoudwinkel*, woonaccessoires',
  'bicycle-shop':
    'fietsenwinkel*, fietswinkel*, fietshandel*, tweewielers* | bakfietsen, elektrische fietsen',
  'record-shop': 'platenzaak*, platenwinkel* | vinyl',
  'farm-shop':
    'boerderijwinkel*, hoeve*, boerderij, hoevewinkel*, landwinkel* | vleespakket*, melk van eigen koeien',
  pottery: 'pottenbakker*, keramiek*, keramist*, keramisch atelier, @klei | draailes*, draaischijf, glazuur*',
  solicitor: 'advocaat, advocaten*, advocatenkantoor* | arbeidsrecht, familierecht, huurrecht',
  accountant: 'accountant*, boekhoud*, administratiekantoor* | loonadministratie, jaarrekening*, boekhouding',
  'tax-adviser': 'belastingadvis*, fiscalist*, belastingconsulent* | belastingaangift*',
  notary: 'notaris*, notariskantoor | samenlevingscontract, akte*',
  'insurance-broker':
    'verzekeringskantoor*, verzekeringsmakelaar*, verzekeringsadvis*, assurantie* | inboedelverzekering*',
  'financial-adviser':
    'financieel advis*, hypotheekadvis*, vermogensbeheer*, financieel planner*, kredietmakelaar* | hypotheken',
  consultant:
    'adviesbureau*, organisatieadvies*, consultant*, consultancy, reclamebureau*, marketingbureau*, bedrijfsadvies*',
  coach: 'loopbaancoach*, levenscoach*, lifecoach*, coachpraktijk*, coaching',
  translator: 'vertaler*, vertaalbureau*, tolk*, beëdigd vertal* | beëdigde vertaling*',
  architect: 'architect*, architectenbureau* | bouwvergunning*, omgevingsvergunning*',
  'interior-designer':
    'interieurontwerp*, interieurarchitect*, interieuradvies, binnenhuisarchitect*, interieurstylist* | kleuradvies',
  'graphic-designer':
    'grafisch ontwerp*, grafisch vormgev*, illustrator*, drukkerij*, ontwerpbureau* | logo*, huisstijl*',
  'web-developer': 'webdesign*, webontwikkel*, webbureau*, webbouwer*, internetbureau* | wordpress*',
  software: 'softwarebedrijf*, softwareontwikkel*, software voor',
  'penetration-tester': 'penetratietest*, pentest*, cybersecurity, informatiebeveiliging',
  'funeral-director': 'uitvaart*, begrafenisondernem*, uitvaartverzorg* | crematie*, begrafenis*',
  'estate-agent': 'makelaar*, makelaardij*, vastgoed*, immobiliën | taxatie*',
  'letting-agent': 'verhuurmakelaar*, vastgoedbeheer*',
  'wedding-photographer':
    'bruidsfotograf*, trouwfotograf*, huwelijksfotograf* | trouwreportage*, bruidsreportage*',
  'portrait-studio':
    'portretstudio*, portretfotograf*, familiefotograf*, newbornfotograf* | familieshoot, newbornshoot, pasfoto*',
  photographer: 'fotograaf, fotografen, fotografe, fotografie, fotostudio*, @foto | fotoshoot*',
  videographer: 'videograaf*, videoproductie*, filmmaker*, bedrijfsfilm*, trouwfilm*',
  'event-planner':
    'weddingplanner*, evenementenbureau*, eventbureau*, ceremoniemeester*, evenementenorganis*',
  musician: 'bruiloftsband*, coverband*, dj, strijkkwartet*, zangeres voor, goochelaar*',
  venue: 'poppodium*, concertzaal*, jazzclub*, nachtclub*, muziekcafé, livemuziek',
  'hall-hire': 'zaalverhuur*, feestzaal*, trouwlocatie*, evenementenlocatie*, vergaderlocatie*, dorpshuis',
  theatre: 'theater*, bioscoop*, filmhuis*, poppentheater*',
  museum: 'museum*, kunstgalerie*, galerie* | toegang volwassenen',
  'guest-house':
    'bed and breakfast, b&b, pension, gastenverblijf*, gastenkamers, logement | ontbijt inbegrepen, tweepersoonskamer*',
  hotel: 'hotel*',
  hostel: 'hostel*, jeugdherberg*, trekkershut* | slaapzaal*',
  'holiday-home':
    'vakantiehuis*, vakantiewoning*, vakantieappartement*, huisje voor, vakantiehuisje* | per week hoogseizoen, eindschoonmaak',
  campsite: 'camping*, kampeerterrein*, camperplaats*, minicamping* | kampeerplaats*, staanplaats*',
  'tour-guide': 'stadsgids*, stadswandeling*, rondleiding*, berggids*, reisbureau*, wandelgids*',
  'boat-hire':
    'bootverhuur*, botenverhuur*, kanoverhuur*, fietsverhuur*, sloepverhuur*, sloepenverhuur*, supverhuur*',
  taxi: 'taxi*, taxibedrijf*, luchthavenvervoer, personenvervoer',
  courier: 'koerier*, koeriersdienst*, bezorgdienst*, fietskoerier*',
  charity: 'goed doel, voedselbank*, stichting*, dierenasiel*, vrijwilligersorganisatie, dierenopvang*',
  church: 'kerk*, parochie*, kerkgemeente, moskee*, synagoge* | kerkdienst*, eredienst*',
  club: 'voetbalclub*, sportvereniging*, sportclub*, tennisvereniging*, tennisclub*, roeivereniging*, voetbalvereniging*, schaakclub*, scouting*, hockeyclub*',
  choir: 'koor, *koor, zangkoor*, orkest*, fanfare*, harmonieorkest* | repetitie*'
}
