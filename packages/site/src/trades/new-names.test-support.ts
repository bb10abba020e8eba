import type { TradeId } from './trade-ids.ts'

/** A name and a short description with the trade that a reader would say, or none. */
export interface NamedTrade {
  readonly trade: TradeId | 'none'
  readonly name: string
  readonly text: string
}

const namedTrade = (trade: NamedTrade['trade'], name: string, text: string): NamedTrade => ({
  trade,
  name,
  text
})

/**
 * Written before the recogniser was run for the first time, to measure what an unknown owner gets. No word is added for
 * one of them.
 */
export const newNames: readonly NamedTrade[] = [
  namedTrade('dog-groomer', 'Paws & Effect', 'A calm grooming salon for nervous dogs, near the old bakery.'),
  namedTrade('solicitor', 'Grey & Lomax', 'We are employment lawyers for nurses, teachers and care workers.'),
  namedTrade('yoga', 'The Dairy Studio', 'Yoga in a former dairy. Small groups, mats are here.'),
  namedTrade('cafe', 'The Old Forge', 'A café with a garden on the canal. Breakfast until noon.'),
  namedTrade(
    'plumber',
    'Hal Whitmore',
    'Leaks, boilers and bathrooms. I am a plumber and answer the phone myself.'
  ),
  namedTrade('web-developer', 'Fernway Digital', 'We make websites for dentists, vets and physiotherapists.'),
  namedTrade('accountant', 'Ledgerly', 'Bookkeeping for restaurants and bars, done every Friday.'),
  namedTrade('bookshop', 'Chapter & Crumb', 'A bookshop with three tables, cake and good coffee.'),
  namedTrade('hairdresser', 'Studio Nine', 'Cut, colour and balayage by appointment above the pharmacy.'),
  namedTrade('gardener', 'Thistle & Spade', 'Garden design and planting for small town gardens.'),
  namedTrade('none', 'Halyard', 'We help people move on. Ask us what that means.'),
  namedTrade('none', 'Northlight Supplies', 'Wholesale packaging for bakeries and butchers.'),
  namedTrade('guest-house', 'Gull Cottage', 'Four rooms above the harbour, breakfast with our own eggs.'),
  namedTrade('none', 'Marlow Apiaries', 'We rent beehives to gardens in town and look after them.'),
  namedTrade('roofer', 'Slate & Lead', 'Slate roofs mended since 1981, chimneys and valleys too.'),
  namedTrade(
    'charity',
    'Second Supper',
    'We collect food that is left over and give it to families. Run by volunteers, a registered charity.'
  ),
  namedTrade('carpenter', 'Holzwerk Ammer', 'Tischlerei für Küchen, Türen und Treppen aus heimischem Holz.'),
  namedTrade('bakery', 'Zum Mehlsack', 'Wir backen Brot im Holzofen, Mittwoch bis Samstag.'),
  namedTrade(
    'vet',
    'Praxis Dr. Sommer',
    'Tierarztpraxis für Hunde, Katzen und Kaninchen gegenüber der Apotheke.'
  ),
  namedTrade('driving-school', 'Vorfahrt', 'Führerschein der Klassen A und B, Theorie am Abend.'),
  namedTrade(
    'wedding-photographer',
    'Lena Voss',
    'Ich begleite Paare als Hochzeitsfotografin, von der Trauung bis zum Tanz.'
  ),
  namedTrade(
    'none',
    'Kontor 14',
    'Wir vermieten Schreibtische an Leute, die nicht zu Hause arbeiten wollen.'
  ),
  namedTrade(
    'roofer',
    'Gebrüder Kranz',
    'Steildach, Flachdach, Dachfenster: Dachdecker in dritter Generation.'
  ),
  namedTrade('tax-adviser', 'Wendt & Partner', 'Steuerberatung für Ärzte, Zahnärzte und Apotheken.'),
  namedTrade('restaurant', 'Alte Schmiede', 'Restaurant in einer ehemaligen Schmiede mit Hofgarten.'),
  namedTrade('choir', 'Die Nachteulen', 'Gemischter Chor, wir proben montags im Pfarrsaal.'),
  namedTrade('florist', 'L’Herbe folle', 'Fleuriste de quartier, bouquets de saison et livraison à vélo.'),
  namedTrade('architect', 'Atelier Brune', 'Architectes pour maisons en bois et petites écoles.'),
  namedTrade('electrician', 'Voltéo', 'Électricien à Nantes, dépannage et rénovation complète.'),
  namedTrade('cafe', 'Chez Odile', 'Salon de thé et gâteaux maison, à côté de la librairie.'),
  namedTrade('beautician', 'Peau Neuve', 'Soins du visage, épilation et massages du lundi au samedi.'),
  namedTrade(
    'riding-school',
    'Les Écuries du Val',
    'Cours d’équitation pour enfants et adultes, promenades le dimanche.'
  ),
  namedTrade('winery', 'Domaine des Oliviers', 'Vignerons de père en fille, dégustation sur rendez-vous.'),
  namedTrade('none', 'La Ruche d’En Bas', 'Nous réunissons des voisins autour d’un projet commun.'),
  namedTrade('car-garage', 'Motor Sur', 'Taller mecánico de confianza, cambio de aceite y frenos en el día.'),
  namedTrade('vet', 'Patitas', 'Clínica veterinaria para perros, gatos y conejos.'),
  namedTrade('music-school', 'Allegro', 'Clases de piano y violín para niños desde cinco años.'),
  namedTrade('cake-maker', 'La Dulce Espera', 'Tartas de boda y galletas decoradas por encargo.'),
  namedTrade(
    'translator',
    'Palabra Justa',
    'Traductora jurada de inglés y francés para notarías y abogados.'
  ),
  namedTrade('hostel', 'Casa Peregrina', 'Albergue de peregrinos con cocina, doce camas y huerto.'),
  namedTrade('none', 'Grupo Alameda', 'Soluciones integrales para tu día a día.'),
  namedTrade('dentist', 'Sorriso Claro', 'Clínica dentária em Braga, crianças e adultos.'),
  namedTrade('barber', 'Navalha Azul', 'Barbearia à antiga, corte e barba sem marcação.'),
  namedTrade('surf-school', 'Onda Mansa', 'Aulas de surf para principiantes na praia do Norte.'),
  namedTrade('electrician', 'Fio Terra', 'Eletricista residencial, quadros e tomadas.'),
  namedTrade('farm-shop', 'Quinta da Nora', 'Legumes e ovos da nossa quinta, entregues à sexta-feira.'),
  namedTrade('none', 'Horizonte', 'Ideias que aproximam pessoas.'),
  namedTrade('hairdresser', 'Forbici d’Oro', 'Parrucchiera per donna e bambini, piega senza appuntamento.'),
  namedTrade('bicycle-workshop', 'La Catena', 'Ciclofficina popolare, riparazioni e bici usate.'),
  namedTrade('restaurant', 'Da Nunzia', 'Osteria di mare con dodici tavoli, di fronte alla chiesa.'),
  namedTrade('notary', 'Studio Carli', 'Notaio in Verona: compravendite, mutui, testamenti.'),
  namedTrade('guest-house', 'La Corte', 'Affittacamere nel centro storico, colazione in giardino.'),
  namedTrade('none', 'Officina delle Idee', 'Un luogo dove le persone si incontrano.'),
  namedTrade('tailor', 'Nitka', 'Krawcowa na Woli: poprawki, suknie, firany.'),
  namedTrade('taxi', 'Szerokiej Drogi', 'Przewóz osób na lotnisko i z powrotem, dzień i noc.'),
  namedTrade('cafe', 'Pod Zegarem', 'Kawiarnia z własną palarnią, naprzeciwko teatru.'),
  namedTrade('none', 'Wspólna Sprawa', 'Pomagamy firmom rosnąć.'),
  namedTrade('painter', 'Verf & Kwast', 'Schildersbedrijf voor binnen en buiten, ook behangen.'),
  namedTrade('nursery', 'De Kikkerpoel', 'Kinderdagverblijf met grote tuin, naast de basisschool.'),
  namedTrade('bar', 'De Drie Fusten', 'Bruin café met twintig bieren, achter de kerk.')
]
