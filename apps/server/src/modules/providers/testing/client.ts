/** The client that the providers of tests know. */
export const testClient = { id: 'sitewright-client', secret: 'a secret of the client' } as const
