import {
  Component,
  input,
  model,
  numberAttribute,
  output,
  type OnChanges,
  type OnInit,
  type SimpleChanges
} from '@angular/core'
import { Focusable } from './tooltip.ts'

/** A number that a button increases. It draws nothing that has a definition. */
@Component({
  selector: 'app-counter',
  template: '<button type="button" (click)="increase()">{{ value() }}{{ changes }}</button>',
  hostDirectives: [{ directive: Focusable, inputs: ['tabIndex: step'] }]
})
export class Counter implements OnChanges, OnInit {
  readonly value = model.required<number>()
  readonly step = input(1, { transform: numberAttribute })
  readonly pressed = output<number>({ alias: 'moved' })
  protected changes = ''

  ngOnChanges(changes: SimpleChanges): void {
    this.changes += Object.keys(changes).join()
  }

  ngOnInit(): void {
    this.increase()
  }

  increase(): void {
    this.value.update((value) => value + this.step())
    this.pressed.emit(this.value())
  }
}
