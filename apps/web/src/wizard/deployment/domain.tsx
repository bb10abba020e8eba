import { Switch } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import type { PanelProps } from './deployment.tsx'
import styles from './deployment.module.css'

const hostPlaceholder = '{host}'

/** The address under which the site will be known. */
export function Domain({ deployment, merge }: PanelProps) {
  const { domain, ssl } = deployment
  const host = domain === '' ? hostPlaceholder : domain
  return (
    <>
      <TextField
        id="deployment.domain"
        label="Domain"
        aside="Optional"
        placeholder={hostPlaceholder}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={domain}
        onChange={(event) => merge({ domain: event.currentTarget.value.trim() })}
        help="Used for the canonical links, the sitemap and the settings of the platforms."
      />
      <div className={styles.option}>
        <Switch label="SSL" checked={ssl} onChange={(on) => merge({ ssl: on })} />
      </div>
      <p className={styles.address}>
        The site will be at <output>{ssl ? `https://${host}` : host}</output>
      </p>
      {!ssl && (
        <p className="err">
          Without https no browser installs the site or lets it work offline. Leave SSL on, if you can.
        </p>
      )}
    </>
  )
}
