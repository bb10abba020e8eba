import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAuth, useView } from '../../../sign-in/auth.tsx'
import { useBuilder, useBuilderStore } from '../../../builder/builder-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { conflictMessages, offerMessages } from '../messages.ts'
import { useOpenProject } from '../use-open-project.ts'
import { projectsQuery, uploadOfferKey } from '../projects.api.ts'
import { ConflictDialog } from '../saving/conflict-dialog.tsx'
import { findSavedRef } from '../saving/report-saved.ts'
import { useSaveProject } from '../saving/use-save-project.ts'
import { findUploadOffer, type UploadOffer } from './find-upload-offer.ts'
import styles from './upload-offer-panel.module.css'

/** The upload offer as a panel; nothing where the account is up to date. */
export function UploadOfferPanel() {
  const { session } = useAuth()
  const client = useQueryClient()
  const { stage, show, save, decide } = useSaveProject(session)
  const open = useOpenProject()
  const offer = useUploadOffer()
  const refetch = (): Promise<void> => client.invalidateQueries({ queryKey: projectsQuery.queryKey })
  const name = useBuilder(({ site }) => site.businessInfo.businessName) || offerMessages.unnamed
  const accept = (taken: UploadOffer): void => {
    if (taken.kind === 'newer') void open(taken.project.id)
    else if (taken.kind === 'conflict') show(taken)
    else void save().then(refetch)
  }
  return (
    <>
      {offer.kind !== 'none' && (
        <section className={styles.offer} aria-label={offerMessages.title}>
          <p>
            <b>{offerMessages.title}</b>
            {describeOffer(offer, name)}
          </p>
          <Button onClick={() => accept(offer)}>{actionLabels[offer.kind]}</Button>
        </section>
      )}
      <ConflictDialog
        conflict={stage.kind === 'conflict' ? stage.conflict : undefined}
        onDecide={(decision, conflict) => void decide(decision, conflict).then(refetch)}
        onClose={() => show({ kind: 'idle' })}
      />
    </>
  )
}

const actionLabels = {
  new: offerMessages.save,
  changes: offerMessages.saveChanges,
  newer: conflictMessages.openTheirs,
  conflict: offerMessages.compare
} as const

function describeOffer(offer: Exclude<UploadOffer, { kind: 'none' }>, name: string): string {
  if (offer.kind === 'new') return offerMessages.new(name)
  if (offer.kind === 'conflict') return offerMessages.conflict(offer.conflict.project.name)
  const { project } = offer
  return offerMessages[offer.kind](project.name, project.version)
}

function useUploadOffer(): UploadOffer {
  const { state, session } = useAuth()
  const store = useBuilderStore()
  const userId = state.kind === 'signed-in' ? state.user.id : ''
  const { data = { kind: 'none' } } = useQuery<UploadOffer>({
    queryKey: [...uploadOfferKey, userId],
    // The site of this browser is the administrator's, also while another user's projects are viewed.
    enabled: useView() === undefined,
    queryFn: () => findUploadOffer(session.call, store.get().site, findSavedRef(userId))
  })
  return data
}
