import type { TradeWords } from './trade-words.ts'

/** Words of English. */
export const english: TradeWords = {
  dentist:
    'dentist, dental practice, dental surgery, dental clinic, dental office, dental care, dentistry, orthodontist, @dental | white filling, root canal, crowns, hygienist, dental implant, teeth whitening',
  physiotherapist: 'physiotherapist, physiotherapy, physical therapist, physical therapy, @physio | physio',
  osteopath: 'osteopath, osteopathy, chiropractor, chiropractic',
  doctor:
    'doctor, gp surgery, general practice, general practitioner, family doctor, medical practice, medical centre, medical center, paediatrician, pediatrician, dermatologist, gynaecologist, gynecologist, cardiologist',
  optician:
    'optician, optometrist, eyecare, eye care, eyewear | eye test, eye exam, contact lens, contact lenses',
  vet: 'vet, veterinary, veterinarian, veterinary practice, mobile vet, small-animal clinic, small animal vet, animal hospital | neutering, microchips, microchipping',
  psychotherapist:
    'psychotherapist, psychotherapy, counsellor, counselor, counselling, counseling, psychologist | couples therapy, talking therapy',
  podiatrist: 'podiatrist, podiatry, chiropodist, chiropody, foot clinic | ingrown toenail, verruca',
  naturopath:
    'naturopath, naturopathy, homeopath, homeopathy, acupuncturist, acupuncture clinic, acupuncture practice, @acupuncture, herbalist, reiki | acupuncture, cupping',
  midwife: 'midwife, midwives, doula | antenatal',
  nutritionist: 'nutritionist, dietitian, dietician, nutrition practice | meal plan',
  massage:
    'massage therapist, massage studio, massage practice, masseur, masseuse, @massage | deep tissue massage, prenatal massage, swedish massage, hot stone massage, sports massage',
  pharmacy: 'pharmacy, pharmacist, dispensing chemist, drugstore',
  yoga: 'yoga, yoga studio, yoga teacher, yoga school, yoga class, yoga classes | vinyasa, hatha, yin yoga',
  pilates: 'pilates, pilates studio, pilates teacher | reformer class, reformer classes',
  gym: 'gym, fitness studio, fitness centre, fitness center, crossfit box, climbing wall, climbing centre, bouldering hall | gym membership, bouldering',
  'personal-trainer':
    'personal trainer, personal training, fitness coach, strength coach, strength coaching, strength and conditioning coach',
  hairdresser:
    'hairdresser, mobile hairdresser, hairdressing, hair salon, hair studio, hair stylist, hairstylist, @hair | blow dry, blow-dry, full head colour, highlights, balayage, cut and colour, gents cut',
  barber: "barber, barbershop, barber's shop, men's grooming | skin fade, beard trim, hot towel shave",
  beautician:
    'beautician, beauty salon, beauty studio, beauty therapist, cosmetologist, esthetician, aesthetician, day spa, @beauty | facial, waxing, eyelash extension, lash lift, brow lamination',
  'nail-studio':
    'nail bar, nail studio, nail salon, nail technician, nail artist, manicurist, @nails | gel manicure, manicure, pedicure, acrylics, shellac',
  'tattoo-studio':
    'tattoo studio, tattoo parlour, tattoo shop, tattoo artist, tattooist, tattooer, @tattoo | blackwork, tattoo, fine line, cover-ups',
  'dog-groomer':
    'dog groomer, dog grooming, pet groomer, pet grooming, mobile groomer, groom dogs, grooming salon, dog salon, @grooming | full groom, bath and brush, hand stripping, de-shedding',
  'dog-trainer':
    'dog trainer, dog training, dog school, puppy school, dog behaviourist | puppy class, puppy classes, recall training, loose lead',
  'dog-walker': 'dog walker, dog walking, pet sitter, pet sitting | group walk, puppy visits',
  kennel:
    'kennel, kennels, cattery, boarding kennels, dog hotel, cat hotel, dog boarding, cat boarding, boarding for cats, boarding for dogs, doggy daycare, dog day care',
  farrier: 'farrier | horse shoeing, hoof trimming, full set of shoes, shoeing',
  plumber:
    'plumber, plumbing, gas engineer, heating engineer, @heating | boiler service, burst pipe, blocked drain, boiler',
  electrician:
    'electrician, electrical contractor, @electrical, @electrics, @sparks | switchboard upgrades, rewiring, rewire, fuse board, consumer unit, ev charger',
  roofer: 'roofer, roofing, roofing contractor | re-roofing, flat roof, roof repair, roof tiles, slate roof',
  painter:
    'painter and decorator, painters and decorators, painting and decorating, house painter, decorator | wallpapering, exterior painting',
  carpenter:
    'carpenter, carpentry, joiner, joinery, cabinet maker, cabinetmaker, cabinetry, furniture maker, woodworker | fitted wardrobes, staircases, sash windows, built-in shelves',
  upholsterer: 'upholsterer, upholstery, reupholster | reupholstery, re-covering',
  builder:
    'builder, building company, building contractor, construction company, general contractor, bricklayer, scaffolder, scaffolding, stonemason, plasterer | loft conversions, extensions and',
  tiler: 'tiler, tiling, floor layer, flooring company | bathroom tiles, tile laying',
  handyman: 'handyman, handymen, handyperson, handywoman, odd jobs, home repairs, property maintenance',
  gardener:
    'gardener, gardening, garden maintenance, garden designer, garden design, landscape gardener, landscaper, landscaping, lawn care, @gardens | mowing, hedge trimming, aeration, garden tidy',
  'tree-surgeon':
    'tree surgeon, tree surgery, tree care, arborist, arboriculturist | stump grinding, crown reduction',
  cleaner:
    'cleaner, cleaning company, cleaning service, cleaning services, house cleaning, office cleaning, carpet cleaner, carpet cleaning, oven cleaning, house cleaner, clean houses, clean homes, @cleaning | deep clean, end of tenancy, move out clean',
  'window-cleaner': 'window cleaner, window cleaning, @windows | windows gutters, gutter clearing',
  'chimney-sweep': 'chimney sweep, chimney sweeping | sweep chimneys, bird nest removal',
  'pest-control':
    'pest control, exterminator, pest controller | termite inspections, rodent control, wasp nest, cockroach treatment',
  mover:
    'mover, movers, moving company, removals, removal company, man and van, man with a van, removal firm | house moves, office moves',
  locksmith: 'locksmith | locked out, lock change',
  glazier: 'glazier, glazing, glass workshop | double glazing, broken window',
  'bicycle-workshop':
    'bicycle workshop, bike workshop, bike repair, bicycle repair, bike repair workshop, bike mechanic, bicycle mechanic, mobile bike mechanic, cycle workshop, @cycles | wheel truing, puncture repair, brake adjustment',
  'car-garage':
    'car garage, garage, car repair, auto repair, auto shop, car mechanic, mechanic, mobile mechanic, car workshop, vehicle workshop, body shop | mot, interim service, full service, oil change, brake pads',
  'tyre-shop':
    'tyre shop, tire shop, tyre fitter, tyre centre, mobile tyre, @tyres, @tires | tyre change, wheel alignment, new tyres',
  tailor:
    'tailor, tailoring, dressmaker, dressmaking, seamstress, alterations, clothing alterations, bespoke suits | alteration, wedding gowns, take up trousers, hem trousers, hemming',
  'dry-cleaner':
    'dry cleaner, dry cleaning, laundrette, launderette, laundromat, laundry, laundry service | service wash, ironing service',
  shoemaker: 'shoemaker, cobbler, shoe repair, shoe repairs | resoling, new heels',
  watchmaker:
    'watchmaker, clockmaker, watch repair, watch repairs, clock repairs, horologist | watch battery, mechanical watch service',
  'phone-repair':
    'phone repair, phone repairs, mobile phone repair, smartphone repair, phone repair shop | screen replacement, cracked screen',
  'computer-repair':
    'computer repair, computer repairs, it support, computer help, laptop repair, pc repair, computer shop | virus removal, data recovery, new pc set up',
  'repair-cafe': 'repair cafe',
  'instrument-maker':
    'violin maker, luthier, guitar maker, piano tuner, piano tuning, instrument maker, instrument repairs, organ builder, violin repairs | rehair, soundpost, pitch raise, tune pianos',
  bookbinder: 'bookbinder, bookbindery, bookbinding',
  signwriter: 'signwriter, signwriting, sign painter, sign maker, sign shop | van lettering, gilding',
  'furniture-restorer':
    'furniture restorer, furniture restoration, antique restorer, restorer of antiques | french polishing, caning',
  metalworker:
    'blacksmith, metalworker, welder, forge, metal workshop, ironwork | wrought iron, wrought-iron',
  'music-school':
    'music school, music teacher, piano teacher, guitar teacher, drum teacher, violin teacher, singing teacher, piano lessons, guitar lessons, drum lessons, violin lessons, singing lessons, teach piano, teach guitar, teach drums, teach violin, teach singing',
  'driving-school':
    'driving school, driving instructor, driving lessons, school of motoring | manual and automatic, test preparation, nervous beginners, mock test',
  'language-school':
    'language school, language course, language courses, language classes, english lessons, spanish lessons, german lessons, french lessons, italian lessons, english teacher, spanish teacher, german teacher, french teacher, teach english, teach spanish, teach german, conversation class, conversation classes, ielts',
  tutor: 'tutor, tutoring, tuition, maths tuition, maths tutor, private tutor, homework help | gcse, a level',
  'dance-school':
    'dance school, dance studio, dance classes, ballet school, tango school, dance teacher | ballet, salsa, ballroom',
  'martial-arts':
    'martial arts, karate, judo, taekwondo, aikido, jiu-jitsu, kickboxing, boxing club, boxing gym, dojo, krav maga',
  'cooking-school': 'cooking school, cookery school, cooking classes, cookery classes, cooking class',
  'swim-school':
    'swim school, swimming school, swimming lessons, swimming teacher, swim lessons | learn to swim, baby swim, swim classes',
  'surf-school':
    'surf school, surfing school, surf lessons, kite school, kitesurf school, surf camp, sailing school, ski school, diving school, dive centre | board and wetsuit, kayak lessons',
  'riding-school':
    'riding school, riding stables, riding lessons, riding centre, horse riding, pony riding, @riding | hack, hacks and lessons',
  nursery:
    'nursery, day nursery, nursery school, kindergarten, preschool, pre-school, daycare, day care for children, childminder, childminding, creche, montessori',
  restaurant:
    'restaurant, bistro, brasserie, eatery, steakhouse, grill house, noodle bar, tapas bar, supper club, diner, osteria | tasting menu, wood fired, wood-fired, small plates, dinner',
  trattoria: 'trattoria, pizzeria, italian restaurant',
  cafe: 'cafe, coffee shop, coffee house, coffee bar, tea room, tearoom, espresso bar | flat white, brunch, coffee and cake, coffee, latte',
  bakery: 'bakery, baker, bakehouse, bake bread, @bakes | sourdough, white loaf, rye loaf, cinnamon buns',
  'cake-maker':
    'cake maker, cake shop, patisserie, pastry shop, pastry chef, confectioner, confectionery, chocolatier, custom cakes, wedding cakes, celebration cakes, chocolate shop, @cakes | cupcakes, birthday cakes',
  takeaway:
    'takeaway, take away, take-out, takeout, fish and chip shop, chip shop, fish and chips, kebab shop, kebab house, burger van, food truck, pizza van, chippy | haddock and chips, kebabs, burgers',
  bar: 'bar, pub, public house, cocktail bar, wine bar, sports bar, tavern, village pub | cocktails, real ale, draught beer',
  caterer: 'caterer, catering, catering company, private chef | buffets, finger food, canapes',
  'ice-cream':
    'ice cream parlour, ice cream shop, ice cream van, gelateria, ice cream maker, gelato shop, ice cream | scoop, sundaes',
  brewery: 'brewery, microbrewery, brewing company, distillery, @brewing, @brewery | taproom, brewery tour',
  winery: 'winery, vineyard, wine estate, winemaker, cider maker, cidery | cellar door, grow grapes',
  'tea-shop': 'tea shop, tea house, tea merchant, loose leaf tea, tea store | loose-leaf, green tea, oolong',
  florist:
    'florist, flower shop, flower farm, floristry, flower studio, @flowers | bouquet, bouquets, wedding flowers, funeral flowers, hand-tied',
  bookshop:
    'bookshop, bookstore, bookseller, book shop, antiquarian books, second-hand books, secondhand books, @books | new and used books',
  butcher: "butcher, butcher's shop, butchery | sausages, dry-aged beef",
  greengrocer:
    'greengrocer, fruit and vegetable shop, fruit and veg, greengrocery, grocery, grocer, village shop, whole food shop | veg box, vegetable boxes',
  delicatessen:
    'delicatessen, deli, cheesemonger, cheese shop, cheesemaker, fishmonger, spice shop, olive oil shop | charcuterie, cheese board, cheeseboard',
  'wine-shop': 'wine shop, wine merchant, wine store, off-licence, bottle shop, liquor store | wine tasting',
  jeweller:
    'jeweller, jeweler, jewellery, jewelry, goldsmith, silversmith | engagement rings, wedding rings, ring resizing',
  'toy-shop': 'toy shop, toy store, toymaker, wooden toys, games shop, board game shop',
  'clothes-shop':
    'clothes shop, clothing shop, clothing store, boutique, fashion shop, vintage clothing, vintage shop, charity shop, knitwear shop, shoe shop, dress shop, bridal shop, yarn shop',
  homeware:
    'homeware, homewares, tableware, lamps and linen, furniture shop, home decor shop, gift shop, interiors shop, household goods',
  'bicycle-shop':
    'bicycle shop, bike shop, cycle shop, bike store, bicycle store | new bikes, used bikes, e-bikes, cargo bikes',
  'record-shop': 'record shop, record store, vinyl shop, @records | vinyl',
  'farm-shop':
    'farm shop, farm stand, farm gate, farmers market stall, smallholding | beef box, lamb box, half a lamb',
  pottery:
    'pottery, potter, ceramics, ceramics studio, ceramicist, pottery studio, clay studio | wheel-throwing, wheel throwing, throwing class, mugs, glazes, glazing, wheel classes',
  solicitor:
    'solicitor, law firm, lawyer, attorney, barrister, law office, legal practice | conveyancing, probate, family law, employment law, immigration law',
  accountant:
    'accountant, chartered accountant, accountancy, accounting firm, accounting practice, bookkeeper, bookkeeping, cpa | payroll, year-end accounts, vat returns',
  'tax-adviser':
    'tax adviser, tax advisor, tax consultant, tax accountant, tax practice, tax preparer | tax returns, self assessment',
  notary: 'notary, notary public, notaries | notarise, apostille',
  'insurance-broker':
    'insurance broker, insurance agency, insurance agent, insurance adviser, insurance advisor | liability insurance, home insurance',
  'financial-adviser':
    'financial adviser, financial advisor, financial planner, financial planning, mortgage broker, mortgage adviser, mortgage advisor, wealth management | remortgage, pension advice, mortgages',
  consultant:
    'consultant, consultancy, consulting, management consultant, marketing agency, business adviser, business advisor, marketing consultant, hr consultant | strategy workshops',
  coach: 'life coach, career coach, executive coach, business coach, coaching practice, i coach, @coaching',
  translator:
    'translator, translation agency, translation bureau, interpreter, sworn translator, @translations | sworn translations, certified translations',
  architect:
    'architect, architecture practice, architects, architecture studio, architectural practice | planning permission',
  'interior-designer':
    'interior designer, interior design, interior architect, home stager, @interiors | room scheme, colour consultation',
  'graphic-designer':
    'graphic designer, graphic design, illustrator, design studio, branding studio, illustration studio, letterpress, print studio | logo design, brand identity, logos',
  'web-developer':
    'web developer, web designer, web design, web studio, website designer, web agency, app developer | wordpress sites, websites for',
  software:
    'software company, software house, software developer, software development, saas, software for, app for, we make software, we build software',
  'penetration-tester':
    'penetration tester, penetration testing, penetration test, penetration tests, pen tester, pentest, security testing, cyber security, security consultancy, ethical hacker | red teaming',
  'funeral-director':
    'funeral director, funeral home, undertaker, funeral parlour, funeral service, funerals | cremation, cremations, headstones',
  'estate-agent':
    'estate agent, estate agency, real estate agent, real estate agency, realtor, @realty | valuations',
  'letting-agent':
    'letting agent, lettings agent, letting agency, property manager, property management, @lettings | tenant find, full management',
  'wedding-photographer': 'wedding photographer, wedding photography, photograph weddings | elopements',
  'portrait-studio':
    'portrait studio, portrait photographer, portrait photography, newborn photographer, family photographer, headshot photographer | newborn session, headshots, family session',
  photographer: 'photographer, photography, photo studio, @photography, @photo | photo shoot',
  videographer:
    'videographer, video production, film maker, filmmaker, wedding films, film production | drone footage, image film',
  'event-planner':
    'event planner, wedding planner, event agency, party planner, event management, event company | party hire',
  musician:
    'wedding band, dj, jazz band, string quartet, cover band, wedding singer, ceilidh band, magician, entertainer, band for',
  venue:
    'music venue, concert venue, live music venue, jazz club, concert hall, nightclub, comedy club, live music',
  'hall-hire':
    'hall hire, village hall, community hall, event venue, wedding venue, function room, room hire, barn for hire | main hall, committee room',
  theatre: 'theatre, theater, cinema, puppet theatre, playhouse, independent cinema',
  museum: 'museum, art gallery, gallery of, heritage centre | admission',
  'guest-house':
    'guest house, guesthouse, bed and breakfast, b&b, inn, farm stay, farmstay | breakfast included, double room, single room',
  hotel: 'hotel, boutique hotel, spa hotel',
  hostel: 'hostel, backpackers, bunkhouse | dorm bed, bed in dorm',
  'holiday-home':
    'holiday home, holiday cottage, holiday let, holiday apartment, vacation rental, self-catering, holiday flat, holiday house, shepherd hut | final cleaning, changeover day',
  campsite:
    'campsite, camp site, campground, camping, caravan park, glamping | tent pitch, pitches, electric hook-up, motorhome',
  'tour-guide':
    'tour guide, guided tours, walking tours, mountain guide, city tours, guided walks, canyoning guide, hiking guide, tour operator, canyoning, walking tour',
  'boat-hire':
    'boat hire, boat rental, kayak hire, kayak rental, canoe hire, bike hire, boat trips, punt hire, paddle board hire | rowing boat, kayak, canoe',
  taxi: 'taxi, minicab, private hire, airport transfers, airport transfer, chauffeur, cab company, taxi company',
  courier:
    'courier, delivery service, parcel service, cargo bike courier, messenger service | same-day delivery',
  charity:
    'charity, food bank, non-profit, nonprofit, foundation for, community fridge, animal shelter, animal rescue, refuge for | donate, donations',
  church: 'church, parish, chapel, congregation, synagogue, mosque, temple | worship, sunday service',
  club: 'sports club, football club, tennis club, rowing club, running club, cricket club, chess club, sailing club, cycling club, youth club, rugby club, allotment society, scouts group, gardening club, bowls club',
  choir: 'choir, chorus, orchestra, brass band, community choir, choral society | rehearsals'
}
