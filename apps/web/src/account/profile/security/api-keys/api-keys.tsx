import type { ApiKey } from '@sitewright/api'
import { apiKeyLimits } from '@sitewright/api/api-key-limits'
import { IconApi } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { describeApiKey } from '../../../../lib/describe-api-key.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { FeatureButton } from '../../../../sign-in/tenant-features/feature-button.tsx'
import { useFeatureRefusal } from '../../../../sign-in/tenant-features/use-feature-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Section, SectionRow } from '../../../../ui/section.tsx'
import { Status } from '../../../../ui/status.tsx'
import { useDialog } from '../../use-dialog.ts'
import styles from '../security.module.css'
import { AddKeyDialog } from './add-key-dialog.tsx'
import { apiKeysQuery } from './api-keys.api.ts'
import { apiKeyMessages as messages } from './messages.ts'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

/** The user's API keys. Users without permissions have none, since a key would open nothing. */
export function ApiKeys() {
  const query = useQuery(apiKeysQuery)
  const adding = useDialog()
  const refusal = useFeatureRefusal('api-keys')
  const list = useRef<HTMLDivElement>(null)
  if (query.data?.grantable.length === 0 && query.data.keys.length === 0) return null
  return (
    <Section title={messages.title} note={messages.note}>
      <QueryBoundary query={query} rows={1}>
        {({ keys, grantable }) => (
          <div ref={list} tabIndex={-1} className={styles.list}>
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoked={() => list.current?.focus()} />
            ))}
            <SectionRow
              name={keys.length === 0 ? messages.none : messages.count(keys.length, apiKeyLimits.keys)}
              detail={refusal ?? messages.noneDetail}
            >
              {grantable.length > 0 && keys.length < apiKeyLimits.keys && (
                <FeatureButton feature="api-keys" onClick={adding.open}>
                  {messages.add}
                </FeatureButton>
              )}
            </SectionRow>
            <AddKeyDialog
              key={adding.round}
              grantable={grantable}
              opened={adding.opened}
              onClose={adding.close}
            />
          </div>
        )}
      </QueryBoundary>
    </Section>
  )
}

function KeyRow({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => void }) {
  const clock = useClock()
  const revoking = useDialog()
  const { name, expired } = apiKey
  return (
    <>
      <SectionRow
        icon={<IconApi className="i" aria-hidden />}
        name={name}
        status={expired && <Status tone="warning">{messages.expired}</Status>}
        detail={describeApiKey(apiKey, clock)}
      >
        <Button onClick={revoking.open} aria-label={messages.revokeOf(name)}>
          {messages.revoke}
        </Button>
      </SectionRow>
      <RevokeKeyDialog
        key={revoking.round}
        apiKey={apiKey}
        opened={revoking.opened}
        onClose={revoking.close}
        onRevoked={onRevoked}
      />
    </>
  )
}
