export type PaymentMisfit = 'unknown' | 'void' | 'paid-already' | 'amount'

/** Why a payment settles no invoice; the number is that of the invoice. */
export const paymentMisfitMessages = {
  unknown: () => 'it names no invoice of this installation.',
  void: (number: string) => `invoice ${number} is void. Pay it back at the provider.`,
  'paid-already': (number: string) => `invoice ${number} was paid already. Pay one of them back.`,
  amount: (number: string) =>
    `invoice ${number} is of another amount or currency, and still open. Settle it by hand.`
} as const satisfies Record<PaymentMisfit, (number: string) => string>
