import type { UserImport } from '@sitewright/api'
import { importLimits } from '@sitewright/api/limits'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { RequestError } from '../../../../requests/request-error.ts'
import { useAuth } from '../../../../sign-in/auth.tsx'
import { Banner } from '../../../../ui/banner.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { uploadImport } from './import.api.ts'
import styles from './import.module.css'
import { importMessages as words } from './messages.ts'

const megabytes = importLimits.bytes / 1024 / 1024

/** Takes a file and reads what it holds. */
export function ChooseFile({ onRead }: { onRead: (upload: UserImport) => void }) {
  const { session } = useAuth()
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const upload = useMutation({
    mutationFn: (chosen: File) => uploadImport(session, chosen),
    onSuccess: onRead
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (upload.isPending) return
    if (file === undefined) setError(words.noFile)
    else if (file.size > importLimits.bytes) setError(words.tooLarge(megabytes))
    else upload.mutate(file)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {upload.error !== null && <Banner tone="danger">{toMessage(upload.error)}</Banner>}
      <TextField
        type="file"
        label={words.file}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        help={words.fileHelp(megabytes, importLimits.rows)}
        error={error}
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0])
          setError(undefined)
          upload.reset()
        }}
        data-autofocus
      />
      <div className="dialog-footer">
        <SubmitButton sending={upload.isPending}>
          {upload.isPending ? words.reading : words.read}
        </SubmitButton>
      </div>
    </form>
  )
}

/** What is wrong with a file, with the reason where there is one. */
function toMessage(error: Error): string {
  if (!(error instanceof RequestError)) return error.message
  const { message, fields } = error.failure
  const reasons = Object.values(fields)
  return reasons.length === 0 ? message : [words.unreadable, ...reasons].join(' ')
}
