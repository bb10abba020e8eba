import type { TradeWords } from './trade-words.ts'

/** Words of Italian. */
export const italian: TradeWords = {
  dentist:
    'dentista*, dentisti, studio dentistico, odontoiatr*, ortodontist* | igiene dentale, otturazion*, impianti dentali',
  physiotherapist: 'fisioterap*, @fisio | rieducazione posturale',
  osteopath: 'osteopat*, chiropratic*',
  doctor: 'medico*, ambulatorio medico, studio medico, pediatra*, dermatolog*, ginecolog*, poliambulatorio*',
  optician: 'ottic*, optometrist* | esame della vista, lenti a contatto, montature',
  vet: 'veterinari* | sterilizzazione gatt*',
  psychotherapist: 'psicolog*, psicoterap* | terapia di coppia',
  podiatrist: 'podolog* | unghia incarnita',
  naturopath: 'naturopat*, omeopat*, agopuntor*, agopuntura, riflessolog* | fiori di bach',
  midwife: 'ostetric*, doula* | corso preparto',
  nutritionist: 'nutrizionist*, dietist*, biologo nutrizionista, dietolog* | piano alimentare',
  massage:
    'massaggiator*, centro massaggi, @massaggi, massaggiatric* | massaggio rilassante, massaggio decontratturante, massaggio svedese',
  pharmacy: 'farmaci*, farmacist*, parafarmaci*',
  yoga: 'yoga, scuola di yoga, centro yoga, insegnante di yoga, lezioni di yoga | vinyasa, hatha',
  pilates: 'pilates, studio pilates',
  gym: 'palestra, palestre, crossfit, centro fitness, sala boulder, palestra di arrampicata',
  'personal-trainer': 'personal trainer, allenatore personale, preparatore atletico',
  hairdresser:
    'parrucchier*, salone di parrucchieri, acconciatur*, hair stylist | taglio donna, piega, colpi di sole, meches, taglio e piega',
  barber: 'barbier*, barber shop, barberia*, parrucchiere per uomo | taglio barba, barba, rasatura',
  beautician:
    'estetist*, centro estetico, istituto di bellezza, salone di bellezza, estetica | pulizia del viso, pulizia viso, ceretta, extension ciglia, trattamento viso, epilazione',
  'nail-studio':
    'onicotecnic*, nail bar, ricostruzione unghie, centro unghie, nail artist | manicure, semipermanente, pedicure, unghie in gel',
  'tattoo-studio': 'tatuator*, tatuaggi, studio di tatuaggi, @tattoo, tatuatric*',
  'dog-groomer':
    'toelettatur*, toelettator*, tolettatur* | cane piccolo, cane medio, taglio unghie cane, stripping, tosatura cani',
  'dog-trainer':
    'educatore cinofilo, educatrice cinofila, addestrator*, addestramento cani, scuola cinofila, centro cinofilo | cuccioli, puppy class',
  'dog-walker': 'dog sitter, dog walker, passeggiate con cani, pet sitter',
  kennel:
    'pensione per cani, pensione per gatti, pensione cani, hotel per cani, asilo per cani, pensione per animali',
  farrier: 'maniscalc* | ferratura*, pareggio',
  plumber:
    'idraulic*, termoidraulic*, impianti idraulici, termosanitari | caldaia, sostituzione rubinetto, spurgo, perdite',
  electrician:
    'elettricist*, impianti elettrici, @elettrica | quadro elettrico, certificazione impianto, citofoni',
  roofer:
    'lattonier*, rifacimento tetti, tetti, coperture e tetti, copritetti | grondaie, tegole, impermeabilizzazioni',
  painter:
    'imbianchin*, decoratore d’interni pittura, pittore edile, tinteggiatur*, imbiancatur* | cartongesso e pittura, tinteggiatura facciate',
  carpenter:
    'falegnam*, falegnameria*, ebanist*, carpentier* | mobili su misura, armadi su misura, infissi in legno',
  upholsterer: 'tappezzier*, tappezzeria* | rifacimento divani, rivestimento poltrone, rivestire divani',
  builder: 'impresa edile, muratore, muratori, edilizia, ponteggi, ristrutturazioni, intonacator*',
  tiler: 'piastrellist*, posatore, posa pavimenti, parquettist*, posa piastrelle',
  handyman: 'tuttofare, piccole riparazioni, lavoretti',
  gardener:
    'giardinier*, giardinaggio, paesaggist*, manutenzione giardini, manutenzione del verde | potatur*, taglio erba, siepi, taglio prato',
  'tree-surgeon': 'arboricolt*, tree climbing, potatura alberi | abbattimento alberi',
  cleaner:
    'impresa di pulizie, pulizie, ditta di pulizie, servizi di pulizia | pulizia uffici, pulizia condomini, pulizie di fondo',
  'window-cleaner': 'lavavetri, pulizia vetri, lavaggio vetri',
  'chimney-sweep': 'spazzacamin*, pulizia canne fumarie',
  'pest-control': 'disinfestazion*, derattizzazion*, disinfestator* | blatte, vespe',
  mover: 'trasloch*, ditta di traslochi, sgomberi | piattaforma aerea, deposito mobili',
  locksmith: 'fabbro ferraio pronto intervento, serratur*, apertura porte, duplicazione chiavi',
  glazier: 'vetrai*, vetreria* | doppi vetri',
  'bicycle-workshop':
    'ciclofficina*, officina bici*, riparazione bici*, riparazioni bici*, officina per biciclette, meccanico di biciclette, @cicli | foratura, registrazione freni, centratura ruote',
  'car-garage':
    'officina meccanica, autofficina*, meccanico auto, carrozzeria*, officina auto, autoriparazion*, elettrauto | tagliando, cambio olio, revisione auto, pastiglie freni',
  'tyre-shop': 'gommist*, pneumatic*, @gomme | cambio gomme, convergenza',
  tailor:
    'sart*, sartoria*, sarto, sarta, riparazioni sartoriali | orlo pantaloni, orlo, cerniera, abiti su misura, accorciare',
  'dry-cleaner': 'lavanderia*, lavasecco, tintoria*, stireria*',
  shoemaker: 'calzolai*, riparazione scarpe, ciabattino* | risuolatura, suole, tacchi',
  watchmaker: 'orologiai*, riparazione orologi, orologeria* | cambio pila, cambio batteria',
  'phone-repair':
    'riparazione cellulari, riparazione smartphone, riparazione telefoni, riparazioni smartphone | cambio schermo, sostituzione display, schermo rotto',
  'computer-repair':
    'assistenza computer, riparazione computer, assistenza informatica, riparazione pc, tecnico informatico | rimozione virus, recupero dati',
  'repair-cafe': 'repair café, repair cafè',
  'instrument-maker': 'liutai*, liuteria*, accordator*, accordatura pianoforti | accordatura, incrinatura',
  bookbinder: 'legatoria*, rilegator*, legatore | rilegatura*',
  signwriter: 'insegne dipinte, pittore di insegne, insegnist*, insegne',
  'furniture-restorer':
    'restaurator*, restauro mobili, restauro di mobili, restauratric* | impagliatura, lucidatura a tampone',
  metalworker:
    'fabbr*, carpenteria metallica, ferro battuto, lavorazione metalli, saldator* | cancelli, ringhiere, inferriate',
  'music-school':
    'scuola di musica, lezioni di pianoforte, lezioni di chitarra, lezioni di canto, lezioni di violino, lezioni di batteria, insegnante di pianoforte, insegnante di chitarra, corsi di musica, conservatorio | solfeggio',
  'driving-school':
    'autoscuol*, scuola guida, istruttore di guida | patente b, guida singola, rinnovo patente, foglio rosa',
  'language-school':
    'scuola di lingue, scuola di lingua, corsi di inglese, corsi di italiano, lezioni di inglese, corsi di lingua, insegnante di inglese, lezioni di italiano, italiano per stranieri',
  tutor: 'ripetizioni, doposcuola, lezioni private, aiuto compiti, lezioni di matematica | maturità',
  'dance-school':
    'scuola di danza, scuola di ballo, corsi di ballo, lezioni di ballo, studio danza | danza classica, tango, salsa',
  'martial-arts': 'arti marziali, karate, judo, taekwondo, aikido, palestra di pugilato, kickboxing, dojo',
  'cooking-school':
    'scuola di cucina, corsi di cucina, lezioni di cucina, corso di cucina | corso di pasta fresca, pasta fresca',
  'swim-school':
    'scuola di nuoto, scuola nuoto, corsi di nuoto, lezioni di nuoto, acquaticità neonatale | acquaticità',
  'surf-school':
    'scuola di surf, scuola di vela, scuola di kitesurf, centro immersioni, diving center, scuola di sci, corsi di surf',
  'riding-school': 'maneggio*, scuola di equitazione, centro ippico, lezioni di equitazione, equitazione',
  nursery:
    "asilo nido, asilo, scuola dell’infanzia, scuola dell'infanzia, nido d’infanzia, micronido, tagesmutter, scuola materna",
  restaurant:
    'ristorant*, osteria*, taverna*, locanda con cucina, braceria*, enoteca con cucina, agriturismo con ristorante | menù degustazione, menù pranzo, coperto, menù del giorno',
  trattoria: 'trattori*, pizzeria*, pizzerie | tagliatelle, margherita, pizza',
  cafe: 'caffè, caffetteria*, bar caffetteria, sala da tè, torrefazione* | cappuccino, colazioni, brunch',
  bakery:
    'panificio*, forno, panetteria*, fornai*, panettier* | pane di segale, focaccia, lievito madre, pane casereccio',
  'cake-maker':
    'pasticceria*, pasticcer*, cake design*, torte su ordinazione, cioccolateria*, cioccolatier* | torte, cannoli, pasticcini, torta',
  takeaway:
    'da asporto, asporto, friggitoria*, rosticceria*, food truck, kebab*, piadineria*, paninoteca*, hamburgeria*, pizza al taglio | arancini',
  bar: 'bar, cocktail bar, birreria*, enoteca, pub, wine bar | cocktail, aperitiv*, spritz',
  caterer: 'catering, banqueting, chef a domicilio, servizio catering',
  'ice-cream': 'gelateria*, gelatai*, gelato artigianale | cono, coppetta, granita',
  brewery: 'birrificio*, birra artigianale, distilleria* | visita al birrificio',
  winery:
    'cantina, cantine, azienda vinicola, vignaiol*, viticoltor*, azienda vitivinicola, vigneti | visita in cantina',
  'tea-shop': 'negozio di tè, bottega del tè, tè sfusi, tè sfuso',
  florist:
    'fiorai*, fiorist*, negozio di fiori, @fiori, floral designer | bouquet*, mazz*, corone funebri, addobbi',
  bookshop: 'libreria*, librai*, libri usati, libreria antiquaria',
  butcher: 'macelleria*, macellai*, salumeria*, norcineria* | salsicce, bistecche',
  greengrocer:
    'fruttivendol*, frutta e verdura, ortofrutta*, negozio biologico, alimentari, bottega di quartiere, emporio | cassetta di verdura, cassette di verdura',
  delicatessen:
    'gastronomia*, formaggi, caseificio*, pescheria*, salumi e formaggi, bottega dei formaggi, frantoio* | tagliere',
  'wine-shop': 'enoteca*, vineria*, negozio di vini | degustazione vini',
  jeweller:
    'gioielleri*, gioiellier*, oraf*, oreficeria*, argentier*, gioielli | fedi nuziali, fedi, anelli di fidanzamento',
  'toy-shop': 'negozio di giocattoli, giocattoli, ludoteca',
  'clothes-shop':
    'negozio di abbigliamento, boutique, abbigliamento, abiti da sposa, negozio vintage, calzature, merceria*, negozio di scarpe',
  homeware:
    'casalinghi, articoli per la casa, negozio di arredamento, mobili e complementi, articoli da regalo, mobilificio*',
  'bicycle-shop':
    'negozio di biciclette, negozio di bici, vendita biciclette | bici elettriche, biciclette nuove',
  'record-shop': 'negozio di dischi, dischi, vinili',
  'farm-shop':
    'azienda agricola, vendita diretta, fattoria, prodotti della fattoria, bottega agricola | olio nostro',
  pottery:
    'ceramic*, ceramist*, vasai*, bottega di ceramica, laboratorio di ceramica | tornio, argilla, smalti',
  solicitor:
    'avvocat*, studio legale, legali | diritto di famiglia, diritto del lavoro, successioni, separazioni',
  accountant:
    'commercialist*, ragionier*, studio contabile, consulente del lavoro | contabilità, buste paga, bilanci',
  'tax-adviser':
    'consulente fiscale, caf, tributarist*, consulenza fiscale, centro assistenza fiscale | dichiarazioni dei redditi, modello 730, 730',
  notary: 'notai*, studio notarile | atti di compravendita, rogiti',
  'insurance-broker':
    'broker assicurativo, agenzia assicurativa, assicurazion*, agente assicurativo, consulente assicurativo | polizza auto, polizze',
  'financial-adviser':
    'consulente finanziario, consulenti finanziari, mediatore creditizio, consulenza finanziaria, broker mutui | mutui',
  consultant:
    'consulenza aziendale, società di consulenza, consulente aziendale, agenzia di marketing, agenzia di comunicazione, consulenti d’impresa',
  coach: 'coach, coaching, life coach, mental coach',
  translator:
    'tradutt*, interpret*, agenzia di traduzioni, traduzioni | traduzione giurata, traduzioni giurate, asseverazion*',
  architect: 'architett*, studio di architettura | permessi edilizi, pratiche edilizie',
  'interior-designer':
    'interior designer, arredator*, arredatric*, architettura d’interni, progettazione d’interni, interior design | consulenza colore',
  'graphic-designer':
    'grafic*, grafico, illustrator*, tipografia*, studio grafico, illustratric* | loghi, immagine coordinata',
  'web-developer': 'web designer, sviluppatore web, agenzia web, realizzazione siti, siti web, web agency',
  software: 'software house, sviluppo software, software per',
  'penetration-tester': 'penetration test*, sicurezza informatica, cybersecurity, test di intrusione',
  'funeral-director':
    'onoranze funebri, pompe funebri, agenzia funebre, impresa funebre | cremazion*, funerali',
  'estate-agent': 'agenzia immobiliare, agente immobiliare, immobiliar*',
  'letting-agent': 'amministratore di condominio, amministrazione condomini, gestione affitti',
  'wedding-photographer':
    'fotograf* di matrimoni*, fotografia di matrimonio, fotograf* matrimonialist*, fotograf* per matrimoni | servizio matrimonio, reportage di matrimonio, servizio matrimoniale',
  'portrait-studio':
    'studio di ritratto, ritrattist*, fotograf* di famiglia, fotograf* newborn, ritratti | servizio famiglia, servizio newborn, fototessere, servizio gravidanza',
  photographer: 'fotograf*, studio fotografico | servizio fotografico, shooting',
  videographer:
    'videomaker*, produzione video, video aziendali, filmmaker*, video matrimoniali, casa di produzione | riprese con drone',
  'event-planner':
    'wedding planner, organizzazione eventi, agenzia di eventi, organizzazione matrimoni, event planner',
  musician: 'musica per matrimoni, dj, quartetto d’archi, gruppo musicale, band per, mago, cover band',
  venue: 'live club, sala concerti, jazz club, discotec*, musica dal vivo',
  'hall-hire':
    'sala eventi, affitto sale, sala ricevimenti, location per matrimoni, affitto sala, sala feste',
  theatre: 'teatro, teatri, cinema, burattini, marionette, compagnia teatrale',
  museum: 'museo, musei, galleria d’arte, galleria | ingresso adulti, biglietto intero',
  'guest-house':
    'b&b, bed and breakfast, affittacamere, pensione, locanda, agriturismo, foresteria, camere | camera doppia, colazione inclusa, camera singola',
  hotel: 'hotel, albergo, alberghi, albergo diffuso',
  hostel: 'ostell*, rifugio alpino, rifugio | posto letto, camerata',
  'holiday-home':
    'casa vacanze, case vacanze, casa vacanza, appartamento vacanze, appartamenti vacanze, villa in affitto, trulli, chalet | pulizia finale',
  campsite: 'campegg*, area camper, glamping | piazzol*, tenda',
  'tour-guide':
    'guida turistica, visite guidate, guida alpina, guide alpine, guida ambientale, agenzia viaggi, escursioni guidate, agenzia di viaggi, passeggiate guidate | escursioni',
  'boat-hire':
    'noleggio barche, noleggio gommoni, noleggio bici, noleggio kayak, gite in barca, noleggio biciclette, noleggio canoe | gommone',
  taxi: 'taxi, ncc, noleggio con conducente, transfer aeroporto, servizio taxi',
  courier: 'corriere*, pony express, spedizioni, consegne in bicicletta, consegne a domicilio',
  charity:
    'onlus, associazione di volontariato, banco alimentare, non profit, canile, rifugio per animali, ente benefico | donazioni, volontari',
  church: 'chiesa, parrocchia*, moschea*, sinagoga* | messa, messe',
  club: 'circolo sportivo, associazione sportiva, circolo tennis, società sportiva, circolo velico, squadra di calcio, asd, circolo scacchi, polisportiva',
  choir: 'coro, corale, orchestra*, banda musicale, filarmonica | prove'
}
