import type { SavedProject } from '@sitewright/api'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCall } from '../../profile/requests/answer-or-throw.ts'
import { dialogMessages } from '../messages.ts'
import { upsertProject } from '../requests/use-projects.ts'
import { useProjectAct } from '../requests/use-project-act.ts'
import styles from './share.module.css'

/** The link of a project: made, copied once, ended. */
export function ShareForm({ project, onDone }: { project: SavedProject; onDone: () => void }) {
  const [link, setLink] = useState<string>()
  const call = useCall()
  const client = useQueryClient()
  const { busy, act } = useProjectAct()
  const path = { id: project.id }
  const make = async (): Promise<void> => {
    const made = await act(() => call('POST /api/saved-projects/{id}/share', { path }))
    if (made === undefined) return
    upsertProject(client, made.project)
    setLink(made.link)
  }
  const end = async (): Promise<void> => {
    const ended = await act(() => call('DELETE /api/saved-projects/{id}/share', { path }))
    if (ended === undefined) return
    upsertProject(client, ended)
    toast({ tone: 'good', text: dialogMessages.ended })
    onDone()
  }
  const waits = busy || undefined
  return (
    <>
      <p className="muted">{dialogMessages.shareWhy}</p>
      {link === undefined ? (
        project.shared && <p className={styles.told}>{dialogMessages.alreadyShared}</p>
      ) : (
        <ShareLink link={link} />
      )}
      <div className="dialog-foot">
        {(project.shared || link !== undefined) && (
          <Button className={styles.end} aria-disabled={waits} onClick={() => void end()}>
            {dialogMessages.endLink}
          </Button>
        )}
        {link === undefined ? (
          <Button kind="go" aria-disabled={waits} onClick={() => void make()}>
            {project.shared ? dialogMessages.newLink : dialogMessages.makeLink}
          </Button>
        ) : (
          <Button onClick={onDone}>{dialogMessages.close}</Button>
        )}
      </div>
    </>
  )
}

function ShareLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast({ tone: 'good', text: dialogMessages.copied })
    } catch {
      field.current?.select()
      toast({ tone: 'warn', text: dialogMessages.notCopied })
    }
  }
  return (
    <div className={styles.made}>
      <TextField
        ref={field}
        label={dialogMessages.link}
        help={dialogMessages.once}
        value={link}
        readOnly
        inputClass="mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="go" onClick={() => void copy()}>
        {dialogMessages.copy}
      </Button>
    </div>
  )
}
