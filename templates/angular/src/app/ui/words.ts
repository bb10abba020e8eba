import { computed, Directive, inject, input } from '@angular/core'
import { isDraft } from '../../domain/drafts.ts'
import type { Fact, TextField } from '../../domain/site.ts'
import { factText, ownLanguageOf } from '../../domain/text.ts'
import { SiteState } from '../state/site-state.ts'

/** A text of site.json by its place, for a component that draws it by SiteWords. */
export interface SiteText<Part extends object> {
  of: Part
  field: TextField<Part> | keyof Part
  own?: boolean
  text?: string | undefined
}

/** What is said to SiteWords and WordsOutlet, and what they make of it. */
@Directive()
export abstract class Words<Part extends object> {
  /** The part of the site that holds the text: a service, a question, what is known of the business. */
  readonly of = input.required<Part>({ alias: 'appWords' })
  /** Any field where `text` says what is drawn of it, else that of a text. */
  readonly field = input.required<TextField<Part> | keyof Part>()
  /** Draws the pencil of a draft as well, see DraftText. */
  readonly mark = input(true)
  /** The owner wrote it, for certain: the name and the description. */
  readonly own = input<boolean | undefined>(false)
  /** What is made of this one field and drawn in its place: a sentence of it, a line, opening hours as a text. */
  readonly text = input<string>()
  /** The group that the text is told with, whose mark stands at it where the group was invented as a whole. */
  readonly draftOf = input<unknown>()

  private readonly app = inject(SiteState)
  private readonly value = computed(() => this.of()[this.field() as keyof Part] as Fact | undefined)
  readonly shown = computed(() => this.text() ?? factText(this.value(), this.app.content()))
  readonly language = computed(() => ownLanguageOf(this.app.content(), this.shown(), this.own() ?? false))
  readonly isGroupDraft = computed(() => isDraft(this.draftOf()))
  readonly isDraft = computed(() => this.shown() !== '' && isDraft(this.text() ?? this.value()))
  /** Whether elements stand around the text. */
  readonly isMarked = computed(() => this.isGroupDraft() || this.isDraft() || this.language() !== undefined)
}
