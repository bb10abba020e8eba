import { useRef } from 'react'
import { Button } from './button.tsx'
import { copyText } from './clipboard.ts'
import styles from './copy-field.module.css'
import { TextField } from './field.tsx'
import { copyMessages } from './messages.ts'
import { toast } from './toast.ts'

interface CopyFieldProps {
  label: string
  value: string
  help?: string
  /** Label of its button. */
  copy: string
  /** Announced once it is on the clipboard. @default 'Copied' */
  copied?: string
  kind?: 'go'
}

/** A text that is there to be copied. Where the browser does not allow it, it is selected, to be copied by hand. */
export function CopyField({ label, value, help, copy, copied = copyMessages.copied, kind }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const put = async (): Promise<void> => {
    if (await copyText(value)) return toast({ tone: 'success', text: copied })
    field.current?.select()
    toast({ tone: 'warning', text: copyMessages.notCopied })
  }
  return (
    <div className={styles.copy}>
      <TextField
        ref={field}
        label={label}
        help={help}
        value={value}
        readOnly
        inputClass="mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind={kind} onClick={() => void put()}>
        {copy}
      </Button>
    </div>
  )
}
