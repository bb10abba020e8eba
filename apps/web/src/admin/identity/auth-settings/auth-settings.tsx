import { IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { SessionUser } from '@sitewright/api'
import { mayRead as maySee } from '@sitewright/api/access'
import { demoMessages } from '@sitewright/api/messages'
import { useOutletContext, useSearchParams } from 'react-router'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { useBackend } from '../../../sign-in/auth.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ScreenHead } from '../../shared/screen-head.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { AuditLog } from '../audit/audit-log.tsx'
import { auditMessages } from '../audit/messages.ts'
import styles from './auth-settings.module.css'
import { providersQuery } from './auth-settings.api.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { ConfigureDialog } from './providers/configure-dialog.tsx'
import { authSettingsMessages as words } from './messages.ts'
import { PolicyPanel } from './policy-panel.tsx'
import { ProviderCard } from './provider-card.tsx'
import { SignInsPanel } from './sign-in-figures/sign-ins-panel.tsx'
import { SecurityDialog } from './security-settings/security-dialog.tsx'
import { TrialDialog } from './provider-trials/trial-dialog.tsx'
import { useDialogAddress } from './use-dialog-address.ts'

const views = ['signIn', 'audit'] as const

/** The screen of auth settings; an auditor sees the audit log alone. */
export function AuthSettings() {
  const { permissions, tenantId } = useOutletContext<SessionUser>()
  const seesSettings = tenantId === null && maySee(permissions, 'system.config')
  return seesSettings ? <Settings mayRead={maySee(permissions, 'audit.read')} /> : <AuditScreen />
}

function AuditScreen() {
  const { tenantId } = useOutletContext<SessionUser>()
  return (
    <>
      <ScreenHead
        title={auditMessages.title}
        lead={tenantId === null ? auditMessages.lead : auditMessages.leadOfTenant}
      />
      <AuditLog />
    </>
  )
}

/** Who may sign in, and how: the providers, and the security settings (spec 2 §2). */
function Settings({ mayRead }: { mayRead: boolean }) {
  const [query, setQuery] = useSearchParams()
  const mayChange = useOutletContext<SessionUser>().permissions.includes('system.config')
  const view = query.get('view') === 'audit' ? 'audit' : 'signIn'
  const { open } = useDialogAddress()
  const show = (next: (typeof views)[number]) => setQuery(next === 'audit' ? { view: next } : {})
  return (
    <>
      <ScreenHead title={words.title} lead={words.lead}>
        {view === 'signIn' && mayChange && (
          <Button onClick={() => open({ name: 'security' })}>
            <IconShieldLock className="i" aria-hidden />
            {words.security}
          </Button>
        )}
      </ScreenHead>
      {mayRead ? (
        <Tabs
          label={words.viewsLabel}
          value={view}
          items={views.map((value) => ({ value, label: words.views[value] }))}
          onChange={show}
          panelClass={styles.view}
        >
          {view === 'audit' ? <AuditLog /> : <SignInSettings isAuditShown />}
        </Tabs>
      ) : (
        <SignInSettings isAuditShown={false} />
      )}
    </>
  )
}

function SignInSettings({ isAuditShown }: { isAuditShown: boolean }) {
  const providers = useQuery(providersQuery)
  const { backend } = useBackend()
  const mayChange = useOutletContext<SessionUser>().permissions.includes('system.config')
  return (
    // A user who only reads has every control in its place, switched off.
    <fieldset className={styles.plain} disabled={!mayChange}>
      {!mayChange && <Banner tone="info">{words.readOnly}</Banner>}
      {backend.kind === 'demo' && <Banner tone="info">{`${demoMessages.providers} ${words.demo}`}</Banner>}
      <section aria-label={words.providers}>
        <QueryBoundary query={providers} rows={6}>
          {({ providers: all }) => (
            <div className={styles.cards}>
              {all.map((provider) => (
                <ProviderCard key={provider.id} provider={provider} />
              ))}
            </div>
          )}
        </QueryBoundary>
      </section>
      <div className={styles.panels}>
        <PolicyPanel />
        <SignInsPanel />
      </div>
      {isAuditShown && <ChangesPanel />}
      {mayChange && (
        <>
          <ConfigureDialog providers={providers.data?.providers ?? []} />
          <TrialDialog providers={providers.data?.providers ?? []} />
        </>
      )}
      {mayChange && <SecurityDialog />}
    </fieldset>
  )
}
