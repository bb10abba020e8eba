/** The three plans of spec 3 §9, and the line that its service cards carry. */
export const planPrices = {
  starter: { name: 'Starter', price: '$99', per: '/mo' },
  professional: { name: 'Professional', price: '$299', per: '/mo' },
  enterprise: { name: 'Enterprise', price: 'Custom', per: '' }
} as const

/** What a service costs that is paid by the month. */
export const startingPrice = 'Starting at $99/mo'

/** The placeholder figures of spec 3 §9. */
export const figures = { years: '10+', clients: '500+', satisfaction: '98%', support: '24/7' } as const
