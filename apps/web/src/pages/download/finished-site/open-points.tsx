import { openPointsOf, type OpenPoint } from '@sitewright/builder'
import type { Draft, Site } from '@sitewright/site'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useDraftsOf } from '../../../builder/use-drafts.ts'
import styles from './finished-site.module.css'
import { finishedSiteMessages as messages } from './messages.ts'
import { useOpenDraft, useOpenField } from './use-open-field.ts'

/** Drafts that are listed at once; the others are behind a summary that counts them. */
const shownDrafts = 4

/** What a finished site lacks and leaves out, each with a button that leads to its field. */
export function OpenPointLists({ site, editable }: { site: Site; editable: boolean }) {
  const { missing, leftOut } = useMemo(() => openPointsOf(site), [site])
  const drafts = useDraftsOf(site)
  const complete = missing.length + leftOut.length === 0 && drafts?.length === 0
  return (
    <div className={styles.before}>
      <h3>{messages.before}</h3>
      {complete && (
        <p className={styles.complete}>
          <IconCheck className="i s" aria-hidden />
          {messages.complete}
        </p>
      )}
      {missing.length > 0 && (
        <>
          <h4>{messages.missing}</h4>
          <ul>
            {missing.map((point) => (
              <PointRow key={point.what} point={point} editable={editable} />
            ))}
          </ul>
        </>
      )}
      {!complete && (drafts === undefined || leftOut.length + drafts.length > 0) && (
        <>
          <h4>{messages.leftOut}</h4>
          <p>{drafts === undefined ? messages.counting : messages.leftOutLead}</p>
          <ul>
            {leftOut.map((point) => (
              <PointRow key={point.what} point={point} editable={editable} />
            ))}
            {drafts?.slice(0, shownDrafts).map((draft) => (
              <DraftRow key={draft.address} draft={draft} editable={editable} />
            ))}
          </ul>
          <MoreDrafts drafts={drafts?.slice(shownDrafts) ?? []} editable={editable} />
        </>
      )}
      {!editable && !complete && <p>{messages.elsewhere}</p>}
    </div>
  )
}

function MoreDrafts({ drafts, editable }: { drafts: readonly Draft[]; editable: boolean }) {
  if (drafts.length === 0) return null
  return (
    <details>
      <summary>{messages.more(drafts.length)}</summary>
      <ul>
        {drafts.map((draft) => (
          <DraftRow key={draft.address} draft={draft} editable={editable} />
        ))}
      </ul>
    </details>
  )
}

function PointRow({ point, editable }: { point: OpenPoint; editable: boolean }) {
  const openField = useOpenField()
  const { what, why, link } = point
  return (
    <li>
      <div>
        <b>{what}</b>
        <p>{why}</p>
      </div>
      {editable && (
        <button type="button" className="link" onClick={() => openField(link)}>
          {link.label}
        </button>
      )}
    </li>
  )
}

function DraftRow({ draft, editable }: { draft: Draft; editable: boolean }) {
  const openDraft = useOpenDraft()
  const { address, guess, lines } = draft
  return (
    <li>
      <div>
        <b>{guess}</b>
        <p className={styles.guess}>{lines.join(' · ')}</p>
      </div>
      {editable && (
        <button
          type="button"
          className="link"
          aria-label={messages.decideThis(guess)}
          onClick={() => openDraft(address)}
        >
          {messages.decide}
        </button>
      )}
    </li>
  )
}
