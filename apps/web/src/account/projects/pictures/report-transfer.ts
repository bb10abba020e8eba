import type { Site } from '@sitewright/site'
import { toast } from '../../../ui/toast.ts'
import type { FetchResult } from './fetch-pictures.ts'
import { transferMessages } from './messages.ts'
import { namePictures } from './picture-names.ts'
import { transferToast } from './run-transfer.ts'
import type { SendResult } from './send-pictures.ts'

interface Ending {
  wasStopped: boolean
  again: () => void
}

/** Says which pictures are in the account now, and which are still missing. */
export function reportSent(site: Site, result: SendResult, { wasStopped, again }: Ending): void {
  const { sent, missing, notHere, failure } = result
  if (missing.length === 0) {
    if (sent.length > 0) toast({ tone: 'success', text: transferMessages.sent(sent.length) })
    return
  }
  const sendable = missing.filter((hash) => !notHere.includes(hash))
  report({
    title: transferMessages.missingTitle,
    texts: [
      ...(sendable.length > 0 ? [transferMessages.missing(namePictures(site, sendable))] : []),
      ...(notHere.length > 0 ? [transferMessages.notHere(namePictures(site, notHere))] : [])
    ],
    reason: wasStopped ? transferMessages.stopped : failure?.message,
    again: sendable.length > 0 ? again : undefined
  })
}

/** Says which pictures arrived on this device, and which did not. */
export function reportFetched(site: Site, result: FetchResult, { wasStopped, again }: Ending): void {
  const { fetched, missing, notSaved, failure } = result
  if (missing.length === 0 && notSaved.length === 0) {
    if (fetched.length > 0) toast({ tone: 'success', text: transferMessages.fetched(fetched.length) })
    return
  }
  report({
    title: transferMessages.notFetchedTitle,
    texts: [
      ...(missing.length > 0 ? [transferMessages.notFetched(namePictures(site, missing))] : []),
      ...(notSaved.length > 0 ? [transferMessages.notSaved(namePictures(site, notSaved))] : [])
    ],
    reason: wasStopped ? transferMessages.stopped : failure?.message,
    again: missing.length > 0 ? again : undefined
  })
}

interface Report {
  title: string
  texts: readonly string[]
  /** Why some are missing, where it is known. */
  reason: string | undefined
  again: (() => void) | undefined
}

function report({ title, texts, reason, again }: Report): void {
  toast({
    key: transferToast,
    tone: 'warning',
    title,
    text: [...texts, ...(reason === undefined ? [] : [reason])].join(' '),
    durationMs: false,
    ...(again && { action: { label: transferMessages.tryAgain, run: again } })
  })
}
