import { api as definition, connectionOf } from '../domain/features/api.ts'
import type { FeatureOf } from '../feature.ts'
import '../styles/banners.css'
import { useBackendStatus } from '../ui/hooks.tsx'

/** Connection status, in the footer. */
export function ConnectionLine() {
  const connection = connectionOf(useBackendStatus())
  return (
    <span className="connection" role="status">
      {connection && (
        <>
          <i data-tone={connection.tone} />
          {connection.text}
        </>
      )}
    </span>
  )
}

/** Connects the site to a server of its own, and says how that connection is. */
export const api: FeatureOf<typeof definition> = {
  ...definition,
  components: { footer: ConnectionLine }
}
