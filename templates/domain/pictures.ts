/** A photograph. Its files are in public/pictures, see below. */
export interface Picture {
  /** SHA-256 of its widest file, in hexadecimal digits. */
  hash: string
  /** Size of its widest file in pixels. */
  width: number
  height: number
  /** What is to be seen; empty for decoration, absent until the owner decides. */
  alt?: string
  /** The point that stays in view where the picture is cropped, in percent from its top left corner. @default the middle */
  focus?: { x: number; y: number }
}

/** The logo of the business. The icons are made of its file, and so is the mark beside the name. */
export interface Logo {
  /** SHA-256 of its file, in hexadecimal digits. */
  hash: string
  /** Its size in pixels, without empty edges. */
  width: number
  height: number
  /** The name can be read in it, so that it does not stand beside it. */
  alone?: true
}

/** Size of a logo in the header, in CSS pixels: as high as the drawn mark, and not wider than the bar has space for. */
export function logoSize({ width, height }: Pick<Logo, 'width' | 'height'>): {
  width: number
  height: number
} {
  const scale = Math.min(36 / height, 160 / width)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Widths in pixels that a picture is kept in, up to its own. */
const standardWidths = [480, 960, 1600]

/** The widths of the files of a picture, narrowest first. */
export function pictureWidths({ width }: Pick<Picture, 'width'>): readonly number[] {
  return [...standardWidths.filter((each) => each < width), width]
}

/** Path of a file of a picture below the folder of the site. */
export function picturePath({ hash }: Pick<Picture, 'hash'>, width: number): string {
  return `/pictures/${hash.slice(0, 16)}-${width}.webp`
}

/** The focal point as `object-position`; undefined for the middle. */
export function focusStyle({ focus }: Pick<Picture, 'focus'>): { objectPosition: string } | undefined {
  return focus && { objectPosition: `${focus.x}% ${focus.y}%` }
}

/** Keys in site.json of the pictures of which nobody has decided what a screen reader says. */
export function undescribedPictures(content: object): readonly string[] {
  return findUndescribed({ ...content, logo: undefined }, 'content')
}

function findUndescribed(value: unknown, key: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('hash' in value) return 'alt' in value ? [] : [key]
  return Object.entries(value).flatMap(([name, part]) =>
    findUndescribed(part, Array.isArray(value) ? `${key}[${name}]` : `${key}.${name}`)
  )
}
