import { NgTemplateOutlet } from '@angular/common'
import { Component, contentChild, contentChildren, input, TemplateRef } from '@angular/core'
import { Tooltip } from './controls.ts'

interface ItemContext<Item> {
  $implicit: Item
  position: number
}

/** Draws items by the template that stands in it. */
@Component({
  selector: 'ul[appItems]',
  imports: [NgTemplateOutlet],
  templateUrl: './item-list.html',
  host: { '[attr.data-hints]': 'hints().length' }
})
export class ItemList<Item extends { id: string }> {
  readonly items = input.required<readonly Item[]>()
  protected readonly template = contentChild.required<TemplateRef<ItemContext<Item>>>(TemplateRef)
  protected readonly hints = contentChildren(Tooltip, { descendants: true })
  protected readonly contextOf = <Context>(item: Item, position: number) =>
    ({ $implicit: item, position }) as Context
}
