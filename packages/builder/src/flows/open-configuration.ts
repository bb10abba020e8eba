import type { File } from '@sitewright/project'
import { extractDecisions, parseSiteText, type Problem, type Site } from '@sitewright/site'
import type { Dispatch } from '../actions.ts'
import { partName } from '../fields.ts'
import { readLink } from '../share-link/share-link.ts'
import { messages } from '../messages.ts'
import type { ShowToast } from '../toast.ts'
import { toErrorText } from './effects.ts'

/** The side effects of opening a configuration. */
export interface OpenEffects {
  /** The files of a zip; rejects with a message for the user where it is invalid or hostile. */
  readonly unzip: (zip: Uint8Array) => Promise<readonly File[]>
  /** Stores the pictures of a project, whose files are in its zip. */
  readonly storePictures: (site: Site, files: readonly File[]) => Promise<void>
  readonly dispatch: Dispatch
  readonly toast: ShowToast
}

export type OpenOutcome =
  | { readonly ok: true; readonly site: Site }
  | {
      readonly ok: false
      readonly code: 'builder.open-failed'
      readonly message: string
      readonly problems: readonly Problem[]
    }

/** Maximum bytes of a site.json; a typical one has a hundredth of it. */
const siteBytesMax = 4_000_000

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

function decodeText(bytes: Uint8Array): string {
  if (bytes.byteLength > siteBytesMax) throw new Error(messages.openTooLarge)
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
}

/** The texts of the site.json that is nearest to the root, and of the sitewright.json beside it. */
function textsIn(files: readonly File[]): [site: string, choices?: string] {
  const depth = ({ path }: File): number => path.split('/').length
  const found = files
    .filter(({ path }) => path === 'site.json' || path.endsWith('/site.json'))
    .sort((a, b) => depth(a) - depth(b))[0]
  if (found === undefined) throw new Error(messages.openNoSite)
  const choices = found.path.replace(/site\.json$/, 'sitewright.json')
  return [textOf(found), ...files.filter(({ path }) => path === choices).map(textOf)] as [string, string?]
}

function textOf({ content }: File): string {
  return typeof content === 'string' ? content : decodeText(content)
}

/** The texts of a site.json, and of the sitewright.json that was opened with it. */
function textsOf(files: readonly Uint8Array[]): [site: string, choices?: string] {
  const [first = '', second] = files.map(decodeText)
  if (second === undefined) return [first]
  return isChoices(first) ? [second, first] : [first, second]
}

function isChoices(text: string): boolean {
  try {
    return Object.hasOwn(JSON.parse(text) as object, 'choicesFor')
  } catch {
    return false
  }
}

/**
 * Opens the zip of a project, or its site.json together with its sitewright.json (design §3). Default content is left
 * out, so that it is derived again when the business changes. On failure the current configuration is unchanged.
 */
export async function openConfiguration(
  files: readonly Uint8Array[],
  { unzip, storePictures, dispatch, toast }: OpenEffects
): Promise<OpenOutcome> {
  const fail = (reason: string, problems: readonly Problem[] = []): OpenOutcome => {
    const message = messages.openFailed(reason)
    toast({ tone: 'danger', text: message })
    return { ok: false, code: 'builder.open-failed', message, problems }
  }
  try {
    const zip = files.find(isZip)
    const unpacked = zip && (await unzip(zip))
    const parsed = parseSiteText(...(unpacked === undefined ? textsOf(files) : textsIn(unpacked)))
    if (!parsed.ok) {
      const [first] = parsed.problems
      const where = first?.path ? `${partName(first.path)}: ` : ''
      return fail(`${where}${first?.message ?? ''} ${first?.remedy ?? ''}`.trim(), parsed.problems)
    }
    const site = extractDecisions(parsed.site)
    if (unpacked !== undefined) await storePictures(site, unpacked)
    dispatch({ type: 'openSite', site })
    toast({ tone: 'success', text: messages.opened(site.businessInfo.businessName) })
    return { ok: true, site }
  } catch (error) {
    return fail(error instanceof TypeError ? messages.openNotText : toErrorText(error, messages.openNotText))
  }
}

/** Opens the configuration of a link. On failure the current one is unchanged. */
export async function openLink(
  address: string,
  { dispatch, toast }: Pick<OpenEffects, 'dispatch' | 'toast'>
): Promise<boolean> {
  const linked = await readLink(address)
  if (!linked.ok) {
    toast({ tone: 'danger', text: linked.message })
    return false
  }
  dispatch({ type: 'openSite', site: linked.site })
  toast({ tone: 'success', text: messages.opened(linked.site.businessInfo.businessName) })
  return true
}
