import type { Trade } from './trade.ts'

/** Advice, pictures, travel and community. */
export const adviceAndLeisure = {
  solicitor: {
    name: 'Solicitor',
    industries: ['services', 'finance'],
    kind: 'advice',
    schemaType: 'LegalService'
  },
  accountant: {
    name: 'Accountant',
    industries: ['finance', 'services'],
    kind: 'advice',
    schemaType: 'AccountingService'
  },
  'tax-adviser': {
    name: 'Tax adviser',
    industries: ['finance', 'services'],
    kind: 'advice',
    schemaType: 'AccountingService'
  },
  notary: { name: 'Notary', industries: ['services', 'finance'], kind: 'advice', schemaType: 'Notary' },
  'insurance-broker': {
    name: 'Insurance broker',
    industries: ['finance', 'services'],
    kind: 'advice',
    schemaType: 'InsuranceAgency'
  },
  'financial-adviser': {
    name: 'Financial adviser',
    industries: ['finance', 'services'],
    kind: 'advice',
    schemaType: 'FinancialService'
  },
  consultant: {
    name: 'Consultant',
    industries: ['services', 'technology', 'finance'],
    kind: 'advice',
    schemaType: 'ProfessionalService',
    visits: 'both'
  },
  coach: {
    name: 'Coach',
    industries: ['services', 'education', 'healthcare'],
    kind: 'advice',
    schemaType: 'ProfessionalService',
    visits: 'both'
  },
  translator: {
    name: 'Translator',
    industries: ['services'],
    kind: 'design',
    schemaType: 'ProfessionalService',
    asks: ['Languages and length of the text', 'By when you need it']
  },
  architect: {
    name: 'Architect',
    industries: ['services', 'realestate'],
    kind: 'design',
    schemaType: 'ProfessionalService'
  },
  'interior-designer': {
    name: 'Interior designer',
    industries: ['services', 'realestate'],
    kind: 'design',
    schemaType: 'ProfessionalService'
  },
  'graphic-designer': {
    name: 'Graphic designer',
    industries: ['services', 'technology'],
    kind: 'design',
    schemaType: 'ProfessionalService'
  },
  'web-developer': {
    name: 'Web developer',
    industries: ['technology', 'services'],
    kind: 'design',
    schemaType: 'ProfessionalService'
  },
  software: {
    name: 'Software maker',
    industries: ['technology'],
    kind: 'design',
    schemaType: 'Organization'
  },
  'penetration-tester': {
    name: 'Penetration tester',
    industries: ['cyber-security', 'technology'],
    kind: 'advice',
    schemaType: 'ProfessionalService',
    visits: 'both'
  },
  'funeral-director': {
    name: 'Funeral director',
    industries: ['services'],
    kind: 'advice',
    schemaType: 'LocalBusiness',
    visits: 'both'
  },
  'estate-agent': {
    name: 'Estate agent',
    industries: ['realestate', 'services'],
    kind: 'advice',
    schemaType: 'RealEstateAgent'
  },
  'letting-agent': {
    name: 'Letting agent or property manager',
    industries: ['realestate', 'services'],
    kind: 'advice',
    schemaType: 'RealEstateAgent'
  },
  'wedding-photographer': {
    name: 'Wedding photographer',
    industries: ['photography', 'services'],
    kind: 'pictures',
    schemaType: 'ProfessionalService',
    visits: 'there'
  },
  'portrait-studio': {
    name: 'Portrait studio',
    industries: ['photography', 'services'],
    kind: 'pictures',
    schemaType: 'ProfessionalService',
    visits: 'both',
    asks: ['Who will be in the pictures']
  },
  photographer: {
    name: 'Photographer',
    industries: ['photography', 'services'],
    kind: 'pictures',
    schemaType: 'ProfessionalService'
  },
  videographer: {
    name: 'Videographer',
    industries: ['photography', 'services', 'entertainment'],
    kind: 'pictures',
    schemaType: 'ProfessionalService'
  },
  'event-planner': {
    name: 'Event planner',
    industries: ['entertainment', 'services'],
    kind: 'events',
    schemaType: 'ProfessionalService',
    visits: 'both'
  },
  musician: {
    name: 'Musician or entertainer',
    industries: ['entertainment'],
    kind: 'events',
    schemaType: 'LocalBusiness',
    visits: 'there'
  },
  venue: {
    name: 'Music venue',
    industries: ['entertainment'],
    kind: 'events',
    schemaType: 'EntertainmentBusiness'
  },
  'hall-hire': {
    name: 'Hall for hire',
    industries: ['entertainment', 'realestate', 'services'],
    kind: 'events',
    schemaType: 'LocalBusiness'
  },
  theatre: {
    name: 'Theatre or cinema',
    industries: ['entertainment'],
    kind: 'community',
    schemaType: 'LocalBusiness'
  },
  museum: {
    name: 'Museum or gallery',
    industries: ['entertainment', 'education'],
    kind: 'community',
    schemaType: 'LocalBusiness'
  },
  'guest-house': {
    name: 'Guest house',
    industries: ['services', 'realestate', 'entertainment'],
    kind: 'stay',
    schemaType: 'BedAndBreakfast'
  },
  hotel: {
    name: 'Hotel',
    industries: ['services', 'realestate', 'entertainment', 'restaurant'],
    kind: 'stay',
    schemaType: 'Hotel'
  },
  hostel: {
    name: 'Hostel',
    industries: ['services', 'realestate', 'entertainment'],
    kind: 'stay',
    schemaType: 'Hostel'
  },
  'holiday-home': {
    name: 'Holiday home',
    industries: ['services', 'realestate', 'entertainment'],
    kind: 'stay',
    schemaType: 'LodgingBusiness'
  },
  campsite: {
    name: 'Campsite',
    industries: ['services', 'entertainment', 'realestate'],
    kind: 'stay',
    schemaType: 'Campground'
  },
  'tour-guide': {
    name: 'Tour guide',
    industries: ['entertainment', 'education', 'services'],
    kind: 'travel',
    schemaType: 'TravelAgency'
  },
  'boat-hire': {
    name: 'Boat or bicycle hire',
    industries: ['entertainment', 'services'],
    kind: 'travel',
    schemaType: 'LocalBusiness'
  },
  taxi: { name: 'Taxi', industries: ['services'], kind: 'ride', schemaType: 'LocalBusiness' },
  courier: { name: 'Courier', industries: ['services'], kind: 'ride', schemaType: 'LocalBusiness' },
  charity: { name: 'Charity', industries: ['other', 'services'], kind: 'community', schemaType: 'NGO' },
  church: {
    name: 'Church or congregation',
    industries: ['other'],
    kind: 'community',
    schemaType: 'Organization'
  },
  club: {
    name: 'Club',
    industries: ['entertainment', 'other', 'healthcare', 'education'],
    kind: 'community',
    schemaType: 'SportsClub'
  },
  choir: {
    name: 'Choir or orchestra',
    industries: ['entertainment', 'other', 'education'],
    kind: 'community',
    schemaType: 'Organization'
  }
} as const satisfies Readonly<Record<string, Trade>>
