import { servedFile, isOwnAddress } from '../../engine/site-facts.ts'
import { pwaMessages } from '../../pwa-messages.ts'
import type { PwaProblem, PwaTest, ReadManifest } from './pwa-test.ts'

const words = ({ value }: ReadManifest, member: string): string | undefined => {
  const held = value[member]
  return typeof held === 'string' ? held : undefined
}

/** What is wrong with a member that must hold words, of at least so many letters. */
function heldText(manifest: ReadManifest, member: string, shortest = 1): PwaProblem[] {
  const held = words(manifest, member)
  if (held === undefined || held.trim() === '') return [{ message: pwaMessages.missing(member) }]
  if (held !== held.trim()) return [{ message: pwaMessages.spaces(member), at: [member] }]
  return held.length < shortest ? [{ message: pwaMessages.tooShort(member, shortest), at: [member] }] : []
}

function text(member: string, shortest = 1): PwaTest['find'] {
  return (manifest) => heldText(manifest, member, shortest)
}

const color = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

function colorMember(member: string): PwaTest['find'] {
  return (manifest) => {
    const held = words(manifest, member)
    if (held === undefined) return [{ message: pwaMessages.missing(member) }]
    return color.test(held) ? [] : [{ message: pwaMessages.noColor(member), at: [member] }]
  }
}

function oneOf(member: string, allowed: readonly string[]): PwaTest['find'] {
  return (manifest) => {
    const held = words(manifest, member)
    if (held === undefined) return [{ message: pwaMessages.missing(member) }]
    return allowed.includes(held) ? [] : [{ message: pwaMessages.notAllowed(member, allowed), at: [member] }]
  }
}

const displays = ['fullscreen', 'standalone', 'minimal-ui', 'browser']
const orientations = [
  'any',
  'natural',
  'portrait',
  'portrait-primary',
  'portrait-secondary',
  'landscape',
  'landscape-primary',
  'landscape-secondary'
]

/** Addresses of the manifest that lead to another site; `related_applications` may. */
function foreign({ value }: ReadManifest, member: string): PwaProblem[] {
  const held = value[member]
  return typeof held === 'string' && !isOwnAddress(held)
    ? [{ message: pwaMessages.elsewhere(member, held), at: [member] }]
    : []
}

/** A path begins with the scope, where one is given. */
function outOfScope(manifest: ReadManifest): PwaProblem[] {
  const scope = words(manifest, 'scope')
  const start = words(manifest, 'start_url') ?? ''
  if (!scope?.startsWith('/') || !start.startsWith('/') || start.startsWith(scope)) return []
  return [{ message: pwaMessages.outOfScope(start, scope), at: ['start_url'] }]
}

const insecure = /^http:\/\/(?!localhost|127\.)/i

/** The members of the manifest that hold words, colours and addresses. */
export const memberTests: readonly PwaTest[] = [
  { id: 'Name', level: 'required', find: text('name') },
  { id: 'ShortName', level: 'required', find: text('short_name', 3) },
  {
    id: 'StartUrl',
    level: 'required',
    find: (manifest) => {
      const missing = heldText(manifest, 'start_url')
      return missing.length > 0
        ? missing
        : [...foreign(manifest, 'start_url'), ...foreign(manifest, 'scope'), ...outOfScope(manifest)]
    }
  },
  {
    id: 'HasHttps',
    level: 'required',
    find: ({ value }) =>
      Object.entries(value).flatMap(([member, held]) =>
        typeof held === 'string' && insecure.test(held)
          ? [{ message: pwaMessages.insecure(member), at: [member] }]
          : []
      )
  },
  {
    id: 'ServesHtml',
    level: 'required',
    find: (manifest, context, { home }) => {
      if (home === undefined) return [{ message: pwaMessages.noPage }]
      const start = (words(manifest, 'start_url') ?? '/').replace(/[?#].*$/s, '')
      if (!/\.html?$/.test(start) || !isOwnAddress(start)) return []
      return (servedFile(context, manifest.path, start) ?? servedFile(context, 'index.html', namePart(start)))
        ? []
        : [{ message: pwaMessages.noStart(start), at: ['start_url'] }]
    }
  },
  { id: 'Id', level: 'recommended', find: text('id') },
  { id: 'Description', level: 'recommended', find: text('description') },
  { id: 'BackgroundColor', level: 'recommended', find: colorMember('background_color') },
  { id: 'ThemeColor', level: 'recommended', find: colorMember('theme_color') },
  { id: 'Display', level: 'recommended', find: oneOf('display', displays) },
  { id: 'Orientation', level: 'recommended', find: oneOf('orientation', orientations) }
]

/** A site may live under a folder that only its host knows. */
function namePart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
