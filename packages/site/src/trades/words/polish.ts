import type { TradeWords } from './trade-words.ts'

/** Words of Polish. */
export const polish: TradeWords = {
  dentist:
    'dentyst*, stomatolog*, gabinet stomatologiczny, ortodont* | leczenie kanałowe, przegląd zębów, implanty, skaling',
  physiotherapist: 'fizjoterap*, rehabilitant*, @fizjo, gabinet fizjoterapii, rehabilitacj*',
  osteopath: 'osteopat*, chiropraktyk*',
  doctor:
    'lekarz*, przychodni*, gabinet lekarski, pediatr*, dermatolog*, ginekolog*, lekarz rodzinny, internist*',
  optician: 'optyk*, salon optyczny, optometryst*, okulist* | badanie wzroku, soczewki kontaktowe, oprawki',
  vet: 'weteryn*, lecznica dla zwierząt, lekarz weterynarii | kastracja, sterylizacja',
  psychotherapist: 'psycholog*, psychoterap* | terapia par',
  podiatrist: 'podolog* | wrastające paznokcie, wrastający paznokieć',
  naturopath: 'naturopat*, homeopat*, akupunktur*, medycyna naturalna, bioenergoterap*',
  midwife: 'położn*, doula*, szkoła rodzenia',
  nutritionist: 'dietetyk*, dietetycz*, poradnia dietetyczna | jadłospis*, plan żywieniowy',
  massage:
    'masażyst*, gabinet masażu, salon masażu, studio masażu, @masaż | masaż relaksacyjny, masaż klasyczny, masaż tajski, masaż leczniczy',
  pharmacy: 'aptek*, farmaceut*',
  yoga: 'jog*, yoga, studio jogi, szkoła jogi, zajęcia jogi | hatha, vinyasa',
  pilates: 'pilates*',
  gym: 'siłowni*, klub fitness, fitness klub, ścianka wspinaczkow*, centrum wspinaczkowe, crossfit | karnet open',
  'personal-trainer': 'trener personaln*, trenerka personalna, treningi personalne, trening personalny',
  hairdresser:
    'fryzjer*, salon fryzjerski, zakład fryzjerski, stylist* fryzur | strzyżenie damskie, strzyżenie męskie, koloryzacj*, baleyage, modelowanie',
  barber:
    'barber*, golibrod*, fryzjer męski, barbershop* | strzyżenie brody, trymowanie brody, golenie brzytwą',
  beautician:
    'kosmetyczk*, kosmetolog*, salon kosmetyczny, gabinet kosmetyczny, salon urody, studio urody | oczyszczanie twarzy, depilacja, henna brwi, przedłużanie rzęs, zabieg na twarz',
  'nail-studio':
    'stylizacja paznokci, stylistka paznokci, salon manicure, manikiurzyst*, studio paznokci, manikiur* | manicure hybrydowy, manicure, hybryda, pedicure, paznokcie żelowe',
  'tattoo-studio': 'tatuaż*, tatuator*, studio tatuażu, @tattoo',
  'dog-groomer':
    'groomer*, psi fryzjer, salon dla psów, strzyżenie psów, psi salon, salon pielęgnacji psów, fryzjer dla psów | mały pies, średni pies, trymowanie, rozczesywanie',
  'dog-trainer':
    'szkolenie psów, trener psów, psia szkoła, behawioryst*, psie przedszkole, tresur*, szkoła dla psów | szczenięta, szczeniąt',
  'dog-walker': 'spacery z psami, wyprowadzanie psów, petsitter*, pet sitter',
  kennel:
    'hotel dla psów, hotel dla zwierząt, hotel dla kotów, psi hotel, koci hotel, hotelik dla psów, psie przedszkole dzienne',
  farrier: 'podkuwacz*, kowal podkuwacz, podkuwanie koni',
  plumber:
    'hydraulik*, usługi hydrauliczne, instalacje sanitarne, instalator*, hydraulicz* | udrażnianie rur, wymiana baterii, piece gazowe, przegląd kotła',
  electrician:
    'elektryk*, usługi elektryczne, instalacje elektryczne, elektroinstalac* | pomiary elektryczne, rozdzielnic*',
  roofer:
    'dekarz*, usługi dekarskie, pokrycia dachowe, dachy, dekarstwo | papa termozgrzewalna, rynny, obróbki blacharskie',
  painter:
    'malarz pokojowy, usługi malarskie, malowanie mieszkań, malowanie wnętrz, malarz, malowanie | tapetowanie, gładzie',
  carpenter:
    'stolarz*, stolarni*, stolarsk*, meble na wymiar, cieśl*, ciesielstwo, stolarstwo | szafy wnękowe, kuchnie na wymiar, schody drewniane',
  upholsterer: 'tapicer*, tapicerstw*, tapicernia, zakład tapicerski | obijanie krzeseł, renowacja foteli',
  builder:
    'firma budowlana, usługi budowlane, murarz*, budowa domów, remonty, firma remontowa, rusztowani*, kamieniarz*, tynki',
  tiler: 'glazurnik*, płytkarz*, kafelk*, układanie płytek, parkieciarz*, posadzk*',
  handyman: 'złota rączka, drobne naprawy, pan złota rączka',
  gardener:
    'ogrodnik*, ogrodnicz*, zakładanie ogrodów, pielęgnacja ogrodów, usługi ogrodnicze, projektowanie ogrodów, architekt krajobrazu | koszenie trawy, przycinanie żywopłotów, koszenie',
  'tree-surgeon': 'arboryst*, wycinka drzew, pielęgnacja drzew, alpinistyczna wycinka',
  cleaner:
    'firma sprzątająca, usługi sprzątające, sprzątanie, sprzątaczk*, pranie dywanów, pranie tapicerki | sprzątanie biur, sprzątanie po remoncie, mycie',
  'window-cleaner': 'mycie okien, czyszczenie okien',
  'chimney-sweep': 'kominiarz*, kominiarsk*, usługi kominiarskie | czyszczenie kominów',
  'pest-control': 'dezynsekcj*, deratyzacj*, zwalczanie szkodników, ddd | pluskwy, karaluchy',
  mover: 'przeprowadzk*, firma przeprowadzkowa, transport mebli',
  locksmith:
    'ślusarz*, awaryjne otwieranie, otwieranie drzwi, dorabianie kluczy, pogotowie zamkowe | wymiana zamków',
  glazier: 'szklarz*, zakład szklarski, szklarstwo | szyby zespolone',
  'bicycle-workshop':
    'serwis rowerowy, serwis rowerów, naprawa rowerów, warsztat rowerowy, rowerowy serwis | centrowanie kół, wymiana dętki, regulacja hamulców, przegląd roweru',
  'car-garage':
    'warsztat samochodowy, mechanik samochodowy, mechanik*, auto serwis, autoserwis, serwis samochodowy, blacharstwo, naprawa samochodów, @auto | wymiana oleju, klocki hamulcowe, diagnostyka komputerowa',
  'tyre-shop': 'wulkanizacj*, serwis opon, wymiana opon, @opony | wyważanie, przechowalnia opon',
  tailor:
    'krawiec*, krawcow*, krawiectwo, zakład krawiecki, poprawki krawieckie, pracownia krawiecka, krawieck* | skracanie spodni, wszycie zamka, wymiana zamka, szycie na miarę',
  'dry-cleaner': 'pralni*, pralnia chemiczna, pralnia samoobsługowa, magiel*',
  shoemaker: 'szewc*, zakład szewski, naprawa obuwia | fleki, zelówki',
  watchmaker: 'zegarmistrz*, naprawa zegarków, naprawa zegarów | wymiana baterii',
  'phone-repair':
    'serwis telefonów, naprawa telefonów, serwis gsm, naprawa smartfonów, serwis smartfonów | wymiana wyświetlacza, zbity ekran, wymiana szybki',
  'computer-repair':
    'serwis komputerowy, naprawa komputerów, serwis laptopów, pogotowie komputerowe, pomoc komputerowa, naprawa laptopów, informatyk* | odzyskiwanie danych, usuwanie wirusów',
  'repair-cafe': 'repair cafe, kawiarenka naprawcza',
  'instrument-maker':
    'lutnik*, lutnictw*, stroiciel*, strojenie pianin, strojenie fortepianów, pracownia lutnicza | strojenie, renowacja smyczka',
  bookbinder: 'introligator*',
  signwriter: 'malowanie szyldów, szyldy, pracownia szyldów, liternictwo',
  'furniture-restorer':
    'renowacja mebli, konserwacja mebli, konserwator*, renowacja antyków | politura, wyplatanie',
  metalworker:
    'kowal*, kowalstwo, ślusarstwo artystyczne, kuźni*, metaloplastyk*, spawacz*, spawanie, usługi ślusarskie | balustrady, bramy kute, ogrodzenia',
  'music-school':
    'szkoła muzyczna, nauka gry, lekcje pianina, lekcje gitary, lekcje śpiewu, lekcje gry, nauczyciel muzyki, nauka śpiewu, lekcje fortepianu, lekcje skrzypiec | gitara i śpiew',
  'driving-school':
    'szkoła jazdy, nauka jazdy, ośrodek szkolenia kierowców, osk, instruktor jazdy | prawo jazdy, kat b, jazda doszkalająca, kurs kat',
  'language-school':
    'szkoła językowa, kursy językowe, lekcje angielskiego, nauka angielskiego, kursy angielskiego, lektor*, nauka języków, język polski dla obcokrajowców, lekcje niemieckiego',
  tutor: 'korepetycj*, korepetytor*, przygotowanie do matury | matur*, egzamin ósmoklasisty',
  'dance-school':
    'szkoła tańca, studio tańca, nauka tańca, kursy tańca, zajęcia taneczne, szkoła baletowa | pierwszy taniec, balet, salsa',
  'martial-arts': 'sztuki walki, karate, judo, klub bokserski, taekwondo, aikido, kickboxing, krav maga',
  'cooking-school': 'szkoła gotowania, warsztaty kulinarne, kursy gotowania, studio kulinarne',
  'swim-school': 'szkoła pływania, nauka pływania, lekcje pływania, pływanie niemowląt',
  'surf-school':
    'szkoła surfingu, szkoła windsurfingu, szkoła kitesurfingu, szkoła żeglarstwa, szkółka narciarska, centrum nurkowe, kursy żeglarskie, szkoła narciarska',
  'riding-school':
    'stajni*, nauka jazdy konnej, jazda konna, ośrodek jeździecki, szkółka jeździecka, stadnin*',
  nursery: 'przedszkol*, żłobek, żłobki, klub malucha, opiekunka dziecięca, klub dziecięcy, niania',
  restaurant:
    'restauracj*, bistro, karczm*, gospod*, pierogarni*, bar mleczny, jadłodajni*, zajazd*, smażalni*, naleśnikarni* | pierogi, zestaw dnia, zupa dnia, obiad dnia, danie dnia, schabowy',
  trattoria: 'trattoria*, pizzeri*, restauracja włoska, kuchnia włoska',
  cafe: 'kawiarni*, kawiarenk*, palarnia kawy, herbaciarnia i kawiarnia, café | sernik i kawa, flat white, espresso, cappuccino',
  bakery: 'piekarni*, piekarz*, piekarnictwo | chleb na zakwasie, chleb żytni, bułk*, drożdżówk*, chleb',
  'cake-maker':
    'cukierni*, cukiernik*, torty na zamówienie, pracownia tortów, pracownia cukiernicza, czekoladerni*, pijalnia czekolady, torty artystyczne | torty, tort*, sernik, makaroniki',
  takeaway: 'na wynos, kebab*, food truck, foodtruck, budka z, zapiekanki, frytki belgijskie, burgerowni*',
  bar: 'bar, pub*, winiarnia i bar, koktajlbar, piwiarni*, cocktail bar | koktajle, piwo z nalewaka',
  caterer: 'catering*, kucharz na zamówienie, obsługa przyjęć | bufet*, finger food',
  'ice-cream': 'lodziarni*, lody rzemieślnicze, lody naturalne, lody, wytwórnia lodów | gałk*, gofry',
  brewery: 'browar*, destylarni*, piwo rzemieślnicze, gorzelni* | zwiedzanie browaru',
  winery: 'winnic*, winiarz*, winiarstwo | własnych winogron',
  'tea-shop': 'herbaciarni*, sklep z herbatą, herbaty liściaste, sklep z herbatami',
  florist:
    'kwiaciarni*, florystyk*, floryst*, pracownia florystyczna, @kwiaty | bukiet*, wieńce, wiązanki, bukiety ślubne',
  bookshop: 'księgarni*, antykwariat*, książki używane',
  butcher:
    'rzeźnik*, sklep mięsny, masarni*, wędliniarsk*, wyroby wędliniarskie, wędliny | kiełbas*, szynka wędzona',
  greengrocer:
    'warzywniak*, warzywa i owoce, owoce i warzywa, sklep ekologiczny, sklep spożywczy, zieleniak*, spożywczak | skrzynka warzyw, paczka warzyw',
  delicatessen:
    'delikates*, sklep z serami, serowarni*, serowar*, sklep rybny, sery zagrodowe, sery | deska serów',
  'wine-shop': 'sklep z winem, sklep winiarski, winiarnia, wina świata | degustacja win',
  jeweller: 'jubiler*, złotnik*, biżuteri*, pracownia złotnicza | obrączki, pierścionki zaręczynowe',
  'toy-shop': 'sklep z zabawkami, zabawki, sklep z grami, zabawkarz*',
  'clothes-shop':
    'sklep odzieżowy, butik*, odzież używana, second hand, lumpeks*, suknie ślubne, salon sukien, sklep obuwniczy, pasmanteri*',
  homeware:
    'artykuły gospodarstwa, wyposażenie wnętrz, sklep z dekoracjami, sklep meblowy, upominki, sklep z prezentami',
  'bicycle-shop': 'sklep rowerowy, salon rowerowy, sklep z rowerami | rowery elektryczne, nowe rowery',
  'record-shop': 'sklep płytowy, sklep z płytami, płyty winylowe | winyle',
  'farm-shop':
    'gospodarstwo rolne, gospodarstwo ekologiczne, sprzedaż z gospodarstwa, produkty wiejskie, pasiek*, pszczelarz* | jaja wiejskie, miód',
  pottery:
    'ceramik*, garncar*, pracownia ceramiki, pracownia ceramiczna, ceramiczn* | toczenie na kole, koło garncarskie, szkliwienie, glina',
  solicitor:
    'adwoka*, kancelaria adwokacka, radca prawny, kancelaria prawna, prawnik*, radcy prawn* | prawo rodzinne, prawo pracy, rozwody, spadki',
  accountant:
    'księgow*, biuro rachunkowe, usługi księgowe, rachunkowość | kadry i płace, deklaracje vat, rozliczenia pit, jpk',
  'tax-adviser': 'doradca podatkowy, doradztwo podatkowe, doradcy podatkow* | rozliczenia podatkowe',
  notary: 'notariusz*, kancelaria notarialna, notarialn* | akty notarialne, pełnomocnictwa',
  'insurance-broker':
    'broker ubezpieczeniowy, agent ubezpieczeniowy, agencja ubezpieczeniowa, ubezpieczeni*, multiagencja | polisy, oc i ac',
  'financial-adviser':
    'doradca finansowy, doradztwo finansowe, doradca kredytowy, pośrednik kredytowy, doradztwo kredytowe | kredyty hipoteczne',
  consultant:
    'firma doradcza, doradztwo biznesowe, konsultant*, doradztwo, agencja marketingowa, agencja reklamowa, konsulting',
  coach: 'coach, coaching',
  translator: 'tłumacz*, biuro tłumaczeń, tłumaczenia | tłumaczenia przysięgłe, tłumaczenie przysięgłe',
  architect:
    'architekt*, biuro architektoniczne, pracownia architektoniczna, biuro projektowe | pozwolenie na budowę, projekty domów',
  'interior-designer':
    'projektowanie wnętrz, projektant* wnętrz, architekt wnętrz, architekci wnętrz, pracownia wnętrz, aranżacja wnętrz | dobór kolorów',
  'graphic-designer':
    'grafik*, projektowanie graficzne, ilustrator*, studio graficzne, drukarni* | logo, identyfikacja wizualna, wizytówki',
  'web-developer':
    'strony internetowe, tworzenie stron, programista www, agencja interaktywna, web designer | sklepy internetowe',
  software: 'software house, oprogramowanie dla, tworzenie oprogramowania, firma programistyczna',
  'penetration-tester': 'testy penetracyjne, cyberbezpieczeństw*, pentest*, bezpieczeństwo it',
  'funeral-director': 'zakład pogrzebowy, usługi pogrzebowe, dom pogrzebowy, pogrzeb* | kremacj*',
  'estate-agent':
    'agencja nieruchomości, biuro nieruchomości, nieruchomości, pośrednik nieruchomości, pośrednictwo nieruchomości',
  'letting-agent': 'zarządca nieruchomości, zarządzanie nieruchomościami, zarządzanie najmem',
  'wedding-photographer':
    'fotograf ślubny, fotografia ślubna, fotografka ślubna | reportaż ślubny, sesja ślubna, plener ślubny',
  'portrait-studio':
    'fotograf rodzinny, fotografia rodzinna, fotografia noworodkowa, fotograf portretowy, studio portretowe, fotografia portretowa | sesja rodzinna, sesja noworodkowa, sesja ciążowa, zdjęcia do dokumentów',
  photographer: 'fotograf*, studio fotograficzne, zakład fotograficzny | sesja zdjęciowa',
  videographer:
    'filmowiec, filmowanie, produkcja filmowa, wideofilmowanie, kamerzyst*, filmy ślubne, studio filmowe | nagrania dronem',
  'event-planner':
    'organizacja ślubów, wedding planner, konsultant* ślubn*, agencja eventowa, organizacja imprez, organizacja wesel',
  musician:
    'zespół weselny, dj, orkiestra weselna, kwartet smyczkowy, zespół muzyczny, iluzjonist*, wodzirej*',
  venue: 'klub muzyczny, sala koncertowa, klub jazzowy, dyskotek*, muzyka na żywo, klub nocny',
  'hall-hire': 'wynajem sal, sala weselna, dom weselny, sala bankietowa, wynajem sali, świetlic*',
  theatre: 'teatr*, kino, kina, teatrzyk*',
  museum: 'muzeum, muzea, galeria sztuki, galeri*, skansen* | bilet normalny',
  'guest-house':
    'pensjonat*, pokoje gościnne, noclegi, agroturystyk*, kwatery, b&b, willa, gościniec | pokój dwuosobowy, śniadanie w cenie, pokój jednoosobowy',
  hotel: 'hotel, hotele, hotelu, zajazd hotel',
  hostel: 'hostel*, schronisk*, bacówk* | łóżko w pokoju, pokój wieloosobowy',
  'holiday-home':
    'domki letniskowe, domek letniskowy, dom wakacyjny, apartamenty na wynajem, domki, domek, apartament wakacyjny | sprzątanie końcowe',
  campsite: 'kemping*, camping*, pole namiotowe, pola namiotowe, campingu | namiot, kamper, przyczepa',
  'tour-guide':
    'przewodnik*, wycieczki z przewodnikiem, biuro podróży, zwiedzanie miasta, wycieczki górskie, przewodnik górski, spacery z przewodnikiem',
  'boat-hire':
    'wypożyczalnia kajaków, wypożyczalnia łodzi, wypożyczalnia rowerów, spływy kajakowe, czarter jachtów, wynajem łodzi, wypożyczalnia sprzętu wodnego, kajaki | kajak*, rower wodny',
  taxi: 'taxi, taksówk*, przewóz osób, transfery lotniskowe, taksówkarz*',
  courier: 'kurier*, usługi kurierskie, przesyłki, kurierzy rowerowi',
  charity:
    'fundacja, organizacja pożytku publicznego, bank żywności, schronisko dla zwierząt, organizacja charytatywna, stowarzyszenie pomocy, fundacje | darowizny, wolontariusz*',
  church: 'kościół, parafi*, zbór, kościoła, meczet*, synagog* | msze, nabożeństw*',
  club: 'klub sportowy, klub piłkarski, klub tenisowy, klub szachowy, klub żeglarski, klub jeździecki, stowarzyszenie sportowe, klub biegacza',
  choir: 'chór, chóry, chóru, orkiestr*, zespół pieśni, schola | próby'
}
