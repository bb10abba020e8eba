import { booleanAttribute, computed, Directive, input } from '@angular/core'

/** Takes the focus. */
@Directive({ host: { '[attr.tabindex]': 'tabIndex()' } })
export class Focusable {
  readonly tabIndex = input<string | number>(0)
}

/** Shows a hint. */
@Directive({
  selector: '[appHint]:not(ul)',
  exportAs: 'hint',
  hostDirectives: [Focusable],
  host: { role: 'note', '[title]': 'text()', '[hidden]': 'off()' }
})
export class Tooltip {
  readonly appHint = input.required<string>()
  readonly off = input(false, { transform: booleanAttribute })
  readonly text = computed(() => this.appHint().toUpperCase())
}
