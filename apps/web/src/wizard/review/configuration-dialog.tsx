import { toCliCommand, toCurlCommand, createLink } from '@sitewright/builder'
import { IconDownload, IconLink, IconTerminal2, IconWorld } from '@tabler/icons-react'
import { useSite } from '../../builder/builder-context.tsx'
import { copyText } from '../../ui/clipboard.ts'
import { downloadFile } from '../../ui/download.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { reviewMessages as messages } from './messages.ts'
import { shareMessages } from '../../builder/messages.ts'
import styles from './review.module.css'
import { toast } from '../../ui/toast.ts'

/** The configuration as JSON, with every way to export it. */
export function ConfigurationDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const site = useSite()
  const text = JSON.stringify(site, null, 2)
  const copy = async (what: string, value: string) => {
    const copied = await copyText(value)
    toast(
      copied
        ? { tone: 'success', text: messages.copied(what) }
        : { tone: 'danger', text: shareMessages.copyFailed }
    )
  }
  const copyLink = async () => {
    const link = await createLink(site, `${location.origin}/builder`)
    if (link.ok) await copy(messages.link, link.text)
    else toast({ tone: 'danger', text: link.message })
  }
  return (
    <Dialog title={messages.configuration} opened={opened} onClose={onClose} size={760}>
      <div className={styles.ways}>
        <Button size="sm" onClick={() => void copyLink()}>
          <IconLink className="i s" aria-hidden />
          {shareMessages.copyLink}
        </Button>
        <Button size="sm" onClick={() => void copy(messages.command, toCliCommand(site))}>
          <IconTerminal2 className="i s" aria-hidden />
          {shareMessages.copyCommand}
        </Button>
        <Button size="sm" onClick={() => void copy('curl', toCurlCommand(site, location.origin))}>
          <IconWorld className="i s" aria-hidden />
          {shareMessages.copyCurl}
        </Button>
        <Button size="sm" onClick={() => downloadFile('site.json', text)}>
          <IconDownload className="i s" aria-hidden />
          {shareMessages.download}
        </Button>
      </div>
      <textarea className={styles.json} aria-label={messages.siteJson} readOnly value={text} rows={18} />
    </Dialog>
  )
}
