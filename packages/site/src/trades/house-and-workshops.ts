import type { Trade } from './trade.ts'

/** House, garden and workshops. */
export const houseAndWorkshops = {
  plumber: { name: 'Plumber', industries: ['services'], kind: 'house', schemaType: 'Plumber' },
  electrician: { name: 'Electrician', industries: ['services'], kind: 'house', schemaType: 'Electrician' },
  roofer: { name: 'Roofer', industries: ['services'], kind: 'house', schemaType: 'RoofingContractor' },
  painter: {
    name: 'Painter and decorator',
    industries: ['services'],
    kind: 'house',
    schemaType: 'HousePainter'
  },
  carpenter: {
    name: 'Carpenter',
    industries: ['services', 'ecommerce'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness',
    visits: 'both'
  },
  upholsterer: {
    name: 'Upholsterer',
    industries: ['services', 'ecommerce'],
    kind: 'craft',
    schemaType: 'LocalBusiness'
  },
  builder: {
    name: 'Builder',
    industries: ['services', 'realestate'],
    kind: 'house',
    schemaType: 'GeneralContractor'
  },
  tiler: {
    name: 'Tiler',
    industries: ['services'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness'
  },
  handyman: {
    name: 'Handyman',
    industries: ['services', 'realestate'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness'
  },
  gardener: {
    name: 'Gardener',
    industries: ['services'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness'
  },
  'tree-surgeon': {
    name: 'Tree surgeon',
    industries: ['services'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness'
  },
  cleaner: {
    name: 'Cleaner',
    industries: ['services'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness',
    asks: ['Street and town', 'How large it is']
  },
  'window-cleaner': {
    name: 'Window cleaner',
    industries: ['services'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness',
    asks: ['Street and town', 'How many windows']
  },
  'chimney-sweep': {
    name: 'Chimney sweep',
    industries: ['services'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness',
    asks: ['Street and town', 'Fireplace or stove']
  },
  'pest-control': {
    name: 'Pest control',
    industries: ['services'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness',
    asks: ['Street and town', 'What you have seen']
  },
  mover: {
    name: 'Mover',
    industries: ['services'],
    kind: 'house',
    schemaType: 'MovingCompany',
    asks: ['From where, and to where', 'Floors, and large pieces']
  },
  locksmith: {
    name: 'Locksmith',
    industries: ['services'],
    kind: 'house',
    schemaType: 'Locksmith',
    asks: ['Street and town', 'What is locked']
  },
  glazier: {
    name: 'Glazier',
    industries: ['services'],
    kind: 'house',
    schemaType: 'HomeAndConstructionBusiness',
    visits: 'both'
  },
  'bicycle-workshop': {
    name: 'Bicycle workshop',
    industries: ['services', 'ecommerce'],
    kind: 'workshop',
    schemaType: 'BikeStore',
    asks: ['Make of the bicycle', 'What is wrong with it']
  },
  'car-garage': {
    name: 'Car garage',
    industries: ['services'],
    kind: 'workshop',
    schemaType: 'AutoRepair',
    asks: ['Make and year of the car', 'What is wrong with it']
  },
  'tyre-shop': {
    name: 'Tyre shop',
    industries: ['services', 'ecommerce'],
    kind: 'workshop',
    schemaType: 'TireShop',
    asks: ['Make of the car', 'Size of the tyres']
  },
  tailor: {
    name: 'Tailor',
    industries: ['services', 'ecommerce'],
    kind: 'craft',
    schemaType: 'LocalBusiness',
    asks: ['What it is', 'What is to be changed']
  },
  'dry-cleaner': {
    name: 'Dry cleaner or laundry',
    industries: ['services'],
    kind: 'workshop',
    schemaType: 'DryCleaningOrLaundry',
    asks: ['What is to be cleaned']
  },
  shoemaker: {
    name: 'Shoemaker',
    industries: ['services', 'ecommerce'],
    kind: 'workshop',
    schemaType: 'LocalBusiness',
    asks: ['What shoes they are', 'What is to be mended']
  },
  watchmaker: {
    name: 'Watchmaker',
    industries: ['services', 'ecommerce'],
    kind: 'workshop',
    schemaType: 'LocalBusiness',
    asks: ['Make of the watch', 'What is wrong with it']
  },
  'phone-repair': {
    name: 'Phone repair',
    industries: ['technology', 'services'],
    kind: 'workshop',
    schemaType: 'LocalBusiness',
    asks: ['Make and model', 'What is wrong with it']
  },
  'computer-repair': {
    name: 'Computer repair',
    industries: ['technology', 'services'],
    kind: 'workshop',
    schemaType: 'LocalBusiness',
    visits: 'both',
    asks: ['Make and model', 'What is wrong with it']
  },
  'repair-cafe': {
    name: 'Repair café',
    industries: ['services'],
    kind: 'workshop',
    schemaType: 'Organization',
    asks: ['What you would bring', 'What is wrong with it']
  },
  'instrument-maker': {
    name: 'Instrument maker or piano tuner',
    industries: ['services', 'entertainment', 'ecommerce'],
    kind: 'craft',
    schemaType: 'LocalBusiness',
    visits: 'both'
  },
  bookbinder: {
    name: 'Bookbinder',
    industries: ['services', 'ecommerce'],
    kind: 'craft',
    schemaType: 'LocalBusiness'
  },
  signwriter: {
    name: 'Signwriter',
    industries: ['services'],
    kind: 'craft',
    schemaType: 'LocalBusiness',
    visits: 'both'
  },
  'furniture-restorer': {
    name: 'Furniture restorer',
    industries: ['services', 'ecommerce'],
    kind: 'craft',
    schemaType: 'LocalBusiness'
  },
  metalworker: {
    name: 'Metalworker',
    industries: ['services'],
    kind: 'craft',
    schemaType: 'LocalBusiness',
    visits: 'both'
  }
} as const satisfies Readonly<Record<string, Trade>>
