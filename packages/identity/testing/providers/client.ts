/** OAuth client of the test providers. */
export const testClient = { id: 'sitewright-client', secret: 'a secret of the client' } as const
