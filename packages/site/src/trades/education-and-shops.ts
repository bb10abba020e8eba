import type { Trade } from './trade.ts'

/** Education, food and shops. */
export const educationAndShops = {
  'music-school': {
    name: 'Music school',
    industries: ['education', 'entertainment'],
    kind: 'lessons',
    schemaType: 'EducationalOrganization',
    asks: ['Instrument', 'Age and level of the learner']
  },
  'driving-school': {
    name: 'Driving school',
    industries: ['education', 'services'],
    kind: 'lessons',
    schemaType: 'EducationalOrganization',
    visits: 'there',
    asks: ['Pick-up place', 'Level of the learner']
  },
  'language-school': {
    name: 'Language school',
    industries: ['education'],
    kind: 'lessons',
    schemaType: 'EducationalOrganization',
    asks: ['Language and level', 'Age of the learner']
  },
  tutor: {
    name: 'Tutor',
    industries: ['education'],
    kind: 'lessons',
    schemaType: 'EducationalOrganization',
    visits: 'both',
    asks: ['Subject and class', 'What is difficult']
  },
  'dance-school': {
    name: 'Dance school',
    industries: ['education', 'entertainment'],
    kind: 'lessons',
    schemaType: 'SportsActivityLocation',
    asks: ['Style of dance', 'Age and level']
  },
  'martial-arts': {
    name: 'Martial arts school',
    industries: ['education', 'healthcare', 'entertainment'],
    kind: 'classes',
    schemaType: 'SportsActivityLocation'
  },
  'cooking-school': {
    name: 'Cooking school',
    industries: ['education', 'restaurant', 'entertainment'],
    kind: 'classes',
    schemaType: 'EducationalOrganization',
    asks: ['How many people', 'What somebody cannot eat']
  },
  'swim-school': {
    name: 'Swim school',
    industries: ['education', 'healthcare'],
    kind: 'lessons',
    schemaType: 'SportsActivityLocation'
  },
  'surf-school': {
    name: 'Surf, ski or diving school',
    industries: ['education', 'entertainment'],
    kind: 'lessons',
    schemaType: 'SportsActivityLocation',
    asks: ['How many people', 'Level and age']
  },
  'riding-school': {
    name: 'Riding school',
    industries: ['education', 'entertainment'],
    kind: 'lessons',
    schemaType: 'SportsActivityLocation',
    asks: ['Level, age and height of the rider']
  },
  nursery: {
    name: 'Nursery or childminder',
    industries: ['education', 'services'],
    kind: 'childcare',
    schemaType: 'ChildCare'
  },
  restaurant: { name: 'Restaurant', industries: ['restaurant'], kind: 'table', schemaType: 'Restaurant' },
  trattoria: {
    name: 'Trattoria or pizzeria',
    industries: ['restaurant'],
    kind: 'table',
    schemaType: 'Restaurant'
  },
  cafe: { name: 'Café', industries: ['restaurant'], kind: 'table', schemaType: 'CafeOrCoffeeShop' },
  bakery: { name: 'Bakery', industries: ['restaurant', 'ecommerce'], kind: 'counter', schemaType: 'Bakery' },
  'cake-maker': {
    name: 'Cake maker',
    industries: ['restaurant', 'ecommerce'],
    kind: 'counter',
    schemaType: 'Bakery',
    asks: ['The occasion and the day', 'How many guests']
  },
  takeaway: {
    name: 'Takeaway',
    industries: ['restaurant'],
    kind: 'counter',
    schemaType: 'FastFoodRestaurant'
  },
  bar: {
    name: 'Bar or pub',
    industries: ['restaurant', 'entertainment'],
    kind: 'table',
    schemaType: 'BarOrPub'
  },
  caterer: {
    name: 'Caterer',
    industries: ['restaurant', 'services'],
    kind: 'events',
    schemaType: 'FoodEstablishment',
    visits: 'there',
    asks: ['The occasion and the place', 'How many guests']
  },
  'ice-cream': {
    name: 'Ice cream maker',
    industries: ['restaurant'],
    kind: 'counter',
    schemaType: 'IceCreamShop'
  },
  brewery: {
    name: 'Brewery or distillery',
    industries: ['restaurant', 'ecommerce'],
    kind: 'counter',
    schemaType: 'Brewery'
  },
  winery: { name: 'Winery', industries: ['restaurant', 'ecommerce'], kind: 'counter', schemaType: 'Winery' },
  'tea-shop': {
    name: 'Tea shop',
    industries: ['ecommerce', 'restaurant'],
    kind: 'shop',
    schemaType: 'Store'
  },
  florist: {
    name: 'Florist',
    industries: ['ecommerce', 'services'],
    kind: 'shop',
    schemaType: 'Florist',
    asks: ['The occasion and the day']
  },
  bookshop: { name: 'Bookshop', industries: ['ecommerce'], kind: 'shop', schemaType: 'BookStore' },
  butcher: {
    name: 'Butcher',
    industries: ['ecommerce', 'restaurant'],
    kind: 'counter',
    schemaType: 'FoodEstablishment'
  },
  greengrocer: {
    name: 'Greengrocer',
    industries: ['ecommerce', 'restaurant'],
    kind: 'counter',
    schemaType: 'GroceryStore'
  },
  delicatessen: {
    name: 'Delicatessen',
    industries: ['ecommerce', 'restaurant'],
    kind: 'counter',
    schemaType: 'GroceryStore'
  },
  'wine-shop': {
    name: 'Wine shop',
    industries: ['ecommerce', 'restaurant'],
    kind: 'shop',
    schemaType: 'Store'
  },
  jeweller: {
    name: 'Jeweller',
    industries: ['ecommerce', 'services'],
    kind: 'craft',
    schemaType: 'JewelryStore'
  },
  'toy-shop': { name: 'Toy shop', industries: ['ecommerce'], kind: 'shop', schemaType: 'ToyStore' },
  'clothes-shop': {
    name: 'Clothes shop',
    industries: ['ecommerce'],
    kind: 'shop',
    schemaType: 'ClothingStore'
  },
  homeware: { name: 'Homeware shop', industries: ['ecommerce'], kind: 'shop', schemaType: 'HomeGoodsStore' },
  'bicycle-shop': {
    name: 'Bicycle shop',
    industries: ['ecommerce', 'services'],
    kind: 'shop',
    schemaType: 'BikeStore'
  },
  'record-shop': {
    name: 'Record shop',
    industries: ['ecommerce', 'entertainment'],
    kind: 'shop',
    schemaType: 'MusicStore'
  },
  'farm-shop': {
    name: 'Farm shop',
    industries: ['ecommerce', 'restaurant'],
    kind: 'counter',
    schemaType: 'GroceryStore'
  },
  pottery: {
    name: 'Pottery or ceramics studio',
    industries: ['ecommerce', 'education', 'services'],
    kind: 'classes',
    schemaType: 'Store',
    asks: ['How many people', 'Your experience']
  }
} as const satisfies Readonly<Record<string, Trade>>
