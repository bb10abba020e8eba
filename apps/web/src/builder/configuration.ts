import { toCliCommand, toCurlCommand, createLink, messages, readLink, snapshotOf } from '@sitewright/builder'
import { copyText } from '../ui/clipboard.ts'
import { downloadFile } from '../ui/download.ts'
import { toast } from '../ui/toast.ts'
import { openSite } from './load-check-css.ts'
import { shareMessages } from './messages.ts'
import type { BuilderStore } from './builder-store.ts'

/** The formats that a configuration can be copied in. */
export type CopyFormat = 'link' | 'command' | 'curl'

/** The text that reproduces the configuration; undefined where it is too long, which a toast says. */
export async function configurationText(what: CopyFormat, store: BuilderStore): Promise<string | undefined> {
  const { site } = store.get()
  if (what === 'command') return toCliCommand(site)
  if (what === 'curl') return toCurlCommand(site, location.origin)
  const link = await createLink(site, `${location.origin}/builder`)
  if (!link.ok) toast({ tone: 'warning', text: link.message })
  return link.ok ? link.text : undefined
}

const copiedMessages: Record<CopyFormat, string> = {
  link: shareMessages.linkCopied,
  command: shareMessages.commandCopied,
  curl: shareMessages.curlCopied
}

/** Copies a text that reproduces the configuration; returns it where the browser does not allow copying. */
export async function copyConfiguration(what: CopyFormat, store: BuilderStore): Promise<string | undefined> {
  const text = await configurationText(what, store)
  if (text === undefined) return undefined
  if (await copyText(text)) {
    toast({ tone: 'success', text: copiedMessages[what], group: 'copied' })
    return undefined
  }
  toast({ tone: 'warning', text: shareMessages.notCopied })
  return text
}

/** Downloads the configuration as the site.json that a project has too. */
export function saveSiteJson(store: BuilderStore): void {
  const text = `${JSON.stringify(store.get().site, null, 2)}\n`
  downloadFile('site.json', text)
  toast({ tone: 'success', text: shareMessages.saved })
}

/** Replaces the configuration, and offers undo in a toast; true where it was replaced. */
export async function withUndo(store: BuilderStore, replace: () => Promise<boolean>): Promise<boolean> {
  const snapshot = snapshotOf(store.get())
  const untouched = snapshot.site.businessInfo.businessName === ''
  if (!(await replace())) return false
  if (untouched) return true
  toast({
    tone: 'info',
    text: shareMessages.putBack,
    action: { label: shareMessages.undo, run: () => store.dispatch({ type: 'restore', snapshot }) }
  })
  return true
}

/** Opens a configuration, of one file or two; false where it could not be read. */
export async function openConfigurationFiles(store: BuilderStore, files: readonly File[]): Promise<boolean> {
  const generation = await import('./worker/generation.ts')
  return withUndo(store, async () => (await generation.openFiles(store, files)).ok)
}

/** Opens the configuration of a share link. */
export async function openConfigurationLink(store: BuilderStore, address: string): Promise<void> {
  await withUndo(store, async () => {
    const linked = await readLink(address)
    if (!linked.ok) {
      toast({ tone: 'danger', text: linked.message })
      return false
    }
    await openSite(store, linked.site)
    toast({ tone: 'success', text: messages.opened(linked.site.businessInfo.businessName) })
    return true
  })
}
