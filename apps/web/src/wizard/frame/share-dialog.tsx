import {
  IconFolderOpen,
  IconLink,
  IconTerminal2,
  IconWorldDownload,
  IconFileDownload
} from '@tabler/icons-react'
import { useRef, useState, type ReactNode } from 'react'
import { useBuilder, useBuilderStore } from '../../builder/builder-context.tsx'
import {
  copyConfiguration,
  openConfigurationFiles,
  saveSiteJson,
  type CopyFormat
} from '../../builder/configuration.ts'
import { shareMessages } from '../../builder/messages.ts'
import { namesPictures } from '../../builder/pictures/names-pictures.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { shareDialogMessages as messages } from './messages.ts'
import styles from './share.module.css'

export interface ShareDialogProps {
  opened: boolean
  onClose: () => void
}

const copyRows = [
  {
    what: 'link',
    Icon: IconLink,
    label: shareMessages.copyLink,
    text: messages.copyLinkNote
  },
  {
    what: 'command',
    Icon: IconTerminal2,
    label: shareMessages.copyCommand,
    text: messages.copyCommandNote
  },
  {
    what: 'curl',
    Icon: IconWorldDownload,
    label: shareMessages.copyCurl,
    text: messages.copyCurlNote
  }
] as const satisfies readonly { what: CopyFormat; Icon: typeof IconLink; label: string; text: string }[]

/** The dialog that opens a configuration and exports or shares it. */
export function ShareDialog({ opened, onClose }: ShareDialogProps) {
  const store = useBuilderStore()
  const hasPictures = useBuilder((state) => namesPictures(state.site))
  const [byHand, setByHand] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const close = () => {
    onClose()
    setByHand(undefined)
  }
  return (
    <Dialog title={messages.title} opened={opened} onClose={close}>
      <input
        ref={input}
        type="file"
        multiple
        className="vh"
        accept=".json,.zip,application/json,application/zip"
        aria-label={messages.file}
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length === 0) return
          close()
          void openConfigurationFiles(store, files)
        }}
      />
      {hasPictures && <p className={styles.note}>{messages.picturesStay}</p>}
      <ul className={styles.list}>
        <Row
          icon={<IconFolderOpen className="i" aria-hidden />}
          label={messages.open}
          text={messages.openNote}
          onClick={() => input.current?.click()}
        />
        {copyRows.map(({ what, Icon, label, text }) => (
          <Row
            key={what}
            icon={<Icon className="i" aria-hidden />}
            label={label}
            text={text}
            onClick={() => void copyConfiguration(what, store).then(setByHand)}
          />
        ))}
        <Row
          icon={<IconFileDownload className="i" aria-hidden />}
          label={shareMessages.download}
          text={messages.downloadNote}
          onClick={() => saveSiteJson(store)}
        />
      </ul>
      {byHand !== undefined && (
        <TextAreaField
          label={messages.copyByHand}
          rows={4}
          readOnly
          inputClass="mono"
          value={byHand}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Dialog>
  )
}

interface RowProps {
  icon: ReactNode
  label: string
  text: string
  onClick: () => void
}

function Row({ icon, label, text, onClick }: RowProps) {
  return (
    <li className={styles.row}>
      <p>{text}</p>
      <Button onClick={onClick}>
        {icon}
        {label}
      </Button>
    </li>
  )
}
