import type { FeatureId } from '@sitewright/catalog'
import type { LexiconEntry } from './entry.ts'

/** Patterns for the features of the Business tab. */
export const businessLexicon = {
  'contact-form': {
    strong: [
      'contact form*',
      'contact us',
      'enquir*',
      'inquir*',
      'get in touch',
      'reach us',
      'write to us',
      'when they write',
      'ring|rings|ringing ~ during|while|all',
      'request|requests|requesting ~ quote*|offer*|estimate*|callback*',
      'quote|offer request*',
      'ask for ~ quote*|offer*|estimate*',
      'call back|backs',
      'callback*',
      'a|simple|short|online form',
      'form with|where|to|for|asking',
      '{people} send|sends ~ idea|ideas|details|measurements'
    ],
    fair: [
      'more|new|qualified|better leads',
      'lead generation',
      'free quote*|estimate*',
      'ask ~ question*',
      'send us'
    ],
    weak: ['questions', 'feedback', 'leads', 'catering'],
    except: [
      'ask ~ same ~ questions',
      'termin* ~ anfrage*|anfragen',
      'art|dance|wellness|combat form',
      'form of',
      'in ~ form'
    ]
  },
  testimonials: {
    strong: ['testimonial*', 'success stor*', 'social proof', 'what ~ customers|clients|patients say'],
    fair: [
      'word of mouth',
      'happy|satisfied|loyal customers|clients|patients|guests',
      'build|gain|win|earn ~ trust',
      'reputation',
      'credib*',
      'case stud*',
      'client|customer reference*'
    ],
    weak: ['trust', 'recommendations', 'referral*'],
    except: ['trust fund*', 'national trust', 'trust deed*', 'unit trust*']
  },
  payments: {
    strong: [
      'payment*',
      'pay|pays|paid|paying online|upfront|electronically',
      'pay|pays|paid|paying by card|app|phone',
      'pay|pays|paid|paying in advance',
      'order|buy|pay ~ on the|our|my site|website|page',
      'take|takes|taking|pay|pays|paying|collect|collecting|ask ~ deposit*',
      'pay|pays|paid|paying ~ invoice*|deposit*|bill*',
      'credit|debit card*',
      'checkout',
      'shopping cart*',
      'sell|sells|selling|sold|buy|buys|order|orders|shop online',
      'sell|sells|selling tickets|vouchers|gift|subscriptions',
      'online shop*|store*|sales|order*|sale|checkout',
      'webshop*',
      'donat*'
    ],
    fair: [
      '{people} pay',
      'invoice|invoices|invoicing',
      'prepay*|prepaid',
      'gift card*|voucher*|certificate*',
      'subscription*',
      'tickets',
      'unpaid|late bills|fees'
    ],
    except: [
      'pay|pays|paying attention|respect|tribute|off',
      'mineral|oil|gas|salt deposit*',
      'pay|pays|paid|paying ~ cash',
      'zahl*|bezahl*|payer|paiement*|pago|pagos|pagar|pagare|pagamento*|pagamenti|platnosc*|betalen|betaling ~ bar|contant*|especes|efectivo|contanti|dinheiro|gotowk*',
      'payment terms'
    ],
    against: ['cash only', 'only cash', 'pay|pays|paid ~ cash only', 'cash payment* only']
  },
  reviews: {
    strong: [
      'leave|leaves|write|writes|collect|collects|get|more|online|google|customer|better review*|rating*',
      'leave|leaves|collect|gather ~ feedback|comments',
      'rate us',
      'star rating*',
      'customer|guest|patient|client feedback',
      'yelp|tripadvisor|trustpilot'
    ],
    fair: ['reviews', 'ratings', 'feedback'],
    weak: ['review', 'rating', 'stars'],
    except: [
      'we|i|lawyers|experts review',
      'peer|performance|annual|code|tax|literature|book|film|contract review*',
      'under review',
      'review* ~ contract*|document*|code|policies|application*'
    ]
  },
  booking: {
    strong: [
      'booking|bookings',
      'appointment|appointments',
      'reservation|reservations',
      'reserve|reserves|reserved|reserving a|an|your|their|the|tables|seats|rooms|places|online',
      'book|books|booked online|ahead|in|directly|now|instantly',
      'book|books|booked a|an|your|their|our',
      '{people} book|books|booked|reserve',
      'book ~ appointment*|table*|session*|lesson*|room*|treatment*|consultation*|class|classes|tour*|slot*|visit*|viewing*|haircut*|check|checkup*|meeting*',
      'double|over booked',
      'rent|rents|hire out',
      'register|sign up ~ lessons|classes|courses',
      'register ~ children|child ~ lessons|classes',
      'overbooked',
      '{people} pick|picks|choose|chooses|select ~ day|date|time|slot',
      'ask|asks|asking|request|requests for a|an slot|appointment',
      'ask|asks|asking|request|requests ~ lesson|appointment time|date',
      'schedule ~ appointment*|session*|lesson*|visit*|call*|consultation*|viewing*|treatment*'
    ],
    fair: [
      'time slot*',
      'free slot*',
      'calendar*',
      'scheduling',
      'consultation*',
      'viewings',
      'check up|ups',
      'checkups',
      'no shows|show',
      'trial lesson*|class|classes',
      'phone rings|ringing'
    ],
    weak: ['schedule*', 'treatments', 'sessions', 'lessons', 'phone calls', 'waiting time*|list*'],
    except: [
      'book shop*|store*|club*|lover*|binding|fair*|cover*|release*',
      'comic|cook|picture|text|note|audio|rare|second|used|old book*',
      'books a|an and',
      'nature|game|wildlife reserve*',
      'reserve* the right*',
      'repayment|tax|payment schedule*',
      'advent calendar*'
    ],
    against: [
      'walk ins|in only',
      'only walk ins|in',
      'no appointment|appointments|booking|reservation|reservations needed|necessary|required',
      'first come first served'
    ]
  },
  geolocation: {
    strong: [
      'find|finding us',
      'directions',
      'maps|map',
      'two|three|four|five|six|seven|eight|several|multiple|many|both shops|stores|offices|branches|locations|clinics|restaurants|salons|studios|practices|cafes|sites|garages',
      '2|3|4|5|6|7|8|9|10|11|12 shops|stores|offices|branches|locations|clinics|restaurants|salons|studios|practices|cafes|sites|garages',
      'branches',
      'locations',
      'service|delivery area*',
      'how to get here|there',
      'where ~ find us',
      'second|new|third shop|store|office|branch|location|clinic|restaurant|salon|studio'
    ],
    fair: ['near me', 'nearby', 'parking', 'store locator', 'hidden away', 'hard to find', 'passers by'],
    weak: ['tourists', 'location', 'neighbourhood|neighborhood', 'address', 'local'],
    except: [
      'road map*',
      'roadmap*',
      'site map*',
      'on location',
      'mind map*',
      'olive|tree branches',
      'map out'
    ]
  }
} as const satisfies Partial<Record<FeatureId, LexiconEntry>>
