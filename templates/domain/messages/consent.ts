/** Messages of the consent banner for analytics. */
export const consentMessages = {
  title: 'Privacy',
  question: (services: readonly string[]) =>
    `May this site count visits with ${services.join(' and ')}? It works the same without.`,
  yes: 'Yes, count',
  no: 'No, thanks',
  change: 'Privacy choices'
} as const
