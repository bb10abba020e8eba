import type { ProviderId } from '@sitewright/api'
import type { Accounts } from '../../../accounts.ts'
import { providerKinds, type ProviderSettings } from '../kinds.ts'
import { secretPlace } from '../provider.ts'
import { saveProviderRow } from '../providers.repository.ts'
import { testClient } from './client.ts'

/** Switches a provider on at an address of a test. */
export async function configure(
  { database, sealer, now }: Accounts,
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
  const { usual } = providerKinds[id]
  await saveProviderRow(database.db, {
    id,
    enabled: 1,
    client_id: testClient.id,
    client_secret: await sealer.seal(secret, secretPlace(id)),
    secret_last4: 'ient',
    secret_updated_at: now(),
    settings: JSON.stringify({
      issuer,
      ...settings,
      restrictions: { ...usual.restrictions, ...restrictions }
    }),
    updated_at: now()
  })
}
