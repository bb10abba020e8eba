import { hostIds, hosts, type Host, type HostId } from '@sitewright/catalog'
import { IconInfoCircle, IconRocket } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import type { PanelProps } from './deployment.tsx'
import { deploymentMessages as messages } from './messages.ts'
import styles from './deployment.module.css'

const recommended = hostIds.find((id) => (hosts[id] as Host).recommended) ?? 'netlify'
const { name, minutes, reason }: Host = hosts[recommended]

/** The id of a host's checkbox; the links of missing fields lead to the first one. */
function inputId(id: HostId): string {
  return id === hostIds[0] ? 'deployment.platforms' : `platform-${id}`
}

/** Checkboxes for the hosting platforms; the banner names the recommended one. */
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
          <b>{messages.recommendedHost(name)}</b> {reason} {messages.onlineIn(minutes)}
        </p>
        {!platforms.includes(recommended) && (
          <Button
            size="sm"
            onClick={() => {
              toggle(recommended)
              document.getElementById(inputId(recommended))?.focus()
            }}
          >
            {messages.choose(name)}
          </Button>
        )}
      </div>
      <fieldset className={styles.cards}>
        <legend className="vh">{messages.hosts}</legend>
        {hostIds.map((id) => (
          <HostCard
            key={id}
            host={hosts[id]}
            checked={platforms.includes(id)}
            onToggle={() => toggle(id)}
            id={inputId(id)}
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
  id: string
}

function HostCard({ host, checked, onToggle, id }: HostCardProps) {
  const termsId = useId()
  return (
    <div>
      <label className={styles.card}>
        <span className={`choice ${styles.choice}`}>
          <input
            type="checkbox"
            checked={checked}
            onChange={onToggle}
            id={id}
            {...(host.terms === undefined ? {} : { 'aria-describedby': termsId })}
          />
        </span>
        <span className={styles.name}>
          {host.name}
          {host.recommended && <span className="badge rule">{messages.recommended}</span>}
        </span>
        <span className={styles.facts}>
          <span>{host.difficulty[0]?.toUpperCase() + host.difficulty.slice(1)}</span>
          <span className="num">{messages.minutes(host.minutes)}</span>
          <span>{host.price}</span>
        </span>
      </label>
      {host.terms !== undefined && (
        <p className={styles.terms} id={termsId}>
          <IconInfoCircle className="i" aria-hidden />
          {host.terms}
        </p>
      )}
    </div>
  )
}
