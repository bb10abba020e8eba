import type { SavedProject } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { FeatureButton } from '../../../sign-in/tenant-features/feature-button.tsx'
import { useFeatureRefusal } from '../../../sign-in/tenant-features/use-feature-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { dialogMessages } from '../messages.ts'
import { shareProject, unshareProject } from '../projects.api.ts'
import styles from './share.module.css'

/** The share link of a project: created, copied once, ended. */
export function ShareForm({ project, onDone }: { project: SavedProject; onDone: () => void }) {
  const share = useMutation(shareProject)
  const unshare = useMutation({
    ...unshareProject,
    onSuccess: () => {
      toast({ tone: 'success', text: dialogMessages.ended })
      onDone()
    }
  })
  const refusal = useFeatureRefusal('share-links')
  const link = share.data?.link
  const busy = share.isPending || unshare.isPending
  const create = (): void => {
    if (!busy) share.mutate({ path: { id: project.id } })
  }
  const end = (): void => {
    if (!busy) unshare.mutate({ path: { id: project.id } })
  }
  return (
    <>
      <p className="muted">{dialogMessages.shareWhy}</p>
      {link === undefined ? (
        <>
          {project.shared && refusal === undefined && (
            <p className={styles.shared}>{dialogMessages.alreadyShared}</p>
          )}
          {refusal !== undefined && (
            <p className={styles.shared}>
              {project.shared ? `${dialogMessages.linkStopped} ${refusal}` : refusal}
            </p>
          )}
        </>
      ) : (
        <div className={styles.link}>
          <CopyField
            label={dialogMessages.link}
            help={dialogMessages.once}
            value={link}
            copy={dialogMessages.copy}
            copied={dialogMessages.copied}
            kind="go"
          />
        </div>
      )}
      <div className="dialog-footer">
        {(project.shared || link !== undefined) && (
          <Button className="danger" aria-disabled={busy || undefined} onClick={end}>
            {dialogMessages.endLink}
          </Button>
        )}
        {link === undefined ? (
          <FeatureButton feature="share-links" kind="go" aria-disabled={busy || undefined} onClick={create}>
            {project.shared ? dialogMessages.newLink : dialogMessages.makeLink}
          </FeatureButton>
        ) : (
          <Button onClick={onDone}>{dialogMessages.close}</Button>
        )}
      </div>
    </>
  )
}
