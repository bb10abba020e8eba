import { computed, Component, Directive, input, output, type Signal } from '@angular/core'

/** What all fields have. */
@Directive({ host: { '[attr.data-state]': 'state()', '(input)': 'entered.emit(name())' } })
abstract class Field<Value> {
  readonly hint = input('none')
  readonly entered = output<string>()
  protected abstract readonly name: Signal<string>
  protected readonly value?: Value
  protected readonly state = computed(() => `${this.name()} ${this.hint()}`)
}

/** A field for text. */
@Component({ selector: 'label[appTextField]', template: '{{ name() }} ({{ hint() }}) <ng-content />' })
export class TextField extends Field<string> {
  protected override readonly name = input.required<string>({ alias: 'appTextField' })
}

/** A field that may be left out. */
@Component({ selector: 'label[appOptional]', template: '<ng-content />?' })
export class OptionalField extends TextField {}
