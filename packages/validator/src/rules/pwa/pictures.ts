import type { Context } from '../../engine/context.ts'
import { isOwnAddress, servedFile } from '../../engine/site-facts.ts'
import { pwaMessages } from '../../pwa-messages.ts'
import { imageFacts, type ImageFacts } from '../../sources/image.ts'
import type { PwaProblem, PwaTest, ReadManifest } from './pwa-test.ts'

/** A picture that the manifest names, with what its bytes say. */
interface Picture {
  at: readonly (string | number)[]
  src: string
  type: string | undefined
  sizes: readonly string[]
  purposes: readonly string[]
  /** It leads to the site itself, so that there is a file to look at. */
  own: boolean
  path: string | undefined
  facts: ImageFacts | undefined
}

type Kind = 'icons' | 'screenshots' | 'shortcuts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function readPictures(
  value: unknown,
  at: readonly (string | number)[],
  manifest: ReadManifest,
  context: Context
): Picture[] {
  if (!isRecord(value) || typeof value['src'] !== 'string') return []
  const words = (member: string): string[] =>
    typeof value[member] === 'string' ? value[member].split(/\s+/).filter(Boolean) : []
  const own = isOwnAddress(value['src'])
  const path = own ? findPictureFile(context, manifest, value['src']) : undefined
  return [
    {
      at,
      src: value['src'],
      type: typeof value['type'] === 'string' ? value['type'] : undefined,
      sizes: words('sizes'),
      purposes: words('purpose'),
      own,
      path,
      facts: path === undefined ? undefined : imageFacts(context.project.get(path)?.content)
    }
  ]
}

/** Addresses stand relative to the manifest; a site may live under a folder that only its host knows. */
function findPictureFile(context: Context, manifest: ReadManifest, src: string): string | undefined {
  const found = servedFile(context, manifest.path, src)
  if (found !== undefined || !src.startsWith('/')) return found
  const parts = src.slice(1).split('/')
  return parts
    .slice(1)
    .map((_, index) => servedFile(context, 'index.html', `/${parts.slice(index + 1).join('/')}`))
    .find((path) => path !== undefined)
}

/** The pictures of a kind; those of shortcuts hang under each of them. */
function picturesIn(kind: Kind, manifest: ReadManifest, context: Context): Picture[] {
  const entries = listOf(manifest.value[kind])
  if (kind !== 'shortcuts')
    return entries.flatMap((each, index) => readPictures(each, [kind, index], manifest, context))
  return entries.flatMap((entry, index) =>
    listOf(isRecord(entry) ? entry['icons'] : undefined).flatMap((each, inner) =>
      readPictures(each, [kind, index, 'icons', inner], manifest, context)
    )
  )
}

/** What the bytes of a picture say of it, in place of what the manifest says. */
type Measured = (picture: Picture) => PwaProblem['right']

const measuredSize: Measured = ({ facts, sizes }) =>
  facts?.size && sizes.length === 1
    ? { member: 'sizes', value: `${facts.size.width}x${facts.size.height}` }
    : undefined
const measuredType: Measured = ({ facts, type }) =>
  facts && type !== undefined ? { member: 'type', value: facts.type } : undefined

function findProblems(
  kind: Kind,
  of: (picture: Picture) => string | undefined,
  measured: Measured = () => undefined
): PwaTest['find'] {
  return (manifest, context) =>
    picturesIn(kind, manifest, context).flatMap((picture): PwaProblem[] => {
      const message = of(picture)
      if (message === undefined) return []
      const right = measured(picture)
      return [{ message, at: picture.at, ...(right ? { right } : {}) }]
    })
}

const there = ({ own, path, src }: Picture): string | undefined =>
  own && path === undefined ? pwaMessages.noFile(src) : undefined

function rightType({ path, type, facts, src }: Picture): string | undefined {
  if (path === undefined) return undefined
  if (facts === undefined) return pwaMessages.noPicture(src)
  const stated = type?.replace('image/jpg', 'image/jpeg').replace('image/vnd.microsoft.icon', 'image/x-icon')
  return stated === undefined || stated === facts.type
    ? undefined
    : pwaMessages.wrongType(src, stated, facts.type)
}

function rightSize({ sizes, facts, src }: Picture): string | undefined {
  if (!facts || facts.type === 'image/svg+xml' || facts.type === 'image/x-icon') return undefined
  if (sizes.length === 0) return pwaMessages.noSize(src)
  if (!facts.size) return facts.type === 'image/webp' ? undefined : pwaMessages.noPicture(src)
  const actual = `${facts.size.width}x${facts.size.height}`
  return sizes.some((size) => size.toLowerCase() === actual)
    ? undefined
    : pwaMessages.wrongSize(src, sizes.join(' '), actual)
}

/** A square PNG of that size, for any purpose, by what its bytes say where they can be looked at. */
function square(side: number): PwaTest['find'] {
  return (manifest, context) => {
    const fits = picturesIn('icons', manifest, context).some(({ purposes, type, sizes, facts, own }) => {
      if (purposes.length > 0 && !purposes.includes('any')) return false
      if (own) return facts?.type === 'image/png' && facts.size?.width === side && facts.size.height === side
      return type === 'image/png' && sizes.includes(`${side}x${side}`)
    })
    return fits ? [] : [{ message: pwaMessages.noSquare(side), at: ['icons'] }]
  }
}

/** The pictures of the manifest: there, of the type and of the size that it states. */
export const pictureTests: readonly PwaTest[] = [
  {
    id: 'Icons',
    level: 'required',
    find: (manifest, context) =>
      picturesIn('icons', manifest, context).length > 0 ? [] : [{ message: pwaMessages.missing('icons') }]
  },
  { id: 'HasSquare192x192PngAnyPurposeIcon', level: 'required', find: square(192) },
  { id: 'IconsAreFetchable', level: 'required', find: findProblems('icons', there) },
  { id: 'IconTypesAreValid', level: 'required', find: findProblems('icons', rightType, measuredType) },
  {
    id: 'IconTypesAreNotIcos',
    level: 'required',
    find: findProblems('icons', ({ facts, type, src }) =>
      facts?.type === 'image/x-icon' || (type ?? '').endsWith('icon') ? pwaMessages.ico(src) : undefined
    )
  },
  { id: 'ShortcutIconsAreFetchable', level: 'required', find: findProblems('shortcuts', there) },
  { id: 'HasSquare512x512PngAnyPurposeIcon', level: 'recommended', find: square(512) },
  { id: 'IconSizesAreValid', level: 'recommended', find: findProblems('icons', rightSize, measuredSize) },
  {
    id: 'Screenshots',
    level: 'recommended',
    find: (manifest, context) =>
      picturesIn('screenshots', manifest, context).length > 0
        ? []
        : [{ message: pwaMessages.missing('screenshots') }]
  },
  { id: 'ScreenshotsAreFetchable', level: 'recommended', find: findProblems('screenshots', there) },
  {
    id: 'ScreenshotTypesAreValid',
    level: 'recommended',
    find: findProblems('screenshots', rightType, measuredType)
  },
  {
    id: 'ScreenshotSizesAreValid',
    level: 'recommended',
    find: findProblems('screenshots', rightSize, measuredSize)
  },
  {
    id: 'ShortcutIconTypesAreValid',
    level: 'recommended',
    find: findProblems('shortcuts', rightType, measuredType)
  },
  {
    id: 'ShortcutIconSizesAreValid',
    level: 'recommended',
    find: findProblems('shortcuts', rightSize, measuredSize)
  }
]
