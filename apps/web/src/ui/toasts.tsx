import './styles/toast.css'
import { Portal } from '@ark-ui/react/portal'
import { createToaster, Toast as ArkToast, Toaster, useToastContext } from '@ark-ui/react/toast'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReadableStore } from '../lib/store.ts'
import { useStore } from '../lib/use-store.ts'
import { uiMessages } from './messages.ts'
import { shown, toastDuration, takeToasts, type Toast } from './toast.ts'
import type { Tone } from './tone.ts'
import { offerUndo } from './undo-offers.ts'
import { useToastKey } from './use-toast-key.ts'

const icons = {
  info: IconInfoCircle,
  success: IconCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle
} as const satisfies Record<Tone, typeof IconCheck>

/** The library's own key would not keep F6 from leading to the address bar as well; ours is `useToastKey`. */
const noKey = ['none']

const toaster = createToaster({ placement: 'bottom-end', max: 6, gap: 8, hotkey: noKey })

/** Shows the waiting toasts. */
export function Toasts({ waiting }: { waiting: readonly Toast[] }) {
  useEffect(() => {
    // Not while React renders: the library flushes each update at once.
    if (waiting.length > 0) queueMicrotask(() => takeToasts().forEach(show))
  }, [waiting])
  const region = useRef<HTMLDivElement>(null)
  useToastKey(region)
  // Right below the body: what an open dialog hides from screen readers is everything else there but live regions.
  return (
    <Portal>
      <Toaster toaster={toaster} ref={region} className="toasts" aria-label={uiMessages.toasts}>
        {({ meta }) => <ToastView toast={meta?.['toast'] as Toast} />}
      </Toaster>
    </Portal>
  )
}

function ToastView({ toast: { tone, title, text, detail, action, progress } }: { toast: Toast }) {
  const Icon = icons[tone]
  const { visible } = useToastContext()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Leaving the region gives the focus back to where it was.
    const { activeElement } = document
    if (!visible && activeElement instanceof HTMLElement && root.current?.contains(activeElement) === true)
      activeElement.blur()
  }, [visible])
  const message = detail === undefined ? text : `${text} ${detail}`
  return (
    <ArkToast.Root ref={root} role={tone === 'danger' ? 'alert' : 'status'} className={`toast toast-${tone}`}>
      <Icon className="i" aria-hidden />
      <div className="toast-body">
        <ArkToast.Title className={title === undefined ? 'toast-text' : 'toast-title'}>
          {title ?? message}
        </ArkToast.Title>
        {title !== undefined && <ArkToast.Description className="toast-text">{message}</ArkToast.Description>}
        {progress && <ToastProgress label={title ?? text} progress={progress} />}
        {action && <ArkToast.ActionTrigger className="act">{action.label}</ArkToast.ActionTrigger>}
      </div>
      <ArkToast.CloseTrigger className="toast-close" aria-label={uiMessages.close}>
        <IconX className="i s" aria-hidden />
      </ArkToast.CloseTrigger>
    </ArkToast.Root>
  )
}

function ToastProgress({ label, progress }: { label: string; progress: ReadableStore<number> }) {
  return <progress className="toast-progress" aria-label={label} value={useStore(progress)} max={1} />
}

/** Toasts at once; one more closes the oldest, so that the newest is always visible. */
const atOnce = 3

/** The visible toasts, oldest first. */
let onScreen: readonly {
  id: string
  group: string | undefined
  held: boolean
  withdraw: (() => void) | undefined
}[] = []

function gone(id: string): void {
  onScreen.find((each) => each.id === id)?.withdraw?.()
  onScreen = onScreen.filter((each) => each.id !== id)
}

/** Removes the toast that the next one replaces, and the oldest where there are too many; an offer stays. */
function dismissOldest(group: string | undefined): void {
  const same = onScreen.filter((each) => group !== undefined && each.group === group)
  const over = Math.max(0, onScreen.length - same.length + 1 - atOnce)
  const oldest = onScreen.filter((each) => !each.held && !same.includes(each)).slice(0, over)
  for (const { id } of [...same, ...oldest]) close(id)
}

function close(id: string): void {
  gone(id)
  toaster.remove(id)
}

/** Removes all toasts, and with them their offers to undo. */
export function removeToasts(): void {
  takeToasts()
  for (const { id } of onScreen) gone(id)
  toaster.remove()
}

function show(toast: Toast): void {
  const { key, tone, text, title, action, group } = toast
  const durationMs = toastDuration(toast)
  dismissOldest(group)
  const id = toaster.create({
    type: tone === 'danger' ? 'error' : tone,
    title: title ?? text,
    description: title === undefined ? undefined : text,
    duration: durationMs === false ? Infinity : durationMs,
    action: action && { label: action.label, onClick: action.run },
    meta: { toast },
    onStatusChange: ({ status }) => {
      if (status === 'dismissing') gone(id)
    }
  })
  const withdraw =
    action?.isUndo === true
      ? offerUndo(() => {
          close(id)
          action.run()
        })
      : undefined
  onScreen = [...onScreen, { id, group, held: action !== undefined || tone === 'danger', withdraw }]
  if (key !== undefined) shown(key, () => close(id))
}
