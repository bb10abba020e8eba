import type { IndustryId } from '@sitewright/catalog'
import type { TradeKind } from './kinds.ts'

/** Whether customers come to the business, it goes to them, or both. */
export type Visits = 'here' | 'there' | 'both'

/** A question of a visitor, with an answer that states nothing that is not known. */
export interface TradeQuestion {
  readonly question: string
  readonly answer: string
}

/** Types of schema.org below LocalBusiness and Organization that trades have. */
export type SchemaType =
  | 'AccountingService'
  | 'AutoRepair'
  | 'Bakery'
  | 'BarOrPub'
  | 'BeautySalon'
  | 'BedAndBreakfast'
  | 'BikeStore'
  | 'BookStore'
  | 'Brewery'
  | 'CafeOrCoffeeShop'
  | 'Campground'
  | 'ChildCare'
  | 'ClothingStore'
  | 'Dentist'
  | 'DryCleaningOrLaundry'
  | 'EducationalOrganization'
  | 'Electrician'
  | 'EntertainmentBusiness'
  | 'ExerciseGym'
  | 'FastFoodRestaurant'
  | 'FinancialService'
  | 'Florist'
  | 'FoodEstablishment'
  | 'GeneralContractor'
  | 'GroceryStore'
  | 'HairSalon'
  | 'HealthAndBeautyBusiness'
  | 'HomeAndConstructionBusiness'
  | 'HomeGoodsStore'
  | 'Hostel'
  | 'Hotel'
  | 'HousePainter'
  | 'IceCreamShop'
  | 'InsuranceAgency'
  | 'JewelryStore'
  | 'LegalService'
  | 'LocalBusiness'
  | 'Locksmith'
  | 'LodgingBusiness'
  | 'MedicalBusiness'
  | 'MovingCompany'
  | 'MusicStore'
  | 'NGO'
  | 'NailSalon'
  | 'Notary'
  | 'Optician'
  | 'Organization'
  | 'Pharmacy'
  | 'Physician'
  | 'Plumber'
  | 'ProfessionalService'
  | 'RealEstateAgent'
  | 'Restaurant'
  | 'RoofingContractor'
  | 'SportsActivityLocation'
  | 'SportsClub'
  | 'Store'
  | 'TattooParlor'
  | 'TireShop'
  | 'ToyStore'
  | 'TravelAgency'
  | 'VeterinaryCare'
  | 'Winery'

/** What a site takes from the trade of its business. */
export interface Trade {
  /** Name in a list, such as `Dog groomer`. */
  readonly name: string
  /** Industries of the form that fit it, its own first. */
  readonly industries: readonly IndustryId[]
  readonly kind: TradeKind
  readonly schemaType: SchemaType
  /** @default those of its kind */
  readonly visits?: Visits
  /** What a booking asks beside name and way of contact. @default that of its kind */
  readonly asks?: readonly string[]
  /** @default those of its kind */
  readonly questions?: readonly TradeQuestion[]
}
