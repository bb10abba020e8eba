import { useMemo } from 'react'
import { drawPicture, type PictureStyle } from '../domain/art/picture.ts'
import { useBasePath, useContent, withBase } from './site-context.tsx'

interface PictureProps {
  /** Decides how a drawing looks; any text, also the owner's. */
  seed: string
  /** Path of a file under public/ (`/photos/team.jpg`) that is shown in place of a drawing. */
  src?: string | undefined
  /** What is to be seen. Without it the picture is decoration. */
  alt?: string
  /** Proportions of the picture; the frame around it decides its size. @default 800 x 600 */
  width?: number
  height?: number
  /** Style of the drawing. @default the style of the site */
  look?: PictureStyle
  /** Loads at once, for the picture on top of a page. */
  eager?: boolean
}

/** A picture of the business, or one drawn in the colours of the site until there is one. */
export function Picture({ seed, src, alt, width = 800, height = 600, look, eager = false }: PictureProps) {
  const { art } = useContent()
  const base = useBasePath()
  const style = look ?? art.style
  const drawn = useMemo(
    () => (src === undefined ? drawPicture({ style, seed, width, height, things: art.things }) : ''),
    [seed, src, style, width, height, art.things]
  )
  if (src !== undefined) {
    return (
      <img
        className="art"
        src={withBase(src, base)}
        alt={alt ?? ''}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
      />
    )
  }
  return (
    <svg
      className="art"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}
