import type { TradeWords } from './trade-words.ts'

/** Words of Portuguese, of Portugal and Brazil. */
export const portuguese: TradeWords = {
  dentist:
    'dentista*, clínica dentária, odontolog*, consultório odontológico, clínica odontológica, ortodontista* | limpeza dentária, destartarização, clareamento, canal e',
  physiotherapist: 'fisioterap*, @fisio',
  osteopath: 'osteopata*, osteopatia, quiroprax*, quiropráti*',
  doctor:
    'médico*, médica, clínica médica, consultório médico, pediatra*, dermatologista*, ginecologista*, clínica geral, medicina geral',
  optician:
    'óptica*, ótica*, oculista*, optometrista* | lentes de contacto, lentes de contato, exame de vista, armações',
  vet: 'veterinári* | castração',
  psychotherapist: 'psicólog*, psicoterap*, psicologia | terapia de casal',
  podiatrist: 'podolog*, podólog*, calista* | unha encravada',
  naturopath:
    'naturopat*, homeopat*, acupuntor*, acupunturista*, terapias holísticas | acupuntura, reflexologia',
  midwife: 'parteira*, doula*, enfermeira obstetra | preparação para o parto',
  nutritionist: 'nutricionista*, dietista*, nutrição | plano alimentar',
  massage:
    'massagista*, massoterap*, @massagens | massagem relaxante, massagem terapêutica, drenagem linfática',
  pharmacy: 'farmácia*, farmacêutic*, drogaria*',
  yoga: 'yoga, ioga, aulas de yoga, aulas de ioga, estúdio de yoga, professora de yoga | vinyasa, hatha',
  pilates: 'pilates, estúdio de pilates, studio de pilates',
  gym: 'ginásio*, academia de musculação, academia de ginástica, crossfit, parede de escalada, box de crossfit',
  'personal-trainer': 'personal trainer*, treinador pessoal, treino personalizado, treinadora pessoal',
  hairdresser:
    'cabeleireir*, salão de cabeleireiro, salão de beleza, hairstylist* | corte senhora, corte feminino, madeixas, escova, coloração, brushing',
  barber: 'barbear*, barbeir*, barbearia* | corte e barba, barba, aparar a barba',
  beautician:
    'esteticista*, clínica de estética, centro de estética, instituto de beleza, estética | depilação, limpeza de pele, design de sobrancelhas, extensão de pestanas',
  'nail-studio':
    'manicure e pedicure, manicura*, nail designer, unhas, salão de unhas, manicure | unhas de gel, gelinho, verniz gel, esmaltação, alongamento de unhas',
  'tattoo-studio': 'tatuador*, tatuagem, tatuagens, estúdio de tatuagem, @tattoo',
  'dog-groomer':
    'banho e tosa, tosquia*, grooming, salão canino, cabeleireiro canino, banhos e tosquias | tosa, banho porte, corte de unhas cão, cão pequeno',
  'dog-trainer':
    'adestrador*, adestramento, treinador de cães, treino de cães, escola canina, educação canina | cachorros, obediência',
  'dog-walker': 'passeador de cães, dog walker, passeadora de cães, passeios de cães, pet sitter',
  kennel:
    'hotel canino, hotel para cães, hotel para gatos, canil, creche canina, hospedagem para cães, hotel para cachorros',
  farrier: 'ferrador*, ferrageamento',
  plumber:
    'canalizador*, encanador*, picheleiro*, canalização | desentupimento*, fugas de água, vazamentos, esquentador*',
  electrician:
    'eletricista*, electricista*, instalações elétricas | quadro elétrico, certificado energético, quadro eléctrico',
  roofer: 'telhador*, telhados, coberturas e telhados, telhadista* | infiltrações, caleiras, calhas',
  painter:
    'pintor de paredes, pintor de casas, pintores, pinturas de interiores, pintura de casas, pintor, pinturas | pintura de fachadas',
  carpenter: 'carpint*, marcen*, carpintaria*, marcenaria* | móveis por medida, móveis planejados, roupeiros',
  upholsterer: 'estofador*, estofos, tapeceir*, estofaria | reforma de sofás, forrar sofás, estofar',
  builder:
    'construtora*, empreiteir*, pedreiro*, remodelações, obras, construção civil, andaimes | remodelação',
  tiler: 'ladrilhador*, azulejista*, azulejador*, assentamento de pisos',
  handyman: 'marido de aluguel, faz-tudo, faz tudo, pequenas reparações, biscates',
  gardener:
    'jardineir*, jardinagem, paisagista*, paisagismo, manutenção de jardins | corte de relva, poda, corte de grama, sebes',
  'tree-surgeon': 'arborista*, poda de árvores, abate de árvores',
  cleaner:
    'empresa de limpeza*, serviço de limpeza, serviços de limpeza, diarista*, faxineira*, limpezas, limpeza doméstica | faxina, limpeza pós-obra, passar roupa, limpeza de escritórios',
  'window-cleaner': 'limpeza de vidros, limpeza de janelas, lavagem de vidros',
  'chimney-sweep': 'limpa-chaminés, limpeza de chaminés',
  'pest-control':
    'controlo de pragas, controle de pragas, dedetização, dedetizadora*, desinfestação* | baratas, cupins',
  mover: 'mudanças, empresa de mudanças, fretes, mudança | transporte de móveis',
  locksmith: 'serralheiro de chaves, chaveiro*, abertura de portas, serviço de chaves',
  glazier: 'vidraceir*, vidraçaria*, vidraria*',
  'bicycle-workshop':
    'oficina de bicicletas, oficina de bicicleta, reparação de bicicletas, conserto de bicicletas, mecânico de bicicletas | furo, afinação de travões, revisão completa da bicicleta',
  'car-garage':
    'oficina auto, oficina mecânica, oficina automóvel, oficina de automóveis, mecânic* auto*, mecânico, chapeiro e pintura | mudança de óleo, troca de óleo, pastilhas de travão, pré-inspeção',
  'tyre-shop': 'pneus, borracharia*, casa de pneus | alinhamento de direção, alinhamento e balanceamento',
  tailor:
    'alfaiat*, costureir*, modista*, arranjos de costura, arranjos de roupa, ateliê de costura | bainha*, fecho éclair, ajustes de roupa, consertos de roupa',
  'dry-cleaner': 'lavandaria*, lavanderia*, limpeza a seco, tinturaria*',
  shoemaker:
    'sapateir*, sapataria artesanal, conserto de calçados, arranjo de sapatos | capas e solas, meias solas, solas',
  watchmaker: 'relojoeir*, relojoaria*, conserto de relógios | troca de pilha',
  'phone-repair':
    'reparação de telemóveis, conserto de celulares, conserto de celular, assistência técnica de celulares | troca de ecrã, troca de tela, ecrã partido',
  'computer-repair':
    'reparação de computadores, assistência informática, conserto de computadores, suporte informático, técnico de informática, informática | remoção de vírus, formatação',
  'repair-cafe': 'repair café, café de reparações',
  'instrument-maker': 'luthier*, afinador de pianos, afinação de pianos, violeir* | afinação de piano',
  bookbinder: 'encadernador*, encadernação, encadernações',
  signwriter: 'letreiros, letrista*, reclamos luminosos, placas pintadas',
  'furniture-restorer':
    'restauro de móveis, restaurador de móveis, restauradora de móveis, restauração de móveis | empalhamento, palhinha',
  metalworker: 'serralharia*, serralheir*, ferreiro*, soldador*, serralheria* | portões, grades',
  'music-school':
    'escola de música, aulas de piano, aulas de guitarra, aulas de violão, aulas de canto, aulas de violino, aulas de bateria, professor de piano, professora de piano, professor de guitarra, conservatório',
  'driving-school':
    'escola de condução, autoescola*, auto escola, auto-escola, instrutor de condução | carta de condução, habilitação, categoria b, aula de condução',
  'language-school':
    'escola de línguas, escola de idiomas, curso de inglês, aulas de inglês, aulas de português, cursos de línguas, professora de inglês, professor de inglês, curso de idiomas',
  tutor:
    'explicações, explicador*, explicadora, aulas particulares, reforço escolar, centro de estudos | apoio ao estudo',
  'dance-school':
    'escola de dança, aulas de dança, estúdio de dança, academia de dança | ballet, forró, kizomba, salsa',
  'martial-arts':
    'artes marciais, karaté, karatê, judo, judô, taekwondo, jiu-jitsu, muay thai, capoeira, boxe',
  'cooking-school':
    'escola de cozinha, aulas de cozinha, aulas de culinária, escola de culinária, workshops de cozinha',
  'swim-school': 'escola de natação, aulas de natação, natação para bebés, natação para bebês, natação',
  'surf-school':
    'escola de surf, aulas de surf, escola de surfe, aulas de surfe, escola de vela, escola de mergulho, escola de kitesurf | prancha e fato',
  'riding-school':
    'escola de equitação, centro hípico, hípica, aulas de equitação, centro equestre, picadeiro, equitação',
  nursery: 'creche*, infantário*, jardim de infância, jardim-escola, berçário*, escola infantil, ama',
  restaurant:
    'restaurante*, tasca*, marisqueira*, churrasqueira*, churrascaria*, taberna*, cervejaria e restaurante, casa de pasto | prato do dia, comida de tacho, petiscos, francesinha, rodízio',
  trattoria: 'trattoria*, pizzaria*, restaurante italiano, cantina italiana',
  cafe: 'café, cafetaria*, cafeteria*, casa de chá, salão de chá | galão, meia de leite, torradas, brunch',
  bakery:
    'padaria*, padeir*, panificadora*, boulangerie | fermentação natural, pão de centeio, pão alentejano, massa mãe, pãezinhos',
  'cake-maker':
    'pastelaria*, confeitaria*, confeiteir*, pasteleir*, bolos por encomenda, cake design*, doceria*, chocolataria*, bolos de casamento | bolos, brigadeiros, bolo de aniversário, pastéis de nata',
  takeaway:
    'take away, take-away, comida para fora, food truck, hamburgueria*, lanchonete*, churros, pastelaria de rua | marmitas',
  bar: 'bar, bar de vinhos, cervejaria*, boteco*, pub, bar de cocktails | cocktails, caipirinha*, imperial',
  caterer: 'catering, buffet para festas, chef ao domicílio, serviço de catering, banquetes | salgadinhos',
  'ice-cream':
    'geladaria*, gelataria*, sorveteria*, gelados artesanais, sorvetes artesanais, gelados | bola*, sorvetes',
  brewery:
    'cervejeira artesanal, cerveja artesanal, fábrica de cerveja, cervejeira*, destilaria*, microcervejaria*',
  winery: 'quinta vinícola, adega*, vinícola*, vinhas, produtor de vinho, enoturismo | prova na adega',
  'tea-shop': 'loja de chá, loja de chás, chás a granel',
  florist:
    'florist*, floricultura*, @flores, loja de flores | ramo*, buquê*, coroas de flores, arranjos florais, ramos de noiva',
  bookshop: 'livraria*, alfarrabista*, sebo, livros usados, livreir*',
  butcher: 'talho*, açougue*, charcutaria* | costeletas, enchidos, picanha',
  greengrocer:
    'frutaria*, mercearia*, hortifruti*, frutas e legumes, quitanda*, loja biológica, loja a granel | cabaz de legumes, cabazes, cesta de legumes',
  delicatessen: 'queijaria*, loja gourmet, peixaria*, charcutaria fina, loja de queijos | tábua de queijos',
  'wine-shop': 'garrafeira*, loja de vinhos, adega de vinhos loja | prova de vinhos',
  jeweller: 'joalhar*, joalheir*, ourives*, ourivesaria*, joias, bijuteria | alianças, anéis de noivado',
  'toy-shop': 'loja de brinquedos, brinquedos, brinquedoteca*',
  'clothes-shop':
    'loja de roupa, loja de roupas, boutique*, brechó*, roupa em segunda mão, sapataria*, loja de moda, vestidos de noiva, retrosaria*',
  homeware:
    'loja de decoração, artigos para casa, loja de móveis, loja de presentes, utilidades domésticas, casa e decoração',
  'bicycle-shop': 'loja de bicicletas, bicicletaria* | bicicletas elétricas, bicicletas novas',
  'record-shop': 'loja de discos, discos de vinil, vinis',
  'farm-shop':
    'produtos da quinta, venda direta do produtor, horta biológica, quinta biológica, quinta pedagógica, sítio orgânico',
  pottery:
    'olaria*, oleir*, cerâmica*, ceramista*, ateliê de cerâmica | roda de oleiro, aula de roda, barro, vidrado',
  solicitor:
    'advogad*, escritório de advogados, escritório de advocacia, sociedade de advogados, solicitador* | direito da família, direito do trabalho, heranças, divórcios',
  accountant:
    'contabilist*, contador*, contabilidade, escritório contábil, gabinete de contabilidade | salários, folha de pagamento, irc, balancete*',
  'tax-adviser':
    'consultor fiscal, consultoria fiscal, consultoria tributária, fiscalista* | irs, imposto de renda',
  notary: 'notári*, cartório*, tabelião* | escrituras, reconhecimento de firma',
  'insurance-broker':
    'corretor de seguros, corretora de seguros, mediador de seguros, mediação de seguros, seguros, agente de seguros | seguro automóvel',
  'financial-adviser':
    'consultor financeiro, consultora financeira, intermediário de crédito, assessoria financeira, assessor de investimentos, crédito habitação',
  consultant: 'consultora*, consultoria, consultor*, agência de marketing, agência de publicidade',
  coach: 'coach, coaching',
  translator:
    'tradutor*, traduções, intérprete*, agência de tradução, tradução | tradução certificada, tradução juramentada, traduções juramentadas',
  architect:
    'arquitet*, arquitect*, ateliê de arquitetura, gabinete de arquitetura, escritório de arquitetura | licenciamento',
  'interior-designer':
    'design de interiores, designer de interiores, decorador*, decoração de interiores, arquitetura de interiores',
  'graphic-designer':
    'designer gráfico, designer gráfica, design gráfico, ilustrador*, gráfica, tipografia | logótipo*, logotipo*',
  'web-developer':
    'web designer, criação de sites, desenvolvedor web, programador web, agência digital, desenvolvimento web, websites para',
  software: 'empresa de software, desenvolvimento de software, software para, software house',
  'penetration-tester': 'testes de intrusão, cibersegurança, segurança da informação, pentest*',
  'funeral-director': 'funerári*, agência funerária | cremação, funerais',
  'estate-agent':
    'imobiliári*, agente imobiliário, corretor de imóveis, mediação imobiliária, consultor imobiliário',
  'letting-agent': 'gestão de condomínios, administração de condomínios, administradora de imóveis',
  'wedding-photographer':
    'fotógraf* de casamento*, fotografia de casamento* | reportagem de casamento, casamento completo',
  'portrait-studio':
    'estúdio de retrato*, fotógraf* de família*, fotógraf* de recém-nascidos, fotógraf* newborn, retratos | sessão de família, sessão de grávida, ensaio newborn, ensaio gestante, fotos tipo passe',
  photographer:
    'fotógraf*, fotografia, estúdio fotográfico, estúdio de fotografia | ensaio fotográfico, sessão fotográfica',
  videographer:
    'videógraf*, produtora de vídeo, produção de vídeo, filmes de casamento, produtora audiovisual, filmmaker*',
  'event-planner':
    'organização de eventos, wedding planner, organizador* de casamentos, cerimonialista*, agência de eventos, assessoria de casamentos',
  musician: 'banda de música, dj, banda para casamentos, quarteto de cordas, mágico, músicos para',
  venue: 'sala de concertos, casa de fados, discoteca*, clube de jazz, casa de shows, música ao vivo',
  'hall-hire':
    'salão de festas, aluguer de salas, aluguel de salão, espaço para eventos, quinta para casamentos, quinta de eventos, espaço de eventos',
  theatre: 'teatro*, cinema*, marionetas',
  museum: 'museu*, galeria de arte, galeria* | bilhete adulto, entrada adultos',
  'guest-house':
    'casa de hóspedes, turismo rural, pousada, pensão, alojamento local, bed and breakfast, b&b, hospedaria*, turismo de habitação | quarto duplo, pequeno-almoço incluído, café da manhã incluído',
  hotel: 'hotel, hotéis, residencial, hotel rural',
  hostel: 'hostel*, albergue*, pousada da juventude | cama em dormitório, camarata, dormitório*',
  'holiday-home':
    'casa de férias, apartamento de férias, casa de temporada, aluguel de temporada, chalé*, aluguer de férias, moradia de férias',
  campsite: 'parque de campismo, camping*, campismo, glamping | tenda*, autocaravana*',
  'tour-guide':
    'guia turístico, guia turística, visitas guiadas, guia de montanha, passeios guiados, agência de viagens, canyoning, passeios a pé, tours | caminhada*',
  'boat-hire':
    'aluguer de barcos, aluguel de barcos, aluguer de caiaques, aluguer de kayaks, aluguer de bicicletas, passeios de barco, aluguel de bicicletas',
  taxi: 'táxi*, transfer aeroporto, transfers, tvde, motorista particular, transporte executivo',
  courier: 'estafeta*, motoboy*, serviço de entregas, serviço de estafetas, entregas rápidas',
  charity:
    'ong, ipss, banco alimentar, associação sem fins lucrativos, associação de solidariedade, abrigo de animais, canil municipal associação, instituição de caridade | donativos, voluntários, doações',
  church: 'igreja*, paróquia*, mesquita*, sinagoga* | missa*, culto*',
  club: 'clube de futebol, clube desportivo, clube de ténis, associação desportiva, clube naval, clube de xadrez, clube esportivo',
  choir: 'coro, coral, orquestra*, banda filarmónica, grupo coral | ensaios'
}
