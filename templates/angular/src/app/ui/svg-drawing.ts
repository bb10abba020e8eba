import { Directive, DOCUMENT, effect, ElementRef, inject, input } from '@angular/core'

/** A drawing of our own as markup, or a part of one: the one place of raw HTML. Every text in it is escaped. */
@Directive({ selector: 'svg[appDrawing], g[appDrawing]' })
export class SvgDrawing {
  readonly drawing = input.required<string>({ alias: 'appDrawing' })

  private readonly page = inject(DOCUMENT)
  private readonly element = inject<ElementRef<SVGElement>>(ElementRef).nativeElement
  /** It was prerendered, and stands there. */
  private isDrawn = this.element.firstChild !== null

  constructor() {
    effect(() => {
      const drawing = this.drawing()
      if (this.isDrawn) this.isDrawn = false
      else this.draw(drawing)
    })
  }

  /** The page of the build reads markup inside of HTML elements only. */
  private draw(drawing: string): void {
    const holder = this.page.createElement('div')
    holder.innerHTML = `<svg>${drawing}</svg>`
    this.element.textContent = ''
    for (const part of Array.from(holder.firstChild?.childNodes ?? [])) this.element.appendChild(part)
  }
}
