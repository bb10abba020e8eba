import { Component, computed, input } from '@angular/core'
import { geolocationMessages } from '../../../domain/features/geolocation.ts'
import { required } from '../../../domain/form.ts'
import { pickedPlace, type PickedLocation } from '../../../domain/geolocation.ts'
import { createForm } from '../../../domain/sessions/form.ts'
import type { LocationSession } from '../../../domain/sessions/location.ts'
import { bindFormSession } from '../../state/form.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseIcon } from '../../ui/base-icon.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { SiteForm } from '../../ui/site-form.ts'
import { PickedPlace } from './picked-place.ts'

/** Idle, then getting the location, then a location selected: by the browser's position or as an address. */
@Component({
  selector: 'section[appLocationPicker]',
  imports: [BaseButton, BaseIcon, BaseNotice, FieldControl, FieldFrame, PickedPlace, SiteForm],
  templateUrl: './location-picker.html',
  host: { class: 'picker', '[attr.aria-label]': 'messages.yourLocation' }
})
export class LocationPicker {
  readonly picked = input.required<PickedLocation>()
  readonly location = input.required<LocationSession>()

  protected readonly messages = geolocationMessages
  protected readonly isLocating = computed(() => this.picked().kind === 'locating')
  protected readonly failure = computed(() => {
    const picked = this.picked()
    return picked.kind === 'idle' ? picked.failure : undefined
  })
  protected readonly place = computed(() => pickedPlace(this.picked()))

  /** The form of the address, which is asked for until a location is picked, and then anew. */
  private readonly isAsked = computed(() => this.place() === undefined)
  private readonly session = computed(() => {
    this.isAsked()
    return createForm({
      initial: { address: '' },
      rules: { address: [required(geolocationMessages.noAddress)] }
    })
  })
  protected readonly form = bindFormSession(this.session, () =>
    this.session().submit((values) => this.enter(values))
  )

  /** Takes an address typed by hand. It stays the text that it is: nobody looks up where it lies. */
  private async enter({ address }: { address: string }): Promise<undefined> {
    this.location().enter(address)
    return undefined
  }
}
