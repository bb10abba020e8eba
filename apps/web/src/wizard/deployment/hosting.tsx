import { hostIds, hosts, type Host, type HostId } from '@sitewright/catalog'
import { IconRocket } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import type { PanelProps } from './deployment.tsx'
import styles from './deployment.module.css'

const recommended = hostIds.find((id) => (hosts[id] as Host).recommended) ?? 'vercel'

/** The hosting platforms, several at once; the banner names the one that we would take. */
export function Hosting({ deployment, merge }: PanelProps) {
  const { platforms } = deployment
  const toggle = (id: HostId) =>
    merge({
      platforms: platforms.includes(id) ? platforms.filter((each) => each !== id) : [...platforms, id]
    })
  return (
    <>
      <div className={styles.banner}>
        <IconRocket className="i" aria-hidden />
        <p>
          <b>Recommended: {hosts[recommended].name}.</b> Online in about {hosts[recommended].minutes} minutes,
          with a free tier.
        </p>
        {!platforms.includes(recommended) && (
          <Button size="sm" onClick={() => toggle(recommended)}>
            Use {hosts[recommended].name}
          </Button>
        )}
      </div>
      <fieldset className={styles.cards}>
        <legend className="vh">Hosting platforms</legend>
        {hostIds.map((id, index) => (
          <HostCard
            key={id}
            host={hosts[id]}
            checked={platforms.includes(id)}
            onToggle={() => toggle(id)}
            {...(index === 0 ? { id: 'deployment.platforms' } : {})}
          />
        ))}
      </fieldset>
    </>
  )
}

interface HostCardProps {
  host: Host
  checked: boolean
  onToggle: () => void
  id?: string
}

function HostCard({ host, checked, onToggle, id }: HostCardProps) {
  return (
    <label className={styles.card}>
      <span className={`tick ${styles.tick}`}>
        <input type="checkbox" checked={checked} onChange={onToggle} {...(id === undefined ? {} : { id })} />
      </span>
      <span className={styles.name}>
        {host.name}
        {host.recommended && <span className="badge rule">Recommended</span>}
      </span>
      <span className={styles.facts}>
        <span>{host.difficulty[0]?.toUpperCase() + host.difficulty.slice(1)}</span>
        <span className="num">{host.minutes} minutes</span>
        <span>{host.price}</span>
      </span>
    </label>
  )
}
