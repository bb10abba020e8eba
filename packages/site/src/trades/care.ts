import type { Trade } from './trade.ts'

/** Health, and care of people and animals. */
export const care = {
  dentist: { name: 'Dentist', industries: ['healthcare'], kind: 'practice', schemaType: 'Dentist' },
  physiotherapist: {
    name: 'Physiotherapist',
    industries: ['healthcare'],
    kind: 'practice',
    schemaType: 'MedicalBusiness'
  },
  osteopath: {
    name: 'Osteopath or chiropractor',
    industries: ['healthcare'],
    kind: 'practice',
    schemaType: 'MedicalBusiness'
  },
  doctor: { name: 'Doctor', industries: ['healthcare'], kind: 'practice', schemaType: 'Physician' },
  optician: {
    name: 'Optician',
    industries: ['healthcare', 'ecommerce'],
    kind: 'practice',
    schemaType: 'Optician'
  },
  vet: { name: 'Vet', industries: ['healthcare', 'services'], kind: 'animal', schemaType: 'VeterinaryCare' },
  psychotherapist: {
    name: 'Psychologist or counsellor',
    industries: ['healthcare', 'services'],
    kind: 'practice',
    schemaType: 'MedicalBusiness'
  },
  podiatrist: {
    name: 'Podiatrist',
    industries: ['healthcare', 'services'],
    kind: 'practice',
    schemaType: 'MedicalBusiness'
  },
  naturopath: {
    name: 'Naturopath or acupuncturist',
    industries: ['healthcare', 'services'],
    kind: 'practice',
    schemaType: 'HealthAndBeautyBusiness'
  },
  midwife: {
    name: 'Midwife',
    industries: ['healthcare'],
    kind: 'practice',
    schemaType: 'MedicalBusiness',
    visits: 'both'
  },
  nutritionist: {
    name: 'Nutritionist',
    industries: ['healthcare', 'services'],
    kind: 'practice',
    schemaType: 'HealthAndBeautyBusiness'
  },
  massage: {
    name: 'Massage therapist',
    industries: ['healthcare', 'services'],
    kind: 'practice',
    schemaType: 'HealthAndBeautyBusiness'
  },
  pharmacy: {
    name: 'Pharmacy',
    industries: ['healthcare', 'ecommerce'],
    kind: 'shop',
    schemaType: 'Pharmacy'
  },
  yoga: {
    name: 'Yoga studio',
    industries: ['healthcare', 'education', 'services'],
    kind: 'classes',
    schemaType: 'SportsActivityLocation'
  },
  pilates: {
    name: 'Pilates studio',
    industries: ['healthcare', 'education', 'services'],
    kind: 'classes',
    schemaType: 'SportsActivityLocation'
  },
  gym: {
    name: 'Gym',
    industries: ['healthcare', 'entertainment', 'services'],
    kind: 'classes',
    schemaType: 'ExerciseGym'
  },
  'personal-trainer': {
    name: 'Personal trainer',
    industries: ['healthcare', 'services'],
    kind: 'classes',
    schemaType: 'HealthAndBeautyBusiness',
    visits: 'both'
  },
  hairdresser: {
    name: 'Hairdresser',
    industries: ['services', 'healthcare'],
    kind: 'care',
    schemaType: 'HairSalon'
  },
  barber: { name: 'Barber', industries: ['services'], kind: 'care', schemaType: 'HairSalon' },
  beautician: {
    name: 'Beautician',
    industries: ['services', 'healthcare'],
    kind: 'care',
    schemaType: 'BeautySalon'
  },
  'nail-studio': {
    name: 'Nail studio',
    industries: ['services', 'healthcare'],
    kind: 'care',
    schemaType: 'NailSalon'
  },
  'tattoo-studio': {
    name: 'Tattoo studio',
    industries: ['services', 'entertainment'],
    kind: 'care',
    schemaType: 'TattooParlor',
    asks: ['What it should show, and its size', 'Where on the body']
  },
  'dog-groomer': {
    name: 'Dog groomer',
    industries: ['services'],
    kind: 'animal',
    schemaType: 'LocalBusiness',
    asks: ['Breed and size of the dog', 'What we should know about it']
  },
  'dog-trainer': {
    name: 'Dog trainer',
    industries: ['services', 'education'],
    kind: 'animal',
    schemaType: 'LocalBusiness',
    asks: ['Breed and age of the dog', 'What it should learn']
  },
  'dog-walker': {
    name: 'Dog walker',
    industries: ['services'],
    kind: 'animal',
    schemaType: 'LocalBusiness',
    visits: 'there',
    asks: ['Breed and size of the dog', 'Where it is fetched']
  },
  kennel: {
    name: 'Kennel or cattery',
    industries: ['services'],
    kind: 'animal',
    schemaType: 'LocalBusiness',
    asks: ['Kind and size of the animal', 'First and last day']
  },
  farrier: {
    name: 'Farrier',
    industries: ['services'],
    kind: 'animal',
    schemaType: 'LocalBusiness',
    visits: 'there',
    asks: ['Where the horse stands', 'How many horses']
  }
} as const satisfies Readonly<Record<string, Trade>>
