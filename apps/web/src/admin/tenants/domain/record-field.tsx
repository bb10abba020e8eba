import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './domain.module.css'
import { domainMessages as words } from './messages.ts'

interface RecordFieldProps {
  label: string
  value: string
  /** What its button says. */
  copy: string
}

/** A part of a DNS record, to be copied. */
export function RecordField({ label, value, copy }: RecordFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const put = async (): Promise<void> => {
    if (await copyText(value)) return toast({ tone: 'success', text: words.copied })
    field.current?.select()
    toast({ tone: 'warning', text: words.notCopied })
  }
  return (
    <div className={styles.record}>
      <TextField
        ref={field}
        label={label}
        value={value}
        readOnly
        inputClass="mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void put()}>{copy}</Button>
    </div>
  )
}
