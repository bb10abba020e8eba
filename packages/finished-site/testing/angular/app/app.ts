import { AsyncPipe, NgTemplateOutlet } from '@angular/common'
import { Component, computed, inject, signal, viewChild, viewChildren, type ElementRef } from '@angular/core'
import { Counter, fields, Tooltip as Hint } from './controls.ts'
import { FolderTree, type Folder } from './folder-tree.ts'
import { ItemList } from './item-list.ts'
import { LaterPanel } from './later-panel.ts'
import { LaterPipe } from './later-pipe.ts'
import { Clock, Greeting, Log, type Message } from './services.ts'
import { ShoutPipe } from './shout-pipe.ts'

const prefix = 'app'

/** Uses all that the compiler of a finished site knows. */
@Component({
  selector: `${prefix}-root`,
  imports: [
    AsyncPipe,
    Counter,
    ...fields,
    FolderTree,
    Hint,
    ItemList,
    LaterPanel,
    LaterPipe,
    NgTemplateOutlet,
    ShoutPipe
  ],
  templateUrl: './app.html',
  host: {
    class: 'app',
    '[attr.data-count]': 'count()',
    '[class.many]': 'count() > 2',
    '[style.--size.px]': 'count()',
    '(document:keydown.escape)': 'close($event)'
  },
  providers: [{ provide: Log, useFactory: (): Log => Object.assign(new Log(), { name: 'app' }) }]
})
export class App {
  protected readonly greeting = inject(Greeting)
  protected readonly clock = inject(Clock)
  protected readonly log = inject(Log)
  protected readonly count = signal(1)
  protected readonly message?: Message
  protected readonly later = Promise.resolve('later')
  protected readonly items = signal([
    { id: 'one', price: 1 },
    { id: 'two', price: 2 }
  ])
  protected readonly total = computed(() => this.items().reduce((sum, { price }) => sum + price, 0))
  protected readonly folder: Folder = { name: 'root', folders: [{ name: 'a', folders: [] }] }
  protected readonly heading = viewChild.required<ElementRef<HTMLElement>>('title')
  protected readonly counter = viewChild(Counter)
  protected readonly hints = viewChildren(Hint, { read: Hint })
  protected tone: 'calm' | 'loud' = 'calm'

  protected close(event: Event): void {
    event.preventDefault()
  }

  protected isSmall(value: number): boolean {
    return value < 2
  }
}
