import { Directive, ElementRef, inject } from '@angular/core'
import { BookingFlow } from './booking-flow.ts'

/** The heading of a step, which takes the focus when the step is reached. */
@Directive({ selector: 'h2[appStepHeading]', host: { tabindex: '-1' } })
export class StepHeading {
  private readonly element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement

  constructor() {
    inject(BookingFlow).heading = this
  }

  focus(): void {
    this.element.focus()
  }
}
