import '../../styles/pages/chat-widget.css'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { keepClear } from '../../browser/clear-spot.ts'
import { onKey } from '../../browser/keyboard.ts'
import { chatMessages } from '../../domain/messages/chat.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePagePath } from '../../ui/site-context.tsx'
import { ChatPanel } from './chat-panel.tsx'

/** The chat widget in a corner of every page but its own. */
export function ChatWidget() {
  const id = useId()
  const { pathname } = useLocation()
  const onChatPage = pathname === usePagePath('chat')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => keepClear(() => button.current), [pathname, open])

  useEffect(() => {
    if (open) input.current?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = open
  }, [open])

  useEffect(() => {
    if (!open) return undefined
    return onKey((key) => {
      if (key === 'Escape') setOpen(false)
    })
  }, [open])

  if (onChatPage) return null
  if (!open) {
    return (
      <button
        type="button"
        className="chat-button"
        ref={button}
        aria-label={chatMessages.open}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" />
      </button>
    )
  }

  return (
    <div className="chat widget" role="dialog" aria-labelledby={id}>
      <ChatPanel
        titleId={id}
        input={input}
        control={<IconButton icon="close" label={chatMessages.close} onClick={() => setOpen(false)} />}
      />
    </div>
  )
}
