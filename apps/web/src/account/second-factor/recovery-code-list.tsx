import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/clipboard.ts'
import { downloadFile } from '../../ui/download.ts'
import { toast } from '../../ui/toast.ts'
import { enrolmentMessages } from './messages.ts'
import styles from './second-factor.module.css'

/** Recovery codes, which are shown once: to copy, to download, to print. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const copy = async (): Promise<void> => {
    const copied = await copyText(codes.join('\n'))
    toast(
      copied
        ? { tone: 'success', text: enrolmentMessages.copied }
        : { tone: 'danger', text: enrolmentMessages.notCopied }
    )
  }
  const download = (): void =>
    downloadFile(enrolmentMessages.file, `${enrolmentMessages.fileHead}\n\n${codes.join('\n')}\n`)
  return (
    <>
      <ul className={`${styles.codes} mono`} data-print aria-label={enrolmentMessages.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <IconCopy className="i s" aria-hidden />
          {enrolmentMessages.copy}
        </Button>
        <Button onClick={download}>
          <IconDownload className="i s" aria-hidden />
          {enrolmentMessages.download}
        </Button>
        <Button onClick={() => print()}>
          <IconPrinter className="i s" aria-hidden />
          {enrolmentMessages.print}
        </Button>
      </div>
    </>
  )
}
