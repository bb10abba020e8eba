import type { ProviderId } from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import { providerKinds, type ProviderSettings } from '../../src/providers/provider-kinds.ts'
import { clientSecretContext } from '../../src/providers/provider.ts'
import { saveProviderRow } from '../../src/providers/providers.repository.ts'
import { testClient } from './client.ts'

/** Enables a provider at the URL of a test server. */
export async function configureProvider(
  { database, encryptor, now }: Services,
  id: ProviderId,
  issuer: string,
  {
    restrictions,
    secret = testClient.secret,
    ...settings
  }: Partial<Omit<ProviderSettings, 'restrictions'>> & {
    restrictions?: Partial<ProviderSettings['restrictions']>
    secret?: string
  } = {}
): Promise<void> {
  const { defaults } = providerKinds[id]
  await saveProviderRow(database.db, {
    id,
    enabled: 1,
    client_id: testClient.id,
    client_secret: await encryptor.encrypt(secret, clientSecretContext(id)),
    secret_last4: 'ient',
    secret_updated_at: now(),
    secret_expires_at: null,
    settings: JSON.stringify({
      issuer,
      ...settings,
      restrictions: { ...defaults.restrictions, ...restrictions }
    }),
    updated_at: now()
  })
}
