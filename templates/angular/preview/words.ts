import { computed, Directive, inject } from '@angular/core'
import { SiteState } from '../src/app/state/site-state.ts'
import { Words as PlainWords } from '../src/app/ui/words.ts'
import { plainText } from '../src/domain/drafts.ts'
import type { Fact } from '../src/domain/site.ts'
import { observeDraft } from './preview-draft.ts'
import { fieldAddress } from './shared/addresses.ts'

/** Stands in for `src/app/ui/words.ts`: it knows the address of the text, and of what may be a draft of it. */
@Directive()
export abstract class Words<Part extends object> extends PlainWords<Part> {
  private readonly site = inject(SiteState).site
  private readonly part = computed(() => this.of()[this.field() as keyof Part] as Fact | undefined)

  /** The address of the field; undefined where the text is none of the site, as what a visitor wrote. */
  readonly address = computed(() => fieldAddress(this.site(), this.of(), this.field()))
  /** Whether it shows what is made of the field, and not the text itself. */
  readonly isDerived = computed(() => {
    const written = this.part()
    return (typeof written === 'object' && !('text' in written)) || this.shown() !== plainText(written)
  })
  /** What is a draft by itself; what is made of a field is none. */
  readonly drawn = computed(() => this.text() ?? this.part())
  readonly isOwnSelected = observeDraft(this.drawn).isSelected
  readonly isGroupSelected = observeDraft(this.draftOf).isSelected
}
