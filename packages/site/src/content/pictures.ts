import { picturePath as pathOf, pictureWidths as widthsOf } from '../../../../templates/domain/pictures.ts'
import type { Site } from '../site.ts'
import type { Content } from './content.ts'

/** A photograph of the owner. The document only names it; its bytes are stored by its hash. */
export interface Picture {
  /** SHA-256 of its widest file, in hexadecimal digits. */
  readonly hash: string
  /** Size of its widest file in pixels. */
  readonly width: number
  readonly height: number
  /** What is to be seen; empty for decoration, absent until the owner decides. */
  readonly alt?: string
  /** The focal point in percent from the top left corner. @default the middle */
  readonly focus?: { readonly x: number; readonly y: number }
}

/** The logo of the business, as one PNG without empty edges. */
export interface Logo {
  /** SHA-256 of its file, in hexadecimal digits. */
  readonly hash: string
  /** Its size in pixels. */
  readonly width: number
  readonly height: number
  /** The name can be read in it, so that it does not stand beside it. */
  readonly alone?: true
}

/** Path of the file of a logo below the folder of the site. */
export function logoPath({ hash }: Pick<Logo, 'hash'>): string {
  return `/pictures/${hash.slice(0, 16)}-logo.png`
}

/** The widths of the files of a picture, narrowest first. */
export const pictureWidths: (picture: Pick<Picture, 'width'>) => readonly number[] = widthsOf

/** Path of a file of a picture below the folder of the site. */
export const picturePath: (picture: Pick<Picture, 'hash'>, width: number) => string = pathOf

/** A picture of the content with its address. */
export interface PlacedPicture {
  readonly address: string
  readonly picture: Picture
}

/** The photographs of the content, in its order. One that stands at several places is found at each. */
export function picturesIn(content: Partial<Content>): PlacedPicture[] {
  return find({ ...content, logo: undefined }, '/content')
}

function find(value: unknown, address: string): PlacedPicture[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return [{ address, picture: value }]
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    find(part, `${address}/${Array.isArray(value) ? `@${idOf(part)}` : key}`)
  )
}

function idOf(item: unknown): string {
  return typeof item === 'object' && item !== null ? String(Reflect.get(item, 'id')) : ''
}

/** A file that a site document names. */
export interface NamedFile {
  readonly hash: string
  readonly width: number
  readonly type: 'image/webp' | 'image/png'
}

/** Every file that a document names, also of pictures whose feature is off, each once; the widest of each comes first. */
export function pictureFilesIn({ content, decisions }: Pick<Site, 'content' | 'decisions'>): NamedFile[] {
  const files = new Map<string, NamedFile>()
  for (const { picture, isLogo } of findNamed([content, decisions], false)) {
    const { hash, width: own } = picture
    const type = isLogo ? 'image/png' : 'image/webp'
    const widths = isLogo ? [own] : [...pictureWidths(picture)].reverse()
    for (const width of widths) files.set(`${hash}-${width}`, { hash, width, type })
  }
  return [...files.values()]
}

type Named = { readonly picture: Pick<Picture, 'hash' | 'width'>; readonly isLogo: boolean }

/** A logo stands below its own key; a decision has it as its value. */
function findNamed(value: unknown, isLogo: boolean): Named[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return [{ picture: value, isLogo }]
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    findNamed(part, /(?:^|\/)logo$/.test(key) || (isLogo && key === 'value'))
  )
}

function isPicture(value: object): value is Picture {
  return 'hash' in value && 'width' in value
}

/** The content without the pictures that are not to be had, such as on another device. The logo stays. */
export function keepPictures(content: Content, isThere: (picture: Picture) => boolean): Content {
  const { logo, ...rest } = content
  return { ...(keep(rest, isThere) as Omit<Content, 'logo'>), ...(logo && { logo }) }
}

function keep(part: unknown, isThere: (picture: Picture) => boolean): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((each) => keep(each, isThere))
  const kept = Object.entries(part).filter(
    ([, value]: [string, unknown]) =>
      !(typeof value === 'object' && value !== null && isPicture(value) && !isThere(value))
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, keep(value, isThere)]))
}
