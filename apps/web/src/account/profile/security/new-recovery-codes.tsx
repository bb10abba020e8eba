import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { copyText, saveText } from '../../../ui/hand-over.ts'
import { toast } from '../../../ui/toast.ts'
import { focusFirst } from '../focus-first.ts'
import { profileMessages } from '../messages.ts'
import { toastSuccess } from '../toasts.ts'
import { secondFactorMessages } from './messages.ts'
import styles from './security.module.css'

interface NewRecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** New recovery codes, which are shown once: to copy, to download, to print. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  const copy = async (): Promise<void> => {
    if (await copyText(codes.join('\n'))) return toastSuccess(secondFactorMessages.copied)
    toast({ tone: 'bad', text: secondFactorMessages.notCopied })
  }
  const download = (): void =>
    saveText(secondFactorMessages.file, `${secondFactorMessages.fileHead}\n\n${codes.join('\n')}\n`)
  return (
    <>
      <p className={styles.notice} tabIndex={-1} ref={focusFirst}>
        {secondFactorMessages.keepCodes}
      </p>
      <ul className={`${styles.codes} mono`} data-print aria-label={secondFactorMessages.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <IconCopy className="i s" aria-hidden />
          {secondFactorMessages.copy}
        </Button>
        <Button onClick={download}>
          <IconDownload className="i s" aria-hidden />
          {secondFactorMessages.download}
        </Button>
        <Button onClick={() => print()}>
          <IconPrinter className="i s" aria-hidden />
          {secondFactorMessages.print}
        </Button>
      </div>
      <div className="dialog-foot">
        <Button kind="go" onClick={onDone}>
          {profileMessages.done}
        </Button>
      </div>
    </>
  )
}
