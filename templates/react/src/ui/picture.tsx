import { useMemo } from 'react'
import { drawPicture } from '../domain/art/picture.ts'
import { focusStyle, type Picture as Photograph } from '../domain/pictures.ts'
import { findPictureSource } from './picture-source.ts'
import { useBasePath, useContent, withBase } from './site-context.tsx'

interface PictureProps {
  /** Decides how a drawing looks; any text, also the owner's. */
  seed: string
  /** The photograph that is shown in place of a drawing. */
  picture?: Photograph | undefined
  /** How wide the frame is, for the choice of a file, as the attribute of an `img` says it. @default '100vw' */
  sizes?: string
  /** Path of a file under public/ (`/photos/team.jpg`) that is shown in place of a drawing. */
  src?: string | undefined
  /** What is to be seen. Without it the picture is decoration. */
  alt?: string | undefined
  /** Proportions of the picture; the frame around it decides its size. @default 800 x 600 */
  width?: number
  height?: number
  /** Motif of the drawing. @default that of the site */
  look?: string
  /** Loads at once, for the picture on top of a page. */
  eager?: boolean
}

/** A picture of the business, or one drawn in the colours of the site until there is one. */
export function Picture(props: PictureProps) {
  const { seed, picture, sizes = '100vw', src, width = 800, height = 600, look, eager = false } = props
  const { art } = useContent()
  const base = useBasePath()
  const style = look ?? art.style
  const source = findSource(picture, src, base)
  const alt = source && picture ? picture.alt : props.alt
  const isDrawn = source === undefined
  const drawn = useMemo(
    () => (isDrawn ? drawPicture({ style, seed, width, height, things: art.things }) : ''),
    [seed, isDrawn, style, width, height, art.things]
  )
  if (source) {
    return (
      <img
        className="art"
        // A browser that knows the size of the frame says it better.
        sizes={source.srcSet && (eager ? sizes : `auto, ${sizes}`)}
        {...source}
        alt={alt ?? ''}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        style={picture && focusStyle(picture)}
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

function findSource(picture: Photograph | undefined, src: string | undefined, base: string) {
  const found = picture && findPictureSource(picture, base)
  return found ?? (src === undefined ? undefined : { src: withBase(src, base), srcSet: undefined })
}
