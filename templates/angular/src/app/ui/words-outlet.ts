import { Directive, inject, type OnInit, ViewContainerRef } from '@angular/core'
import { SiteWords } from './site-words.ts'
import { Words } from './words.ts'

/**
 * Another text of site.json in an element of SiteWords, without an element of its own.
 *
 * @example
 *   <p [appWords]="business" [field]="'businessName'">, <ng-container [appWords]="place" [field]="'address'" /></p>
 */
@Directive({ selector: 'ng-container[appWords]' })
export class WordsOutlet<Part extends object> extends Words<Part> implements OnInit {
  private readonly around = inject<SiteWords<object>>(SiteWords)
  private readonly view = inject(ViewContainerRef)

  ngOnInit(): void {
    this.view.createEmbeddedView(this.around.template(), { $implicit: this })
  }
}
