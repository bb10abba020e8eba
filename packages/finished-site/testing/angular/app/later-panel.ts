import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core'
import { Clock } from './services.ts'

/** Loaded where it is drawn. */
@Component({
  selector: 'app-later-panel',
  template: '<p>{{ name() }} at {{ clock.now }}</p>',
  changeDetection: ChangeDetectionStrategy.Eager
})
export class LaterPanel {
  readonly name = input.required<string>()
  protected readonly clock = inject(Clock)
}
