import type { SharedProject } from '@sitewright/api'
import { features, frameworks, industries, layouts } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useBuilderStore } from '../../../builder/builder-context.tsx'
import { namesPictures } from '../../../builder/pictures/names-pictures.ts'
import { Button } from '../../../ui/button.tsx'
import { formatRelativeTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { projectMessages, sharedMessages } from '../messages.ts'
import { openSiteWithUndo } from '../open-project.ts'
import { parseProjectSite } from '../saving/save-site.ts'
import styles from './shared.module.css'

/** A read-only view of a shared project, and the button that copies it. */
export function SharedSite({ project }: { project: SharedProject }) {
  const clock = useClock()
  const store = useBuilderStore()
  const navigate = useNavigate()
  const site = parseProjectSite(project)
  const openCopy = async (copied: Site): Promise<void> => {
    await openSiteWithUndo(store, copied, project.name)
    await navigate('/builder')
  }
  return (
    <article className={styles.shared}>
      <img className={styles.picture} src={project.thumbnail} alt="" width={480} height={300} />
      <div>
        <p className={styles.eyebrow}>{sharedMessages.title}</p>
        <h1>{project.name}</h1>
        <p className={styles.lead}>{sharedMessages.saved(formatRelativeTime(project.updatedAt, clock))}</p>
        {site === undefined ? (
          <p role="alert">{projectMessages.notOpened}</p>
        ) : (
          <>
            <SiteFacts site={site} />
            <p className={styles.lead}>{sharedMessages.readOnly}</p>
            {namesPictures(site) && <p className={styles.lead}>{sharedMessages.picturesStay}</p>}
            <Button kind="go" onClick={() => void openCopy(site)}>
              {sharedMessages.goOn}
            </Button>
          </>
        )}
      </div>
    </article>
  )
}

function SiteFacts({ site }: { site: Site }) {
  const { businessInfo, selectedFramework, selectedFeatures, customization } = site
  const { primaryColor, secondaryColor } = customization
  const business = [
    businessInfo.businessName,
    businessInfo.industry === '' ? '' : industries[businessInfo.industry]
  ]
  return (
    <dl className={styles.facts}>
      <SiteFact name={sharedMessages.business}>
        {business.filter(Boolean).join(', ') || sharedMessages.none}
      </SiteFact>
      <SiteFact name={sharedMessages.framework}>{frameworks[selectedFramework].name}</SiteFact>
      <SiteFact name={sharedMessages.layout}>{layouts[customization.layout].name}</SiteFact>
      <SiteFact name={sharedMessages.font}>{customization.fontFamily}</SiteFact>
      <SiteFact name={sharedMessages.colors}>
        {Object.entries({ primaryColor, secondaryColor }).map(([use, color]) => (
          <span key={use} className={styles.color}>
            <i style={{ background: color }} />
            <span className="mono">{color}</span>
          </span>
        ))}
      </SiteFact>
      <SiteFact name={sharedMessages.features}>
        {selectedFeatures.map((id) => features[id].name).join(', ') || sharedMessages.none}
      </SiteFact>
    </dl>
  )
}

function SiteFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
