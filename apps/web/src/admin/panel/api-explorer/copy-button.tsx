import { IconCopy } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { toast } from '../../../ui/toast.ts'
import { explorerMessages as words } from './messages.ts'

export function CopyButton({ text }: { text: string }) {
  const copy = async (): Promise<void> => {
    const isDone = await copyText(text)
    toast(isDone ? { tone: 'success', text: words.copied } : { tone: 'danger', text: words.copyFailed })
  }
  return (
    <Button kind="quiet" onClick={() => void copy()}>
      <IconCopy className="i" aria-hidden />
      {words.copy}
    </Button>
  )
}
