import type { FeatureId } from '@sitewright/catalog'

/** Plain words for features in other languages than English, folded like all words: small, without accents. */
export const otherLanguages: Readonly<Partial<Record<FeatureId, readonly string[]>>> = {
  booking: [
    'zapisy|rezerwacja|rezerwacje|umawianie|umowic',
    'termin|termine|terminbuchung*|buchen|buchung*|reservierung*',
    'rendez vous|rdv',
    'reserver|reservent|reservas|reservar|reserven|reservem|reservieren|rezerwowac|cita|citas',
    'marcar ~ aulas|consultas|hora|visita|online',
    'boeken',
    'prenotazion*|prenotare|prenotano|prenotino|appuntament*',
    'marcacao|marcacoes',
    'afspraak|afspraken|reserveren',
    'objednani|rezervace',
    'randevu|rezervasyon',
    'حجز*',
    'запис|бронювання'
  ],
  payments: [
    'sprzedaz ~ online|internet',
    'vender|vendre|vendere|verkaufen|verkopen ~ online|internet',
    'platnosci|karnetow|karnety',
    'online kaufen|bezahlen|verkauf*',
    'zahlung|zahlungen',
    'vente en ligne',
    'vendre|acheter|payer|commander ~ en ligne',
    'vender|comprar|pagar ~ en linea|internet',
    'paiement|paiements',
    'venta online|en',
    'pago|pagos|pagamento|pagamenti|pagamentos',
    'betaling|betalen',
    'platba|platby',
    'odeme|odemeler',
    'دفع|الدفع'
  ],
  gallery: [
    'galeria|galerie',
    'zdjecia',
    'bilder|fotos|fotografias',
    "foto|foto's ~ dei|lavori|werk|delle",
    'lavori|travaux|realisations|trabajos|trabalhos|arbeiten|werk|prace ~ foto|fotos|photos|fotografie|zdjecia',
    'vorher ~ nachher',
    'nachher',
    'galeri',
    'صور'
  ],
  'contact-form': [
    'formularz*',
    'kontaktformular*',
    'formulaire*',
    'formulier*|contactformulier*',
    'offerte*|offertes aanvra*',
    'formulario|formularios',
    'anfrage*|anfragen',
    'demande|demandes de',
    'pedido|pedidos de orcamento*',
    'richiesta|richieste di preventiv*',
    'klingelt ~ telefon',
    'zapytani*'
  ],
  reviews: ['opinie|opinii', 'bewertung|bewertungen', 'resenas|recensioni', 'beoordeling*'],
  notifications: [
    'powiadomieni*|przypomnieni*',
    'erinnerung*|benachrichtigung*|erinnern',
    'rappels',
    'recordatorio*',
    'promemoria'
  ]
}
