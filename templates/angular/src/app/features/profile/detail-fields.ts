import { Component, input } from '@angular/core'
import { profileMessages } from '../../../domain/features/profile.ts'
import { channels } from '../../../domain/profile.ts'
import type { ProfileForm } from '../../state/profile.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'

@Component({
  selector: 'div[appDetailFields]',
  imports: [FieldControl, FieldFrame],
  templateUrl: './detail-fields.html',
  host: { class: 'form' }
})
export class DetailFields {
  readonly form = input.required<ProfileForm>()

  protected readonly messages = profileMessages
  protected readonly channels = channels

  protected choose(channel: (typeof channels)[number], isChosen: boolean): void {
    const { change, values } = this.form()
    change({ notifications: { ...values().notifications, [channel]: isChosen } })
  }
}
