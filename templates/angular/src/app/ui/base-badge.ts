import { Directive, input } from '@angular/core'

@Directive({
  selector: 'span[appBadge]',
  host: { class: 'badge', '[class]': "tone() ? 'badge-' + tone() : ''" }
})
export class BaseBadge {
  readonly tone = input<'ok' | 'warn' | 'err'>()
}
