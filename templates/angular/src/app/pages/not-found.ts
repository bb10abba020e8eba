import { Component, computed, inject } from '@angular/core'
import { waysOut, type Way } from '../../domain/actions.ts'
import { pageMessages } from '../../domain/messages.ts'
import { SiteState } from '../state/site-state.ts'
import { SitePicture } from '../ui/site-picture.ts'
import { WayList } from '../ui/way-list.ts'

/** Says that there is no such page, and where to go from here: also in place of a page that the content leaves out. */
@Component({
  selector: 'div[appNotFound]',
  imports: [SitePicture, WayList],
  templateUrl: './not-found.html',
  host: { class: 'wrap msg' }
})
export class NotFound {
  private readonly app = inject(SiteState)
  protected readonly messages = pageMessages
  protected readonly ways = computed<readonly Way[]>(() => {
    const content = this.app.content()
    const { action } = content.hero
    return [...waysOut(content), { page: action.page, of: action, field: 'label' }]
  })
}
