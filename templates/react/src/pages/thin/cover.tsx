import { artSeedOf } from '../../domain/art/picture.ts'
import type { PictureStyle } from '../../domain/art/picture.ts'
import { Picture } from '../../ui/picture.tsx'
import { useLayout, useSite } from '../../ui/site-context.tsx'
import { Actions } from './actions.tsx'
import { Name, Said } from './name.tsx'

/** The first screen: the name above, the words below, and a picture that says nothing. */
export function Cover({ look }: { look: PictureStyle }) {
  const seed = artSeedOf(useSite())
  return (
    <section className="hero" aria-labelledby="promise">
      <div className="hero-copy">
        <Name />
        <div className="stack">
          <Said />
          <Actions />
        </div>
      </div>
      <figure className="hero-art">
        <Picture seed={seed} look={look} {...useLayout().thinArt} eager />
      </figure>
    </section>
  )
}
