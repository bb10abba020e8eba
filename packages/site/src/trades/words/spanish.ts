import type { TradeWords } from './trade-words.ts'

/** Words of Spanish. */
export const spanish: TradeWords = {
  dentist:
    'dentista*, clínica dental, odontólog*, odontología, ortodoncista*, consultorio dental, @dental | limpieza dental, endodoncia, implantes dentales, blanqueamiento dental',
  physiotherapist: 'fisioterap*, kinesiólog*, kinesiología, @fisio | bono de sesiones',
  osteopath: 'osteópata*, osteopatía, quiropráctic*',
  doctor:
    'médico*, médica, consulta médica, pediatra*, dermatólog*, ginecólog*, centro médico, consultorio médico, medicina general, medicina familiar',
  optician:
    'óptica*, óptico*, optometrista* | graduación de la vista, lentes de contacto, lentillas, gafas graduadas',
  vet: 'veterinari* | esterilización gat*',
  psychotherapist: 'psicólog*, psicoterap*, psicología | terapia de pareja',
  podiatrist: 'podólog*, podología | quiropodia, uñas encarnadas',
  naturopath:
    'naturópata*, naturopatía, homeópata*, acupuntor*, acupunturista*, terapias naturales | acupuntura, reflexología',
  midwife: 'matrona*, partera*, doula* | preparación al parto',
  nutritionist: 'nutricionista*, dietista*, nutrición | plan nutricional, plan de alimentación',
  massage:
    'masajista*, centro de masajes, @masajes, quiromasajista* | masaje relajante, masaje descontracturante',
  pharmacy: 'farmacia*, farmacéutic*',
  yoga: 'yoga, centro de yoga, estudio de yoga, clases de yoga, profesora de yoga | vinyasa, hatha',
  pilates: 'pilates, estudio de pilates',
  gym: 'gimnasio*, crossfit, rocódromo*, centro deportivo, sala de fitness',
  'personal-trainer': 'entrenador personal, entrenadora personal, entrenamiento personal, preparador físico',
  hairdresser:
    'peluquer*, salón de belleza y peluquería, estilista* | corte mujer, corte de mujer, mechas, corte señora, tinte, corte y peinado',
  barber: 'barber*, barbería*, peluquería de caballeros | corte y barba, arreglo de barba, afeitado',
  beautician:
    'esteticista*, centro de estética, salón de belleza, estética, cosmetólog* | depilación, limpieza facial, limpieza de cutis, extensión de pestañas, tratamiento facial',
  'nail-studio':
    'salón de uñas, manicurista*, uñas, centro de uñas | manicura*, manicure, uñas de gel, pedicura',
  'tattoo-studio': 'tatuador*, tatuaje*, estudio de tatuajes, @tattoo',
  'dog-groomer':
    'peluquería canina, peluquer* canin*, estética canina, peluquería de mascotas | perro pequeño, perro mediano, corte de uñas perro, baño y corte',
  'dog-trainer':
    'adiestrador*, adiestramiento, educador canino, educadora canina, escuela canina, educación canina | cachorros',
  'dog-walker':
    'paseador de perros, paseadora de perros, paseo de perros, paseos de perros, cuidador* de mascotas',
  kennel:
    'residencia canina, hotel para perros, hotel canino, guardería canina, residencia felina, pensión canina, hotel para gatos',
  farrier: 'herrador*, herraje*',
  plumber:
    'fontaner*, plomer*, fontanería*, plomería, gasista*, calefacción | desatasco*, destape de drenaje, fugas, calderas',
  electrician: 'electricista*, instalaciones eléctricas, electricidad | cuadro eléctrico, boletín eléctrico',
  roofer: 'techador*, tejados, cubiertas y tejados, techista*, techos | goteras, impermeabilización',
  painter:
    'pintor de casas, pintores, pintor, pintura de interiores, pintura de pisos, empresa de pintura | quitar gotelé, pintar pisos, pintura de fachadas',
  carpenter:
    'carpinter*, ebanist*, carpintería*, ebanistería | muebles a medida, armarios empotrados, cocinas a medida',
  upholsterer: 'tapicer*, tapizador*, tapicería* | tapizado*, tapizamos, retapizado',
  builder:
    'albañil*, albañilería, constructora*, reformas, empresa de reformas, andamios, contratista* | reformas integrales',
  tiler: 'alicatador*, solador*, azulejista*, parquetista*, colocación de azulejos',
  handyman: 'manitas, chapuzas, mantenimiento del hogar, arreglos del hogar',
  gardener:
    'jardiner*, paisajist*, jardinería, paisajismo, mantenimiento de jardines | poda, corte de césped, setos',
  'tree-surgeon': 'arborista*, podador*, poda en altura | tala*',
  cleaner:
    'empresa de limpieza, servicio de limpieza, limpiezas, limpieza de casas, limpieza de oficinas, limpieza a domicilio | limpieza a fondo, limpieza fin de obra',
  'window-cleaner': 'limpiacristales, limpieza de cristales, limpieza de ventanas',
  'chimney-sweep': 'deshollinador*, limpieza de chimeneas',
  'pest-control':
    'control de plagas, fumigación, fumigador*, exterminador* | cucarachas, desratización, termitas',
  mover: 'mudanza*, empresa de mudanzas, fletes | guardamuebles, portes',
  locksmith: 'cerrajer*, cerrajería* | apertura de puertas, cambio de bombín',
  glazier: 'cristaler*, vidrier*, cristalería*, vidriería*',
  'bicycle-workshop':
    'taller de bicicletas, taller de bicis, reparación de bicicletas, reparación de bicis, mecánico de bicicletas, bicicletería | pinchazo*, ajuste de frenos, centrado de ruedas',
  'car-garage':
    'taller mecánico, taller de coches, taller de automóviles, mecánico de autos, taller de chapa, mecánica automotriz | cambio de aceite, pre-itv, frenos desde, revisión pre-itv',
  'tyre-shop': 'neumáticos, llantería*, gomería, vulcanizadora* | cambio de neumáticos, alineación',
  tailor:
    'sastre*, sastrería*, modista*, costurera*, arreglos de ropa, taller de costura | bajo de pantalón, cremallera*, vestido a medida, bajos',
  'dry-cleaner': 'tintorería*, lavandería*',
  shoemaker: 'zapatero*, reparación de calzado, zapatería artesanal | tapas y medias suelas, suelas',
  watchmaker: 'relojer*, relojería*, reparación de relojes | cambio de pila',
  'phone-repair':
    'reparación de móviles, reparación de celulares, servicio técnico de celulares, arreglo de móviles | cambio de pantalla, pantalla rota',
  'computer-repair':
    'reparación de ordenadores, reparación de computadoras, servicio técnico informático, informático a domicilio, soporte informático, informática | eliminación de virus, recuperación de datos, formateo',
  'repair-cafe': 'repair café, café de reparación',
  'instrument-maker':
    'luthier*, lutier*, afinador de pianos, afinación de pianos, guitarrero*, violero* | afinación*',
  bookbinder: 'encuaderna*, taller de encuadernación',
  signwriter: 'rotulista*, rotulación, letreros',
  'furniture-restorer': 'restaurador de muebles, restauradora de muebles, restauración de muebles',
  metalworker: 'herrer*, herrería*, forja*, soldador*, carpintería metálica | rejas, portones',
  'music-school':
    'escuela de música, clases de piano, clases de guitarra, clases de canto, clases de violín, clases de batería, profesor de piano, profesora de piano, profesor de guitarra, conservatorio | guitarra y ukelele, solfeo',
  'driving-school':
    'autoescuela*, escuela de manejo, clases de manejo, profesor de autoescuela | carnet b, permiso b, clase práctica, clases prácticas',
  'language-school':
    'escuela de idiomas, academia de idiomas, academia de inglés, clases de inglés, clases de español, cursos de español, cursos de inglés, profesora de inglés, profesor de inglés | dele, curso intensivo',
  tutor:
    'clases particulares, refuerzo escolar, profesor particular, clases de matemáticas, academia de refuerzo | selectividad',
  'dance-school':
    'escuela de danza, escuela de baile, academia de baile, clases de baile, estudio de danza, academia de danza | flamenco, bachata, salsa, ballet',
  'martial-arts': 'artes marciales, karate, judo, taekwondo, kickboxing, club de boxeo, aikido',
  'cooking-school':
    'escuela de cocina, clases de cocina, cursos de cocina, taller de cocina, talleres de cocina',
  'swim-school': 'escuela de natación, clases de natación, natación para bebés | matronatación',
  'surf-school':
    'escuela de surf, clases de surf, escuela de vela, escuela de kitesurf, escuela de buceo, centro de buceo | tabla y neopreno',
  'riding-school':
    'escuela de equitación, hípica*, clases de equitación, centro ecuestre, picadero*, equitación',
  nursery: 'guardería*, escuela infantil, jardín de infancia, jardín infantil, jardín maternal, ludoteca*',
  restaurant:
    'restaurante*, mesón*, taberna*, asador*, bodegón*, parrilla*, casa de comidas, marisquería*, cevichería*, taquería* | menú del día, ración de, tapas, raciones, carta de',
  trattoria: 'trattoria*, pizzería*, restaurante italiano',
  cafe: 'cafetería*, café, tetería*, salón de té | desayunos, tostadas, café con leche, brunch',
  bakery:
    'panader*, panadería*, horno de pan, obrador de pan | masa madre, pan de centeno, barras de pan, medialunas',
  'cake-maker':
    'pasteler*, pastelería*, repostería*, reposter*, confitería*, chocolater*, tartas por encargo, tortas por encargo | tortas, tarta de, cupcakes, pasteles',
  takeaway:
    'comida para llevar, food truck, pollos asados, hamburguesería*, kebab*, churrería* | para llevar',
  bar: 'bar, bar de copas, coctelería*, cervecería*, pub, vinoteca y bar | cócteles, copas, cañas',
  caterer: 'catering, banquetes, chef a domicilio, servicio de catering',
  'ice-cream': 'heladería*, helader*, helados artesanos, helados artesanales | bola*, cucurucho*, helados',
  brewery:
    'cervecera artesanal, fábrica de cerveza, cerveza artesana, cerveza artesanal, cervecera, destilería*',
  winery: 'bodega*, viñedo*, viticultor*, sidrería* | nuestras viñas',
  'tea-shop': 'tienda de té, tienda de tés, casa de té | té a granel',
  florist:
    'florist*, floristería*, floristeria*, florería*, @flores | ramo*, coronas, ramo de novia, arreglos florales',
  bookshop: 'librería*, libreros, libros de segunda mano, libros usados',
  butcher: 'carnicer*, carnicería*, charcutería* | chuletas, embutidos',
  greengrocer:
    'frutería*, verdulería*, frutas y verduras, tienda ecológica, ultramarinos, tienda de barrio | cesta de verduras, cajas de verdura',
  delicatessen:
    'quesería*, tienda de quesos, delicatessen, pescadería*, tienda gourmet, charcutería fina | tabla de quesos',
  'wine-shop': 'vinoteca*, tienda de vinos, licorería* | cata de vinos, cata*',
  jeweller: 'joyer*, joyería*, orfebre*, platero*, bisutería, joyas | alianzas, anillos de compromiso',
  'toy-shop': 'juguetería*, tienda de juguetes, juguetes',
  'clothes-shop':
    'tienda de ropa, boutique*, ropa vintage, ropa de segunda mano, zapatería*, mercería*, vestidos de novia, tienda de moda',
  homeware:
    'decoración del hogar, tienda de decoración, tienda de muebles, menaje, tienda de regalos, mueblería*',
  'bicycle-shop': 'tienda de bicicletas, tienda de bicis | bicicletas eléctricas, bicis nuevas',
  'record-shop': 'tienda de discos, tienda de vinilos | vinilos',
  'farm-shop': 'venta directa de la granja, granja, productos de la huerta, tienda de la granja',
  pottery: 'alfarer*, alfarería*, cerámica*, ceramista*, taller de cerámica | torno*, esmaltado, barro',
  solicitor:
    'abogad*, despacho de abogados, bufete* | derecho laboral, derecho de familia, herencias, divorcios',
  accountant:
    'contador*, contable*, asesoría*, gestoría*, contabilidad, estudio contable | nóminas, impuestos trimestrales, cuentas anuales',
  'tax-adviser':
    'asesor fiscal, asesoría fiscal, asesora fiscal | declaración de la renta, declaraciones de renta',
  notary: 'notarí*, notario*, notaria, escribanía*, escribano* | escrituras',
  'insurance-broker':
    'corredor de seguros, correduría de seguros, agencia de seguros, agente de seguros, seguros | seguro de hogar',
  'financial-adviser':
    'asesor financiero, asesora financiera, bróker hipotecario, asesoría hipotecaria, planificación financiera | hipotecas',
  consultant: 'consultora*, consultoría, consultor*, agencia de marketing, agencia de publicidad',
  coach: 'coach, coaching',
  translator:
    'traductor*, traducciones, intérprete*, agencia de traducción | traducción jurada, traducciones juradas',
  architect: 'arquitect*, estudio de arquitectura | licencia de obra*',
  'interior-designer':
    'interiorista*, diseño de interiores, diseñadora de interiores, diseñador de interiores, interiorismo, decorador*',
  'graphic-designer':
    'diseñador gráfico, diseñadora gráfica, diseño gráfico, ilustrador*, imprenta*, estudio de diseño | logotipo*',
  'web-developer': 'diseño web, desarrollador web, desarrollo web, agencia web, páginas web, diseñador web',
  software: 'empresa de software, desarrollo de software, software para',
  'penetration-tester':
    'pruebas de penetración, ciberseguridad, seguridad informática, pentest*, hacking ético',
  'funeral-director': 'funeraria*, tanatorio*, pompas fúnebres | cremación, entierros',
  'estate-agent': 'inmobiliari*, agente inmobiliario, bienes raíces | alquileres y ventas',
  'letting-agent': 'administrador de fincas, administración de fincas',
  'wedding-photographer':
    'fotógraf* de bodas, fotografía de bodas, fotógraf* de boda | reportaje de boda, boda completa',
  'portrait-studio':
    'estudio de retrato*, fotógraf* de familia*, fotógraf* de recién nacidos, retratista*, retratos | sesión de embarazo, sesión familiar, fotos de carnet, fotos carnet, sesión newborn',
  photographer: 'fotógraf*, fotografía, estudio fotográfico, estudio de fotografía | sesión de fotos',
  videographer:
    'videógraf*, productora audiovisual, producción de vídeo, producción audiovisual, vídeos de boda',
  'event-planner':
    'wedding planner, organizador* de bodas, organización de eventos, agencia de eventos, organizadora de eventos',
  musician: 'grupo de música, dj, orquesta para, mariachi*, cuarteto de cuerda, mago, banda para bodas',
  venue: 'sala de conciertos, club de jazz, discoteca*, tablao*, música en vivo, música en directo',
  'hall-hire': 'salón de eventos, alquiler de salas, alquiler de salón, finca para bodas, salón de fiestas',
  theatre: 'teatro*, cine, cines, títeres',
  museum: 'museo*, galería de arte, galería* | entrada adultos, entrada general',
  'guest-house':
    'casa rural, pensión, casa de huéspedes, posada*, bed and breakfast, b&b, hospedaje*, turismo rural | habitación doble, desayuno incluido',
  hotel: 'hotel*, hostal*, parador*',
  hostel: 'albergue*, hostel*, refugio de montaña | cama en dormitorio, cama',
  'holiday-home':
    'casa de vacaciones, apartamento turístico, apartamentos turísticos, alquiler vacacional, cabañas, casa vacacional, vivienda turística',
  campsite: 'camping*, campamento* | parcela*, autocaravana*',
  'tour-guide':
    'guía turístico, guía turística, visitas guiadas, guía de montaña, rutas guiadas, agencia de viajes, barranquismo, free tour, excursiones | barranco*',
  'boat-hire':
    'alquiler de barcos, alquiler de kayaks, alquiler de bicicletas, alquiler de motos, paseos en barco, alquiler de kayak, alquiler de tablas',
  taxi: 'taxi*, radio taxi, traslados al aeropuerto, remis*, vtc',
  courier: 'mensajer*, mensajería, paquetería, reparto en bici',
  charity:
    'ong, banco de alimentos, asociación benéfica, fundación*, sin ánimo de lucro, protectora de animales, refugio de animales | donaciones, voluntarios',
  church: 'iglesia*, parroquia*, mezquita*, sinagoga* | misa*',
  club: 'club de fútbol, club deportivo, club de tenis, club de montaña, club de ajedrez, asociación deportiva, club náutico, club de atletismo',
  choir: 'coro, coral, orquesta*, banda municipal | ensayos'
}
