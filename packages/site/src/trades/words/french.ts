import type { TradeWords } from './trade-words.ts'

/** Words of French. */
export const french: TradeWords = {
  dentist:
    'dentiste*, cabinet dentaire, chirurgien-dentiste, chirurgien dentiste, orthodontiste* | détartrage, implant dentaire',
  physiotherapist: 'kinésithérapeute*, kinésithérapie, kiné, physiothérapeute*, physiothérapie | rééducation',
  osteopath: 'ostéopathe*, ostéopathie, chiropracteur*, chiropraticien*',
  doctor: 'médecin*, cabinet médical, pédiatre*, dermatologue*, gynécologue*, médecine générale',
  optician: 'opticien*, optique, lunetterie, lunetier* | lentilles de contact, montures, examen de vue',
  vet: 'vétérinaire*, clinique vétérinaire | stérilisation chat',
  psychotherapist:
    'psychothérapeute*, psychologue*, psychothérapie, thérapeute de couple, psychopraticien* | thérapie de couple',
  podiatrist: 'podologue*, pédicure-podologue, pédicure podologue* | semelles orthopédiques',
  naturopath:
    'naturopathe*, naturopathie, homéopathe*, acupuncteur*, acupunctrice, sophrologue*, réflexologue*, magnétiseur* | acupuncture, réflexologie',
  midwife: 'sage-femme, sages-femmes, sage femme, doula* | préparation à la naissance',
  nutritionist: 'nutritionniste*, diététicien* | rééquilibrage alimentaire',
  massage:
    'salon de massage, masseur*, masseuse*, institut de massage, praticienne en massage, @massage* | massage suédois, massage relaxant, massage aux pierres, massage californien',
  pharmacy: 'pharmacie*, pharmacien*',
  yoga: 'yoga, cours de yoga, studio de yoga, professeur de yoga | vinyasa, hatha',
  pilates: 'pilates, studio de pilates',
  gym: "salle de sport, club de fitness, salle de fitness, salle de musculation, salle d’escalade, salle d'escalade, crossfit",
  'personal-trainer': 'coach sportif, coach sportive, préparateur physique, entraîneur personnel',
  hairdresser:
    'coiffeu*, salon de coiffure, coiffure | coupe femme, coupe homme, brushing, mèches, shampoing coupe, balayage',
  barber: 'barbier*, barber shop, coiffeur pour hommes, salon de barbier | taille de barbe, rasage',
  beautician:
    "esthéticien*, institut de beauté, salon de beauté, salon d’esthétique, salon d'esthétique, @beauté | soin du visage, épilation, extension de cils, soin visage",
  'nail-studio':
    'prothésiste ongulaire, onglerie, bar à ongles, styliste ongulaire | manucure, pose gel, vernis semi-permanent',
  'tattoo-studio': 'tatoueu*, salon de tatouage, studio de tatouage, @tattoo, tatouage*',
  'dog-groomer':
    'toiletteur*, toiletteuse*, toilettage, salon de toilettage | petit chien, coupe griffes, bain et brushing chien',
  'dog-trainer':
    'éducateur canin, éducatrice canine, éducation canine, école du chiot, dresseur de chiens, comportementaliste canin*, club canin',
  'dog-walker':
    'promeneur de chien*, promeneuse de chien*, promenade de chiens, pet-sitter, pet sitter | balade de chiens',
  kennel:
    'pension canine, pension féline, pension pour chien*, pension pour chat*, chenil, pension animalière',
  farrier: 'maréchal-ferrant, maréchal ferrant, maréchalerie | parage, ferrure*',
  plumber:
    'plombier*, plomberie, chauffagiste*, sanitaire et chauffage | débouchage, recherche de fuite, entretien chaudière',
  electrician: 'électricien*, électricité | tableau électrique, mise aux normes, borne de recharge',
  roofer: 'couvreur*, couverture zinguerie, toiture*, zingueur* | démoussage, ardoise*',
  painter:
    'peintre en bâtiment, peinture en bâtiment, peintre décorateur, peintre-décorateur, entreprise de peinture | papier peint, ravalement*',
  carpenter:
    'menuisier*, menuiserie, ébéniste*, ébénisterie, charpentier*, charpente | placards sur mesure, bibliothèques sur mesure',
  upholsterer:
    "tapissier*, tapissière*, tapisserie d’ameublement, tapisserie d'ameublement, atelier de tapisserie | réfection de fauteuils, réfection de sièges",
  builder:
    'maçon*, maçonnerie, entreprise du bâtiment, entreprise de construction, échafaudage*, plâtrier*, tailleur de pierre | gros œuvre',
  tiler: 'carreleur*, carrelage*, parqueteur*, pose de parquet, poseur de sols | faïence',
  handyman: 'homme toutes mains, bricoleur*, petits travaux, multiservices, multi-services',
  gardener:
    'jardinier*, paysagiste*, entretien de jardin*, jardinage, espaces verts, @jardins | tonte, taille de haies',
  'tree-surgeon': 'élagueur*, arboriste* | abattage, dessouchage',
  cleaner:
    'entreprise de nettoyage, société de nettoyage, nettoyage de bureaux, femme de ménage, aide-ménagère, service de ménage, ménage à domicile, nettoyage de tapis | nettoyage, repassage, ménage',
  'window-cleaner': 'laveur de vitres, nettoyage de vitres, lavage de vitres',
  'chimney-sweep': 'ramoneur*, ramonage',
  'pest-control': 'dératisation, désinsectisation, nuisibles, dératiseur* | punaises de lit, nid de guêpes',
  mover: 'déménageur*, déménagement*, entreprise de déménagement | garde-meuble, monte-meuble*',
  locksmith: 'serrurier*, serrurerie | ouverture de porte, porte claquée',
  glazier: 'vitrier*, vitrerie, miroiterie | double vitrage',
  'bicycle-workshop':
    'réparation de vélo*, atelier vélo*, réparateur de vélo*, atelier de vélo*, mécanicien vélo, réparation vélo* | crevaison, révision complète vélo, réglage freins, dévoilage',
  'car-garage':
    'garage auto*, garagiste*, mécanique auto*, réparation automobile, carrosserie, garage, mécanicien auto* | vidange, plaquettes, pré-contrôle technique',
  'tyre-shop': 'centre de pneus, vente de pneus, pneus*, pneumatique* | montage pneu, géométrie',
  tailor:
    'couturi*, tailleur, retouche*, retoucheu*, atelier de couture, couture | ourlet, fermeture éclair, robe sur mesure',
  'dry-cleaner': 'pressing, blanchisserie*, laverie*, teinturerie*',
  shoemaker: 'cordonnier*, cordonnerie*, bottier* | ressemelage, talons',
  watchmaker: 'horloger*, horlogerie*, réparation de montres | changement de pile',
  'phone-repair':
    'réparation de téléphone*, réparation de smartphone*, réparation smartphone, réparation téléphone | écran cassé, changement d’écran',
  'computer-repair':
    'dépannage informatique, réparation d’ordinateur*, réparation ordinateur*, assistance informatique, dépanneur informatique | suppression de virus, récupération de données',
  'repair-cafe': 'repair café, café réparation',
  'instrument-maker':
    'luthier*, lutherie, accordeur*, facteur de pianos, facteur d’orgues, archetier* | accord de piano, reméchage',
  bookbinder: 'relieur*, reliure, atelier de reliure',
  signwriter: 'peintre en lettres, enseigniste*, lettrage | enseignes peintes',
  'furniture-restorer':
    'restaurateur de meubles, restauration de meubles, restauratrice de meubles, rempaillage, cannage | cannage de chaises',
  metalworker:
    'forgeron*, ferronnier*, ferronnerie, métallier*, métallerie, soudeur* | garde-corps, portails',
  'music-school':
    'école de musique, cours de piano, cours de guitare, cours de chant, cours de violon, cours de batterie, professeur de piano, professeur de guitare, professeur de chant, conservatoire | solfège',
  'driving-school':
    'auto-école, autoécole, auto école, moniteur de conduite, leçons de conduite | permis b, conduite accompagnée, leçon de conduite, heure de conduite',
  'language-school':
    "école de langues, cours de langue*, cours d’anglais, cours d'anglais, cours de français, cours d’espagnol, cours d'espagnol, professeur d’anglais, centre de langues",
  tutor: 'soutien scolaire, cours particuliers, cours de maths, cours de soutien, aide aux devoirs',
  'dance-school': 'école de danse, cours de danse, studio de danse | danse classique, salsa',
  'martial-arts': 'arts martiaux, karaté, judo, aïkido, taekwondo, club de boxe, dojo',
  'cooking-school': 'école de cuisine, cours de cuisine, atelier de cuisine, ateliers de cuisine',
  'swim-school': 'école de natation, cours de natation, bébés nageurs, maître-nageur | aquagym',
  'surf-school':
    'école de surf, cours de surf, école de voile, école de kitesurf, école de plongée, école de ski',
  'riding-school':
    "centre équestre, école d’équitation, école d'équitation, poney-club, poney club, cours d’équitation, cours d'équitation, écurie*, équitation",
  nursery:
    'crèche*, micro-crèche, garderie*, assistante maternelle, jardin d’enfants, école maternelle, nounou',
  restaurant:
    'restaurant*, bistrot*, bistro*, brasserie*, auberge, bouchon, crêperie*, rôtisserie*, table gastronomique | menu du jour, menu dégustation, plat du jour, formule midi',
  trattoria: 'trattoria*, pizzeria*, restaurant italien',
  cafe: 'salon de thé, coffee shop, café-restaurant, café, torréfacteur* | brunch, cappuccino',
  bakery: 'boulanger*, boulangerie*, fournil | pain au levain, baguette*, viennoiserie*, pain de seigle',
  'cake-maker':
    'pâtissi*, pâtisserie*, chocolatier*, chocolaterie*, cake design*, confiseur*, confiserie | pièce montée, gâteaux sur commande, entremets, macarons',
  takeaway:
    'à emporter, friterie*, baraque à frites, food truck, foodtruck, kebab*, camion à pizza*, snack | frites',
  bar: 'bar, bar à vin*, bar à cocktails, pub, café-concert, bar-tabac | cocktails, bières pression',
  caterer: 'traiteur*, chef à domicile, service traiteur | buffets, cocktail dînatoire',
  'ice-cream': 'glacier*, glaces artisanales, crèmerie glacée | boule*, sorbets',
  brewery:
    'brasserie artisanale, brasseur*, micro-brasserie, microbrasserie, distillerie*, bière artisanale | visite de la brasserie',
  winery:
    'domaine viticole, vigneron*, vignoble*, viticulteur*, caves du château, cidrerie* | nos vignes, dégustation au chai',
  'tea-shop': 'maison de thé, boutique de thé, magasin de thé, thés en vrac, comptoir de thé',
  florist:
    'fleuriste*, @fleurs, atelier floral, artisan fleuriste | bouquet*, deuil, bouquets de mariée, compositions florales',
  bookshop: 'librairie*, libraire*, bouquiniste*, livres d’occasion',
  butcher: 'bouch*erie*, boucher, charcutier*, charcuterie* | saucisses, côte de bœuf',
  greengrocer:
    'primeur*, fruits et légumes, épicerie*, épicier*, magasin bio, maraîcher* | panier de légumes, paniers de légumes',
  delicatessen:
    'fromager*, fromagerie*, crémerie*, épicerie fine, poissonnerie*, poissonnier* | plateau de fromages, raclette',
  'wine-shop': 'caviste*, cave à vin*, marchand de vin* | coffret vins',
  jeweller:
    'bijoutier*, bijouterie*, joaillier*, joaillerie, orfèvre*, bijoux, créatrice de bijoux | alliances, bagues de fiançailles',
  'toy-shop': 'magasin de jouets, jouets*, ludothèque, boutique de jeux',
  'clothes-shop':
    'boutique de vêtements, prêt-à-porter, friperie*, magasin de vêtements, boutique de mode, mercerie, magasin de chaussures, robes de mariée',
  homeware:
    'décoration intérieure boutique, articles de maison, boutique de décoration, arts de la table, magasin de meubles, boutique de cadeaux',
  'bicycle-shop': 'magasin de vélo*, vente de vélo*, vélociste* | vélos neufs, vélos électriques',
  'record-shop': 'disquaire*, magasin de disques | vinyles',
  'farm-shop':
    'vente à la ferme, magasin à la ferme, produits de la ferme, éleveur* | colis de viande, colis',
  pottery:
    'poterie*, potier*, céramiste*, céramique*, atelier de poterie | tournage, émaillage, cours de tour',
  solicitor: "avocat*, cabinet d’avocats, cabinet d'avocats | droit de la famille, droit du travail, divorce",
  accountant:
    'comptable*, expert-comptable, cabinet comptable, expertise comptable, fiduciaire* | bulletins de paie, bilans, tenue de comptabilité',
  'tax-adviser': 'conseiller fiscal, conseil fiscal, fiscaliste* | déclaration d’impôts',
  notary: 'notaire*, étude notariale, @étude maître | successions, ventes immobilières, actes authentiques',
  'insurance-broker':
    'courtier en assurance*, assureur*, agence d’assurance*, agent d’assurance*, cabinet d’assurance*, courtage en assurance* | assurance habitation',
  'financial-adviser':
    'conseiller financier, gestion de patrimoine, courtier en prêt*, courtier immobilier, conseiller en gestion de patrimoine, courtier en crédit*',
  consultant:
    'cabinet de conseil, conseil en entreprise, consultant*, agence de communication, agence marketing, conseil en stratégie',
  coach: 'coach de vie, coaching, coach professionnel*, coach certifié*',
  translator:
    'traduct*, interprète*, agence de traduction | traduction assermentée, traductions assermentées',
  architect: 'architecte*, cabinet d’architecture, agence d’architecture | permis de construire',
  'interior-designer':
    "architecte d’intérieur, architecte d'intérieur, décorateur d’intérieur, décoratrice d’intérieur, décoratrice d'intérieur, décorateur d'intérieur, architecture d’intérieur | conseil en couleurs",
  'graphic-designer':
    'graphiste*, studio graphique, illustrat*, imprimeur*, imprimerie, design graphique | logos, identité visuelle',
  'web-developer':
    'développeur web, développeuse web, agence web, création de sites, webdesigner* | sites vitrines',
  software: 'éditeur de logiciels, logiciel pour, logiciels pour, développement de logiciels',
  'penetration-tester': 'test d’intrusion, tests d’intrusion, cybersécurité, sécurité informatique, pentest*',
  'funeral-director': 'pompes funèbres, funéraire*, obsèques | crémation, inhumation',
  'estate-agent': 'agence immobilière, agent immobilier, immobilier*',
  'letting-agent': 'gestion locative, syndic*, agence de location',
  'wedding-photographer': 'photographe de mariage*, photographie de mariage | reportage de mariage',
  'portrait-studio':
    'studio de portrait*, portraitiste*, photographe de famille*, photographe de naissance, portraits | séance portrait, séance naissance, séance famille, photos d’identité',
  photographer: 'photographe*, studio photo, photographie | tirage*, prises de vue',
  videographer: 'vidéaste*, production vidéo, réalisateur de films, films de mariage | captation, drone',
  'event-planner':
    'organisat* de mariage*, wedding planner, agence événementielle, événementiel, organisation d’événements',
  musician:
    'groupe de musique, dj, orchestre de bal, quatuor à cordes, chanteuse pour mariage*, magicien*, fanfare pour',
  venue: 'salle de concert*, club de jazz, boîte de nuit, cabaret*, concerts live',
  'hall-hire': 'location de salle*, salle des fêtes, salle de réception, salle à louer, lieu de réception',
  theatre: 'théâtre*, cinéma*, marionnettes, compagnie de théâtre',
  museum: 'musée*, galerie d’art, galerie*, écomusée* | entrée adulte',
  'guest-house':
    "chambres d’hôtes, chambres d'hôtes, chambre d’hôtes, chambre d'hôtes, maison d’hôtes, maison d'hôtes, gîte et chambres | chambre double, table d’hôtes, table d'hôtes, petit déjeuner compris, petit-déjeuner inclus",
  hotel: 'hôtel*, hôtel-restaurant',
  hostel: "auberge de jeunesse, gîte d’étape, gîte d'étape, refuge de montagne | dortoir",
  'holiday-home':
    'gîte*, location de vacances, maison de vacances, location saisonnière, appartement de vacances, cabane* | ménage de fin de séjour, semaine en haute saison',
  campsite: 'camping*, aire de camping-car | emplacement*, mobil-home*',
  'tour-guide':
    'guide touristique, visites guidées, guide de montagne, accompagnateur en montagne, guide-conférencier*, agence de voyage*, canyoning, randonnées guidées',
  'boat-hire':
    'location de bateau*, location de kayak*, location de canoë*, location de vélo*, base nautique',
  taxi: 'taxi*, vtc, chauffeur privé, navette aéroport | aéroport',
  courier: 'coursier*, livraison à vélo, messagerie, service de livraison',
  charity:
    'association caritative, banque alimentaire, association humanitaire, refuge animalier, association à but non lucratif, bénévole* | dons',
  church: 'église*, paroisse*, temple, mosquée*, synagogue* | messe, culte',
  club: 'club de football, club sportif, club de tennis, association sportive, club de rugby, club d’échecs, club de voile, club de randonnée, club d’aviron',
  choir: 'chorale*, chœur*, orchestre*, harmonie municipale, ensemble vocal | répétition*'
}
