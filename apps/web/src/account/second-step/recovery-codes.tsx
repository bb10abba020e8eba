import { accountMessages } from '@sitewright/api/messages'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { copyText, saveText } from '../../ui/hand-over.ts'
import { toast } from '../../ui/toast.ts'
import styles from './second-step.module.css'

/** The recovery codes, shown once, with ways to store them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`
  const copy = async (): Promise<void> => {
    const copied = await copyText(text)
    toast(
      copied
        ? { tone: 'good', text: accountMessages.copied }
        : { tone: 'warn', text: accountMessages.notCopied }
    )
  }
  return (
    <>
      <Banner tone="good">{accountMessages.secondStepReady}</Banner>
      <p>{accountMessages.keepCodes}</p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className="mono">
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <IconCopy className="i s" aria-hidden />
          Copy
        </Button>
        <Button onClick={() => saveText('sitewright-recovery-codes.txt', text)}>
          <IconDownload className="i s" aria-hidden />
          Download
        </Button>
      </div>
      <Button kind="go" onClick={onDone}>
        I have kept them
      </Button>
    </>
  )
}
