/** Industries of the business form (spec 1 §3), with restaurant and cyber-security, which have content of their own. */
export const industries = {
  ecommerce: 'E-commerce & Retail',
  healthcare: 'Healthcare',
  education: 'Education',
  entertainment: 'Entertainment',
  photography: 'Photography',
  realestate: 'Real Estate',
  services: 'Professional Services',
  finance: 'Finance',
  technology: 'Technology',
  restaurant: 'Restaurant & Food',
  'cyber-security': 'Cyber Security',
  other: 'Other'
} as const satisfies Record<string, string>

/** Id of an industry. */
export type IndustryId = keyof typeof industries

/** Every industry, in the order of the form. */
export const industryIds = Object.keys(industries) as IndustryId[]

/** Target audiences of the business form (spec 1 §3). */
export const audiences = [
  'General Consumers',
  'Business Professionals',
  'Students',
  'Seniors',
  'Millennials',
  'Gen Z',
  'Small Business Owners',
  'Enterprise Customers',
  'Mobile Users',
  'Desktop Users'
] as const

/** A target audience, by its name. */
export type Audience = (typeof audiences)[number]
