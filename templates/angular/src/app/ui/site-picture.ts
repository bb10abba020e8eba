import { Component, computed, inject, input } from '@angular/core'
import { drawPicture } from '../../domain/art/picture.ts'
import { focusStyle, type Picture } from '../../domain/pictures.ts'
import { preload } from '../state/preload.ts'
import { SiteState } from '../state/site-state.ts'
import { withBase } from './base-path.ts'
import { findPictureSource, type PictureSource } from './picture-source.ts'
import { SvgDrawing } from './svg-drawing.ts'

/**
 * A picture of the business, or one drawn in the colours of the site until there is one. It is drawn in the element that
 * this stands on, in front of all other content.
 */
@Component({ selector: '[appPicture]', imports: [SvgDrawing], templateUrl: './site-picture.html' })
export class SitePicture {
  /** Decides how a drawing looks; any text, also the owner's. */
  readonly seed = input.required<string>()
  /** The photograph that is shown in place of a drawing. */
  readonly picture = input<Picture>()
  /** How wide the frame is, for the choice of a file, as the attribute of an `img` says it. */
  readonly sizes = input('100vw')
  /** Path of a file under public/ (`/photos/team.jpg`) that is shown in place of a drawing. */
  readonly src = input<string>()
  /** What is to be seen. Without it the picture is decoration. */
  readonly alt = input<string>()
  /** Proportions of the picture; the frame around it decides its size. */
  readonly width = input(800)
  readonly height = input(600)
  /** Motif of the drawing. @default that of the site */
  readonly look = input<string>()
  /** Loads at once, for the picture on top of a page. */
  readonly eager = input(false)

  private readonly app = inject(SiteState)
  protected readonly source = computed((): PictureSource | undefined => {
    const [picture, src] = [this.picture(), this.src()]
    const found = picture && findPictureSource(picture, this.app.basePath())
    return found ?? (src === undefined ? undefined : { src: withBase(src, this.app.basePath()) })
  })
  protected readonly said = computed(() => {
    const picture = this.picture()
    return this.source() && picture ? picture.alt : this.alt()
  })
  protected readonly drawn = computed(() => {
    const { style, things } = this.app.content().art
    return drawPicture({
      style: this.look() ?? style,
      seed: this.seed(),
      width: this.width(),
      height: this.height(),
      things
    })
  })
  protected readonly frameSize = computed(() => {
    if (this.source()?.srcset === undefined) return null
    // A browser that knows the size of the frame says it better.
    return this.eager() ? this.sizes() : `auto, ${this.sizes()}`
  })
  protected readonly objectPosition = computed(() => {
    const picture = this.picture()
    return picture && focusStyle(picture)?.objectPosition
  })

  constructor() {
    preload(() => (this.eager() ? { ...this.source(), sizes: this.frameSize() ?? undefined } : undefined))
  }
}
