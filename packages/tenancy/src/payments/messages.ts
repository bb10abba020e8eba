/** Texts of payments by a provider. */
export const paymentTexts = {
  unreachable: 'Stripe could not be reached. Nothing was sent; try again.',
  unreadable: 'What answers at the address of Stripe is not Stripe. Look at STRIPE_API_URL.',
  status: (status: number) => `Stripe answered ${status} without a reason.`,
  noPart: (currency: string) =>
    `${currency} has no hundredth part at Stripe. Set a price in whole ${currency}, or have this invoice paid outside.`,
  description: (number: string) => `Invoice ${number}`,
  note: (payment: string) => `Stripe ${payment}`
} as const
